# What matters, as the coach says it before a question.

sintra-coach-turn = Take what a strip has room for, as many as fit. When good strips lie to the glazier’s left, moving him back is worth a turn.
sintra-coach-take = Take what a strip has room for: the rest breaks. See also what you leave for the others.
sintra-coach-place = What does not fit breaks. The glazier walks along and does not come back by himself: what lies to his left waits.
sintra-coach-lay = Jokers take any color. Keep the fields open that are easiest to fill later.
sintra-coach-keep = The points are the same. With ornaments on the palace (side A) every filled half counts, whatever its color. Without (side B) the windows’ best color counts: keep the one you have most of.
