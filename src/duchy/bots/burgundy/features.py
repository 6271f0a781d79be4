"""Input features of a Burgundy position: a seat's view, and the terms of the hand-made evaluation."""

from typing import Final, cast

from mypy_extensions import i64

from duchy.bots.burgundy.evaluation import TERMS, BurgundyEvaluation
from duchy.bots.learnt.features import Chosen, Features, Rows
from duchy.core.buffer import Buffer
from duchy.core.encoding import MOST
from duchy.core.game import State
from duchy.games.burgundy.encoding.encoder import BurgundyEncoder
from duchy.games.burgundy.game import RULES
from duchy.games.burgundy.state.state import Burgundy

FINE: Final = 10
"""Hundredths of a point are passed on in tenths."""

RIVALRY: Final = 70
"""Percentage of the best rival's value that counts: opponents' play is less certain than the seat's own."""
COURTESY: Final = 20
"""The same in the basic game for two, where hindering the opponent costs points too (docs/bots.md)."""

TABLE: Final[Chosen] = tuple(
    (name, MOST)
    for name in (
        "players",
        "edition",
        "options",
        "phase",
        "round",
        "turn",
        "lying",
        "black lying",
        "goods",
        "round goods",
        "bonus",
        "coloured left",
        "black left",
        "inns",
        "outposts",
        "closing",
        "target",
    )
)
"""Features of the table; tiles are counted by kind, for the number of a kind is not a quantity."""
PLACE: Final[Chosen] = (
    ("order", 1),
    ("bridge", 1),
    *(
        (f"place 0: {name}", MOST)
        for name in (
            "dice",
            "points",
            "space",
            "goods",
            "sold",
            "silver",
            "workers",
            "large",
            "small",
            "monasteries",
            "tiles",
            "lacking",
            "stored",
        )
    ),
    ("place 0: hexes", 2),
    ("place 0: shield hex", 1),
    ("place 0: ally", 1),
    ("place 0: route laid", 1),
    ("place 0: joined", MOST),
)
"""Features of a side, as its first seat sees them."""


class BurgundyFeatures(Features):
    """The features of Burgundy; a side is a duchy."""

    def __init__(self, evaluation: BurgundyEvaluation) -> None:
        """Store the evaluation whose terms are features."""
        encoder = BurgundyEncoder(RULES)
        self.game = "burgundy"
        self.version = 2
        self.table = Rows(encoder, TABLE)
        self.place = Rows(encoder, PLACE)
        self.common = self.table.length
        self.own = TERMS + self.place.length
        self.plans = True
        self.evaluation = evaluation

    def sides(self, state: State) -> i64:
        """B12. Return the number of duchies: partners share one."""
        return cast(Burgundy, state).variant.duchies

    def side_of(self, state: State, seat: i64) -> i64:
        """Return the duchy of a seat."""
        return cast(Burgundy, state).seats[seat].duchy

    def is_over(self, state: State) -> bool:
        """Return whether no question is left."""
        return cast(Burgundy, state).depth == 0

    def rivalry(self, state: State) -> i64:
        """Count the rival less in the basic game for two than with more players, teams or expansions."""
        variant = cast(Burgundy, state).variant
        return COURTESY if variant.players == 2 and not variant.expanded else RIVALRY

    def write_common(self, state: State, out: Buffer) -> None:
        """Write time, options, bonus tiles taken, and the tiles on the central board."""
        self.table.write(state, 0, out, 0)

    def write_own(self, state: State, side: i64, out: Buffer) -> i64:
        """Write the terms, then the holdings of the duchy and its first seat."""
        value = self.evaluation.value(state, side)
        if cast(Burgundy, state).variant.solo:
            for term in range(i64(TERMS)):
                out.items[term] = 0
            out.items[0] = value // FINE
        else:
            for term in range(i64(TERMS)):
                out.items[term] = self.evaluation.terms[term] // FINE
        self.place.write(state, side, out, TERMS)
        return value
