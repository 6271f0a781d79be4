"""Notation of Kingdom's actions: short text for people, fields for programs. All numbers count from 1.

done  convert                       you are done; five cubes in alchemy become krystallium
offer 12.port a  offer 12 b down    offer a card in area a; face down in area b
take a  search b                    take an area; search in it first (one player)
build 12.port  recycle 12           a drafted card
alchemy  put s2                     a cube into alchemy; on the second card under construction
krystallium s2 gold  soldier s2     krystallium as gold, a soldier on a card under construction
scrap s2  task 1.3  use 4  spy      discard such a card; a task of a board; an advisor; a spy
pick a3  find 12  keep 4            a card on offer; a card seen in a search; an advisor kept
lose 12  colour gold                a card for the shadows; a resource of a gift or for krystallium
freeze s2  freeze-drafted 12        a card for a frost giant
cover gold  cover gold/company      an icon for a thief
fight rats  thaw s2  catch gold     battle: a menace; the giant under a card; a thief, freeing an icon
duchy 1.valados  card 12.port       outcomes of chance

A card is its number in the set; its id may follow after a dot, or replace it where the set is known.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from duchy.core.block import Block
from duchy.core.journal import Values
from duchy.core.reason import NotationError
from duchy.games.kingdom.actions import BLOCK_OF_WORD, block_of
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import (
    AREA_LETTERS,
    CUBE_NAMES,
    KINDS,
    MENACE_NAMES,
    RESOURCE_NAMES,
    SUBSTITUTED,
)
from duchy.games.kingdom.box.icons import ICON_NAMES

COUNTS: Final = [str(number) for number in range(1, KINDS + 2)]
FACES: Final = ("up", "down")
WORDS: Final[dict[str, Sequence[str]]] = {
    "area": AREA_LETTERS,
    "resource": RESOURCE_NAMES[:SUBSTITUTED],
    "icon": ICON_NAMES,
    "cube": CUBE_NAMES,
    "menace": MENACE_NAMES,
    "face": FACES,
}
"""The fields that are words."""


def names_of(field: str, cards: Cards) -> Sequence[str]:
    """Return the ids behind the numbers of a field."""
    if field == "card":
        return cards.ids
    if field == "advisor":
        return cards.ids[cards.first_advisor :]
    return cards.duchy_ids if field == "duchy" else ()


def notation(action: int, cards: Cards) -> str:
    """Write an action as text; the ids are those of the set."""
    block = block_of(action)
    values = block.split(action)
    words = [block.do]
    for name, value in values.items():
        if name == "face":
            words += ["down"] * value
        elif name == "site":
            words.append(f"s{value + 1}")
        elif name == "board":
            words.append(f"{value + 1}.{values['task'] + 1}")
        elif name == "place":
            words[-1] += str(value + 1)
        elif name in WORDS:
            words.append(WORDS[name][value])
        elif name != "task":
            names = names_of(name, cards)
            words.append(f"{value + 1}.{names[value]}" if value < len(names) else str(value + 1))
    return " ".join(words)


def parse(text: str, cards: Cards) -> int:
    """Parse an action from its text; raises `NotationError` with an example."""
    words = text.lower().split()
    block = BLOCK_OF_WORD.get(words[0]) if words else None
    if block is None:
        raise NotationError(f"{text!r} is not an action: it must start with one of {', '.join(BLOCK_OF_WORD)}")
    values = read_fields(block, words[1:], cards)
    if values is None:
        raise NotationError(f"{text!r}: write {block.do} as in {EXAMPLES[block.do]!r}")
    return block.join(values)


def read_fields(block: Block, words: list[str], cards: Cards) -> dict[str, int] | None:
    """Read the fields of an action from its words."""
    values: dict[str, int] = {}
    rest = list(words)
    if block.do == "offer":
        values["face"] = 1 if rest[-1:] == ["down"] else 0
        rest = rest[: len(rest) - values["face"]]
    if block.do == "task":
        board, dot, task = rest[0].partition(".") if len(rest) == 1 else ("", "", "")
        rest = [board, task] if dot else []
    if block.do == "pick":
        rest = [rest[0][:1], rest[0][1:]] if len(rest) == 1 else []
    for name, size in block.fields:
        if name in values:
            continue
        found = read_field(name, size, rest.pop(0), cards) if rest else None
        if found is None:
            return None
        values[name] = found
    return None if rest else values


def read_field(name: str, size: int, word: str, cards: Cards) -> int | None:
    """Read one field."""
    if name in WORDS:
        return list(WORDS[name]).index(word) if word in list(WORDS[name]) else None
    if name == "site":
        return count_of(word[1:], size) if word.startswith("s") else None
    names = names_of(name, cards)
    if word in names:
        return list(names).index(word)
    number, dot, id_ = word.partition(".")
    if dot and (name in ("board", "task", "place") or not id_):
        return None
    return count_of(number, size)


EXAMPLES: Final = {
    "done": "done",
    "convert": "convert",
    "take": "take a",
    "search": "search b",
    "offer": "offer 12 a down",
    "build": "build 12",
    "recycle": "recycle 12",
    "alchemy": "alchemy",
    "put": "put s2",
    "krystallium": "krystallium s2 gold",
    "soldier": "soldier s2",
    "scrap": "scrap s2",
    "pick": "pick a3",
    "find": "find 12",
    "lose": "lose 12",
    "freeze": "freeze s2",
    "freeze-drafted": "freeze-drafted 12",
    "cover": "cover gold/company",
    "colour": "colour gold",
    "fight": "fight rats",
    "thaw": "thaw s2",
    "catch": "catch gold",
    "task": "task 1.3",
    "use": "use 4",
    "keep": "keep 4",
    "spy": "spy",
    "duchy": "duchy 1",
    "card": "card 12",
}


def count_of(text: str, size: int) -> int | None:
    """Read a number from 1 to size as an index."""
    return int(text) - 1 if text in COUNTS[:size] else None


def fields(action: int) -> Values:
    """Split an action into fields; cards, sites, places, boards, tasks, advisors and duchies count from 1."""
    block = block_of(action)
    shown: Values = {"do": block.do}
    for name, value in block.split(action).items():
        shown[name] = WORDS[name][value] if name in WORDS else value + 1
    return shown


def action_of(given: Mapping[str, object]) -> int:
    """Build an action from its fields; raises `NotationError`, which names the field."""
    do = given.get("do")
    block = BLOCK_OF_WORD.get(do) if isinstance(do, str) else None
    if block is None:
        raise NotationError(f"do: {do!r} is not one of {', '.join(BLOCK_OF_WORD)}")
    values: dict[str, int] = {}
    for name, size in block.fields:
        value = given.get(name)
        if name in WORDS:
            words = list(WORDS[name])
            if not isinstance(value, str) or value not in words:
                raise NotationError(f"{name}: {value!r} is not one of {', '.join(words)}")
            values[name] = words.index(value)
        else:
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= size:
                raise NotationError(f"{name}: {value!r} is not a number from 1 to {size}")
            values[name] = value - 1
    for name in given:
        if name not in values and name != "do":
            known = ", ".join(("do", *values))
            raise NotationError(f"{name}: {do} has no such field; its fields are {known}")
    return block.join(values)
