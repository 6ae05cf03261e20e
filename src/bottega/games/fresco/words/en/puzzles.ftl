# Puzzles of Fresco.

theme-waking = waking up
theme-planning = planning
theme-market = market
theme-cathedral = restoring
theme-altar = altar
theme-studio = studio
theme-workshop = blending
theme-theater = theater
theme-track = score track
fresco-puzzle-round = By the end of the round the best choice brings, compared with this one: { $parts }.
fresco-puzzle-gain = By the end of the round it brings, compared with the next best: { $parts }.
