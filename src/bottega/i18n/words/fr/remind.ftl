# Ce qui est dit aux gens hors de la page, et le texte des courriels avec des liens.
remind-turn = C’est à vous : { $game }
remind-with = { $others } et la table vous attendent.
remind-alone = La table vous attend.
remind-test = Voici comment vous serez prévenu
remind-test-text = Quand c’est à vous et que la table n’est pas sous vos yeux, vous l’apprenez ici.
remind-mail-stop = Vous recevez ce courriel parce que vous l’avez demandé sur votre page. Ne plus en recevoir : { $address }
