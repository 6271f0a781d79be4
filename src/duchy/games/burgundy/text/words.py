"""Burgundy in English: what an action does, and what happened. Made from data, as in every other language."""

from typing import Final

from duchy.core.journal import Entry
from duchy.core.phrase import phrase
from duchy.games.burgundy.actions import load_list
from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    GOODS,
    GOODS_NAMES,
    INN,
    INN_SPACE,
    KIND_NAMES,
    ROUTE_CARDS,
    SHIELD_PLACES,
)
from duchy.games.burgundy.state.agenda import (
    ASK_COURT,
    ASK_SITE,
    ASK_STORE,
    ASK_UPKEEP,
    argument_of,
    kind_of,
    site_tile,
)
from duchy.games.burgundy.state.effects import (
    WAIT_BUILDING,
    WAIT_CASTLE,
    WAIT_COLOUR,
    WAIT_GEESE,
    WAIT_POINTS,
    WAIT_SHIP,
    effect_kind,
    effect_number,
)
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.prices import parts_of, place_of_shield, price, tile_in_slot

ACTIONS_IN_WORDS: Final = {
    "end": "end the turn",
    "skip": "leave the effect unused",
    "workers": "take workers",
    "take": "take the {tile} from depot {depot}",
    "place": "place the {tile} on hex {hex}",
    "sell": "sell goods {goods} ({colour}, {tiles|tile})",
    "buy": "buy the {tile} from {where} for {price}",
    "load": "load the goods from {where}",
    "keep": "keep goods {colours}",
    "discard": "discard the {tile} from storage space {slot}",
    "hire": "hire 2 workers for 1 silver",
    "store": "store {what} in {whose} storage",
    "pick": "place the {tile} from extra storage",
    "drop": "discard the {tile} from extra storage",
    "on": "put {what} on hex {hex}",
    "fetch": "take the {tile} from the black depot",
    "use": "use the crane as a {building}",
    "beside": "score the {species} with the geese",
    "gather": "take goods {goods} ({colour}, {tiles|tile}) from all depots",
    "turn": "set die {die} to {number}",
    "shield": "take shield {shield}[ from depot {depot}]",
    "pay": "pay {payment} for {what}",
    "ally": "also use player {seat}'s monasteries",
    "lay": "add card {card} to your trade route ({spaces})",
    "effect": "resolve: {effect}",
    "point": "buy a point for 1 silver",
    "spend": "pay with a tile of goods {goods} ({colour})",
    "start": "start on side {side} with the castle on hex {hex}",
    "first": "player {seat} goes first",
    "duchy": "duchy {duchy} is dealt",
    "board": "board {board} is dealt",
    "goods": "goods {goods} are drawn",
    "tile": "the {tile} is drawn",
    "roll": "the dice show {first} and {second}",
    "white": "the white die shows {white}",
    "card": "card {card} is dealt ({spaces})",
    "arms": "shield {shield} is drawn",
}

