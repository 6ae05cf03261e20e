"""The server over HTTP: routes, sockets, what stands before every request, and the built page."""
