"""A referee for Castles of Burgundy: plain, slow, and written from the rulebooks without looking at the engine.

It knows positions only as documents and actions only as texts. `legal` and `chances` list the possible actions and
outcomes, `follow` writes the position afterwards, `standings` ranks the seats.
"""

from msgspec import json

from tests.referee.burgundy.facts import (
    COLOURS,
    LARGE_BONUS,
    LAST_SPACE,
    PHASE_POINTS,
    REGION_POINTS,
    SMALL_BONUS,
    SPECIES,
    Doc,
    colour_of,
    region,
    space_of,
)
from tests.referee.burgundy.legal import (
    WANTED,
    acting,
    chances,
    colours_of,
    legal,
    monastery,
    new_colours,
    place_cost,
    places,
    purchases,
    sell_cost,
    sells,
    take_cost,
    takes,
)
from tests.referee.burgundy.rounds import ask, end_turn, follow_chance, follow_start, opening, standings

__all__ = ["acting", "chances", "follow", "legal", "opening", "standings"]


def follow(before: Doc, seat: int, notation: str) -> Doc:
    """Return the document that must follow from an action of a seat (-1: chance)."""
    doc: Doc = json.decode(json.encode(before))
    if seat < 0:
        follow_chance(doc, notation)
    elif notation.startswith("start"):
        follow_start(doc, seat, notation)
    elif notation == "end":
        end_turn(doc, seat)
    else:
        act(doc, seat, notation)
    return doc


def act(doc: Doc, seat: int, notation: str) -> None:
    """Do one step of a turn (B3)."""
    prefix, _, text = notation.rpartition(":")
    kind, *words = text.split()
    die = 0
    question = doc["agenda"][-1]
    if prefix:
        die = doc["seats"][seat]["dice"][int(prefix) - 1]
        doc["seats"][seat]["dice"][int(prefix) - 1] = 0
    elif kind != "buy":
        doc["agenda"].pop()
    match kind:
        case "workers":
            take_workers(doc, seat)
        case "take":
            depot, index = space_of(words[0])
            doc["duchies"][seat]["workers"] -= take_cost(doc, seat, die, depot)
            store(doc, seat, lift(doc, depot, index))
        case "place":
            slot, place = int(words[0][1:]) - 1, int(words[1])
            tile = doc["seats"][seat]["storage"][slot]
            doc["duchies"][seat]["workers"] -= place_cost(doc, seat, die, tile, place)
            doc["seats"][seat]["storage"][slot] = ""
            put_down(doc, seat, tile, place)
        case "sell":
            doc["duchies"][seat]["workers"] -= sell_cost(doc, seat, die, int(words[0]))
            sell(doc, seat, int(words[0]))
        case "buy":
            buy(doc, seat, words)
        case "discard":
            doc["seats"][seat]["storage"][int(words[0][1:]) - 1] = question["tile"]
        case "load":
            load(doc, seat, sorted(int(depot) for depot in words[0].split("+")))
        case "keep":
            unload(doc, seat, question["depots"], [int(colour) for colour in words[0]])


def take_workers(doc: Doc, seat: int) -> None:
    """Take two workers, four with monastery 14, plus one silver with monastery 13 (B4.4, B8)."""
    doc["duchies"][seat]["workers"] += 4 if monastery(doc, seat, 14) else 2
    doc["duchies"][seat]["silver"] += 1 if monastery(doc, seat, 13) else 0


def lift(doc: Doc, depot: str, index: int) -> str:
    """Take a tile off its depot."""
    tile: str = doc["depots"][depot][index]
    doc["depots"][depot][index] = ""
    return tile


def store(doc: Doc, seat: int, tile: str) -> None:
    """Store a tile in the first empty slot; if there is none, ask which tile makes room (B4.1)."""
    storage = doc["seats"][seat]["storage"]
    if "" in storage:
        storage[storage.index("")] = tile
    else:
        ask(doc, "discard", seat=seat + 1, tile=tile)


def sell(doc: Doc, seat: int, goods: int) -> None:
    """Sell all goods of one colour: silver once, points for each (B4.3, B8)."""
    duchy = doc["duchies"][seat]
    count = duchy["goods"][goods - 1]
    duchy["goods"][goods - 1] = 0
    duchy["sold"][goods - 1] += count
    duchy["silver"] += 2 if monastery(doc, seat, 3) else 1
    duchy["workers"] += 1 if monastery(doc, seat, 4) else 0
    doc["seats"][seat]["points"] += count * doc["options"]["players"]


def buy(doc: Doc, seat: int, words: list[str]) -> None:
    """Buy a tile for two silver, or for workers instead (B3.3, B8)."""
    workers = int(words[1][1:]) if len(words) > 1 else 0
    doc["duchies"][seat]["silver"] -= 2 - workers
    doc["duchies"][seat]["workers"] -= workers
    doc["bought"] = True
    depot, index = space_of(words[0])
    store(doc, seat, lift(doc, depot, index))


