"""The account of one game: every ply with the number of alternatives, and the results; plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from duchy.core.game import CHANCE, Game, State
from duchy.core.journal import Entry, breakdown
from duchy.research.data.reading import reading_of


@dataclass
class Origin:
    """The origin of a game: its players and options, and the seed of its draws."""

    options: Mapping[str, object]
    players: list[str]
    rules: int
    seed: str = ""
    commitment: str = ""
    file: str = ""
    position: bool = False
    """Whether it started from a position."""
    practice: bool = False
    lesson: str = ""


@dataclass
class Account:
    """One game as columns: those of its plies are lists of the same length."""

    game: str
    origin: Origin
    seats: list[int] = field(default_factory=list)
    """The seat that acted, `CHANCE` for chance."""
    actions: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    """The number of possible actions or outcomes."""
    stages: list[str] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    running: list[list[int]] = field(default_factory=list)
    """The scores of all seats after each ply."""
    first: int | None = None
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)
    duchies: list[str] = field(default_factory=list)
    built: list[list[str]] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        """Return the number of plies decided by seats."""
        return len(self.seats) - self.seats.count(CHANCE)


class Clerk:
    """A writer of an account while a game is played."""

    def __init__(self, game: Game, state: State, journal: list[Entry], origin: Origin) -> None:
        """Start before the first ply."""
        self.game = game
        self.state = state
        self.journal = journal
        self.reading = reading_of(game.name)
        self.account = Account(game.name, origin)
        self.out, self.weights = game.buffer(), game.buffer()

    def before(self, seat: int, action: int) -> None:
        """Note the seat about to act, its action, the moment, and the number of legal actions."""
        game, state, account = self.game, self.state, self.account
        chance = seat == CHANCE
        count = game.outcomes(state, self.out, self.weights) if chance else game.legal(state, seat, self.out)
        stage, round_ = self.reading.clock(state)
        account.seats.append(seat)
        account.actions.append(action)
        account.legal.append(int(count))
        account.stages.append(stage)
        account.rounds.append(round_)

    def after(self) -> None:
        """Note the resulting scores."""
        self.account.running.append(self.game.scores(self.state))

    def close(self) -> Account:
        """Summarise the game as it is, and return the account."""
        game, state, account = self.game, self.state, self.account
        estates = self.reading.estates(state)
        account.first = self.reading.first(self.journal)
        account.scores = game.scores(state)
        account.places = game.places(state)
        account.sources = breakdown(self.journal, game.seats(state))
        account.duchies = [duchy for duchy, _ in estates]
        account.built = [built for _, built in estates]
        return account
