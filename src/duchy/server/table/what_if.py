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
    return [preview_action(table, known, wanted.seat, action) for action in actions]


def preview_action(table: Table, known: State, seat: int, action: int) -> Foreseen:
    """Preview one action."""
    reason = table.setup.game.explain(table.board.state, seat, action)
    return result_of(table, known.copy(), seat, action) if reason is None else refusal_of(table, action, reason)


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


def result_of(table: Table, state: State, seat: int, action: int) -> Foreseen:
    """Play a legal action in a copy and return its effects."""
    game = table.setup.game
    notation, fields = table.setup.text(action)
    words = game.describe(state, seat, action)
    before, secrets = game.scores(state), game.secrets(state, seat)
    journal = game.start_journal(state)
    game.apply(state, seat, action)
    hidden = game.secrets(state, seat) < secrets
    entries = [] if hidden else journal
    after = before if hidden else game.scores(state)
    return Foreseen(
        action,
        notation,
        fields,
        words,
        None,
        hidden,
        Raw(journal_json(game, entries)),
        [new - old for new, old in zip(after, before, strict=True)],
        breakdown(entries, table.setup.seats),
        [] if hidden else game.acting(state),
        None if hidden else getattr(game.view(state, seat), "asked", None),
    )
