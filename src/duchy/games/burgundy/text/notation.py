"""Actions of Burgundy as short text for people; `fields` has them for programs. Numbers count from 1.

end  skip                       end the turn; leave an effect unused
1:workers  1:take 3b            die 1: take workers; take the tile on the second space of depot 3
2:place s1 17  2:sell 4         die 2: place the tile of slot 1 on hex 17; sell goods 4
take 3b  place s1 17  sell 4    the same by an effect, without a die (castle, church, city hall, ...)
buy *c  buy 3b w1  buy inn      buy from the black depot; from depot 3, paying 1 of 2 with a worker; an inn
load 3  load 3+4  keep 25       load a ship from depots; keep colours 2 and 5 of the new goods
discard s2  drop bank           make room: discard from slot 2; discard a bank from extra storage
1:pick bank  pick bank  on 17   choose a tile from extra storage to place, by a die or an effect; choose its hex
store own  store shared         store a tile in one of the seat's own slots; in a shared one
hire  use church  beside cow    hire two workers for one silver; copy a church with a crane; score cows with geese
shield 7  on 19  1:turn 5       take a shield; choose its castle; set die 1 to 5
pay silver  pay worker  pay nothing    pay for a shield, or lose it
ally 2  gather 4  lay 7         use player 2's monasteries; take goods 4 from all depots; lay card 7 next
fetch *c  spend 4               place a tile of the black depot, or take it for five goods; pay with goods 4
effect 3  point                 resolve the third pending effect; buy a point
start a 19                      side a (the only one unless dealt a board), castle on hex 19
first 2  duchy 7  board 3  goods 4  tile bank  roll 3 5  white 6  card 7  arms 7      outcomes of chance
"""

from collections.abc import Callable
from typing import Final

from duchy.core.reason import NotationError
from duchy.games.burgundy.actions import (
    BLOCK_OF_WORD,
    BLOCKS,
    BOARDS,
    DUCHIES,
    LOADS,
    NO_DIE,
    PIPS,
    SEATS,
    WAITING,
    bit_list,
    block_of,
    load_list,
)
from duchy.games.burgundy.box.components import (
    BUILDINGS,
    DEPOT_SPACES,
    FIRST_BLACK,
    FIRST_BUILDING,
    GOODS,
    INN_SPACE,
    KIND_NAMES,
    KIND_NAMES_2011,
    MOST_SLOTS,
    ROUTE_CARDS,
    SHIELDS,
    SPACE_NAMES,
    SPECIES_NAMES,
    TEAM_HEXES,
)

SIDE_LETTERS: Final = "ab"
DICE_FIELDS: Final = ("die", "own_die")
"""A die that may be missing because an effect pays, and a die that is required; both come before the word."""

COUNTS: Final = [str(number) for number in range(1, TEAM_HEXES + 1)]

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "side": ("a", "b"),
    "storage": ("own", "shared"),
    "payment": ("silver", "worker", "nothing"),
    "species": SPECIES_NAMES,
    "building": KIND_NAMES[FIRST_BUILDING : FIRST_BUILDING + BUILDINGS],
    "tile": KIND_NAMES[1:],
}
"""Fields that are words."""

WORDS_2011: Final[dict[str, tuple[str, ...]]] = {
    "species": tuple(name.replace("goat", "chicken") for name in SPECIES_NAMES),
    "tile": KIND_NAMES_2011[1:],
}
"""Their names in 2011, where different."""


def notation(action: int) -> str:
    """Write an action as text."""
    block = block_of(action)
    prefix = ""
    words = [block.do]
    values = block.split(action)
    for name, value in values.items():
        if name in DICE_FIELDS:
            prefix = "" if name == "die" and value == NO_DIE else f"{value + 1}:"
        elif name == "depot":
            words.append(SPACE_NAMES[value * DEPOT_SPACES + values["space"]])
        elif name == "workers":
            words.append(SPACE_NAMES[values["place"]])
            if value:
                words.append(f"w{value}")
        elif name == "slot":
            words.append(f"s{value + 1}")
        elif name == "depots":
            words.append("+".join(str(depot + 1) for depot in load_list(value)))
        elif name == "colours":
            words.append("".join(str(colour + 1) for colour in bit_list(value)))
        elif name == "black":
            words.append(SPACE_NAMES[FIRST_BLACK + value])
        elif name in WORDS:
            words.append(WORDS[name][value])
        elif name not in ("space", "place"):
            words.append(str(value + 1))
    return prefix + " ".join(word for word in words if word)


def parse(text: str) -> int:
    """Read an action from its text; raises `NotationError`, which shows how to write it."""
    die, colon, rest = text.strip().lower().partition(":")
    if not colon:
        die, rest = "", die
    words = rest.split()
    block = BLOCK_OF_WORD.get(words[0]) if words else None
    if block is None:
        raise NotationError(f"{text!r} is not an action: it must start with one of {', '.join(BLOCK_OF_WORD)}")
    values: dict[str, int] = {}
    first = block.fields[0][0] if block.fields else ""
    if colon and (first not in DICE_FIELDS or die not in ("1", "2")):
        takers = [other.do for other in BLOCKS if other.fields and other.fields[0][0] in DICE_FIELDS]
        raise NotationError(
            f"{text!r}: {die!r} is not a die for {block.do!r}; dice 1 and 2 go with {', '.join(takers)}"
        )
    if first in DICE_FIELDS:
        values[first] = int(die) - 1 if die else NO_DIE
    found = READERS[block.do](words[1:])
    if found is None or (first == "own_die" and not die):
        raise NotationError(f"{text!r}: write {block.do} as in {EXAMPLES[block.do]!r}")
    return block.join(values | found)


