from spielwerk.engine.moves import moves

MOVES = moves({"COUNT": "123"}, ("1", "2", "3"), take="{count:COUNT}")
