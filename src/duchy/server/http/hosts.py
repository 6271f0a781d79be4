"""Allowed Host headers: the public address if there is one, and this machine's own address.

Otherwise a foreign page whose name resolves to this machine could pass for ours.
"""

import re
from typing import Final
from urllib.parse import urlsplit

from duchy.core.reason import Refusal
from duchy.server.http.proxies import address_of

HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^\[\]@:/?#\\\s]+)(?::\d{1,5})?", re.IGNORECASE)
RIGHT: Final = "use an address such as https://duchy.example or http://192.168.1.7:8123"


def public_name(public: str) -> str:
    """Return the host name of the public address; raises `Refusal` if a browser could not open it."""
    try:
        parts = urlsplit(public)
        name, _ = parts.hostname, parts.port
        ascii_name = (name or "").encode("idna" if not (name or "").isascii() else "ascii").decode()
    except ValueError:
        raise Refusal(f"{public!r} is not a public address: {RIGHT}") from None
    if parts.scheme not in {"http", "https"} or not ascii_name or "@" in parts.netloc:
        raise Refusal(f"{public!r} is not a public address: {RIGHT}")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise Refusal(f"{public!r} must not contain a path: {RIGHT}")
    return ascii_name


class Hosts:
    """The host names that requests may use."""

    def __init__(self, public: str | None) -> None:
        """Set the public address; without one, every host name is allowed."""
        self.public = public
        self.name = None if public is None else public_name(public)

    def address(self, scheme: str, host: str, bound: str) -> str:
        """Return the address that a page may use for itself; '' if it is unknown.

        Without a public address a request may name any host, so its host is used only if it is certainly this machine.
        """
        if self.public is not None:
            return self.public.rstrip("/")
        return f"{scheme}://{host}" if scheme in {"http", "https"} and self.is_here(host, bound) else ""

    def welcome(self, host: str, bound: str) -> bool:
        """Return whether a request that arrived at a bound address may name this host."""
        if self.name is None:
            return True
        found = HOST.fullmatch(host)
        return found is not None and (found["name"].lower() == self.name or self.is_here(host, bound))

    def is_here(self, host: str, bound: str) -> bool:
        """Return whether a host is this machine itself, by a name that no one else can have."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found["name"].strip("[]").lower()
        address = address_of(name)
        return name == "localhost" or (address is not None and (address.is_loopback or address == address_of(bound)))
