"""What a question allows: the one place that knows every question and every action of a seat."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.kingdom.actions import (
    ALCHEMY,
    BUILD,
    CATCH,
    COLOUR,
    CONVERT,
    COVER,
    CUBE,
    DONE,
    FIGHT,
    FIGHT_SITE,
    FIND,
    FREEZE,
    FREEZE_DRAFTED,
    KEEP,
    LOSE,
    OFFER,
    PICK,
    RECYCLE,
    SCRAP,
    SEARCH,
    SOLDIER,
    SPY,
    SUBSTITUTE,
    TAKE,
    TASK,
    USE,
)
from duchy.games.kingdom.rules.advisors import keep, list_keeps, list_uses, use
from duchy.games.kingdom.rules.anytime import list_anytime
from duchy.games.kingdom.rules.battle import catch, fight, list_fights, thaw
from duchy.games.kingdom.rules.construction import convert, list_cubes, place_cube, scrap, station, substitute
from duchy.games.kingdom.rules.draft import find, list_finds, list_offers, list_takes, offer, search, take
from duchy.games.kingdom.rules.menaces import (
    choose_colour,
    cover,
    freeze,
    freeze_drafted,
    list_colours,
    list_covers,
    list_freezes,
    list_losses,
    lose,
)
from duchy.games.kingdom.rules.offers import list_picks, pick, spy
from duchy.games.kingdom.rules.planning import build, list_plans, recycle
from duchy.games.kingdom.rules.quests import do_task
from duchy.games.kingdom.state.agenda import (
    ASK_BATTLE,
    ASK_CONVERT,
    ASK_CUBE,
    ASK_DISMISS,
    ASK_END,
    ASK_FIND,
    ASK_GIANT,
    ASK_GIFT,
    ASK_KEEP,
    ASK_OFFER,
    ASK_PLAN,
    ASK_SEARCH,
    ASK_SHADOW,
    ASK_SHIFT,
    ASK_SPY,
    ASK_STEP,
    ASK_TAKE,
    ASK_THEFT,
    kind_of,
)
from duchy.games.kingdom.state.state import Kingdom


def list_actions(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """List what a seat that is asked may do: its answers, then (K4.5) what may be done at any time."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    count: i64 = 0
    if asked == ASK_CUBE:
        count = list_cubes(state, index, out)
    elif asked == ASK_PLAN:
        count = list_plans(state, index, out)
        if seat.drafts == 0:
            out[count] = DONE
            count += 1
    elif asked == ASK_OFFER:
        count = list_offers(state, index, out)
    elif asked == ASK_TAKE:
        count = list_takes(state, out)
    elif asked == ASK_STEP:
        out[0] = DONE
        count = 1
    elif asked == ASK_BATTLE:
        out[0] = DONE
        count = list_fights(state, index, out, 1)
    else:
        return list_answers(state, index, asked, out)
    return list_anytime(state, index, out, count)


def list_answers(state: Kingdom, index: i64, asked: i64, out: vec[i64]) -> i64:
    """List the answers to questions that leave room for nothing else."""
    if asked in (ASK_SPY, ASK_SHIFT, ASK_DISMISS, ASK_SEARCH):
        return list_picks(state, index, out)
    if asked in (ASK_GIFT, ASK_CONVERT):
        return list_colours(state, index, out)
    if asked == ASK_FIND:
        return list_finds(state, out)
    if asked == ASK_SHADOW:
        return list_losses(state, index, out)
    if asked == ASK_GIANT:
        return list_freezes(state, index, out)
    if asked == ASK_THEFT:
        return list_covers(state, index, out)
    if asked == ASK_KEEP:
        return list_keeps(state, index, out)
    assert asked == ASK_END
    out[0] = DONE
    return list_uses(state, index, out, 1)


def act(state: Kingdom, index: i64, action: i64) -> None:
    """Do what a seat chose."""
    state.seats[index].changes += 1
    if action >= PICK:
        act_rarely(state, index, action)
    elif action >= SCRAP:
        scrap(state, index, action - SCRAP)
    elif action >= SOLDIER:
        station(state, index, action - SOLDIER)
    elif action >= SUBSTITUTE:
        substitute(state, index, (action - SUBSTITUTE) // 5, (action - SUBSTITUTE) % 5)
    elif action >= ALCHEMY:
        place_cube(state, index, action - CUBE)
    elif action >= RECYCLE:
        recycle(state, index, action - RECYCLE)
    elif action >= BUILD:
        build(state, index, action - BUILD)
    elif action >= OFFER:
        card = action - OFFER
        offer(state, index, card >> 2, card >> 1 & 1, card & 1)
    elif action >= SEARCH:
        search(state, index, action - SEARCH)
    elif action >= TAKE:
        take(state, index, action - TAKE)
    elif action == CONVERT:
        convert(state, index)
    else:
        done(state, index)


def act_rarely(state: Kingdom, index: i64, action: i64) -> None:
    """Do what a seat chose, of what modules and solo games bring."""
    if action == SPY:
        spy(state, index)
    elif action >= KEEP:
        keep(state, index, action - KEEP)
    elif action >= USE:
        use(state, index, action - USE)
    elif action >= TASK:
        do_task(state, index, (action - TASK) >> 2, (action - TASK) & 3)
    elif action >= CATCH:
        catch(state, index, action - CATCH)
    elif action >= FIGHT_SITE:
        thaw(state, index, action - FIGHT_SITE)
    elif action >= FIGHT:
        fight(state, index, action - FIGHT)
    elif action >= COLOUR:
        choose_colour(state, index, action - COLOUR)
    elif action >= COVER:
        cover(state, index, action - COVER)
    elif action >= FREEZE_DRAFTED:
        freeze_drafted(state, index, action - FREEZE_DRAFTED)
    elif action >= FREEZE:
        freeze(state, index, action - FREEZE)
    elif action >= LOSE:
        lose(state, index, action - LOSE)
    elif action >= FIND:
        find(state, index, action - FIND)
    else:
        pick(state, index, (action - PICK) // 24, (action - PICK) % 24)


def done(state: Kingdom, index: i64) -> None:
    """K3.1, K4.3. A seat is done; what comes next waits until both are."""
    state.seats[index].answered()
