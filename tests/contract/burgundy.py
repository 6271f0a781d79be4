"""Castles of Burgundy for the conformance kit: its option sets, its pieces and its invariants."""

from collections.abc import Mapping
from itertools import product
from typing import Final, cast

from duchy.core.game import State
from duchy.games import load
from duchy.games.burgundy.actions import EFFECT, FETCH, PICK, PLACE, POINT, SELL, SHIELD, SITE, START, USE
from duchy.games.burgundy.box.components import (
    BLACK_IN_USE,
    BOARDS_2011,
    BOARDS_2019,
    CASTLE_TILE,
    COLOUR_NAMES,
    FIRST_BLACK,
    INN,
    KIND_NAMES,
    KINDS,
    ROUTE_CARDS,
    SHIELDS,
)
from duchy.games.burgundy.state.agenda import (
    ASK_ARMS,
    ASK_BOARD,
    ASK_CARD,
    ASK_COURT,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_FIRST,
    ASK_LAY,
    ASK_SITE,
    ASK_START,
    ASK_START_GOODS,
    ASK_START_HIDDEN,
    ASK_STORE,
    DEPTH,
    argument_of,
    kind_of,
)
from duchy.games.burgundy.state.state import Burgundy
from tests.contract.burgundy_facts import check_annex, check_board, check_duchy, check_recount, check_shields, plan
from tests.contract.witness import Witness

MIRROR: Final = """The first duchy in a mirror.

duchy mirror
      Y3  C4  C5  A6
    B4  Y5  C6  A1  A2
  B3  B2  Y1  B3  A4  A5
S1  S4  S5  C6  S2  S1  S6
  A2  B1  B3  M4  B5  B2
    B6  B5  Y2  M1  B6
      B3  Y1  Y4  M3
"""


NO_CHOICE: Final = -1
DIRECT: Final = 3
"""In a question for a hex: the tile comes straight from a depot and is nowhere else."""

SET_UP: Final = (
    *(ASK_FIRST, ASK_START_GOODS, ASK_CARD, ASK_LAY, ASK_ARMS),
    *(ASK_DUCHY, ASK_BOARD, ASK_START, ASK_START_HIDDEN),
)
LIVELY: Final = {
    *range(PLACE, SELL),
    *range(SITE, FETCH + 8),
    *range(SHIELD, SHIELD + 18),
    *range(EFFECT, POINT),
    *range(PICK, PICK + 57),
    *range(USE, USE + 10),
}

EVERYTHING: Final = ("extra_tiles", "white_castles", "inns", "trade_routes", "shields")
DUCHIES: Final = {
    2019: ("1", "boards", "outposts", "11b", "random", "7"),
    2011: ("2", "boards", "random-alike", "9", "random", "5"),
}
MIXTURES: Final = 36


def expansions() -> dict[str, dict[str, object]]:
    """B9-B13. List every expansion separately and all together, teams and the solo game."""
    found: dict[str, dict[str, object]] = {}
    for index, option in enumerate(EVERYTHING):
        found[option] = {option: "yes", "players": 2 + index % 3}
    found["route-chosen"] = {"trade_routes": "yes", "route_order": "chosen", "players": 3}
    found["outposts"] = {"duchies": "outposts", "players": 3}
    found["outposts-pairs"] = {"duchies": "11a,11d", "outpost_scoring": "pairs"}
    everything: dict[str, object] = dict.fromkeys(EVERYTHING, "yes")
    for edition, players in product((2019, 2011), (2, 3, 4)):
        more = {"edition": edition, "players": players, "duchies": "outposts" if edition == 2019 else "boards"}
        found[f"everything-{edition}-{players}p"] = everything | more
    teams: dict[str, object] = {"players": 4, "teams": "yes"}
    found["teams-12a"] = teams
    found["teams-12a-turn"] = teams | {"start": "turn", "overflow_goods": "discard"}
    found["teams-12b"] = teams | {"duchies": "12b"}
    found["teams-hidden"] = teams | {"duchies": "12b", "start": "hidden", "tie_break": "fewest_empty"}
    found["teams-everything"] = teams | everything
    found["teams-chosen"] = teams | everything | {"route_order": "chosen", "duchies": "12a,12b"}
    for duchy, target in product(("13a", "13b"), (45, 50, 55)):
        found[f"alone-{duchy}-{target}"] = {"players": 1, "duchies": duchy, "target": target}
    tiles = dict.fromkeys(EVERYTHING[:3], "yes")
    found["alone-everything"] = {"players": 1, **tiles}
    found["alone-everything-13b"] = {"players": 1, "duchies": "13b", **tiles}
    return found


