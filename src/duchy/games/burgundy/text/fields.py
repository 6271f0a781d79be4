"""Actions of Burgundy as fields for programs: splitting and combining. Numbers count from 1."""

from collections.abc import Mapping

from duchy.core.journal import Values
from duchy.core.reason import NotationError
from duchy.games.burgundy.actions import BLOCK_OF_WORD, NO_DIE, bit_list, block_of, load_list
from duchy.games.burgundy.box.components import DEPOT_SPACES, FIRST_BLACK, INN_SPACE
from duchy.games.burgundy.text.notation import EXAMPLES, WORDS, WORDS_2011, parse


def fields_of(action: int) -> Values:
    """Split an action for programs: every number counts from 1; 0 means no die or no workers."""
    block = block_of(action)
    shown: Values = {"do": block.do}
    for name, value in block.split(action).items():
        shown |= field_of(name, value)
    return shown


def field_of(name: str, value: int) -> Values:
    """Return one field of an action; a place is a depot and a space."""
    if name == "die":
        return {name: 0 if value == NO_DIE else value + 1}
    if name == "own_die":
        return {"die": value + 1}
    if name == "workers":
        return {name: value}
    if name == "place":
        return place_fields(value)
    if name == "black":
        return place_fields(value + FIRST_BLACK)
    if name == "depots":
        return {name: [depot + 1 for depot in load_list(value)]}
    if name == "colours":
        return {name: [colour + 1 for colour in bit_list(value)]}
    if name in WORDS:
        return {name: WORDS[name][value]}
    return {name: value + 1}


def place_fields(place: int) -> Values:
    """Return the depot and the space of a purchase; inns have one space next to the depots."""
    if place == INN_SPACE:
        return {"depot": "inns", "space": 1}
    if place >= FIRST_BLACK:
        return {"depot": "black", "space": place - FIRST_BLACK + 1}
    return {"depot": place // DEPOT_SPACES + 1, "space": place % DEPOT_SPACES + 1}


def action_of(given: Mapping[str, object]) -> int:
    """Combine fields into an action; raises `NotationError`, which names the field."""
    do = given.get("do")
    block = BLOCK_OF_WORD.get(do) if isinstance(do, str) else None
    if block is None:
        raise NotationError(f"do: {do!r} is not one of {', '.join(BLOCK_OF_WORD)}")
    values: dict[str, int] = {}
    for name, size in block.fields:
        for value in range(size):
            if all(same(given.get(part), wanted) for part, wanted in field_of(name, value).items()):
                values[name] = value
                break
        else:
            example = fields_of(parse(EXAMPLES[block.do]))
            raise NotationError(f"{dict(given)!r} is not an action; for example: {example!r}")
    action = block.join(values)
    shown = fields_of(action)
    for name in given:
        if name not in shown:
            raise NotationError(f"{name}: {do} has no such field, only {', '.join(shown)}")
    return action


def same(given: object, value: object) -> bool:
    """Compare a given field with that of an action: lists in any order, words under the names of both editions."""
    if isinstance(value, list):
        return isinstance(given, list) and all(type(item) is int for item in given) and sorted(given) == sorted(value)
    if isinstance(value, str) and isinstance(given, str):
        for field, names in WORDS_2011.items():
            if given in names and value in WORDS[field]:
                return names.index(given) == WORDS[field].index(value)
    return type(given) is type(value) and given == value
