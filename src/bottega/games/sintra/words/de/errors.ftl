# What is wrong with a game somebody wants to set up.

sintra-error-start = Spieler { $start } kann bei { $players } Spielern nicht beginnen; wähle von 1 bis { $players }
