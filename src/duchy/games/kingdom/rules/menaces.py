"""Menaces: their effects once they are drafted (K6); `battle` drives them away."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.kingdom.actions import COLOUR, COVER, FREEZE, FREEZE_DRAFTED, LOSE
from duchy.games.kingdom.box.components import (
    CUBE_NAMES,
    CUBES,
    DEVELOPMENT,
    GIANTS,
    MENACE,
    RATS,
    SHADOWS,
    SIDES,
    THIEVES,
    VERMIN,
)
from duchy.games.kingdom.box.icons import icon_name
from duchy.games.kingdom.rules.construction import (
    begin_site,
    distil,
    give_cube,
    recount,
    why_not_site,
)
from duchy.games.kingdom.rules.planning import card_name
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.rules.scenario import after_shadow, after_vermin
from duchy.games.kingdom.state.agenda import (
    ASK_CONVERT,
    ASK_GIANT,
    ASK_GIFT,
    ASK_SHADOW,
    ASK_THEFT,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
)
from duchy.games.kingdom.state.seat import FROZEN, Seat
from duchy.games.kingdom.state.state import Kingdom

SHADOWS_ACT: Final = 0
GIFTS_COME: Final = 1
GIANTS_ACT: Final = 2
REST_ACTS: Final = 3
CALM: Final = 4


def menaces_on(state: Kingdom) -> bool:
    """K6.1. Menaces act before planning: shadows, their gifts, giants, then thieves and rats; return whether all did.

    In this order each acts as fully as it can. Both seats answer at the same time; the shadows' gifts follow when
    both have given up their cards, so the order of the answers does not matter.
    """
    step = state.turn
    if step == CALM:
        return True
    state.turn += 1
    for index in range(state.variant.players):
        seat = state.seats[index]
        if step == SHADOWS_ACT:
            lose_on(state, index, drafted(state, seat, SHADOWS) + seat.menaces[SHADOWS])
        elif step == GIFTS_COME:
            if seat.gifts:
                seat.ask(question(ASK_GIFT, seat.gifts))
                seat.gifts = 0
        elif step == GIANTS_ACT:
            freeze_on(state, index, withdraw(state, seat, GIANTS))
        else:
            seat.menaces[SHADOWS] += withdraw(state, seat, SHADOWS)
            thieves = withdraw(state, seat, THIEVES)
            seat.menaces[THIEVES] += thieves
            for _ in range(withdraw(state, seat, RATS)):
                swarm(state, index)
            cover_on(state, index, thieves)
    return False


def drafted(state: Kingdom, seat: Seat, menace: i64) -> i64:
    """Count the drafted menaces of a kind."""
    kind = state.variant.cards.menaces[menace]
    count: i64 = 0
    for place in range(seat.drafts):
        if seat.drafted[place] == kind:
            count += 1
    return count


def withdraw(state: Kingdom, seat: Seat, menace: i64) -> i64:
    """K6.1. Drafted menaces leave the drafted area for the construction area; count them."""
    count: i64 = 0
    kind = state.variant.cards.menaces[menace]
    while seat.drafted_at(kind) >= 0:
        seat.undraft(seat.drafted_at(kind))
        count += 1
    return count


def swarm(state: Kingdom, index: i64) -> None:
    """K6.3. A giant rat arrives with as many vermin as there are giant rats now, as far as the pile lasts."""
    seat = state.seats[index]
    seat.menaces[RATS] += 1
    vermin = min(seat.menaces[RATS], state.menaces_left[VERMIN])
    seat.menaces[VERMIN] += vermin
    state.menaces_left[VERMIN] -= vermin
    if state.journal is not None:
        state.note("rats", index, {"rats": seat.menaces[RATS], "vermin": vermin})
    after_vermin(state, index)


def losable(state: Kingdom, seat: Seat) -> i64:
    """K6.5. Count the drafted cards that shadows can take: menaces cannot be discarded so."""
    count: i64 = 0
    for place in range(seat.drafts):
        if state.variant.cards.family[seat.drafted[place]] != MENACE:
            count += 1
    return count


def lose_on(state: Kingdom, index: i64, shadows: i64) -> None:
    """K6.5. Each shadow, drafted or under construction, takes one drafted card; with none left, nothing."""
    seat = state.seats[index]
    left = min(shadows, losable(state, seat))
    if left:
        seat.ask(question(ASK_SHADOW, left))


def list_losses(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K6.5. Any drafted development or treasure."""
    seat = state.seats[index]
    count: i64 = 0
    before: i64 = -1
    for place in range(seat.drafts):
        kind = seat.drafted[place]
        if kind != before and state.variant.cards.family[kind] != MENACE:
            out[count] = LOSE + kind
            count += 1
        before = kind
    return count


