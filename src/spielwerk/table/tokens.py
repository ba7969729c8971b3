"""Secret links: whoever has the token has the seat. Only digests of tokens are kept."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

_BYTES = 16  # 128 bits: nobody guesses them


def make_token() -> str:
    return secrets.token_urlsafe(_BYTES)


def digest(token: str) -> str:
    """What is kept of a token. It is random and long, so that a plain hash gives nothing away."""
    return hashlib.sha256(token.encode()).hexdigest()


def find(token: str, digests: Sequence[str | None]) -> int | None:
    """Whose token it is. Takes the same time whoever it is, and if it is nobody's."""
    given = digest(token)
    found = None
    for number, kept in enumerate(digests):
        if hmac.compare_digest(given, kept or "") and kept:
            found = number
    return found
