"""The coach's knowledge of Wonderful Kingdom."""

from collections import Counter
from collections.abc import Mapping
from math import exp, sqrt
from types import MappingProxyType
from typing import Final, cast

from duchy.bots.greedy import Evaluation
from duchy.bots.kingdom.evaluation import ROUND, KingdomEvaluation
from duchy.bots.kingdom.features import KingdomFeatures
from duchy.bots.kingdom.weights import SEARCHING
from duchy.bots.learnt.features import Features
from duchy.coach.kingdom.averages import AVERAGES
from duchy.coach.knowledge import Effort, Knowledge
from duchy.core.game import Game, State
from duchy.core.journal import Entry
from duchy.games.kingdom.box.components import CUBE_NAMES, RESOURCES, ROUNDS
from duchy.games.kingdom.rules.production import supremacy
from duchy.games.kingdom.state.order import sort_cards
from duchy.games.kingdom.state.seat import face_of, kind_of_card
from duchy.games.kingdom.state.state import DRAFT_STAGE, PLANNING_STAGE, Kingdom
from duchy.games.kingdom.text.words import english

OPEN: Final = 640.0
"""How much the error of a forecast grows with the square root of the rounds left, in hundredths of a point."""
SURER_ALONE: Final = 0.7
SURER: Final = 0.3
SURER_EARLY: Final = 0.095
"""What good players add to the logarithmic odds not to be defeated: alone, always, and with the square of the rounds
left; fitted to 188 games for two with quests and 107 alone (docs/coach.md)."""
PLAYOUTS: Final = 4
HELD: Final = 10
DRAFTED: Final = 20
BUILDING: Final = 60
BUILT: Final = 80
"""How far a card is: in hand, drafted, under construction (less what it lacks), built."""


LOSSES: Final = MappingProxyType({"novice": 0.25, "squire": 0.117, "greedy": 0.105, "steward": 0.03})
"""Measured in games for two with every module; squire and greedy cannot be told apart (docs/coach.md)."""


