# Module 3: special blends.

m03-title = Special Blends
m03-short = Pink is blended from purple and red, brown from orange and green. Seven precious tiles ask for them, and the altar pays more for them.

m03-do-altar = altar with { $paints } for { $points }
m03-event-altar = restores the altar with { $paints } for { $points }

# Board and box

box-m3_special-tiles = values and paints of the special tiles but the 24
