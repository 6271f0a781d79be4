"""The table of Burgundy: puts board, duchies and players together, asks questions, and sorts the actions."""

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from duchy.cli.burgundy.board import board, pips
from duchy.cli.burgundy.hexes import drawn, name_of, width_of
from duchy.cli.burgundy.holdings import outposts, route, shields, whose
from duchy.cli.burgundy.labels import label
from duchy.cli.burgundy.legend import legend
from duchy.cli.burgundy.players import players
from duchy.cli.burgundy.questions import question_words
from duchy.cli.table.table import Group, Row, Table
from duchy.cli.terminal.screen import beside, text
from duchy.core.game import CHANCE, State
from duchy.core.journal import Entry
from duchy.games.burgundy.box.layout import Layout
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.notation import SIDE_LETTERS
from duchy.games.burgundy.text.view import View

GAP = 2
BOARD_WIDTH = 46
"""What the central board needs beside one or two duchies."""

UNTOLD = ("duchy", "card", "lay", "arms", "result", "solo-result")
"""Journal entries that the table itself shows."""

WAITING = "What waits"
BOTH_DICE = "Both dice"
ROWS = (
    *("effect", "take", "place", "pick", "sell", "workers", "turn", "shield", "load", "gather", "keep", "discard"),
    *("drop", "store", "on", "fetch", "use", "beside", "spend", "point", "pay", "lay", "start"),
    *("buy", "hire", "ally", "skip", "end"),
)
HERE = "here"
"""Marks the hexes for what is to be put somewhere now."""


