"""Everything around the turns: setup, phases and rounds (B1, B2, B6), the end of the game (B7, B8)."""

from tests.referee.burgundy.facts import (
    BLACK,
    BLACK_SPACES,
    BOARDS,
    COLOURED,
    DEPOTS,
    NAMES,
    SCORED_BUILDINGS,
    SPECIES,
    Doc,
    space_colour,
    space_name,
    space_of,
)
from tests.referee.burgundy.legal import candidates, monastery


def opening(options: dict[str, object]) -> Doc:
    """Write the position before anything is decided."""
    players = options["players"]
    assert isinstance(players, int)
    return {
        "game": "burgundy",
        "options": options,
        "phase": "A",
        "round": 1,
        "white": 0,
        "order": list(range(1, players + 1)),
        "turn": 1,
        "bridge": list(range(1, players + 1)),
        "bought": False,
        "depots": {depot: [""] * 4 for depot in DEPOTS} | {"black": [""] * BLACK_SPACES[players]},
        "goods": {depot: [0] * 6 for depot in DEPOTS},
        "round_goods": [0] * 5,
        "bag": [7] * 6,
        "piles": {"coloured": dict(COLOURED), "black": dict(BLACK)},
        "seats": [
            {"points": 0, "dice": [0, 0], "storage": [""] * 3, "space": 0, "board": 0, "choice": ""}
            for _ in range(players)
        ],
        "duchies": [
            {
                "name": "",
                "tiles": {},
                "goods": [0] * 6,
                "sold": [0] * 6,
                "silver": 0,
                "workers": 0,
                "large_bonus": [],
                "small_bonus": [],
            }
            for _ in range(players)
        ],
        "agenda": [{"question": "first"}],
    }


def ask(doc: Doc, question: str, **more: object) -> None:
    """Put a question on top of the agenda."""
    doc["agenda"].append({"question": question, **more})


def ask_in_order(doc: Doc, question: str, seat: int) -> None:
    """Ask a seat, or chance about it, while all seats have their turn at the same thing."""
    doc["turn"] = doc["order"].index(seat) + 1
    ask(doc, question, seat=seat)


def follow_chance(doc: Doc, notation: str) -> None:
    """Apply an outcome of chance to a document."""
    question = doc["agenda"].pop()
    _, *words = notation.split()
    match question["question"]:
        case "first":
            first(doc, int(words[0]))
        case "start-goods":
            start_goods(doc, question["seat"], int(words[0]))
        case "duchy":
            alike = doc["options"]["duchies"] == "random-alike"
            for seat in range(doc["options"]["players"]):
                if alike or seat == question["seat"] - 1:
                    doc["duchies"][seat]["name"] = words[0]
            after = None if alike else next_in_order(doc, question["seat"])
            ask_in_order(doc, "duchy", after) if after else ask_starts(doc)
        case "board":
            doc["seats"][question["seat"] - 1]["board"] = int(words[0])
            after = next_in_order(doc, question["seat"])
            ask_in_order(doc, "board", after) if after else ask_starts(doc)
        case "tile":
            depot, index = space_of(question["space"])
            put(doc, depot, index, words[0])
            fill(doc)
        case "phase-goods":
            doc["bag"][int(words[0]) - 1] -= 1
            doc["round_goods"][question["round"] - 1] = int(words[0])
            ask(doc, "phase-goods", round=question["round"] + 1) if question["round"] < 5 else begin_round(doc)
        case "roll":
            doc["seats"][question["seat"] - 1]["dice"] = [int(words[0]), int(words[1])]
            after = next_in_order(doc, question["seat"])
            ask_in_order(doc, "roll", after) if after else ask_white(doc)
        case "white":
            white(doc, words[0])


def next_in_order(doc: Doc, seat: int) -> int | None:
    """Return the seat that follows another one in the turn order."""
    following = doc["order"].index(seat) + 1
    return doc["order"][following] if following < len(doc["order"]) else None


