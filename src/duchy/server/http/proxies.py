"""Who really asks: behind proxies of one's own the visitor is whom they name; anybody else's word is not trusts."""

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from duchy.core.reason import Refusal

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
WITH_PORT: Final = re.compile(r"\[(?P<six>[^\[\]]+)\](?::\d{1,5})?|(?P<four>[0-9.]+):\d{1,5}")
LONGEST: Final = 64
"""Letters that an address may have."""
ONE_HOUSEHOLD: Final = 64
"""Bits that all addresses of one household share in IPv6: whoever has one of them has them all."""
SECURE: Final = {"http": "ws", "https": "wss"}


def address_of(text: str) -> Address | None:
    """Read an address, with a port or without; none if it is none."""
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
    """Read an address or a network; raises `Refusal`."""
    try:
        return ip_network(text.strip())
    except ValueError as error:
        raise Refusal(f"{text!r} is no proxy ({error}): 127.0.0.1, ::1 or 10.0.0.0/8 would be right") from None


class Proxies:
    """The proxies whose word is trusts."""

    def __init__(self, given: Sequence[str]) -> None:
        """Take addresses and networks; raises `Refusal` if one is neither."""
        self.networks = tuple(map(network_of, given))

    def trusts(self, address: Address | None) -> bool:
        """Say whether an address is that of a proxy of ours."""
        return address is not None and any(address in network for network in self.networks)

    def unmask(self, scope: Any) -> None:  # noqa: ANN401 - scopes of two kinds
        """Put the visitor and the scheme that our proxies name into a scope; whatever others say of it is left out."""
        client = scope.get("client")
        near = address_of(str(client[0])) if client else None
        if not self.trusts(near):
            return
        scope["client"] = str(self.visitor(near, values(scope, b"x-forwarded-for"))), 0
        scheme = values(scope, b"x-forwarded-proto")
        if len(scheme) == 1 and scheme[0] in SECURE:
            scope["scheme"] = SECURE[scheme[0]] if scope["type"] == "websocket" else scheme[0]

    def visitor(self, near: Address | None, named: Sequence[str]) -> Address | None:
        """Find the right-most address that is not a proxy's: each proxy adds whom it has seen.

        What stands left of something that is no address cannot be trusts: then it was the proxy who asked.
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
    """Read all values of a header in their order."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [part.strip() for value in found for part in value.split(",")]


def household(text: str) -> str:
    """Give what is limited together with an address: itself, or the network that a household has in IPv6."""
    address = address_of(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), ONE_HOUSEHOLD), strict=False))
    return text if address is None else str(address)
