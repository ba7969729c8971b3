"""Dimenticato: the track as a drawing: every field of the ring and of the blocks (DI-4)."""

from spielwerk.engine.places import Ground, square
from spielwerk.games.dimenticato.board import TRACKS


def ground(players: int) -> Ground:
    track = TRACKS[players]
    return Ground(
        {track.names[field]: square((x, -y), 1) for field, (x, y) in track.squares.items()}
    )
