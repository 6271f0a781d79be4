"""Cards under construction: paying, completion, scrapping; alchemy (K3.3, K4.3-K4.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.kingdom.actions import ALCHEMY, CONVERT, CUBE, SCRAP, SOLDIER, SUBSTITUTE
from duchy.games.kingdom.box.components import (
    ALCHEMY_CUBES,
    CUBES,
    GIANTS,
    KRYSTALLIUM,
    PER_ICONS,
    RESOURCE_NAMES,
    SIDES,
    SOLDIERS,
    SUBSTITUTED,
    TYPES,
)
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import (
    ASK_CONVERT,
    ASK_CUBE,
    ONE_CUBE,
    RESOURCE_BITS,
    RESOURCE_MASK,
    argument_of,
    kind_of,
    question,
)
from duchy.games.kingdom.state.seat import (
    FIXED,
    FROZEN,
    NEED_BITS,
    NEED_MASK,
    NEEDS,
    SITE_FLAGS,
    SOLDIER_NEEDS,
    SUBSTITUTED_NEEDS,
    WORTH_PER,
    Seat,
    bit,
)
from duchy.games.kingdom.state.state import Kingdom


def recount(state: Kingdom, seat: Seat) -> None:
    """Recompute everything derived from the duchy, the built cards and the theft tokens."""
    for resource in range(i64(CUBES)):
        seat.flat[resource] = 0
    for type_ in range(i64(TYPES)):
        seat.types[type_] = 0
        seat.worth[WORTH_PER + type_] = 0
    for icon in range(i64(PER_ICONS)):
        seat.per[icon] = 0
    seat.worth[0] = 0
    variant = state.variant
    if seat.duchy >= 0:
        duchy = variant.cards.duchies[seat.duchy * SIDES + variant.side]
        seat.worth[0] = duchy.points
        for resource in range(i64(CUBES)):
            seat.flat[resource] = duchy.produces[resource]
        for type_ in range(i64(TYPES)):
            seat.worth[WORTH_PER + type_] = duchy.points_per[type_]
        for icon in range(i64(PER_ICONS)):
            seat.per[icon] = duchy.per[icon]
    for place in range(seat.buildings):
        stand(state, seat, seat.built[place])
    for resource in range(i64(CUBES)):
        seat.flat[resource] -= seat.stolen[resource]
    for icon in range(i64(PER_ICONS)):
        seat.per[icon] -= seat.stolen[CUBES + icon]
    tally(seat)


def stand(state: Kingdom, seat: Seat, kind: i64) -> None:
    """K4.4. Count the icons of a card that joins the duchy, and its points; `tally` must follow."""
    cards = state.variant.cards
    seat.worth[0] += cards.points[kind]
    for type_ in range(i64(TYPES)):
        seat.worth[WORTH_PER + type_] += cards.points_per[kind * TYPES + type_]
    for resource in range(i64(CUBES)):
        seat.flat[resource] += cards.produces[kind * CUBES + resource]
    for icon in range(i64(PER_ICONS)):
        seat.per[icon] += cards.per[kind * PER_ICONS + icon]
    seat.types[cards.type[kind]] += 1


def tally(seat: Seat) -> None:
    """Recompute a seat's production from its icons and its built cards by type."""
    for resource in range(i64(CUBES)):
        cubes = seat.flat[resource]
        for type_ in range(i64(TYPES)):
            cubes += seat.per[resource * TYPES + type_] * seat.types[type_]
        seat.makes[resource] = cubes


def begin_site(state: Kingdom, index: i64, kind: i64) -> i64:
    """K3.1. A card enters the construction area; a frost giant that is alone there freezes it (K6.4)."""
    seat = state.seats[index]
    site = seat.begin(kind, state.variant.cards.cost[kind])
    if seat.menaces[GIANTS]:
        seat.menaces[GIANTS] -= 1
        seat.needs[site] |= FROZEN
        seat.areas_moved += 1
        if state.journal is not None:
            state.note("freeze", index, {"card": state.name(kind)})
    return site


def end_site(seat: Seat, site: i64) -> None:
    """Remove a card from the construction area."""
    seat.building -= 1
    seat.areas_moved += 1
    while site < seat.building:
        seat.sites[site] = seat.sites[site + 1]
        seat.needs[site] = seat.needs[site + 1]
        site += 1
    seat.sites[site] = 0
    seat.needs[site] = 0


def pay_site(state: Kingdom, index: i64, site: i64, resource: i64) -> None:
    """K4.3. A resource is put on a card and stays there. K4.4. A fully paid card is built immediately."""
    seat = state.seats[index]
    needs = seat.needs[site] - bit(NEED_BITS * resource)
    seat.needs[site] = needs
    seat.areas_moved += 1
    if needs & (NEEDS | FROZEN) == 0:
        complete(state, index, site)


