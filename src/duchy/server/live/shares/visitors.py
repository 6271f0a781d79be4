"""Where persons were last seen: their addresses are known to this process only, and stored nowhere."""

from collections import OrderedDict
from typing import Final

from duchy.server.live.shares.fairness import Asker

REMEMBERED: Final = 20_000


class Visitors:
    """The addresses of persons, as households (in IPv6, networks of 64 bits)."""

    def __init__(self) -> None:
        """Start with no one."""
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def see(self, person: str, address: str) -> None:
        """Note the address of a person; those not seen for longest are forgotten first."""
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > REMEMBERED:
            self.addresses.popitem(last=False)

    def asker(self, person: str, table: str = "") -> Asker:
        """Return a person as someone who asks for something; all who were not seen here share one address."""
        return Asker(self.addresses.get(person, ""), table, person)