def put_down(doc: Doc, seat: int, tile: str, place: int) -> None:
    """Place a tile in the duchy, with all its effects (B5)."""
    doc["duchies"][seat]["tiles"][str(place)] = tile
    score_region(doc, seat, place)
    score_colour(doc, seat, colour_of(tile))
    match colour_of(tile):
        case "animal":
            doc["seats"][seat]["points"] += animal_points(doc, seat, tile, place)
        case "building":
            build(doc, seat, tile)
        case "castle":
            ask(doc, "castle", seat=seat + 1)
        case "ship":
            if any(any(goods) for goods in doc["goods"].values()):
                ask(doc, "load", seat=seat + 1)
            else:
                sail(doc, seat)


def score_region(doc: Doc, seat: int, place: int) -> None:
    """Score a full region by its size and by the phase (B5.6)."""
    area = region(colours_of(doc, seat), place)
    if all(str(hex_) in doc["duchies"][seat]["tiles"] for hex_ in area):
        doc["seats"][seat]["points"] += REGION_POINTS[len(area)] + PHASE_POINTS[doc["phase"]]


def score_colour(doc: Doc, seat: int, colour: str) -> None:
    """Give a bonus tile to each of the first two seats that cover all hexes of a colour (B5.7)."""
    tiles = doc["duchies"][seat]["tiles"]
    if any(one == colour and str(place) not in tiles for place, one in enumerate(colours_of(doc, seat), 1)):
        return
    players = doc["options"]["players"]
    for size, points in (("large_bonus", LARGE_BONUS[players]), ("small_bonus", SMALL_BONUS[players])):
        if all(colour not in duchy[size] for duchy in doc["duchies"]):
            held = [*doc["duchies"][seat][size], colour]
            doc["duchies"][seat][size] = [one for one in COLOURS.values() if one in held]
            doc["seats"][seat]["points"] += points
            return


def animal_points(doc: Doc, seat: int, tile: str, place: int) -> int:
    """Count all animals of the species on this pasture, and one more for each tile with monastery 7 (B5.4, B8)."""
    species = next(species for species in SPECIES if tile.startswith(species))
    tiles = doc["duchies"][seat]["tiles"]
    scoring = [tiles.get(str(hex_), "") for hex_ in region(colours_of(doc, seat), place)]
    scoring = [one for one in scoring if one.startswith(species)]
    return sum(int(one[-1]) for one in scoring) + (len(scoring) if monastery(doc, seat, 7) else 0)


def build(doc: Doc, seat: int, tile: str) -> None:
    """Apply a building's effect; ask only where it is useful (B5.5)."""
    duchy = doc["duchies"][seat]
    match tile:
        case "watchtower":
            doc["seats"][seat]["points"] += 4
            return
        case "boarding-house":
            duchy["workers"] += 4
            return
        case "bank":
            duchy["silver"] += 2
            return
        case "warehouse":
            useful = bool(sells(doc, seat, 0, 0))
        case "city-hall":
            ask(doc, "city-hall", seat=seat + 1)
            useful = bool(places(doc, seat, 0, 0) or purchases(doc, seat))
            doc["agenda"].pop()
        case _:
            useful = bool(takes(doc, seat, 0, 0, WANTED[tile]))
    if useful:
        ask(doc, tile, seat=seat + 1)


def load(doc: Doc, seat: int, depots: list[int]) -> None:
    """Load a ship; ask which colours to keep if there are more new ones than room (B5.1)."""
    new, room = new_colours(doc, seat, depots)
    if 0 < room < len(new):
        ask(doc, "keep", seat=seat + 1, depots=depots)
    else:
        unload(doc, seat, depots, new if room else [])


def unload(doc: Doc, seat: int, depots: list[int], kept: list[int]) -> None:
    """Bring stored and kept colours to the duchy, then move the marker (B5.1)."""
    rule = doc["options"]["overflow_goods"]
    if rule == "auto":
        rule = "discard" if doc["options"]["edition"] == 2011 else "stay"
    stored = doc["duchies"][seat]["goods"]
    wanted = {n for n in range(1, 7) if stored[n - 1]} | set(kept)
    for depot in depots:
        heap = doc["goods"][str(depot)]
        for n in range(1, 7):
            if n in wanted:
                stored[n - 1] += heap[n - 1]
            if n in wanted or rule == "discard":
                heap[n - 1] = 0
    sail(doc, seat)


def sail(doc: Doc, seat: int) -> None:
    """Move the marker one space along the bridge, on top of those already there (B5.1)."""
    space = min(doc["seats"][seat]["space"] + 1, LAST_SPACE)
    doc["seats"][seat]["space"] = space
    others = [one for one in doc["bridge"] if one != seat + 1]
    ahead = [one for one in others if doc["seats"][one - 1]["space"] > space]
    doc["bridge"] = [*ahead, seat + 1, *others[len(ahead) :]]
