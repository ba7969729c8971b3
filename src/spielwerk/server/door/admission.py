"""Who may set up tables, and who may see what is going on."""

import hmac
from collections.abc import AsyncGenerator
from contextlib import aclosing
from unicodedata import normalize
from urllib.parse import unquote

from starlette.types import Scope

from spielwerk.server.door.addresses import address_in
from spielwerk.server.door.answers import address_of
from spielwerk.server.door.guesses import Guesses
from spielwerk.server.door.limits import Limits
from spielwerk.server.door.proxies import is_forwarded
from spielwerk.table.match.refusals import Refused

WORD = "X-Spielwerk-Word"  # a header: percent-encoded, because it may be in any script
PROOF = "X-Spielwerk-Proof"  # a header: that the word was right before
LONGEST_WORD = 1000  # encoded
LONGEST_PROOF = 100


class Admission:
    """`word` is asked for before a table is set up, until a device has used it: then that has a
    proof. If the server is private, only this machine is shown metrics and the list of finished
    games."""

    def __init__(
        self, word: str | None = None, is_private: bool = False, limits: Limits | None = None
    ) -> None:
        self._word = _plain(word or "")
        self._is_private = is_private
        self._guesses = Guesses(limits or Limits())

    @property
    def asks(self) -> bool:
        """Whether there is a word."""
        return bool(self._word)

    async def check_word(self, scope: Scope, given: str) -> AsyncGenerator[float, None]:
        """Raise an error unless it is the word. The answer may have to wait: yields how many
        seconds, and again whenever that has become less. The word can be given as often as one
        likes; it waits only after 30 wrong guesses of its address, when all its guesses, right or
        wrong, are answered one in ten seconds, in the order in which they came. Only if 30 wait
        already is it refused."""
        guess = _plain(unquote(given))
        if not self._word:
            return
        if not guess:
            raise Refused("error-word")
        address, has_waited = address_of(scope), False
        async with aclosing(self._guesses.turn(address)) as turn:
            async for seconds in turn:
                has_waited = True
                yield seconds
        if not hmac.compare_digest(guess, self._word):
            if not has_waited:
                self._guesses.count_wrong(address)
            raise Refused("error-word")

    def proof(self, secret: str) -> str:
        """What a device keeps that has used the word: it need not wait again. Only processes that
        share the secret, and have the same word, can make it."""
        return hmac.new(secret.encode(), self._word, "sha256").hexdigest()

    def is_proven(self, given: str, secret: str) -> bool:
        """Whether a device has used the word before."""
        return hmac.compare_digest(given.encode(), self.proof(secret).encode())

    def check_place(self, scope: Scope) -> None:
        """Raise an error for those who may not see what is private."""
        if self._is_private and not _is_from_here(scope):
            raise Refused("error-private")


def _plain(word: str) -> bytes:
    """A word without capitals and spaces around it, which do not count."""
    return normalize("NFKC", word).strip().casefold().encode()


def _is_from_here(scope: Scope) -> bool:
    """Whether a request comes from this machine, and not through a proxy for another client."""
    if is_forwarded(scope):
        return False
    address = address_in((scope.get("client") or ("",))[0])
    return address is not None and address.is_loopback
