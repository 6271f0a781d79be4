"""Setting up a position: a state read from the JSON document that `position` writes, with every check.

Whatever is left out has a sensible default, so that a situation can be set up in a few lines. A mistake is told
with the field it is in.
"""

from duchy.core.document import Document, word_of
from duchy.core.reason import OptionError, PositionError
from duchy.games.burgundy.actions import FIRST, START
from duchy.games.burgundy.agenda import (
    ASK_BOARD,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_ROLL,
    ASK_START_GOODS,
    ASK_START_HIDDEN,
    argument_of,
    kind_of,
)
from duchy.games.burgundy.components import (
    BLACK_TILES,
    CASTLE,
    CENTRE,
    COLOUR_NAMES,
    COLOURED_TILES,
    DEPOT_SPACES,
    DEPOTS,
    DICE,
    FIRST_BLACK,
    GOODS,
    GOODS_OF_COLOUR,
    GOODS_STORED,
    KIND_COLOUR,
    KIND_NAMES,
    KINDS,
    LAST_BRIDGE_SPACE,
    NO_TILE,
    PHASE_NAMES,
    ROUNDS,
    SPACES,
    STORAGE,
)
from duchy.games.burgundy.layout import UNDEALT
from duchy.games.burgundy.notation import parse
from duchy.games.burgundy.questions import asks_for_starts, check_answers, read_agenda, tile
from duchy.games.burgundy.reasons import reason
from duchy.games.burgundy.rules.rounds import space_colour
from duchy.games.burgundy.rules.setup import why_not_start
from duchy.games.burgundy.state import NO_BOARD, NO_CHOICE, Burgundy, empty_state
from duchy.games.burgundy.variant import BOARDS, CHOSEN, variant_of

MOST: int = 100_000
"""More than anybody ever has."""

SEAT_QUESTIONS = (ASK_DUCHY, ASK_BOARD, ASK_START_GOODS, ASK_ROLL)
"""Questions to chance that are about a seat."""


def read(content: object) -> Burgundy:
    """Read a state; raises `PositionError`, which names the field."""
    document = Document(content)
    document.word("game", ("burgundy",), "burgundy")
    try:
        variant = variant_of({str(name): value for name, value in document.child("options").content.items()})
    except OptionError as error:
        raise PositionError(f"options: {error}") from error
    state = empty_state(variant)
    seats = list(range(1, variant.players + 1))
    if document.content.get("agenda") != []:
        state.phase = PHASE_NAMES.index(document.word("phase", list(PHASE_NAMES), "A"))
        state.round = document.number("round", 1, ROUNDS, 1) - 1
    else:
        state.phase = PHASE_NAMES.index(document.word("phase", ["E"], "E"))
        state.round = document.number("round", ROUNDS, ROUNDS, ROUNDS) - 1
    state.white = document.number("white", 0, 6, 0)
    for place, seat in enumerate(document.order("order", seats)):
        state.order[place] = seat - 1
    state.turn = document.number("turn", 1, variant.players, 1) - 1
    state.bought = document.flag("bought")
    read_spaces(state, document.child("depots"))
    read_goods(state, document)
    for index, content_of_seat in enumerate(parts(document, "seats", variant.players)):
        read_seat(state, index, content_of_seat)
    started = not asks_for_starts(document)
    for index, content_of_duchy in enumerate(parts(document, "duchies", variant.players)):
        read_duchy(state, index, content_of_duchy, started)
    read_bridge(state, document)
    count_bonus(state)
    read_agenda(state, document)
    read_piles(state, document)
    for index in range(variant.players):
        check_choice(state, index)
    document.finish()
    check_answers(state)
    return state


def parts(document: Document, name: str, count: int) -> list[Document]:
    """Read one object for each seat."""
    found = document.items(name, [{}] * count)
    if len(found) != count:
        raise PositionError(f"{name}: {count} are needed for this game, not {len(found)}")
    return [Document(part, f"{name}[{index}]") for index, part in enumerate(found)]


def read_spaces(state: Burgundy, document: Document) -> None:
    """Read the tiles on the central board; in a depot they may stand in any order, each fits its colour's space."""
    for depot in range(DEPOTS):
        name = str(depot + 1)
        first = depot * DEPOT_SPACES
        for index, value in enumerate(document.items(name, [])):
            where = f"{document.where(name)}[{index}]"
            kind = tile(value, where)
            if kind == NO_TILE:
                continue
            spaces = (
                [first + index, *range(first, first + DEPOT_SPACES)]
                if index < DEPOT_SPACES
                else range(first, first + DEPOT_SPACES)
            )
            free = [space for space in spaces if state.spaces[space] == NO_TILE]
            fitting = [space for space in free if space_colour(state, space) == KIND_COLOUR[kind]]
            if COLOURED_TILES[kind] == 0:
                raise PositionError(f"{where}: {KIND_NAMES[kind]} has a black back and lies in the black depot only")
            if not fitting:
                colour = COLOUR_NAMES[KIND_COLOUR[kind]]
                raise PositionError(
                    f"{where}: depot {name} has no free space for {KIND_NAMES[kind]} ({colour}) with"
                    f" {state.variant.players} players in phase {PHASE_NAMES[state.phase]}"
                )
            state.spaces[fitting[0]] = kind
    black = document.items("black", [])
    size = state.variant.spaces_in_use - FIRST_BLACK
    if len(black) > size:
        raise PositionError(f"{document.where('black')}: {len(black)} tiles; the black depot has {size} spaces")
    for index, value in enumerate(black):
        state.spaces[FIRST_BLACK + index] = tile(value, f"{document.where('black')}[{index}]")
    document.finish()


