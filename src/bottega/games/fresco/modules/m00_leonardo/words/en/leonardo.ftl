# Leonardo: the third painter when two play.

m00-title = Leonardo
m00-short = In a game for two a third painter joins in, steered by the players in turn. He takes a bed, closes a booth and restores a segment, and leaves less for you.

fresco-ask-leonardo-wakes = When does Leonardo get up?
fresco-ask-leonardo-closes = Which booth does Leonardo close?
fresco-ask-leonardo-walks = Where does Leonardo go?

# What matters, as the coach says it before a question.

fresco-coach-leonardo-wakes = Leonardo takes your rival’s place: let him stand where he hurts the other more than you.
fresco-coach-leonardo-closes = Let him close the booth that the other needs.
fresco-coach-leonardo-walks = He takes a segment away: lead him to one that the other could restore.

fresco-do-leonardo-restore = restore { $segment } for { $points }

fresco-event-steered = steers Leonardo

fresco-why-bed-leonardo = Leonardo gets up at this time already.
fresco-why-leonardo-closes = Leonardo buys nothing; he closes a whole booth.
fresco-why-leonardo-walks = Leonardo goes one step, not diagonally, to a segment that is not restored; if there is none, to one of the lowest value.

# The lesson.

m00-lesson-who = Two of you play, so Leonardo joins as a third painter. In this round you steer him. He has no money and no paints, and he cannot win: but he takes what you want.
m00-lesson-wake = He gets up like everybody else: choose 5:00 for him, and he acts before you all.
m00-lesson-plan = He plans nothing. You do: one apprentice on each place, then Ready.
m00-lesson-close = At the market he must close a booth in every round. You say which: close booth I.
m00-lesson-buy = Now it is your own turn: buy { $paints }.
m00-lesson-walk = At the cathedral he goes one step to a tile beside him, restores it without paint and scores for himself. Send him to C2.
m00-lesson-end = The bishop went with him, so the bonus lies elsewhere now. Next round the other steers him. Use him to take what others need.
