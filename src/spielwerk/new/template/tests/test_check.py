"""What `spielwerk check threes` checks, with fewer games."""

from threes import GAME

from spielwerk.check import check


def test_nothing_is_wrong():
    verdict = check(GAME, games=60)
    assert [str(finding) for finding in verdict.findings] == []
