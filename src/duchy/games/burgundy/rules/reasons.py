"""Reasons for refusing an action of Burgundy, each with its rule and its words."""

from typing import Final

from duchy.core.phrase import phrase
from duchy.core.reason import Reason

REASONS: Final = {
    "no-such-action": ("B3.1", "there is no action {action}"),
    "no-such-seat": ("B1.2", "there is no seat {seat}: the game has {players|player}"),
    "game-over": ("B2.4", "the game is over"),
    "chance-first": ("B2.2", "wait for the roll or draw"),
    "not-your-turn": ("B2.3", "it is not your turn: player {turn} is to move"),
    "already-chosen": ("B1.5", "you have chosen; the others are still choosing"),
    "seats-first": ("B2.2", "a player must act now, not chance"),
    "partner-chooses": ("B12.1", "your partner chooses your team's starting castle"),
    "chance-decides": ("B2.2", "only chance can decide that"),
    "not-an-outcome": ("B2.1", "chance cannot decide this '{do}': the question is '{question}'"),
    "other-question": ("B5.8", "answer '{question}' first"),
    "no-such-question": ("B5.8", "you cannot do '{do}' now: the current decision is '{question}'"),
    "must-answer": ("B5.8", "you cannot skip '{question}'"),
    "nothing-to-skip": ("B3.1", "there is nothing to skip; 'end' ends the turn"),
    "no-extra-action": ("B3.1", "you have no extra action now: choose a die"),
    "die-used": ("B3.1", "die {die} is already used"),
    "too-few-workers": (
        "B3.2",
        "{what} needs a {number}; the die shows {shows}: that costs {needed|worker} and you have {have}",
    ),
    "space-not-used": ("B1.6", "space {space} is not used with {players|player}"),
    "space-empty": ("B4.1", "there is no tile on space {space}"),
    "effect-takes-other": ("B5.5", "the {effect} cannot take the {tile}, which has the colour {colour}"),
    "slot-empty": ("B4.2", "storage space {slot} is empty"),
    "hex-covered": ("B4.2", "hex {hex} already has a tile: {tile}"),
    "wrong-colour": ("B4.2", "hex {hex} has the colour {wanted}, but the {tile} has the colour {colour}"),
    "not-adjacent": ("B4.2", "hex {hex} is not next to one of your tiles"),
    "city-has-one": ("B4.5", "the city of hex {hex} already has this building: {tile}"),
    "no-goods": ("B4.3", "you have no goods {goods}"),
    "bought-already": ("B3.3", "you have already bought a tile this turn"),
    "purchase-in-between": (
        "B3.3",
        "in the 2011 edition you can buy only between actions: answer '{question}' first",
    ),
    "black-depot-only": ("B3.3", "without monastery 6 you can buy only from the black depot"),
    "workers-cannot-pay": ("B3.3", "without monastery 6 of 2019 you can buy only with silver"),
    "too-little-silver": ("B3.3", "that costs {needed} silver and you have {have}"),
    "too-few-workers-to-pay": ("B8", "that costs {needed|worker} and you have {have}"),
    "one-depot-only": ("B5.1", "without monastery 5 a ship takes goods from only one depot"),
    "keep-not-there": ("B5.1", "you can keep only new colours ({new}), not goods {goods}"),
    "keep-count": ("B5.1", "you must keep {room|colour}, but chose {chosen}"),
    "one-side": ("B1.5", "your duchy has only side a"),
    "no-such-slot": ("B4.1", "there is no storage space {slot}: you have {slots}"),
    "no-such-hex": ("B4.2", "duchy {duchy} has no hex {hex}: it has {hexes}"),
    "not-a-start": ("B12.1", "in duchy {duchy} you can start on hex {starts}, not on hex {hex}"),
    "nowhere-to-place": ("B4.2", "there is no hex for the {tile} now"),
    "turn-over": ("B3.1", "you can do that only on your turn; the phase is ending"),
    "no-monastery-28": ("B9.1", "you can hire workers only with monastery 28"),
    "crane-cannot": ("B9.1", "the crane cannot copy the {building} here"),
    "no-such-species": ("B9.1", "there is no {species} on the geese's pasture"),
    "region-has-inn": ("B9.4", "the region of hex {hex} already has an inn"),
    "no-inn": ("B9.4", "no inn is for sale now"),
    "no-inns": ("B9.4", "there are no inns in this game"),
    "not-your-card": ("B9.5", "card {card} is not among the cards you can add to your route"),
    "no-shields": ("B11.1", "there are no shields in this game"),
    "shield-not-there": ("B11.1", "shield {shield} is not on any depot"),
    "both-dice-needed": ("B11.2", "taking a shield needs a double, with both dice unused"),
    "no-double": (
        "B11.2",
        "shield {shield} needs a double {number}; the dice show {shows}; that costs {needed|worker}, you have {have}",
    ),
    "no-shield-by-castle": ("B11.5", "only a castle's extra action can take a shield, and only with shield 11"),
    "no-castle-there": ("B11.2", "a shield goes on a castle, and hex {hex} has none"),
    "workers-pay-no-shield": ("B11.3", "without shield 3 you can pay for shields only with silver"),
    "no-shield-16": ("B11.5", "you can set a die to another number only with shield 16"),
    "turned-already": ("B11.5", "you have already set a die this turn"),
    "shows-already": ("B11.5", "die {die} already shows a {number}"),
    "no-shield-6": ("B11.5", "you can use another player's monasteries only with shield 6"),
    "ally-chosen": ("B11.5", "you have already chosen a player"),
    "ally-own-duchy": ("B11.5", "you already use your own duchy's monasteries"),
    "not-in-yard": ("B11.5", "there is no {tile} in your extra storage"),
    "no-room-for-goods": ("B5.1", "you already store three other colours than goods {goods}"),
    "no-goods-in-depots": ("B11.5", "no depot has goods {goods}"),
    "effects-wait": ("B13.8", "resolve pending effects first: {waiting} left"),
    "no-such-effect": ("B13.8", "there is no pending effect {effect}: there are {waiting}"),
    "no-castle-hex": (
        "B1.5",
        "the starting castle must be on a castle hex; hex {hex} of duchy {duchy} has the colour {wanted}",
    ),
}


def reason(code: str, **values: object) -> Reason:
    """Make a reason from its code and the values of this position."""
    rule, template = REASONS[code]
    return Reason(code, rule, values, phrase(template, values))
