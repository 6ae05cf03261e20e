# Module 4: the wishing well.

m04-title = The Wishing Well
m04-short = Set pennies on the market when you plan and throw them into the well there. Each one draws a wish card, which helps an apprentice once.
source-wishes = wishes

wish-lucky-day = Lucky Day
wish-free-paint = Free Paint { $paints }
wish-visit = The Bishop Pays a Visit
wish-praise = Praise of the Bishop
wish-tip = Tip
wish-alchemy = Alchemy
wish-finders-keepers = Finders Keepers
wish-busker = Busker

# Questions and answers.

m04-ask-set = How many pennies do you set on the market?
m04-ask-throw = Do you throw a penny into the well? ({ $pennies } set)
m04-ask-praise = Do you use Praise of the Bishop?
m04-ask-busker = Do you use the Busker?

# What matters, as the coach says it before a question.

m04-coach-set = The well takes two pennies in a round. Set some only if you are early at the market.
m04-coach-throw = A wish card helps once, in any round. Pennies left over help nobody.
m04-coach-praise = 1 point more now; the card is gone then.
m04-coach-busker = The card helps once: use it when the mood decides about an apprentice.

m04-do-set = { $pennies ->
    [0] set none
    [one] set { $pennies } penny; an apprentice must go there
   *[other] set { $pennies } pennies; an apprentice must go there
}
m04-do-throw = throw a penny, draw a wish card
m04-do-throw-none = { $pennies ->
    [one] do not throw: { $pennies } penny comes back
   *[other] do not throw: { $pennies } pennies come back
}
m04-do-keep = keep the card
m04-do-praise = bishop's bonus +1
m04-do-busker = mood +1
m04-do-lucky-day = Lucky Day: 2 pennies
m04-do-free-paint = Free Paint: take { $paints }
m04-do-visit = The Bishop Pays a Visit: he goes to { $segment }
m04-do-tip = Tip: 1 thaler and 1 penny
m04-do-alchemy = Alchemy: { $paints } become { WORD($paint) }
m04-do-finders-keepers = Finders Keepers: 3 thalers

# What happened.

m04-event-set = { $pennies ->
    [one] has set { $pennies } penny on the market
   *[other] has set { $pennies } pennies on the market
}
m04-event-thrown = throws a penny into the well
m04-event-returned = { $pennies ->
    [one] takes back { $pennies } penny that was not thrown
   *[other] takes back { $pennies } pennies that were not thrown
}
m04-event-draws = draws a wish card
m04-event-wish = draws { $card }
m04-event-used = uses { $card }
m04-event-received = takes { $paints } in booth { $booth } for nothing
m04-event-alchemy = turns { $paints } into { WORD($paint) }
m04-event-praised = has the bishop's praise: 1 more
m04-event-pennies = { $pennies ->
    [one] gets { $pennies } penny
   *[other] gets { $pennies } pennies
}
m04-event-changed = { $pennies ->
    [one] changes { $pennies } penny into thalers
   *[other] changes { $pennies } pennies into thalers
}

# Why not.

m04-why-full = The well is full: it holds 2 pennies a round.
m04-why-no-wishes = No wish card is left to draw.
m04-why-well = Pennies are thrown when your visit to the market begins, if you set them there while planning.
m04-why-no-card = You do not have this card.
m04-why-used = Each of your apprentices here has used a card.
m04-why-lucky-day = Lucky Day is used at the market: 2 pennies.
m04-why-free-paint = Free Paint is used at the market once you have bought a tile: choose the pictured one in the same booth.
m04-why-visit = The Bishop Pays a Visit is used in the cathedral, while a healthy apprentice of yours there has used no card: choose where he goes.
m04-why-praise = Praise of the Bishop is used when you restore a segment with a bishop's bonus: 1 point more.
m04-why-tip = Tip is used in the studio: 1 thaler and 1 penny.
m04-why-alchemy = Alchemy is used at the workshop before you blend: 3 basic paints become a blended one.
m04-why-finders-keepers = Finders Keepers is used at the theater: 3 thalers.
m04-why-busker = The Busker is used right after getting up, unless your mood is at the top: mood +1.
m04-why-set = First say how many pennies you set on the market.

# Board and box

word-pennies = pennies
mod-wishes = { $n ->
        [one] 1 wish card
       *[other] { $n } wish cards
    }
mod-pennies = { $n ->
        [one] 1 penny
       *[other] { $n } pennies
    }
mod-penny = a penny on the market
mod-well = The well: { $n } of { $room } pennies
mod-wishes-left = { $n ->
        [one] 1 wish card in the pile
       *[other] { $n } wish cards in the pile
    }
mod-pennies-left = { $n ->
        [one] 1 penny in the supply
       *[other] { $n } pennies in the supply
    }
mod-used-up = Out of the game
mod-pennies-laid = { $n ->
        [one] 1 penny on the market
       *[other] { $n } pennies on the market
    }
box-m4_wishes-free_paint = market tiles on the three cards

# What a choice brings.

brings-pennies = pennies { $n }
brings-wish_cards = wish cards { $n }

# The lesson.

m04-lesson-what = This well stands on the market, and you have three lucky pennies. Who throws one draws a wish card. The well takes only two in a round, of all of you.
m04-lesson-plan = When you plan, set two pennies on the market. An apprentice must go there: put one on each place, then Ready.
m04-lesson-first = You are first at the market, so the well is empty. Throw a penny.
m04-lesson-second = A Tip: 1 thaler and 1 penny at the studio. Look at each card first, then decide. Throw the other one.
m04-lesson-end = The well is full: nobody else throws in this round. Use a card at its place, now or later, one for each apprentice there. At the end each penny is a thaler.
