"""Errors of the store, in one line that names the database, the table and the rule."""


class StoreError(Exception):
    """The database cannot be used: missing, damaged, full, too busy, or made by a newer version."""


class Full(StoreError):
    """There is no room left. Nothing was written, and nothing that was is lost."""


class UnknownTable(StoreError):
    """There is no table with this id."""

    def __init__(self, table: str) -> None:
        """Set the table."""
        super().__init__(f"there is no table {table!r}")
        self.table = table


class Conflict(StoreError):
    """Another writer was faster: the events were decided for an earlier state. Nothing was written."""

    def __init__(self, table: str, expected: int, found: int) -> None:
        """Set the table's next event number and the number that was given."""
        super().__init__(f"table {table!r} is at event {expected}, not {found}: read the new events and decide again")
        self.table = table
        self.next = expected


class Repeated(StoreError):
    """The command with this key was already written, as the event of this number. Nothing was written."""

    def __init__(self, table: str, key: str, number: int) -> None:
        """Set the event that the command became."""
        super().__init__(f"table {table!r} already has the command {key!r}, as event {number}")
        self.table = table
        self.key = key
        self.number = number
