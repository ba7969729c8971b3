"""What `spielwerk check threes` checks, with fewer games."""

from threes import GAME

from spielwerk.check import check


def test_nothing_is_wrong():
    told = check(GAME, games=60)
    assert [str(finding) for finding in told.findings] == []
