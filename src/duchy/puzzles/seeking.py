"""The search for puzzles: what looks like one at first sight is played on until it is proven or given up."""

from dataclasses import dataclass
from typing import Final

from duchy.coach.advice import steps_of
from duchy.coach.choice import Choice
from duchy.coach.knowledge import Knowledge
from duchy.coach.valuer import Valuer
from duchy.coach.why import reasons_of
from duchy.core.game import Game, State
from duchy.puzzles.difficulty import LEVELS, TRIES, rating_of, without_clock
from duchy.puzzles.futures import Futures, Lead
from duchy.puzzles.puzzle import Puzzle, Tried
from duchy.puzzles.race import Budget, heats, proof_of, race, stood
from duchy.puzzles.theme import Theme
from duchy.puzzles.turns import alike, distinct, end_of, goes_on, line_of

GLANCE: Final = 120.0
"""The lead in hundredths that the coach has to see at first sight."""
FIELD: Final = 10
"""The best turns at first sight, which race."""
KEPT: Final = 12
"""The most turns kept with a puzzle."""
TRIVIAL: Final = 600
"""What greedy finds with a lead above this is no puzzle."""
QUICK: Final = ("greedy", "squire", "steward")
"""The bots whose turns race, too."""
SEED: Final = 411_911


@dataclass
class Found:
    """A position that may be a puzzle: its state as the seat sees it, and how it came up."""

    state: State
    seat: int
    mode: str
    origin: str


class Seeker:
    """A seeker of puzzles in one game."""

    def __init__(self, game: Game, knowledge: Knowledge, theme: Theme, budget: Budget, seed: int = SEED) -> None:
        """Store what is needed; the seed is that of all continuations."""
        self.game = game
        self.knowledge = knowledge
        self.theme = theme
        self.budget = budget
        self.seed = seed

    def puzzle(self, state: State, seat: int, mode: str, origin: str) -> Puzzle | None:
        """Return the puzzle in a position in which a seat's turn begins, if there is one."""
        if not self.theme.is_turn(state):
            return None
        valuer = Valuer(self.game, state, self.knowledge)
        choice = valuer.choice(state, seat)
        share = self.theme.shows(state)
        if not self.looks_good(choice, share):
            return None
        document = self.game.write(choice.state)
        found = Found(self.game.read(document), seat, mode, origin)
        field = self.field(found, choice)
        finalists = heats(self.futures(found, near=True), field, share) if len(field) > 1 else []
        futures = self.futures(found)
        winner = race(futures, finalists, self.budget) if finalists else None
        if winner is None:
            return None
        played = {name: self.lines_of(found, name) for name in LEVELS}
        all_lines = [winner, *field, *(line for lines in played.values() for line in lines)]
        behind = stood(futures, winner, self.distinct(found, all_lines)[1:], self.budget)
        if not behind or self.is_trivial(found, winner, behind[0][1]):
            return None
        return self.made(found, document, valuer, winner, behind, played)

    def field(self, found: Found, choice: Choice) -> list[list[int]]:
        """Return the turns that may be the best, no two of which end alike: the coach's and those of quick bots."""
        game, root, seat = self.game, found.state, found.seat
        lines = [turn.line for turn in choice.turns if not goes_on(game, root, turn.state, seat)]
        best = self.distinct(found, lines)[:FIELD]
        return self.distinct(found, [*best, *(line for name in QUICK for line in self.lines_of(found, name))])

    def distinct(self, found: Found, lines: list[list[int]]) -> list[list[int]]:
        """Keep the first of all turns that end alike."""
        ends = ((line, end_of(self.game, found.state, found.seat, line)) for line in lines)
        return [line for line, _ in distinct(self.knowledge, ends)]

    def lines_of(self, found: Found, name: str) -> list[list[int]]:
        """Return the turns that a bot plays, several where it does not always play alike."""
        bots = (without_clock(name, self.game.name, seed) for seed in range(TRIES.get(name, 1)))
        return [line_of(self.game, found.state, found.seat, one) for one in bots]

    def futures(self, found: Found, near: bool = False) -> Futures:
        """Return the continuations of a position, to the end or to the nearer horizon."""
        return Futures(self.game, found.state, found.seat, self.knowledge, self.seed, self.budget.depth, near)

    def looks_good(self, choice: Choice, share: float) -> bool:
        """Return whether the best turn has a lead at first sight over the next that ends differently."""
        best = choice.best
        others = [turn for turn in choice.turns[1:] if not alike(self.knowledge, turn.state, best.state)]
        if not others:
            return False
        seat = choice.seat
        lead = best.worth.margins[seat] - max(turn.worth.margins[seat] for turn in others)
        return lead >= share * GLANCE

    def is_trivial(self, found: Found, best: list[int], lead: Lead) -> bool:
        """Return whether greedy finds the best turn, and its lead is large."""
        if lead.end <= TRIVIAL:
            return False
        ends = [end_of(self.game, found.state, found.seat, line) for line in (*self.lines_of(found, "greedy"), best)]
        return alike(self.knowledge, ends[0], ends[1])

    def made(
        self,
        found: Found,
        document: dict[str, object],
        valuer: Valuer,
        best: list[int],
        behind: list[tuple[list[int], Lead]],
        played: dict[str, list[list[int]]],
    ) -> Puzzle:
        """Write down a proven puzzle, with what the bots lose in it and why the best turn is best."""
        game, state, seat = self.game, found.state, found.seat
        turns = [Tried(best, 0, 0), *(Tried(line, round(lead.end), round(lead.error)) for line, lead in behind)]
        levels = {
            name: round(sum(self.lost(found, turns, line) for line in lines) / len(lines))
            for name, lines in played.items()
        }
        solved = not game.to_act(end_of(game, state, seat, best))
        nearest = [turn.line for turn in turns[:2]]
        reasons = reasons_of(valuer, state, seat, nearest, turns[1].lost, solved, self.seed)
        return Puzzle(
            game.name,
            game.rules,
            found.mode,
            self.theme.kind(state, seat, steps_of(game, state, seat, best)),
            seat,
            document,
            turns[:KEPT],
            proof_of(behind[0][1], solved),
            levels,
            rating_of(game.name, levels),
            reasons,
            found.origin,
        )

    def lost(self, found: Found, turns: list[Tried], line: list[int]) -> int:
        """Return the hundredths that a turn loses, all of which were tried."""
        end = end_of(self.game, found.state, found.seat, line)
        return next(
            turn.lost
            for turn in turns
            if alike(self.knowledge, end, end_of(self.game, found.state, found.seat, turn.line))
        )
