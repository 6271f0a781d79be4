"""The table of Pig in the terminal."""

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from duchy.cli.table.table import Group, Row, Table
from duchy.core.game import State
from duchy.core.journal import Entry
from duchy_pig.state import Pig


class PigTable(Table):
    """Draws one line for each player."""

    place = "score"
    example = "roll"

    def picture(self, state: State, viewer: int, width: int) -> list[Text]:  # noqa: ARG002
        """Draw the scores, and the pot of the player whose turn it is."""
        pig = cast("Pig", state)
        lines = []
        for seat, (name, score) in enumerate(zip(self.names, pig.scores, strict=True)):
            pot = f" + {pig.pot}" if seat == pig.seat else ""
            lines.append(Text(f"{name}: {score}{pot} of {pig.target}"))
        return lines

    def front(self, state: State, viewer: int, seat: int, width: int) -> list[Text]:  # noqa: ARG002
        """Draw one player's score."""
        return [Text(f"{self.names[seat]}: {cast('Pig', state).scores[seat]}")]

    def legend(self, state: State) -> list[Text]:
        """Explain the line of a player."""
        return [Text(f"score + points of this turn, of {cast('Pig', state).target}")]

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        """Ask for a decision."""
        return "Roll or hold?"

    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:  # noqa: ARG002
        """Put all actions into one row."""
        labels = [(action, Text(self.game.notation(action))) for action in actions]
        return [Group("Turn", [Row("", labels)])]

    def news(self, entry: Entry) -> str:
        """Tell a journal entry."""
        return self.game.tell(entry)
