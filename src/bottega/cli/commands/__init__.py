"""One file a command; each offers a `command`."""
