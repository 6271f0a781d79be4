"""Short labels for Kingdom actions in the menu: the part to type in bold, and its meaning."""

from rich.text import Text

from duchy.cli.kingdom.holdings import task_text, tray
from duchy.cli.kingdom.signs import card_text, id_text, join, letter, letters, several, title
from duchy.cli.terminal.screen import text
from duchy.core.game import Game
from duchy.games.kingdom.box.components import MENACE_NAMES, RESOURCES
from duchy.games.kingdom.text.view import View
from duchy.games.kingdom.variant import Variant

DONE = {
    "plan": "finish planning",
    "step": "finish this step",
    "battle": "finish this battle",
    "end": "finish",
}

LONGEST = 80
"""The maximum length of the list of an area's cards."""


def label(game: Game, variant: Variant, view: View, seat: int, action: int) -> Text:
    """Return the short label of an action, without its first word, which precedes the row."""
    fields = game.fields(action)
    cards = variant.cards
    own = view.seats[seat]
    do = str(fields["do"])
    short = game.notation(action).partition(" ")[2]
    if do == "offer":
        return text((short.partition(" ")[2], "bold"))
    if "card" in fields:
        kind = number(fields["card"])
        line = id_text(cards, kind)
        if do == "recycle":
            gives = [int(cards.recycles[kind]), int(cards.second[kind])]
            line.append(" for ")
            line.append(join([letter(cube) for cube in gives if cube >= 0], ""))
        return line
    if "advisor" in fields:
        kind = int(cards.first_advisor) + number(fields["advisor"])
        price = int(cards.soldiers[kind])
        return text(id_text(cards, kind), " for " if price else "", letters([0] * (RESOURCES - 1) + [price]))
    if "site" in fields:
        site = own.sites[number(fields["site"])]
        name = card_text(cards, site.card)
        return text((short, "bold"), " on " if do == "krystallium" else " ", name)
    if do in ("take", "search"):
        on_offer = view.offers[str(fields["area"])]
        if do == "search":
            return text((short, "bold"), " discard two cards, look at three, then take")
        found = join(several(cards, [card.card for card in on_offer]), ", ") or text(("empty", "dim"))
        return text((short, "bold"), " ", found if found.cell_len <= LONGEST else f"{len(on_offer)} cards")
    if "place" in fields:
        card = view.offers[str(fields["area"])][number(fields["place"])]
        return text((short, "bold"), " ", card_text(cards, card.card))
    if "menace" in fields:
        kind = int(cards.menaces[MENACE_NAMES.index(str(fields["menace"]))])
        paid = letters([0] * (RESOURCES - 1) + [int(cards.soldiers[kind])])
        return text((short, "bold"), f" {title(cards.titles[kind])} for ", paid)
    if "task" in fields:
        task = variant.boards[number(fields["board"])].tasks[number(fields["task"])]
        return text((short, "bold"), " ", task_text(task))
    if do == "alchemy":
        return text("into alchemy ", tray(own.alchemy))
    if do == "convert":
        return text("turn five cubes in alchemy into krystallium ", tray(own.alchemy))
    if do == "spy":
        return text("reveal a face-down card")
    if do == "done":
        [question] = [asked.question for asked in view.asked if asked.seat == seat + 1]
        return text(DONE.get(question, "finish"))
    return text((short, "bold"))


def number(value: object) -> int:
    """Convert a field that counts from 1 to an index."""
    return int(str(value)) - 1
