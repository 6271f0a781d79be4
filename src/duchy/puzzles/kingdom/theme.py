"""The modes and kinds of puzzles in Wonderful Kingdom."""

from typing import ClassVar, Final, cast

from duchy.coach.advice import Step
from duchy.core.game import State
from duchy.games.kingdom.box.components import ROUNDS
from duchy.games.kingdom.state.state import DRAFT_STAGE, PLANNING_STAGE, Kingdom
from duchy.puzzles.theme import Mode, Theme

DRAFTED = frozenset({"offer", "take", "spy", "uncover", "pick", "search", "find", "keep"})
"""Entries of the journal that are about offers, traps and what is taken."""
LATER: Final = 1 / 3
"""The share of a lead that shows early where it is about cards that bring their points rounds later."""


class KingdomTheme(Theme):
    """Kingdom for two and alone, with every module and with none."""

    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("two", {"module": "none"}, 20),
        Mode("quests", {"module": "quests"}, 20),
        Mode("menaces", {"module": "menaces"}, 15),
        Mode("advisors", {"module": "advisors"}, 20),
        Mode("alone", {"players": 1, "module": "none"}, 8),
        Mode("alone-quests", {"players": 1, "module": "quests"}, 7),
        Mode("alone-menaces", {"players": 1, "module": "menaces"}, 5),
        Mode("alone-advisors", {"players": 1, "module": "advisors"}, 5),
    )
    kinds: ClassVar[tuple[str, ...]] = ("opening", "draft", "planning", "cubes", "last-round")

    def shows(self, state: State) -> float:
        """Return less than the whole after a draft: what is planned there brings its points rounds later."""
        kingdom = cast(Kingdom, state)
        return LATER if kingdom.stage > DRAFT_STAGE and kingdom.round < ROUNDS - 1 else 1.0

    def due(self, state: State, kind: str) -> int:
        """Return where a round is: in its draft, its planning or later; the last one's end has a kind of its own."""
        kingdom = cast(Kingdom, state)
        drafted, last = kingdom.stage > DRAFT_STAGE, int(kingdom.round) >= ROUNDS - 1
        if kind == "opening":
            return 1 if kingdom.round or drafted else 0
        if kind == "draft":
            return -1 if drafted or not kingdom.round else 0
        if kind == "planning":
            return 0 if kingdom.stage == PLANNING_STAGE else 1 if last and kingdom.stage > PLANNING_STAGE else -1
        if not drafted or kingdom.stage == PLANNING_STAGE:
            return -1
        if kind == "last-round":
            return 0 if last else -1
        return 0 if not last else 1 if kingdom.stage > PLANNING_STAGE else -1

    def kind(self, state: State, seat: int, best: list[Step]) -> str:  # noqa: ARG002
        """Return the kind: what the best turn is about, before and after that the round."""
        codes = {entry.code for step in best for entry in step.entries}
        turn = int(cast(Kingdom, state).round)
        if codes & DRAFTED:
            return "opening" if turn == 0 else "draft"
        if cast(Kingdom, state).stage == PLANNING_STAGE:
            return "planning"
        return "last-round" if turn >= ROUNDS - 1 else "cubes"
