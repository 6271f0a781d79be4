"""Refusals of commands: a code for programs, words for people, and the engine's reason if there is one."""

from duchy.core.reason import Reason, Refusal


class Refused(Refusal):
    """A command that cannot be carried out now; nothing has changed."""

    def __init__(self, code: str, words: str, reason: Reason | None = None) -> None:
        """Set the code, the words and the engine's reason."""
        super().__init__(words)
        self.code = code
        self.reason = reason


class Stale(Refused):
    """A command that was decided before an event that the client has not seen."""

    def __init__(self) -> None:
        """Set the advice for the client."""
        super().__init__("stale", "the table has moved on: look at it again, then choose")


class Forbidden(Refused):
    """Something that this person may not do or see."""

    def __init__(self, words: str) -> None:
        """Set the words."""
        super().__init__("forbidden", words)


class NotOver(Refused):
    """A request for hidden information of a running game."""

    def __init__(self) -> None:
        """Say when it becomes available."""
        super().__init__("not-over", "the record contains hidden information: it is available when the game is over")
