"""Words: how each language is written, which words it does not use, and that all five say the same.

What native readers stumbled over once is not to come back. `make words` shows all texts side by
side.
"""

import re
from pathlib import Path

import pytest

import spielwerk
from spielwerk.locale import LANGUAGES
from texts import ROOT, Text, digests, digests_read, texts, texts_in, unread

WEB = ROOT / "web" / "src"
PACKAGE = Path(spielwerk.__file__).parent
CODE = re.compile(r"`[^`]*`|\bpip install .*|https?://\S+|--[a-z-]+(?: [A-Z:⟩⟨a-z-]+)?")


def written(language: str) -> list[tuple[str, str]]:
    """All that a language says, and where it stands; what is typed on a command line left out."""
    return [
        (key, CODE.sub("", spelling))
        for key, text in texts_in(language).items()
        for spelling in text.spellings
    ]


def found(language: str, pattern: str, besides: tuple[str, ...] = ()) -> list[str]:
    """Where a language says what it should not: the text, and the words around it."""
    return [
        f"{key}: …{spelling[max(0, hit.start() - 25) : hit.end() + 25]}…"
        for key, spelling in written(language)
        for hit in re.finditer(pattern, spelling)
        if key not in besides
    ]


# ---- How it is written --------------------------------------------------------------------------


def test_french_has_no_break_spaces_around_its_punctuation():
    assert not found("fr", r" [;:!?%»]|« ")
    assert not found("fr", r"[^\s\u00a0\u202f⟨:/][;!?»](?![/\w])|«[^\u00a0\u202f]")


