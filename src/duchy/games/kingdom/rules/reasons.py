"""Every reason why an action of Kingdom is refused, with its rule and its words."""

from typing import Final

from duchy.core.phrase import phrase
from duchy.core.reason import Reason

REASONS: Final = {
    "no-such-action": ("K1.3", "there is no action {action}"),
    "no-such-seat": ("K1.1", "there is no seat {seat}: {players|player} at this table"),
    "game-over": ("K5.1", "the game is over"),
    "chance-first": ("K2.1", "cards are drawn first"),
    "not-your-turn": ("K2.2", "player {turn} has to decide now"),
    "chance-decides": ("K2.1", "that is for chance to decide"),
    "not-an-outcome": ("K2.1", "chance cannot decide this '{do}': the question is '{question}'"),
    "other-question": ("K2.2", "'{question}' has to be answered first"),
    "no-such-question": ("K2.2", "nobody asked: '{do}' answers another question than '{question}'"),
    "not-in-hand": ("K2.2", "you do not hold {card}"),
    "no-trap": ("K2.3", "you have no trap left to offer a card face down"),
    "solo-only": ("K5S.4", "only a single player searches"),
    "searched": ("K5S.4", "you have searched in this round"),
    "too-few-to-search": (
        "K5S.4",
        "a search discards two face-up cards, no calamities or menaces; area {area} has {cards}",
    ),
    "not-seen": ("K5S.4", "the search showed: {cards}"),
    "no-spy": ("K5S.3", "you have no active spy"),
    "nothing-face-down": ("K5S.3", "no card lies face down on offer"),
    "nothing-on-offer": ("K2.2", "no card lies at {place}"),
    "does-not-fit": ("K5S.3", "the card at {place} does not answer '{question}'"),
    "not-drafted": ("K3.1", "{card} is not among your drafted cards"),
    "must-recycle": ("K3.2", "{card} cannot be built, only recycled"),
    "menace-stays": ("K6.1", "{card} can be neither built nor recycled nor discarded"),
    "cards-left": ("K3.1", "{cards|card} of the draft must be built or recycled first"),
    "no-cube": ("K4.3", "you have no cube to place"),
    "no-such-site": ("K4.3", "there is no card {site} under construction: you have {sites|site}"),
    "not-needed": ("K4.3", "{card} needs no more {resource}"),
    "no-krystallium": ("K4.5", "you have no krystallium"),
    "no-soldier": ("K4.5", "you have no soldier"),
    "converts-itself": ("K4.5", "five cubes turn into krystallium by themselves; only with quests you decide"),
    "too-few-cubes": ("K4.5", "krystallium takes five cubes, and alchemy holds {cubes}"),
    "frozen": ("K6.4", "a frost giant lies under {card}"),
    "must-be-built": ("K9.1", "{card} must be built in this scenario and cannot be scrapped"),
    "not-in-alchemy": ("K8.1", "there is no {resource} in your alchemy"),
    "no-such-icon": ("K6.6", "your duchy card shows no free icon {icon}"),
    "no-battle": ("K6.2", "menaces are removed in the battle phase"),
    "no-such-menace": ("K6.2", "there are no {menace} in your construction area"),
    "giant-under-card": (
        "K6.4",
        "the frost giants lie under cards ({sites}): thaw pays one off and completes its card",
    ),
    "battle-price": ("K6.2", "that takes {needed|soldier} and you have {have|soldier}"),
    "choose-token": ("K6.6", "a thief is caught by naming the icon that becomes free: catch ICON"),
    "no-token": ("K6.6", "no theft token lies on {icon}"),
    "not-frozen": ("K6.4", "no frost giant lies under {card}"),
    "not-complete": ("K6.4", "{card} must be complete when its giant is paid off"),
    "advisor-not-dealt": ("K7.1", "advisor {advisor} is not one of your two"),
    "no-such-advisor": ("K7.2", "advisor {advisor} is not with you"),
    "advisor-used": ("K7.3", "{card} was used in this round"),
    "wrong-phase": ("K7.3", "{card} can be used in this phase: {phase}"),
    "too-few-soldiers": ("K7.3", "{card} costs {needed|soldier} and you have {have|soldier}"),
    "no-use": ("K7.3", "there is nothing that {card} could do now"),
    "no-such-task": ("K8.1", "there is no task {task} on board {board} in this game"),
    "task-done": ("K8.1", "you have done task {task}"),
    "task-soldiers": ("K8.1", "task {task} takes {needed|soldier} and you have {have|soldier}"),
    "task-price": (
        "K8.1",
        "task {task} takes {needed} krystallium, substitutes for missing cubes among them, and you have {have}",
    ),
}


def reason(code: str, **values: object) -> Reason:
    """Return the reason of a code with the values of this position."""
    rule, template = REASONS[code]
    return Reason(code, rule, values, phrase(template, values))
