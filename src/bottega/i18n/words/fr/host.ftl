# L’hôte : qui s’occupe de la maison, et ce que tous en lisent.
host-title = La maison
host-key = Clé de l’hôte
host-key-text = Quiconque a la clé de l’hôte s’occupe ici de la maison. Sur la machine qui l’héberge, « bottega host key » la montre.
host-enter = Entrer
host-counts = { $people } personnes, { $tables } tables
host-news = Une ligne pour tous
host-news-text = Tous la voient sur chaque page, jusqu’à ce qu’ils la ferment ou que vous l’enleviez.
host-closed = Les nouveaux viennent sur invitation seulement
host-closed-text = Une invitation est un lien vers une place à une table, ou celui d’en bas. Qui est déjà connu vient comme avant.
host-welcome = Une invitation dans la maison
host-welcome-make = Créer une invitation
host-welcome-new = En créer une nouvelle à la place
host-welcome-end = La supprimer
host-people = Personnes
host-tables = Tables
host-search = Chercher un nom ou un identifiant
host-since = depuis le { $day }
host-at = { $n ->
    [0] à aucune table
    [one] à une table
   *[other] à { $n } tables
}
host-nameless = sans nom
host-remove = Retirer
host-remove-person-sure = Retirer { $name }, avec tout ce qui est à cette personne ? Les parties des autres continuent sans elle. C’est irréversible.
host-remove-table-sure = Retirer cette table, pour tous ceux qui y sont ? C’est irréversible.
host-remove-do = Oui, retirer
host-keep = Non
host-chat-close = Fermer le chat
host-chat-open = Ouvrir le chat
host-over = terminée
host-none = Rien trouvé
host-more = Plus
host-said = De l’hôte : { $text }
stranger = Les nouveaux viennent dans cette maison sur invitation seulement. Ouvrez le lien que vous avez reçu, ou revenez sous votre identité.
error-host-key = Ce n’est pas la clé de l’hôte.
error-invitation-only = Les nouveaux viennent ici sur invitation seulement : ouvrez le lien que vous avez reçu.
error-chat-closed = L’hôte a fermé le chat de cette table.
