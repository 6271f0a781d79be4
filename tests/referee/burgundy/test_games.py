"""The engine of Castles of Burgundy against the referee: the same legal actions, the same positions, the same winner.

The games are random but always the same: a small generator decides for the players, who prefer to place and to buy,
and for chance, which draws rare tiles as often as common ones.
"""

from collections import Counter
from functools import cache

import pytest

from duchy.core.game import CHANCE, Game
from duchy.games import load
from tests.referee.burgundy import referee
from tests.referee.burgundy.facts import BLACK, BUILDINGS, COLOURED, NAMES, NEIGHBOURS, Doc, colour_of, drawing
from tests.referee.generator import Generator

QUESTIONS = ["castle", "city-hall", "warehouse", "carpenter", "church", "market", "load", "keep", "discard", "turn"]

TASTES = (
    {
        "place": 30,
        "buy": 12,
        "take": 6,
        "sell": 4,
        "workers": 3,
        "load": 4,
        "keep": 4,
        "discard": 4,
        "end": 0.2,
        "skip": 1,
    },
    {
        "place": 30,
        "buy": 2,
        "take": 4,
        "sell": 1,
        "workers": 9,
        "load": 4,
        "keep": 4,
        "discard": 4,
        "end": 0.2,
        "skip": 1,
    },
    {"place": 1, "buy": 1, "take": 1, "sell": 1, "workers": 1, "load": 1, "keep": 1, "discard": 1, "end": 1, "skip": 1},
)
"""How much a player likes each kind of action: builders that buy, builders that hire, and one without a taste."""


@cache
def kind_of(notation: str) -> str:
    return notation.rpartition(":")[2].split()[0]


@cache
def text_of(game: Game, action: int) -> str:
    """Write an action, once."""
    return game.notation(action)


def play(game: Game, document: Doc, generator: Generator, seen: Counter[str], most: int = 10**6) -> Doc:
    """Play from a document, to the end or for some plies, and let the referee check every ply."""
    state = game.read(document)
    position = game.write(state)
    taste = TASTES[generator.below(10) % 3]
    for _ in range(most):
        acting = [-1 if seat == CHANCE else seat for seat in game.acting(state)]
        assert referee.acting(position) == acting
        if not acting:
            assert [one["points"] for one in seats_of(position)] == game.scores(state)
            assert referee.standings(position) == game.places(state)
            seen["end of the game"] += 1
            return position
        seat = acting[generator.below(len(acting))]
        if seat < 0:
            outcomes = [(text_of(game, action), weight) for action, weight in game.chances(state)]
            assert sorted(referee.chances(position).items()) == sorted(outcomes)
            notation = outcomes[generator.below(len(outcomes))][0]
        else:
            texts = [text_of(game, action) for action in game.legal_actions(state, seat)]
            assert sorted(referee.legal(position, seat)) == sorted(texts)
            kinds = [kind_of(text) for text in texts]
            counts = Counter(kinds)
            weights = [taste.get(kind, 1) / counts[kind] for kind in kinds]
            notation = generator.pick(texts, weights)
            note(position, seat, notation, seen)
        expected = referee.follow(position, seat, notation)
        game.apply(state, CHANCE if seat < 0 else seat, game.parse(notation))
        position = game.write(state)
        assert expected == position, f"{notation} of seat {seat + 1}"
        seen["plies"] += 1
    return position


def seats_of(document: Doc) -> list[Doc]:
    seats: list[Doc] = document["seats"]
    return seats


def note(position: Doc, seat: int, notation: str, seen: Counter[str]) -> None:
    """Count events, so that a test can require all of them."""
    asked = position["agenda"][-1]["question"]
    kind = kind_of(notation)
    seen["decisions"] += 1
    seen[asked] += 1
    if kind == "place":
        slot = int(notation.rpartition(":")[2].split()[1][1:]) - 1
        seen["placed " + position["seats"][seat]["storage"][slot]] += 1
    if kind == "buy":
        words = notation.split()
        seen["bought in the middle of an action"] += asked != "turn"
        seen["bought from a numbered depot"] += words[1][0] != "*"
        seen["bought with " + words[2] if len(words) > 2 else "bought with silver"] += 1
    if kind == "load" and "+" in notation:
        seen["loaded two depots"] += 1
    if kind == "skip":
        seen["skipped " + asked] += 1


