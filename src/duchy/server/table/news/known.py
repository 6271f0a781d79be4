"""What a client knows of a table."""

from msgspec import Struct

from duchy.server.table.news.page import NOBODY, OwnPart


class Known(Struct):
    """What a client knows of a table: how many events, the fingerprint, and its own part as it was last sent."""

    number: int = 0
    mark: int = 0
    own: OwnPart = NOBODY
