"""Why a command was not carried out: a code for programs, words for people, the engine's reason where it has one."""

from duchy.core.reason import Reason, Refusal


class Refused(Refusal):
    """A command that cannot be carried out now; nothing has changed."""

    def __init__(self, code: str, words: str, reason: Reason | None = None) -> None:
        """Take the code, the words and the engine's reason."""
        super().__init__(words)
        self.code = code
        self.reason = reason


class Stale(Refused):
    """A command that was decided before something that the client has not seen."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("stale", "the table has moved on: look at it as it is now, and choose again")


class Forbidden(Refused):
    """Something that is not this person's to do or to see."""

    def __init__(self, words: str) -> None:
        """Take the words."""
        super().__init__("forbidden", words)


class NotOver(Refused):
    """Everything is asked for, also what is hidden, of a game that goes on."""

    def __init__(self) -> None:
        """Say when it is there."""
        super().__init__(
            "not-over", "the record holds everything, also what is hidden: it is there when the game is over"
        )
