"""The addresses of machines."""

from ipaddress import IPv4Address, IPv6Address, ip_address


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """An address; None if the text is something else, such as a name. An IPv4 address in the form
    of IPv6 is that IPv4 address."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
