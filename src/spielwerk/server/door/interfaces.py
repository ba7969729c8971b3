"""The addresses of this machine."""

import socket
import struct
from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from threading import Thread

EXAMPLES = {
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}  # addresses that are never in use
PATIENCE_SECONDS = 1.0  # for the name service

IPV6 = Path("/proc/net/if_inet6")
FLAGS, ADDRESS = 0x8913, 0x8915  # what Linux can be asked about an interface
RUNNING = 0x40
FOR_A_WHILE = 0x01 | 0x20 | 0x40  # IPv6 addresses that change, are outdated or not sure yet


def own_addresses(has_ipv4: bool, has_ipv6: bool) -> list[str]:
    """Those that others can use, best first: the one this machine would use to reach them."""
    families = [socket.AF_INET] * has_ipv4 + [socket.AF_INET6] * has_ipv6
    found = [_towards_others(family) for family in families]
    if has_ipv4:
        found += _ipv4()
    if has_ipv6:
        found += _ipv6()
    found += _named(socket.gethostname(), families)
    return [address for address in dict.fromkeys(found) if address and _is_for_others(address)]


def own_names(addresses: list[str]) -> list[str]:
    """Names under which others find this machine."""
    host = socket.gethostname().lower()
    name = host if "." in host else f"{host}.local"
    found = _named(name, [socket.AF_INET, socket.AF_INET6])
    return [] if set(addresses).isdisjoint(found) else [name]


def _is_for_others(address: str) -> bool:
    found = ip_address(address)
    is_local = isinstance(found, IPv6Address) and found.is_link_local  # needs an interface's name
    return not (found.is_loopback or found.is_unspecified or is_local)


def _towards_others(family: socket.AddressFamily) -> str | None:
    """Nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((EXAMPLES[family], 9))
            return str(way.getsockname()[0])
    except OSError:  # without a network
        return None


def _ipv4() -> Iterator[str]:
    """Of every interface that is connected, if this is Linux."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        interfaces = socket.if_nameindex()
    except OSError:  # a service, or an app on a phone, may be kept from asking
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in interfaces:
            question = struct.pack("256s", name.encode())
            try:
                (flags,) = struct.unpack("H", fcntl.ioctl(asked, FLAGS, question)[16:18])
                if flags & RUNNING:
                    yield socket.inet_ntoa(fcntl.ioctl(asked, ADDRESS, question)[20:24])
            except OSError:  # it has none
                continue


def _ipv6() -> Iterator[str]:
    try:
        lines = IPV6.read_text().splitlines()
    except OSError:
        return
    for address, _, _, _, flags, _ in map(str.split, lines):
        if not int(flags, 16) & FOR_A_WHILE:
            yield str(IPv6Address(bytes.fromhex(address)))


def _named(name: str, families: list[socket.AddressFamily]) -> list[str]:
    """The addresses of a name, as far as the name service is quick."""
    found: list[str] = []
    asking = Thread(target=lambda: found.extend(_look_up(name, families)), daemon=True)
    asking.start()
    asking.join(PATIENCE_SECONDS)
    return found


def _look_up(name: str, families: list[socket.AddressFamily]) -> list[str]:
    try:
        found = socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(place[0]).partition("%")[0] for family, *_, place in found if family in families]
