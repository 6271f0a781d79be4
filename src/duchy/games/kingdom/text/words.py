"""Kingdom in English words: descriptions of actions and of journal entries, made from data."""

from collections.abc import Mapping
from typing import Final

from duchy.core.journal import Entry
from duchy.core.phrase import phrase
from duchy.games.kingdom.actions import block_of
from duchy.games.kingdom.box.components import (
    PLACES,
    RESOURCE_NAMES,
    UNKNOWN,
)
from duchy.games.kingdom.state.agenda import (
    ASK_CUBE,
    RESOURCE_MASK,
    argument_of,
    kind_of,
)
from duchy.games.kingdom.state.state import Kingdom
from duchy.games.kingdom.text.notation import fields

ACTIONS_IN_WORDS: Final = {
    "done": "done",
    "convert": "convert five cubes into krystallium",
    "take": "take area {area}",
    "search": "search in area {area}, then take it",
    "offer": "offer {name} in area {area}, face {face}",
    "build": "build {name}",
    "recycle": "recycle {name} for {gives}",
    "alchemy": "put the {cube_name} into alchemy",
    "put": "put the {cube_name} on {name}",
    "krystallium": "put krystallium on {name} as {resource}",
    "soldier": "put a soldier on {name}",
    "scrap": "scrap {name}",
    "pick": "choose {name} in area {area}",
    "find": "choose {name}",
    "lose": "lose {name} to the shadows",
    "freeze": "a frost giant freezes {name}",
    "freeze-drafted": "a frost giant freezes {name} and takes it into construction",
    "cover": "a thief covers {icon}",
    "colour": "choose {cube}",
    "fight": "drive away {menace}",
    "thaw": "drive away the giant under {name}",
    "catch": "catch a thief and uncover {icon}",
    "task": "complete task {task} on {board_name}",
    "use": "use {name} for {price|soldier}",
    "keep": "keep {name}",
    "spy": "let a spy reveal a card",
    "duchy": "the {name} is dealt",
    "card": "{name} is drawn",
}

ENTRIES: Final = {
    "duchy": "{who} gets the duchy {duchy}",
    "keep": "{who} keeps the advisor {card}",
    "round": "round {round} of {of}: {who} goes first",
    "deal": "everyone is dealt {cards|card}",
    "offered": "{card} is added to area {area}",
    "danger": "a card of the danger pile is added face down to area {area}",
    "offer": "{who} offers {card} in area {area}",
    "take": "{who} takes area {area}[: {cards}|, which is empty]",
    "spy": "{who} sends a spy",
    "uncover": "{card} is revealed in area {area}",
    "pick": "{who} chooses {card} in area {area} ({do})",
    "search": "{who} searches in area {area}",
    "find": "{who} finds {card} among {seen}",
    "advisor": "{card} joins {who} with a soldier",
    "use": "{who} uses {card}[ for {soldiers|soldier}]",
    "turn-up": "{who} reveals [{cards}|nothing]",
    "build": "{who} starts to build {card}",
    "recycle": "{who} recycles {card} for {resources}",
    "cube": "{who} puts {resource} {where}",
    "substitute": "{who} puts krystallium on {card} as {resource}",
    "soldier": "{who} puts a soldier on {card}",
    "scrap": "{who} scraps {card}: {resource} goes into alchemy",
    "complete": "{who} completes {card}[ and gains {soldiers|soldier}][ and gains {krystallium} krystallium]",
    "krystallium": "{who} gains krystallium from alchemy",
    "produce": "{who} produces {cubes} {resource}",
    "supremacy": "{who} has supremacy[ and gains {soldiers|soldier} from training|: a soldier starts training]",
    "rats": "a giant rat comes to {who} with {vermin} vermin; giant rats now: {rats}",
    "lose": "{who} loses {card} to the shadows",
    "gift": "{who} gains {resource} in alchemy from the shadows",
    "freeze": "a frost giant freezes {who}'s {card}",
    "cover": "a thief covers {who}'s {icon}",
    "fight": "{who} drives away {menace} for {soldiers|soldier}",
    "recover": "{who} uncovers {icon}",
    "farms": "{vermin} vermin come to {who}'s farms",
    "task": "{who} completes task {task} on {board}",
    "reward": "{who} gains[ {krystallium} krystallium][ {soldiers|soldier}][ {points|point}][ {spies} spy]",
    "standing": "{who} has {total|point} after round {round}",
    "defeat": "{who} is defeated: {why}",
    "final": "{who} scores {points} for {for}",
    "medal": "{who} earns the medal '{medal}' with {total|point}",
    "result": "{who} finishes in place {place} with {total|point}",
}


