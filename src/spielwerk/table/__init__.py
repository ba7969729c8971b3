"""Tables, where people and computer players meet, play, leave and come back. A match is its
events."""
