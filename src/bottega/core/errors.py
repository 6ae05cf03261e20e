"""What can be wrong with input. Every message is one line that says what to do next."""


class BottegaError(Exception):
    """Something the user gave is not usable."""


class IllegalMove(BottegaError):
    """The move is not among the options, or it is not this player's turn."""


class BadNotation(BottegaError):
    """The text does not name a move of the question being asked."""


class BadSetup(BottegaError):
    """No such game, player count, option or seed."""


class BadComponents(BottegaError):
    """A component table that does not describe the game's box."""


class BadRecord(BottegaError):
    """A record that cannot be read or replayed; names the line."""


class Impossible(BottegaError):
    """A position that no game can reach: the engine is wrong, not the input."""


class CannotUndo(BottegaError):
    """There is nothing to undo, or something stands in the way."""
