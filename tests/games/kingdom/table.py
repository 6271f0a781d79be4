"""Helpers for rule tests: set up a position in a line or two, act by text, and look at the result.

Seats count from 1 here, as people count. Positions use the cards in `rules.toml` unless the options name the house set.
An action is a text for the first player to act; '2: done' is for player 2, '*: card port' for chance.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.core.journal import Entry
from duchy.core.reason import Reason
from duchy.games.kingdom.box.components import CUBE_NAMES, MENACE_NAMES, PLACES, RESOURCE_NAMES, UNKNOWN
from duchy.games.kingdom.box.icons import ICON_NAMES
from duchy.games.kingdom.game import KingdomGame
from duchy.games.kingdom.rules.production import production
from duchy.games.kingdom.state.agenda import QUESTION_NAMES, kind_of
from duchy.games.kingdom.state.seat import FROZEN, Seat, face_of, kind_of_card
from duchy.games.kingdom.state.state import STAGE_NAMES, Kingdom
from duchy.games.kingdom.text.notation import notation, parse

GAME: Final = KingdomGame()
RULES: Final = (Path(__file__).parent / "rules.toml").read_text(encoding="utf-8")
STEP: Final = {"question": "step"}
PLAN: Final = {"question": "plan"}
BATTLE: Final = {"question": "battle"}
TAKE: Final = {"question": "take"}
OFFER: Final = {"question": "offer"}

Given = Mapping[str, object]


def options_of(options: Given | None = None) -> dict[str, object]:
    """Complete options: no module and the cards of the rule tests, unless the options say otherwise."""
    given = dict(options or {})
    if "scenario" not in given:
        given.setdefault("module", "none")
    given.setdefault("set", RULES)
    given.setdefault("side", "a")
    return given


def table(
    *, options: Given | None = None, seat1: Given | None = None, seat2: Given | None = None, **fields: object
) -> Kingdom:
    """Set up a position; by default the duchies are Valados and Téressie, side A."""
    given = options_of(options)
    seats = [dict(seat1 or {})]
    if given.get("players", 2) == 2 and "scenario" not in given:
        seats.append(dict(seat2 or {}))
    else:
        given["players"] = 1
    return GAME.read({"options": given, "seats": seats, **fields})


def planning(seat1: Given | None = None, seat2: Given | None = None, **fields: object) -> Kingdom:
    """Set up a planning phase."""
    return table(seat1=seat1, seat2=seat2, **fields)  # type: ignore[arg-type]


def cubes(resource: str, count: int = 1) -> dict[str, object]:
    """Return the question where some cubes go."""
    return {"question": "cube", "resource": resource, "count": count}


def step(
    resource: str, seat1: Given | None = None, seat2: Given | None = None, count: int = 0, **fields: object
) -> Kingdom:
    """Set up a production step in which player 1 has some cubes to place."""
    first: dict[str, object] = {"agenda": [STEP, cubes(resource, count)] if count else [STEP], **(seat1 or {})}
    second: dict[str, object] = {"agenda": [STEP], **(seat2 or {})}
    turn = CUBE_NAMES.index(resource)
    return table(seat1=first, seat2=second, stage="production", turn=turn, **fields)  # type: ignore[arg-type]


def begun(options: Given | None = None) -> Kingdom:
    """Start a game."""
    return GAME.initial(options_of(options))


def dealt(options: Given | None = None, seed: int = 1) -> Kingdom:
    """Start a game and let chance decide until a seat has to act."""
    return drawn(begun(options), seed)


def drawn(state: Kingdom, seed: int = 1) -> Kingdom:
    """Let chance decide until a seat has to act or the game is over."""
    other = state.copy()
    rng = Rng(seed)
    while GAME.acting(other) == [CHANCE]:
        outcomes = [outcome for outcome, weight in GAME.chances(other) for _ in range(weight)]
        GAME.apply(other, CHANCE, outcomes[rng.below(len(outcomes))])
    return other


def who(state: Kingdom, text: str) -> tuple[int, int]:
    """Read the seat and the action from a text."""
    seat, colon, words = text.partition(": ")
    if not colon:
        words = text
    index = GAME.acting(state)[0] if not colon else CHANCE if seat == "*" else int(seat) - 1
    return index, parse(words, state.variant.cards)


def do(state: Kingdom, text: str) -> None:
    """Do one legal action in a position."""
    seat, action = who(state, text)
    assert (None, True) == (GAME.explain(state, seat, action), action in GAME.legal_actions(state, seat)), text
    GAME.apply(state, seat, action)


def after(state: Kingdom, *actions: str) -> Kingdom:
    """Copy a position and do some actions, each of which must be legal."""
    other = state.copy()
    for text in actions:
        do(other, text)
    return other


def told(state: Kingdom, *actions: str) -> list[Entry]:
    """Do some actions with the journal on and return its entries."""
    other = state.copy()
    journal = GAME.start_journal(other)
    for text in actions:
        do(other, text)
    return journal


def codes(entries: list[Entry]) -> list[str]:
    """List the codes of journal entries."""
    return [entry.code for entry in entries]


def legal(state: Kingdom, start: str = "", seat: int = 0) -> set[str]:
    """List the legal actions as text without card numbers; with a start, only those that start with it."""
    index = seat - 1 if seat else GAME.acting(state)[0]
    cards = state.variant.cards
    texts = [plain(notation(action, cards)) for action in GAME.legal_actions(state, index)]
    assert len(texts) == len(set(texts)), texts
    return {text for text in texts if text.startswith(start)}


def plain(text: str) -> str:
    """Remove the card numbers from a text."""
    return " ".join(
        word.partition(".")[2] if word[0].isdigit() and not word.partition(".")[2].isdigit() else word
        for word in text.split()
    )


def refusal(state: Kingdom, text: str) -> Reason:
    """Return the reason why an action is not legal."""
    seat, action = who(state, text)
    reason = GAME.explain(state, seat, action)
    assert reason is not None, f"{text} is legal"
    assert action not in GAME.legal_actions(state, seat)
    return reason


def refused(state: Kingdom, text: str) -> str:
    """Return the reason's code."""
    return refusal(state, text).code


