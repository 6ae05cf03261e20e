"""Players that are programs: one idea a file."""