def tell(entry: Entry) -> str:
    """Put a journal entry into words; a hidden card is 'a card face down'."""
    values: dict[str, object] = {**entry.values, "who": f"player {entry.seat + 1}"}
    values.setdefault("points", entry.points)
    if values.get("card") == "":
        values["card"] = "a card face down"
    if "on" in values:
        values["where"] = "into alchemy" if values["on"] == "alchemy" else f"on {values['on']}"
    cards = values.get("cards")
    if isinstance(cards, list):
        values["cards"] = [card or "face down" for card in cards]
    return phrase(ENTRIES[entry.code], values)


def title(state: Kingdom, kind: int) -> str:
    """Return the English name of a card."""
    titles = state.variant.cards.titles
    return english(titles[kind]) if kind < len(titles) else f"card {kind + 1}"


def english(titles: Mapping[str, object]) -> str:
    """Return the English text."""
    return str(titles["en"])


def describe(state: Kingdom, index: int, action: int) -> str:
    """Describe what an action of a seat does here."""
    block = block_of(action)
    raw = block.split(action)
    values: dict[str, object] = dict(fields(action))
    cards = state.variant.cards
    if "card" in raw:
        values["name"] = title(state, raw["card"])
        if block.do == "recycle" and raw["card"] < cards.kinds:
            values["gives"] = gives(state, raw["card"])
    elif "advisor" in raw:
        kind = int(cards.first_advisor) + raw["advisor"]
        values["name"] = title(state, kind)
        values["price"] = int(cards.soldiers[kind]) if kind < cards.kinds else 0
    elif "duchy" in raw and raw["duchy"] < len(cards.duchy_titles):
        values["name"] = english(cards.duchy_titles[raw["duchy"]])
    elif "site" in raw and index < len(state.seats):
        seat = state.seats[index]
        values["name"] = title(state, int(seat.sites[raw["site"]])) if raw["site"] < seat.building else "no card"
    elif "place" in raw:
        card = int(state.offers[raw["area"] * PLACES + raw["place"]])
        values["name"] = title(state, card) if card < UNKNOWN else "the card face down"
        values["name"] = f"{values['name']} (place {raw['place'] + 1})"
    elif "task" in raw:
        boards = state.variant.boards
        values["board_name"] = english(boards[raw["board"]].title) if raw["board"] < len(boards) else "no board"
    values.setdefault("name", "nothing")
    values.setdefault("gives", "nothing")
    values["cube_name"] = cube_in_hand(state, index)
    return phrase(ACTIONS_IN_WORDS[block.do], values)


def gives(state: Kingdom, kind: int) -> str:
    """Describe what a recycled card gives."""
    cards = state.variant.cards
    names = [RESOURCE_NAMES[cards.recycles[kind]]]
    if cards.second[kind] >= 0:
        names.append(RESOURCE_NAMES[cards.second[kind]])
    return " and ".join(names)


def cube_in_hand(state: Kingdom, index: int) -> str:
    """Return the name of the cube that a seat must place."""
    if index < len(state.seats) and state.seats[index].depth:
        asked = state.seats[index].asked()
        if kind_of(asked) == ASK_CUBE:
            return RESOURCE_NAMES[argument_of(asked) & RESOURCE_MASK]
    return "cube"