def mixture(number: int) -> dict[str, object]:
    """B9.6. Mix compatible options, by the digits of a number."""
    mode, bits = number % 5, number * 0x9E3779B97F4A7C15 % (1 << 64) >> 24
    options: dict[str, object] = {name: "yes" for bit, name in enumerate(EVERYTHING) if bits >> bit & 1}
    pick = bits >> 8
    if mode == 0:
        options = {name: value for name, value in options.items() if name in EVERYTHING[:3]}
        return options | {"players": 1, "duchies": ("13a", "13b")[pick % 2], "target": 45 + pick % 11}
    if mode == 1:
        options |= {"players": 4, "teams": "yes", "duchies": ("12a", "12b", "12b,12a")[pick % 3]}
        options["start"] = ("auto", "turn", "hidden" if options["duchies"] == "12b" else "auto")[pick // 3 % 3]
    else:
        edition = (2019, 2019, 2011)[pick % 3]
        options |= {"players": mode, "edition": edition, "duchies": DUCHIES[edition][pick // 3 % 6]}
        options["start"] = ("auto", "turn", "hidden")[pick // 18 % 3]
        if options["duchies"] in {"outposts", "11b"}:
            options["outpost_scoring"] = ("each", "pairs")[pick // 54 % 2]
    if "trade_routes" in options:
        options["route_order"] = ("random", "chosen")[pick // 108 % 2]
    options["tie_break"] = ("auto", "fewest_empty", "most_empty")[pick // 216 % 3]
    options["overflow_goods"] = ("auto", "stay", "discard")[pick // 648 % 3]
    return options


class BurgundyWitness(Witness):
    """B1-B13: both editions, one to four players and teams, every duchy, every expansion, every option."""

    def __init__(self) -> None:
        super().__init__(load("burgundy"))

    def cases(self) -> dict[str, dict[str, object]]:
        """List both editions, all player counts, every duchy alike and otherwise, every way to start; then mixtures."""
        found: dict[str, dict[str, object]] = {}
        for edition, players in product((2019, 2011), (2, 3, 4)):
            duchies = [str(number) for number in range(1, 11 if edition == 2019 else 10)]
            base: dict[str, object] = {"edition": edition, "players": players}
            name = f"{edition}-{players}p"
            for duchy in duchies:
                found[f"{name}-duchy{duchy}"] = base | {"duchies": duchy}
            found[f"{name}-different"] = base | {"duchies": ",".join(duchies[2 : 2 + players]), "start": "hidden"}
            found[f"{name}-random"] = base | {"duchies": "random"}
            found[f"{name}-alike"] = base | {"duchies": "random-alike", "start": "hidden"}
            found[f"{name}-boards"] = base | {"duchies": "boards", "start": "turn"}
            found[f"{name}-boards-hidden"] = base | {"duchies": "boards", "start": "hidden"}
            for start in ("centre", "turn", "hidden"):
                found[f"{name}-{start}"] = base | {"duchies": "1", "start": start}
            for tie, goods in (("fewest_empty", "stay"), ("most_empty", "discard")):
                found[f"{name}-{tie}-{goods}"] = base | {"tie_break": tie, "overflow_goods": goods}
            found[f"{name}-drawn"] = base | {"duchies": "mirror", "drawings": MIRROR}
        found |= expansions()
        return found | {f"mixture-{number}": mixture(number) for number in range(MIXTURES)}

    def options(self, state: State) -> Mapping[str, object]:
        """Read the variant's options."""
        return cast(Burgundy, state).variant.options

    def longest(self, state: State) -> int:
        """Bound the plies of chance and seats separately.

        A turn has two dice, a purchase, its end, and a discard for each tile that is stored. Each placed tile brings
        an effect to answer and a discard, or a load and colours to keep. A start is chosen once. With expansions, cards
        and shields are dealt and placed; a tile is stored, picked and placed in separate plies; a crane and a route
        each bring one more effect, with a discard; five shields are paid for in each phase. Silver, which never
        reaches two hundred, buys workers or points.
        """
        variant = cast(Burgundy, state).variant
        players = self.game.seats(state)
        set_up = 1 + 3 * players + players + 24 + 12
        phases = 5 * (FIRST_BLACK + BLACK_IN_USE[players] + 5)
        rounds = 25 * (players + 1)
        hexes = 72 if variant.teams else 36
        if not variant.expanded:
            return set_up + phases + rounds + players * (1 + 25 * (2 + 1 + 1 + 3) + hexes * 2)
        beyond = players * (25 * 12 + 5 * 12 + hexes * 12 + 200)
        return set_up + phases + rounds + beyond

    def pieces(self, state: State) -> dict[str, int]:
        """Count tiles by kind, goods by colour, shields and cards, wherever they are; face-down tiles have no kinds."""
        burgundy = cast(Burgundy, state)
        piles = list(burgundy.piles)
        tiles = [one + other for one, other in zip(piles[:KINDS], piles[KINDS : 2 * KINDS], strict=True)]
        for places in (
            list(burgundy.spaces),
            *(list(seat.storage) for seat in burgundy.seats),
            *(list(duchy.tiles) for duchy in burgundy.duchies),
            *(list(duchy.holdings.store) for duchy in burgundy.duchies),
        ):
            for kind in places:
                tiles[kind] += 1
        for duchy in burgundy.duchies:
            for kind, count in enumerate(duchy.holdings.yard):
                tiles[kind] += count
        asked = [burgundy.agenda[level] for level in range(burgundy.depth)]
        for question in asked:
            about = argument_of(question)
            direct = kind_of(question) == ASK_SITE and about >> 6 & 3 == DIRECT
            if kind_of(question) in {ASK_DISCARD, ASK_STORE} or direct:
                tiles[about & 63] += 1
        setting_up = bool(asked) and kind_of(asked[0]) in SET_UP
        if setting_up and kind_of(asked[0]) != ASK_FIRST:  # starting castles that wait
            tiles[CASTLE_TILE] += sum(1 for duchy in burgundy.duchies if not any(duchy.tiles))
        if burgundy.variant.inns:
            tiles[INN] += burgundy.annex.inns + 5 - (0 if setting_up else min(int(burgundy.phase) + 1, 5))
        found = {KIND_NAMES[kind]: tiles[kind] for kind in range(1, KINDS - 1)}
        found["tiles"] = sum(tiles[1:])
        goods, rounds, bag = list(burgundy.goods), list(burgundy.round_goods), list(burgundy.bag)
        owned = [*(list(duchy.goods) for duchy in burgundy.duchies), *(list(duchy.sold) for duchy in burgundy.duchies)]
        for colour in range(6):
            theirs = sum(heap[colour] for heap in owned)
            found[f"goods {colour + 1}"] = sum(goods[colour::6]) + theirs + rounds.count(colour + 1) + bag[colour]
        return found | arms(burgundy, setting_up) | cards(burgundy)

    def never_fall(self, state: State) -> list[int]:
        """List time, markers, placed tiles, goods sold, bonus tiles, goods on routes; points too, but not alone."""
        burgundy = cast(Burgundy, state)
        numbers = [
            int(burgundy.phase * 6 + burgundy.round),
            int(burgundy.annex.outposts),
            -int(burgundy.annex.target),
        ]
        for seat in burgundy.seats:
            numbers += [0 if burgundy.variant.solo else int(seat.points), int(seat.space)]
        for duchy in burgundy.duchies:
            numbers += [sum(1 for kind in duchy.tiles if kind), *map(int, duchy.sold), int(duchy.joined)]
            numbers += [int(duchy.large_bonus).bit_count(), int(duchy.small_bonus).bit_count()]
            numbers += [len(duchy.holdings.route), len(duchy.holdings.route_goods)]
        return numbers

    def lively(self, action: int) -> bool:
        """Prefer to place tiles, take shields and answer pending effects."""
        return action in LIVELY

    def check(self, state: State) -> None:
        """Check the table, the seats and the duchies."""
        burgundy = cast(Burgundy, state)
        players = self.game.seats(state)
        check_board(burgundy, players)
        check_annex(burgundy)
        spaces = [int(burgundy.seats[seat].space) for seat in burgundy.bridge]
        if burgundy.depth == 0 or kind_of(burgundy.agenda[0]) != ASK_FIRST:
            assert sorted(burgundy.bridge) == list(range(players))
            assert sorted(burgundy.order) == list(range(players))
        assert spaces == sorted(spaces, reverse=True)
        assert all(0 <= space <= 6 for space in spaces)
        assert 0 <= burgundy.depth < DEPTH
        assert not any(list(burgundy.agenda)[burgundy.depth :])
        for index, seat in enumerate(burgundy.seats):
            assert seat.duchy == index % len(burgundy.duchies)
            assert 0 <= min(seat.dice) <= max(seat.dice) <= 6
            assert len(seat.storage) == (2 if burgundy.variant.teams else 3)
            assert seat.points >= 0
        for colour, name in enumerate(COLOUR_NAMES):
            large = sum(duchy.large_bonus >> colour & 1 for duchy in burgundy.duchies)
            small = sum(duchy.small_bonus >> colour & 1 for duchy in burgundy.duchies)
            assert (large, small) in {(0, 0), (1, 0), (1, 1)}, name
            assert burgundy.bonus[colour] == large + small
        for duchy in burgundy.duchies:
            check_duchy(burgundy, duchy)
        check_recount(burgundy)
        if burgundy.variant.shields:
            check_shields(burgundy)

    def check_places(self, state: State) -> None:
        """B7.2; B12.5: partners share a place, and so do tied teams; B13.7: alone all hexes are filled or not."""
        burgundy = cast(Burgundy, state)
        places, scores = self.game.places(state), self.game.scores(state)
        empty = [sum(1 for kind in duchy.tiles if not kind) for duchy in burgundy.duchies]
        if burgundy.variant.solo:
            assert [1 if empty == [0] else 2] == places
            assert [37 - empty[0]] == scores
        elif burgundy.variant.teams:
            sign = 1 if burgundy.variant.most_empty_wins else -1
            ranks = [(scores[team] + scores[team + 2], sign * empty[team]) for team in (0, 1)]
            wanted = [1 if ranks[team] >= ranks[1 - team] else 2 for team in (0, 1)]
            assert wanted * 2 == places
        else:
            super().check_places(state)

    def check_happened(self, before: State, after: State, outcome: int) -> None:
        """Look for the outcome on the table."""
        then, now = cast(Burgundy, before), cast(Burgundy, after)
        about = argument_of(then.asked())
        values = self.game.fields(outcome)
        do = values["do"]
        if do == "first":
            assert now.order[0] == cast(int, values["seat"]) - 1
        elif do == "goods":
            colour = cast(int, values["goods"]) - 1
            assert now.bag[colour] == then.bag[colour] - 1
            if kind_of(then.asked()) == ASK_START_GOODS:
                assert now.duchy(about).goods[colour] == then.duchy(about).goods[colour] + 1
            else:
                assert now.round_goods[about] == colour + 1
        elif do == "duchy":
            assert now.duchy(about).layout is now.variant.layouts[cast(int, values["duchy"]) - 1]
        elif do == "board":
            assert now.seats[about].board == cast(int, values["board"]) - 1
        elif do == "tile":
            assert KIND_NAMES[now.spaces[about]] == values["tile"]
        elif do == "roll":
            assert list(now.seats[about].dice) == [values["first"], values["second"]]
        elif do == "card":
            card = cast(int, values["card"]) - 1
            holdings = now.duchy(about).holdings
            assert card in list(holdings.route) or holdings.cards[card]
        elif do == "arms":
            assert now.annex.shields[about] == values["shield"]
        else:
            assert do == "white"
            place = (cast(int, values["white"]) - 1) * 6 + then.round_goods[then.round] - 1
            assert now.white == values["white"]
            assert now.goods[place] == then.goods[place] + 1

    def in_the_secret(self, state: State, chooser: int) -> list[int]:
        """B12.1. Partners see the start that one of them chooses for the team."""
        duchies = len(cast(Burgundy, state).duchies)
        return [seat for seat in range(self.game.seats(state)) if seat % duchies == chooser % duchies]

    def hidden(self, state: State, viewer: int) -> tuple[int, ...]:
        """List the hidden starts of others; partners know each other's."""
        burgundy = cast(Burgundy, state)
        return tuple(int(burgundy.seats[index].choice) for index in strangers(burgundy, viewer))

    def possibly_hidden(self, state: State, viewer: int) -> list[tuple[int, ...]]:
        """List every start on every side that the others were dealt."""
        burgundy = cast(Burgundy, state)
        ways: list[list[int]] = []
        for index in strangers(burgundy, viewer):
            seat = burgundy.seats[index]
            if seat.choice == NO_CHOICE:
                ways.append([NO_CHOICE])
                continue
            layouts = [burgundy.duchy(index).layout]
            if seat.board >= 0:
                boards = BOARDS_2019 if burgundy.variant.edition == 2019 else BOARDS_2011
                names = boards[seat.board][:2]
                layouts = [next(each for each in burgundy.variant.layouts if each.name == name) for name in names]
            ways.append(
                [START + side * 73 + hex_ for side, layout in enumerate(layouts) for hex_ in plan(layout).starts]
            )
        return list(product(*ways))


def strangers(burgundy: Burgundy, viewer: int) -> list[int]:
    """List the seats other than the viewer and the viewer's partners."""
    duchies = len(burgundy.duchies)
    return [seat for seat in range(len(burgundy.seats)) if viewer < 0 or seat % duchies != viewer % duchies]


def arms(burgundy: Burgundy, setting_up: bool) -> dict[str, int]:
    """Count the shields in the box until they are dealt, then those on depots, on castles and on the way there."""
    if not burgundy.variant.shields:
        return {}
    there = [int(shield) for shield in burgundy.annex.shields]
    there += [shield for duchy in burgundy.duchies for shield, hex_ in enumerate(duchy.holdings.shield_hex) if hex_]
    for level in range(burgundy.depth):
        question = burgundy.agenda[level]
        if kind_of(question) == ASK_COURT:
            there.append(int(argument_of(question)))
    return {f"shield {shield}": max(there.count(shield), int(setting_up)) for shield in range(1, SHIELDS + 1)}


def cards(burgundy: Burgundy) -> dict[str, int]:
    """Count the trade route cards in the box, in front of their owners and above the duchies; none ever leaves."""
    if not burgundy.variant.route_cards:
        return {}
    found: dict[str, int] = {}
    for card in range(len(ROUTE_CARDS)):
        there = int(burgundy.annex.cards[card])
        there += sum(int(duchy.holdings.cards[card]) for duchy in burgundy.duchies)
        there += sum(list(duchy.holdings.route).count(card) for duchy in burgundy.duchies)
        assert there == 1
        found[f"card {card + 1}"] = there
    return found
