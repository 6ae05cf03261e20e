# What is wrong with a game somebody wants to set up.

sintra-error-start = speler { $start } kan bij { $players } spelers niet beginnen; kies van 1 tot en met { $players }
