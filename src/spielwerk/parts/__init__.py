"""Ready-made parts for games: boards, fields of a state, and a game from what it declares."""
