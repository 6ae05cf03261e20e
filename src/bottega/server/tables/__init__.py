"""Tables: logs of what was done, the state that follows from them, and who reads it."""
