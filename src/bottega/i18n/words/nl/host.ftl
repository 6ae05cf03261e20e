# De beheerder: wie voor het huis zorgt, en wat iedereen daarvan leest.
host-title = Het huis
host-key = Sleutel van de beheerder
host-key-text = Wie de sleutel van de beheerder heeft, zorgt hier voor het huis. Op de machine die het aanbiedt, laat “bottega host key” hem zien.
host-enter = Binnenkomen
host-counts = { $people } mensen, { $tables } tafels
host-news = Een regel voor iedereen
host-news-text = Iedereen ziet hem op elke pagina, tot die hem sluit of jij hem weghaalt.
host-closed = Nieuwe mensen komen alleen op uitnodiging
host-closed-text = Een uitnodiging is een link naar een plaats aan een tafel, of die hieronder. Wie al bekend is, komt als voorheen.
host-welcome = Een uitnodiging voor het huis
host-welcome-make = Uitnodiging maken
host-welcome-new = In plaats daarvan een nieuwe maken
host-welcome-end = Beëindigen
host-people = Mensen
host-tables = Tafels
host-search = Zoek een naam of een kenmerk
host-since = sinds { $day }
host-at = { $n ->
    [0] aan geen tafel
    [one] aan één tafel
   *[other] aan { $n } tafels
}
host-nameless = zonder naam
host-remove = Verwijderen
host-remove-person-sure = { $name } verwijderen, met alles wat erbij hoort? Spellen van anderen gaan zonder deze persoon door. Dit kan niet ongedaan worden gemaakt.
host-remove-table-sure = Deze tafel verwijderen, voor iedereen die eraan zit? Dit kan niet ongedaan worden gemaakt.
host-remove-do = Ja, verwijderen
host-keep = Nee
host-chat-close = Chat sluiten
host-chat-open = Chat openen
host-over = afgelopen
host-none = Niets gevonden
host-more = Meer
host-said = Van de beheerder: { $text }
stranger = Nieuwe mensen komen in dit huis alleen op uitnodiging. Open de link die je hebt gekregen, of kom terug als wie je bent.
error-host-key = Dit is niet de sleutel van de beheerder.
error-invitation-only = Nieuwe mensen komen hier alleen op uitnodiging: open de link die je hebt gekregen.
error-chat-closed = De beheerder heeft de chat van deze tafel gesloten.
