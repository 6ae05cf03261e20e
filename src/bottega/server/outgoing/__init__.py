"""What leaves the server, because somebody asked for it: pushes to browsers, webhooks, mail."""
