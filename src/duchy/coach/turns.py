"""Whole turns of a seat: everything it could do until chance or another seat decides, the best first."""

from collections import defaultdict, deque
from dataclasses import dataclass
from typing import Final

from duchy.bots.search.plans import Plan, Planner, best_first, select_varied
from duchy.coach.forecast import Forecast
from duchy.coach.worth import Worth
from duchy.core.chance import Rng
from duchy.core.game import CHANCE_ACTS, Game, State, first_in

RISK: Final = 5_000.0
"""What the certainty not to be defeated is worth when plans are ranked, in hundredths; values are never mixed."""
LONGEST: Final = 6
"""Parts of a turn that are planned one after the other, where it is longer than a plan may be."""
EXTENDED: Final = 4
"""Plans of a long turn that are followed to its end."""
SOLVED: Final = 8
"""Plans that are tried against every reply when no chance is left."""
REMEMBERED: Final = 8
"""Replies to turns that are remembered."""
REDRAWN: Final = 977
"""The seed by which hidden information is redrawn."""


@dataclass
class Turn:
    """A seat's actions, the position they lead to, what it is worth, and its rank for the seat."""

    line: list[int]
    state: State
    worth: Worth
    rank: float


class Turns:
    """A maker of turns, and of the value of a decision."""

    def __init__(self, game: Game, forecast: Forecast) -> None:
        """Prepare the turns of a game."""
        self.game = game
        self.forecast = forecast
        self.planner = Planner(forecast.hand, 0)
        self.effort = forecast.knowledge.effort
        self.replies = deque[tuple[State, int, Worth, bool]](maxlen=REMEMBERED)

    def of(self, state: State, seat: int, breadth: int = 1, had: int = 0) -> list[Turn]:
        """Return the turns of a seat, the best first; `breadth` times as many as usual are considered.

        A long turn ends where seats that `had` theirs, as bits, may act again: where all act at the same time, the last
        to end a step would otherwise be a step ahead.
        """
        width, limit = breadth * self.effort.width, breadth * self.effort.plans
        if self.forecast.knowledge.is_long(state):
            plans = self.whole(state, seat, width, limit, had)
        else:
            plans = self.planner.plans(self.game, state, seat, width, limit)
        turns = [self.turn(plan.line, plan.state, seat) for plan in plans]
        turns.sort(key=rank, reverse=True)
        if any(self.goes_on(state, turn.state, seat, had) for turn in turns):
            over = [turn for turn in turns[EXTENDED:] if not self.goes_on(state, turn.state, seat, had)]
            turns = [*(self.extend(state, turn, seat, had) for turn in turns[:EXTENDED]), *over]
            turns.sort(key=rank, reverse=True)
        return turns

    def whole(self, root: State, seat: int, width: int, limit: int, had: int) -> list[Plan]:
        """Plan a long turn to its end: orders that come to the same are one, and do not crowd out other plans."""
        waiting, ended, ends = [Plan([], root, 0)], list[Plan](), defaultdict[int, list[State]](list)
        while waiting:
            found, met = list[Plan](), defaultdict[int, list[State]](list)
            for plan in waiting:
                self.planner.extend(self.game, plan, seat, width, found)
            waiting = []
            for plan in best_first(found, len(found)):
                on = self.goes_on(root, plan.state, seat, had)
                if on and len(waiting) == width:
                    continue
                state, known = self.forecast.knowledge.tidied(plan.state), (met if on else ends)[plan.value]
                if not any(state.equals(other) for other in known):
                    known.append(state)
                    (waiting if on else ended).append(plan)
        return select_varied(best_first(ended, len(ended)), limit)

    def turn(self, line: list[int], state: State, seat: int) -> Turn:
        """Value the end of a turn for a seat."""
        worth = self.forecast.worth(state)
        return Turn(line, state, worth, self.rank(worth, seat))

    def rank(self, worth: Worth, seat: int) -> float:
        """Return by what a seat ranks its turns: by points, and where they do not decide alone by safety too."""
        return worth.margins[seat] + (RISK * worth.wins[seat] if self.forecast.by_win else 0.0)

    def goes_on(self, root: State, state: State, seat: int, had: int = 0) -> bool:
        """Return whether a seat's turn is not over, and nothing hidden was revealed to it."""
        acting = self.game.to_act(state)
        if not acting >> seat & 1 or acting & had:
            return False
        return self.game.secrets(state, seat) >= self.game.secrets(root, seat)

    def extend(self, root: State, turn: Turn, seat: int, had: int) -> Turn:
        """Follow a long turn to its end."""
        for _ in range(LONGEST):
            if not self.goes_on(root, turn.state, seat, had):
                break
            plans = self.planner.plans(
                self.game, turn.state, seat, self.effort.width // 2 + 1, self.effort.plans // 2 + 1
            )
            best = max((self.turn([*turn.line, *plan.line], plan.state, seat) for plan in plans), key=rank)
            turn = best
        return turn

    def seen(self, state: State, seat: int) -> State:
        """Return a position as a seat sees it, with the rest redrawn, always by the same seed.

        Within a turn, in which a seat learns nothing new, every decision thus sees the same.
        """
        if self.game.secrets(state, seat) == 0:
            return state
        return self.game.resample(state, seat, Rng(REDRAWN))

    def value(self, seat: int, turns: list[Turn]) -> tuple[Worth, bool]:
        """Return the value of a decision of a seat with these turns, and whether it is solved.

        It is the forecast after every side has had one good turn, beginning with the seat, or once chance decides.
        Where the game ends with these turns, the best few are tried against every reply; of those that bring the same
        the shortest is best.
        """
        worth, over = self.reply(turns[0].state, seat)
        if not over:
            return worth, False
        turns[:] = [self.answered(turn, seat) for turn in turns[:SOLVED]]
        turns.sort(key=lambda turn: (-turn.rank, len(turn.line)))
        return turns[0].worth, True

    def answered(self, turn: Turn, seat: int) -> Turn:
        """Return a turn with what it is worth after the replies of all others."""
        worth, _ = self.reply(turn.state, seat)
        return Turn(turn.line, turn.state, worth, self.rank(worth, seat))

    def reply(self, state: State, seat: int) -> tuple[Worth, bool]:
        """Return the forecast after the turns of all sides but that of `seat`, and whether the game is over then.

        The latest are remembered: within a turn, decision after decision leads to the same end.
        """
        state = self.forecast.knowledge.tidied(state)
        for known, whose, worth, over in self.replies:
            if whose == seat and known.equals(state):
                return worth, over
        ends = self.ends(state, seat)
        worth, over = self.forecast.outlook(ends), self.game.to_act(ends[-1]) == 0
        self.replies.append((state, seat, worth, over))
        return worth, over

    def ends(self, state: State, seat: int) -> list[State]:
        """Return the position after the turn of `seat`, and after that of each other side until chance acts."""
        game, sides = self.game, self.forecast.sides
        done = {sides[seat]}
        ends = [state]
        while True:
            acting = game.to_act(state)
            if acting in (0, CHANCE_ACTS):
                break
            mover = next((one for one in range(len(sides)) if acting >> one & 1 and sides[one] not in done), -1)
            if mover < 0:
                break
            had = sum(1 << one for one, side in enumerate(sides) if side in done)
            state = self.of(state, mover, 1, had)[0].state
            done.add(sides[mover])
            ends.append(state)
        return ends


def rank(turn: Turn) -> float:
    """Return the sort key of a turn."""
    return turn.rank


def mover_of(game: Game, state: State) -> int:
    """Return the first seat that has to decide."""
    return int(first_in(game.to_act(state)))
