"""Why an action of Burgundy is refused: every reason there is, with its rule and its words."""

from typing import Final

from duchy.core.phrase import phrase
from duchy.core.reason import Reason

REASONS: Final = {
    "no-such-action": ("B3.1", "there is no action {action}"),
    "no-such-seat": ("B1.2", "there is no seat {seat}: {players} play"),
    "game-over": ("B2.4", "the game is over"),
    "chance-first": ("B2.2", "dice and draws come first"),
    "not-your-turn": ("B2.3", "it is the turn of player {turn}"),
    "already-chosen": ("B1.5", "you have chosen; the others still choose"),
    "seats-first": ("B2.2", "it is not for chance to decide now"),
    "partner-chooses": ("B12.1", "your partner chooses the start for your team"),
    "chance-decides": ("B2.2", "that is for chance to decide"),
    "not-an-outcome": ("B2.1", "chance cannot decide this '{do}': the question is '{question}'"),
    "other-question": ("B5.8", "'{question}' has to be answered first"),
    "no-such-question": ("B5.8", "nobody asked: '{do}' answers another question than '{question}'"),
    "must-answer": ("B5.8", "'{question}' cannot be skipped"),
    "nothing-to-skip": ("B3.1", "there is nothing to skip: 'end' ends the turn"),
    "no-extra-action": ("B3.1", "there is no extra action now: choose a die"),
    "die-used": ("B3.1", "die {die} is used already"),
    "too-few-workers": (
        "B3.2",
        "{what} is a {number}: the die shows {shows}, that takes {needed|worker} and you have {have|worker}",
    ),
    "space-not-used": ("B1.6", "space {space} is not used with {players|player}"),
    "space-empty": ("B4.1", "no tile lies on space {space}"),
    "effect-takes-other": ("B5.5", "the {effect} does not bring tiles of the colour {colour} ({tile})"),
    "slot-empty": ("B4.2", "no tile lies in slot {slot}"),
    "hex-covered": ("B4.2", "hex {hex} is covered already, by: {tile}"),
    "wrong-colour": ("B4.2", "hex {hex} has the colour {wanted}, the {tile} has the colour {colour}"),
    "not-adjacent": ("B4.2", "hex {hex} is not next to a placed tile"),
    "city-has-one": ("B4.5", "the city of hex {hex} already has this building: {tile}"),
    "no-goods": ("B4.3", "you store no goods {goods}"),
    "bought-already": ("B3.3", "you have bought a tile this turn"),
    "purchase-in-between": (
        "B3.3",
        "in the edition of 2011 a tile is bought between actions: answer '{question}' first",
    ),
    "black-depot-only": ("B3.3", "only tiles of the black depot are for sale, unless you have monastery 6"),
    "workers-cannot-pay": ("B3.3", "a purchase is paid in silver, unless you have monastery 6 of 2019"),
    "too-little-silver": ("B3.3", "that costs {needed} silver and you have {have}"),
    "too-few-workers-to-pay": ("B8", "that costs {needed|worker} and you have {have|worker}"),
    "one-depot-only": ("B5.1", "a ship takes the goods of one depot, unless you have monastery 5"),
    "keep-not-there": ("B5.1", "goods {goods} are not among the new colours to choose from ({new})"),
    "keep-count": ("B5.1", "you have to keep {room|colour} and chose {chosen|colour}"),
    "one-side": ("B1.5", "your duchy has one side only: it is side a"),
    "no-such-slot": ("B4.1", "there is no slot {slot}: you have {slots}"),
    "no-such-hex": ("B4.2", "there is no hex {hex} in duchy {duchy}: it has {hexes}"),
    "not-a-start": ("B12.1", "a start in duchy {duchy} is on hex {starts}, not on hex {hex}"),
    "nowhere-to-place": ("B4.2", "there is no hex now where the {tile} may go"),
    "turn-over": ("B3.1", "that is for your turn, and the phase is ending"),
    "no-monastery-28": ("B9.1", "only with monastery 28 workers are hired for silver"),
    "crane-cannot": ("B9.1", "a crane cannot do what a {building} does here"),
    "no-such-species": ("B9.1", "there is no {species} on the pasture of the geese"),
    "region-has-inn": ("B9.4", "the region of hex {hex} has an inn already"),
    "no-inn": ("B9.4", "no inn is for sale now"),
    "no-inns": ("B9.4", "there are no inns in this game"),
    "not-your-card": ("B9.5", "card {card} is not among those you have to lay"),
    "no-shields": ("B11.1", "there are no shields in this game"),
    "shield-not-there": ("B11.1", "shield {shield} lies on no depot"),
    "both-dice-needed": ("B11.2", "a shield takes a double: both dice must be unused"),
    "no-double": (
        "B11.2",
        "shield {shield} is on depot {number}: from {shows} a double takes {needed|worker} and you have {have|worker}",
    ),
    "no-shield-by-castle": ("B11.5", "an extra action takes a shield only when a castle is placed with shield 11"),
    "no-castle-there": ("B11.2", "a shield stands on a castle, and there is none on hex {hex}"),
    "workers-pay-no-shield": ("B11.3", "a shield is paid in silver, unless you have shield 3"),
    "no-shield-16": ("B11.5", "only with shield 16 a die is turned to another number"),
    "turned-already": ("B11.5", "you have turned a die this turn"),
    "shows-already": ("B11.5", "die {die} shows a {number} already"),
    "no-shield-6": ("B11.5", "only with shield 6 the monasteries of another player work for you"),
    "ally-chosen": ("B11.5", "you have chosen a player already"),
    "ally-own-duchy": ("B11.5", "the monasteries of your own duchy work for you anyway"),
    "not-in-yard": ("B11.5", "no {tile} is stored beyond the slots"),
    "no-room-for-goods": ("B5.1", "you store three colours already, goods {goods} are not among them"),
    "no-goods-in-depots": ("B11.5", "no goods {goods} lie in the depots"),
    "effects-wait": ("B13.8", "{waiting|effect} must be dealt with before the turn ends"),
    "no-such-effect": ("B13.8", "there is no effect {effect} that waits: there are {waiting}"),
    "no-castle-hex": (
        "B1.5",
        "hex {hex} of duchy {duchy} has the colour {wanted}: the starting castle stands on a castle hex",
    ),
}


def reason(code: str, **values: object) -> Reason:
    """Make the reason of a code with the numbers of this position."""
    rule, template = REASONS[code]
    return Reason(code, rule, values, phrase(template, values))
