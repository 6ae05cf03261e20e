# Leonardo: the third painter when two play.

m00-title = Leonardo
m00-short = In a game for two a third painter joins in, steered by the players in turn. He takes a bed, closes a booth and restores a segment, and leaves less for you.

fresco-ask-leonardo-wakes = When does Leonardo get up?
fresco-ask-leonardo-closes = Which booth does Leonardo close?
fresco-ask-leonardo-walks = Where does Leonardo go?

fresco-do-leonardo-restore = restore { $segment } for { $points }

fresco-event-steered = steers Leonardo

fresco-why-bed-leonardo = Leonardo gets up at this time already.
fresco-why-leonardo-closes = Leonardo buys nothing; he closes a whole booth.
fresco-why-leonardo-walks = Leonardo goes one step, not diagonally, to a segment that is not restored; if there is none, to one of the lowest value.
