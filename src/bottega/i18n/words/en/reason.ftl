# Why one turn is better than another: what the search compared, told apart.

reason-now = { $n ->
        [one] 1 point now
       *[other] { $n } points now
    }
reason-now-instead = { $n ->
        [one] 1 point now instead of { $other }
       *[other] { $n } points now instead of { $other }
    }
reason-next = { $n ->
        [one] prepares 1 point in this round
       *[other] prepares { $n } points in this round
    }
reason-next-move = { $n ->
        [one] prepares 1 point in this round: { $move }
       *[other] prepares { $n } points in this round: { $move }
    }
reason-rival = { $n ->
        [one] leaves another player about 1 point less
       *[other] leaves another player about { $n } points less
    }
reason-rival-move = { $n ->
        [one] otherwise for another player: { $move } (worth about 1 point)
       *[other] otherwise for another player: { $move } (worth about { $n } points)
    }
reason-end = { $n ->
        [one] promises 1 point more in the end
       *[other] promises { $n } points more in the end
    }
reason-close = another move is about as good
reason-end-parts = promises { $n ->
        [one] 1 point
       *[other] { $n } points
    } more in the end; until the next round is over: { $parts }
reason-close-parts = about as good in the end; until the next round is over: { $parts }
reason-part = { WORD($source) } { $n }
reason-part-rival = the best rival { $n }
reason-loss = { $n ->
        [one] saves 1 point of broken glass
       *[other] saves { $n } points of broken glass
    }
reason-thalers = { $n ->
        [one] leaves 1 thaler more
       *[other] leaves { $n } thalers more
    }
reason-paints = { $n ->
        [one] leaves 1 paint more
       *[other] leaves { $n } paints more
    }
reason-mood = mood better by { $n }
reason-apprentices = { $n ->
        [one] 1 apprentice more in this round
       *[other] { $n } apprentices more in this round
    }
reason-proved-win = { $n ->
        [0] proved: you win
        [one] proved: you win by 1 point
       *[other] proved: you win by { $n } points
    }
reason-proved-shared = proved: the victory is shared
reason-proved-loss = { $n ->
        [0] proved: it is lost by a tie-breaker
        [one] proved: lost by 1 point at best
       *[other] proved: lost by { $n } points at best
    }
