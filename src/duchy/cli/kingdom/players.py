"""The players of Kingdom side by side: production and stores in one line each, and the other player in brief."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.kingdom.cards import INDENT
from duchy.cli.kingdom.holdings import duchy_lines, tray
from duchy.cli.kingdom.signs import card_text, giant_text, letter, letters, several
from duchy.cli.terminal.screen import fill_rows, label_block, pad, text
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import CUBES, SOLO_SUPREMACY
from duchy.games.kingdom.text.view import SiteView, View

GAP = 2
COLUMN = 5
SHORT_HEADS = {"krystallium": "K", "soldiers": "S"}
PRODUCES = "produces"


def comparison(view: View, names: Sequence[str], acting: Sequence[int], width: int) -> list[Text]:
    """Compare the players: their production of each resource, and their stores."""
    name_width = max(max(len(name) for name in names) + 5, len(PRODUCES))
    columns: list[tuple[str, list[int]]] = [
        ("krystallium", [own.krystallium for own in view.seats]),
        ("soldiers", [own.soldiers for own in view.seats]),
        ("training", [own.training for own in view.seats]),
    ]
    if len(names) > 1:
        columns.append(("traps", [own.traps for own in view.seats]))
    if len(names) > 1 and view.boards:
        columns.append(("spies", [own.spies for own in view.seats]))
    columns += [("built", [len(own.built) for own in view.seats]), ("VP", [own.points for own in view.seats])]
    trays = [tray(own.alchemy) for own in view.seats]
    tray_width = max(len("alchemy"), *(line.cell_len for line in trays))
    first = name_width + CUBES * COLUMN + GAP + tray_width
    if first + sum(len(head) + GAP for head, _ in columns) > width:
        columns = [(SHORT_HEADS.get(head, head), values) for head, values in columns]
    line = text(" " * (name_width - len(PRODUCES)), (PRODUCES, "dim"))
    for resource in range(CUBES):
        line.append(text("   ", letter(resource), " "))
    line.append(f"  {'alchemy':<{tray_width}}" + "".join(f"{head:>{column_width(head)}}" for head, _ in columns), "dim")
    lines = [line]
    for seat, name in enumerate(names):
        acts = seat in acting
        line = text((f"{'>' if acts else ' '}{seat + 1} {name}".ljust(name_width), "bold cyan" if acts else ""))
        for resource in range(CUBES):
            line.append(production_text(view, seat, resource))
        line.append(text("  ", pad(trays[seat], tray_width)))
        for head, values in columns:
            line.append(f"{values[seat]:>{column_width(head)}}", "bold" if head == "VP" else "")
        lines.append(line)
    return lines


def column_width(head: str) -> int:
    """Return the width of the column under a head."""
    return max(len(head) + GAP, 4)


def production_text(view: View, seat: int, resource: int) -> Text:
    """Show a player's production of a resource, with a mark if it is supremacy."""
    cubes = view.seats[seat].production[resource]
    others = [other for index, other in enumerate(view.seats) if index != seat]
    if others:
        other = others[0].production[resource]
        above = cubes > other or (cubes == other > 0 and view.seats[seat].ties > others[0].ties)
    else:
        above = cubes >= SOLO_SUPREMACY
    return text((f"{cubes:>{COLUMN - 1}}{'▲' if above else ' '}", "bold green" if above else ""))


def other_lines(cards: Cards, view: View, seat: int, names: Sequence[str], width: int) -> list[Text]:
    """Show another player in brief: duchy, construction, drafted cards, and the size of the hand."""
    own = view.seats[seat]
    held = f"   {own.held} cards in hand" if own.held else ""
    lines = [text((names[seat], "bold underline"), (held, "dim"))]
    lines += label_block("duchy", duchy_lines(cards, view, seat, width), INDENT)
    if own.sites:
        lines += label_block(
            "building", fill_rows([site_text(cards, site) for site in own.sites], width, INDENT, GAP), INDENT
        )
    if own.drafted:
        shown = [card.card for card in own.drafted]
        lines += label_block("drafted", fill_rows(several(cards, shown), width, INDENT, GAP), INDENT)
    if own.advisors:
        items = [text(card_text(cards, name), (" used" if name in own.used else "", "dim")) for name in own.advisors]
        lines += label_block("advisors", fill_rows(items, width, INDENT, GAP), INDENT)
    return lines


def site_text(cards: Cards, site: SiteView) -> Text:
    """Show a card under construction in brief."""
    needs = letters(site.needs) or text(("complete", "dim"))
    line = text(card_text(cards, site.card), " ", needs)
    if site.frozen:
        line.append(text((" frozen ", "bold"), giant_text(cards)))
    return line