def first(doc: Doc, seat: int) -> None:
    """Fix the turn order, silver and workers once the first player is known (B1.4)."""
    players = doc["options"]["players"]
    doc["order"] = [(seat - 1 + n) % players + 1 for n in range(players)]
    doc["bridge"] = list(doc["order"])
    for workers, one in enumerate(doc["order"], 1):
        doc["duchies"][one - 1]["silver"] = 1
        doc["duchies"][one - 1]["workers"] = workers
    doc["piles"]["coloured"]["castle"] -= players
    ask_in_order(doc, "start-goods", seat)


def start_goods(doc: Doc, seat: int, goods: int) -> None:
    """Let each player draw three goods, then give out the duchies (B1.3)."""
    stored = doc["duchies"][seat - 1]["goods"]
    stored[goods - 1] += 1
    doc["bag"][goods - 1] -= 1
    after = seat if sum(stored) < 3 else next_in_order(doc, seat)
    if after:
        ask_in_order(doc, "start-goods", after)
        return
    chosen = doc["options"]["duchies"]
    if chosen in ("random", "random-alike"):
        ask_in_order(doc, "duchy", doc["order"][0])
    elif chosen == "boards":
        ask_in_order(doc, "board", doc["order"][0])
    else:
        names = chosen.split(",")
        for index, duchy in enumerate(doc["duchies"]):
            duchy["name"] = names[index % len(names)]
        ask_starts(doc)


def ask_starts(doc: Doc) -> None:
    """Put the starting castles in the centre, or ask everyone (B1.5)."""
    options = doc["options"]
    doc["turn"] = 1
    start = options["start"]
    if start == "auto":
        plain = ["1"] if options["edition"] == 2011 else ["1", "2"]
        names = {duchy["name"] for duchy in doc["duchies"]}
        listed = options["duchies"].split(",")[0] in NAMES[options["edition"]]
        start = "centre" if listed and len(names) == 1 and names <= set(plain) else "turn"
    if start == "centre":
        for duchy in doc["duchies"]:
            duchy["tiles"]["19"] = "castle"
        begin_phase(doc)
    elif start == "hidden":
        ask(doc, "start-hidden")
    else:
        ask_in_order(doc, "start", doc["order"][0])


def follow_start(doc: Doc, seat: int, notation: str) -> None:
    """Choose a side and a hex, openly in turn order, or hidden until all have chosen (B1.5)."""
    question = doc["agenda"].pop()
    if question["question"] == "start":
        put_start(doc, seat, notation)
        after = next_in_order(doc, seat + 1)
        ask_in_order(doc, "start", after) if after else begin_phase(doc)
        return
    doc["seats"][seat]["choice"] = notation
    if any(not one["choice"] for one in doc["seats"]):
        ask(doc, "start-hidden")
        return
    for other, one in enumerate(doc["seats"]):
        put_start(doc, other, one["choice"])
        one["choice"] = ""
    begin_phase(doc)


def put_start(doc: Doc, seat: int, notation: str) -> None:
    """Put a starting castle on its hex."""
    _, side, place = notation.split()
    board = doc["seats"][seat]["board"]
    if board:
        doc["duchies"][seat]["name"] = BOARDS[doc["options"]["edition"]][board - 1]["ab".index(side)]
    doc["duchies"][seat]["tiles"][place] = "castle"


def begin_phase(doc: Doc) -> None:
    """Remove everything left on the depots except the goods (B2.1)."""
    for depot, tiles in doc["depots"].items():
        doc["depots"][depot] = [""] * len(tiles)
    doc["round"] = 1
    doc["turn"] = 1
    fill(doc)


def put(doc: Doc, depot: str, index: int, tile: str) -> None:
    """Draw a tile from its pile to a space."""
    pile = doc["piles"]["black" if depot == "black" else "coloured"]
    pile[tile] -= 1
    if not pile[tile]:
        del pile[tile]
    doc["depots"][depot][index] = tile


def fill(doc: Doc) -> None:
    """Continue with the next empty space; castles, mines and ships are all alike, so nothing is asked (B2.1)."""
    for depot, tiles in doc["depots"].items():
        for index in range(len(tiles)):
            colour = space_colour(depot, index, doc["options"]["players"], doc["phase"])
            name = space_name(depot, index)
            if not colour or tiles[index] or not candidates(doc, name):
                continue
            if colour not in ("castle", "mine", "ship"):
                ask(doc, "tile", space=name)
                return
            put(doc, depot, index, colour)
    ask(doc, "phase-goods", round=1)


