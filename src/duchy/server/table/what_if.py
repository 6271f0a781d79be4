"""What would be: why an action is not possible, or what it would do. Everything happens in a copy; nothing is decided.

It goes no further than the action itself: chance is not asked, so nothing that will be drawn can be learned. What the
seat cannot see is imagined before, so nothing of it can be learned either; where an action would show it, all that is
told is that it would.
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
"""Why a question has lost its sense while it was on its way: it is nobody's fault."""


def answer_what_if(table: Table, person: str | None, wanted: WhatIf) -> list[Foreseen]:
    """Say what actions would do, or nothing if the table has moved on; raises `Refused` for what is wrong in itself."""
    try:
        return preview_actions(table, person, wanted)
    except Refused as refused:
        if refused.code in PASSED:
            return []
        raise


def preview_actions(table: Table, person: str | None, wanted: WhatIf) -> list[Foreseen]:
    """Say what actions of a person's own seat would do, or why not; raises `Refused`, and `Refusal` for no action."""
    require_may_act(table, person, wanted.seat, wanted.number)
    game = table.setup.game
    actions = [game.action(wanted.fields)] if wanted.fields else wanted.actions
    known = imagine(table, wanted)
    return [preview_action(table, known, wanted.seat, action) for action in actions]


def preview_action(table: Table, known: State, seat: int, action: int) -> Foreseen:
    """Say what one action would do."""
    reason = table.setup.game.explain(table.board.state, seat, action)
    return result_of(table, known.copy(), seat, action) if reason is None else refusal_of(table, action, reason)


def imagine(table: Table, wanted: WhatIf) -> State:
    """Give the state as the seat knows it, the rest drawn anew; it is not to be changed."""
    game, state = table.setup.game, table.board.state
    if game.secrets(state, wanted.seat) == 0:
        return state
    return game.resample(state, wanted.seat, Rng(wanted.number))


def refusal_of(table: Table, action: int, reason: Reason) -> Foreseen:
    """Say why not."""
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
    """Do a legal action in a copy and tell what came of it."""
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
