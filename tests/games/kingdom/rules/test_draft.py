"""The draft for two players: dealing, offering, taking, traps (K2)."""

import json
from dataclasses import asdict

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, SPECTATOR
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    OFFER,
    TAKE,
    after,
    asked,
    begun,
    drafted,
    hand,
    legal,
    of_seat,
    offered,
    refused,
    stage,
    table,
    told,
)

HAND = ["farm", "farm", "village", "port", "sawmill", "navigators", "star-chart", "calamity"]
OTHER = ["barracks", "guildhall", "scholars", "palace", "foundry", "sawmill", "silver-ore", "calamity"]
AREAS = {"a": ["palace"], "b": ["cathedral"]}


def draft(turn: int = 0, **fields: object) -> Kingdom:
    """Set up a moment of the first draft, with full hands minus the cards already offered."""
    given: dict[str, object] = {"stage": "draft", "turn": turn, "offers": AREAS, **fields}
    given.setdefault("seat1", {"hand": HAND, "traps": 2, "agenda": [OFFER]})
    given.setdefault("seat2", {"hand": OTHER, "traps": 2})
    return table(**given)  # type: ignore[arg-type]


def taking(**fields: object) -> Kingdom:
    """Set up the first taking turn, for player 2."""
    return draft(1, seat1={"hand": HAND[2:], "traps": 2}, seat2={"hand": OTHER, "traps": 2, "agenda": [TAKE]}, **fields)


def seen(state: Kingdom, seat: int) -> str:
    """Write a player's view, legal actions and the text about every action."""
    view = json.dumps(asdict(GAME.view(state, seat - 1)), sort_keys=True)
    reasons = [GAME.explain(state, seat - 1, action) for action in range(GAME.actions)]
    return f"{view} {GAME.legal_actions(state, seat - 1)} {reasons}"


def test_the_cards_are_dealt_hand_by_hand_then_the_areas() -> None:
    """K2.1. Seven cards go to player 1, seven to player 2, one into each area."""
    state = begun({"duchy": "valados"})
    for _ in range(7):
        state = after(state, "*: card sawmill" if of_seat(state).held < 6 else "*: card farm")
    assert (8, 0) == (of_seat(state, 1).held, of_seat(state, 2).held)
    for name in ("village", "village", "village", "village", "port", "port", "port"):
        state = after(state, f"*: card {name}")
    assert (8, 8) == (of_seat(state, 1).held, of_seat(state, 2).held)
    state = after(state, "*: card palace", "*: card cathedral")
    assert (["palace"], ["cathedral"]) == (offered(state, "a"), offered(state, "b"))
    assert [0] == GAME.acting(state)


def test_the_eighth_card_is_a_calamity() -> None:
    """K2.1. It is dealt with the seventh card from the deck."""
    state = begun({"duchy": "valados"})
    for _ in range(6):
        state = after(state, "*: card sawmill")
    assert "calamity" not in hand(state)
    assert 1 == hand(after(state, "*: card farm")).count("calamity")


def test_nobody_is_told_what_is_dealt() -> None:
    """K2.1. Hands are secret in the journal and in the view."""
    state = begun({"duchy": "valados"})
    texts = set()
    for name in ("farm", "port", "star-chart"):
        other = state.copy()
        journal = GAME.start_journal(other)
        GAME.apply(other, CHANCE, GAME.parse(f"card {name}"))
        texts.add(seen(other, 2) + str([GAME.tell(entry) for entry in journal]))
    assert 1 == len(texts)


def test_the_cards_in_the_areas_lie_face_up() -> None:
    """K2.1. Everyone sees them."""
    view = GAME.view(draft(), SPECTATOR)
    assert [("palace", False)] == [(card.card, card.face_down) for card in view.offers["a"]]


def test_any_card_is_offered_in_any_area() -> None:
    """K2.2. This includes the calamity; copies are one choice."""
    texts = legal(draft(), "offer")
    assert {f"offer {name} {area}{down}" for name in set(HAND) for area in "ab" for down in ("", " down")} == texts


def test_two_cards_may_go_into_one_area_or_one_into_each() -> None:
    """K2.2. The other area may stay unchanged."""
    state = draft()
    both = after(state, "offer farm a", "offer port a")
    assert (["palace", "farm", "port"], ["cathedral"]) == (offered(both, "a"), offered(both, "b"))
    each = after(state, "offer farm a", "offer port b")
    assert (["palace", "farm"], ["cathedral", "port"]) == (offered(each, "a"), offered(each, "b"))


