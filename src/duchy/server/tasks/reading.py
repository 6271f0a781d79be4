"""What clients bring is read: games to set up, records, positions, trees. Errors are data.

It may take long: a server does it in a process with limits.
"""

from msgspec import Raw, Struct, json

from duchy.core.reason import IllegalAction, OptionError, PositionError, Refusal
from duchy.core.toml import parse_toml
from duchy.games import load
from duchy.server.table.positions import check_tree, record_position, spots, start_position
from duchy.server.table.refused import Refused
from duchy.server.table.replay import record_draws, record_moments
from duchy.server.table.reviewing import record_source
from duchy.server.table.setup import settle_options
from duchy.server.table.showing import reason_info, reason_of
from duchy.server.table.what_if import preview_position
from duchy.server.wire.analysis import PositionWhatIf, RecordPosition, StartPosition, Tree, WantedPosition
from duchy.server.wire.messages import ReasonInfo
from duchy.server.wire.replay import RecordText


class SetUp(Struct, tag="set-up"):
    """A game to set up, with options that contain text."""

    game: str
    options: dict[str, str]


class Look(Struct, tag="look"):
    """An uploaded record whose moments or draws are requested."""

    wanted: RecordText
    draws: bool


class ShowPositions(Struct, tag="spots"):
    """A position to analyse, with plies after it, and a seed for rolls."""

    wanted: WantedPosition
    luck: int


class Foresee(Struct, tag="foresee"):
    """Actions in a position whose effects are requested."""

    wanted: PositionWhatIf


class ShowStart(Struct, tag="start"):
    """A game whose first position is requested."""

    wanted: StartPosition


class ShowMoment(Struct, tag="moment"):
    """A record of which one position is requested."""

    wanted: RecordPosition


class ReadGame(Struct, tag="game"):
    """A record to review."""

    record: str


class ParseText(Struct, tag="parse"):
    """A set of cards to parse, for a table that has been played with it."""

    text: str


class CheckTree(Struct, tag="tree"):
    """A tree to check."""

    tree: Tree


Brought = SetUp | Look | ShowPositions | Foresee | ShowStart | ShowMoment | ReadGame | ParseText | CheckTree
"""What clients bring."""


class Read(Struct):
    """The result of a task: an answer, or a code and words saying why not, with the engine's reason if any."""

    code: str = ""
    words: str = ""
    reason: ReasonInfo | None = None
    answer: Raw = Raw(b"null")


def read(task: Brought) -> Read:
    """Carry out a client's task, and report errors as data."""
    try:
        return Read(answer=Raw(json.encode(answer_of(task))))
    except (Refusal, RecursionError) as error:
        return refusal_of(error)


def answer_of(task: Brought) -> object:
    """Carry out a client's task; raises `Refusal`."""
    match task:
        case SetUp():
            load(task.game).initial(settle_options(task.game, dict(task.options)))
            return None
        case Look():
            return record_draws(task.wanted) if task.draws else record_moments(task.wanted)
        case ShowPositions():
            return spots(task.wanted, task.luck)
        case Foresee():
            return preview_position(task.wanted)
        case ShowStart():
            return start_position(task.wanted)
        case ShowMoment():
            return record_position(task.wanted)
        case ReadGame():
            return record_source(task.record)
        case ParseText():
            return parsed(task.text)
        case CheckTree():
            return check_tree(task.tree)


def parsed(text: str) -> object:
    """Parse TOML; `None` if it is not valid, or not the same after a journey as JSON."""
    try:
        content = parse_toml(text)
        return content if content == json.decode(json.encode(content)) else None
    except (ValueError, TypeError):
        return None


def refusal_of(error: Refusal | RecursionError) -> Read:
    """Return an error as data; for a position, with the invalid field."""
    words = str(error)
    if isinstance(error, RecursionError):
        return Read("wrong", "this is nested too deeply")
    if isinstance(error, Refused):
        return Read(error.code, words, reason_info(error))
    if isinstance(error, IllegalAction):
        return Read("illegal", words, reason_of(error.reason))
    if isinstance(error, OptionError) and error.reason is not None:
        return Read("wrong", words, reason_of(error.reason))
    if isinstance(error, PositionError):
        return Read("position", words, ReasonInfo("position", "", position_values(error)))
    return Read("wrong", words)


def position_values(error: PositionError) -> dict[str, object]:
    """Return the wrong field of a position and, if the error has a code, the code as `fault` with its values."""
    if error.reason is None:
        return {"field": error.field}
    return {**error.reason.values, "fault": error.reason.code}
