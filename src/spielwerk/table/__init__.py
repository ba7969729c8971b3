"""Tables: people and computer players meet, play, leave, come back. A match is its events."""