def test_after_two_cards_the_other_takes() -> None:
    """K2.2. Then that player offers two, and the first player takes."""
    state = draft()
    assert [0] == GAME.acting(after(state, "offer farm a"))
    state = after(state, "offer farm a", "offer port a")
    assert ([1], ["take"]) == (GAME.acting(state), asked(state, 2))
    state = after(state, "take b")
    assert ([1], ["offer"]) == (GAME.acting(state), asked(state, 2))
    state = after(state, "offer palace b", "offer foundry b")
    assert ([0], ["take"]) == (GAME.acting(state), asked(state))
    state = after(state, "take a")
    assert ([0], ["offer"]) == (GAME.acting(state), asked(state))


def test_all_cards_of_one_area_are_taken() -> None:
    """K2.2. They go to the drafted area; the other area is unchanged."""
    state = after(taking(offers={"a": ["palace", "farm"], "b": ["cathedral"]}), "take a")
    assert ["farm", "palace"] == drafted(state, 2)
    assert ([], ["cathedral"]) == (offered(state, "a"), offered(state, "b"))


def test_an_empty_area_may_be_taken() -> None:
    """K2.2. Then nothing is drafted."""
    state = taking(offers={"a": ["palace", "farm", "farm"], "b": []})
    assert {"take a", "take b"} == legal(state)
    assert ([], 3) == (drafted(after(state, "take b"), 2), len(offered(after(state, "take b"), "a")))


def test_cards_that_are_left_add_up() -> None:
    """K2.2. The area not taken grows with the next offer."""
    state = after(
        taking(offers={"a": ["palace", "farm", "farm"], "b": []}), "take b", "offer scholars a", "offer foundry a"
    )
    assert ["palace", "farm", "farm", "scholars", "foundry"] == offered(state, "a")


def test_a_draft_has_sixteen_half_turns() -> None:
    """K2.2. Each player offers and takes four times; the first player of the round takes last."""
    state = draft()
    turns = []
    while stage(state) == "draft":
        seat = GAME.acting(state)[0]
        turns.append((seat + 1, asked(state, seat + 1)[-1]))
        state = after(state, "take a") if turns[-1][1] == "take" else after(state, first_offer(state, seat + 1))
    turn = [(1, "offer"), (1, "offer"), (2, "take"), (2, "offer"), (2, "offer"), (1, "take")]
    assert turn * 4 == turns


def first_offer(state: Kingdom, seat: int) -> str:
    """Offer the first card of a hand."""
    return f"offer {hand(state, seat)[0]} a"


def last_taking(**fields: object) -> Kingdom:
    """Set up the last taking turn of the first round, for player 1."""
    given: dict[str, object] = {
        "offers": {"a": ["farm"], "b": ["village"]},
        "seat1": {"agenda": [TAKE]},
        "seat2": {},
        **fields,
    }
    return draft(15, **given)


def test_what_is_left_is_discarded() -> None:
    """K2.2. It does not return to the deck or to any player."""
    state = last_taking()
    later = after(state, "take a")
    assert "planning" == stage(later)
    assert ([], []) == (offered(later, "a"), offered(later, "b"))
    assert [int(n) for n in state.deck] == [int(n) for n in later.deck]
    assert (["farm"], []) == (drafted(later), drafted(later, 2))


def test_face_down_costs_a_trap() -> None:
    """K2.3. Each card costs one token."""
    state = after(draft(), "offer farm a down")
    assert 1 == of_seat(state).traps
    assert ["palace", "farm/1"] == offered(state, "a")


def test_two_cards_a_round_lie_face_down_at_most() -> None:
    """K2.3. With both traps spent, cards can be offered only face up."""
    state = after(draft(), "offer farm a down", "offer port b down")
    assert 0 == of_seat(state).traps
    third = draft(4, seat1={"hand": HAND[2:], "agenda": [OFFER]}, seat2={"hand": OTHER[2:]})
    assert not [text for text in legal(third) if text.endswith("down")]
    assert "no-trap" == refused(third, "offer village a down")


def test_traps_return_each_round() -> None:
    """K2.3. Both have two again, however many were spent."""
    state = table(stage="dealing", round=2, turn=0, chance={"question": "hand", "seat": 1})
    assert [0, 0] == [int(seat.traps) for seat in state.seats]
    ended = table(
        stage="production", turn=3, seat1={"agenda": [{"question": "step"}, {"question": "cube", "resource": "gold"}]}
    )
    assert [2, 2] == [int(seat.traps) for seat in after(ended, "alchemy").seats]


