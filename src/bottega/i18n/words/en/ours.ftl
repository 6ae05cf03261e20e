# What is not printed in the booklets.

ours-note = Not printed in the booklets: our decision.
ours-docs = Sources: docs/rules.md
ours-label = Not printed in the booklets: our decision. { $what }
ours-ruling = ruling { $number }
ours-decision = a rule that the booklets leave open
ours-owner = { $entry } = { $value }
owner-note = This table’s own component file says:
owner-label = This table’s own component file says: { $what }
