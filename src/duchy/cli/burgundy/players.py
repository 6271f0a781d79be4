"""The players of Burgundy, one line for each: points, dice, and what they have; partners below their team."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from duchy.cli.burgundy.board import pips
from duchy.cli.burgundy.signs import goods_text, ink_of, sign
from duchy.cli.terminal.screen import filled, padded, text
from duchy.games.burgundy.text.view import DuchyView, SeatView, View

GOODS_ROOM = 13


@dataclass
class Line:
    """A player or a team: what is counted, and what is stored: slots from a first one on, and the yard."""

    counted: Text
    slots: Sequence[str]
    first: int = 1
    yard: Sequence[str] = field(default_factory=list)

    def drawn(self, width: int, brief: bool) -> list[Text]:
        """Draw it; what does not fit goes below, and brief ones leave the names of the slots out."""
        parts: list[Text] = []
        for slot, tile in enumerate(self.slots, start=self.first):
            if tile:
                parts.append(text(("" if brief else f"s{slot} ", "dim"), (sign(tile), f"bold {ink_of(tile)}")))
        for place, tile in enumerate(self.yard):
            parts.append(text(("" if place else "yard ", "dim"), (sign(tile), f"bold {ink_of(tile)}")))
        first, *rest = filled(parts, width, self.counted.cell_len, 1)
        return [text(self.counted, first[self.counted.cell_len :]), *rest]


def players(view: View, names: Sequence[str], acting: Sequence[int], width: int) -> list[Text]:
    """List the players, or the teams and below each its partners."""
    room = max(len(name) for name in names) + 4
    goods = max([GOODS_ROOM, *(goods_text(duchy.goods).cell_len + 2 for duchy in view.duchies)])
    head = f"{'':{room}}  VP  dice  workers  silver  hexes  sold  {'goods':<{goods}}storage"
    lines: list[Line] = []
    if any(own.team is not None for own in view.seats):
        for team in range(len(view.duchies)):
            lines += team_lines(view, names, acting, team, room, goods)
    else:
        for seat, own in enumerate(view.seats):
            duchy = view.duchies[own.duchy]
            counted = text(name_text(seat, names, acting, room), (f"{own.points:>4}", "bold"), dice(own))
            yard = [] if duchy.holdings is None else duchy.holdings.yard
            lines.append(Line(text(counted, belongings(duchy, goods)), own.storage, yard=yard))
    brief = any(len(line.drawn(width, brief=False)) > 1 for line in lines)
    return [text((head, "dim")), *(part for line in lines for part in line.drawn(width, brief))]


def team_lines(view: View, names: Sequence[str], acting: Sequence[int], team: int, room: int, goods: int) -> list[Line]:
    """List a team with what it shares, and below each partner."""
    partners = [seat for seat, own in enumerate(view.seats) if own.team == team]
    duchy = view.duchies[team]
    holdings = duchy.holdings
    assert holdings is not None
    points = sum(view.seats[seat].points for seat in partners)
    shared = belongings(duchy, goods)
    counted = text((f"Team {team + 1}".ljust(room), "bold"), (f"{points:>4}", "bold"), " " * 5, shared)
    lines = [Line(counted, holdings.store, len(view.seats[partners[0]].storage) + 1, holdings.yard)]
    for seat in partners:
        own = view.seats[seat]
        counted = text(name_text(seat, names, acting, room), f"{own.points:>4}", dice(own), " " * shared.cell_len)
        lines.append(Line(counted, own.storage))
    return lines


def name_text(seat: int, names: Sequence[str], acting: Sequence[int], room: int) -> Text:
    """Name a player, with a mark if it is their turn."""
    mark = ">" if seat in acting else " "
    return text((f"{mark}{seat + 1} {names[seat]}".ljust(room), "bold cyan" if seat in acting else ""))


def dice(own: SeatView) -> str:
    """Show two dice."""
    return f"  {pips(own.dice[0])} {pips(own.dice[1])}"


def belongings(duchy: DuchyView, room: int) -> Text:
    """Show what belongs to a duchy."""
    covered = sum(1 for hex_ in duchy.hexes if hex_.tile)
    counts = f" {duchy.workers:>9}{duchy.silver:>8}{covered:>7}{sum(duchy.sold):>6}  "
    return text(counts, padded(goods_text(duchy.goods), room))
