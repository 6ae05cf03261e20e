"""How the engine runs: compiled or interpreted."""


def compiled() -> bool:
    """Does the engine run as a compiled extension?"""
    from bottega.core import kernel

    return not str(kernel.__file__).endswith(".py")
