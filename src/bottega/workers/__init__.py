"""The one way to let work run in other processes: `TaskPool` for commands, `AsyncPool` for the server.

Why not concurrent.futures: it has no deadline for a task, cannot end one that runs, and gives up everything when one
process is lost.
"""