def lose(state: Kingdom, index: i64, kind: i64) -> None:
    """K6.5. The card is discarded without its resource; the opponent gets one resource, two for a treasure.

    K6.7. In a solo game no one gets anything. K9.5. In the thieves' scenario a resource is put next to the pile.
    """
    seat = state.seats[index]
    left = argument_of(seat.asked()) - 1
    seat.answered()
    seat.undraft(seat.drafted_at(kind))
    if not state.variant.solo:
        state.seats[1 - index].gifts += 2 if state.variant.cards.second[kind] >= 0 else 1
    if state.journal is not None:
        state.note("lose", index, {"card": state.name(kind)})
    after_shadow(state, index)
    if left:
        seat.ask(question(ASK_SHADOW, left))


def why_not_lose(state: Kingdom, index: i64, kind: i64) -> Reason | None:
    """K6.5. It must be a drafted card and not a menace."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked != ASK_SHADOW:
        return reason("no-such-question", do="lose", question=QUESTION_NAMES[asked])
    if seat.drafted_at(kind) < 0:
        return reason("not-drafted", card=card_name(state, kind))
    return reason("menace-stays", card=state.name(kind)) if state.variant.cards.family[kind] == MENACE else None


def list_colours(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K6.5. A gift is any resource. K8.1. A cube given for krystallium is one that is there."""
    seat = state.seats[index]
    free = kind_of(seat.asked()) == ASK_GIFT
    count: i64 = 0
    for cube in range(i64(CUBES)):
        if free or seat.alchemy[cube]:
            out[count] = COLOUR + cube
            count += 1
    return count


def choose_colour(state: Kingdom, index: i64, cube: i64) -> None:
    """K6.5. The gift goes into alchemy, and only there. K8.1. Or a cube of alchemy is given."""
    seat = state.seats[index]
    if kind_of(seat.asked()) == ASK_CONVERT:
        give_cube(state, index, cube)
        return
    left = argument_of(seat.asked()) - 1
    seat.answered()
    if left:
        seat.ask(question(ASK_GIFT, left))
    if state.journal is not None:
        state.note("gift", index, {"resource": CUBE_NAMES[cube]})
    distil(state, index, cube)


def why_not_colour(state: Kingdom, index: i64, cube: i64) -> Reason | None:
    """K6.5, K8.1. A resource must have been asked for, and alchemy must hold it if it is given up."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked not in (ASK_GIFT, ASK_CONVERT):
        return reason("no-such-question", do="colour", question=QUESTION_NAMES[asked])
    if asked == ASK_CONVERT and not seat.alchemy[cube]:
        return reason("not-in-alchemy", resource=CUBE_NAMES[cube])
    return None


def freeze_on(state: Kingdom, index: i64, giants: i64) -> None:
    """K6.4. Each giant is put under a card. **Ruling**: if there is none, the giant stays alone."""
    seat = state.seats[index]
    if giants == 0:
        return
    for site in range(seat.building):
        if not seat.needs[site] & FROZEN:
            seat.ask(question(ASK_GIANT, giants))
            return
    for place in range(seat.drafts):
        if state.variant.cards.family[seat.drafted[place]] == DEVELOPMENT:
            seat.ask(question(ASK_GIANT, giants))
            return
    seat.menaces[GIANTS] += giants


def list_freezes(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K6.4. A card under construction without a giant, or a drafted development that goes there with it."""
    seat = state.seats[index]
    count: i64 = 0
    for site in range(seat.building):
        if not seat.needs[site] & FROZEN:
            out[count] = FREEZE + site
            count += 1
    before: i64 = -1
    for place in range(seat.drafts):
        kind = seat.drafted[place]
        if kind != before and state.variant.cards.family[kind] == DEVELOPMENT:
            out[count] = FREEZE_DRAFTED + kind
            count += 1
        before = kind
    return count