def complete(state: Kingdom, index: i64, site: i64) -> None:
    """K4.4. The resources on the card return to the supply, its bonus is gained once, and it joins the duchy.

    K3.3. This applies in planning too. K4.7. A duchy may have several copies of a card.
    """
    seat = state.seats[index]
    cards = state.variant.cards
    kind = seat.sites[site]
    end_site(seat, site)
    seat.build(kind)
    stand(state, seat, kind)
    tally(seat)
    seat.soldiers += cards.bonus_soldiers[kind]
    seat.krystallium += cards.bonus_krystallium[kind]
    if state.journal is not None:
        gained = {"soldiers": int(cards.bonus_soldiers[kind]), "krystallium": int(cards.bonus_krystallium[kind])}
        state.note("complete", index, {"card": state.name(kind), **gained})


def distil(state: Kingdom, index: i64, resource: i64) -> None:
    """K4.5. A cube goes into alchemy; five of any kind immediately become one krystallium.

    K8.1. With quests the player decides when.
    """
    seat = state.seats[index]
    seat.alchemy[resource] += 1
    if not state.variant.quests and seat.cubes() >= ALCHEMY_CUBES:
        for cube in range(i64(CUBES)):
            seat.alchemy[cube] = 0
        seat.krystallium += 1
        if state.journal is not None:
            state.note("krystallium", index, {"cubes": ALCHEMY_CUBES})


