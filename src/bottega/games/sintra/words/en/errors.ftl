# What is wrong with a game somebody wants to set up.

sintra-error-start = player { $start } cannot start among { $players } players; choose from 1 to { $players }
