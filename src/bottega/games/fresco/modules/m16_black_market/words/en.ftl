# Module 16: the black market

m16-title = The Black Market
m16-short = At the market one apprentice of each player may draw a tile from the bag, unseen, and has to buy it.

m16-do-draw = buy an unseen tile from the bag ({ $bag } there)
m16-event-drawn = draws { $paints } at the black market

m16-why-when = When you are at the market, one of your apprentices can buy an unseen tile from the bag.
m16-why-once = You have been to the black market already; it is open to you once a round.
m16-why-nobody = No apprentice is left to go there.
m16-why-empty = The bag is empty.
m16-why-price = A tile costs { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }; you have less.

# Board and box

mod-barrel = { $n ->
        [one] The barrel: an unseen tile from the bag, where 1 is left
       *[other] The barrel: an unseen tile from the bag, where { $n } are left
    }

# The lesson.

m16-lesson-what = Behind the booths somebody sells from a barrel: a tile from the bag, unseen. Your plan sent two apprentices to the market.
m16-lesson-booth = First buy { $paints } in booth II as usual.
m16-lesson-draw = Your other apprentice draws a tile and must buy it, at the same price.
m16-lesson-end = Three red: a lucky draw! You may draw once in a round, and without visiting a booth, too. But whoever draws closes none.