class BurgundyTable(Table):
    """Draws Castles of Burgundy."""

    place = "duchy"
    example = "1:take 3b"

    def view(self, state: State, viewer: int) -> View:
        """Show the state to a seat."""
        return cast(View, self.game.view(state, viewer))

    def picture(self, state: State, viewer: int, width: int) -> list[Text]:
        """Draw the own duchy beside the board, and where there is room the next player's as well."""
        view = self.view(state, viewer)
        seat = max(viewer, 0)
        other = (seat + 1) % len(self.names)
        own = self.duchy(state, view, seat)
        wide = width_of(layout_of(state, view, seat))
        if view.seats[seat].board and not view.duchies[view.seats[seat].duchy].name:
            own = self.both_sides(state, view, seat, width)
            wide = max(line.cell_len for line in own)
        beside_one = width - wide - GAP
        beside_two = beside_one - width_of(layout_of(state, view, other)) - GAP
        lines = route(view.duchies[view.seats[seat].duchy].holdings, width)
        if beside_two >= BOARD_WIDTH and other != seat:
            middle = board(view, viewer, self.names, beside_two)
            lines += beside(own, middle, self.duchy(state, view, other), gap=GAP)
        elif beside_one >= BOARD_WIDTH:
            lines += beside(own, board(view, viewer, self.names, beside_one), gap=GAP)
        else:
            lines = [*board(view, viewer, self.names, width), text(), *lines, *own]
        acting = [seat for seat in self.game.acting(state) if seat != CHANCE]
        lines += players(view, self.names, acting, width)
        lines += shields(view, self.names, range(len(self.names)), width)
        for line in lines:
            line.rstrip()
        return lines

    def duchy(self, state: State, view: View, seat: int) -> list[Text]:
        """Draw the duchy of a seat; of the one who acts, with where its stored tiles may go."""
        own = view.duchies[view.seats[seat].duchy]
        layout = layout_of(state, view, seat)
        name = self.names[seat]
        if view.seats[seat].team is not None:
            team = view.seats[seat].duchy
            name = f"Team {team + 1}: {whose(view, self.names, team)}"
        head = text((name, "bold"), (f"  {name_of(layout) if own.name else 'no duchy yet'}", "dim"))
        standing = {} if own.holdings is None else {shield.hex: shield.shield for shield in own.holdings.shields}
        if not layout.places:
            return [head]
        lines = [head, *drawn(layout, [hex_.tile for hex_ in own.hexes], self.marks(state, seat), standing)]
        return [*lines, *outposts(own, width_of(layout))]

    def both_sides(self, state: State, view: View, seat: int, width: int) -> list[Text]:
        """Draw the two sides of the board that a seat was dealt, for it to choose from."""
        layouts = {layout.name: layout for layout in cast(Burgundy, state).variant.layouts}
        drawings: list[list[Text]] = []
        for side, name in zip(SIDE_LETTERS, view.seats[seat].board, strict=True):
            head = text((f"side {side}", "bold"), (f"  {name_of(layouts[name])}", "dim"))
            marks = self.marks(state, seat, side)
            drawings.append([head, *drawn(layouts[name], [""] * int(layouts[name].hexes), marks)])
        together = beside(*drawings, gap=GAP)
        if max(line.cell_len for line in together) <= width:
            return together
        return [line for drawing in drawings for line in drawing]

    def marks(self, state: State, seat: int, side: str = SIDE_LETTERS[0]) -> dict[int, str]:
        """Mark the hexes where stored tiles may go, or where something is to be put now."""
        slots: dict[int, set[str]] = {}
        asked: dict[int, str] = {}
        for action in self.game.legal_actions(state, seat):
            fields = self.game.fields(action)
            if fields.get("side", side) != side:
                continue
            if fields["do"] == "place":
                slots.setdefault(int(str(fields["hex"])) - 1, set()).add(str(fields["slot"]))
            elif fields["do"] in ("on", "start"):
                asked[int(str(fields["hex"])) - 1] = HERE
        return {hex_: "s" + "".join(sorted(found)) for hex_, found in slots.items()} | asked

    def front(self, state: State, viewer: int, seat: int, width: int) -> list[Text]:
        """Draw a duchy with everything beside it."""
        view = self.view(state, viewer)
        holdings = view.duchies[view.seats[seat].duchy].holdings
        lines = [*route(holdings, width), *self.duchy(state, view, seat)]
        lines += shields(view, self.names, [seat], width)
        for line in lines:
            line.rstrip()
        return lines

    def legend(self, state: State) -> list[Text]:
        """Explain the signs."""
        return legend(cast(Burgundy, state).variant)

    def question(self, state: State, seat: int) -> str:
        """Ask what the top of the agenda asks."""
        return question_words(self.view(state, seat), seat)

    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Sort the actions by die and by what is done; the end comes last."""
        view = self.view(state, seat)
        own = view.seats[seat]
        dice = [f"Die {die} shows {pips(shown)}" for die, shown in enumerate(own.dice, start=1)]
        titles = [WAITING, *dice, BOTH_DICE, ""]
        groups = [Group(title, [Row(word) for word in ROWS]) for title in titles]
        by_dice = view.asked is not None and view.asked.question == "turn"
        for action in actions:
            fields = self.game.fields(action)
            place = int(str(fields.get("die", 0))) or -1
            if fields["do"] == "effect":
                place = titles.index(WAITING)
            elif fields["do"] == "shield" and by_dice:
                place = titles.index(BOTH_DICE)
            [row] = [row for row in groups[place].rows if row.word == fields["do"]]
            row.items.append((action, label(self.game, self.names, view, state, seat, action)))
        for group in groups:
            group.rows = [row for row in group.rows if row.items]
        found = [group for group in groups if group.rows]
        if len(found) > 1 and not found[-1].title:
            found[-1].title = "Without a die"
        return found

    def news(self, entry: Entry) -> str:
        """Tell an entry, but not of dice that were used as they are, or of turns that wasted none."""
        if (entry.code == "die" and not entry.values["workers"]) or (
            entry.code == "end" and not entry.values["unused"]
        ):
            return ""
        alone = len(self.names) == 1
        if entry.code in UNTOLD or (alone and entry.code == "bridge"):
            return ""
        said = self.game.tell(entry)
        return said.partition("; the order is")[0] if alone else said

    def measure(self, state: State) -> str:
        """Alone the filled hexes count."""
        return "hexes" if cast(Burgundy, state).variant.solo else super().measure(state)

    def sides(self, state: State) -> list[list[int]]:
        """List the teams."""
        if not cast(Burgundy, state).variant.teams:
            return super().sides(state)
        owners = [int(seat.duchy) for seat in cast(Burgundy, state).seats]
        return [[seat for seat, owner in enumerate(owners) if owner == team] for team in sorted(set(owners))]

    def ending(self, state: State) -> list[str]:
        """Say who won; alone, whether all hexes are filled."""
        if not cast(Burgundy, state).variant.solo:
            return super().ending(state)
        filled, hexes = self.game.scores(state)[0], len(self.view(state, 0).duchies[0].hexes)
        won = filled == hexes
        return [f"{self.names[0]} has {'won' if won else 'not won'}: {filled} of {hexes} hexes are filled"]


def layout_of(state: State, view: View, seat: int) -> Layout:
    """Give what is printed in the duchy of a seat: anybody can see it, once it is dealt."""
    return cast(Burgundy, state).duchies[view.seats[seat].duchy].layout
