"""The players of Burgundy, one line each: points, dice and belongings; partners are listed below their team."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from duchy.cli.burgundy.board import pips
from duchy.cli.burgundy.signs import goods_text, ink_of, sign
from duchy.cli.terminal.screen import fill_rows, pad, text
from duchy.games.burgundy.text.view import DuchyView, SeatView, View

GOODS_WIDTH = 13


@dataclass
class Line:
    """A player's or team's line: the figures, the tiles in storage slots from a first number on, and the yard."""

    figures: Text
    slots: Sequence[str]
    first: int = 1
    yard: Sequence[str] = field(default_factory=list)

    def lines(self, width: int, brief: bool) -> list[Text]:
        """Lay out the line, over several if it is too long; a brief one has no slot names."""
        parts: list[Text] = []
        for slot, tile in enumerate(self.slots, start=self.first):
            if tile:
                parts.append(text(("" if brief else f"s{slot} ", "dim"), (sign(tile), f"bold {ink_of(tile)}")))
        for place, tile in enumerate(self.yard):
            parts.append(text(("" if place else "yard ", "dim"), (sign(tile), f"bold {ink_of(tile)}")))
        first, *rest = fill_rows(parts, width, self.figures.cell_len, 1)
        return [text(self.figures, first[self.figures.cell_len :]), *rest]


def players(view: View, names: Sequence[str], acting: Sequence[int], width: int) -> list[Text]:
    """List the players, or each team with its partners below it."""
    name_width = max(len(name) for name in names) + 4
    goods = max([GOODS_WIDTH, *(goods_text(duchy.goods).cell_len + 2 for duchy in view.duchies)])
    head = f"{'':{name_width}}  VP  dice  workers  silver  hexes  sold  {'goods':<{goods}}storage"
    lines: list[Line] = []
    if any(own.team is not None for own in view.seats):
        for team in range(len(view.duchies)):
            lines += team_lines(view, names, acting, team, name_width, goods)
    else:
        for seat, own in enumerate(view.seats):
            duchy = view.duchies[own.duchy]
            figures = text(name_text(seat, names, acting, name_width), (f"{own.points:>4}", "bold"), dice(own))
            yard = [] if duchy.holdings is None else duchy.holdings.yard
            lines.append(Line(text(figures, belongings(duchy, goods)), own.storage, yard=yard))
    brief = any(len(line.lines(width, brief=False)) > 1 for line in lines)
    return [text((head, "dim")), *(part for line in lines for part in line.lines(width, brief))]


def team_lines(
    view: View, names: Sequence[str], acting: Sequence[int], team: int, name_width: int, goods: int
) -> list[Line]:
    """List a team with its shared belongings, and its partners below it."""
    partners = [seat for seat, own in enumerate(view.seats) if own.team == team]
    duchy = view.duchies[team]
    holdings = duchy.holdings
    assert holdings is not None
    points = sum(view.seats[seat].points for seat in partners)
    shared = belongings(duchy, goods)
    figures = text((f"Team {team + 1}".ljust(name_width), "bold"), (f"{points:>4}", "bold"), " " * 5, shared)
    lines = [Line(figures, holdings.store, len(view.seats[partners[0]].storage) + 1, holdings.yard)]
    for seat in partners:
        own = view.seats[seat]
        figures = text(name_text(seat, names, acting, name_width), f"{own.points:>4}", dice(own), " " * shared.cell_len)
        lines.append(Line(figures, own.storage))
    return lines


def name_text(seat: int, names: Sequence[str], acting: Sequence[int], name_width: int) -> Text:
    """Name a player, with a mark if it is that player's turn."""
    mark = ">" if seat in acting else " "
    return text((f"{mark}{seat + 1} {names[seat]}".ljust(name_width), "bold cyan" if seat in acting else ""))


def dice(own: SeatView) -> str:
    """Show a seat's two dice."""
    return f"  {pips(own.dice[0])} {pips(own.dice[1])}"


def belongings(duchy: DuchyView, goods_width: int) -> Text:
    """Show the figures and goods of a duchy."""
    covered = sum(1 for hex_ in duchy.hexes if hex_.tile)
    counts = f" {duchy.workers:>9}{duchy.silver:>8}{covered:>7}{sum(duchy.sold):>6}  "
    return text(counts, pad(goods_text(duchy.goods), goods_width))
