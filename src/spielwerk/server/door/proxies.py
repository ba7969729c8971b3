"""What proxies say about the requests that they pass on: who asks, and for which server."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.types import Scope

from spielwerk.errors import BadOption
from spielwerk.server.door.addresses import address_in

LOCAL = ("127.0.0.0/8", "::1")
ALL = "*"
TELLING = (b"forwarded", b"via", b"x-forwarded-", b"x-real-ip")  # headers that proxies add
RECEIVED = "spielwerk.received"  # in a scope: the names before one took the place of `Host`


def is_forwarded(scope: Scope) -> bool:
    """Whether a proxy has passed a request on, or so it says."""
    return any(name.startswith(TELLING) for name, _ in scope["headers"])


def authorities_of(scope: Scope) -> list[str]:
    """The header `Host`, which should come once."""
    return [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]


class Proxies:
    """The proxies that are trusted. What others say about where a request comes from is ignored."""

    def __init__(self, places: Iterable[str] = ()) -> None:
        places = [place.strip() for place in places if place.strip()]
        self._all = ALL in places
        self._networks = [_network(place) for place in places if place != ALL]

    def __contains__(self, address: str) -> bool:
        if self._all or not self._networks:
            return self._all
        found = address_in(address)  # None: not an address, such as that of a test
        return found is not None and any(found in network for network in self._networks)

    def read(self, scope: Scope) -> None:
        """Let a request look as it did when it arrived at the proxy. A request from a proxy's
        machine need not have come through the proxy: a browser may run there, too."""
        peer = (scope.get("client") or ("",))[0]
        if peer not in self or not is_forwarded(scope):
            return
        passed = _passed_on(scope)
        if (client := self._client(passed.get(b"x-forwarded-for", ""))) is not None:
            scope["client"] = (client, 0)
        schemes = _values(passed.get(b"x-forwarded-proto", ""))
        if schemes and schemes[0] in ("http", "https"):
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = schemes[0].replace("http", "ws") if is_socket else schemes[0]
        if names := _values(passed.get(b"x-forwarded-host", "")):
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope[RECEIVED] = [*authorities_of(scope), *names]
            scope["headers"] = [*others, (b"host", names[0].encode("latin-1"))]

    def _client(self, passed: str) -> str | None:
        """The last address that is not a proxy's: the client can write anything before it."""
        places = [_address(place) for place in passed.split(",")[-10:]]
        for place in reversed(places):
            if place is None or self._all or place not in self:
                return place
        return places[0]


def _passed_on(scope: Scope) -> dict[bytes, str]:
    """What the proxy adds to a request. A header may come several times."""
    found: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        if name.startswith(b"x-forwarded-"):
            before = f"{found[name]}, " if name in found else ""
            found[name] = before + value.decode("latin-1")
    return found


def _values(listed: str) -> list[str]:
    return [value for each in listed.lower().split(",") if (value := each.strip())]


def _address(place: str) -> str | None:
    """An address that may have a port; None if it is something else."""
    place = place.strip()
    if place.startswith("["):
        place = place[1:].partition("]")[0]
    elif place.count(":") == 1:
        place = place.partition(":")[0]
    try:
        return str(ip_address(place))
    except ValueError:
        return None


def _network(place: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(place, strict=False)
    except ValueError as error:
        raise BadOption("error-proxy", address=place) from error
