# Der Betreiber: wer sich um das Haus kümmert, und was alle davon lesen.
host-title = Das Haus
host-key = Schlüssel des Betreibers
host-key-text = Wer den Schlüssel des Betreibers hat, kümmert sich hier um das Haus. Auf dem Rechner, der es bereitstellt, zeigt ihn „bottega host key“.
host-enter = Hereinkommen
host-counts = { $people } Menschen, { $tables } Tische
host-news = Eine Zeile an alle
host-news-text = Alle sehen sie auf jeder Seite, bis sie sie schließen oder du sie wegnimmst.
host-closed = Neue kommen nur mit Einladung
host-closed-text = Eine Einladung ist ein Link zu einem Platz an einem Tisch, oder der hier unten. Wer schon bekannt ist, kommt wie bisher.
host-welcome = Eine Einladung ins Haus
host-welcome-make = Einladung machen
host-welcome-new = Stattdessen eine neue machen
host-welcome-end = Beenden
host-people = Menschen
host-tables = Tische
host-search = Nach einem Namen oder einer Kennung suchen
host-since = seit { $day }
host-at = { $n ->
    [0] an keinem Tisch
    [one] an einem Tisch
   *[other] an { $n } Tischen
}
host-nameless = ohne Namen
host-remove = Entfernen
host-remove-person-sure = { $name } entfernen, mit allem, was dazugehört? Spiele anderer gehen ohne diese Person weiter. Das lässt sich nicht rückgängig machen.
host-remove-table-sure = Diesen Tisch entfernen, für alle, die daran sitzen? Das lässt sich nicht rückgängig machen.
host-remove-do = Ja, entfernen
host-keep = Nein
host-chat-close = Chat schließen
host-chat-open = Chat öffnen
host-over = zu Ende
host-none = Nichts gefunden
host-more = Mehr
host-said = Vom Betreiber: { $text }
stranger = Neue kommen in dieses Haus nur mit Einladung. Öffne den Link, den du bekommen hast, oder komm als du selbst zurück.
error-host-key = Das ist nicht der Schlüssel des Betreibers.
error-invitation-only = Neue kommen hier nur mit Einladung: Öffne den Link, den du bekommen hast.
error-chat-closed = Der Betreiber hat den Chat dieses Tisches geschlossen.