@pytest.mark.parametrize("text", ["offer farm a down", "offer port a down", "offer calamity a down"])
def test_what_lies_face_down_is_seen_by_nobody_else(text: str) -> None:
    """K2.3. It is hidden on offer and when drafted, in the view, in reasons and in the journal."""
    hidden, same = after(draft(), text), after(draft(), "offer village a down")
    assert seen(hidden, 2) == seen(same, 2)
    assert GAME.view(hidden, SPECTATOR) == GAME.view(same, SPECTATOR)
    taken = [after(state, "offer sawmill b", "take a") for state in (hidden, same)]
    assert seen(taken[0], 2) == seen(taken[1], 2)
    words = [
        [GAME.tell(e) for e in told(draft(), each, "offer sawmill b", "take a")]
        for each in (text, "offer village a down")
    ]
    assert words[0] == words[1]


def test_who_laid_a_card_face_down_remembers_it() -> None:
    """K2.3. **Ruling**: on offer and when it is drafted, also by the other player."""
    state = after(draft(), "offer port a down", "offer farm b")
    assert "port" == GAME.view(state, 0).offers["a"][1].card
    assert "" == GAME.view(state, 1).offers["a"][1].card
    state = after(state, "take a")
    assert ["palace", "port"] == [card.card for card in GAME.view(state, 0).seats[1].drafted]
    assert ["palace", ""] == [card.card for card in GAME.view(state, 1).seats[1].drafted]


def test_face_down_cards_are_turned_up_in_planning() -> None:
    """K2.3. No one sees them before that; then everyone does."""
    state = last_taking(offers={"a": ["farm/2"], "b": []}, seat2={"drafted": ["port/1"]})
    later = after(state, "take a")
    assert (["farm"], ["port"]) == (drafted(later), drafted(later, 2))
    assert ["farm"] == [card.card for card in GAME.view(later, SPECTATOR).seats[0].drafted]


def test_face_down_cards_that_are_left_are_discarded_unseen() -> None:
    """K2.3. **Ruling**: only the player who put them there knows them."""
    state = after(last_taking(offers={"a": ["farm"], "b": ["port/2"]}), "take a")
    same = after(last_taking(offers={"a": ["farm"], "b": ["palace/2"]}), "take a")
    assert seen(state, 1) == seen(same, 1)
    assert GAME.view(state, 1).unseen != GAME.view(same, 1).unseen


def test_a_hand_is_seen_by_its_player_alone() -> None:
    """K2.1. Others see the number of cards in it."""
    view = GAME.view(draft(), 1)
    assert ([], 8) == (view.seats[0].hand, view.seats[0].held)
    assert sorted(OTHER) == sorted(view.seats[1].hand)


def test_two_deals_that_differ_in_the_other_hand_are_the_same_to_a_player() -> None:
    """K2.1. This holds for the view, the legal actions and every reason."""
    swapped = draft(seat2={"hand": ["hell-gate", "recruiters", *OTHER[2:]], "traps": 2})
    assert seen(draft(), 1) == seen(swapped, 1)


def test_resampled_hands_are_uniform() -> None:
    """K2.1. Each unseen card is in the other hand in proportion to its copies; the calamity always is."""
    state = draft()
    rng = Rng(4)
    draws = 1500
    found: dict[str, int] = {}
    for _ in range(draws):
        other = GAME.resample(state, 0, rng)
        assert hand(state) == hand(other)
        assert 1 == hand(other, 2).count("calamity")
        for name in hand(other, 2):
            found[name] = found.get(name, 0) + 1
    unseen = GAME.view(state, 0).unseen
    total = sum(unseen.values())
    chi_square = sum(
        (found.get(n, 0) - draws * 7 * c / total) ** 2 / (draws * 7 * c / total) for n, c in unseen.items()
    )
    freedom = len(unseen) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_a_resampled_calamity_lies_anywhere_among_what_the_other_holds_or_laid() -> None:
    """K2.3. A face-down card on offer is the calamity as often as any card in the hand."""
    state = after(draft(), "offer farm a down", "offer village b")
    rng = Rng(8)
    hits = sum(offered(GAME.resample(state, 1, rng), "a")[1] == "calamity/1" for _ in range(1400))
    assert abs(hits - 200) < 60


def test_a_resampled_buried_card_is_any_card_unseen() -> None:
    """K2.3. A card discarded face down may be any unseen card."""
    state = after(last_taking(offers={"a": ["farm"], "b": ["port/2"]}), "take a")
    rng = Rng(2)
    names = set()
    for _ in range(300):
        other = GAME.resample(state, 0, rng)
        (kind,) = [kind for kind in range(state.variant.cards.kinds) if other.seats[1].buried[kind]]
        names.add(state.variant.cards.ids[kind])
    assert len(names) > 20
    assert "calamity" not in names
