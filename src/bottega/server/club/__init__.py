"""What a club has beside its tables: ratings."""
