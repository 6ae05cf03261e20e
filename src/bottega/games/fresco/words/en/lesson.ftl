# The lesson of the base game.

fresco-lesson-ceiling = You are a master painter. The bishop wants this ceiling restored: each of its 25 segments brings points. Whoever is furthest ahead on the score track at the end wins. A round has three parts: get up, plan, act.
fresco-lesson-wake = First, when do you get up? Early risers act first everywhere, but are in a worse mood and pay more for each market tile. Get up at 7:00: mood −1, tiles cost 2.
fresco-lesson-woke = You are up first, so you act first at every place.
fresco-lesson-sheet = This is your action sheet. From left to right: market for paints, cathedral for points, studio for money, workshop for blending, theater for a better mood. Everybody plans in secret.
fresco-lesson-plan = You have five apprentices. Put one on each place: press a column, or drag them. Then press Ready.
fresco-lesson-shown = All plans lie open. Now the places are played from left to right, at each of them in the order of getting up.
fresco-lesson-market = Market: each apprentice buys one tile, all from the same booth. Buy { $paints } in booth III for 2 thalers. What is left in the booth goes back into the bag.
fresco-lesson-bought = Red and yellow are yours.
fresco-lesson-tile = Cathedral: a segment is restored with the paints on its tile. You have { $paints } for this one, worth 3 points. Instead of a segment, an apprentice may restore the altar with three paints, for 2 to 6 points.
fresco-lesson-bishop = The bishop adds 2 points around him, and 3 where he stands. For 1 thaler he takes a step. Move him onto your segment.
fresco-lesson-restore = Now restore it: 3 points for the tile, and 3 for the bishop.
fresco-lesson-restored = 6 points! The tile is yours and brings you 1 thaler of income in every round.
fresco-lesson-blend = The studio has paid you 3 thalers. In the workshop each apprentice blends up to twice. Make { $paints_made } out of { $paints }: the best tiles ask for blends.
fresco-lesson-blended = What you blend now serves in the next round, since the cathedral comes before the workshop.
fresco-lesson-mood = The theater has lifted your mood by 2. When all have acted there, the round ends. At +3 a sixth apprentice helps you, at −3 one stays at home.
fresco-lesson-end = Then income comes, the market is filled again, and whoever is last on the score track gets up first. If six tiles or fewer are left when a round begins, it is the last one. At the end 2 thalers are 1 point. That is all: you can play!

# How one wins, in five lines.
fresco-goal-1 = Restore segments of the fresco with the paints that they ask for: each brings its value.
fresco-goal-2 = The bishop adds 3 points on his segment and 2 around him. He goes where you restore.
fresco-goal-3 = The altar brings 2 to 6 points for three paints, as often as you like.
fresco-goal-4 = Each tile you have restored brings 1 thaler in every round.
fresco-goal-5 = At the end 2 thalers are 1 point, and whoever is furthest ahead wins. Modules add points of their own.
