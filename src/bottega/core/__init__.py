"""What every game shares: the kernel, randomness, events, records and the `Game` interface."""
