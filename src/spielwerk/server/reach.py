"""Where other devices can reach this server: what a link or a QR code for them has to say."""

import socket
from dataclasses import dataclass
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (compared with what was asked for)
NOBODY = "192.0.2.1"  # an address for examples: nothing is sent to it


@dataclass(frozen=True)
class Reach:
    """The address that the server listens on."""

    host: str = "127.0.0.1"
    port: int = 8000

    @property
    def only_here(self) -> bool:
        """Whether only this machine can connect."""
        if self.host == "localhost":
            return True
        try:
            return ip_address(self.host).is_loopback
        except ValueError:  # a name, such as one of a network
            return False

    def addresses(self) -> list[str]:
        """What other devices in the network can open."""
        if self.only_here:
            return []
        host = _own_address() if self.host in EVERYWHERE else self.host
        if host is None:
            return []
        shown = f"[{host}]" if ":" in host else host
        return [f"http://{shown}:{self.port}"]


def _own_address() -> str | None:
    """The one that this machine would use to reach others; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((NOBODY, 9))
        except OSError:
            return None
        found: str = way.getsockname()[0]
    return None if ip_address(found).is_loopback else found
