"""Actions of Burgundy as fields for programs: taken apart, and put together again. Numbers count from 1."""

from collections.abc import Mapping

from duchy.core.journal import Values
from duchy.core.reason import NotationError
from duchy.games.burgundy.actions import BLOCK_OF_WORD, NO_DIE, bit_list, block_of, load_list
from duchy.games.burgundy.components import DEPOT_SPACES, FIRST_BLACK, INN_SPACE
from duchy.games.burgundy.notation import EXAMPLES, WORDS, WORDS_2011, parse


def fields_of(action: int) -> Values:
    """Take an action apart for programs: every number counts from 1, a die or workers of 0 mean none."""
    block = block_of(action)
    shown: Values = {"do": block.do}
    for name, value in block.split(action).items():
        if name == "die":
            shown[name] = 0 if value == NO_DIE else value + 1
        elif name == "own_die":
            shown["die"] = value + 1
        elif name == "workers":
            shown[name] = value
        elif name == "place":
            shown["depot"], shown["space"] = place_fields(value)
        elif name == "black":
            shown["depot"], shown["space"] = place_fields(value + FIRST_BLACK)
        elif name == "depots":
            shown[name] = [depot + 1 for depot in load_list(value)]
        elif name == "colours":
            shown[name] = [colour + 1 for colour in bit_list(value)]
        elif name in WORDS:
            shown[name] = WORDS[name][value]
        else:
            shown[name] = value + 1
    return shown


def place_fields(place: int) -> tuple[int | str, int]:
    """Name the depot and the space of what can be bought; inns lie on one space beside the depots."""
    if place == INN_SPACE:
        return "inns", 1
    if place >= FIRST_BLACK:
        return "black", place - FIRST_BLACK + 1
    return place // DEPOT_SPACES + 1, place % DEPOT_SPACES + 1


def action_of(given: Mapping[str, object]) -> int:
    """Put an action together from its fields; raises `NotationError`, which names the field."""
    do = given.get("do")
    block = BLOCK_OF_WORD.get(do) if isinstance(do, str) else None
    if block is None:
        raise NotationError(f"do: {do!r} is not one of {', '.join(BLOCK_OF_WORD)}")
    for action in range(block.first, block.first + block.size):
        shown = fields_of(action)
        if all(name in given and same(given[name], value) for name, value in shown.items()):
            extra = [name for name in given if name not in shown]
            if extra:
                raise NotationError(f"{extra[0]}: {do} has no such field, only {', '.join(shown)}")
            return action
    example = fields_of(parse(EXAMPLES[block.do]))
    raise NotationError(f"{dict(given)!r} is no action; an example: {example!r}")


def same(given: object, value: object) -> bool:
    """Compare a given field with that of an action: lists in any order, words under the names of both editions."""
    if isinstance(value, list):
        return isinstance(given, list) and all(type(item) is int for item in given) and sorted(given) == sorted(value)
    if isinstance(value, str) and isinstance(given, str):
        for field, names in WORDS_2011.items():
            if given in names and value in WORDS[field]:
                return names.index(given) == WORDS[field].index(value)
    return type(given) is type(value) and given == value
