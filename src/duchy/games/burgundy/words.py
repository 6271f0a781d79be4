"""Burgundy in English words: what an action does, what happened. Made from data; other languages do the same."""

from typing import Final

from duchy.core.journal import Entry
from duchy.core.phrase import phrase
from duchy.games.burgundy.actions import NO_DIE, block_of, load_list
from duchy.games.burgundy.components import (
    DEPOT_SPACES,
    FIRST_BLACK,
    GOODS_NAMES,
    KIND_COLOUR,
)
from duchy.games.burgundy.notation import fields
from duchy.games.burgundy.rules.dice import FREE_STEP_PLACING, FREE_STEP_TAKING, worker_cost
from duchy.games.burgundy.state import Burgundy

ACTIONS_IN_WORDS: Final = {
    "end": "end the turn",
    "skip": "leave the effect unused",
    "workers": "take workers",
    "take": "take the {tile} from depot {depot}",
    "place": "place the {tile} on hex {hex}",
    "sell": "sell goods {goods} ({colour}, {tiles|tile})",
    "buy": "buy the {tile} from {where} for {price}",
    "load": "load the goods of {where}",
    "keep": "keep the goods {colours}",
    "discard": "discard the {tile} from slot {slot}",
    "start": "start on side {side} with the castle on hex {hex}",
    "first": "player {seat} begins",
    "duchy": "duchy {duchy} is dealt",
    "board": "board {board} is dealt",
    "goods": "goods {goods} are drawn",
    "tile": "the {tile} is drawn",
    "roll": "the dice show {first} and {second}",
    "white": "the white die shows {white}",
}

ENTRIES: Final = {
    "first": "{who} begins; the order is {order}",
    "start-goods": "{who} draws goods {goods}",
    "duchy": "{who} plays duchy {duchy}",
    "board": "{who} is dealt the board {board}",
    "start": "{who} starts with the castle on hex {hex}",
    "phase": "phase {phase} begins",
    "refill": "the depots are filled; the goods of the phase are {goods}",
    "round": "round {round} of phase {phase}; the order is {order}",
    "roll": "{who} rolls {dice}",
    "white": "the white die shows {white}: goods {goods} go to depot {white}",
    "white-only": "the white die shows {white}",
    "die": "{who} uses die {die}, which shows {shows}[, as a {used_as} for {workers|worker}]",
    "take": "{who} takes {tile} from depot {depot}",
    "discard": "{who} discards {tile} to make room for {for}",
    "place": "{who} places {tile} on hex {hex}",
    "animals": "{who} scores {points|point} for {tile}, with {tiles|tile} of its species on the pasture",
    "watchtower": "{who} scores {points|point} for the watchtower",
    "boarding-house": "{who} gets {workers|worker} from the boarding house",
    "bank": "{who} gets {silver} silver from the bank",
    "region": "{who} completes a region of size {size} ({colour}) and scores {points|point}",
    "region-phase": "{who} scores {points|point} for completing it in this phase",
    "bonus": "{who} has covered all {colour} hexes and takes the {tile} bonus tile for {points|point}",
    "sell": "{who} sells {tiles|tile} of goods {goods} for {points|point}, {silver} silver[ and {workers|worker}]",
    "workers": "{who} takes {workers|worker}[ and {silver} silver]",
    "buy": "{who} buys {tile} from {where}[ for {silver} silver][ with {workers|worker}]",
    "load": "{who} loads [goods {goods}|nothing] from depot {depots}[; goods {lost} are lost]",
    "bridge": "{who} moves to space {space} of the bridge and is at place {place}",
    "skip": "{who} leaves the {effect} unused",
    "end": "{who} ends the turn[ with {unused} unused]",
    "income": "{who} earns {silver} silver[ and {workers|worker}] from mines",
    "final": "{who} scores {points|point} for {for}",
    "result": "{who} is at place {place} with {points|point}",
}


def tell(entry: Entry) -> str:
    """Put a journal entry into words."""
    values: dict[str, object] = {**entry.values, "who": f"player {entry.seat + 1}"}
    values.setdefault("points", entry.points)
    if "depot" in values:
        values["where"] = "the black depot" if values["depot"] == "black" else f"depot {values['depot']}"
    if "for" in values:
        values["for"] = str(values["for"]).replace("-", " ")
    return phrase(ENTRIES[entry.code], values)


def describe(state: Burgundy, seat: int, action: int) -> str:
    """Say what an action does here, with its price in workers."""
    block = block_of(action)
    values: dict[str, object] = dict(fields(action))
    raw = block.split(action)
    if block.do == "take":
        values["tile"] = state.variant.tile_names[state.spaces[raw["depot"] * DEPOT_SPACES + raw["space"]]]
    elif block.do in ("place", "discard"):
        values["tile"] = state.variant.tile_names[state.seats[seat].storage[raw["slot"]]]
    elif block.do == "sell":
        values["colour"] = GOODS_NAMES[raw["goods"]]
        values["tiles"] = int(state.duchy(seat).goods[raw["goods"]])
    elif block.do == "buy":
        values["tile"] = state.variant.tile_names[state.spaces[raw["place"]]]
        values["where"] = f"the {values['depot']} depot" if raw["place"] >= FIRST_BLACK else f"depot {values['depot']}"
        values["price"] = ("2 silver", "1 silver and 1 worker", "2 workers")[raw["workers"]]
    elif block.do == "load":
        values["where"] = " and ".join(f"depot {depot + 1}" for depot in load_list(raw["depots"]))
    words = phrase(ACTIONS_IN_WORDS[block.do], values)
    cost = price(state, seat, action)
    return words + phrase(" (costs {cost|worker})", {"cost": cost}) if cost else words


def price(state: Burgundy, seat: int, action: int) -> int:
    """B3.2. Count the workers that an action with a die costs here."""
    block = block_of(action)
    raw = block.split(action)
    die = raw.get("die", NO_DIE)
    if die == NO_DIE or block.do == "workers":
        return 0
    player = state.seats[seat]
    duchy = state.duchy(seat)
    shows = player.dice[die]
    if block.do == "take":
        return worker_cost(duchy, shows, raw["depot"] + 1, FREE_STEP_TAKING)
    if block.do == "sell":
        return worker_cost(duchy, shows, raw["goods"] + 1, 0)
    kind = player.storage[raw["slot"]]
    return worker_cost(duchy, shows, duchy.layout.number[raw["hex"]], FREE_STEP_PLACING[KIND_COLOUR[kind]])