def of_seat(state: Kingdom, seat: int = 1) -> Seat:
    """Return a player's possessions."""
    return state.seats[seat - 1]


def names(state: Kingdom, kinds: list[int]) -> list[str]:
    """Return the names of some cards."""
    return [state.variant.cards.ids[kind] for kind in kinds]


def hand(state: Kingdom, seat: int = 1) -> list[str]:
    """Return the names of the cards in a hand."""
    own = of_seat(state, seat)
    return names(state, [int(own.hand[place]) for place in range(own.held)])


def card_text(state: Kingdom, card: int) -> str:
    """Write a card on offer or drafted: port; port/2 if player 2 put it face down; ? if from the danger pile."""
    kind, face = int(kind_of_card(card)), int(face_of(card))
    return "?" if kind == UNKNOWN else state.variant.cards.ids[kind] + (f"/{face}" if face else "")


def offered(state: Kingdom, area: str) -> list[str]:
    """Return the names of the cards in an offer area."""
    first = "ab".index(area)
    return [card_text(state, int(state.offers[first * PLACES + place])) for place in range(state.offered[first])]


def drafted(state: Kingdom, seat: int = 1) -> list[str]:
    """Return the names of the drafted cards."""
    own = of_seat(state, seat)
    return [card_text(state, int(own.drafted[place])) for place in range(own.drafts)]


def sites(state: Kingdom, seat: int = 1) -> list[str]:
    """Return the names of the cards under construction, with a star for a frozen one."""
    own = of_seat(state, seat)
    found = names(state, [int(own.sites[site]) for site in range(own.building)])
    return [name + ("*" if own.needs[site] & FROZEN else "") for site, name in enumerate(found)]


def needs(state: Kingdom, site: int = 1, seat: int = 1) -> dict[str, int]:
    """Return the resources that a card under construction still needs."""
    packed = int(of_seat(state, seat).needs[site - 1])
    found = {name: packed >> 8 * place & 255 for place, name in enumerate(RESOURCE_NAMES)}
    return {name: number for name, number in found.items() if number}


def built(state: Kingdom, seat: int = 1) -> list[str]:
    """Return the names of the built cards."""
    own = of_seat(state, seat)
    return names(state, [int(own.built[place]) for place in range(own.buildings)])


def alchemy(state: Kingdom, seat: int = 1) -> dict[str, int]:
    """Count the cubes in alchemy."""
    return {
        name: int(of_seat(state, seat).alchemy[cube])
        for cube, name in enumerate(CUBE_NAMES)
        if of_seat(state, seat).alchemy[cube]
    }


def krystallium(state: Kingdom, seat: int = 1) -> int:
    """Count the krystallium."""
    return int(of_seat(state, seat).krystallium)


def soldiers(state: Kingdom, seat: int = 1) -> int:
    """Count the soldiers."""
    return int(of_seat(state, seat).soldiers)


def training(state: Kingdom, seat: int = 1) -> int:
    """Count the soldiers in training."""
    return int(of_seat(state, seat).training)


def menaces(state: Kingdom, seat: int = 1) -> dict[str, int]:
    """Count the menaces in a construction area, without giants under cards."""
    own = of_seat(state, seat)
    return {name: int(own.menaces[which]) for which, name in enumerate(MENACE_NAMES) if own.menaces[which]}


def piles(state: Kingdom) -> dict[str, int]:
    """Count the menaces left in their piles."""
    return {name: int(state.menaces_left[which]) for which, name in enumerate(MENACE_NAMES)}


def stolen(state: Kingdom, seat: int = 1) -> dict[str, int]:
    """Count the theft tokens by icon."""
    own = of_seat(state, seat)
    return {name: int(own.stolen[icon]) for icon, name in enumerate(ICON_NAMES) if own.stolen[icon]}


def advisors(state: Kingdom, seat: int = 1) -> list[str]:
    """Return the names of a player's advisors."""
    cards, own = state.variant.cards, of_seat(state, seat)
    return [cards.ids[cards.first_advisor + bit] for bit in range(cards.advisors) if own.advisors >> bit & 1]


def makes(state: Kingdom, seat: int = 1) -> list[int]:
    """Count a duchy's production by resource."""
    return [int(production(of_seat(state, seat), resource)) for resource in range(4)]


def asked(state: Kingdom, seat: int = 1) -> list[str]:
    """List a player's open questions, the current one last."""
    own = of_seat(state, seat)
    return [QUESTION_NAMES[kind_of(own.agenda[level])] for level in range(own.depth)]


def stage(state: Kingdom) -> str:
    """Return the name of the stage."""
    return STAGE_NAMES[state.stage]


def points(state: Kingdom, seat: int = 1) -> int:
    """Count a player's points."""
    return GAME.scores(state)[seat - 1]
