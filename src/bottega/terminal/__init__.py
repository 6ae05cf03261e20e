"""The table in a terminal: boards, play and replay."""
