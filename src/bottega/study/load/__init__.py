"""How long a move takes from a player's hand to the other players' eyes, with many tables at once.

Half of the tables have two scripted players, half one and a bot. A move's time runs from its sending to the arrival of
the new state at the other seat, or at a spectator where the other seat is a bot's. Bots' thinking is not counted.
Everything goes through the public protocol; the server is a process like any other.
"""
