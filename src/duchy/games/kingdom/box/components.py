"""Facts that all sets of cards share: resources, types, families of cards, sizes. No rules.

The cards themselves are in a set (`cards`); sizes here are limits of the action space, not of the rules.
"""

from typing import Final

# Resources, the four cubes in the order of production, then what is kept.
MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIERS: Final = 5
CUBES: Final = 4
RESOURCES: Final = 6
RESOURCE_NAMES: Final = ("materials", "population", "gold", "exploration", "krystallium", "soldiers")
SUBSTITUTED: Final = 5
"""Resources that krystallium can pay for: the four cubes and krystallium itself (K4.5)."""
COST_BITS: Final = 8
"""A packed cost has this many bits for each resource."""
CUBE_NAMES: Final = RESOURCE_NAMES[:CUBES]

# Types of developments; each goes with the resource of its number.
TYPES: Final = 4
TYPE_NAMES: Final = ("structure", "company", "monument", "discovery")

# Families of cards.
DEVELOPMENT: Final = 0
TREASURE: Final = 1
CALAMITY: Final = 2
MENACE: Final = 3
ADVISOR: Final = 4

# Menaces (K6).
RATS: Final = 0
VERMIN: Final = 1
GIANTS: Final = 2
SHADOWS: Final = 3
THIEVES: Final = 4
MENACES: Final = 5
MENACE_NAMES: Final = ("rats", "vermin", "giants", "shadows", "thieves")
CHOSEN_MENACES: Final = (RATS, GIANTS, SHADOWS, THIEVES)

# Modules (K1.2).
NO_MODULE: Final = 0
WITH_MENACES: Final = 1
WITH_ADVISORS: Final = 2
WITH_QUESTS: Final = 3
MODULE_NAMES: Final = ("none", "menaces", "advisors", "quests")

# Phases in which an advisor can be used (K7.3).
IN_DRAFT: Final = 0
IN_PLANNING: Final = 1
IN_PRODUCTION: Final = 2
AT_END: Final = 3
PHASE_NAMES: Final = ("draft", "planning", "production", "end")

# Sizes that the action space allows; a set is checked against them.
KINDS: Final = 127
"""Kinds of cards in a set, at most."""
UNKNOWN: Final = 127
"""Stands for the kind of a card that no one has seen."""
ADVISORS: Final = 32
DUCHIES: Final = 8
SIDES: Final = 2
"""Sides of a duchy card, and of a quest board."""
SITES: Final = 80
"""Cards under construction of one seat."""
AREAS: Final = 2
FACES: Final = 2
"""Ways to offer a card: face up, face down."""
PLACES: Final = 24
"""Cards in one offer area."""
DRAFTED: Final = 32
BOARDS: Final = 2
"""Quest boards in one game."""
TASKS: Final = 4
PER_ICONS: Final = 16
"""Production icons that count cards: each resource per each type."""
ICONS: Final = 20
"""Production icons that a theft token can cover: four resources, then each resource per each type."""

# The game (K1, K2, K5S).
ROUNDS: Final = 4
HAND: Final = 7
"""Cards of the deck in a hand; the eighth card is a calamity or a menace."""
OFFERED: Final = 2
"""Cards that a player offers in one turn; in a solo game, cards of the deck that refill an area."""
TRAPS: Final = 2
SPIES: Final = 2
DANGER_CARDS: Final = 8
DANGERS: Final = 4
SOLO_SUPREMACY: Final = 5
ALCHEMY_CUBES: Final = 5
SOLO_SIDE_A: Final = 15
FIRST_SOLDIERS: Final = 2
MEDALS: Final = ("none", "bronze", "silver", "gold")
MODULE_MEDALS: Final = (70, 95, 115)
AREA_LETTERS: Final = "ab"
SIDE_LETTERS: Final = "ab"

# What advisors can do besides giving resources (K7): columns of a set, each with a number.
REVEAL: Final = 0
SHIFT: Final = 1
DISMISS: Final = 2
TRAP: Final = 3
DOUBLE: Final = 4
PARDON: Final = 5
DISTIL: Final = 6
TIES: Final = 7
MATCH: Final = 8
EFFECTS: Final = 9
LEFT: Final = 2
"""Resources that an advisor may score when they are left at the end: krystallium, then soldiers."""
EFFECT_NAMES: Final = ("reveal", "shift", "dismiss", "traps", "double", "pardon", "distil", "ties", "match")

# What a quest task gives, after the six resources: victory points and spies (K8).
TASK_POINTS: Final = 6
TASK_SPIES: Final = 7
REWARDS: Final = 8
REWARD_NAMES: Final = (*RESOURCE_NAMES, "points", "spies")
