"""The players of Kingdom beside each other: production, stores, duchies; quests, advisors and what is left to draw."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.kingdom.cards import INDENT
from duchy.cli.kingdom.signs import (
    PLURALS,
    TYPE_INK,
    ability,
    card_text,
    giant_text,
    joined,
    letter,
    letters,
    made,
    several,
    title,
    worth,
)
from duchy.cli.terminal.screen import entry, filled, hanging, padded, text
from duchy.games.kingdom.box.cards import Board, Cards, Task
from duchy.games.kingdom.box.components import (
    ALCHEMY_CUBES,
    CUBES,
    DEVELOPMENT,
    MEDALS,
    MENACE_NAMES,
    MODULE_NAMES,
    RATS,
    RESOURCES,
    ROUNDS,
    SIDE_LETTERS,
    SOLO_SIDE_A,
    SOLO_SUPREMACY,
    THIEVES,
    TYPE_NAMES,
    VERMIN,
)
from duchy.games.kingdom.box.scenarios import SCENARIOS
from duchy.games.kingdom.text.view import SeatView, SiteView, View
from duchy.games.kingdom.variant import Variant

GAP = 2
COLUMN = 5
SHORT_HEADS = {"krystallium": "K", "soldiers": "S"}
STAGES = {
    "duchies": "duchies are dealt",
    "advisors": "advisors are dealt",
    "keeping": "advisors are kept",
    "dealing": "cards are dealt",
    "reveal": "cards are turned up",
    "menaces": "menaces act",
    "end": "last abilities",
    "over": "the game is over",
}
HOW_LOST = {
    "vermin": "the pile of vermin is empty",
    "shadows": "the shadows took five resources",
    "unbuilt": "a card of the scenario is not built",
    "quest": "a final task is not done",
    "thieves": "a thief is at large",
}


def head(view: View, variant: Variant, names: Sequence[str], width: int) -> list[Text]:
    """Say where in the game we are, and what is played."""
    stage = f"{view.stage}: {view.step}" if view.step else STAGES.get(view.stage, view.stage)
    parts = [text(("round ", "dim"), (f"{view.round}/{ROUNDS}", "bold")), text((stage, "bold"))]
    if len(names) > 1:
        parts.append(text(("first ", "dim"), names[view.first - 1]))
    scenario = SCENARIOS[view.scenario]
    if view.scenario:
        parts.append(text(("scenario ", "dim"), f"{view.scenario} {scenario.title}"))
    else:
        parts.append(text(view.module if view.module != MODULE_NAMES[0] else "no module"))
    parts.append(text(("side ", "dim"), view.side))
    parts.append(text(("deck ", "dim"), str(view.deck)))
    for name, count in view.menaces_left.items():
        which = MENACE_NAMES.index(name)
        if variant.has_menace[which] or (which == VERMIN and variant.has_menace[RATS]):
            parts.append(text((f"{name} left ", "dim"), str(count)))
    lines = filled(parts, width, 0, 3)
    if variant.solo:
        lines += solo_lines(view, variant, width)
    return lines


def solo_lines(view: View, variant: Variant, width: int) -> list[Text]:
    """Say what a single player must know: dangers, medals, what the scenario demands."""
    own = view.seats[0]
    parts = [
        text(("danger pile ", "dim"), str(view.danger_pile)),
        text(("dangers ", "dim"), f"{view.danger_lurking} of {view.danger_unseen} unseen"),
        text(("spies ", "dim"), f"{own.spies} active, {own.hidden_spies} hidden"),
    ]
    if view.stage == "draft":
        parts.append(text(("search ", "dim"), "done" if view.searched else "not done"))
    if variant.scenario.shadow_limit:
        parts.append(text(("lost to shadows ", "dim"), f"{view.lost} of {variant.scenario.shadow_limit}"))
    lines = filled(parts, width, 0, 3)
    limits = ", ".join(f"{name} {limit}" for name, limit in zip(MEDALS[1:], variant.medals, strict=True))
    less = f" ({SOLO_SIDE_A} points less count on side a)" if view.side == SIDE_LETTERS[0] else ""
    lines += hanging(text(("medals ", "dim"), limits + less), width)
    missing = list(variant.scenario.sites)
    for name in own.built:
        if name in missing:
            missing.remove(name)
    if missing:
        lines += filled([text(("must still be built", "dim")), *several(variant.cards, missing)], width)
    if variant.scenario.thieves:
        at_large = own.menaces.get(MENACE_NAMES[THIEVES], 0)
        words = f"{at_large} of {variant.scenario.thieves} at large" if at_large else "all caught"
        lines += hanging(text(("all thieves must be caught ", "dim"), words), width)
    if view.defeat:
        lines.append(text((f"defeat: {HOW_LOST[view.defeat]}", "bold red")))
    return lines


def comparison(view: View, names: Sequence[str], acting: Sequence[int], width: int) -> list[Text]:
    """Set the players beside each other: what they make of each resource, and what they have."""
    room = max(len(name) for name in names) + 5
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
    cups = max(len("alchemy"), *(line.cell_len for line in trays))
    first = room + CUBES * COLUMN + GAP + cups
    if first + sum(len(head) + GAP for head, _ in columns) > width:
        columns = [(SHORT_HEADS.get(head, head), values) for head, values in columns]
    line = text(" " * (room - len("makes")), ("makes", "dim"))
    for resource in range(CUBES):
        line.append(text("   ", letter(resource), " "))
    line.append(f"  {'alchemy':<{cups}}" + "".join(f"{head:>{cell(head)}}" for head, _ in columns), "dim")
    lines = [line]
    for seat, name in enumerate(names):
        acts = seat in acting
        line = text((f"{'>' if acts else ' '}{seat + 1} {name}".ljust(room), "bold cyan" if acts else ""))
        for resource in range(CUBES):
            line.append(made_text(view, seat, resource))
        line.append(text("  ", padded(trays[seat], cups)))
        for head, values in columns:
            line.append(f"{values[seat]:>{cell(head)}}", "bold" if head == "VP" else "")
        lines.append(line)
    return lines


def cell(head: str) -> int:
    """Say how wide the column under a head is."""
    return max(len(head) + GAP, 4)


def made_text(view: View, seat: int, resource: int) -> Text:
    """Show what a player makes of a resource, and whether that is supremacy."""
    cubes = view.seats[seat].production[resource]
    others = [other for index, other in enumerate(view.seats) if index != seat]
    if others:
        other = others[0].production[resource]
        above = cubes > other or (cubes == other > 0 and view.seats[seat].ties > others[0].ties)
    else:
        above = cubes >= SOLO_SUPREMACY
    return text((f"{cubes:>{COLUMN - 1}}{'▲' if above else ' '}", "bold green" if above else ""))


def tray(alchemy: Sequence[int]) -> Text:
    """Show the alchemy area: five cups."""
    return text("[", letters(alchemy), ("·" * (ALCHEMY_CUBES - sum(alchemy)), "dim"), "]")


def duchy_lines(cards: Cards, view: View, seat: int, width: int) -> list[Text]:
    """Sum a duchy up: the duchy card, what is built, what weighs on it."""
    own = view.seats[seat]
    if not own.duchy:
        return [text(" " * INDENT, ("no duchy yet", "dim"))]
    number = cards.duchy_ids.index(own.duchy)
    side = cards.duchies[number * 2 + SIDE_LETTERS.index(view.side)]
    flat = [int(count) for count in side.produces]
    value = worth(int(side.points), [int(count) for count in side.points_per])
    card = [made(flat, [int(count) for count in side.per]), text(value, " points") if value else text()]
    parts = [text((title(cards.duchy_titles[number]), "bold"), " ", joined(card))]
    counts = dict.fromkeys(TYPE_NAMES, 0)
    for built in own.built:
        kind = cards.kind_of(built)
        assert cards.family[kind] == DEVELOPMENT
        counts[TYPE_NAMES[cards.type[kind]]] += 1
    for type_, count in counts.items():
        if count:
            parts.append(text((f"{count} {PLURALS[type_] if count > 1 else type_}", TYPE_INK[type_])))
    lines = filled(parts, width, INDENT, GAP)
    if own.built:
        lines += filled(several(cards, own.built), width, INDENT, GAP)
    burdens = burden_items(cards, own)
    if burdens:
        lines += filled(burdens, width, INDENT, GAP)
    return lines


def burden_items(cards: Cards, own: SeatView) -> list[Text]:
    """Say what weighs on a duchy: calamities, menaces, thefts."""
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
    """List the advisors of a player with their abilities."""
    lines: list[Text] = []
    for name in own.advisors:
        used = name in own.used
        line = text(card_text(cards, name), ("  used  " if used else "  ", "dim"), ability(cards, cards.kind_of(name)))
        lines += [text(" " * INDENT, part) for part in hanging(line, width - INDENT)]
    return entry("advisors", lines, INDENT) if lines else []


def quest_lines(view: View, boards: Sequence[Board], names: Sequence[str], width: int) -> list[Text]:
    """List the tasks of the quest boards: cost, reward, who did them."""
    lines: list[Text] = []
    for number, board in enumerate(boards, start=1):
        items = [text((title(board.title), "bold"))]
        for place, task in enumerate(board.tasks, start=1):
            key = f"{number}.{place}"
            done = [str(seat) for seat, own in enumerate(view.seats, start=1) if key in own.tasks]
            by = "" if not done else " done" if len(names) == 1 else f" done by {' and '.join(done)}"
            items.append(text((f"{key} ", "dim"), task_text(task), (by, "bold green")))
        lines += filled(items, width, INDENT, 3)
    return entry("quest", lines, INDENT) if lines else []


def task_text(task: Task) -> Text:
    """Show a task: what it costs, what it gives."""
    cost = letters([int(count) for count in task.cost])
    reward = [int(count) for count in task.reward]
    gives = [letters(reward[:RESOURCES])]
    if reward[RESOURCES]:
        gives.append(text((f"{reward[RESOURCES]}VP", "bold")))
    if reward[RESOURCES + 1]:
        gives.append(text("spy" if reward[RESOURCES + 1] == 1 else f"{reward[RESOURCES + 1]} spies"))
    return text(cost, ("→", "dim"), joined(gives, "+"), (" final", "bold") if task.final else "")


def other_lines(cards: Cards, view: View, seat: int, names: Sequence[str], width: int) -> list[Text]:
    """Show another player in short: duchy, construction, drafted cards, the hand as a number."""
    own = view.seats[seat]
    held = f"   {own.held} cards in hand" if own.held else ""
    lines = [text((names[seat], "bold underline"), (held, "dim"))]
    lines += entry("duchy", duchy_lines(cards, view, seat, width), INDENT)
    if own.sites:
        lines += entry("building", filled([site_text(cards, site) for site in own.sites], width, INDENT, GAP), INDENT)
    if own.drafted:
        shown = [card.card for card in own.drafted]
        lines += entry("drafted", filled(several(cards, shown), width, INDENT, GAP), INDENT)
    if own.advisors:
        items = [text(card_text(cards, name), (" used" if name in own.used else "", "dim")) for name in own.advisors]
        lines += entry("advisors", filled(items, width, INDENT, GAP), INDENT)
    return lines


def site_text(cards: Cards, site: SiteView) -> Text:
    """Show a card under construction in short."""
    needs = letters(site.needs) or text(("complete", "dim"))
    line = text(card_text(cards, site.card), " ", needs)
    if site.frozen:
        line.append(text((" frozen ", "bold"), giant_text(cards)))
    return line
