# What is not printed in the booklets.

ours-note = Niet gedrukt in de spelregels: onze beslissing.
ours-docs = Bronnen: docs/rules.md
ours-label = Niet gedrukt in de spelregels: onze beslissing. { $what }
ours-ruling = beslissing { $number }
ours-decision = een regel die de spelregels open laten
ours-owner = { $entry } = { $value }
owner-note = Het eigen materiaalbestand van deze tafel zegt:
owner-label = Het eigen materiaalbestand van deze tafel zegt: { $what }
