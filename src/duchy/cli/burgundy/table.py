"""The table of Burgundy: combines board, duchies and players, asks questions, and groups the actions."""

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from duchy.cli.burgundy.board import board, pips
from duchy.cli.burgundy.hexes import duchy_picture, name_of, width_of
from duchy.cli.burgundy.holdings import outposts, owners, route, shields
from duchy.cli.burgundy.labels import label
from duchy.cli.burgundy.legend import legend
from duchy.cli.burgundy.news import describe_entry
from duchy.cli.burgundy.players import players
from duchy.cli.burgundy.questions import question_words
from duchy.cli.burgundy.topics import topics
from duchy.cli.table.table import Group, Row, Table
from duchy.cli.table.topics import Topic
from duchy.cli.terminal.screen import side_by_side, text
from duchy.core.game import CHANCE, State
from duchy.core.journal import Entry
from duchy.games.burgundy.box.layout import Layout
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.notation import SIDE_LETTERS
from duchy.games.burgundy.text.view import View

GAP = 2
BOARD_WIDTH = 46
"""The width that the central board needs next to one or two duchies."""

PENDING = "Pending effects"
BOTH_DICE = "Both dice"
ROWS = (
    *("effect", "take", "place", "pick", "sell", "workers", "turn", "shield", "load", "gather", "keep", "discard"),
    *("drop", "store", "on", "fetch", "use", "beside", "spend", "point", "pay", "lay", "start"),
    *("buy", "hire", "ally", "skip", "end"),
)
HERE = "here"
"""The mark for hexes where something can be placed now."""


class BurgundyTable(Table):
    """The table of Castles of Burgundy."""

    place = "duchy"
    example = "1:take 3b"

    def view(self, state: State, viewer: int) -> View:
        """Return a seat's view of the state."""
        return cast(View, self.game.view(state, viewer))

    def picture(self, state: State, viewer: int, width: int) -> list[Text]:
        """Draw the viewer's duchy next to the board, with the next player's duchy if there is space."""
        view = self.view(state, viewer)
        seat = max(viewer, 0)
        other = (seat + 1) % len(self.names)
        own = self.duchy(state, view, seat)
        wide = width_of(layout_of(state, view, seat))
        if view.seats[seat].board and not view.duchies[view.seats[seat].duchy].name:
            own = self.both_sides(state, view, seat, width)
            wide = max(line.cell_len for line in own)
        next_to_one = width - wide - GAP
        next_to_two = next_to_one - width_of(layout_of(state, view, other)) - GAP
        lines = route(view.duchies[view.seats[seat].duchy].holdings, width)
        if next_to_two >= BOARD_WIDTH and other != seat:
            middle = board(view, viewer, self.names, next_to_two)
            lines += side_by_side(own, middle, self.duchy(state, view, other), gap=GAP)
        elif next_to_one >= BOARD_WIDTH:
            lines += side_by_side(own, board(view, viewer, self.names, next_to_one), gap=GAP)
        else:
            lines = [*board(view, viewer, self.names, width), text(), *lines, *own]
        acting = [seat for seat in self.game.acting(state) if seat != CHANCE]
        lines += players(view, self.names, acting, width)
        lines += shields(view, self.names, range(len(self.names)), width)
        for line in lines:
            line.rstrip()
        return lines

    def duchy(self, state: State, view: View, seat: int) -> list[Text]:
        """Draw the duchy of a seat, with the hexes where the acting seat may place its stored tiles."""
        own = view.duchies[view.seats[seat].duchy]
        layout = layout_of(state, view, seat)
        name = self.names[seat]
        if view.seats[seat].team is not None:
            team = view.seats[seat].duchy
            name = f"Team {team + 1}: {owners(view, self.names, team)}"
        head = text((name, "bold"), (f"  {name_of(layout) if own.name else 'no duchy yet'}", "dim"))
        on_castles = {} if own.holdings is None else {shield.hex: shield.shield for shield in own.holdings.shields}
        if not layout.places:
            return [head]
        lines = [head, *duchy_picture(layout, [hex_.tile for hex_ in own.hexes], self.marks(state, seat), on_castles)]
        return [*lines, *outposts(own, width_of(layout))]

    def both_sides(self, state: State, view: View, seat: int, width: int) -> list[Text]:
        """Draw the two sides of the board dealt to a seat, which chooses one."""
        layouts = {layout.name: layout for layout in cast(Burgundy, state).variant.layouts}
        drawings: list[list[Text]] = []
        for side, name in zip(SIDE_LETTERS, view.seats[seat].board, strict=True):
            head = text((f"side {side}", "bold"), (f"  {name_of(layouts[name])}", "dim"))
            marks = self.marks(state, seat, side)
            drawings.append([head, *duchy_picture(layouts[name], [""] * int(layouts[name].hexes), marks)])
        together = side_by_side(*drawings, gap=GAP)
        if max(line.cell_len for line in together) <= width:
            return together
        return [line for drawing in drawings for line in drawing]

    def marks(self, state: State, seat: int, side: str = SIDE_LETTERS[0]) -> dict[int, str]:
        """Mark the hexes where stored tiles may go, or where something must be placed now."""
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
        """Draw a duchy with its trade route and shields."""
        view = self.view(state, viewer)
        holdings = view.duchies[view.seats[seat].duchy].holdings
        lines = [*route(holdings, width), *self.duchy(state, view, seat)]
        lines += shields(view, self.names, [seat], width)
        for line in lines:
            line.rstrip()
        return lines

    def legend(self, state: State) -> list[Text]:
        """Explain the signs of this game."""
        return legend(cast(Burgundy, state).variant)

    def topics(self, state: State, asked: str) -> Sequence[Topic]:
        """List what people may ask about."""
        del asked
        return topics(cast(Burgundy, state).variant)

    def question(self, state: State, seat: int) -> str:
        """Return the question on top of the agenda."""
        return question_words(self.view(state, seat), seat)

    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Group the actions by die and kind; the end of the turn comes last."""
        view = self.view(state, seat)
        own = view.seats[seat]
        dice = [f"Die {die} shows {pips(shown)}" for die, shown in enumerate(own.dice, start=1)]
        titles = [PENDING, *dice, BOTH_DICE, ""]
        groups = [Group(title, [Row(word) for word in ROWS]) for title in titles]
        by_dice = view.asked is not None and view.asked.question == "turn"
        for action in actions:
            fields = self.game.fields(action)
            place = int(str(fields.get("die", 0))) or -1
            if fields["do"] == "effect":
                place = titles.index(PENDING)
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
        """Describe an entry."""
        return describe_entry(self.game, entry, alone=len(self.names) == 1)

    def measure(self, state: State) -> str:
        """Return the unit of scores: covered hexes in a solo game, otherwise points."""
        return "hexes" if cast(Burgundy, state).variant.solo else super().measure(state)

    def ending(self, state: State) -> list[str]:
        """Return the final ranking; in a solo game, whether all hexes are covered."""
        if not cast(Burgundy, state).variant.solo:
            return super().ending(state)
        covered, hexes = self.game.scores(state)[0], len(self.view(state, 0).duchies[0].hexes)
        won = covered == hexes
        return [f"{self.names[0]} {'won' if won else 'did not win'}: {covered} of {hexes} hexes are covered"]


def layout_of(state: State, view: View, seat: int) -> Layout:
    """Return the printed layout of a seat's duchy, which everyone can see once it is dealt."""
    return cast(Burgundy, state).duchies[view.seats[seat].duchy].layout
