"""The names that this server answers to. A page from elsewhere could give its own name our address
(DNS rebinding); then the browser would let it read everything here."""

import logging
import re
import socket
from collections.abc import Iterable

from starlette.types import Scope

from spielwerk.errors import BadOption
from spielwerk.server.door.addresses import address_in
from spielwerk.server.door.proxies import RECEIVED, authorities_of
from spielwerk.server.door.reach import Reach

log = logging.getLogger(__name__)

# Names that have no owner on the internet.
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

    def stranger_in(self, scope: Scope) -> str | None:
        """The name by which a request is not for this server, if there is one. Behind a proxy, both
        what the proxy received and what it asked us for must be ours: a page can send any header
        but `Host`, and proxies pass on what they do not set themselves."""
        names = [*scope.get(RECEIVED, ()), *authorities_of(scope)]
        return next((name for name in names if not self.know(name)), None)

    def know(self, authority: str) -> bool:
        """Whether this server answers to a name."""
        host = _host(authority)
        if not host or host in self._known or address_in(host) is not None:
            return True
        return not self._reach.only_here and ("." not in host or host.endswith(PRIVATE))

    def own(self, scope: Scope) -> bool:
        """Whether a socket is opened by a program or by a page of ours. Browsers say which page
        wants to connect."""
        origin = dict(scope["headers"]).get(b"origin")
        if origin is None:
            return self._is_noted(scope, b"", self.stranger_in(scope) is None)
        scheme, _, place = origin.decode("latin-1").lower().partition("://")
        here = authority_of(scope).lower()
        usual = ":443" if scheme == "https" else ":80"
        is_own = place.removesuffix(usual) in {here.removesuffix(usual), *self._named}
        return self._is_noted(scope, origin, is_own and self.stranger_in(scope) is None)

    def _is_noted(self, scope: Scope, origin: bytes, is_fine: bool) -> bool:
        """Log once what was compared: without it, an operator would search for a long time."""
        if not is_fine and origin not in self._noted and len(self._noted) < MOST_NOTED:
            self._noted.add(origin)
            host = self.stranger_in(scope) or authority_of(scope)
            shown = {"origin": origin.decode("latin-1"), "host": host}
            log.warning(
                "a socket was refused: its page is not from this server", extra=shown | MEND
            )
        return is_fine


MEND = {
    "mend": "If the page is yours, name it (serve --name HOST); behind a proxy, also let that pass"
    " on Host or X-Forwarded-Host and start with --behind-proxy (or --proxy ADDRESS if it is"
    " elsewhere)"
}


def authority_of(scope: Scope) -> str:
    """The name that a request goes by."""
    return (authorities_of(scope) or [""])[-1]


def _checked(name: str) -> str:
    """A name as browsers send it, in any script."""
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
