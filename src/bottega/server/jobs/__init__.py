"""What is done beside the tables: bots think, games are looked at again."""
