"""Client addresses: forwarded headers are trusted only from configured proxies."""

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from duchy.core.reason import Refusal

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
WITH_PORT: Final = re.compile(r"\[(?P<six>[^\[\]]+)\](?::\d{1,5})?|(?P<four>[0-9.]+):\d{1,5}")
LONGEST: Final = 64
"""The maximum length of an address, in characters."""
ONE_HOUSEHOLD: Final = 64
"""The number of bits shared by all IPv6 addresses of a household: its members can use any of them."""
SECURE: Final = {"http": "ws", "https": "wss"}


def address_of(text: str) -> Address | None:
    """Parse an address, with or without a port; `None` if it is not one."""
    words = text.strip()
    if len(words) > LONGEST:
        return None
    found = WITH_PORT.fullmatch(words)
    try:
        address = ip_address((found["six"] or found["four"]) if found else words)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def network_of(text: str) -> Network:
    """Parse an address or a network; raises `Refusal`."""
    try:
        return ip_network(text.strip())
    except ValueError as error:
        raise Refusal(
            f"{text!r} is not a proxy address ({error}): use an address or network such as 127.0.0.1, ::1 or 10.0.0.0/8"
        ) from None


class Proxies:
    """The trusted proxies."""

    def __init__(self, given: Sequence[str]) -> None:
        """Set addresses and networks; raises `Refusal` if one is invalid."""
        self.networks = tuple(map(network_of, given))

    def trusts(self, address: Address | None) -> bool:
        """Return whether an address belongs to a trusted proxy."""
        return address is not None and any(address in network for network in self.networks)

    def unmask(self, scope: Any) -> None:  # noqa: ANN401 - scopes of two kinds
        """Write the client and scheme named by trusted proxies into a scope; other headers are ignored."""
        client = scope.get("client")
        near = address_of(str(client[0])) if client else None
        if not self.trusts(near):
            return
        scope["client"] = str(self.visitor(near, values(scope, b"x-forwarded-for"))), 0
        scheme = values(scope, b"x-forwarded-proto")
        if len(scheme) == 1 and scheme[0] in SECURE:
            scope["scheme"] = SECURE[scheme[0]] if scope["type"] == "websocket" else scheme[0]

    def visitor(self, near: Address | None, named: Sequence[str]) -> Address | None:
        """Find the right-most address that is not a proxy's: each proxy appends the address it has seen.

        Nothing left of an invalid address can be trusted; then the proxy counts as the client.
        """
        for text in reversed(named):
            address = address_of(text)
            if address is None:
                break
            near = address
            if not self.trusts(address):
                break
        return near


def values(scope: Any, name: bytes) -> list[str]:  # noqa: ANN401 - scopes of two kinds
    """Return all values of a header in order."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [part.strip() for value in found for part in value.split(",")]


def household(text: str) -> str:
    """Return the unit that limits apply to: an address, or its household's network in IPv6."""
    address = address_of(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), ONE_HOUSEHOLD), strict=False))
    return text if address is None else str(address)
