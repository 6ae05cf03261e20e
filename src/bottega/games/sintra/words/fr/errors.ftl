# What is wrong with a game somebody wants to set up.

sintra-error-start = le joueur { $start } ne peut pas commencer dans une partie à { $players } joueurs ; choisissez de 1 à { $players }
