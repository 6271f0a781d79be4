"""The game on a table: a state folded from plies, what each ply told whom, and how it is taken back.

Draws are numbered by all plies ever made, also those that were taken back: a draw behind a take-back is a new one, so
that nobody knows it from before.
"""

from array import array
from collections.abc import Iterator

from duchy.core.chance import FairDice
from duchy.core.game import CHANCE, SPECTATOR, State
from duchy.core.journal import Entry
from duchy.core.match import Match
from duchy.core.record import Record, record_of
from duchy.server.table.setup import GameSetup


class Board:
    """One game from its start to now."""

    def __init__(self, setup: GameSetup) -> None:
        """Set up the game; nothing has happened yet."""
        self.setup = setup
        self.game = setup.game
        self.state = setup.initial()
        self.journal = self.game.start_journal(self.state)
        self.seats = array("b")
        self.actions = array("i")
        self.by_person = array("b")
        """For each ply, whether a person made it, not a bot and not chance."""
        self.informed = array("h")
        """For each ply, the seats (as bits) that learned something hidden from it, or from what came of it."""
        self.gone = 0
        """How many plies were made and taken back."""
        self.taken_back: dict[int, int] = {}
        self.practice = False
        """Whether a draw was taken back: another one has come, or may come, in its place."""

    def copy(self) -> "Board":
        """Make a board that can go on by itself."""
        other = Board.__new__(Board)
        vars(other).update(vars(self))
        other.state = self.state.copy()
        other.journal = self.game.start_journal(other.state)
        other.seats, other.actions, other.informed = self.seats[:], self.actions[:], self.informed[:]
        other.by_person = self.by_person[:]
        return other

    @property
    def ply(self) -> int:
        """Count the plies that stand."""
        return len(self.seats)

    def plies(self) -> Iterator[tuple[int, int]]:
        """Give the plies that stand: who, and what."""
        return zip(self.seats, self.actions, strict=True)

    def acting(self) -> list[int]:
        """List the seats that have to act; `[CHANCE]` for chance, nothing when the game is over."""
        return self.game.acting(self.state)

    def play(self, seat: int, action: int, by_person: bool = False) -> tuple[int, list[Entry]]:
        """Do a legal ply; return from whom it is hidden (bits of seats, then of spectators) and the journal."""
        game, state = self.game, self.state
        everybody = range(self.setup.seats)
        hidden = sum(1 << viewer for viewer in everybody if game.hides(state, seat, action, viewer))
        hidden |= game.hides(state, seat, action, SPECTATOR) << self.setup.seats
        secrets = [game.secrets(state, viewer) for viewer in everybody]
        game.apply(state, seat, action)
        informed = sum(1 << viewer for viewer in everybody if game.secrets(state, viewer) < secrets[viewer])
        if seat != CHANCE:
            informed |= hidden & (1 << self.setup.seats) - 1  # a choice that is hidden now is shown sooner or later
        self.seats.append(seat)
        self.actions.append(action)
        self.by_person.append(by_person)
        self.informed.append(informed)
        entries = list(self.journal)
        self.journal.clear()
        return hidden, entries

    def play_ahead(
        self, dice: FairDice, plies: list[tuple[int, int]], to: int | None = None
    ) -> tuple[State, list[int]]:
        """Do plies in a copy, after a take-back if there is one, and let chance decide what is its to decide then.

        Returns the copy and the outcomes. The plies must be legal.
        """
        state = self.state.copy() if to is None else self.replay(to)
        number = self.ply + self.gone
        for seat, action in plies:
            self.game.apply(state, seat, action)
            number += 1
        drawn: list[int] = []
        while self.game.acting(state) == [CHANCE]:
            chances = self.game.chances(state)
            action = chances[dice.pick(number, [weight for _, weight in chances])][0]
            self.game.apply(state, CHANCE, action)
            drawn.append(action)
            number += 1
        return state, drawn

    def replay(self, ply: int) -> State:
        """Play the first plies again."""
        state = self.setup.initial()
        for seat, action in zip(self.seats[:ply], self.actions[:ply], strict=True):
            self.game.apply(state, seat, action)
        return state

    def go_back(self, ply: int) -> None:
        """Take back all plies after a number of them; if a draw is among them, the game is practice from now on."""
        self.practice = self.practice or CHANCE in self.seats[ply:]
        self.gone += self.ply - ply
        self.state = self.replay(ply)
        self.journal = self.game.start_journal(self.state)
        del self.seats[ply:], self.actions[ply:], self.informed[ply:], self.by_person[ply:]
        self.taken_back = {at: count for at, count in self.taken_back.items() if at < ply}
        self.taken_back[ply] = self.gone - sum(self.taken_back.values())

    def record(self, players: list[str], commitment: str, seed: bytes | None) -> Record:
        """Write the game down; with the seed where it is revealed."""
        match = Match(self.game, self.setup.options)
        match.replay(list(self.plies()))
        record = record_of(match, players, seed, self.taken_back)
        record.commitment = commitment
        record.practice = self.practice
        return record
