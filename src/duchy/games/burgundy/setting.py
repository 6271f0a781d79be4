"""Setting up a position: a state read from the JSON document that `position` writes, with every check.

Whatever is left out has a sensible default, so that a situation can be set up in a few lines. A mistake is told
with the field it is in.
"""

from duchy.core.document import Document, number_in, word_of
from duchy.core.game import CHANCE
from duchy.core.reason import OptionError, PositionError
from duchy.games.burgundy.agenda import (
    ASK_BOARD,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_KEEP,
    ASK_PHASE_GOODS,
    ASK_ROLL,
    ASK_START,
    ASK_START_GOODS,
    ASK_START_HIDDEN,
    ASK_TILE,
    ASK_TURN,
    DEPTH,
    LAST_CHANCE_QUESTION,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
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
    KIND_OF_NAME,
    KINDS,
    LAST_BRIDGE_SPACE,
    NO_TILE,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
    SPACES,
    STORAGE,
)
from duchy.games.burgundy.layout import UNDEALT
from duchy.games.burgundy.notation import parse, space_of
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
    state.phase = PHASE_NAMES.index(document.word("phase", list(PHASE_NAMES), "A"))
    state.round = document.number("round", 1, ROUNDS, 1) - 1
    state.white = document.number("white", 0, 6, 0)
    for place, seat in enumerate(document.order("order", seats)):
        state.order[place] = seat - 1
    state.turn = document.number("turn", 1, variant.players, 1) - 1
    state.bought = document.flag("bought")
    read_spaces(state, document.child("depots"))
    read_goods(state, document)
    for index, content_of_seat in enumerate(parts(document, "seats", variant.players)):
        read_seat(state, index, content_of_seat)
    for index, content_of_duchy in enumerate(parts(document, "duchies", variant.players)):
        read_duchy(state, index, content_of_duchy)
    read_bridge(state, document)
    count_bonus(state)
    read_agenda(state, document)
    read_piles(state, document)
    for index in range(variant.players):
        read_choice(state, index)
    document.finish()
    return state


def parts(document: Document, name: str, count: int) -> list[Document]:
    """Read one object for each seat."""
    found = document.items(name, [{}] * count)
    if len(found) != count:
        raise PositionError(f"{name}: {count} are needed for this game, not {len(found)}")
    return [Document(part, f"{name}[{index}]") for index, part in enumerate(found)]


def tile(value: object, where: str) -> int:
    """Read the name of a tile; '' and null are none."""
    if value in ("", None):
        return NO_TILE
    if not isinstance(value, str) or value not in KIND_OF_NAME:
        raise PositionError(f"{where}: there is no tile {value!r}; tiles are called {', '.join(KIND_NAMES[1:])}")
    return KIND_OF_NAME[value]


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


def read_choice(state: Burgundy, index: int) -> None:
    """Check a hidden start: it must answer the question that is asked."""
    choice = state.seats[index].choice
    if choice == NO_CHOICE:
        return
    if state.depth == 0 or kind_of(state.asked()) != ASK_START_HIDDEN:
        raise PositionError(f"seats[{index}].choice: there is a hidden choice only while the starts are chosen")
    refused = why_not_start(state, index, choice)
    if refused is not None:
        raise PositionError(f"seats[{index}].choice: {refused.words}")


def read_duchy(state: Burgundy, index: int, document: Document) -> None:
    """Read a duchy; if no tiles are named, the starting castle stands in the centre where that is a castle hex."""
    variant = state.variant
    duchy = state.duchies[index]
    names = [layout.name for layout in variant.layouts]
    default = names[variant.chosen[index]] if variant.dealing == CHOSEN else ""
    name = document.word("name", ["", *names], default)
    layout = variant.layouts[names.index(name)] if name else UNDEALT
    duchy.lay_out(layout)
    tiles = document.child("tiles")
    if not tiles.content and not document.has("tiles") and name and layout.colour[CENTRE] == CASTLE:
        tiles.content[str(CENTRE + 1)] = "castle"
    for key, value in tiles.content.items():
        where = tiles.where(str(key))
        if not (isinstance(key, str) and key.isascii() and key.isdigit() and 1 <= int(key) <= layout.hexes):
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


def read_agenda(state: Burgundy, document: Document) -> None:
    """Read the open questions, the one asked now last; without any the game is over. By default it is a turn."""
    player = int(state.order[state.turn])
    questions = document.items("agenda", [{"question": "turn", "seat": player + 1}])
    if len(questions) > DEPTH:
        raise PositionError(f"agenda: {len(questions)} open questions; {DEPTH} are the most")
    for level, content in enumerate(questions):
        part = Document(content, f"agenda[{level}]")
        kind = QUESTION_NAMES.index(part.word("question", QUESTION_NAMES, ""))
        alone = kind <= ASK_TURN
        if alone != (level == 0):
            raise PositionError(
                f"{part.where('question')}: {'nothing' if alone else 'a turn'} must come before this one"
            )
        if level == 1 and kind_of(state.asked()) != ASK_TURN:
            raise PositionError(f"{part.where('question')}: a turn must come before this one")
        state.ask(read_question(state, kind, part))
        part.finish()
    if state.depth == 0:
        state.phase = PHASES
        state.round = ROUNDS


def read_question(state: Burgundy, kind: int, part: Document) -> int:
    """Read one question with what it is about."""
    players = state.variant.players
    asked = CHANCE if kind <= LAST_CHANCE_QUESTION else 0
    about = 0
    if kind in SEAT_QUESTIONS:
        about = part.number("seat", 1, players, state.order[state.turn] + 1) - 1
    elif kind == ASK_TILE:
        space = part.content.get("space") if part.has("space") else None
        found = space_of(space) if isinstance(space, str) else None
        if found is None or found >= state.variant.spaces_in_use:
            raise PositionError(f"{part.where('space')}: {space!r} is no space of the board, as 3b or *c")
        about = found
    elif kind == ASK_PHASE_GOODS:
        about = part.number("round", 1, ROUNDS, 1) - 1
    elif kind == ASK_KEEP:
        for index, depot in enumerate(part.items("depots", [])):
            about |= 1 << (number_in(depot, 1, DEPOTS, f"{part.where('depots')}[{index}]") - 1)
    elif kind == ASK_DISCARD:
        about = tile(part.content.get("tile") if part.has("tile") else None, part.where("tile"))
        if about == NO_TILE:
            raise PositionError(f"{part.where('tile')}: the tile that needs room is missing")
    if asked != CHANCE and kind != ASK_START_HIDDEN:
        asked = part.number("seat", 1, players, state.order[state.turn] + 1) - 1
        if asked != state.order[state.turn]:
            raise PositionError(
                f"{part.where('seat')}: by order and turn it is seat {state.order[state.turn] + 1} that is asked"
            )
    if kind == ASK_DISCARD and NO_TILE in list(state.seats[asked].storage):
        raise PositionError(
            f"{part.where('question')}: nothing is discarded while a slot of seats[{asked}].storage is empty"
        )
    if kind == ASK_START and state.duchy(asked).layout is UNDEALT and state.seats[asked].board == NO_BOARD:
        raise PositionError(f"duchies[{asked}].name: a start is chosen on a duchy, and none is named")
    return question(kind, asked, about)


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