ENTRIES: Final = {
    "first": "{who} goes first; the turn order is {order}",
    "start-goods": "{who} draws goods {goods}",
    "duchy": "{who} plays duchy {duchy}",
    "board": "{who} is dealt board {board}",
    "card": "{who} is dealt trade route card {card} ({spaces})",
    "lay": "{who} adds card {card} to the trade route",
    "arms": "shield {shield} is placed on depot {depot}",
    "start": "{who} starts with the castle on hex {hex}",
    "phase": "phase {phase} starts",
    "refill": "the depots are refilled; this phase's goods are {goods}",
    "round": "round {round} of phase {phase}; the turn order is {order}",
    "roll": "{who} rolls {dice}",
    "white": "the white die shows {white}: goods {goods} go to depot {white}",
    "white-only": "the white die shows {white}",
    "remove": "{tile} is removed from {where}",
    "die": "{who} uses die {die}, which shows {shows}[, as a {used_as} for {workers|worker}]",
    "white-die": "{who} uses the white die, which shows {shows}[, as a {used_as} for {workers|worker}]",
    "turn-die": "{who} sets die {die}, which shows {shows}, to {number}",
    "take": "{who} takes {tile} from {where}",
    "store": "{who} stores {tile} in {whose} storage",
    "discard": "{who} discards {tile} to make room for {for}",
    "place": "{who} places {tile} on hex {hex}",
    "animals": "{who} scores {points|point} for {tile}, with {tiles|tile}[ of its {kin}] on the pasture",
    "watchtower": "{who} scores {points|point} for the watchtower",
    "boarding-house": "{who} gains {workers|worker} from the boarding house",
    "bank": "{who} gains {silver} silver from the bank",
    "crane": "{who} uses the crane as a {building}",
    "region": "{who} completes a region of size {size} ({colour}) and scores {points|point}",
    "region-phase": "{who} scores {points|point} for completing it in this phase",
    "bonus": "{who} has covered all {colour} hexes and takes the {tile} bonus tile for {points|point}",
    "full-colour": "{who} has covered all {colour} hexes and places a tile from the black depot",
    "outposts": "{who} has connected {joined|outpost} and scores {points|point}",
    "outposts-first": "{who} is number {place} to connect all outposts and scores {points|point}",
    "sell": "{who} sells {tiles|tile} of goods {goods} for {points|point}, {silver} silver[ and {workers|worker}]",
    "route": "{who} fills a matching space of the trade route: {bonus}",
    "workers": "{who} takes {workers|worker}[ and {silver} silver]",
    "hire": "{who} hires {workers|worker} for {silver} silver",
    "fellow-worker": "{who} gains {workers|worker} from shield 2",
    "buy": "{who} buys {tile} from {where}[ for {silver} silver][ with {workers|worker}]",
    "load": "{who} loads [goods {goods}|nothing] from depot {depots}[; goods {lost} are lost]",
    "gather": "{who} takes {tiles|tile} of goods {goods} from all depots",
    "clear-goods": "goods {goods} leave the board",
    "exchange": "{who} takes {tile} from the black depot for five goods, face down",
    "spend": "{who} pays with a tile of goods {goods}",
    "bridge": "{who} moves to space {space} of the bridge, number {place} in turn order",
    "shield": "{who} takes shield {shield} from depot {depot}[ for {workers|worker}]",
    "court": "{who} puts shield {shield} on the castle on hex {hex}[; shield {gone} leaves the game]",
    "ally": "{who} also uses player {seat}'s monasteries",
    "upkeep": "{who} pays a {with} for shield {shield}",
    "shield-lost": "{who} does not pay for shield {shield} and loses it",
    "skip": "{who} leaves the {effect} unused",
    "end": "{who} ends the turn[ with {unused} unused]",
    "track": "{who} advances {points|point} to {now} of {target}",
    "target": "{who} reaches the target, which is now {target}, and gains an extra action",
    "income": "{who} gains {silver} silver[ and {workers|worker}] from mines",
    "final": "{who} scores {points|point} for {for}",
    "result": "{who} finishes in place {place} with {points|point}",
    "solo-result": "{who} has filled {points} of 37 hexes",
}

BONUSES: Final = {
    "workers": "4 workers",
    "silver": "2 silver",
    "points": "{points|point}",
    "action": "an extra action",
}
"""The bonuses of trade route spaces; the others are named after the building with the same effect."""

EFFECTS: Final = {
    "gather": "goods of one colour",
    "harvest": "tile from a depot",
    "black": "tile from the black depot",
    "points": "extra points",
}
"""Effects that may be skipped, where the name of the question does not describe them."""

SLOTS: Final = {"own": "your own", "shared": "the team's"}
PAYMENTS: Final = {"silver": "a silver", "worker": "a worker", "nothing": "nothing"}

WAITING: Final = {
    WAIT_POINTS: "{number|point}",
    WAIT_CASTLE: "extra action",
    WAIT_SHIP: "ship",
    WAIT_BUILDING: "{tile}",
    WAIT_COLOUR: "tile from the black depot for the covered colour {colour}",
    WAIT_GEESE: "geese on hex {number}",
}


def tell(entry: Entry) -> str:
    """Put a journal entry into words."""
    values: dict[str, object] = {**entry.values, "who": f"player {entry.seat + 1}"}
    values.setdefault("points", entry.points)
    if "depot" in values:
        values["where"] = depot_words(values["depot"], values.get("tile"))
    if "for" in values:
        values["for"] = str(values["for"]).replace("-", " ")
    if "storage" in values:
        values["whose"] = "their own" if values["storage"] == "own" else SLOTS["shared"]
    if "effect" in values:
        values["effect"] = EFFECTS.get(str(values["effect"]), values["effect"])
    if "bonus" in values:
        bonus = str(values["bonus"])
        values["bonus"] = phrase(BONUSES.get(bonus, f"the effect of a {bonus}"), values)
    if "card" in values:
        values["spaces"] = card_words(int(str(values["card"])) - 1)
    values["kin"] = "" if values.get("tile") == "geese" else "species"
    return phrase(ENTRIES[entry.code], values)


