"""What follows from an action or an outcome: the one place that knows what each of them does (K2 to K8)."""

from mypy_extensions import i64

from duchy.core.game import CHANCE
from duchy.games.kingdom.actions import (
    ALCHEMY,
    BUILD,
    CARD,
    CATCH,
    COLOUR,
    CONVERT,
    COVER,
    CUBE,
    DUCHY,
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
from duchy.games.kingdom.box.components import AREAS, FACES, PLACES, SUBSTITUTED, TASKS
from duchy.games.kingdom.rules.advisors import keep, use
from duchy.games.kingdom.rules.battle import catch, fight, thaw
from duchy.games.kingdom.rules.construction import convert, place_cube, scrap, station, substitute
from duchy.games.kingdom.rules.danger import reveal_danger, uncover_danger
from duchy.games.kingdom.rules.draft import deal_hand, deal_offer, find, offer, search, show_top, take
from duchy.games.kingdom.rules.menaces import choose_colour, cover, freeze, freeze_drafted, lose
from duchy.games.kingdom.rules.offers import pick, spy
from duchy.games.kingdom.rules.planning import build, recycle
from duchy.games.kingdom.rules.quests import do_task
from duchy.games.kingdom.rules.rounds import proceed
from duchy.games.kingdom.rules.setup import deal_advisor, deal_duchy
from duchy.games.kingdom.state.agenda import (
    ASK_ADVISOR,
    ASK_DANGER,
    ASK_DUCHY,
    ASK_HAND,
    ASK_OFFERED,
    ASK_TOP,
    NOTHING,
    argument_of,
    kind_of,
)
from duchy.games.kingdom.state.state import Kingdom


def apply(state: Kingdom, seat: i64, action: i64) -> None:
    """Do what a seat or chance decided, and everything that follows until someone is asked again."""
    if seat == CHANCE:
        apply_outcome(state, action)
    else:
        apply_action(state, seat, action)
    proceed(state)


def apply_action(state: Kingdom, index: i64, action: i64) -> None:
    """K2 to K4. Do what a seat chose."""
    state.seats[index].changes += 1
    if action >= PICK:
        apply_rare(state, index, action)
    elif action >= SCRAP:
        scrap(state, index, action - SCRAP)
    elif action >= SOLDIER:
        station(state, index, action - SOLDIER)
    elif action >= SUBSTITUTE:
        substitute(state, index, (action - SUBSTITUTE) // SUBSTITUTED, (action - SUBSTITUTE) % SUBSTITUTED)
    elif action >= ALCHEMY:
        place_cube(state, index, action - CUBE)
    elif action >= RECYCLE:
        recycle(state, index, action - RECYCLE)
    elif action >= BUILD:
        build(state, index, action - BUILD)
    elif action >= OFFER:
        card = (action - OFFER) // FACES
        offer(state, index, card // AREAS, card % AREAS, (action - OFFER) % FACES)
    elif action >= SEARCH:
        search(state, index, action - SEARCH)
    elif action >= TAKE:
        take(state, index, action - TAKE)
    elif action == CONVERT:
        convert(state, index)
    else:
        done(state, index)


def apply_rare(state: Kingdom, index: i64, action: i64) -> None:
    """K5S to K8. Do what a seat chose among the actions of the modules and of solo games."""
    if action == SPY:
        spy(state, index)
    elif action >= KEEP:
        keep(state, index, action - KEEP)
    elif action >= USE:
        use(state, index, action - USE)
    elif action >= TASK:
        do_task(state, index, (action - TASK) // TASKS, (action - TASK) % TASKS)
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
        pick(state, index, (action - PICK) // PLACES, (action - PICK) % PLACES)


def done(state: Kingdom, index: i64) -> None:
    """K3.1, K4.3. A seat is done; the game continues when both are."""
    state.seats[index].answered()


def apply_outcome(state: Kingdom, outcome: i64) -> None:
    """Do what chance decided."""
    asked = state.chance
    state.chance = NOTHING
    kind = kind_of(asked)
    about = argument_of(asked)
    if kind == ASK_DUCHY:
        deal_duchy(state, about, outcome - DUCHY)
    elif kind == ASK_HAND:
        deal_hand(state, about, outcome - CARD)
    elif kind == ASK_OFFERED:
        deal_offer(state, about, outcome - CARD)
    elif kind == ASK_TOP:
        show_top(state, outcome - CARD)
    elif kind == ASK_ADVISOR:
        deal_advisor(state, about, outcome - CARD)
    elif kind == ASK_DANGER:
        uncover_danger(state, about, outcome - CARD)
    else:
        reveal_danger(state, about, outcome - CARD)
