"""Different plans for a decision: the best turns of a seat that a player would tell apart."""

import re
from dataclasses import dataclass
from typing import Final

from duchy.coach.advice import MOST_CANDIDATES, Candidate, candidate_of
from duchy.coach.turns import Turn
from duchy.coach.valuer import Valuer
from duchy.coach.worth import Worth
from duchy.core.game import State

COSTS: Final = re.compile(r" \(costs [^()]*\)")
"""What an action costs, in words: two plans that differ by nothing else read alike."""


@dataclass
class Choice:
    """What a seat has to choose from: the position's value, and its turns, the best first."""

    state: State
    seat: int
    worth: Worth
    solved: bool
    turns: list[Turn]

    @property
    def best(self) -> Turn:
        """Return the best turn."""
        return self.turns[0]

    def value(self, turn: Turn) -> float:
        """Return what a turn comes to: the position's value less what it is behind the best."""
        return self.worth.margins[self.seat] - (self.best.worth.margins[self.seat] - turn.worth.margins[self.seat])

    def win(self, turn: Turn) -> float:
        """Return the chance to win with a turn."""
        behind = self.best.worth.wins[self.seat] - turn.worth.wins[self.seat]
        return min(1.0, max(0.0, self.worth.wins[self.seat] - behind))


def choice_of(valuer: Valuer, state: State, seat: int) -> Choice:
    """Plan a seat's turn from what it sees."""
    seen = valuer.turns.seen(state, seat)
    turns = valuer.turns.of(seen, seat, valuer.knowledge.effort.breadth)
    worth, solved = valuer.turns.value(seat, turns)
    return Choice(seen, seat, worth, solved, turns)


def different(valuer: Valuer, choice: Choice) -> list[Turn]:
    """Return the turns worth showing: none reads like a better one, and none wastes what a better one uses.

    A turn that wastes something is shown only if it is the second best of all. Points fall from one to the next; a
    turn with more points that wins less often is shown only if there is no other.
    """
    game, knowledge = valuer.game, valuer.knowledge
    shown, riskier = list[Turn](), list[Turn]()
    read: set[tuple[str, ...]] = set()
    for place, turn in enumerate(choice.turns):
        before, words = choice.state.copy(), list[str]()
        wasted = 0
        for action in turn.line:
            wasted = knowledge.wasted(before, choice.seat)
            words.append(COSTS.sub("", game.describe(before, choice.seat, action)))
            game.apply(before, choice.seat, action)
        key = tuple(sorted(words))
        ends = not game.to_act(turn.state) >> choice.seat & 1
        if key in read or (ends and wasted and place > 1):
            continue
        read.add(key)
        if shown and choice.value(turn) > choice.value(shown[-1]):
            riskier.append(turn)
            continue
        shown.append(turn)
        if len(shown) == MOST_CANDIDATES:
            break
    return shown if len(shown) > 1 else shown + riskier[:1]


def candidates_of(valuer: Valuer, choice: Choice) -> list[Candidate]:
    """Describe the plans worth showing, the best first."""
    return [
        candidate_of(valuer.game, choice.state, choice.seat, turn.line, choice.value(turn), choice.win(turn))
        for turn in different(valuer, choice)
    ]
