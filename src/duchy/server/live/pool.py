"""Those who do what takes long, apart from the tables: processes of a server, or whoever stands in for them."""

from abc import ABC, abstractmethod


class Pool(ABC):
    """Takes tasks as lines of JSON, and answers each with one."""

    waiting: int
    """The tasks under way."""

    @abstractmethod
    async def ask(self, line: bytes) -> bytes | None:
        """Hand over a task; return `None` if it was lost."""
