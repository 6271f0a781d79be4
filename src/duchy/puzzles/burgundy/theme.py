"""The modes and kinds of puzzles in Castles of Burgundy."""

from typing import ClassVar, Final, cast

from duchy.coach.advice import Step
from duchy.core.game import State
from duchy.games.burgundy.box.components import PHASE_NAMES, ROUNDS
from duchy.games.burgundy.state.agenda import ASK_ALLY, ASK_BLACK, ASK_HARVEST, ASK_UPKEEP, kind_of
from duchy.games.burgundy.state.state import Burgundy
from duchy.puzzles.theme import Mode, Theme

EARLY: Final = 2
"""The rounds of the first phase that are the opening."""
LATE: Final = 2
"""The rounds of the last phase that are the end."""
COMPLETED: Final = frozenset({"region", "bonus", "full-colour", "outposts-first"})
"""Entries of the journal by which a turn completes something."""
TRADED: Final = frozenset({"sell", "load", "gather", "route"})
"""Entries of the journal that are about ships and goods."""
CLOSING: Final = frozenset({ASK_UPKEEP, ASK_ALLY, ASK_HARVEST, ASK_BLACK})
"""Questions about shields at the end of a phase."""
EXPANSIONS: Final = {
    "white_castles": "yes",
    "inns": "yes",
    "trade_routes": "yes",
    "shields": "yes",
    "extra_tiles": "yes",
}


class BurgundyTheme(Theme):
    """Burgundy for two to four, with all expansions, in teams, and alone."""

    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("two", {}, 30),
        Mode("duchies", {"duchies": "random"}, 20),
        Mode("three", {"players": 3, "duchies": "random"}, 12),
        Mode("four", {"players": 4, "duchies": "random"}, 8),
        Mode("expansions", {"duchies": "random", **EXPANSIONS}, 15),
        Mode("teams", {"players": 4, "teams": "yes"}, 8),
        Mode("alone", {"players": 1}, 7),
    )
    kinds: ClassVar[tuple[str, ...]] = ("opening", "region", "ships", "last-round", "tiles")

    def is_turn(self, state: State) -> bool:
        """Return whether dice are to be used, or a castle to be placed; what shields ask between turns is no puzzle."""
        burgundy = cast(Burgundy, state)
        return burgundy.depth > 0 and int(kind_of(burgundy.asked())) not in CLOSING

    def due(self, state: State, kind: str) -> int:
        """Return where a game is: openings are at its start, last rounds at its end, and all others between them."""
        here = 0 if self.is_early(state) else 2 if self.is_late(state) else 1
        wanted = {"opening": 0, "last-round": 2}.get(kind, 1)
        return (here > wanted) - (here < wanted)

    def is_early(self, state: State) -> bool:
        """Return whether a position is of the opening."""
        burgundy = cast(Burgundy, state)
        return int(burgundy.phase) == 0 and int(burgundy.round) < EARLY

    def is_late(self, state: State) -> bool:
        """Return whether a position is of the last rounds."""
        burgundy = cast(Burgundy, state)
        return int(burgundy.phase) == len(PHASE_NAMES) - 1 and int(burgundy.round) >= ROUNDS - LATE

    def kind(self, state: State, seat: int, best: list[Step]) -> str:  # noqa: ARG002
        """Return the kind: by time at both ends of a game, else by what the best turn does."""
        if self.is_early(state):
            return "opening"
        if self.is_late(state):
            return "last-round"
        codes = {entry.code for step in best for entry in step.entries}
        if codes & COMPLETED:
            return "region"
        return "ships" if codes & TRADED else "tiles"
