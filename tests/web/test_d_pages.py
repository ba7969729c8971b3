"""Every page: accessible, in every language, on every screen, stable and small."""

import pytest

from amounts import amount, soaks
from browsers import DESKTOP, PHONE
from looks import (
    SHIFTS,
    are_wanted,
    axe_finds,
    check_fit,
    check_languages,
    check_with_axe,
    picture,
    settle,
    small_targets,
)
from spielwerk import GAMES
from spielwerk.locale import LANGUAGES, say
from tables import give_up, judge_as, set_up, somebody

PAGES = {
    "front": "/",
    **{f"new-{game}": f"/new/{game}" for game in GAMES},
    **{f"help-{game}": f"/help/{game}" for game in GAMES},
    "lost": "/t/one/two",
    "join": "/t/nosuchtable",
}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
# On a desk, the games' pages differ from each other only in what a phone shows as well.
LOOKS = [
    (name, screen)
    for name in PAGES
    for screen in SCREENS
    if are_wanted() or screen == "phone" or name.partition("-")[2] in ("", GAMES[0])
]
LARGE = 120_000  # bytes


def open_page(somebody, name):
    somebody.forgive("40[34]")
    page = somebody.go(PAGES[name])
    page.wait_for_load_state("networkidle")
    settle(page)
    return page


@soaks
@pytest.mark.parametrize(("name", "screen"), LOOKS)
def test_a_page_is_for_everybody_in_every_language(visit, name, screen):
    page = open_page(visit(**SCREENS[screen]), name)
    is_long = name.startswith("help")
    if is_long:
        page.locator("summary").click()  # all the rules, behind the first page
    check_with_axe(page)
    check_languages(page, f"{name}-{screen}", pictured=["en"] if is_long else LANGUAGES)
    if not is_long:
        page.emulate_media(color_scheme="dark")
        picture(page, f"{name}-{screen}-dark")
    if screen == "phone":
        assert small_targets(page) == []


def look_at_a_short_game(page, server, game):
    """Two moves, then somebody resigns."""
    set_up(page, server.url, game, "here", "here")
    player = somebody(page)
    for _ in range(2):
        player.move()
    give_up(page)
    page.get_by_role("link", name=say("result-look")).click()


def judge(page, **what):
    """What the computer seems to think of two moves, at once."""
    plies = [
        {"ply": ply, "seat": ply, "move": "", "wins": [0.5, 0.5], "cost": 0.0,
         "is_big_mistake": False, "better": None, **what}
        for ply in range(2)
    ]  # fmt: skip
    judge_as(page, plies)


def test_the_longest_mistakes_fit_a_phone(visit, server):
    page = visit(**SCREENS["phone"]).page
    better = "244@-10,-11u"
    judge(page, move="251@-11,-10d", cost=0.3, is_big_mistake=True, better=better)
    look_at_a_short_game(page, server, "triominos")
    page.get_by_text(better).first.wait_for()
    check_languages(page, "record-mistakes", pictured=["uk"])


# At a desk, too: of all games in `make soak`.
@soaks
@pytest.mark.parametrize(
    ("game", "screen"),
    [
        *((game, "phone") for game in GAMES),
        *((game, "desktop") for game in amount(GAMES[:1], GAMES)),
    ],
)
def test_a_finished_game_is_for_everybody_in_every_language(visit, server, game, screen):
    page = visit(**SCREENS[screen]).page
    judge(page)
    look_at_a_short_game(page, server, game)
    page.get_by_text(say("record-judged")).wait_for()
    page.get_by_role("button", name=say("moves-last")).click()
    settle(page)
    check_with_axe(page)
    check_languages(page, f"record-{game}-{screen}", pictured=["en", "uk"])
    if screen == "phone":
        assert small_targets(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken(visit, language):
    page = visit(locale=language).go("/")
    check_fit(page, language)
    page.get_by_text(say("front-invitation", language)).wait_for()


def test_twice_as_large(visit):
    """200 % zoom: half the pixels."""
    someone = visit(viewport={"width": 640, "height": 400})
    for name in ("front", *(f"new-{game}" for game in GAMES)):
        check_fit(open_page(someone, name), "en")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_twice_as_large_can_be_played(visit, server, game):
    page = visit(viewport={"width": 640, "height": 400}).page
    set_up(page, server.url, game, "here", 1)
    player = somebody(page)
    player.move()
    player.wait_for_turn()
    settle(page)
    check_fit(page, "en")


@soaks
@pytest.mark.parametrize(
    ("game", "screen"),
    [*((game, "phone") for game in amount(GAMES[2:], GAMES)), ("rings", "desktop")],
)
def test_nothing_jumps_while_a_table_loads_and_the_computer_moves(visit, server, game, screen):
    someone = visit(**SCREENS[screen], reduced_motion="no-preference")
    set_up(someone.page, server.url, game, 1, "here")
    address = someone.page.url
    someone.context.add_init_script(SHIFTS)
    someone.page.goto(address)
    player = somebody(someone.page)
    player.wait_for_turn()
    someone.page.wait_for_timeout(1000)
    player.move()
    player.wait_for_turn()
    someone.page.wait_for_timeout(500)
    shifts = someone.page.evaluate("window.shifts")
    seen = "\n".join(f"{value:.4f} {what}" for value, what in shifts)
    assert sum(value for value, _ in shifts) < 0.01, seen


def test_the_front_page_is_small(visit):
    someone = visit()
    sizes = {}

    def weigh(request):
        if request.resource_type in ("script", "stylesheet", "font"):
            sizes[request.url] = request.sizes()["responseBodySize"]

    someone.page.on("requestfinished", weigh)
    someone.go("/")
    someone.page.wait_for_load_state("networkidle")
    assert any(url.endswith(".js") for url in sizes)
    assert any(url.endswith(".woff2") for url in sizes)
    assert sum(sizes.values()) < LARGE, sizes


def test_the_checks_find_what_is_wrong(visit):
    """A page with everything wrong that the tests above look for."""
    page = visit(**PHONE).go("/t/one/two")
    page.evaluate(
        """() => {
            document.querySelector("main").innerHTML =
                "<img src='/favicon.svg'><button>x</button><p>lost-title {$seat}</p>"
                + "<div class='hides'>a rather long text that is cut off</div><div class='wide'>";
            const style = (name, rules) =>
                Object.assign(document.querySelector(name).style, rules);
            style(".hides", { overflow: "hidden", width: "50px", whiteSpace: "nowrap" });
            style(".wide", { width: "900px", height: "1px" });
        }"""
    )
    assert "image-alt" in "".join(axe_finds(page))
    assert any("x" in target for target in small_targets(page))
    with pytest.raises(AssertionError) as found:
        check_fit(page, "de")
    wrong = str(found.value)
    for what in ("cut off", "beyond the edge", "raw id: lost-title", "{$seat}", "its language"):
        assert what in wrong
