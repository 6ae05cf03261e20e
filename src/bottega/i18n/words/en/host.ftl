# The host: who looks after the house, and what everybody reads of it.
host-title = The house
host-key = The host’s key
host-key-text = Whoever has the host’s key looks after the house here. On the machine that serves it, “bottega host key” shows it.
host-enter = Come in
host-counts = { $people } people, { $tables } tables
host-news = A line to everybody
host-news-text = Everybody sees it on every page, until they close it or you take it away.
host-closed = New people come by invitation only
host-closed-text = An invitation is a link to a seat of a table, or the one below. Whoever is known already comes as before.
host-welcome = An invitation to the house
host-welcome-make = Make an invitation
host-welcome-new = Make a new one instead
host-welcome-end = End it
host-people = People
host-tables = Tables
host-search = Search for a name or an id
host-since = since { $day }
host-at = { $n ->
    [0] at no table
    [one] at one table
   *[other] at { $n } tables
}
host-nameless = without a name
host-remove = Remove
host-remove-person-sure = Remove { $name }, with everything that is theirs? Games of others go on without them. This cannot be undone.
host-remove-table-sure = Remove this table, for everybody at it? This cannot be undone.
host-remove-do = Yes, remove
host-keep = No
host-chat-close = Close the chat
host-chat-open = Open the chat
host-over = over
host-none = Nothing found
host-more = More
host-said = From the host: { $text }
stranger = New people come to this house by invitation only. Open the link that you were sent, or come back as who you are.
error-host-key = This is not the host’s key.
error-invitation-only = New people come here by invitation only: open the link that you were sent.
error-chat-closed = The host has closed the chat of this table.
