"""Values that are learnt from games, and what they must prove before they count."""
