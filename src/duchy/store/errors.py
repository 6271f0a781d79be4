"""What the store cannot do, in one line that names the database, the table, and what would be right."""


class StoreError(Exception):
    """The database cannot be used: not there, broken, full, too busy, or made by a newer version."""


class UnknownTable(StoreError):
    """There is no table of an id."""

    def __init__(self, table: str) -> None:
        """Name the table."""
        super().__init__(f"there is no table {table!r}")
        self.table = table


class Conflict(StoreError):
    """Somebody else was faster: the events were decided for a table that has moved on. Nothing was written."""

    def __init__(self, table: str, expected: int, found: int) -> None:
        """Say which event number the table has next, and which one was brought."""
        super().__init__(f"table {table!r} is at event {expected}, not {found}: read the events since, decide anew")
        self.table = table
        self.next = expected


class Repeated(StoreError):
    """The command of this key has been written before, as the event of this number. Nothing was written."""

    def __init__(self, table: str, key: str, number: int) -> None:
        """Say where the command stands."""
        super().__init__(f"table {table!r} has the command {key!r} already, as event {number}")
        self.table = table
        self.key = key
        self.number = number
