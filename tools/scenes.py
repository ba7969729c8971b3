"""Writes every game's help, with its pictures and its lesson, for the web app."""

from spielwerk.engine.help import written
from spielwerk.games import GAMES

if __name__ == "__main__":
    for game in GAMES:
        path, text = written(f"spielwerk.games.{game}")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