def read_goods(state: Burgundy, document: Document) -> None:
    """Read the goods in the depots and on the round spaces."""
    goods = document.child("goods")
    for depot in range(DEPOTS):
        for colour, tiles in enumerate(goods.numbers(str(depot + 1), 0, GOODS_OF_COLOUR, [0] * GOODS)):
            state.goods[depot * GOODS + colour] = tiles
    goods.finish()
    for place, colour in enumerate(document.numbers("round_goods", 0, GOODS, [0] * ROUNDS)):
        state.round_goods[place] = colour


def read_seat(state: Burgundy, index: int, document: Document) -> None:
    """Read what is a seat's own; its choice waits until the agenda is known."""
    seat = state.seats[index]
    seat.points = document.number("points", 0, MOST, 0)
    for die, pips in enumerate(document.numbers("dice", 0, 6, [0] * DICE)):
        seat.dice[die] = pips
    storage = document.items("storage", [])
    if len(storage) > STORAGE:
        raise PositionError(f"{document.where('storage')}: {len(storage)} slots; there are {STORAGE}")
    for slot, value in enumerate(storage):
        seat.storage[slot] = tile(value, f"{document.where('storage')}[{slot}]")
    seat.space = document.number("space", 0, LAST_BRIDGE_SPACE, 0)
    board = document.number("board", 0, len(state.variant.boards), 0)
    if board and state.variant.dealing != BOARDS:
        raise PositionError(f"{document.where('board')}: boards are dealt only with the option duchies = boards")
    seat.board = board - 1 if board else NO_BOARD
    if document.has("choice") and document.content["choice"] != "":
        try:
            seat.choice = parse(str(document.content["choice"]))
        except ValueError as error:
            raise PositionError(f"{document.where('choice')}: {error}") from error
    document.finish()


def check_choice(state: Burgundy, index: int) -> None:
    """Check a hidden start: it must answer the question that is asked."""
    choice = state.seats[index].choice
    if choice == NO_CHOICE:
        return
    if state.depth == 0 or kind_of(state.asked()) != ASK_START_HIDDEN:
        raise PositionError(f"seats[{index}].choice: there is a hidden choice only while the starts are chosen")
    refused = why_not_start(state, index, choice) if START <= choice < FIRST else reason("chance-decides")
    if refused is not None:
        raise PositionError(f"seats[{index}].choice: {refused.words}")


def read_duchy(state: Burgundy, index: int, document: Document, started: bool) -> None:
    """Read a duchy; if no tiles are named, the starting castle stands in the centre where that is a castle hex."""
    variant = state.variant
    duchy = state.duchies[index]
    names = [layout.name for layout in variant.layouts]
    default = names[variant.chosen[index]] if variant.dealing == CHOSEN else ""
    name = document.word("name", ["", *names], default)
    layout = variant.layouts[names.index(name)] if name else UNDEALT
    duchy.lay_out(layout)
    tiles = document.child("tiles")
    if not document.has("tiles") and started and name and layout.colour[CENTRE] == CASTLE:
        tiles.content[str(CENTRE + 1)] = "castle"
    for key, value in tiles.content.items():
        where = tiles.where(str(key))
        if not isinstance(key, str) or key not in [str(number) for number in range(1, layout.hexes + 1)]:
            raise PositionError(f"{where}: a hex of duchy {name!r} is needed here, 1 to {layout.hexes}")
        hex_ = int(key) - 1
        kind = tile(value, where)
        if kind == NO_TILE:
            continue
        if KIND_COLOUR[kind] != layout.colour[hex_]:
            wanted = COLOUR_NAMES[layout.colour[hex_]]
            raise PositionError(f"{where}: hex {key} has the colour {wanted}, {KIND_NAMES[kind]} does not")
        duchy.cover(hex_, kind)
    for colour, count in enumerate(document.numbers("goods", 0, GOODS_OF_COLOUR, [0] * GOODS)):
        duchy.goods[colour] = count
    stored = sum(1 for colour in range(GOODS) if duchy.goods[colour])
    if stored > GOODS_STORED:
        raise PositionError(f"{document.where('goods')}: {stored} colours are stored; there is room for {GOODS_STORED}")
    for colour, count in enumerate(document.numbers("sold", 0, GOODS_OF_COLOUR, [0] * GOODS)):
        duchy.sold[colour] = count
    duchy.silver = document.number("silver", 0, MOST, 0)
    duchy.workers = document.number("workers", 0, MOST, 0)
    duchy.large_bonus = read_bonus(document, "large_bonus")
    duchy.small_bonus = read_bonus(document, "small_bonus")
    document.finish()


