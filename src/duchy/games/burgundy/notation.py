"""How actions of Burgundy are written: as short text for people, as fields for programs. All numbers count from 1.

    end  skip                       the turn is over; an effect is left unused
1:workers  1:take 3b            die 1: take workers; take the tile on the second space of depot 3
2:place s1 17  2:sell 4         die 2: place the tile of slot 1 on hex 17; sell goods 4
take 3b  place s1 17  sell 4    the same by an effect, without a die (castle, church, city hall, ...)
buy *c  buy 3b w1               buy from the black depot; from depot 3, paying one of the two with a worker
load 3  load 3+4  keep 25       a ship loads the goods of depots; of new goods the colours 2 and 5 are kept
discard s2  start a 19          slot 2 makes room; side a (the only one unless dealt a board), castle on hex 19
first 2  duchy 7  board 3  goods 4  tile bank  roll 3 5  white 6      what chance decides
"""

from collections.abc import Callable, Mapping
from typing import Final

from duchy.core.journal import Values
from duchy.core.reason import NotationError
from duchy.games.burgundy.actions import (
    BLOCK_OF_WORD,
    LOADS,
    NO_DIE,
    PIPS,
    bit_list,
    block_of,
    load_list,
)
from duchy.games.burgundy.components import (
    BLACK_SPACES,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    GOODS,
    HEXES,
    KIND_NAMES,
    KIND_OF_NAME,
    STORAGE,
)

SPACE_LETTERS: Final = "abcdefgh"
SIDE_LETTERS: Final = "ab"
BLACK_SIGN: Final = "*"
COUNTS: Final = [str(number) for number in range(1, HEXES + 1)]


def notation(action: int) -> str:
    """Write an action as text."""
    block = block_of(action)
    prefix = ""
    words = [block.do]
    values = block.split(action)
    for name, value in values.items():
        if name == "die":
            prefix = "" if value == NO_DIE else f"{value + 1}:"
        elif name == "depot":
            words.append(space_text(value * DEPOT_SPACES + values["space"]))
        elif name == "workers":
            words.append(space_text(values["place"]))
            if value:
                words.append(f"w{value}")
        elif name == "slot":
            words.append(f"s{value + 1}")
        elif name == "depots":
            words.append("+".join(str(depot + 1) for depot in load_list(value)))
        elif name == "colours":
            words.append("".join(str(colour + 1) for colour in bit_list(value)))
        elif name == "side":
            words.append(SIDE_LETTERS[value])
        elif name == "tile":
            words.append(KIND_NAMES[value + 1])
        elif name not in ("space", "place"):
            words.append(str(value + 1))
    return prefix + " ".join(word for word in words if word)


def parse(text: str) -> int:
    """Read an action from its text; raises `NotationError`, which says how it is written."""
    die, colon, rest = text.strip().lower().partition(":")
    if not colon:
        die, rest = "", die
    words = rest.split()
    block = BLOCK_OF_WORD.get(words[0]) if words else None
    if block is None:
        raise NotationError(f"{text!r} is no action: it begins with one of {', '.join(BLOCK_OF_WORD)}")
    values: dict[str, int] = {}
    has_die = bool(block.fields) and block.fields[0][0] == "die"
    if colon and (not has_die or die not in ("1", "2")):
        raise NotationError(
            f"{text!r}: {die!r} is no die for {block.do!r}; dice are 1 and 2, for workers, take, place, sell"
        )
    if has_die:
        values["die"] = int(die) - 1 if die else NO_DIE
    reader = READERS[block.do]
    found = reader(words[1:])
    if found is None:
        raise NotationError(f"{text!r}: {block.do} is written as in {EXAMPLES[block.do]!r}")
    return block.join(values | found)


def read_nothing(words: list[str]) -> dict[str, int] | None:
    """Read the fields of an action that has none but the die."""
    return None if words else {}


