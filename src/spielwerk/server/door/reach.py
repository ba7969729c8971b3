"""Where other devices can reach this server: what a link or a QR code for them has to say."""

from dataclasses import dataclass

from spielwerk.server.door.addresses import address_in
from spielwerk.server.door.interfaces import own_addresses, own_names

IPV4_ONLY, EVERY_ADDRESS = "0.0.0.0", "::"  # noqa: S104 (compared with what was asked for)


@dataclass(frozen=True)
class Reach:
    """The address that the server listens on."""

    host: str = "127.0.0.1"
    port: int = 8000

    @property
    def only_here(self) -> bool:
        """Whether only this machine can connect."""
        address = address_in(self.host)  # None: a name, such as one of a network
        return self.host == "localhost" if address is None else address.is_loopback

    @property
    def everywhere(self) -> bool:
        """Whether it listens on every address of this machine."""
        return self.host in (IPV4_ONLY, EVERY_ADDRESS)

    @property
    def here(self) -> str:
        """What to open on this machine."""
        return self._address("127.0.0.1" if self.everywhere else self.host)

    def addresses(self) -> list[str]:
        """What other devices in the network can open."""
        return [self._address(host) for host in self._hosts()]

    def names(self) -> list[str]:
        """The same by name, if others find this machine by its name."""
        return [self._address(name) for name in own_names(self._hosts())] if self.everywhere else []

    def _hosts(self) -> list[str]:
        if self.only_here:
            return []
        if self.everywhere:
            return own_addresses(has_ipv4=True, has_ipv6=self.host == EVERY_ADDRESS)
        return [self.host]

    def _address(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{self.port}"
