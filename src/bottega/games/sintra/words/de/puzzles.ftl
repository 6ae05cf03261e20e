# Rätsel von Sintra.

theme-taking = Glassteine nehmen
theme-placing = Glassteine platzieren
theme-full = welcher Stein bleibt
sintra-puzzle-round = Bis zum Ende der Runde bringt die beste Wahl, verglichen damit: { $parts }.
sintra-puzzle-gain = Bis zum Ende der Runde bringt es, verglichen mit dem Nächstbesten: { $parts }.
