"""The names that this server answers to. A page from elsewhere could give its own name our address
(DNS rebinding); then the browser would let it read everything here."""

import logging
import re
import socket
from collections.abc import Iterable

from starlette.types import Scope

from spielwerk.engine.errors import BadOption
from spielwerk.server.addresses import address_in
from spielwerk.server.proxies import PASSED_ON
from spielwerk.server.reach import Reach

log = logging.getLogger(__name__)

# Names that nobody can own on the internet.
PRIVATE = (".localhost", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal")
MOST_NOTED = 100
_NAME = re.compile(r"(?!-)[\w-]{1,63}(\.[\w-]{1,63})*\.?(:\d{1,5})?")


class Hosts:
    """What may stand in the header `Host`, and which pages may open sockets."""

    def __init__(self, reach: Reach, names: Iterable[str] = ()) -> None:
        self._named = {_checked(name) for name in names}
        self._known = {"localhost", *map(_host, self._named)}
        self._reach = reach
        if not reach.only_here:
            self._known |= {reach.host, socket.gethostname().lower()}
        self._noted: set[bytes] = set()

    def fit(self, scope: Scope) -> bool:
        """Whether a request is for this server. A proxy knows what it passes on."""
        return scope.get(PASSED_ON, False) or self.know(authority_of(scope))

    def know(self, authority: str) -> bool:
        host = _host(authority)
        if not host or host in self._known or address_in(host) is not None:
            return True
        return not self._reach.only_here and ("." not in host or host.endswith(PRIVATE))

    def own(self, scope: Scope) -> bool:
        """Whether a socket is opened by a program or by a page of ours. Browsers say which page
        wants to connect."""
        origin = dict(scope["headers"]).get(b"origin")
        if origin is None:
            return self._is_noted(scope, b"", self.fit(scope))
        scheme, _, place = origin.decode("latin-1").lower().partition("://")
        here = authority_of(scope).lower()
        usual = ":443" if scheme == "https" else ":80"
        is_own = place.removesuffix(usual) in {here.removesuffix(usual), *self._named}
        return self._is_noted(scope, origin, is_own and self.fit(scope))

    def _is_noted(self, scope: Scope, origin: bytes, is_fine: bool) -> bool:
        """Log once what was compared, or whoever runs the server would search for a long time."""
        if not is_fine and origin not in self._noted and len(self._noted) < MOST_NOTED:
            self._noted.add(origin)
            shown = {"origin": origin.decode("latin-1"), "host": authority_of(scope)}
            log.warning(
                "a socket was refused: its page is not from this server", extra=shown | MEND
            )
        return is_fine


MEND = {
    "mend": "If the page is yours, name it (serve --name HOST), or let the proxy pass on Host or"
    " X-Forwarded-Host and start with --behind-proxy (and --proxy ADDRESS if it is elsewhere)"
}


def authority_of(scope: Scope) -> str:
    """The header `Host`."""
    found: bytes = dict(scope["headers"]).get(b"host", b"")
    return found.decode("latin-1")


def _checked(name: str) -> str:
    """A name as browsers send it, whatever its letters."""
    try:
        if _NAME.fullmatch(name):
            return name.lower().encode("idna").decode()
    except UnicodeError:  # too long, or letters that no name has
        pass
    raise BadOption("error-host-name", name=name)


def _host(authority: str) -> str:
    """The host in `host:port`, without brackets."""
    host = authority.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")
