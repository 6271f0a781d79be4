"""Input features of a Kingdom position: the hand-made evaluation's estimates, and a seat's holdings."""

from typing import Final, cast

from mypy_extensions import i64

from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.learnt.features import Features, Writer
from duchy.core.buffer import Buffer
from duchy.core.game import State
from duchy.games.kingdom.box import components as box
from duchy.games.kingdom.box.scenarios import SCENARIOS
from duchy.games.kingdom.rules.scoring import points_of
from duchy.games.kingdom.state.state import DRAFT_STAGE, OVER_STAGE, PRODUCTION_STAGE, Kingdom

MODULES: Final = len(box.MODULE_NAMES)
KNOWN_SCENARIOS: Final = 8
"""Number of scenarios for which there is space, and none, so that another one changes nothing."""
FINE: Final = 10
"""Hundredths of a point are passed on in tenths."""
COMMON: Final = 3 + box.ROUNDS + 3 + MODULES + 2 + KNOWN_SCENARIOS + box.MENACES + 4
ENDS: Final = 2 * box.TYPES + box.CUBES + 5
"""Features of the ending predicted by the outlook."""
OWN: Final = (
    3 + 2 * box.CUBES + 4 * box.CUBES + 2 * box.TYPES + box.MENACES + 2 * box.RESOURCES + 16 + box.ADVISORS + ENDS
)


class KingdomFeatures(Features):
    """The features of Kingdom; a side is a seat."""

    def __init__(self, evaluation: KingdomEvaluation) -> None:
        """Store the evaluation whose value is a feature."""
        self.game = "kingdom"
        self.version = 2
        self.common = COMMON
        self.own = OWN
        self.plans = True
        self.evaluation = evaluation
        self.writer = Writer()

    def sides(self, state: State) -> i64:
        """Return the number of seats: everyone plays alone."""
        return cast(Kingdom, state).variant.players

    def side_of(self, state: State, seat: i64) -> i64:  # noqa: ARG002
        """Return the seat: it is its own side."""
        return seat

    def is_over(self, state: State) -> bool:
        """Return whether the last stage is reached."""
        return cast(Kingdom, state).stage == OVER_STAGE

    def write_common(self, state: State, out: Buffer) -> None:
        """Write time, module, scenario, menaces, and the danger pile."""
        kingdom = cast(Kingdom, state)
        variant = kingdom.variant
        writer = self.writer
        writer.begin(out, COMMON)
        writer.number(self.evaluation.clock(state))
        writer.number(kingdom.turn if kingdom.stage == DRAFT_STAGE else 0)
        writer.number(kingdom.turn + 1 if kingdom.stage == PRODUCTION_STAGE else 0)
        writer.one_of(kingdom.round, box.ROUNDS)
        writer.number(1 if kingdom.stage <= DRAFT_STAGE else 0)
        writer.number(1 if kingdom.stage >= PRODUCTION_STAGE else 0)
        writer.number(1 if variant.solo else 0)
        writer.one_of(variant.module, MODULES)
        writer.number(variant.side)
        writer.number(1 if variant.battle else 0)
        writer.one_of(SCENARIOS.index(variant.scenario), KNOWN_SCENARIOS)
        for which in range(i64(box.MENACES)):
            writer.number(variant.has_menace[which])
        writer.number(kingdom.pile)
        writer.number(kingdom.unseen)
        writer.number(kingdom.lurking)
        writer.number(kingdom.lost)

    def write_own(self, state: State, side: i64, out: Buffer) -> i64:
        """Write the value, the points, then a seat's production, cards, needs and means, and its predicted ending."""
        kingdom = cast(Kingdom, state)
        seat = kingdom.seats[side]
        writer = self.writer
        writer.begin(out, OWN)
        outlook = self.evaluation.outlook
        outlook.remembers = False  # its ending is needed too
        value = self.evaluation.value(state, side)
        outlook.remembers = True
        writer.number(value // FINE)
        writer.number(points_of(kingdom, side) * 10)
        writer.number(self.evaluation.extra // FINE)
        for resource in range(i64(box.CUBES)):
            writer.number(seat.flat[resource])
        for resource in range(i64(box.CUBES)):
            writer.number(seat.alchemy[resource])
        for icon in range(i64(4 * box.CUBES)):
            writer.number(seat.per[icon])
        for type_ in range(i64(box.TYPES)):
            writer.number(seat.types[type_])
        for built in range(seat.buildings):
            for type_ in range(i64(box.TYPES)):
                writer.add(type_, kingdom.variant.cards.points_per[seat.built[built] * 4 + type_])
        writer.skip(box.TYPES)
        for which in range(i64(box.MENACES)):
            writer.number(seat.menaces[which])
        least: i64 = 1 << 30
        for site in range(seat.building):
            lacks: i64 = 0
            for resource in range(i64(box.RESOURCES)):
                need = seat.needs[site] >> 8 * resource & 255
                writer.add(resource, need)
                lacks += need
                if need:
                    writer.add(box.RESOURCES + resource, 1)
            least = min(least, lacks)
        writer.skip(2 * box.RESOURCES)
        for number in (
            seat.krystallium,
            seat.soldiers,
            seat.training,
            seat.calamities,
            seat.building,
            seat.buildings,
            seat.drafts,
            seat.spies,
            seat.traps,
            seat.held,
            seat.quest_points,
            seat.advisor_points,
            seat.made,
            least if seat.building else 0,
        ):
            writer.number(number)
        tasks: i64 = 0
        for task in range(i64(2 * box.TASKS)):
            tasks += seat.tasks >> task & 1
        writer.number(tasks)
        writer.number(1 if seat.final_at else 0)
        writer.bits(seat.advisors, box.ADVISORS)
        self.write_end()
        return value

    def write_end(self) -> None:
        """Write the last predicted ending: cards, multipliers, production, and leftovers."""
        outlook = self.evaluation.outlook
        writer = self.writer
        for type_ in range(i64(box.TYPES)):
            writer.number(outlook.types[type_])
            writer.number(outlook.factors[type_])
        for resource in range(i64(box.CUBES)):
            writer.number(outlook.flat[resource])
        for number in (outlook.krystallium, outlook.soldiers, outlook.live):
            writer.number(number)
        writer.number(outlook.points // FINE)
        writer.number(outlook.future // FINE)
