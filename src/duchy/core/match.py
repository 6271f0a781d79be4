"""Matches: one game from start to end, with checked actions, undo and a record."""

import hashlib
import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Final

from mypy_extensions import i64

from duchy.core.chance import FairDice, Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.core.journal import breakdown
from duchy.core.options import settle
from duchy.core.reason import IllegalAction, OptionError, Refusal

DIGEST_EVERY: Final = 25
"""The number of plies between digests of the position."""


def digest(game: Game, state: State) -> str:
    """Return a short hash of a position: equal positions have equal digests."""
    text = json.dumps(game.write(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Match:
    """One game: its state, its plies and its journal.

    Only legal actions are accepted. Call `draw` to resolve chance, or `play` with the seat `CHANCE` to enter the draws
    of a game played elsewhere.
    """

    def __init__(self, game: Game, options: Mapping[str, object] | None = None, position: object | None = None) -> None:
        """Start a game with options, or resume one from a position (a document)."""
        self.game = game
        if options and position is not None:
            raise OptionError("a position has its own options: pass either options or a position")
        self.options = settle(game.options(), options or {}) if position is None else {}
        self.position = deepcopy(position)
        self.state = game.initial(self.options) if position is None else game.read(position)
        self.journal = game.start_journal(self.state)
        self.plies: list[tuple[int, int]] = []
        self.digests: dict[int, str] = {}
        """Digests of positions by ply, so that writing a record needs no replay."""
        self.told = False
        """Whether the last ply revealed hidden information to its seat."""
        self.begun = (0, 0)
        """The earlier rules version under which the game started, and the number of plies played under it."""

    def acting(self) -> list[int]:
        """List the seats that must act; `[CHANCE]` for chance, empty when the game is over."""
        return self.game.acting(self.state)

    def play(self, seat: int, action: int) -> None:
        """Apply an action if it is legal; otherwise raise `IllegalAction` with the reason."""
        reason = self.game.explain(self.state, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        secrets = self.game.secrets(self.state, seat)
        self.game.apply(self.state, seat, action)
        self.plies.append((seat, action))
        self.told = self.game.secrets(self.state, seat) < secrets
        if len(self.plies) % DIGEST_EVERY == 0:
            self.digests[len(self.plies)] = digest(self.game, self.state)

    def say(self, seat: int, text: str) -> None:
        """Apply an action given as text."""
        self.play(seat, self.game.parse(text))

    def draw(self, dice: FairDice) -> None:
        """Resolve all pending chance."""
        while self.acting() == [CHANCE]:
            chances = self.game.chances(self.state)
            index = dice.pick(len(self.plies), [weight for _, weight in chances])
            self.play(CHANCE, chances[index][0])

    def may_undo(self, seat: int) -> bool:
        """Return whether the last ply was the seat's own and revealed nothing to it."""
        return bool(self.plies) and self.plies[-1][0] == seat and not self.told

    def undo(self, seat: int) -> None:
        """Undo the last action of a seat, unless chance or another seat has acted since."""
        if not self.may_undo(seat):
            raise Refusal("nothing to undo: chance or another player has acted since your last action")
        self.replay(self.plies[:-1])

    def replay(self, plies: list[tuple[int, int]]) -> None:
        """Restart and apply the given plies; if one of them is illegal, nothing changes."""
        again = Match(self.game, self.options, self.position)
        for seat, action in plies:
            again.play(seat, action)
        self.state = again.state
        self.journal = again.journal
        self.plies = again.plies
        self.digests = again.digests
        self.told = again.told
        self.begun = (self.begun[0], min(self.begun[1], len(plies)))

    def breakdown(self) -> list[dict[str, int]]:
        """Sum each seat's points in this match by source."""
        return breakdown(self.journal, self.game.seats(self.state))


def playout(game: Game, state: State, rng: Rng) -> i64:
    """Play a state to its end with uniformly random actions; return the number of decisions."""
    out = game.buffer()
    weights = game.buffer()
    actions = out.items
    decisions: i64 = 0
    while True:
        acting = game.to_act(state)
        if acting == 0:
            return decisions
        if acting == CHANCE_ACTS:
            game.apply(state, CHANCE, game.draw(state, rng, out, weights))
        else:
            seat = first_in(acting)
            count = game.legal(state, seat, out)
            game.apply(state, seat, actions[rng.below(count)])
            decisions += 1
