"""Every legal action of a seat, and every possible outcome of chance, straight from B1 to B5."""

from itertools import combinations

from tests.referee.burgundy.facts import (
    BOARDS,
    BUILDINGS,
    DEPOTS,
    NAMES,
    NEIGHBOURS,
    Doc,
    colour_of,
    drawing,
    hexes,
    number_of,
    region,
    space_colour,
    space_name,
    space_of,
)

WANTED = {
    "castle": ("castle", "mine", "ship", "monastery", "building", "animal"),
    "carpenter": ("building",),
    "church": ("mine", "monastery", "castle"),
    "market": ("ship", "animal"),
}
"""B5.2, B5.5: what an effect may take from the numbered depots."""


def monastery(doc: Doc, seat: int, number: int) -> bool:
    """Return whether a seat has a monastery."""
    return f"monastery{number}" in doc["duchies"][seat]["tiles"].values()


def colours_of(doc: Doc, seat: int) -> tuple[str, ...]:
    """Return the colours of a seat's 37 hexes."""
    return drawing(doc["options"]["edition"], doc["duchies"][seat]["name"])


def cost(doc: Doc, seat: int, die: int, number: int, free: int) -> int:
    """Count the workers that turn a die into a number, when some steps are free (B3.2, B8)."""
    away = abs(die - number)
    steps = max(0, min(away, 6 - away) - free)
    return (steps + 1) // 2 if monastery(doc, seat, 8) else steps


def free_steps(doc: Doc, seat: int, tile: str) -> int:
    """Count the free steps for placing a tile (B8, 9 to 11)."""
    number = {"building": 9, "ship": 10, "animal": 10}.get(colour_of(tile), 11)
    return 1 if monastery(doc, seat, number) else 0


def take_cost(doc: Doc, seat: int, die: int, depot: str) -> int:
    """Count the workers for taking from a depot with a die (0: an effect pays) (B4.1)."""
    return cost(doc, seat, die, int(depot), 1 if monastery(doc, seat, 12) else 0) if die else 0


def place_cost(doc: Doc, seat: int, die: int, tile: str, place: int) -> int:
    """Count the workers for placing a tile on a hex with a die (0: an effect pays) (B4.2)."""
    return cost(doc, seat, die, number_of(place), free_steps(doc, seat, tile)) if die else 0


def sell_cost(doc: Doc, seat: int, die: int, goods: int) -> int:
    """Count the workers for selling a colour with a die (0: an effect pays) (B4.3)."""
    return cost(doc, seat, die, goods, 0) if die else 0


def fits(doc: Doc, seat: int, tile: str, place: int) -> bool:
    """Return whether a tile may go on a hex, whatever its number (B4.2, B4.5)."""
    tiles = doc["duchies"][seat]["tiles"]
    colours = colours_of(doc, seat)
    if str(place) in tiles or colours[place - 1] != colour_of(tile):
        return False
    if not any(str(other) in tiles for other in NEIGHBOURS[place]):
        return False
    if tile not in BUILDINGS or monastery(doc, seat, 1):
        return True
    return all(tiles.get(str(other)) != tile for other in region(colours, place))


def takes(doc: Doc, seat: int, die: int, workers: int, wanted: tuple[str, ...]) -> list[str]:
    """List the spaces a seat may take from, as 3b."""
    return [
        space_name(depot, index)
        for depot in DEPOTS
        if take_cost(doc, seat, die, depot) <= workers
        for index, tile in enumerate(doc["depots"][depot])
        if tile and colour_of(tile) in wanted
    ]


def places(doc: Doc, seat: int, die: int, workers: int) -> list[str]:
    """List the tiles and hexes a seat may place, as s1 17."""
    return [
        f"s{slot} {place}"
        for slot, tile in enumerate(doc["seats"][seat]["storage"], 1)
        if tile
        for place in hexes(colours_of(doc, seat), colour_of(tile))
        if fits(doc, seat, tile, place) and place_cost(doc, seat, die, tile, place) <= workers
    ]


def sells(doc: Doc, seat: int, die: int, workers: int) -> list[int]:
    """List the colours of goods a seat may sell."""
    stored = doc["duchies"][seat]["goods"]
    return [n for n in range(1, 7) if stored[n - 1] and sell_cost(doc, seat, die, n) <= workers]


def purchases(doc: Doc, seat: int) -> list[str]:
    """List the possible purchases of a seat, and the ways to pay (B3.3, B8)."""
    duchy = doc["duchies"][seat]
    edition = doc["options"]["edition"]
    asked = doc["agenda"][-1]["question"]
    if doc["bought"] or asked == "discard" or (edition == 2011 and asked != "turn"):
        return []
    anywhere = monastery(doc, seat, 6)
    found = []
    for workers in range(3 if anywhere and edition == 2019 else 1):
        if duchy["workers"] < workers or duchy["silver"] < 2 - workers:
            continue
        for depot in [*DEPOTS, "black"] if anywhere else ["black"]:
            for index, tile in enumerate(doc["depots"][depot]):
                if tile:
                    found.append(f"buy {space_name(depot, index)}" + (f" w{workers}" if workers else ""))
    return found