def read_space(words: list[str]) -> dict[str, int] | None:
    """Read a space of a numbered depot: 3b."""
    space = space_of(words[0]) if len(words) == 1 else None
    if space is None or space >= FIRST_BLACK:
        return None
    return {"depot": space // DEPOT_SPACES, "space": space % DEPOT_SPACES}


def read_purchase(words: list[str]) -> dict[str, int] | None:
    """Read a space and the workers that pay: *c, 3b w1."""
    space = space_of(words[0]) if len(words) in (1, 2) else None
    workers = 0 if len(words) == 1 else {"w1": 1, "w2": 2}.get(words[-1]) if words else None
    return None if space is None or workers is None else {"place": space, "workers": workers}


def read_placing(words: list[str]) -> dict[str, int] | None:
    """Read a slot and a hex: s1 17."""
    if len(words) != len(("slot", "hex")):
        return None
    slot, hex_ = slot_of(words[0]), count_of(words[1], HEXES)
    return None if slot is None or hex_ is None else {"slot": slot, "hex": hex_}


def read_start(words: list[str]) -> dict[str, int] | None:
    """Read a side and a hex: a 19."""
    if len(words) != len(("side", "hex")) or words[0] not in ("a", "b"):
        return None
    hex_ = count_of(words[1], HEXES)
    return None if hex_ is None else {"side": SIDE_LETTERS.index(words[0]), "hex": hex_}


def read_discard(words: list[str]) -> dict[str, int] | None:
    """Read a slot: s2."""
    slot = slot_of(words[0]) if len(words) == 1 else None
    return None if slot is None else {"slot": slot}


def read_load(words: list[str]) -> dict[str, int] | None:
    """Read one depot or two neighbours: 3, 3+4."""
    for load in range(LOADS):
        pair = [str(depot + 1) for depot in load_list(load)]
        if words in (["+".join(pair)], ["+".join(reversed(pair))]):
            return {"depots": load}
    return None


def read_keep(words: list[str]) -> dict[str, int] | None:
    """Read a set of colours: 25."""
    if len(words) > 1:
        return None
    bits = 0
    for letter in words[0] if words else "":
        colour = count_of(letter, GOODS)
        if colour is None or bits >> colour & 1:
            return None
        bits |= 1 << colour
    return {"colours": bits}


def read_tile(words: list[str]) -> dict[str, int] | None:
    """Read the name of a tile: bank, cow3, monastery7."""
    kind = KIND_OF_NAME.get(words[0]) if len(words) == 1 else None
    return None if kind is None else {"tile": kind - 1}


def read_roll(words: list[str]) -> dict[str, int] | None:
    """Read two dice: 3 5."""
    pips = [count_of(word, PIPS) for word in words]
    if len(pips) != len(("first", "second")) or pips[0] is None or pips[1] is None:
        return None
    return {"first": pips[0], "second": pips[1]}


def read_count(field: str, size: int) -> Callable[[list[str]], dict[str, int] | None]:
    """Make the reader of one number."""

    def read(words: list[str]) -> dict[str, int] | None:
        value = count_of(words[0], size) if len(words) == 1 else None
        return None if value is None else {field: value}

    return read


READERS: Final[dict[str, Callable[[list[str]], dict[str, int] | None]]] = {
    "end": read_nothing,
    "skip": read_nothing,
    "workers": read_nothing,
    "take": read_space,
    "place": read_placing,
    "sell": read_count("goods", GOODS),
    "buy": read_purchase,
    "load": read_load,
    "keep": read_keep,
    "discard": read_discard,
    "start": read_start,
    "first": read_count("seat", 4),
    "duchy": read_count("duchy", 10),
    "board": read_count("board", 6),
    "goods": read_count("goods", GOODS),
    "tile": read_tile,
    "roll": read_roll,
    "white": read_count("white", PIPS),
}

EXAMPLES: Final = {
    "end": "end",
    "skip": "skip",
    "workers": "1:workers",
    "take": "1:take 3b",
    "place": "2:place s1 17",
    "sell": "1:sell 4",
    "buy": "buy *c w1",
    "load": "load 3+4",
    "keep": "keep 25",
    "discard": "discard s2",
    "start": "start a 19",
    "first": "first 2",
    "duchy": "duchy 7",
    "board": "board 3",
    "goods": "goods 4",
    "tile": "tile bank",
    "roll": "roll 3 5",
    "white": "white 6",
}


def count_of(text: str, size: int) -> int | None:
    """Read a number from 1 to size as an index."""
    return int(text) - 1 if text in COUNTS[:size] else None


def slot_of(text: str) -> int | None:
    """Read a storage slot: s2."""
    return count_of(text[1:], STORAGE) if text.startswith("s") else None


def space_text(space: int) -> str:
    """Write a space: 3b, or *c in the black depot."""
    if space >= FIRST_BLACK:
        return BLACK_SIGN + SPACE_LETTERS[space - FIRST_BLACK]
    return f"{space // DEPOT_SPACES + 1}{SPACE_LETTERS[space % DEPOT_SPACES]}"


def space_of(text: str) -> int | None:
    """Read a space."""
    if len(text) != len("3b") or text[1] not in SPACE_LETTERS:
        return None
    letter = SPACE_LETTERS.index(text[1])
    if text[0] == BLACK_SIGN:
        return FIRST_BLACK + letter if letter < BLACK_SPACES else None
    depot = count_of(text[0], DEPOTS)
    return None if depot is None or letter >= DEPOT_SPACES else depot * DEPOT_SPACES + letter


def fields(action: int) -> Values:
    """Take an action apart for programs: every number counts from 1, a die or workers of 0 mean none."""
    block = block_of(action)
    shown: Values = {"do": block.do}
    for name, value in block.split(action).items():
        if name == "die":
            shown[name] = 0 if value == NO_DIE else value + 1
        elif name == "workers":
            shown[name] = value
        elif name == "place":
            black = value >= FIRST_BLACK
            shown["depot"] = "black" if black else value // DEPOT_SPACES + 1
            shown["space"] = (value - FIRST_BLACK if black else value % DEPOT_SPACES) + 1
        elif name == "depots":
            shown[name] = [depot + 1 for depot in load_list(value)]
        elif name == "colours":
            shown[name] = [colour + 1 for colour in bit_list(value)]
        elif name == "side":
            shown[name] = SIDE_LETTERS[value]
        elif name == "tile":
            shown[name] = KIND_NAMES[value + 1]
        else:
            shown[name] = value + 1
    return shown


def action_of(given: Mapping[str, object]) -> int:
    """Put an action together from its fields; raises `NotationError`, which names the field."""
    do = given.get("do")
    block = BLOCK_OF_WORD.get(do) if isinstance(do, str) else None
    if block is None:
        raise NotationError(f"do: {do!r} is not one of {', '.join(BLOCK_OF_WORD)}")
    for action in range(block.first, block.first + block.size):
        shown = fields(action)
        if all(name in given and same(given[name], value) for name, value in shown.items()):
            extra = [name for name in given if name not in shown]
            if extra:
                raise NotationError(f"{extra[0]}: {do} has no such field, only {', '.join(shown)}")
            return action
    example = fields(parse(EXAMPLES[block.do]))
    raise NotationError(f"{dict(given)!r} is no action; an example: {example!r}")


def same(given: object, value: object) -> bool:
    """Compare a given field with that of an action: lists in any order, tiles under the names of both editions."""
    if isinstance(value, list):
        return isinstance(given, list) and all(type(item) is int for item in given) and sorted(given) == sorted(value)
    if isinstance(value, str) and isinstance(given, str) and value in KIND_OF_NAME:
        return KIND_OF_NAME.get(given) == KIND_OF_NAME[value]
    return type(given) is type(value) and given == value
