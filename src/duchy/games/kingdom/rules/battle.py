"""The battle phase: soldiers drive menaces away (K6.2), frozen cards thaw (K6.4), thieves are caught (K6.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.kingdom.actions import CATCH, FIGHT, FIGHT_SITE
from duchy.games.kingdom.box.components import (
    GIANTS,
    MENACE_NAMES,
    MENACES,
    THIEVES,
    VERMIN,
)
from duchy.games.kingdom.box.icons import icon_name
from duchy.games.kingdom.rules.construction import complete, recount, why_not_site
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import ASK_BATTLE, kind_of
from duchy.games.kingdom.state.seat import FROZEN, NEEDS
from duchy.games.kingdom.state.state import Kingdom


def price(state: Kingdom, menace: i64) -> i64:
    """K6.2. Return the soldiers it takes to drive a menace away."""
    cards = state.variant.cards
    return cards.soldiers[cards.menaces[menace]]


def list_fights(state: Kingdom, index: i64, out: vec[i64], count: i64) -> i64:
    """K6.2. Every menace that can be paid. K6.4. A frozen card must be complete. K6.6. A thief: which token goes."""
    seat = state.seats[index]
    tokens = False
    for icon in range(i64(20)):
        if seat.stolen[icon]:
            tokens = True
            if seat.menaces[THIEVES] and seat.soldiers >= price(state, THIEVES):
                out[count] = CATCH + icon
                count += 1
    for menace in range(i64(MENACES)):
        if seat.menaces[menace] and seat.soldiers >= price(state, menace) and not (menace == THIEVES and tokens):
            out[count] = FIGHT + menace
            count += 1
    if seat.soldiers >= price(state, GIANTS):
        for site in range(seat.building):
            if seat.needs[site] & FROZEN and seat.needs[site] & NEEDS == 0:
                out[count] = FIGHT_SITE + site
                count += 1
    return count


def fight(state: Kingdom, index: i64, menace: i64) -> None:
    """K6.2. The soldiers are spent, the menace leaves. K9.1. In the rat invasion vermin return to their pile."""
    seat = state.seats[index]
    seat.soldiers -= price(state, menace)
    seat.menaces[menace] -= 1
    if menace == VERMIN and state.variant.scenario.vermin_limit:
        state.menaces_left[VERMIN] += 1
    if state.journal is not None:
        state.note("fight", index, {"menace": MENACE_NAMES[menace], "soldiers": price(state, menace)})


def thaw(state: Kingdom, index: i64, site: i64) -> None:
    """K6.4. The giant is driven away and the card completed together."""
    seat = state.seats[index]
    seat.soldiers -= price(state, GIANTS)
    seat.needs[site] &= ~FROZEN
    seat.areas_moved += 1
    if state.journal is not None:
        state.note("fight", index, {"menace": MENACE_NAMES[GIANTS], "soldiers": price(state, GIANTS)})
    complete(state, index, site)


def catch(state: Kingdom, index: i64, icon: i64) -> None:
    """K6.6. Catching a thief removes any one theft token."""
    seat = state.seats[index]
    fight(state, index, THIEVES)
    seat.stolen[icon] -= 1
    recount(state, seat)
    if state.journal is not None:
        state.note("recover", index, {"icon": icon_name(icon)})


def why_not_fight(state: Kingdom, index: i64, menace: i64) -> Reason | None:
    """K6.2. Only in the battle phase, a menace that is there, for its soldiers. K6.4. Giants under cards thaw."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    if asked != ASK_BATTLE:
        return reason("no-battle")
    if not seat.menaces[menace]:
        frozen = [f"s{site + 1}" for site in range(seat.building) if seat.needs[site] & FROZEN]
        if menace == GIANTS and frozen:
            return reason("giant-under-card", sites=", ".join(frozen))
        return reason("no-such-menace", menace=MENACE_NAMES[menace])
    if seat.soldiers < price(state, menace):
        return reason("battle-price", needed=int(price(state, menace)), have=int(seat.soldiers))
    if menace == THIEVES and any(seat.stolen):
        return reason("choose-token")
    return None


def why_not_thaw(state: Kingdom, index: i64, site: i64) -> Reason | None:
    """K6.4. The card must be frozen and have all it needs."""
    seat = state.seats[index]
    if kind_of(seat.asked()) != ASK_BATTLE:
        return reason("no-battle")
    refused = why_not_site(state, index, site)
    if refused is not None:
        return refused
    if not seat.needs[site] & FROZEN:
        return reason("not-frozen", card=state.name(seat.sites[site]))
    if seat.needs[site] & NEEDS:
        return reason("not-complete", card=state.name(seat.sites[site]))
    if seat.soldiers < price(state, GIANTS):
        return reason("battle-price", needed=int(price(state, GIANTS)), have=int(seat.soldiers))
    return None


def why_not_catch(state: Kingdom, index: i64, icon: i64) -> Reason | None:
    """K6.6. There must be a thief and a token on the icon."""
    seat = state.seats[index]
    if kind_of(seat.asked()) != ASK_BATTLE:
        return reason("no-battle")
    if not seat.menaces[THIEVES]:
        return reason("no-such-menace", menace=MENACE_NAMES[THIEVES])
    if not seat.stolen[icon]:
        return reason("no-token", icon=icon_name(icon))
    if seat.soldiers < price(state, THIEVES):
        return reason("battle-price", needed=int(price(state, THIEVES)), have=int(seat.soldiers))
    return None