def read_bonus(document: Document, name: str) -> int:
    """Read the bonus tiles of a size, as bits of colours."""
    bits = 0
    for index, value in enumerate(document.items(name, [])):
        bits |= 1 << COLOUR_NAMES.index(word_of(value, COLOUR_NAMES, f"{document.where(name)}[{index}]"))
    return bits


def count_bonus(state: Burgundy) -> None:
    """Count the bonus tiles that are taken; of each there is one, and the large one goes first."""
    for colour, name in enumerate(COLOUR_NAMES):
        large = sum(duchy.large_bonus >> colour & 1 for duchy in state.duchies)
        small = sum(duchy.small_bonus >> colour & 1 for duchy in state.duchies)
        if large > 1 or small > 1:
            raise PositionError(f"duchies: there is one {'large' if large > 1 else 'small'} bonus tile for {name}")
        if small > large:
            raise PositionError(f"duchies: the small bonus tile for {name} is taken before the large one")
        state.bonus[colour] = large + small


def read_bridge(state: Burgundy, document: Document) -> None:
    """Read the stacks on the bridge: seats from the foremost to the last; by default in the order of the round."""
    default = sorted((int(seat) + 1 for seat in state.order), key=lambda seat: -state.seats[seat - 1].space)
    bridge = document.order("bridge", default)
    for place, seat in enumerate(bridge):
        state.bridge[place] = seat - 1
        if place and state.seats[seat - 1].space > state.seats[bridge[place - 1] - 1].space:
            raise PositionError(
                f"bridge: seat {seat} is further along than seat {bridge[place - 1]} and must come before it"
            )


def read_piles(state: Burgundy, document: Document) -> None:
    """Read piles and bag; what is not named holds all that is nowhere else. Nothing may occur too often."""
    used = [0] * KINDS
    for kinds in [list(duchy.tiles) for duchy in state.duchies] + [list(seat.storage) for seat in state.seats]:
        for kind in kinds:
            used[kind] += 1
    for level in range(state.depth):
        if kind_of(state.agenda[level]) == ASK_DISCARD:
            used[argument_of(state.agenda[level])] += 1
    for space in range(FIRST_BLACK):
        used[state.spaces[space]] += 1
    black = [0] * KINDS
    for space in range(FIRST_BLACK, SPACES):
        black[state.spaces[space]] += 1
    piles = document.child("piles")
    given = [piles.child(name) if piles.has(name) else None for name in ("coloured", "black")]
    piles.finish()
    for kind in range(1, KINDS):
        name = KIND_NAMES[kind]
        box = COLOURED_TILES[kind] + BLACK_TILES[kind]
        out_of_black = black[kind] + max(0, used[kind] - COLOURED_TILES[kind])
        left = [max(0, COLOURED_TILES[kind] - used[kind]), max(0, BLACK_TILES[kind] - out_of_black)]
        most = [COLOURED_TILES[kind], BLACK_TILES[kind]]
        for back, pile in enumerate(given):
            if pile is not None:
                left[back] = pile.number(name, 0, most[back], 0)
            state.piles[back * KINDS + kind] = left[back]
        if black[kind] > BLACK_TILES[kind]:
            raise PositionError(
                f"depots.black: {name} lies there {black[kind]} times, {BLACK_TILES[kind]} have a black back"
            )
        if used[kind] + black[kind] + sum(left) > box:
            raise PositionError(f"{name}: it occurs {used[kind] + black[kind] + sum(left)} times, the box has {box}")
    for pile in given:
        if pile is not None:
            pile.finish()
    read_bag(state, document)


def read_bag(state: Burgundy, document: Document) -> None:
    """Read the goods that are not drawn yet."""
    rest: list[int] = []
    for colour in range(GOODS):
        seen = sum(int(state.goods[depot * GOODS + colour]) for depot in range(DEPOTS))
        seen += sum(1 for goods in state.round_goods if goods == colour + 1)
        seen += sum(int(duchy.goods[colour] + duchy.sold[colour]) for duchy in state.duchies)
        if seen > GOODS_OF_COLOUR:
            raise PositionError(f"goods {colour + 1}: they occur {seen} times, there are {GOODS_OF_COLOUR}")
        rest.append(GOODS_OF_COLOUR - seen)
    bag = document.numbers("bag", 0, GOODS_OF_COLOUR, rest)
    for colour in range(GOODS):
        if bag[colour] > rest[colour]:
            raise PositionError(f"bag[{colour}]: {bag[colour]} are more than the {rest[colour]} left over")
        state.bag[colour] = bag[colour]
