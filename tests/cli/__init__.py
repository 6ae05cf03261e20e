"""The command line as its users meet it: real processes, pipes and terminals."""
