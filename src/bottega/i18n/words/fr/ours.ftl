# What is not printed in the booklets.

ours-note = Pas imprimé dans les livrets : notre décision.
ours-docs = Sources : docs/rules.md
ours-label = Pas imprimé dans les livrets : notre décision. { $what }
ours-ruling = décision { $number }
ours-decision = une règle que les livrets laissent ouverte
ours-owner = { $entry } = { $value }
owner-note = Le fichier de matériel de cette table dit :
owner-label = Le fichier de matériel de cette table dit : { $what }
