"""The parts that a browser's tables are made of: those of a server, but for its database, processes and connections."""

from collections.abc import Callable
from typing import Final, TypeVar

from msgspec.structs import replace

from duchy.offline.host import Host
from duchy.offline.pools import HINT, REVIEW, Bots, Elsewhere, Reader
from duchy.offline.shelves import Shelves
from duchy.server.live.archive import Archive
from duchy.server.live.coach import Coach
from duchy.server.live.loads import Loads
from duchy.server.live.lobby import Lobby
from duchy.server.live.metrics import Metrics
from duchy.server.live.persons import Persons
from duchy.server.live.reviews import Reviews
from duchy.server.live.shares.buckets import Rates
from duchy.server.live.shares.fairness import FairQueue
from duchy.server.live.shares.room import Room
from duchy.server.live.shares.visitors import Visitors
from duchy.server.live.tables import LiveTables
from duchy.server.live.trees import Trees
from duchy.server.settings import NO_LIMITS, milliseconds
from duchy.server.wire.ready import make_ready

T = TypeVar("T")
ME: Final = "me"
"""The one person of a browser, on every device, so that tables can be carried from one to another."""
REVIEW_SHARE: Final = 10
"""A review gets the tenth part of the usual effort: an interpreted one of a short game still takes minutes."""
SPARE: Final = 8_000_000
"""The bytes that games under way may need: with fewer left, nothing new is begun."""
LIMITS: Final = replace(NO_LIMITS, spare=SPARE, storage=1 << 50)


async def at_once(work: Callable[[], T], /) -> T:
    """Do something here and now: there is no other thread."""
    return work()


class Parts:
    """All that the tables of a browser need."""

    def __init__(self, host: Host, now: Callable[[], int] = milliseconds) -> None:
        """Assemble the parts; nothing runs yet."""
        make_ready()
        self.host = host
        self.now = now
        self.limits = LIMITS
        self.store = Shelves(host)
        self.metrics = Metrics()
        self.visitors = Visitors()
        self.readers = Reader(LIMITS, self.visitors)
        self.loads = Loads(self.store, self.readers, at_once)
        self.room = Room(self.store, LIMITS)
        self.tables = LiveTables(self.store, self.loads, Bots(host), lambda *_: None, self.metrics, self.visitors, now)
        self.persons = Persons(self.store, now)
        self.lobby = Lobby(self.store, self.tables, self.persons, self.room, LIMITS, now)
        self.archive = Archive(self.lobby, self.loads, self.visitors)
        self.coach = Coach(self.tables, Elsewhere(host, HINT), LIMITS, 1)
        self.reviews = Reviews(self.store, Elsewhere(host, REVIEW), LIMITS, self.room, self.visitors, now, REVIEW_SHARE)
        self.trees = Trees(self.store, self.readers, self.room, LIMITS, now)
        self.messages = Rates(LIMITS.messages, LIMITS.messages_per_second)
        self.hellos = FairQueue(1)
