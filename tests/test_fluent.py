"""Our Fluent says what Fluent's own library says."""

from functools import cache
from itertools import product
from math import inf, nan

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from hypothesis import example, given
from hypothesis import strategies as st

import spielwerk
from spielwerk.locale import HELP, LANGUAGES, REPORT, words_path
from spielwerk.locale.fluent import Bundle
from test_locale import arguments_of

COUNTS = (0, 1, 2, 3, 5, 11, 14, 21, 22, 111, 1000, 1_000_000, 2_000_001, -1, 0.5, 1.0, 1.5, 2.25)
WORDS = ("a", "J", "minus", "a word", "")

NUMBERS = """
plain = { $n }
number = { NUMBER($n) }
one = { NUMBER($n, maximumFractionDigits: 1) }
two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, style: "percent") }
percent-fine = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
literal = { 3 } { 4.50 } { "\\u00e9" } { "{" }
form = { $n ->
    [0] none
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""

REFERENCES = """
-ring = { $case ->
    [genitive] of the ring
   *[nominative] the ring
}
    .kind = { $many ->
        [yes] rings
       *[no] ring
    }
say = The { -ring(case: "genitive") }, { -ring }, { name }, { name.short }
name = Rings for { $n }
    .short = R{ $n }
lines = One line
    and another,
      indented.
"""


def theirs(text, language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def said_by_them(bundle, name, attribute, arguments):
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    text, errors = bundle.format_pattern(pattern, arguments)
    return None if errors else text


@cache
def numbers(language):
    return Bundle(NUMBERS, language), theirs(NUMBERS, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_ours(language):
    said = 0
    for game, part in product((None, *spielwerk.GAMES), (None, REPORT, HELP)):
        path = words_path(language, part, game)
        if path.exists():
            text = path.read_text(encoding="utf-8")
            both = Bundle(text, language), theirs(text, language)
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message):
                    names = [each.id.name for each in entry.attributes]
                    for attribute in ["", *names] if entry.value else names:
                        said += compared(*both, entry.id.name, attribute)
    assert said > 3000


def compared(ours, own, name, attribute):
    """How many sentences were compared."""
    pattern = ours.pattern(name, attribute)
    names = arguments_of(pattern)
    values = (*COUNTS, *WORDS) if names else (0,)
    for value in values:
        arguments = dict.fromkeys(names, value)
        expected = said_by_them(own, name, attribute, arguments)
        if expected is None:
            with pytest.raises(ValueError, match="NUMBER"):
                ours.format(pattern, arguments)
        else:
            assert ours.format(pattern, arguments) == expected, name
    return len(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["plain", "number", "one", "two", "percent", "percent-fine"])
@example(number=True)
@example(number=1e-9)
@given(number=st.integers(-(10**9), 10**9) | st.floats(-1e6, 1e6) | st.decimals(-9999, 9999))
def test_numbers(language, name, number):
    ours, own = numbers(language)
    expected = said_by_them(own, name, "", {"n": number})
    assert ours.format(ours.pattern(name), {"n": number}) == expected


def test_numbers_of_any_size():
    ours, _ = numbers("en")
    assert ours.format(ours.pattern("plain"), {"n": 10**36}) == "1" + 12 * ",000"
    assert ours.format(ours.pattern("percent"), {"n": 1e36}) == "100" + 12 * ",000" + "%"
    assert ours.format(ours.pattern("form"), {"n": inf}) == "other"
    told = [ours.format(ours.pattern("plain"), {"n": number}) for number in (inf, -inf, nan)]
    assert told == ["∞", "-∞", "NaN"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms(language):
    ours, own = numbers(language)
    for number in (*range(250), 10**6, 2 * 10**6, 0.2, 1.2, 2.0, 1.5, -1, -3):
        expected = said_by_them(own, "form", "", {"n": number})
        assert ours.format(ours.pattern("form"), {"n": number}) == expected, number


def test_literals_and_references():
    for text, names in ((NUMBERS, ["literal"]), (REFERENCES, ["say", "name", "lines"])):
        ours, own = Bundle(text, "en"), theirs(text, "en")
        for name in names:
            expected = said_by_them(own, name, "", {"n": 4})
            assert ours.format(ours.pattern(name), {"n": 4}) == expected


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("{ $n }", "n is missing"),
        ("{ $list }", r"list cannot be said: \[\]"),
        ("{ nothing }", "no nothing"),
        ("{ -nothing }", "no -nothing"),
        ("{ a.nothing }", "no a"),
        ('{ NUMBER("word") }', "NUMBER"),
        ('{ NUMBER(3, currency: "EUR") }', "NUMBER"),
        ("{ DATETIME(3) }", "DATETIME"),
    ],
)
def test_what_cannot_be_said_is_named(pattern, why):
    bundle = Bundle(f"a = {pattern}", "en")
    with pytest.raises(ValueError, match=why):
        bundle.format(bundle.pattern("a"), {"list": []})


def test_what_is_not_there():
    bundle = Bundle("a =\n    .b = c", "en")
    assert bundle.pattern("a") is None
    assert bundle.pattern("a", "none") is None
    assert bundle.pattern("none") is None
