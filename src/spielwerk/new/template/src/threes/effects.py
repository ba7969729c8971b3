"""Threes: what a move did. The browser animates and announces it, and reports count it."""

from threes.board import CELL_NAMES, LINES, STRAIGHT
from threes.moves import DROP

# What a move can do, and the number of its rule. `report-threes-…` in words/report.en.ftl names it.
EFFECTS = {"drop": 3, "row": 5}
GAINS = ("row",)  # those that take or earn something


def effects(before, action, after, seat):
    """From the states before and after. Tell no more than `seat` may know; None is an onlooker."""
    cell = action - DROP
    dropped = {"effect": "drop", "to": CELL_NAMES[cell]}
    return [dropped, *_rows(after, before.to_move, cell)]


def _rows(state, seat, cell):
    """TH-5: the rows that a stone has completed."""
    lines = LINES if state.diagonals else STRAIGHT
    return [
        {"effect": "row", "cells": [CELL_NAMES[other] for other in line]}
        for line in lines
        if cell in line and all(state.stones[seat] >> other & 1 for other in line)
    ]