def depot_words(depot: object, tile: object) -> str:
    """Name a depot; inns are next to the black one."""
    if depot != "black":
        return f"depot {depot}"
    return "next to the black depot" if tile == KIND_NAMES[INN] else "the black depot"


def card_words(card: int) -> str:
    """Name the goods and the bonuses of a trade route card, from the left."""
    return ", ".join(f"{goods} {bonus}" for goods, bonus in ROUTE_CARDS[card])


def describe(state: Burgundy, seat: int, action: int) -> str:
    """Describe what an action does here, with its price in workers."""
    block, raw, fields = parts_of(action)
    values: dict[str, object] = dict(fields)
    names = KIND_NAMES
    if "goods" in raw:
        values["colour"] = GOODS_NAMES[raw["goods"]]
    if "card" in raw:
        values["spaces"] = card_words(raw["card"])
    if block.do == "take":
        values["tile"] = names[state.spaces[raw["depot"] * DEPOT_SPACES + raw["space"]]]
    elif block.do in ("place", "discard"):
        values["tile"] = names[tile_in_slot(state, seat, raw["slot"])]
    elif block.do in ("pick", "drop", "tile"):
        values["tile"] = names[raw["tile"] + 1]
    elif block.do == "sell":
        values["tiles"] = int(state.duchy(seat).goods[raw["goods"]])
    elif block.do == "gather":
        values["tiles"] = sum(int(state.goods[depot * GOODS + raw["goods"]]) for depot in range(DEPOTS))
    elif block.do == "buy":
        inn = raw["place"] == INN_SPACE
        tile = INN if inn else state.spaces[raw["place"]]
        values["tile"] = names[tile]
        values["where"] = depot_words("black" if inn else values["depot"], names[tile])
        values["price"] = ("2 silver", "1 silver and 1 worker", "2 workers")[raw["workers"]]
    elif block.do == "fetch":
        values["tile"] = names[state.spaces[FIRST_BLACK + raw["black"]]]
    elif block.do == "load":
        values["where"] = " and ".join(f"depot {depot + 1}" for depot in load_list(raw["depots"]))
    elif block.do == "store":
        values["what"] = asked_words(state)
        values["whose"] = SLOTS[str(values["storage"])]
    elif block.do == "on":
        values["what"] = asked_words(state)
    elif block.do == "pay":
        values["what"] = asked_words(state)
        values["payment"] = PAYMENTS[str(values["payment"])]
    elif block.do == "shield":
        place = place_of_shield(state, raw["shield"] + 1)
        values["depot"] = place // SHIELD_PLACES + 1 if place >= 0 else 0
    elif block.do == "effect":
        values["effect"] = effect_words(state, raw["effect"])
    words = phrase(ACTIONS_IN_WORDS[block.do], values)
    cost = price(state, seat, action)
    if cost == 0:
        return words
    least = "at least " if block.do == "pick" else ""
    return words + phrase(" (costs {least}{cost|worker})", {"least": least, "cost": cost})


def asked_words(state: Burgundy) -> str:
    """Name what the question is about: a tile, or a shield."""
    asked = state.asked() if state.depth else 0
    kind, about = kind_of(asked), argument_of(asked)
    if kind in (ASK_COURT, ASK_UPKEEP):
        return f"shield {about}"
    if kind in (ASK_SITE, ASK_STORE):
        return f"the {KIND_NAMES[site_tile(about)]}"
    return "it"


def effect_words(state: Burgundy, place: int) -> str:
    """Name a pending effect (B13.8)."""
    if place >= state.annex.waiting:
        return f"effect {place + 1}"
    pending = state.annex.effects[place]
    what, number = int(effect_kind(pending)), int(effect_number(pending))
    values: dict[str, object] = {"number": number + 1 if what == WAIT_GEESE else number}
    if what == WAIT_BUILDING:
        values["tile"] = KIND_NAMES[number]
    elif what == WAIT_COLOUR:
        values["colour"] = COLOUR_NAMES[number]
    return phrase(WAITING[what], values)
