"""The table of Burgundy: puts board, duchies and players together, asks questions, and sorts the actions."""

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from duchy.cli.burgundy import signs
from duchy.cli.burgundy.board import board, pips, players
from duchy.cli.burgundy.hexes import drawn, name_of, width_of
from duchy.cli.paper import beside, text
from duchy.cli.table import Group, Row, Table
from duchy.core.game import CHANCE, State
from duchy.core.journal import Entry
from duchy.games.burgundy.components import GOODS_NAMES
from duchy.games.burgundy.layout import Layout
from duchy.games.burgundy.state import Burgundy
from duchy.games.burgundy.view import View
from duchy.games.burgundy.words import price

GAP = 2
BOARD_WIDTH = 46
"""What the central board needs beside one or two duchies."""

QUESTIONS = {
    "start": "where does your castle start?",
    "start-hidden": "where does your castle start? The others do not see it yet.",
    "turn": "your turn.",
    "castle": "the castle gives an extra action.",
    "city-hall": "the city hall: which stored tile is placed as well?",
    "warehouse": "the warehouse: which goods are sold?",
    "carpenter": "the carpenter: which building is taken?",
    "church": "the church: which mine, monastery or castle is taken?",
    "market": "the market: which ship or animals are taken?",
    "load": "the ship: which goods are loaded?",
    "keep": "there is no room for all the goods: which new colours are kept?",
    "discard": "storage is full: which tile makes room for {tile}?",
}

UNTOLD = ("duchy", "result")
"""Journal entries that the table itself shows."""

ROWS = ("take", "place", "sell", "workers", "load", "keep", "discard", "start", "buy", "skip", "end")


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
        beside_one = width - width_of(layout_of(state, view, seat)) - GAP
        beside_two = beside_one - width_of(layout_of(state, view, other)) - GAP
        if beside_two >= BOARD_WIDTH and other != seat:
            middle = board(view, viewer, self.names, beside_two)
            lines = beside(own, middle, self.duchy(state, view, other), gap=GAP)
        elif beside_one >= BOARD_WIDTH:
            lines = beside(own, board(view, viewer, self.names, beside_one), gap=GAP)
        else:
            lines = [*board(view, viewer, self.names, width), text(), *own]
        acting = [seat for seat in self.game.acting(state) if seat != CHANCE]
        return [*lines, *players(view, self.names, acting)]

    def duchy(self, state: State, view: View, seat: int) -> list[Text]:
        """Draw the duchy of a seat; of the one who acts, with where its stored tiles may go."""
        own = view.duchies[view.seats[seat].duchy]
        marks: dict[int, list[str]] = {}
        for action in self.game.legal_actions(state, seat):
            fields = self.game.fields(action)
            if fields["do"] == "place":
                slots = marks.setdefault(int(str(fields["hex"])) - 1, [])
                if str(fields["slot"]) not in slots:
                    slots.append(str(fields["slot"]))
        layout = layout_of(state, view, seat)
        head = text((self.names[seat], "bold"), (f"  {name_of(layout) if own.name else 'no duchy yet'}", "dim"))
        signs_of = {hex_: "s" + "".join(sorted(slots)) for hex_, slots in marks.items()}
        return [head, *drawn(layout, [hex_.tile for hex_ in own.hexes], signs_of)]

    def front(self, state: State, viewer: int, seat: int) -> list[Text]:
        """Draw a duchy."""
        return self.duchy(state, self.view(state, viewer), seat)

    def legend(self, state: State) -> list[Text]:
        """Explain the signs."""
        return signs.legend(self.view(state, 0).edition)

    def question(self, state: State, seat: int) -> str:
        """Ask what the top of the agenda asks."""
        view = self.view(state, seat)
        if view.asked is None:
            return "the game is over."
        waiting = self.game.write(state)["agenda"]
        assert isinstance(waiting, list)
        tile = signs.words(str(waiting[-1].get("tile", "")))
        return QUESTIONS[view.asked.question].format(tile=tile)

    def groups(self, state: State, seat: int, actions: Sequence[int]) -> list[Group]:
        """Sort the actions by die and by what is done; the end comes last."""
        view = self.view(state, seat)
        own = view.seats[seat]
        groups: dict[str, Group] = {}
        for title in (*(f"die {die} shows {pips(shown)}" for die, shown in enumerate(own.dice, start=1)), ""):
            groups[title] = Group(title.capitalize(), [Row(word) for word in ROWS])
        titles = list(groups)
        for action in actions:
            fields = self.game.fields(action)
            title = titles[int(str(fields.get("die", 0))) - 1]
            [row] = [row for row in groups[title].rows if row.word == fields["do"]]
            row.items.append((action, self.label(view, state, seat, action)))
        for group in groups.values():
            group.rows = [row for row in group.rows if row.items]
        found = [group for group in groups.values() if group.rows]
        if len(found) > 1 and not found[-1].title:
            found[-1].title = "Without a die"
        return found

    def label(self, view: View, state: State, seat: int, action: int) -> Text:
        """Write an action in short, with its notation (less the die and the word, which stand in front)."""
        fields = self.game.fields(action)
        do = fields["do"]
        short = self.game.notation(action).partition(":")[2] or self.game.notation(action)
        short = short.partition(" ")[2]
        what = text()
        if do in ("take", "buy"):
            depot, space = fields["depot"], int(str(fields["space"])) - 1
            tiles = view.black_depot if depot == "black" else view.depots[int(str(depot)) - 1]
            what = signs.tile_text(tiles[space])
        elif do in ("place", "discard"):
            what = signs.tile_text(view.seats[seat].storage[int(str(fields["slot"])) - 1])
        elif do == "sell":
            goods = int(str(fields["goods"]))
            duchy = view.duchies[view.seats[seat].duchy]
            what = text(f"({duchy.goods[goods - 1]} {GOODS_NAMES[goods - 1]})")
        elif do == "load":
            depots = fields["depots"]
            assert isinstance(depots, list)
            counts = [sum(view.goods[int(depot) - 1][colour] for depot in depots) for colour in range(6)]
            what = signs.goods_text(counts)
        elif do in ("end", "skip", "workers"):
            return text(self.game.describe(state, seat, action))
        cost = price(cast(Burgundy, state), seat, action)
        label = text((short, "bold"), " ", what)
        if cost:
            label.append(f" -{cost}w", "yellow")
        return label

    def news(self, entry: Entry) -> str:
        """Tell an entry, but not of dice that were used as they are, or of turns that wasted none."""
        if (entry.code == "die" and not entry.values["workers"]) or (
            entry.code == "end" and not entry.values["unused"]
        ):
            return ""
        return "" if entry.code in UNTOLD else self.game.tell(entry)


def layout_of(state: State, view: View, seat: int) -> Layout:
    """Give what is printed in the duchy of a seat: anybody can see it, once it is dealt."""
    return cast(Burgundy, state).duchies[view.seats[seat].duchy].layout
