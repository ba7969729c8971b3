"""Nets: whole numbers that judge alike everywhere, and files that say what is wrong with them."""

import json
import math
import random
import struct
from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots.search import net_of
from spielwerk.engine.net import FINE, ONE, ROOM, UNITS, UPPERS, WEIGHTS, Net, judge, room_in
from spielwerk.errors import BadModule, BadOption
from spielwerk.runtime.entries import Rows, entry
from spielwerk.runtime.kinds import int32, int64
from spielwerk.runtime.target import CPU, INTERPRETED

FEATURES = 40
EVERY_RULESET = [(game, players) for game in spielwerk.GAMES for players in (2, 3, 4)]


def made_up(seats, seed=1, features=FEATURES):
    """A net with random weights, as large as they may be."""
    chance = random.Random(seed)
    layers = []
    for kind, shape in Net(features, seats, (), {}).shapes:
        most = {1: 127, 2: 900, 4: 4000}[kind.size]
        numbers = [chance.randint(-most, most) for _ in range(math.prod(shape))]
        layers.append(struct.pack(f"<{len(numbers)}{kind.code}", *numbers))
    return Net(features, seats, tuple(layers), {"seed": seed})


def by_hand(net, active):
    """The same in a few lines of ordinary arithmetic."""
    w1, b1, w2, b2, w3, b3 = (
        struct.unpack(f"<{len(layer) // kind.size}{kind.code}", layer)
        for layer, (kind, _) in zip(net.layers, net.shapes, strict=True)
    )
    units = [max(0, min(ONE, b1[u] + sum(w1[f * UNITS + u] for f in active))) for u in range(UNITS)]
    uppers = [
        max(0, min(ONE, (b2[n] + sum(w2[n * UNITS + u] * units[u] for u in range(UNITS))) // ONE))
        for n in range(UPPERS)
    ]
    promises = [
        (b3[s] + sum(w3[s * UPPERS + n] * uppers[n] for n in range(UPPERS))) / (ONE * FINE)
        for s in range(net.seats)
    ]
    exps = [math.exp(promise - max(promises)) for promise in promises]
    return [each / sum(exps) for each in exps]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_net_judges_as_by_hand_interpreted_and_compiled(seats):
    judging = entry("judge", Rows.of(int32, "active"), int64, *WEIGHTS, *ROOM)(judge)
    chance = random.Random(seats)
    for seed in range(5):
        net = made_up(seats, seed)
        for count in (0, 1, 12, FEATURES):
            active = chance.sample(range(FEATURES), count)
            found = [judged(net, active, target, judging) for target in (INTERPRETED, CPU)]
            assert found[0] == found[1]
            assert found[0] == pytest.approx(by_hand(net, active), abs=0.002)
            assert sum(found[0]) == pytest.approx(1)


def judged(net, active, target, judging):
    space = target.space(spielwerk.load("rings").rules)
    listed = space.numbers(int32, FEATURES)
    for n, feature in enumerate(active):
        listed[n] = feature
    room = room_in(space)
    space.function(judging)(listed, len(active), *net.put_into(space), *room)
    return list(room[-1])[: net.seats]


# ---- Files --------------------------------------------------------------------------------------


def test_a_net_that_was_written_is_read_again(tmp_path):
    net = made_up(3)
    net.write(tmp_path / "3.net")
    assert Net.read(tmp_path / "3.net") == net


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda data: data[:-1], "bytes instead of"),
        (lambda data: data + b"\0", "bytes instead of"),
        (lambda data: data[40:], "Expecting value|Extra data"),
        (lambda data: data.replace(b'"format": 1', b'"format": 9'), "format 9"),
        (lambda data: data.replace(b'"seats"', b'"chairs"'), "seats"),
        (lambda data: b"[]\n", "list indices"),
        (lambda data: b"", "Expecting value"),
    ],
)
def test_a_damaged_net_is_refused_with_its_name_and_the_reason(tmp_path, damage, reason):
    path = tmp_path / "rings" / "nets" / "2.net"
    path.parent.mkdir(parents=True)
    path.write_bytes(damage(made_up(2).as_bytes()))
    with pytest.raises(BadModule, match=f"rings/nets/2.net.*({reason})"):
        Net.read(path)


def test_a_net_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadModule, match=r"nets/5\.net"):
        Net.read(tmp_path / "nets" / "5.net")


# ---- Those of our games ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), EVERY_RULESET)
def test_every_game_has_a_net_that_fits_and_tells_how_it_was_made(game, players):
    ruleset = spielwerk.load(game, players)
    net = net_of(ruleset)
    assert (net.features, net.seats) == (ruleset.rules.features(players), players)
    made = net.made
    assert made["command"].startswith(f"spielwerk train {game} --players {players} ")
    assert f"--seed {made['seed']} --rounds {made['rounds']}" in made["command"]
    assert made["date"] > "2026-11"
    low, high = made["strength"]["points"][1:]
    assert made["strength"]["against"] == "level 5"
    assert 0 <= low < high <= 1


def test_nets_are_small():
    folder = Path(spielwerk.__file__).parent / "games"
    sizes = [path.stat().st_size for path in folder.glob("*/nets/*.net")]
    assert len(sizes) == len(EVERY_RULESET)
    assert max(sizes) <= 64_000
    assert sum(sizes) <= 400_000


def test_a_net_of_other_features_is_refused(tmp_path):
    from dataclasses import replace

    rings = spielwerk.find_game("rings")
    made_up(2).write(tmp_path / "2.net")
    folder = tmp_path / "nets"
    folder.mkdir()
    (tmp_path / "2.net").rename(folder / "2.net")
    elsewhere = replace(rings, rules=replace(rings.rules, module=tmp_path / "rings.wasm"))
    with pytest.raises(BadModule, match=f"{FEATURES} features"):
        net_of(spielwerk.Ruleset.of(elsewhere))
    without = replace(rings, rules=replace(rings.rules, features=None))
    with pytest.raises(BadOption, match="features"):
        net_of(spielwerk.Ruleset.of(without))


def test_the_line_that_tells_about_a_net_is_plain_json():
    path = Path(spielwerk.__file__).parent / "games" / "rings" / "nets" / "2.net"
    told = json.loads(path.read_bytes().partition(b"\n")[0])
    assert told["format"] == 1
