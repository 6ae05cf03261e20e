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
