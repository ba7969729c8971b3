"""Boards as data, and images drawn from them: `spielwerk picture`."""

import dataclasses
import random
import re
from xml.etree import ElementTree

import pytest

import spielwerk
from spielwerk import cli
from spielwerk.cli import playing
from spielwerk.engine.drawing import STACKED, svg
from spielwerk.engine.places import Ground, square
from spielwerk.engine.sketch import Piece, Sketch, Tray
from spielwerk.locale import LANGUAGES, say

SVG = "{http://www.w3.org/2000/svg}"
# What a game calls its places.
SPOT = {
    "rings": re.compile(r"[abc]\d"),
    "memento": re.compile(r"[ABCI]\d"),
    "triominos": re.compile(r"(?<=@)-?\d+,-?\d+[ud]"),
    "dimenticato": re.compile(r"[a-z]\d+"),
}
PLACE = Ground({"a1": square((0, 0), 1), "a2": square((0, 1), 1)})


def positions(game, players=2, moves=60):
    """A random game, step by step."""
    chance = random.Random(game)
    position = spielwerk.load(game, players).start(seed=1)
    for _ in range(moves):
        yield position
        if position.over:
            return
        position = position.play(chance.choice(position.legal_moves.actions))


def drawn(sketch, **more):
    return ElementTree.fromstring(svg(sketch, say, **more))


def texts(image):
    return [text.text for text in image.iter(f"{SVG}text")]


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_every_place_that_a_move_names_is_on_the_board_or_in_a_tray(game):
    """So that it can be touched; other parts of a move are buttons."""
    found = spielwerk.find_game(game)
    for players in found.seats:
        named = 0
        for position in positions(game, players):
            sketch = found.sketch(position.view(position.to_move))
            places = set(sketch.ground.places)
            assert set(sketch.pieces) <= places
            for move in position.legal_moves:
                parts = SPOT[game].findall(move)
                assert set(parts) <= places
                named += len(parts)
        assert named > 100


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_an_image_shows_every_place_and_every_piece(game):
    found = spielwerk.find_game(game)
    for position in positions(game, moves=25):
        sketch = found.sketch(position.view(0))
        image = drawn(sketch, named=True)
        cells = {each.get("data-cell"): each for each in image.iter(f"{SVG}g")}
        assert list(cells) == list(sketch.ground.places)
        for name, cell in cells.items():
            pieces = list(sketch.pieces.get(name, ()))
            assert name in texts(cell)
            assert len(texts(cell)) == 1 + len(pieces)
            stones = sum(min(piece.height, STACKED) for piece in pieces if not piece.text)
            assert len(list(cell.iter(f"{SVG}circle"))) == stones


@pytest.mark.parametrize("language", LANGUAGES)
def test_trays_are_labelled_in_every_language(language):
    for game in spielwerk.GAMES:
        found = spielwerk.find_game(game)
        for tray in found.sketch(spielwerk.load(game).start(seed=1).view(0)).trays:
            assert tray.label.startswith(f"{game}-tray-")
            assert say(tray.label, language) != tray.label


def test_what_is_written_on_a_piece_is_text_whatever_it_says():
    image = drawn(Sketch(PLACE, {"a1": [Piece(text="<a & b>")]}))
    assert texts(image) == ["<a & b>"]


def test_whose_piece_it_is_shows_without_colours():
    image = drawn(Sketch(PLACE, {"a1": [Piece(0)], "a2": [Piece(1, height=3)]}))
    assert texts(image) == ["●", "3"]
    assert len(list(image.iter(f"{SVG}circle"))) == 4


def test_everything_is_inside_the_image():
    """Trays may be wider than the board."""
    tray = Tray("rings-tray-hand", 0, [Piece(0)] * 12)
    image = drawn(Sketch(PLACE, {}, [tray]))
    left, _, width, _ = map(float, image.get("viewBox").split())
    for disc in image.iter(f"{SVG}circle"):
        assert left < float(disc.get("cx")) - float(disc.get("r"))
        assert float(disc.get("cx")) + float(disc.get("r")) < left + width


@pytest.mark.usefixtures("english")
def test_a_position_is_drawn_from_its_line(capsys):
    position = spielwerk.load("rings").start().play("a1")
    assert cli.run(["picture", "rings", "--position", position.line, "--svg"]) == 0
    image = ElementTree.fromstring(capsys.readouterr().out)
    (cell,) = image.findall(f"{SVG}g[@data-cell='a1']")
    assert texts(cell) == ["●"]
    assert cli.run(["picture", "rings", "--position", position.line]) == 0
    assert "9 in hand, 1 on the board" in capsys.readouterr().out


@pytest.mark.usefixtures("english")
def test_a_position_of_another_game_and_a_game_without_a_board_are_refused(capsys, monkeypatch):
    line = spielwerk.load("rings").start().line
    assert cli.run(["picture", "memento", "--position", line, "--svg"]) == 2
    told = capsys.readouterr().err
    assert "rings" in told
    assert "memento" in told
    bare = dataclasses.replace(spielwerk.find_game("rings"), sketch=None)
    monkeypatch.setattr(playing, "load", lambda *_: spielwerk.Ruleset.of(bare))
    assert cli.run(["picture", "rings", "--svg"]) == 2
    assert "Rings does not describe its board" in capsys.readouterr().err
