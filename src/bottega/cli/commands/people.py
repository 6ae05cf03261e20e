"""List the people of the house: `bottega host people` under a shorter name."""

from bottega.cli.commands.host import people as command

__all__ = ["command"]
