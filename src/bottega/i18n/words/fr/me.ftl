# Ma page : qui je suis, et comment on me retrouve.
me-title = Ma page
me-name = Mon nom et ma couleur
me-saved = Enregistré
me-settings = Votre nom, et comment retrouver vos parties
home-unsecured = Seul ce navigateur sait qu’elles sont à vous.
me-again = Pour retrouver vos parties
me-again-not = Pour l’instant, seul ce navigateur vous connaît. S’il vous oublie, vos parties sont perdues. Une clé d’accès ou un code de récupération vous y ramène, sur tout appareil.
me-again-code = Vous avez un code de récupération. Il vous ramène à vos parties sur tout appareil.
me-code = Code de récupération
me-code-make = Créer un code de récupération
me-code-new = Créer un nouveau code à la place
me-code-end = Supprimer le code
me-code-ended = Le code n’est plus valable.
me-code-once = Voici votre code de récupération. Il n’est montré que maintenant : notez-le ou imprimez-le, et gardez-le pour vous. Quiconque l’a peut jouer à votre place.
me-code-camera = Ou pointez l’appareil photo de votre téléphone ici, pour continuer à jouer là-bas aussi.
me-code-alt = Le code de récupération en code QR
me-copy-by-hand = Votre navigateur ne permet pas de copier ; sélectionnez le code et copiez-le vous-même.
me-devices = Appareils
me-devices-known = { $n ->
    [one] Seul ce navigateur vous connaît.
   *[other] { $n } navigateurs vous connaissent.
}
me-leave = Se déconnecter ici
me-back = Je suis déjà venu
me-back-text = Avec votre code de récupération, ce navigateur vous reconnaît.
me-back-secured = Avec un autre code de récupération, ce navigateur est à quelqu’un d’autre.
me-bring = Emporter les parties jouées dans ce navigateur
me-back-do = Revenir
me-games = Ce que j’ai joué
me-games-none = Vos parties apparaîtront ici dès que vous en aurez terminé une.
me-search = Chercher un nom, un jeu, un module ou un jour
me-found = { $n ->
    [0] Aucune partie trouvée
    [one] Une partie
   *[other] { $n } parties
}
me-won = Gagnée
me-shared = Victoire partagée
me-lost = Perdue
me-show-more = En montrer plus
me-load-more = Parties plus anciennes
me-results = Mes résultats
me-by-game = Par jeu
me-by-module = Par module
me-by-rival = Par adversaire
me-by-level = Par niveau des robots
me-played = jouées
me-victories = gagnées
me-average = points en moyenne
me-curve = { $game } : mes points, partie après partie
me-curve-alt = De { $least } à { $most } points, { $last } en dernier
me-sources = D’où viennent mes points, en moyenne
me-ratings = Mes classements
me-ratings-none = Vous avez un classement dès que vous avez terminé une partie classée ; la personne qui prépare la table dit si elle l’est.
me-ratings-forget = Oublier mes classements
me-ratings-forget-sure = Vos classements disparaissent pour de bon, aussi des tableaux que les autres voient. Les parties classées suivantes repartent de zéro.
me-data = Ce qui est conservé à mon sujet
me-data-person = Votre nom et votre couleur, la date de votre première visite, et les empreintes de vos clés et de votre code de récupération. Des clés d’accès, la partie publique.
me-data-games = Les tables que vous avez créées ou auxquelles vous étiez : chaque coup, plan et ligne du chat, avec qui et quand, et vos notes.
me-data-club = Vos classements, les tournois que vous avez créés ou auxquels vous participez, avec leurs résultats, et vos programmes.
me-data-not = Rien sur votre navigateur ou votre appareil, aucun comptage des visites. Seulement si vous le demandez : une adresse électronique, des adresses pour vous prévenir et vos heures de calme, et ce qui y est envoyé.
me-data-browser = Dans votre navigateur : le cookie, pendant un an après votre dernière visite, et vos réglages.
me-data-long = C’est conservé jusqu’à ce que vous le fassiez oublier, ou que l’hôte arrête ce serveur. Les sauvegardes de l’hôte peuvent le garder plus longtemps.
me-export = Tout emporter (un fichier)
me-forget = Me faire oublier
me-forget-text = Les parties que personne d’autre n’a jouées sont effacées. Dans les autres, vos coups restent, sans votre nom, vos messages ni vos notes ; là où une partie continue, votre place devient libre. C’est irréversible.
me-forget-sure = Je veux être oublié, sur tous mes appareils
me-forget-do = Oubliez-moi
me-programs = Mes programmes
me-programs-text = Un programme à vous peut prendre place aux tables comme tout le monde. Un jeton montre qui il est.
me-program-name = Nom du programme
me-program-make = Créer un programme
me-program-token = Voici le jeton de { $name }. Il n’est montré que maintenant : mettez-le là où votre programme le trouve.
me-program-end = Supprimer { $name }
ask-program = Demander à un programme de s’asseoir ici
ask-program-do = Demander
ask-program-done = { $name } est invité.
error-token = Ce jeton n’est pas connu.
error-not-for-programs = Les programmes ne peuvent pas faire cela.
error-no-program = Il n’y a pas de programme de ce nom.
error-program = Un programme de ce nom existe déjà, ou vous en avez cinq : supprimez-en d’abord un.
error-no-code = Ce code n’est pas connu. Vérifiez-le encore une fois.
error-not-secured = Créez d’abord une clé d’accès ou un code de récupération, sinon vos parties seraient perdues.
me-passkeys = { $n ->
    [0] Vous n’avez pas de clé d’accès. Avec elle, un doigt ou un regard vous ramène.
    [one] Vous avez une clé d’accès. Elle vous ramène à vos parties.
   *[other] Vous avez { $n } clés d’accès. Chacune vous ramène à vos parties.
}
me-passkey-make = Créer une clé d’accès
me-passkey-made = La clé d’accès est créée.
me-passkey-end = Supprimer toutes les clés d’accès
me-passkey-ended = Vos clés d’accès ne sont plus valables.
me-passkey-use = Revenir avec une clé d’accès
error-bad-passkey = Cette clé d’accès n’ouvre rien ici. Réessayez, ou prenez-en une autre.
error-no-passkeys = Les clés d’accès demandent le nom du serveur ; il a été ouvert par un numéro.
error-many-passkeys = Vous avez vingt clés d’accès ; supprimez-les d’abord.
error-passkey-left = Aucune clé d’accès n’a été donnée.
me-remind = Quand c’est à moi
me-remind-text = Vous pouvez être prévenu quand c’est à vous et que la table n’est pas sous vos yeux. Rien n’est envoyé nulle part si vous ne le demandez pas ici.
me-remind-page = Le montrer dans ce navigateur tant que la page est ouverte
me-remind-push = Le montrer dans ce navigateur même si la page est fermée
me-remind-push-many = { $n ->
    [one] Un de vos navigateurs le montre.
   *[other] { $n } de vos navigateurs le montrent.
}
me-remind-denied = Ce navigateur ne le permet pas. Ses réglages pour ce site peuvent le changer.
me-remind-no-push = Il faut une page avec TLS, ou sur cet ordinateur même ; ou ce navigateur ne sait pas le faire.
me-remind-mail = Par courriel à { $address }
me-remind-hook = Un message à un autre service (webhook)
me-remind-hook-none = Aucun
me-remind-hook-json = Un autre : du JSON par POST
me-remind-hook-url = Son adresse
me-remind-quiet = Heures de calme
me-remind-quiet-from = de
me-remind-quiet-to = à
me-remind-quiet-text = Ce qui y tombe vous est dit après, si c’est encore à vous.
me-remind-test = Essayer
me-remind-test-none = Rien n’est encore activé.
me-remind-test-push = Navigateur : { $problem }
me-remind-test-hook = Webhook : { $problem }
me-remind-test-mail = Courriel : { $problem }
me-remind-test-ok = envoyé
me-mail = Courriel
me-mail-text = Un lien vers votre adresse électronique vous ramène aussi.
me-mail-known = Votre adresse est { $address }. Un lien envoyé là-bas vous ramène à vos parties.
me-mail-pending = Un lien a été envoyé à { $address }. Ouvrez-le dans la journée, et l’adresse est à vous.
me-mail-address = Adresse électronique
me-mail-send = M’envoyer un lien
me-mail-end = Retirer l’adresse
me-mail-ended = L’adresse est oubliée.
me-mail-back = Par courriel
me-mail-sent = Si cette adresse est connue ici, un lien est en route. Il vaut un quart d’heure.
me-link-confirm = Cette adresse électronique est-elle la vôtre ?
me-link-confirm-do = Oui, c’est la mienne
me-link-confirm-done = L’adresse est à vous. Un lien envoyé là-bas vous ramène.
me-link-sign-in = Votre chemin de retour
me-link-sign-in-text = Avec ce lien, ce navigateur vous reconnaît.
me-link-stop = Plus de courriels quand c’est à vous ?
me-link-stop-do = Plus de courriels
me-link-stop-done = Vous ne recevrez plus de courriels quand c’est à vous.
table-remind = Me prévenir à cette table quand c’est à moi
table-remind-off = Vous n’avez pas demandé à être prévenu ; vous le pouvez sur votre page.
error-bad-address = On ne peut rien envoyer à cette adresse. Elle commence par https://.
error-bad-browser = Les clés de ce navigateur n’ont pas pu être lues. Réessayez.
error-bad-zone = Ce fuseau horaire n’est pas connu ici.
error-bad-mail = Ce n’est pas une adresse électronique.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-mail-link = Ce lien n’est plus valable. Demandez-en un nouveau.
error-mail-taken = Cette adresse est déjà à quelqu’un. Si c’est vous, revenez avec elle.
