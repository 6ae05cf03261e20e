"""The server as its users meet it: real processes, sockets and databases."""