def list_cubes(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """K4.3. A cube goes on a card that still needs it, or into alchemy. K3.1. So does the cube of a recycled card."""
    seat = state.seats[index]
    shift = NEED_BITS * (argument_of(seat.asked()) & RESOURCE_MASK)
    out[0] = ALCHEMY
    count: i64 = 1
    for site in range(seat.building):
        if seat.needs[site] >> shift & NEED_MASK:
            out[count] = CUBE + site
            count += 1
    return count


def place_cube(state: Kingdom, index: i64, site: i64) -> None:
    """K4.3. Place one of the cubes to be placed; site -1 is alchemy."""
    seat = state.seats[index]
    about = argument_of(seat.asked())
    resource = about & RESOURCE_MASK
    if about >> RESOURCE_BITS > 1:
        seat.agenda[seat.depth - 1] = question(ASK_CUBE, about - ONE_CUBE)
    else:
        seat.answered()
    if state.journal is not None:
        where = "alchemy" if site < 0 else state.name(seat.sites[site])
        state.note("cube", index, {"resource": RESOURCE_NAMES[resource], "on": where})
    if site < 0:
        distil(state, index, resource)
    else:
        pay_site(state, index, site, resource)


def why_not_cube(state: Kingdom, index: i64, site: i64) -> Reason | None:
    """K4.3. There must be a cube to place, and a card that needs it."""
    seat = state.seats[index]
    if kind_of(seat.asked()) != ASK_CUBE:
        return reason("no-cube")
    if site < 0:
        return None
    return why_not_need(state, index, site, argument_of(seat.asked()) & RESOURCE_MASK)


def why_not_site(state: Kingdom, index: i64, site: i64) -> Reason | None:
    """K3.1. There must be a card under construction."""
    building = int(state.seats[index].building)
    if site >= building:
        return reason("no-such-site", site=site + 1, sites=building)
    return None


def why_not_need(state: Kingdom, index: i64, site: i64, resource: i64) -> Reason | None:
    """K4.3. The card must still need the resource."""
    refused = why_not_site(state, index, site)
    if refused is not None:
        return refused
    seat = state.seats[index]
    if seat.needs[site] >> NEED_BITS * resource & NEED_MASK == 0:
        return reason("not-needed", card=state.name(seat.sites[site]), resource=RESOURCE_NAMES[resource])
    return None


def list_additions(state: Kingdom, index: i64, out: vec[i64], count: i64) -> i64:
    """K4.5, K4.6. At any time: krystallium or a soldier on a card, a card scrapped; K8.1. cubes converted."""
    seat = state.seats[index]
    krystallium = seat.krystallium
    soldiers = seat.soldiers
    for site in range(seat.building):
        needs = seat.needs[site]
        if krystallium:
            for resource in range(i64(SUBSTITUTED)):
                if needs >> NEED_BITS * resource & NEED_MASK:
                    out[count] = SUBSTITUTE + site * SUBSTITUTED + resource
                    count += 1
        if soldiers and needs >> SOLDIER_NEEDS & NEED_MASK:
            out[count] = SOLDIER + site
            count += 1
        if needs >> SITE_FLAGS == 0:
            out[count] = SCRAP + site
            count += 1
    if state.variant.quests and seat.cubes() >= ALCHEMY_CUBES:
        out[count] = CONVERT
        count += 1
    return count


def may_add(state: Kingdom, index: i64) -> bool:
    """Return whether `list_additions` has anything to list."""
    seat = state.seats[index]
    for site in range(seat.building):
        needs = seat.needs[site]
        if needs >> SITE_FLAGS == 0 or (seat.krystallium and needs & SUBSTITUTED_NEEDS):
            return True
        if seat.soldiers and needs >> SOLDIER_NEEDS & NEED_MASK:
            return True
    return state.variant.quests and seat.cubes() >= ALCHEMY_CUBES


def substitute(state: Kingdom, index: i64, site: i64, resource: i64) -> None:
    """K4.5. Krystallium replaces any one resource, or pays for itself; never a soldier."""
    seat = state.seats[index]
    seat.krystallium -= 1
    if state.journal is not None:
        values = {"card": state.name(seat.sites[site]), "resource": RESOURCE_NAMES[resource]}
        state.note("substitute", index, dict(values))
    pay_site(state, index, site, resource)


def why_not_substitute(state: Kingdom, index: i64, site: i64, resource: i64) -> Reason | None:
    """K4.5. There must be krystallium, and a card that needs the resource."""
    if state.seats[index].krystallium == 0:
        return reason("no-krystallium")
    return why_not_need(state, index, site, resource)


def station(state: Kingdom, index: i64, site: i64) -> None:
    """K4.5. A soldier is put on a card that costs soldiers."""
    seat = state.seats[index]
    seat.soldiers -= 1
    if state.journal is not None:
        state.note("soldier", index, {"card": state.name(seat.sites[site])})
    pay_site(state, index, site, SOLDIERS)


def why_not_station(state: Kingdom, index: i64, site: i64) -> Reason | None:
    """K4.5. There must be a soldier, and a card that needs one."""
    if state.seats[index].soldiers == 0:
        return reason("no-soldier")
    return why_not_need(state, index, site, SOLDIERS)


def scrap(state: Kingdom, index: i64, site: i64) -> None:
    """K4.6. A card under construction is discarded: its recycling resource goes into alchemy, all on it is lost."""
    seat = state.seats[index]
    kind = seat.sites[site]
    end_site(seat, site)
    resource = state.variant.cards.recycles[kind]
    if state.journal is not None:
        state.note("scrap", index, {"card": state.name(kind), "resource": RESOURCE_NAMES[resource]})
    distil(state, index, resource)


def why_not_scrap(state: Kingdom, index: i64, site: i64) -> Reason | None:
    """K4.6. K6.4. A frozen card cannot be scrapped; K9.1. nor can the farms of the rat invasion."""
    refused = why_not_site(state, index, site)
    if refused is not None:
        return refused
    seat = state.seats[index]
    if seat.needs[site] & FROZEN:
        return reason("frozen", card=state.name(seat.sites[site]))
    if seat.needs[site] & FIXED:
        return reason("must-be-built", card=state.name(seat.sites[site]))
    return None


def convert(state: Kingdom, index: i64) -> None:
    """K8.1. Five cubes are turned into krystallium; with more there, the player says which."""
    give_cubes(state, index, ALCHEMY_CUBES)


def give_cubes(state: Kingdom, index: i64, count: i64) -> None:
    """K4.5, K8.1. The given number of cubes in alchemy becomes one krystallium; the player chooses them one by one."""
    seat = state.seats[index]
    if seat.cubes() > count:
        seat.ask(question(ASK_CONVERT, count))
        return
    for cube in range(i64(CUBES)):
        seat.alchemy[cube] = 0
    seat.krystallium += 1
    if state.journal is not None:
        state.note("krystallium", index, {"cubes": count})


def give_cube(state: Kingdom, index: i64, cube: i64) -> None:
    """K8.1. One of the cubes for krystallium is chosen."""
    seat = state.seats[index]
    left = argument_of(seat.asked()) - 1
    seat.alchemy[cube] -= 1
    seat.answered()
    if left:
        give_cubes(state, index, left)
        return
    seat.krystallium += 1
    if state.journal is not None:
        state.note("krystallium", index, {"cubes": 1})


def why_not_convert(state: Kingdom, index: i64) -> Reason | None:
    """K4.5. Conversion happens by itself. K8.1. With quests it takes five cubes and a decision."""
    if not state.variant.quests:
        return reason("converts-itself")
    cubes = int(state.seats[index].cubes())
    return None if cubes >= ALCHEMY_CUBES else reason("too-few-cubes", cubes=cubes)


assert KRYSTALLIUM == SOLDIERS - 1 == TYPES