def options_of(number: int) -> dict[str, object]:
    """Choose the options of a game: all editions, players, duchies and setups come up in turn."""
    edition = (2019, 2011)[number % 2]
    players = 2 + number // 2 % 3
    names = NAMES[edition]
    several = ",".join(names[(number + seat) % len(names)] for seat in range(players))
    duchies = ["random", "boards", names[number // 5 % len(names)], several, "random-alike", "1"][number % 17 % 6]
    start = ["auto", "turn", "hidden"][number // 3 % 3]
    if duchies in names and drawing(edition, duchies)[18] == "castle" and number % 3 == 0:
        start = "centre"
    return {
        "players": players,
        "edition": edition,
        "duchies": duchies,
        "start": start,
        "tie_break": ["auto", "fewest_empty", "most_empty"][number // 7 % 3],
        "overflow_goods": ["auto", "stay", "discard"][number // 5 % 3],
    }


def whole_games(numbers: range) -> Counter[str]:
    """Play whole games from their opening."""
    game = load("burgundy")
    seen: Counter[str] = Counter()
    for number in numbers:
        opening = game.write(game.initial(options_of(number)))
        options = opening["options"]
        assert isinstance(options, dict)
        assert referee.opening(options) == opening
        play(game, opening, Generator(number), seen)
    return seen


def grown(number: int) -> Doc:
    """Make a late position: duchies grown from their castles, mostly with monasteries, and well-filled stores."""
    generator = Generator(number)
    edition, players = (2019, 2011)[number % 2], 2 + number // 2 % 3
    coloured = [tile for tile, count in COLOURED.items() for _ in range(count)]
    black = [tile for tile, count in BLACK.items() for _ in range(count)]
    bag = [colour for colour in range(6) for _ in range(7)]
    for_sale = [black.pop(generator.below(len(black))) for _ in range(4)]
    pool = coloured + [tile for tile in black if tile.startswith("monastery")]
    seats: list[Doc] = []
    duchies: list[Doc] = []
    for seat in range(players):
        name = NAMES[edition][(number + seat) % len(NAMES[edition])]
        tiles = grow(drawing(edition, name), pool, generator)
        storage = [pool.pop(generator.below(len(pool))) for _ in range(generator.below(4))]
        ships = list(tiles.values()).count("ship")
        seats.append({"storage": storage, "space": ships, "points": generator.below(50)})
        goods = count_goods([bag.pop(generator.below(len(bag))) for _ in range(3)])
        duchy: Doc = {"name": name, "tiles": tiles, "goods": goods}
        duchies.append(duchy | {"silver": generator.below(6), "workers": generator.below(9)})
    seats[0]["dice"] = [1 + generator.below(6), 1 + generator.below(6)]
    heaps = [[bag.pop(generator.below(len(bag))) for _ in range(generator.below(4))] for _ in range(6)]
    return {
        "options": options_of(number) | {"start": "turn"},
        "phase": "BCDE"[generator.below(4)],
        "round": 2 + generator.below(4),
        "seats": seats,
        "duchies": duchies,
        "depots": {"black": for_sale},
        "goods": {str(depot): count_goods(heap) for depot, heap in enumerate(heaps, 1)},
    }


def count_goods(heap: list[int]) -> list[int]:
    """Count a heap of goods by their six colours."""
    return [heap.count(colour) for colour in range(6)]


def grow(colours: tuple[str, ...], pool: list[str], generator: Generator) -> dict[str, str]:
    """Cover a duchy hex by hex, starting from a castle, but leave one hex of every colour empty."""
    castles = [place for place, colour in enumerate(colours, 1) if colour == "castle"]
    tiles = {castles[generator.below(4)]: "castle"}
    for _ in range(8 + generator.below(14)):
        edge = sorted({other for place in tiles for other in NEIGHBOURS[place] if other not in tiles})
        edge = [place for place in edge if colours[place - 1] == "monastery"] or edge
        place = edge[generator.below(len(edge))]
        colour = colours[place - 1]
        fitting = [tile for tile in pool if colour_of(tile) == colour]
        if [colours[one - 1] for one in tiles].count(colour) + 1 < colours.count(colour):
            tiles[place] = fitting[generator.below(len(fitting))]
            pool.remove(tiles[place])
    return {str(place): tile for place, tile in tiles.items()}


def late_games(numbers: range) -> Counter[str]:
    """Play from late positions to the end."""
    game = load("burgundy")
    seen: Counter[str] = Counter()
    for number in numbers:
        play(game, grown(number), Generator(number), seen)
    return seen


def test_whole_games_go_as_the_referee_says() -> None:
    seen = whole_games(range(12))
    assert seen["end of the game"] == 12


def test_late_games_go_as_the_referee_says() -> None:
    seen = late_games(range(20))
    assert seen["end of the game"] == 20


@pytest.mark.slow
def test_hundreds_of_games_go_as_the_referee_says() -> None:
    seen = whole_games(range(100, 130)) + late_games(range(100, 200))
    missing = [question for question in QUESTIONS if not seen[question]]
    missing += [tile for tile in [*BUILDINGS, *(f"monastery{n}" for n in range(1, 27))] if not seen["placed " + tile]]
    missing += [
        event
        for event in (
            "bought with silver",
            "bought with w1",
            "bought with w2",
            "bought in the middle of an action",
            "bought from a numbered depot",
            "loaded two depots",
            "skipped castle",
            "skipped city-hall",
        )
        if not seen[event]
    ]
    assert not missing


# Tiles in the duchies, spaces and order on the bridge; places by fewest and by most empty hexes.
TIES = [
    ([3, 3, 3], [0, 0, 0], [2, 3, 1], [1, 3, 2], [1, 3, 2]),
    ([3, 3, 3], [1, 0, 1], [1, 3, 2], [3, 1, 2], [3, 1, 2]),
    ([4, 3, 3], [0, 2, 2], [3, 2, 1], [1, 2, 3], [3, 1, 2]),
    ([3, 5, 4], [1, 1, 1], [1, 2, 3], [3, 1, 2], [1, 3, 2]),
    ([5, 5, 2], [3, 2, 4], [3, 1, 2], [2, 1, 3], [3, 2, 1]),
]


def last_turn(options: Doc, points: list[int], covered: list[int], spaces: list[int], bridge: list[int]) -> Doc:
    """Make a position before the last `end` of a game in which no one scores any more."""
    tiles = {"19": "castle", "26": "bank", "27": "church", "32": "market", "33": "watchtower"}
    return {
        "options": options | {"players": len(points)},
        "phase": "E",
        "round": 5,
        "turn": len(points),
        "bridge": bridge,
        "seats": [{"points": some, "space": space} for some, space in zip(points, spaces, strict=True)],
        "duchies": [{"tiles": dict(list(tiles.items())[:count])} for count in covered],
    }


def places_after(document: Doc) -> list[int]:
    """End the last turn; return the places, on which engine and referee agree."""
    game = load("burgundy")
    final = play(game, document, Generator(0), Counter())
    return referee.standings(final)


@pytest.mark.parametrize("edition", [2011, 2019])
@pytest.mark.parametrize("rule", ["auto", "fewest_empty", "most_empty"])
@pytest.mark.parametrize(("covered", "spaces", "bridge", "fewest", "most"), TIES)
def test_ties_are_broken_by_empty_hexes_then_by_the_bridge(
    edition: int,
    rule: str,
    covered: list[int],
    spaces: list[int],
    bridge: list[int],
    fewest: list[int],
    most: list[int],
) -> None:
    """B7.2: fewest empty hexes (2011) or most (2019), then the marker that is further back."""
    document = last_turn({"edition": edition, "tie_break": rule}, [7, 7, 7], covered, spaces, bridge)
    by_fewest = rule == "fewest_empty" or (rule == "auto" and edition == 2011)
    assert (fewest if by_fewest else most) == places_after(document)


@pytest.mark.parametrize("rule", ["fewest_empty", "most_empty"])
def test_partial_ties_of_four_are_broken_as_the_referee_says(rule: str) -> None:
    generator = Generator(7)
    for _ in range(60):
        points = [6 + generator.below(2) for _ in range(4)]
        covered = [2 + generator.below(2) for _ in range(4)]
        spaces = [generator.below(2) for _ in range(4)]
        bridge = sorted((1, 2, 3, 4), key=lambda seat: (-spaces[seat - 1], generator.below(9)))
        places = places_after(last_turn({"tie_break": rule}, points, covered, spaces, bridge))
        assert [1, 2, 3, 4] == sorted(places)


def test_spaces_stay_empty_when_the_piles_run_out() -> None:
    """B2.1."""
    piles = {"coloured": {"ship": 1, "bank": 1, "monastery3": 1, "cow2": 1}, "black": {"mine": 1, "church": 1}}
    document = last_turn({}, [0, 0, 0], [1, 1, 1], [0, 0, 0], [1, 2, 3]) | {"phase": "D", "piles": piles}
    play(load("burgundy"), document, Generator(1), Counter())


@pytest.mark.parametrize("edition", [2011, 2019])
def test_a_ship_on_the_last_space_of_the_bridge_goes_on_top(edition: int) -> None:
    """B5.1: a marker already on that space goes on top of the others."""
    document: Doc = {
        "options": {"edition": edition, "players": 3},
        "order": [1, 2, 3],
        "bridge": [2, 3, 1],
        "seats": [{"storage": ["ship"], "dice": [5, 2], "space": 6}, {"space": 6}, {"space": 6}],
    }
    assert [1, 2, 3] == referee.follow(full(document), 0, "1:place s1 20")["bridge"]
    play(load("burgundy"), document, Generator(2), Counter(), 30)


def full(document: Doc) -> Doc:
    """Fill in the fields that a document leaves out."""
    game = load("burgundy")
    return game.write(game.read(document))


@pytest.mark.parametrize(("edition", "name"), [(2011, "3"), (2011, "6"), (2019, "2"), (2019, "3"), (2019, "6")])
def test_a_castle_in_the_centre_needs_no_choice(edition: int, name: str) -> None:
    """B1.5."""
    game = load("burgundy")
    options = {"edition": edition, "duchies": name, "start": "centre", "players": 4}
    position = play(game, game.write(game.initial(options)), Generator(3), Counter(), 60)
    assert [{"19": "castle"}] * 4 == [duchy["tiles"] for duchy in position["duchies"]]
