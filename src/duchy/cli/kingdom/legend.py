"""The legend of Kingdom: what the signs mean, and what menaces and advisors do."""

from rich.text import Text

from duchy.cli.kingdom.signs import TYPE_INK, ability, card_text, join, letter
from duchy.cli.terminal.screen import text
from duchy.games.kingdom.box.components import MENACE_NAMES, RATS, RESOURCE_NAMES
from duchy.games.kingdom.variant import Variant

MENACE_WORDS = {
    "rats": "brings as many vermin as you have giant rats",
    "vermin": "costs you points until soldiers drive it away",
    "giants": "freezes a card: it cannot be completed or scrapped until the giant is driven away",
    "shadows": "takes a drafted card each round; the other player gains a resource of their choice, two for a treasure",
    "thieves": "covers an icon of your duchy card",
}

SHADOWS_ALONE = "takes a drafted card each round, and no one gains anything for it"

SIGNS = {
    "needs MM·": "two materials are missing, one is already on the card",
    "G/company": "one gold for each company in the duchy, including the card itself",
    "2/monument": "two points for each monument in the duchy",
    "3▲": "supremacy, if produced now: more than the other player; in solo games, five or more",
    "[MG···]": "alchemy: five cubes become krystallium; with quests, when you choose",
    "training": "a soldier in training, gained with your next supremacy",
    "traps": "the number of cards that you may still offer face down this round",
    "s2": "the second card under construction",
    "a3": "the third card in offer area a; down: you put it there face down, and only you know it",
    "1.4 EK→8VP": "task 4 of quest board 1: its cost and reward",
}


def legend(variant: Variant) -> list[Text]:
    """Explain every sign, and the menaces and advisors of this game, one per line."""
    lines = [
        join([text(letter(resource), f" {name}") for resource, name in enumerate(RESOURCE_NAMES)], "  "),
        join([text((name, ink)) for name, ink in TYPE_INK.items()], "  "),
        text(),
        *(text((f"{sign:<12}", "bold"), words) for sign, words in SIGNS.items()),
        text(),
    ]
    cards = variant.cards
    for which, menace in enumerate(MENACE_NAMES):
        if variant.has_menace[which] or (menace == "vermin" and variant.has_menace[RATS]):
            name = cards.ids[cards.menaces[which]]
            lines.append(text(card_text(cards, name), f": {menace_words(variant, menace)}"))
    if variant.advisors:
        kinds = range(int(cards.first_advisor), int(cards.kinds))
        lines += [text(card_text(cards, cards.ids[kind]), ": ", ability(cards, kind)) for kind in kinds]
    return [*lines, text(("`duchy set show` lists all cards in a set.", "dim"))]


def menace_words(variant: Variant, menace: str) -> str:
    """Describe briefly what a menace does."""
    return SHADOWS_ALONE if variant.solo and menace == "shadows" else MENACE_WORDS[menace]