QUOTES = {"de": "„“", "en": "“”", "fr": "«»", "it": "«»", "uk": "«»"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own_quotation_marks(language):
    foreign = set('„“”«»"') - set(QUOTES[language])
    assert not found(language, f"[{''.join(foreign)}]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_character_and_ends_its_word(language):
    """In German it stands for a word, and a no-break space goes before it."""
    assert not found(language, r"\.\.\.")
    if language == "de":
        assert not found(language, r"\w…")
    else:
        assert not found(language, r"\s…(?! \w)")


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_space_before_a_percent_sign(language):
    assert not found(language, r"\s%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_dashes_are_typeset(language):
    assert not found(language, r"\w'\w")
    assert not found(language, r"\w (-|--) \w")
    if language == "uk":
        assert not found(language, " – ")
    else:
        assert not found(language, "—")


# ---- Which words it uses ------------------------------------------------------------------------


# What is not said in a language, with the texts where it may be, and where it is looked for.
FORBIDDEN = [
    ("en", r"(?<![Tt]here) is no ", ""),
    ("en", r"\b[Cc]ounter-clockwise", ""),
    ("en", r"\bthe own\b|\bso many\b|\bno \w+ of yours\b", ""),
    ("en", r"\b(foot|feet)\b", "memento"),
    ("en", r"\b[Ee]nter(s|ed|ing)?\b", "memento/"),
    ("en", r"\b[Bb]lock", "dimenticato"),
    ("de", r"Sternbild", ""),
    ("de", r"\bB[aä]nk", ""),
    ("de", r"\bPartei", ""),
    ("de", r"\bals (Letztes|Erstes|Einziges)\b", ""),
    ("de", r"\b(ge)?nann|\b[Nn]enn", "dimenticato"),
    ("de", r"Richtungswechsel|\bBlock|verfällt", "dimenticato"),
    ("de", r"\b[Mm]an (wähle|nehme|vergleiche)|(wähle|nehme|vergleiche) man\b", "report"),
    ("fr", r"\b[Ff]igure|\b[Pp]ierre|\b[Rr]etouch|au trait\b", ""),
    ("fr", r"\b[Pp]ieds?\b", "memento"),
    ("fr", r"\b[Ff]rapp", "dimenticato"),
    ("fr", r"\bcoins?\b", "memento"),
    ("it", r"[Tt]avolier|\b[Ff]igur[ae]\b|\b[Pp]ietr|\b[Rr]itocc", ""),
    ("it", r"\b[Pp]ied[ei]\b|\b[Cc]attur|\b[Gg]ir(a|are|i|ato)\b", "memento"),
    ("it", r"\b[Cc]olpi|\bvia\b", "dimenticato"),
    ("it", r"\b[Mm]azzo", "triominos"),
    ("uk", r"[Нн]акри(ти|йте) стіл", ""),
    ("uk", r"\bоснов|\bкамен|захопл", "memento"),
    ("uk", r"\b[Фф]ішк|\b[Фф]ішок", "triominos"),
    ("uk", r"\b[Пп]ас\b|\b[Пп]асу", ""),
    ("uk", r"вістр", "triominos"),
]
# The bank that pays for hexagons is one: it is not a rack.
PAYS = ("triominos/TR-5",)


@pytest.mark.parametrize(("language", "pattern", "where"), FORBIDDEN)
def test_words_that_readers_stumbled_over_do_not_come_back(language, pattern, where):
    hits = found(language, pattern, besides=PAYS if "nk" in pattern else ())
    assert not [hit for hit in hits if where in hit.partition(":")[0]]


def test_no_english_sentence_begins_with_a_headless_who():
    """`Who can do nothing passes` is translated; `Who plays?` is a question, `Who wins` a title."""
    for key, spelling in written("en"):
        for sentence in re.split(r"(?<=[.!?:])\s+", spelling):
            is_title = sentence == spelling and sentence[-1:].isalpha()
            is_question = sentence.endswith("?")
            assert not sentence.startswith("Who ") or is_title or is_question, f"{key}: {sentence}"


def test_ukrainian_names_stand_where_they_need_no_case():
    """After a colon, in «» after a noun, or as the subject at the beginning of a sentence."""
    name = r"⟨(?:seat|owner|game)⟩"
    allowed = rf"(?:^|[.!?:] |\(|\w[,:]? «){name}"
    for key, spelling in written("uk"):
        left = re.sub(allowed, "", spelling, flags=re.MULTILINE)
        assert not re.search(name, left), f"{key}: {spelling}"


# ---- What only the command line says ------------------------------------------------------------


def told_in_the_browser() -> dict[str, dict[str, Text]]:
    """What the web app says, what the tables and the games refuse, and the help."""
    named: set[str] = set()
    for path in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"), *PACKAGE.rglob("table/*.py")):
        named |= set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9]+)+)", path.read_text(encoding="utf-8")))
    for path in PACKAGE.glob("games/*/moves.py"):
        refusals = re.findall(r'IllegalMove\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
        named |= set(refusals)
    return {
        key: by
        for key, by in texts().items()
        if key in named
        or key.startswith(("option-", "choice-", "front-", "level-", "clock-", "seat-"))
        or "/" in key
    }


# Words that are typed. In English some are words like others: there only what stands in quotes.
TYPED = r"\b(first|usual|complex|pass|swap|buy|true|false|lot|seed)\b"


def test_the_browser_shows_no_word_of_the_command_line():
    for key, by in told_in_the_browser().items():
        for language, text in by.items():
            typed = r"“(first|usual|pass|swap|buy|true|false)”" if language == "en" else TYPED
            for spelling in text.spellings:
                assert not re.search(rf"{typed}|--[a-z]|\bspielwerk [a-z]", spelling), (
                    f"{language}: {key}: {spelling}"
                )


# ---- All five say the same ----------------------------------------------------------------------


def test_every_text_can_be_said_with_every_seat_and_every_game():
    for key, by in texts().items():
        assert by.keys() == set(LANGUAGES), key
        for text in by.values():
            assert all(said.strip() for said in text.said()), key
    told = texts()["event-timed-out"]["it"].said()
    assert [name for name in ("Blu", "Arancione", "Verde", "Viola") if name in " ".join(told)]
    assert len(texts()["set-up-title"]["fr"].said()) == len(spielwerk.GAMES)
    assert len(texts()["memento-supply"]["uk"].said()) == 3


def test_what_changed_in_one_language_was_read_in_the_others():
    """If this fails: look at the texts (`make words`, "only changed"), change the other languages
    where they need it, and mark the texts as read."""
    news = unread(digests(), digests_read())
    told = [
        f"{key}: changed in {', '.join(changed)}, not in "
        f"{', '.join(language for language in LANGUAGES if language not in changed)}"
        for key, changed in news.partly.items()
    ]
    assert not told, (
        "\n".join(told)
        + "\nRead them side by side (make words), then: "
        + f'make words-read READ="{" ".join(news.partly)}"'
    )
    assert not news.whole, (
        f"{len(news.whole)} texts are new or changed in all languages: make words-read"
    )


def test_a_change_in_some_languages_is_told_from_one_in_all():
    read = {"same": "1 2 3 4 5", "one": "1 2 3 4 5", "all": "1 2 3 4 5", "gone": "1 2 3 4 5"}
    now = {"same": "1 2 3 4 5", "one": "1 6 3 4 6", "all": "6 7 8 9 0", "new": "1 2 3 4 5"}
    news = unread(now, read)
    assert news.partly == {"one": ["en", "uk"]}
    assert news.whole == ["all", "new", "gone"]


def test_a_digest_changes_with_the_words_and_with_nothing_else():
    text = texts()["rings-cell-taken"]["en"]
    other = texts()["rings-hand-empty"]["en"]
    assert text.digest == Text(text.part, "en", "elsewhere", text.entry).digest
    assert text.digest != other.digest
