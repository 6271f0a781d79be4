"""What the tables ask of the browser, and of nothing else: to keep texts, to think elsewhere, to pass messages on."""

from collections.abc import Awaitable
from typing import Protocol


class Host(Protocol):
    """The browser, or whoever stands in for it."""

    def write(self, changes: str) -> Awaitable[str]:
        """Make changes in one transaction, durable when this returns; '' or why nothing was written.

        The changes are a JSON list of `[what, shelf, key, text]`: "add" what must not be there yet, "put" what may, or
        "drop" (without a text). What comes back is the name of the browser's error: `ConstraintError` if something is
        there already, `QuotaExceededError` if the disk is full.
        """

    def read(self, shelf: str, key: str) -> Awaitable[str | None]:
        """Return a text; `None` if there is none."""

    def list(self, shelf: str, first: str, after: str, most: int) -> Awaitable[str]:
        """Return the texts with keys from `first` to before `after`, by key, at most `most`, as a JSON list."""

    def room(self) -> Awaitable[str]:
        """Return the bytes kept and those that are left as a JSON list; -1 where the browser does not say."""

    def lease(self, name: str) -> Awaitable[bool]:
        """Hold a name, unless another tab holds it; return whether it is held."""

    def release(self, name: str) -> None:
        """Hold a name no longer."""

    def tell(self, table: str, number: int) -> None:
        """Tell other tabs that a table has so many events now."""

    def think(self, kind: str, line: str) -> Awaitable[str | None]:
        """Have a bot or the coach do a task; `None` if it was lost."""

    def answer(self, name: str, status: int, text: str) -> None:
        """Answer a request."""

    def say(self, line: str, message: str) -> None:
        """Pass a message on to a client."""

    def hang_up(self, line: str, code: int, reason: str) -> None:
        """End a client's line."""
