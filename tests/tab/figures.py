"""What a column of the workbench tells. The same file runs where the tests run and in a tab's
Python."""

import spielwerk
from spielwerk.workbench.columns import Column


def main(asked):
    return [figures(*each) for each in asked]


def figures(game, who, seed, games):
    """After a number of games."""
    column = Column(spielwerk.load(game), who, seed)
    column.play_games(games)
    return column.as_json()
