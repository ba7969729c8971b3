"""Secret links: the holder of the token has the seat."""

import base64

from spielwerk.table.match.tokens import digest, find, make_token


def test_a_token_has_128_bits_and_fits_into_a_link():
    token = make_token()
    assert len(base64.urlsafe_b64decode(token + "==")) == 16
    assert token.replace("-", "").replace("_", "").isalnum()


def test_no_token_is_repeated():
    assert len({make_token() for _ in range(1000)}) == 1000


def test_a_digest_is_always_the_same_and_does_not_contain_the_token():
    token = make_token()
    assert digest(token) == digest(token) != digest(make_token())
    assert token not in digest(token)


def test_a_token_is_found_where_it_is():
    tokens = [make_token() for _ in range(4)]
    digests = [digest(token) for token in tokens]
    assert [find(token, digests) for token in tokens] == [0, 1, 2, 3]


def test_seats_without_a_token_belong_to_nobody():
    token = make_token()
    assert find(token, [None, digest(token)]) == 1
    assert find(token, [None, None]) is None
    assert find("", [None, ""]) is None


def test_neither_a_stranger_s_token_nor_a_digest_opens_anything():
    digests = [digest(make_token())]
    for given in (make_token(), digests[0], "", "ключ 🔑"):
        assert find(given, digests) is None


def test_all_digests_are_always_compared(monkeypatch):
    """So that timing reveals nothing."""
    compared = []
    monkeypatch.setattr(
        "spielwerk.table.match.tokens.hmac.compare_digest",
        lambda a, b: compared.append(b) or a == b,
    )
    tokens = [make_token() for _ in range(3)]
    digests = [digest(token) for token in tokens]
    for token in (*tokens, make_token()):
        compared.clear()
        find(token, digests)
        assert compared == digests
