"""What a Kingdom player has in lines: the duchy with its cards and burdens, the alchemy area, advisors and quests."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.kingdom.cards import INDENT
from duchy.cli.kingdom.signs import (
    PLURALS,
    TYPE_INK,
    ability,
    card_text,
    join,
    letters,
    production,
    several,
    title,
    worth,
)
from duchy.cli.terminal.screen import fill_rows, label_block, text, wrap_indented
from duchy.games.kingdom.box.cards import Board, Cards, Task
from duchy.games.kingdom.box.components import (
    ALCHEMY_CUBES,
    DEVELOPMENT,
    MENACE_NAMES,
    RESOURCES,
    SIDE_LETTERS,
    TYPE_NAMES,
)
from duchy.games.kingdom.text.view import SeatView, View

GAP = 2


def tray(alchemy: Sequence[int]) -> Text:
    """Show the alchemy area and its five spaces."""
    return text("[", letters(alchemy), ("·" * (ALCHEMY_CUBES - sum(alchemy)), "dim"), "]")


def duchy_lines(cards: Cards, view: View, seat: int, width: int) -> list[Text]:
    """Summarise a duchy: its duchy card, built cards, and burdens."""
    own = view.seats[seat]
    if not own.duchy:
        return [text(" " * INDENT, ("no duchy yet", "dim"))]
    number = cards.duchy_ids.index(own.duchy)
    side = cards.duchies[number * 2 + SIDE_LETTERS.index(view.side)]
    flat = [int(count) for count in side.produces]
    value = worth(int(side.points), [int(count) for count in side.points_per])
    card = [production(flat, [int(count) for count in side.per]), text(value, " points") if value else text()]
    parts = [text((title(cards.duchy_titles[number]), "bold"), " ", join(card))]
    counts = dict.fromkeys(TYPE_NAMES, 0)
    for built in own.built:
        kind = cards.kind_of(built)
        assert cards.family[kind] == DEVELOPMENT
        counts[TYPE_NAMES[cards.type[kind]]] += 1
    for type_, count in counts.items():
        if count:
            parts.append(text((f"{count} {PLURALS[type_] if count > 1 else type_}", TYPE_INK[type_])))
    lines = fill_rows(parts, width, INDENT, GAP)
    if own.built:
        lines += fill_rows(several(cards, own.built), width, INDENT, GAP)
    burdens = burden_items(cards, own)
    if burdens:
        lines += fill_rows(burdens, width, INDENT, GAP)
    return lines


def burden_items(cards: Cards, own: SeatView) -> list[Text]:
    """List the burdens of a duchy: calamities, menaces and thefts."""
    items: list[Text] = []
    if own.calamities:
        points = own.calamities * int(cards.points[cards.calamity])
        items.append(text((f"{own.calamities} {'calamity' if own.calamities == 1 else 'calamities'} {points}", "red")))
    for name, count in own.menaces.items():
        kind = int(cards.menaces[MENACE_NAMES.index(name)])
        price = letters([0] * (RESOURCES - 1) + [int(cards.soldiers[kind])])
        words = title(cards.titles[kind]) + (f" x{count}" if count > 1 else "")
        items.append(text((f"{words} {count * int(cards.points[kind])}", "red"), " (", price, ")"))
    for icon, count in own.stolen.items():
        items.append(text((f"stolen: {icon}{f' x{count}' if count > 1 else ''}", "red")))
    return items


def advisor_lines(cards: Cards, own: SeatView, width: int) -> list[Text]:
    """List a player's advisors with their abilities."""
    lines: list[Text] = []
    for name in own.advisors:
        used = name in own.used
        line = text(card_text(cards, name), ("  used  " if used else "  ", "dim"), ability(cards, cards.kind_of(name)))
        lines += [text(" " * INDENT, part) for part in wrap_indented(line, width - INDENT)]
    return label_block("advisors", lines, INDENT) if lines else []


def quest_lines(view: View, boards: Sequence[Board], names: Sequence[str], width: int) -> list[Text]:
    """List the tasks of the quest boards: cost, reward, and the players who completed them."""
    lines: list[Text] = []
    for number, board in enumerate(boards, start=1):
        items = [text((title(board.title), "bold"))]
        for place, task in enumerate(board.tasks, start=1):
            key = f"{number}.{place}"
            done = [str(seat) for seat, own in enumerate(view.seats, start=1) if key in own.tasks]
            by = "" if not done else " done" if len(names) == 1 else f" done by {' and '.join(done)}"
            items.append(text((f"{key} ", "dim"), task_text(task), (by, "bold green")))
        lines += fill_rows(items, width, INDENT, 3)
    return label_block("quest", lines, INDENT) if lines else []


def task_text(task: Task) -> Text:
    """Show the cost and reward of a task."""
    cost = letters([int(count) for count in task.cost])
    reward = [int(count) for count in task.reward]
    gives = [letters(reward[:RESOURCES])]
    if reward[RESOURCES]:
        gives.append(text((f"{reward[RESOURCES]}VP", "bold")))
    if reward[RESOURCES + 1]:
        gives.append(text("spy" if reward[RESOURCES + 1] == 1 else f"{reward[RESOURCES + 1]} spies"))
    return text(cost, ("→", "dim"), join(gives, "+"), (" final", "bold") if task.final else "")