class KingdomKnowledge(Knowledge):
    """The rounds, the luck and the holdings of Kingdom."""

    minor = frozenset({"colour"})

    effort = Effort(
        width=6,
        plans=10,
        breadth=3,
        finalists=4,
        tries=10,
        draws=32,
        pairs=4,
        most=160,
        grain=8.0,
        trials=16,
        telling=4,
        horizon=4,
    )
    points = "duchy.coach.kingdom:points.network"
    chance = "duchy.coach.kingdom:chance.network"
    leans = True
    averages = AVERAGES
    measured = MappingProxyType({"novice": 6, "squire": 6, "greedy": 8})

    def __init__(self) -> None:
        """Make an evaluation, for its clock."""
        self.timing = KingdomEvaluation()

    def evaluation(self) -> Evaluation:
        """Make the hand-made evaluation."""
        return KingdomEvaluation(SEARCHING)

    def features(self) -> Features:
        """Make the input features of the networks."""
        return KingdomFeatures(KingdomEvaluation())

    def tidied(self, state: State) -> State:
        """Sort the cards of every seat: no rule asks which of them came first."""
        tidy = cast(Kingdom, state).copy()
        for seat in tidy.seats:
            sort_cards(seat)
        return tidy

    def is_long(self, state: State) -> bool:
        """Return whether the draft is over: cards are planned, and cubes placed, in any order."""
        return int(cast(Kingdom, state).stage) >= PLANNING_STAGE

    def scale(self, state: State) -> float:
        """Return the scale of errors: it grows with the rounds left."""
        return OPEN * sqrt(max(self.left(state), 0.05))

    def left(self, state: State) -> float:
        """Return the rounds that are left."""
        return ROUNDS - int(self.timing.clock(state)) / ROUND

    def surer(self, state: State, chance: float) -> float:
        """Return the chance with its logarithmic odds raised, the more the more is left.

        The network was taught by hasty players, who lose sight of a final task or a medal.
        """
        solo = cast(Kingdom, state).variant.solo
        raised = SURER_ALONE if solo else SURER + SURER_EARLY * self.left(state) ** 2
        return 1.0 / (1.0 + (1.0 - chance) / chance * exp(-raised))

    def playouts(self, state: State) -> int:
        """Return how often a game for two is played out: in the last round, when all cards are dealt."""
        kingdom = cast(Kingdom, state)
        late = kingdom.round >= ROUNDS - 1 and kingdom.stage >= DRAFT_STAGE and not kingdom.variant.solo
        return PLAYOUTS if late else 0

    def trust(self, state: State) -> float:  # noqa: ARG002
        """Return a half: playouts know the cards, and the forecast plans better than the fast policy."""
        return 0.5

    def by_win(self, state: State) -> bool:
        """K5S.5, K8.2, K9. Return whether the game is solo, or has final tasks."""
        variant = cast(Kingdom, state).variant
        return bool(variant.solo) or any(task.final for board in variant.boards for task in board.tasks)

    def luck_kind(self, drawn: str) -> str:  # noqa: ARG002
        """Return "cards": all luck is in them."""
        return "cards"

    def phase(self, state: State) -> str:
        """Return the number of the round."""
        return str(int(cast(Kingdom, state).round) + 1)

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Count krystallium, soldiers and built cards."""
        player = cast(Kingdom, state).seats[seat]
        return {
            "krystallium": int(player.krystallium),
            "soldiers": int(player.soldiers),
            "buildings": int(player.buildings),
        }

    def things(self, state: State, seat: int) -> dict[str, int]:
        """Return the cards that a seat holds, has drafted and seen, builds or has built, and how far each is.

        Nobody scores from calamities, and what another seat laid face down is only imagined.
        """
        kingdom = cast(Kingdom, state)
        player, cards = kingdom.seats[seat], kingdom.variant.cards
        found = Counter[str]()
        for place in range(player.held):
            if cards.points[player.hand[place]] >= 0:
                found[cards.ids[player.hand[place]]] += HELD
        for place in range(player.drafts):
            kind, face = int(kind_of_card(player.drafted[place])), int(face_of(player.drafted[place]))
            if face in {0, seat + 1} and cards.points[kind] >= 0:
                found[cards.ids[kind]] += DRAFTED
        for site in range(player.building):
            lacks = sum(int(player.needs[site]) >> 8 * resource & 255 for resource in range(RESOURCES))
            found[cards.ids[player.sites[site]]] += BUILDING - lacks
        for place in range(player.buildings):
            found[cards.ids[player.built[place]]] += BUILT
        return dict(found)

    def losses_in(self, state: State) -> Mapping[str, float]:
        """Return what bots lose; alone they were not compared."""
        return {} if cast(Kingdom, state).variant.solo else LOSSES

    def supremacies(self, state: State) -> dict[str, int]:
        """K4.2. Return who has supremacy in each resource, as things stand."""
        kingdom = cast(Kingdom, state)
        holders = {name: int(supremacy(kingdom, place)) for place, name in enumerate(CUBE_NAMES)}
        return {name: holder - 1 for name, holder in holders.items() if holder}

    def spared(self, game: Game, state: State, seat: int, line: list[int]) -> Entry | None:
        """K2.2. Return the taking of the other area, where a line takes an empty one."""
        before = state.copy()
        for action in line:
            if game.fields(action)["do"] == "take":
                others = [other for other in game.legal_actions(before, seat) if game.fields(other)["do"] == "take"]
                areas = {other: taking(game, before, seat, other) for other in others}
                left = [entry for entry in areas.values() if entry.values["cards"]]
                return left[0] if left and not areas[action].values["cards"] else None
            game.apply(before, seat, action)
        return None

    def names(self, state: State) -> Mapping[str, str]:
        """Return the names of cards as the set prints them."""
        cards = cast(Kingdom, state).variant.cards
        return {name: english(titles) for name, titles in zip(cards.ids, cards.titles, strict=True)}


def taking(game: Game, state: State, seat: int, action: int) -> Entry:
    """Return the journal entry with which a seat takes an area."""
    after = state.copy()
    journal = game.start_journal(after)
    game.apply(after, seat, action)
    return next(entry for entry in journal if entry.code == "take")
