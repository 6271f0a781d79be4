"""Previews of actions: their effects, or why they are not legal, found in a copy of the state.

A preview covers the action itself: chance is not asked, so it reveals no future draw. Hidden information is resampled
first, so it reveals none; if the action would reveal some, the preview says only that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Raw

from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.core.journal import breakdown
from duchy.core.reason import Reason
from duchy.server.table.decide import require_may_act
from duchy.server.table.notes import journal_json
from duchy.server.table.positions import match_at
from duchy.server.table.refused import Refused
from duchy.server.table.showing import reason_of
from duchy.server.table.table import Table
from duchy.server.wire.analysis import PositionWhatIf
from duchy.server.wire.requests import Foreseen, WhatIf

PASSED: Final = {"stale", "over", "bot-plays"}
"""Refusal codes of a question that has become outdated on its way: no one's fault."""


Texts = Callable[[int], tuple[str, dict[str, Any]]]


@dataclass(frozen=True)
class Scene:
    """What a preview has to know of a table or a position: its game, the texts of actions, and who acts now."""

    game: Game
    text: Texts
    seats: int
    acting: Sequence[int]


def answer_what_if(table: Table, person: str | None, wanted: WhatIf) -> list[Foreseen]:
    """Preview actions; return nothing if the table has moved on, and raise `Refused` for invalid questions."""
    try:
        return preview_actions(table, person, wanted)
    except Refused as refused:
        if refused.code in PASSED:
            return []
        raise


def preview_actions(table: Table, person: str | None, wanted: WhatIf) -> list[Foreseen]:
    """Preview a person's own actions; raises `Refused`, and `Refusal` for fields that name no action."""
    require_may_act(table, person, wanted.seat, wanted.number)
    scene = Scene(table.setup.game, table.setup.text, table.setup.seats, table.acting())
    return preview(scene, imagine(table, wanted), wanted)


def preview_position(wanted: PositionWhatIf) -> list[Foreseen]:
    """Preview a seat's actions in a position that a client brings; raises `Refusal` if it is none."""
    match = match_at(wanted.position)
    game, state, seat = match.game, match.state, wanted.seat
    acting = game.acting(state)
    if seat not in acting:
        raise Refused("wrong", f"seat {seat + 1} has nothing to decide in this position")
    known = game.resample(state, seat, Rng(len(acting))) if game.secrets(state, seat) else state

    def text(action: int) -> tuple[str, dict[str, Any]]:
        return game.notation(action), game.fields(action)

    return preview(Scene(game, text, game.seats(state), acting), known, wanted)


def preview(scene: Scene, known: State, wanted: WhatIf | PositionWhatIf) -> list[Foreseen]:
    """Preview actions in the state as the seat knows it, which must not be changed."""
    game = scene.game
    actions = [game.action(wanted.fields)] if wanted.fields else wanted.actions
    if wanted.after:
        known = known.copy()
        for action in wanted.after:
            told = preview_action(scene, known, wanted.seat, action, effects=True)
            if told.reason is not None or told.hidden:
                return [told]
            game.apply(known, wanted.seat, action)
    return [preview_action(scene, known, wanted.seat, action, wanted.effects) for action in actions]


def preview_action(scene: Scene, known: State, seat: int, action: int, effects: bool) -> Foreseen:
    """Preview one action, with its effects if they are wanted."""
    reason = scene.game.explain(known, seat, action)
    if reason is not None:
        return refusal_of(scene, action, reason)
    told = words_of(scene, known, seat, action)
    return add_effects(told, scene, known.copy(), seat) if effects else told


def imagine(table: Table, wanted: WhatIf) -> State:
    """Return the state as the seat knows it, with the rest resampled; it must not be changed."""
    game, state = table.setup.game, table.board.state
    if game.secrets(state, wanted.seat) == 0:
        return state
    return game.resample(state, wanted.seat, Rng(wanted.number))


def refusal_of(scene: Scene, action: int, reason: Reason) -> Foreseen:
    """Return why an action is not legal."""
    there = 0 <= action < scene.game.actions
    notation, fields = scene.text(action) if there else ("", {})
    nothing = [0] * scene.seats
    none: list[dict[str, int]] = [{} for _ in nothing]
    return Foreseen(
        action,
        notation,
        fields,
        reason.words,
        reason_of(reason),
        False,
        Raw(b"[]"),
        nothing,
        none,
        list(scene.acting),
        None,
    )


def words_of(scene: Scene, state: State, seat: int, action: int) -> Foreseen:
    """Return a legal action in words, with its costs and without its effects."""
    game, nothing = scene.game, [0] * scene.seats
    notation, fields = scene.text(action)
    words, costs = game.describe(state, seat, action), game.costs(state, seat, action)
    none: list[dict[str, int]] = [{} for _ in nothing]
    return Foreseen(
        action, notation, fields, words, None, False, Raw(b"[]"), nothing, none, list(scene.acting), None, costs
    )


def add_effects(told: Foreseen, scene: Scene, state: State, seat: int) -> Foreseen:
    """Play a legal action in a copy of the state and add its effects."""
    game = scene.game
    before, secrets = game.scores(state), game.secrets(state, seat)
    journal = game.start_journal(state)
    game.apply(state, seat, told.action)
    told.hidden = game.secrets(state, seat) < secrets
    if told.hidden:
        told.acting = []
        return told
    told.journal = Raw(journal_json(game, journal))
    told.points = [new - old for new, old in zip(game.scores(state), before, strict=True)]
    told.sources = breakdown(journal, scene.seats)
    told.acting, told.asked = game.acting(state), getattr(game.view(state, seat), "asked", None)
    return told
