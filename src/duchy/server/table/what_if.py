"""Previews of actions: their effects, or why they are not legal, found in a copy of the state.

A preview covers the action itself: chance is not asked, so it reveals no future draw. Hidden information is resampled
first, so it reveals none; if the action would reveal some, the preview says only that.
"""

from typing import Final

from msgspec import Raw

from duchy.core.chance import Rng
from duchy.core.game import State
from duchy.core.journal import breakdown
from duchy.core.reason import Reason
from duchy.server.table.decide import require_may_act
from duchy.server.table.notes import journal_json
from duchy.server.table.refused import Refused
from duchy.server.table.showing import reason_of
from duchy.server.table.table import Table
from duchy.server.wire.requests import Foreseen, WhatIf

PASSED: Final = {"stale", "over", "bot-plays"}
"""Refusal codes of a question that has become outdated on its way: no one's fault."""


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
    game = table.setup.game
    actions = [game.action(wanted.fields)] if wanted.fields else wanted.actions
    known = imagine(table, wanted)
    if wanted.after:
        known = known.copy()
        for action in wanted.after:
            told = preview_action(table, known, wanted.seat, action, effects=True)
            if told.reason is not None or told.hidden:
                return [told]
            game.apply(known, wanted.seat, action)
    return [preview_action(table, known, wanted.seat, action, wanted.effects) for action in actions]


def preview_action(table: Table, known: State, seat: int, action: int, effects: bool) -> Foreseen:
    """Preview one action in the state as the seat knows it, with its effects if they are wanted."""
    reason = table.setup.game.explain(known, seat, action)
    if reason is not None:
        return refusal_of(table, action, reason)
    told = words_of(table, known, seat, action)
    return add_effects(told, table, known.copy(), seat) if effects else told


def imagine(table: Table, wanted: WhatIf) -> State:
    """Return the state as the seat knows it, with the rest resampled; it must not be changed."""
    game, state = table.setup.game, table.board.state
    if game.secrets(state, wanted.seat) == 0:
        return state
    return game.resample(state, wanted.seat, Rng(wanted.number))


def refusal_of(table: Table, action: int, reason: Reason) -> Foreseen:
    """Return why an action is not legal."""
    there = 0 <= action < table.setup.game.actions
    notation, fields = table.setup.text(action) if there else ("", {})
    nothing = [0] * table.setup.seats
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
        table.acting(),
        None,
    )


def words_of(table: Table, state: State, seat: int, action: int) -> Foreseen:
    """Return a legal action in words, with its costs and without its effects."""
    game, nothing = table.setup.game, [0] * table.setup.seats
    notation, fields = table.setup.text(action)
    words, costs = game.describe(state, seat, action), game.costs(state, seat, action)
    none: list[dict[str, int]] = [{} for _ in nothing]
    return Foreseen(
        action, notation, fields, words, None, False, Raw(b"[]"), nothing, none, table.acting(), None, costs
    )


def add_effects(told: Foreseen, table: Table, state: State, seat: int) -> Foreseen:
    """Play a legal action in a copy of the state and add its effects."""
    game = table.setup.game
    before, secrets = game.scores(state), game.secrets(state, seat)
    journal = game.start_journal(state)
    game.apply(state, seat, told.action)
    told.hidden = game.secrets(state, seat) < secrets
    if told.hidden:
        told.acting = []
        return told
    told.journal = Raw(journal_json(game, journal))
    told.points = [new - old for new, old in zip(game.scores(state), before, strict=True)]
    told.sources = breakdown(journal, table.setup.seats)
    told.acting, told.asked = game.acting(state), getattr(game.view(state, seat), "asked", None)
    return told
