"""What is kept: the database, its tables, and how they are looked after."""