def new_colours(doc: Doc, seat: int, depots: list[int]) -> tuple[list[int], int]:
    """List the colours on some depots that are not stored yet, and count the free places for them (B5.1)."""
    stored = doc["duchies"][seat]["goods"]
    new = [n for n in range(1, 7) if not stored[n - 1] and any(doc["goods"][str(d)][n - 1] for d in depots)]
    return new, 3 - sum(1 for count in stored if count)


def loads(doc: Doc, seat: int) -> list[str]:
    """List the depots a ship may load from; with monastery 5 two neighbours are one heap (B5.1, B8)."""
    found = [f"load {n}" for n in range(1, 7)]
    if monastery(doc, seat, 5):
        found += [f"load {n}+{n % 6 + 1}" for n in range(1, 7)]
    return found


def actions(doc: Doc, seat: int, die: int, workers: int) -> list[str]:
    """List the four kinds of actions, paid with a die or by a castle (0) (B4)."""
    found = [f"take {space}" for space in takes(doc, seat, die, workers, WANTED["castle"])]
    found += [f"place {text}" for text in places(doc, seat, die, workers)]
    found += [f"sell {goods}" for goods in sells(doc, seat, die, workers)]
    return [*found, "workers"]


def starts(doc: Doc, seat: int) -> list[str]:
    """List the sides and castle hexes a seat may start on (B1.5)."""
    edition = doc["options"]["edition"]
    board = doc["seats"][seat]["board"]
    sides = BOARDS[edition][board - 1][:2] if board else (doc["duchies"][seat]["name"],)
    return [
        f"start {side} {place}"
        for side, name in zip("ab", sides, strict=False)
        for place, colour in enumerate(drawing(edition, name), 1)
        if colour == "castle"
    ]


def acting(doc: Doc) -> list[int]:
    """List the seats that have to act, from 0; -1 for chance, nothing when the game is over."""
    if not doc["agenda"]:
        return []
    asked = doc["agenda"][-1]["question"]
    if asked in ("first", "start-goods", "duchy", "board", "roll", "tile", "phase-goods", "white"):
        return [-1]
    if asked == "start-hidden":
        return [seat for seat, one in enumerate(doc["seats"]) if not one["choice"]]
    return [doc["agenda"][-1]["seat"] - 1]


def legal(doc: Doc, seat: int) -> list[str]:
    """List every legal action of a seat that has to act."""
    question = doc["agenda"][-1]
    asked = question["question"]
    if asked in ("start", "start-hidden"):
        return starts(doc, seat)
    if asked == "discard":
        return [f"discard s{slot}" for slot in (1, 2, 3)]
    found = purchases(doc, seat)
    if asked == "turn":
        workers = doc["duchies"][seat]["workers"]
        for index, die in enumerate(doc["seats"][seat]["dice"], 1):
            found += [f"{index}:{text}" for text in actions(doc, seat, die, workers)] if die else []
        return [*found, "end"]
    if asked == "load":
        return found + loads(doc, seat)
    if asked == "keep":
        new, room = new_colours(doc, seat, question["depots"])
        return found + ["keep " + "".join(map(str, some)) for some in combinations(new, room)]
    if asked == "castle":
        found += actions(doc, seat, 0, 0)
    elif asked == "city-hall":
        found += [f"place {text}" for text in places(doc, seat, 0, 0)]
    elif asked == "warehouse":
        found += [f"sell {goods}" for goods in sells(doc, seat, 0, 0)]
    else:
        found += [f"take {space}" for space in takes(doc, seat, 0, 0, WANTED[asked])]
    return [*found, "skip"]


def candidates(doc: Doc, space: str) -> dict[str, int]:
    """Count the tiles that may come to a space (B2.1)."""
    depot, index = space_of(space)
    colour = space_colour(depot, index, doc["options"]["players"], doc["phase"])
    if colour == "black":
        return dict(doc["piles"]["black"])
    return {tile: count for tile, count in doc["piles"]["coloured"].items() if colour_of(tile) == colour}


def chances(doc: Doc) -> dict[str, int]:
    """List the possible outcomes of chance, each with its weight."""
    question = doc["agenda"][-1]
    asked = question["question"]
    edition = doc["options"]["edition"]
    if asked == "first":
        return {f"first {n}": 1 for n in range(1, doc["options"]["players"] + 1)}
    if asked == "duchy":
        dealt = [duchy["name"] for duchy in doc["duchies"]]
        return {f"duchy {name}": 1 for name in NAMES[edition] if name not in dealt}
    if asked == "board":
        dealt = [one["board"] for one in doc["seats"]]
        left = {n: board[2] - dealt.count(n) for n, board in enumerate(BOARDS[edition], 1)}
        return {f"board {n}": count for n, count in left.items() if count > 0}
    if asked == "roll":
        return {f"roll {one} {two}": 1 for one in range(1, 7) for two in range(1, 7)}
    if asked == "white":
        return {f"white {n}": 1 for n in range(1, 7)}
    if asked == "tile":
        return {f"tile {tile}": count for tile, count in candidates(doc, question["space"]).items()}
    return {f"goods {n}": count for n, count in enumerate(doc["bag"], 1) if count}
