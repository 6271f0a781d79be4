"""Why something was refused: data first, words next to it; and the errors that carry it."""

from dataclasses import dataclass
from typing import Final

LONGEST_SHOWN: Final = 60
"""The largest number of characters of a value that a message repeats."""


@dataclass(frozen=True)
class Reason:
    """Why something was refused: a code, the rule's id, values for other languages, and English words."""

    code: str
    rule: str
    values: dict[str, object]
    words: str


class Refusal(ValueError):
    """A request of a person or a program that cannot be met; the message says what is allowed."""


class OptionError(Refusal):
    """Options that a game does not have or that do not go together; with a reason as data where there is one."""

    def __init__(self, words: str, reason: Reason | None = None) -> None:
        """Store the message and the reason."""
        super().__init__(words)
        self.reason = reason


class NotationError(Refusal):
    """A text or a set of fields that is not an action."""


class PositionError(Refusal):
    """A document that is not a valid position; the message starts with the field.

    The reason has a code and values for other languages, and the field as one of the values; there is none where the
    error has no code.
    """

    def __init__(self, words: str, code: str = "", **values: object) -> None:
        """Store the message and make the reason of a code and its values."""
        super().__init__(words)
        self.field = words.partition(":")[0]
        self.reason = Reason(code, "", {"field": self.field, **values}, words) if code else None


class RecordError(Refusal):
    """A record that cannot be read or is wrong; the message names the line or ply."""


class IllegalAction(Refusal):
    """An action that is not legal now."""

    def __init__(self, reason: Reason) -> None:
        """Store the reason; its words are the message."""
        super().__init__(reason.words)
        self.reason = reason


def quote(value: object) -> str:
    """Return a value as it appears in messages, shortened if necessary."""
    try:
        words = repr(value)
    except ValueError:  # Python refuses to print numbers of thousands of digits
        return "a number of thousands of digits"
    return words if len(words) <= LONGEST_SHOWN else f"{words[:LONGEST_SHOWN]}..."
