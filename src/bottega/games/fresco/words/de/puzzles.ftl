# Rätsel von Fresko.

theme-waking = Aufstehen
theme-planning = Planen
theme-market = Markt
theme-cathedral = Restaurieren
theme-altar = Altar
theme-studio = Atelier
theme-workshop = Farben mischen
theme-theater = Theater
theme-track = Siegpunkteleiste
fresco-puzzle-round = Bis zum Ende der Runde bringt die beste Wahl, verglichen damit: { $parts }.
fresco-puzzle-gain = Bis zum Ende der Runde bringt es, verglichen mit dem Nächstbesten: { $parts }.