def read_nothing(words: list[str]) -> dict[str, int] | None:
    """Read an action without fields, except the die."""
    return None if words else {}


def read_space(words: list[str]) -> dict[str, int] | None:
    """Read a space of a numbered depot: 3b."""
    space = space_of(words[0]) if len(words) == 1 else None
    if space is None or space >= FIRST_BLACK:
        return None
    return {"depot": space // DEPOT_SPACES, "space": space % DEPOT_SPACES}


def read_purchase(words: list[str]) -> dict[str, int] | None:
    """Read a space and the workers that pay: *c, 3b w1, inn."""
    space = space_of(words[0]) if len(words) in (1, 2) else None
    workers = 0 if len(words) == 1 else {"w1": 1, "w2": 2}.get(words[-1]) if words else None
    return None if space is None or workers is None else {"place": space, "workers": workers}


def read_placing(words: list[str]) -> dict[str, int] | None:
    """Read a slot and a hex: s1 17."""
    if len(words) != len(("slot", "hex")):
        return None
    slot, hex_ = slot_of(words[0]), count_of(words[1], TEAM_HEXES)
    return None if slot is None or hex_ is None else {"slot": slot, "hex": hex_}


def read_start(words: list[str]) -> dict[str, int] | None:
    """Read a side and a hex: a 19."""
    if len(words) != len(("side", "hex")) or words[0] not in ("a", "b"):
        return None
    hex_ = count_of(words[1], TEAM_HEXES)
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


def read_fetch(words: list[str]) -> dict[str, int] | None:
    """Read a space of the black depot: *c."""
    space = space_of(words[0]) if len(words) == 1 else None
    return None if space is None or not FIRST_BLACK <= space < INN_SPACE else {"black": space - FIRST_BLACK}


def read_roll(words: list[str]) -> dict[str, int] | None:
    """Read two dice: 3 5."""
    pips = [count_of(word, PIPS) for word in words]
    if len(pips) != len(("first", "second")) or pips[0] is None or pips[1] is None:
        return None
    return {"first": pips[0], "second": pips[1]}


def read_count(field: str, size: int) -> Callable[[list[str]], dict[str, int] | None]:
    """Make a reader of one number."""

    def read(words: list[str]) -> dict[str, int] | None:
        value = count_of(words[0], size) if len(words) == 1 else None
        return None if value is None else {field: value}

    return read


def read_word(field: str) -> Callable[[list[str]], dict[str, int] | None]:
    """Make a reader of one word, under the names of both editions: bank, cow3, monastery7, chicken2."""

    def read(words: list[str]) -> dict[str, int] | None:
        for names in (WORDS[field], WORDS_2011.get(field, ())):
            if len(words) == 1 and words[0] in names:
                return {field: names.index(words[0])}
        return None

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
    "hire": read_nothing,
    "store": read_word("storage"),
    "pick": read_word("tile"),
    "drop": read_word("tile"),
    "on": read_count("hex", TEAM_HEXES),
    "fetch": read_fetch,
    "use": read_word("building"),
    "beside": read_word("species"),
    "gather": read_count("goods", GOODS),
    "turn": read_count("number", PIPS),
    "shield": read_count("shield", SHIELDS),
    "pay": read_word("payment"),
    "ally": read_count("seat", SEATS),
    "lay": read_count("card", len(ROUTE_CARDS)),
    "effect": read_count("effect", WAITING),
    "point": read_nothing,
    "spend": read_count("goods", GOODS),
    "start": read_start,
    "first": read_count("seat", SEATS),
    "duchy": read_count("duchy", DUCHIES),
    "board": read_count("board", BOARDS),
    "goods": read_count("goods", GOODS),
    "tile": read_word("tile"),
    "roll": read_roll,
    "white": read_count("white", PIPS),
    "card": read_count("card", len(ROUTE_CARDS)),
    "arms": read_count("shield", SHIELDS),
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
    "hire": "hire",
    "store": "store shared",
    "pick": "1:pick bank",
    "drop": "drop bank",
    "on": "on 17",
    "fetch": "fetch *c",
    "use": "use church",
    "beside": "beside cow",
    "gather": "gather 4",
    "turn": "1:turn 5",
    "shield": "shield 7",
    "pay": "pay silver",
    "ally": "ally 2",
    "lay": "lay 7",
    "effect": "effect 3",
    "point": "point",
    "spend": "spend 4",
    "start": "start a 19",
    "first": "first 2",
    "duchy": "duchy 7",
    "board": "board 3",
    "goods": "goods 4",
    "tile": "tile bank",
    "roll": "roll 3 5",
    "white": "white 6",
    "card": "card 7",
    "arms": "arms 7",
}


def count_of(text: str, size: int) -> int | None:
    """Read a number from 1 to size as an index."""
    return int(text) - 1 if text in COUNTS[:size] else None


def slot_of(text: str) -> int | None:
    """Read a storage slot: s2."""
    return count_of(text[1:], MOST_SLOTS) if text.startswith("s") else None


def space_of(text: str) -> int | None:
    """Read a space: 3b, *c in the black depot, or inn next to it."""
    return SPACE_NAMES.index(text) if text in SPACE_NAMES else None
