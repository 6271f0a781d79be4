"""Different plans for a decision: the best turns of a seat that a player would tell apart."""

import re
from typing import Final

from duchy.coach.advice import MOST_CANDIDATES, Candidate, candidate_of
from duchy.coach.choice import Choice
from duchy.coach.turns import Turn
from duchy.coach.valuer import Valuer

COSTS: Final = re.compile(r" \(costs [^()]*\)")
"""What an action costs, in words: two plans that differ by nothing else read alike."""


def different(valuer: Valuer, choice: Choice) -> list[Turn]:
    """Return the turns worth showing: plans that a player tells apart, or if there is one, what reads differently."""
    shown = told_apart(valuer, choice, valuer.knowledge.minor)
    return shown if len(shown) > 1 or not valuer.knowledge.minor else told_apart(valuer, choice, frozenset())


def told_apart(valuer: Valuer, choice: Choice, minor: frozenset[str]) -> list[Turn]:
    """Return the turns worth showing: none reads like a better one, and none wastes what a better one uses.

    Actions of which the `do` field is `minor` are left out of what is compared. A turn that wastes something is shown
    only if it is the second best of all. Points fall from one to the next; a turn with more points that wins less often
    is shown only if there is no other.
    """
    game, knowledge = valuer.game, valuer.knowledge
    shown, riskier = list[Turn](), list[Turn]()
    read: set[tuple[str, ...]] = set()
    for place, turn in enumerate(choice.turns):
        before, words = choice.state.copy(), list[str]()
        wasted = 0
        for action in turn.line:
            wasted = knowledge.wasted(before, choice.seat)
            if not minor or game.fields(action)["do"] not in minor:
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
