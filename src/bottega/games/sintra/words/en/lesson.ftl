# The lesson of the game.

sintra-lesson-palace = This is your palace. Fill its windows with glass: each window brings points, and whoever has the most after six rounds wins. Above every window lies a pattern strip with five fields, one pane on each; a joker field takes any color.
sintra-lesson-factories = These are the factories, with four panes each. In your turn you take all panes of one color from one of them.
sintra-lesson-take = Take { $panes } from factory 5. What you leave there goes to the middle.
sintra-lesson-took = Three yellow panes are yours.
sintra-lesson-place = All of them go on one strip: the one below your glazier, or one to its right, as the gold arrow shows. Strip 4, { $panes }, has room for all three. Your glazier walks there.
sintra-lesson-placed = They fit, so none breaks.
sintra-lesson-middle = The other player took orange. What was left lies in the middle now: from here you take all panes of one color, too. The round ends when no panes are left on the table.
sintra-lesson-marker = You need two white panes. Take { $panes } from the middle. Whoever takes from here first also gets the starting-player marker: it costs one step on the broken-glass track, and you begin the next round.
sintra-lesson-fill = You are one step down on the broken-glass track. What it shows is lost at the end. At −18 you would lose the points at once, and the marker would start again. Strip 4 lacks just these two. Fill it.
sintra-lesson-keep = The strip is full! One of its panes moves into the window, four leave the board. Here it does not matter which: keep the one you like.
sintra-lesson-scored = 3 points for three yellow panes, since yellow gives the bonus in this round. And 2 for the window.
sintra-lesson-windows = A window scores its own value and those of all windows to its right that hold glass. So begin on the right: what stands there scores again and again. Each window has two halves, so each strip is filled twice.
sintra-lesson-blue = Now see how to break nothing. Take { $panes } from factory 2.
sintra-lesson-breaks = Strip 6 has room for one blue pane; the other one would break. Strip 7 takes both: choose it.
sintra-lesson-whole = Nothing broken. Each broken pane would have cost a step.
sintra-lesson-glazier = Your glazier has come far: strips to his left are out of reach. Instead of taking panes you may move him back. It costs your turn. Do it now.
sintra-lesson-back = He stands above your leftmost strip again.
sintra-lesson-end = Six rounds like this one. At the end the ornaments between the windows score up to 10 points each, three panes left on strips bring 1, and broken glass costs. That is all: you can play!

# How one wins, in five lines.
sintra-goal-1 = Fill a pattern strip with five panes, and one of them lights a window.
sintra-goal-2 = A window scores its value and those of all windows with glass to its right.
sintra-goal-3 = Panes in the color of the round bring 1 point each when their strip is full.
sintra-goal-4 = Panes that find no room break: each costs a step, and steps cost points at the end. At −18 the points are lost at once, and the marker starts again.
sintra-goal-5 = After six rounds the palace is scored, and most points win.
