# Module 3: special blends.

m03-title = Special Blends
m03-short = Pink is blended from purple and red, brown from orange and green. Seven precious tiles ask for them, and the altar pays more for them.

m03-do-altar = altar with { $paints } for { $points }
m03-event-altar = restores the altar with { $paints } for { $points }

# Board and box

box-m3_special-tiles = values and paints of the special tiles but the 24

# The lesson.

m03-lesson-what = Seven tiles ask for pink or brown and are worth 13 to 24 points. The dearest lies in the middle. You blend these paints in the workshop, from blends.
m03-lesson-purple = You have { $paints }. First make purple out of red and blue.
m03-lesson-pink = Now blend on at once: { $paints } makes { $paints_made }.
m03-lesson-end = That was one apprentice with two blends. Orange and green make brown, { $paints }. At the altar pink and brown may stand for blends and bring 3 and 5 points more.
