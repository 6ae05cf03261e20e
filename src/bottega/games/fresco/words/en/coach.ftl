# What matters, as the coach says it before a question.

fresco-coach-wake = Early: you choose first everywhere, but the mood sinks and tiles cost more. At mood +3 you have an apprentice more, at −3 one less.
fresco-coach-cover = A tile takes a whole column: cover a place that you can do without this round.
fresco-coach-plan = Market before cathedral, workshop after it: what you blend serves next round. Send nobody where you cannot pay.
fresco-coach-neutral = He may fall ill for one of yours: set him where illness would hurt least.
fresco-coach-else = Your apprentices are done here. Use what costs none of them, or go on.
fresco-coach-buy = All from one booth. Buy what a segment that you want asks for. Nothing useful? Close the booth that the others need.
fresco-coach-restore = The bishop adds 3 on his segment and 2 around him; a step costs 1 thaler. Dear segments go first.
fresco-coach-restore-ill = An ill apprentice restores no segment next to the bishop, but the one he stands on.
fresco-coach-studio = Thalers buy paints and move the bishop; 2 of them are 1 point at the end.
fresco-coach-theater = A good mood now lets you get up early next round, and at +3 brings an apprentice.
fresco-coach-before-blending = What you do here takes an apprentice: weigh it against two blends.
fresco-coach-blend = Blend what the segments and the altar ask for that you want next. Each blend costs two paints.
fresco-coach-space = Ahead is a point more. Behind, you choose your hour sooner: the last on the track gets up first.
