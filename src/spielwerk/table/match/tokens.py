"""Secret links: the holder of a token has the seat. Only digests of tokens are kept."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

_BYTES = 16  # 128 bits: impossible to guess


def make_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(_BYTES)


def digest(token: str) -> str:
    """What is kept of a token. Tokens are random and long, so a plain hash gives nothing away."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_digest(table: str, mark: str) -> str:
    """What is kept of a device's mark: never the same at two tables."""
    return digest(f"{table} {mark}")


def find(token: str, digests: Sequence[str | None]) -> int | None:
    """The index of the token's digest. Takes the same time whether and where it is found."""
    given = digest(token)
    found = None
    for number, kept in enumerate(digests):
        if hmac.compare_digest(given, kept or "") and kept:
            found = number
    return found
