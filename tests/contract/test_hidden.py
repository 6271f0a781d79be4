"""Hidden actions: a viewer who may not know the action gets the same view and news whichever action it was."""

import json
from typing import Final

from duchy.core.game import SPECTATOR, Game, State
from tests.contract.play import Numbers, as_text, take_lively
from tests.contract.witnesses import CASES, Case, for_each

every_case = for_each(CASES)


def noticed(game: Game, before: State, seat: int, action: int, viewer: int) -> str:
    """Write everything that a viewer sees and hears when an action is done."""
    state = before.copy()
    journal = game.start_journal(state)
    game.apply(state, seat, action)
    return as_text([game.view(state, viewer), journal, game.acting(state)])


def a_hidden_action_looks_like_every_other_hidden_action(case: Case) -> None:
    game, state, numbers = case.witness.game, case.begin(), Numbers(11)
    for _ in range(60):
        for seat in game.acting(state):
            actions = game.legal_actions(state, seat)[:12]
            for viewer in range(SPECTATOR, game.seats(state)):
                hidden = [action for action in actions if game.hides(state, seat, action, viewer)]
                if len(game.acting(state)) == 1 and not case.witness.deck_is_hidden:
                    continue  # the last of several hidden choices reveals them all
                by_place: dict[str, set[str]] = {}
                for action in hidden:
                    fields = {name: value for name, value in game.fields(action).items() if name in ("do", "area")}
                    by_place.setdefault(json.dumps(fields), set()).add(noticed(game, state, seat, action, viewer))
                if not (len(game.acting(state)) == 1 and game.fields(actions[0])["do"] == "keep"):
                    assert all(len(seen) == 1 for seen in by_place.values())
        if not game.acting(state):
            break
        take_lively(case, state, numbers)


def nobody_is_blind_to_what_they_do_themselves(case: Case) -> None:
    game, state, numbers = case.witness.game, case.begin(), Numbers(12)
    for _ in range(60):
        for seat in game.acting(state):
            assert not any(
                game.hides(state, seat, action, seat)
                for action in game.legal_actions(state, seat)[:20]
                if seat < game.seats(state)
            )
        if not game.acting(state):
            break
        take_lively(case, state, numbers)


def test_every_game_with_secrets_hides_something() -> None:
    found = set()
    for case in CASES:
        game, state, numbers = case.witness.game, case.begin(), Numbers(13)
        for _ in range(40):
            if not game.acting(state) or case.witness in found:
                break
            seat = game.acting(state)[0]
            if any(game.hides(state, seat, action, SPECTATOR) for action in game.legal_actions(state, seat)[:20]):
                found.add(case.witness)
            take_lively(case, state, numbers)
    assert {case.witness for case in CASES if case.witness.hides_something} == found


CHECKS: Final = (
    a_hidden_action_looks_like_every_other_hidden_action,
    nobody_is_blind_to_what_they_do_themselves,
)


@every_case
def test_a_hidden_action_is_hidden_from_others_only(case: Case) -> None:
    """The failing check says what is broken."""
    for check in CHECKS:
        check(case)