def freeze(state: Kingdom, index: i64, site: i64) -> None:
    """K6.4. A giant under a card: it takes resources, and is not completed before the giant is driven away."""
    seat = state.seats[index]
    left = argument_of(seat.asked()) - 1
    seat.answered()
    seat.needs[site] |= FROZEN
    seat.areas_moved += 1
    if state.journal is not None:
        state.note("freeze", index, {"card": state.name(seat.sites[site])})
    freeze_on(state, index, left)


def freeze_drafted(state: Kingdom, index: i64, kind: i64) -> None:
    """K6.4. A drafted card enters the construction area with the giant under it.

    If a giant was alone there, that one freezes the card, and the new one still needs another.
    """
    seat = state.seats[index]
    seat.undraft(seat.drafted_at(kind))
    site = begin_site(state, index, kind)
    if seat.needs[site] & FROZEN:
        giants = argument_of(seat.asked())
        seat.answered()
        freeze_on(state, index, giants)
    else:
        freeze(state, index, site)


def why_not_freeze(state: Kingdom, index: i64, site: i64, kind: i64) -> Reason | None:
    """K6.4. One giant a card. With site -1 a drafted development is meant."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked != ASK_GIANT:
        return reason("no-such-question", do="freeze", question=QUESTION_NAMES[asked])
    if site < 0:
        if seat.drafted_at(kind) < 0 or state.variant.cards.family[kind] != DEVELOPMENT:
            return reason("not-drafted", card=card_name(state, kind))
        return None
    refused = why_not_site(state, index, site)
    if refused is not None:
        return refused
    return reason("frozen", card=state.name(seat.sites[site])) if seat.needs[site] & FROZEN else None


def icons_left(state: Kingdom, seat: Seat, icon: i64) -> i64:
    """K6.6. Count the icons of a kind on the duchy card that no token covers."""
    duchy = state.variant.cards.duchies[seat.duchy * SIDES + state.variant.side]
    printed = duchy.produces[icon] if icon < CUBES else duchy.per[icon - CUBES]
    return printed - seat.stolen[icon]


def cover_on(state: Kingdom, index: i64, thieves: i64) -> None:
    """K6.6. Each drafted thief covers an icon of the duchy card, as long as one is free."""
    seat = state.seats[index]
    free: i64 = 0
    for icon in range(i64(20)):
        free += max(i64(0), icons_left(state, seat, icon))
    if min(thieves, free):
        seat.ask(question(ASK_THEFT, min(thieves, free)))


def list_covers(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K6.6. Any icon of the duchy card that is not covered."""
    seat = state.seats[index]
    count: i64 = 0
    for icon in range(i64(20)):
        if icons_left(state, seat, icon) > 0:
            out[count] = COVER + icon
            count += 1
    return count


def cover(state: Kingdom, index: i64, icon: i64) -> None:
    """K6.6. A covered icon produces nothing and does not count for supremacy."""
    seat = state.seats[index]
    left = argument_of(seat.asked()) - 1
    seat.answered()
    seat.stolen[icon] += 1
    recount(state, seat)
    if state.journal is not None:
        state.note("cover", index, {"icon": icon_name(icon)})
    if left:
        seat.ask(question(ASK_THEFT, left))


def why_not_cover(state: Kingdom, index: i64, icon: i64) -> Reason | None:
    """K6.6. The duchy card must show such an icon."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked != ASK_THEFT:
        return reason("no-such-question", do="cover", question=QUESTION_NAMES[asked])
    return None if icons_left(state, seat, icon) > 0 else reason("no-such-icon", icon=icon_name(icon))
