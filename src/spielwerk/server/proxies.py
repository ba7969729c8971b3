"""What proxies say about the requests that they pass on: who asks, and for which server."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.types import Scope

from spielwerk.engine.errors import BadOption
from spielwerk.server.addresses import address_in

LOCAL = ("127.0.0.0/8", "::1")
ANYBODY = "*"
TELLING = (b"forwarded", b"via", b"x-forwarded-", b"x-real-ip")  # headers that proxies add
PASSED_ON = "spielwerk.passed_on"  # in a scope: it came through a proxy that is believed


def is_told_about(scope: Scope) -> bool:
    """Whether a proxy has passed a request on, or somebody says so."""
    return any(name.startswith(TELLING) for name, _ in scope["headers"])


class Proxies:
    """The proxies that are believed. What others say about where a request comes from counts for
    nothing."""

    def __init__(self, places: Iterable[str] = ()) -> None:
        places = [place.strip() for place in places if place.strip()]
        self._all = ANYBODY in places
        self._networks = [_network(place) for place in places if place != ANYBODY]

    def __contains__(self, address: str) -> bool:
        if self._all or not self._networks:
            return self._all
        found = address_in(address)  # None: not an address, such as that of a test
        return found is not None and any(found in network for network in self._networks)

    def read(self, scope: Scope) -> None:
        """Let a request look as it did when it arrived at the proxy. A request from a proxy's
        machine need not have come through the proxy: a browser may run there, too."""
        peer = (scope.get("client") or ("",))[0]
        if peer not in self or not is_told_about(scope):
            return
        scope[PASSED_ON] = True
        told = dict(_told(scope))
        if (client := self._client(told.get(b"x-forwarded-for", ""))) is not None:
            scope["client"] = (client, 0)
        scheme = _first(told.get(b"x-forwarded-proto", ""))
        if scheme in ("http", "https"):
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme
        if host := _first(told.get(b"x-forwarded-host", "")):
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]

    def _client(self, passed: str) -> str | None:
        """The last address that is not a proxy's: whoever asks can write anything before it."""
        places = [_address(place) for place in passed.split(",")[-10:]]
        for place in reversed(places):
            if place is None or self._all or place not in self:
                return place
        return places[0]


def _told(scope: Scope) -> Iterable[tuple[bytes, str]]:
    """What the proxy adds to a request. A header may come several times."""
    found: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        if name.startswith(b"x-forwarded-"):
            before = f"{found[name]}, " if name in found else ""
            found[name] = before + value.decode("latin-1")
    return found.items()


def _first(values: str) -> str:
    return values.partition(",")[0].strip().lower()


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
