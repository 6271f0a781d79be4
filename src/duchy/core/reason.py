"""Why something was refused: data first, words beside it; and the errors that carry it."""

from dataclasses import dataclass
from typing import Final

LONGEST_SHOWN: Final = 60
"""Letters of a value that a refusal repeats."""


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a code, the rule's id, the numbers of the position, and words."""

    code: str
    rule: str
    values: dict[str, object]
    words: str


class Refusal(ValueError):
    """Something a person or a program asked for that cannot be; the message says what would be right."""


class OptionError(Refusal):
    """A game was asked for with options it does not have."""


class NotationError(Refusal):
    """A text or a set of fields that is no action."""


class PositionError(Refusal):
    """A document that is no position; the message names the field."""


class RecordError(Refusal):
    """A record that cannot be read or does not hold; the message names the line or ply."""


class IllegalAction(Refusal):
    """An action that is not legal now."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason; its words are the message."""
        super().__init__(reason.words)
        self.reason = reason


def quote(value: object) -> str:
    """Repeat a value in a refusal, as far as it is short."""
    try:
        words = repr(value)
    except ValueError:  # Python writes no numbers of thousands of digits
        return "a number of thousands of digits"
    return words if len(words) <= LONGEST_SHOWN else f"{words[:LONGEST_SHOWN]}..."