def begin_round(doc: Doc) -> None:
    """Fix the order by the bridge and let everyone roll (B2.2, B2.3)."""
    doc["order"] = list(doc["bridge"])
    doc["turn"] = 1
    ask_in_order(doc, "roll", doc["order"][0])


def ask_white(doc: Doc) -> None:
    """Let the first player roll the white die once all have rolled."""
    doc["turn"] = 1
    ask(doc, "white")


def white(doc: Doc, number: str) -> None:
    """Put the round's goods tile on the white die's depot and start the first turn (B2.2)."""
    doc["white"] = int(number)
    goods = doc["round_goods"][doc["round"] - 1]
    doc["round_goods"][doc["round"] - 1] = 0
    if goods:
        doc["goods"][number][goods - 1] += 1
    begin_turn(doc)


def begin_turn(doc: Doc) -> None:
    """Ask the next seat of the order for its turn."""
    doc["bought"] = False
    ask(doc, "turn", seat=doc["order"][doc["turn"] - 1])


def end_turn(doc: Doc, seat: int) -> None:
    """Continue after a turn: with the next one, the next round, the next phase or the end (B2.4)."""
    doc["seats"][seat]["dice"] = [0, 0]
    doc["agenda"].pop()
    if doc["turn"] < len(doc["order"]):
        doc["turn"] += 1
        begin_turn(doc)
    elif doc["round"] < 5:
        doc["round"] += 1
        begin_round(doc)
    else:
        end_phase(doc)


def end_phase(doc: Doc) -> None:
    """Let mines pay, then continue with the next phase or the end of the game (B6.1)."""
    for seat, duchy in enumerate(doc["duchies"]):
        mines = list(duchy["tiles"].values()).count("mine")
        duchy["silver"] += mines
        duchy["workers"] += mines if monastery(doc, seat, 2) else 0
    doc["turn"] = 1
    if doc["phase"] == "E":
        for seat, one in enumerate(doc["seats"]):
            one["points"] += final_points(doc, seat)
        return
    doc["phase"] = "ABCDE"["ABCDE".index(doc["phase"]) + 1]
    begin_phase(doc)


def final_points(doc: Doc, seat: int) -> int:
    """Count a seat's points at the end (B7.1, B8)."""
    duchy = doc["duchies"][seat]
    newer = doc["options"]["edition"] == 2019
    tiles = list(duchy["tiles"].values())
    points: int = sum(duchy["goods"]) + duchy["silver"] + duchy["workers"] // 2
    if monastery(doc, seat, 15):
        points += (2 if newer else 3) * sum(1 for count in duchy["sold"] if count)
    for number, building in SCORED_BUILDINGS.items():
        if monastery(doc, seat, number):
            points += 4 * tiles.count(building)
    if monastery(doc, seat, 24):
        points += 4 * sum(1 for species in SPECIES if any(tile.startswith(species) for tile in tiles))
    if monastery(doc, seat, 25):
        points += sum(duchy["sold"])
    if monastery(doc, seat, 26):
        points += (3 if newer else 2) * (len(duchy["large_bonus"]) + len(duchy["small_bonus"]))
    return points


def standings(doc: Doc) -> list[int]:
    """Rank the seats of a finished game, 1 for the winner (B7.2)."""
    options = doc["options"]
    rule = options["tie_break"]
    if rule == "auto":
        rule = "fewest_empty" if options["edition"] == 2011 else "most_empty"

    def merit(seat: int) -> tuple[int, int, int]:
        covered = len(doc["duchies"][seat]["tiles"])
        empty = 37 - covered
        return (
            doc["seats"][seat]["points"],
            empty if rule == "most_empty" else -empty,
            doc["bridge"].index(seat + 1),
        )

    best = sorted(range(options["players"]), key=merit, reverse=True)
    return [best.index(seat) + 1 for seat in range(options["players"])]
