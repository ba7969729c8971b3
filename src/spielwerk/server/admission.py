"""What a server does not do for everybody: set up tables, and show what is going on."""

import hmac
from unicodedata import normalize
from urllib.parse import unquote

from starlette.types import Scope

from spielwerk.server.addresses import address_in
from spielwerk.server.answers import address_of
from spielwerk.server.limits import Buckets, Limits
from spielwerk.server.proxies import is_told_about
from spielwerk.table.commands import Refused

WORD = "X-Spielwerk-Word"  # a header: percent-encoded, because it may be in any script
LONGEST_WORD = 1000  # encoded


class Admission:
    """`word` is asked for before a table is set up; if the server is private, only this machine is
    shown metrics and the list of finished games."""

    def __init__(
        self, word: str | None = None, is_private: bool = False, limits: Limits | None = None
    ) -> None:
        limits = limits or Limits()
        self._word = _plain(word or "")
        self._is_private = is_private
        self._tries = Buckets(limits.words, limits.word_burst)

    @property
    def asks(self) -> bool:
        """Whether there is a word."""
        return bool(self._word)

    def check_word(self, scope: Scope, given: str) -> None:
        """Raise an error unless it is the word. Nobody can try many; whoever knows it may say it
        as often as they like."""
        told = _plain(unquote(given))
        if not self._word:
            return
        tries = self._tries.of(address_of(scope))
        if told and tries.left < 1:  # or a right guess would be told apart
            raise Refused("error-too-fast")
        if not hmac.compare_digest(told, self._word):
            if told:
                tries.take()
            raise Refused("error-word")

    def check_place(self, scope: Scope) -> None:
        """Raise an error for those who may not see what is private."""
        if self._is_private and not _is_from_here(scope):
            raise Refused("error-private")


def _plain(word: str) -> bytes:
    """A word as people tell it to each other: capitals and spaces around it do not count."""
    return normalize("NFKC", word).strip().casefold().encode()


def _is_from_here(scope: Scope) -> bool:
    """Whether a request comes from this machine, and not through a proxy for somebody else."""
    if is_told_about(scope):
        return False
    address = address_in((scope.get("client") or ("",))[0])
    return address is not None and address.is_loopback
