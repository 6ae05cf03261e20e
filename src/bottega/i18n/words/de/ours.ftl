# What is not printed in the booklets.

ours-note = Nicht in den Heften gedruckt: unsere Entscheidung.
ours-docs = Quellen: docs/rules.md
ours-label = Nicht in den Heften gedruckt: unsere Entscheidung. { $what }
ours-ruling = Entscheidung { $number }
ours-decision = eine Regel, die die Hefte offenlassen
ours-owner = { $entry } = { $value }
owner-note = Die eigene Materialdatei dieses Tisches sagt:
owner-label = Die eigene Materialdatei dieses Tisches sagt: { $what }
