"""Positions and searches for the tests of the search."""

from typing import Final

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.greedy import Evaluation
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.search.bot import SearchBot
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters
from duchy.bots.search.search import Search
from duchy.core.game import CHANCE, State
from tests.contract.play import Numbers, take_lively
from tests.contract.witnesses import CASES, Case

NEAR: Final = SearchParameters(beam_width=4, max_plans=6, horizon=1, policy_depth=0)
"""Search parameters small enough for the interpreter."""
NODES: Final = 300


def case_of(name: str) -> Case:
    """Return a set of options by its name."""
    return next(case for case in CASES if case.name == name)


def evaluation_of(case: Case) -> Evaluation:
    """Make the evaluation of a game."""
    return BurgundyEvaluation() if case.witness.game.name == "burgundy" else KingdomEvaluation()


def moment(case: Case, seed: int, plies: int) -> tuple[State, int]:
    """Play some plies, then on to the next decision with a choice."""
    game, state, numbers = case.witness.game, case.begin(), Numbers(seed)
    while plies > 0 or game.acting(state) == [CHANCE] or len(game.legal_actions(state, game.acting(state)[0])) == 1:
        take_lively(case, state, numbers)
        plies -= 1
    return state, game.acting(state)[0]


def search_of(case: Case, state: State, seat: int, seed: int = 1, parameters: SearchParameters = NEAR) -> Search:
    """Start a search."""
    return Search(case.witness.game, state, seat, evaluation_of(case), parameters, seed)


def player_of(case: Case, seed: int = 1, nodes: int = NODES, temperature: float = 0.0) -> SearchBot:
    """Make a searching bot with a budget of nodes."""
    return SearchBot("searching", evaluation_of(case), NEAR, Budget(nodes), seed, temperature)
