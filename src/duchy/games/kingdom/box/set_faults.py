"""Faults of a set's file: each has a code, values for other languages, and English words.

`where` is the address of a value in the file: `development 'farm'.cost.gold`, `quest 'usurper'.two[3].final`.
"""

from typing import Final

from duchy.core.phrase import phrase
from duchy.core.reason import Reason

RULE: Final = "K10"

FAULTS: Final = {
    "set-unknown": "{got} is neither '{house}' nor the text of a set (one TOML file)",
    "set-too-long": "the file has {letters} characters; at most {most} are allowed",
    "set-too-many-keys": "the file has more than {most} keys, tables and lists",
    "set-nested-too-deep": "line {line}: lists and tables are nested more than {most} deep",
    "set-key-too-deep": "line {line}: a key has more than {most} parts",
    "set-not-toml": "the file is not valid TOML: {error}",
    "set-too-many-cards": "{section}: {cards} cards; at most {most} are allowed",
    "set-too-many-kinds": "set: {kinds} kinds of cards; at most {most} are allowed",
    "set-no-such-section": "{where}: no such section; the sections are {known}",
    "set-no-such-field": "{where}: no such field; the fields are {known}",
    "set-field-missing": "{where}: this field is missing",
    "set-needs-table": "{where}: expected a table, got {got}",
    "set-needs-list": "{where}: expected a list, got {got}",
    "set-needs-number": "{where}: expected a number from {low} to {high}, got {got}",
    "set-needs-text": "{where}: expected text that can be read, got {got}",
    "set-needs-boolean": "{where}: expected true or false, got {got}",
    "set-needs-id": "{where}: expected a word in lower case, with hyphens, got {got}",
    "set-needs-two": "{where}: expected two of {known}, got {got}",
    "set-not-one-of": "{where}: expected one of {known}, got {got}",
    "set-id-twice": "{where}: another card has the same id",
    "set-costs-nothing": "{where}: a card or a task must cost something",
    "set-deck-too-small": (
        "development: developments and treasures have {cards} copies together; at least {needed} are needed"
    ),
    "set-duchies": "duchy: expected {low} to {high} duchies, got {duchies}",
    "set-menaces": "menace: expected one card of kind '{kind}', with copies, got {cards}",
    "set-advisors": (
        "advisor: expected at most {most} advisors, at least {needed} of them for any number of players; got"
        " {advisors} and {any}"
    ),
    "set-advisor-deck": (
        "advisor: {developments} developments and {any} advisors for any number of players are too few for a deck"
    ),
    "set-advisor-questions": (
        "advisor: the advisors of phase '{phase}' ask {questions} questions together; at most {most} are allowed"
    ),
    "set-advisor-phase": "{where}: not possible in phase {phase}",
    "set-advisor-idle": "{where}: an advisor needs at least one of {known}",
    "set-tasks": "{where}: expected 1 to {most} tasks, exactly one of them final, got {tasks} with {finals} final",
}


def fault(code: str, **values: object) -> Reason:
    """Return the fault of a code with its values."""
    return Reason(code, RULE, values, phrase(FAULTS[code], values))
