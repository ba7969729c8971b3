"""A game and its oracle, side by side."""


def play_side_by_side(position, referee, choose, also=lambda position, referee: None):
    """Play a game to the end and compare everything at every decision. `choose` picks one of the
    legal moves; `also` may compare more."""
    while not referee.over:
        legal = referee.legal()
        assert set(position.legal_moves) == legal
        assert position.to_move == referee.to_move
        move = choose(sorted(legal))
        position = position.play(move)
        referee.play(move)
        assert position.turns == referee.turns
        also(position, referee)
    assert position.over
    assert position.ranks == referee.ranks
    assert position.ended == referee.ended
