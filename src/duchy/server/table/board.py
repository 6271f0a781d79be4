"""The game on a table: a state folded from plies, what each ply reveals to whom, and undo.

Draws are numbered by all plies ever made, including undone ones: a draw after an undo is a new one, so that no one
knows it beforehand.
"""

from array import array
from collections.abc import Iterator
from typing import Final

from duchy.core.chance import FairDice
from duchy.core.game import CHANCE, SPECTATOR, State
from duchy.core.journal import Entry
from duchy.core.match import Match
from duchy.core.record import Record, record_of
from duchy.server.table.setup import GameSetup

STRIDE: Final = 32
"""The plies between states that are kept for undos."""


class Board:
    """One game from its start to now."""

    def __init__(self, setup: GameSetup, state: State, like: "Board | None" = None) -> None:
        """Start from the first state of a game; nothing has happened yet, or all that has at another board."""
        self.setup = setup
        self.game = setup.game
        self.state = state
        self.journal = self.game.start_journal(state)
        self.seats: array[int] = array("b") if like is None else like.seats[:]
        self.actions: array[int] = array("i") if like is None else like.actions[:]
        self.by_person: array[int] = array("b") if like is None else like.by_person[:]
        """For each ply, whether a person made it, rather than a bot or chance."""
        self.informed: array[int] = array("h") if like is None else like.informed[:]
        """For each ply, the seats (as bits) that learned hidden information from it or its consequences."""
        self.gone: int = 0 if like is None else like.gone
        """The number of plies that were made and undone."""
        self.taken_back: dict[int, int] = {} if like is None else like.taken_back
        self.practice: bool = like is not None and like.practice
        """Whether a draw was undone, so that another one takes its place."""
        self.marks: tuple[tuple[int, State], ...] = () if like is None else like.marks
        """Up to two past numbers of plies and the states then, which no one changes: undos start from there."""

    def copy(self) -> "Board":
        """Return an independent copy."""
        return Board(self.setup, self.state.copy(), self)

    @property
    def ply(self) -> int:
        """Count the current plies."""
        return len(self.seats)

    def plies(self) -> Iterator[tuple[int, int]]:
        """Return the current plies: seat and action."""
        return zip(self.seats, self.actions, strict=True)

    def acting(self) -> list[int]:
        """List the seats that have to act; `[CHANCE]` for chance, empty when the game is over."""
        return self.game.acting(self.state)

    def play(self, seat: int, action: int, by_person: bool = False) -> tuple[int, list[Entry]]:
        """Play a legal ply; return who may not see it (bits of seats, then of spectators) and the journal."""
        game, state = self.game, self.state
        count = self.setup.seats
        hidden, informed, secrets = 0, 0, list[int]()
        for viewer in range(count):
            hidden |= game.hides(state, seat, action, viewer) << viewer
            secrets.append(game.secrets(state, viewer))
        hidden |= game.hides(state, seat, action, SPECTATOR) << count
        game.apply(state, seat, action)
        for viewer in range(count):
            informed |= (game.secrets(state, viewer) < secrets[viewer]) << viewer
        if seat != CHANCE:
            informed |= hidden & (1 << count) - 1  # a hidden choice is revealed sooner or later
        self.seats.append(seat)
        self.actions.append(action)
        self.by_person.append(by_person)
        self.informed.append(informed)
        if not self.ply % STRIDE:
            self.keep(self.ply, state.copy())
        entries = list(self.journal)
        self.journal.clear()
        return hidden, entries

    def play_ahead(
        self, dice: FairDice, plies: list[tuple[int, int]], to: int | None = None
    ) -> tuple[State, list[int]]:
        """Play plies in a copy, after an undo if `to` is given, and then all draws that follow.

        Returns the copy and the outcomes. The plies must be legal.
        """
        state = self.state.copy() if to is None else self.rewind(to)
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
        """Replay the first plies."""
        return self.replay_from(0, self.setup.initial(), ply)

    def replay_from(self, first: int, state: State, ply: int) -> State:
        """Replay plies in a state after the first of them."""
        for seat, action in zip(self.seats[first:ply], self.actions[first:ply], strict=True):
            self.game.apply(state, seat, action)
        return state

    def rewind(self, ply: int) -> State:
        """Return an earlier state, from one that is kept; before those, from the start, and one is kept then."""
        for at, state in reversed(self.marks):
            if at <= ply:
                return self.replay_from(at, state.copy(), ply)
        at = ply - ply % STRIDE
        state = self.replay(at)
        self.marks = ((at, state),)
        return self.replay_from(at, state.copy(), ply)

    def keep(self, at: int, state: State) -> None:
        """Keep a state for undos, and the one before it."""
        self.marks = (*[mark for mark in self.marks if mark[0] < at][-1:], (at, state))

    def go_back(self, ply: int) -> None:
        """Undo all plies after a number of them; if a draw is among them, the game becomes practice."""
        self.practice = self.practice or CHANCE in self.seats[ply:]
        self.gone += self.ply - ply
        self.state = self.rewind(ply)
        self.journal = self.game.start_journal(self.state)
        self.marks = tuple([mark for mark in self.marks if mark[0] <= ply])
        del self.seats[ply:], self.actions[ply:], self.informed[ply:], self.by_person[ply:]
        self.taken_back = {at: count for at, count in self.taken_back.items() if at < ply}
        self.taken_back[ply] = self.gone - sum(self.taken_back.values())

    def record(self, players: list[str], commitment: str, seed: bytes | None) -> Record:
        """Return the game's record, with the seed if it is revealed."""
        match = Match(self.game, self.setup.options)
        match.replay(list(self.plies()))
        record = record_of(match, players, seed, self.taken_back)
        record.commitment = commitment
        record.practice = self.practice
        return record
