"""Every reason why an action of Kingdom is refused, with its rule and its words."""

from typing import Final

from duchy.core.phrase import phrase
from duchy.core.reason import Reason

REASONS: Final = {
    "no-such-action": ("K1.3", "action {action} does not exist"),
    "no-such-seat": ("K1.1", "seat {seat} does not exist: this table has {players|player}"),
    "game-over": ("K5.1", "the game is over"),
    "chance-first": ("K2.1", "wait for the cards to be drawn"),
    "not-your-turn": ("K2.2", "it is player {turn}'s turn"),
    "chance-decides": ("K2.1", "only chance decides this"),
    "not-an-outcome": ("K2.1", "chance cannot decide this '{do}': the question is '{question}'"),
    "other-question": ("K2.2", "answer '{question}' first"),
    "no-such-question": ("K2.2", "'{do}' is not possible now: the question is '{question}'"),
    "not-in-hand": ("K2.2", "{card} is not in your hand"),
    "no-trap": ("K2.3", "you have no traps left for offering a card face down"),
    "solo-only": ("K5S.4", "you can search only in solo games"),
    "searched": ("K5S.4", "you have already searched this round"),
    "too-few-to-search": (
        "K5S.4",
        "a search discards two face-up cards, but no calamities or menaces; area {area} has {cards}",
    ),
    "not-seen": ("K5S.4", "the search revealed: {cards}"),
    "no-spy": ("K5S.3", "you have no active spy"),
    "nothing-face-down": ("K5S.3", "no card on offer is face down"),
    "nothing-on-offer": ("K2.2", "there is no card at {place}"),
    "does-not-fit": ("K5S.3", "the card at {place} does not answer '{question}'"),
    "not-drafted": ("K3.1", "{card} is not among your drafted cards"),
    "must-recycle": ("K3.2", "{card} can only be recycled"),
    "menace-stays": ("K6.1", "{card} cannot be built, recycled or discarded"),
    "cards-left": ("K3.1", "build or recycle your drafted cards first: {cards|card} left"),
    "no-cube": ("K4.3", "you have no cube to place"),
    "no-such-site": ("K4.3", "there is no card {site} under construction: you have {sites|card} there"),
    "not-needed": ("K4.3", "{card} needs no more {resource}"),
    "no-krystallium": ("K4.5", "you have no krystallium"),
    "no-soldier": ("K4.5", "you have no soldiers"),
    "converts-itself": ("K4.5", "five cubes become krystallium automatically; you decide only with quests"),
    "too-few-cubes": ("K4.5", "krystallium takes five cubes, and your alchemy has {cubes}"),
    "frozen": ("K6.4", "{card} is frozen by a frost giant"),
    "must-be-built": ("K9.1", "{card} must be built in this scenario and cannot be scrapped"),
    "not-in-alchemy": ("K8.1", "your alchemy has no {resource}"),
    "no-such-icon": ("K6.6", "your duchy card has no uncovered icon {icon}"),
    "no-battle": ("K6.2", "menaces are driven away in the battle phase"),
    "no-such-menace": ("K6.2", "there are no {menace} in your construction area"),
    "giant-under-card": (
        "K6.4",
        "frost giants are under cards ({sites}): thaw drives one away and completes its card",
    ),
    "battle-price": ("K6.2", "that costs {needed|soldier} and you have {have|soldier}"),
    "choose-token": ("K6.6", "to catch a thief, name the icon to uncover: catch ICON"),
    "no-token": ("K6.6", "no thief covers {icon}"),
    "not-frozen": ("K6.4", "{card} is not frozen by a frost giant"),
    "not-complete": ("K6.4", "{card} must be fully paid before its giant is driven away"),
    "advisor-not-dealt": ("K7.1", "advisor {advisor} is not one of your two"),
    "no-such-advisor": ("K7.2", "you do not have advisor {advisor}"),
    "advisor-used": ("K7.3", "{card} has already been used this round"),
    "wrong-phase": ("K7.3", "{card} can be used only in this phase: {phase}"),
    "too-few-soldiers": ("K7.3", "{card} costs {needed|soldier} and you have {have|soldier}"),
    "no-use": ("K7.3", "{card} would have no effect now"),
    "no-such-task": ("K8.1", "task {task} of board {board} is not part of this game"),
    "task-done": ("K8.1", "you have already completed task {task}"),
    "task-soldiers": ("K8.1", "task {task} costs {needed|soldier} and you have {have|soldier}"),
    "task-price": (
        "K8.1",
        "task {task} costs {needed} krystallium, including replacements for missing cubes, and you have {have}",
    ),
}


def reason(code: str, **values: object) -> Reason:
    """Return the reason of a code with the values of this position."""
    rule, template = REASONS[code]
    return Reason(code, rule, values, phrase(template, values))
