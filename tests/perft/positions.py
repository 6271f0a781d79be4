"""Positions from which action sequences are counted, each about one intricate point of the rules."""

from typing import Final

from duchy.core.game import CHANCE, Game, State

BASE_POSITIONS: Final[dict[str, dict[str, object]]] = {
    "a castle's action, with tiles to place, goods to sell and a purchase": {
        "depots": {"1": ["ship"], "2": ["monastery2"], "3": ["cow3"], "black": ["bank", "mine"]},
        "seats": [{"dice": [0, 5], "storage": ["ship", "warehouse"]}, {}],
        "duchies": [{"silver": 2, "workers": 1, "goods": [2, 0, 0, 0, 1, 0]}, {}],
        "agenda": [{"question": "turn"}, {"question": "castle"}],
    },
    "the same in 2011, where a purchase waits": {
        "options": {"edition": 2011},
        "depots": {"1": ["ship"], "2": ["monastery2"], "3": ["cow3"], "black": ["bank", "mine"]},
        "seats": [{"dice": [0, 5], "storage": ["ship", "warehouse"]}, {}],
        "duchies": [{"silver": 2, "workers": 1, "goods": [2, 0, 0, 0, 1, 0]}, {}],
        "agenda": [{"question": "turn"}, {"question": "castle"}],
    },
    "storage is full and a tile comes in by a die, a purchase or a carpenter": {
        "depots": {"1": ["bank"], "3": ["pig2", "church"], "black": ["market"]},
        "seats": [{"dice": [1, 3], "storage": ["carpenter", "mine", "castle"]}, {}],
        "duchies": [{"silver": 2, "workers": 2}, {}],
    },
    "a ship with monastery 5 and more colours than there is room for": {
        "goods": {"1": [1, 1, 0, 0, 0, 0], "2": [0, 0, 2, 1, 0, 0], "6": [1, 0, 0, 0, 0, 1]},
        "seats": [{"dice": [5, 2], "storage": ["ship", "ship"]}, {}],
        "duchies": [{"tiles": {"19": "castle", "13": "monastery5"}, "goods": [1, 0, 0, 0, 0, 0], "workers": 2}, {}],
    },
    "the same in 2011, where goods without room are lost": {
        "options": {"edition": 2011},
        "goods": {"1": [1, 1, 0, 0, 0, 0], "2": [0, 0, 2, 1, 0, 0], "6": [1, 0, 0, 0, 0, 1]},
        "seats": [{"dice": [5, 2], "storage": ["ship", "ship"]}, {}],
        "duchies": [{"tiles": {"19": "castle", "13": "monastery5"}, "goods": [1, 0, 0, 0, 0, 0], "workers": 2}, {}],
    },
    "a purchase with monastery 6 from seven depots, in silver and workers": {
        "depots": {"1": ["ship"], "2": ["monastery9"], "6": ["sheep3"], "black": ["monastery12", "city-hall"]},
        "seats": [{"dice": [6, 6], "storage": ["castle", "bank"]}, {}],
        "duchies": [{"tiles": {"19": "castle", "13": "monastery6"}, "silver": 2, "workers": 2}, {}],
    },
    "a city hall places a castle, which places a city hall": {
        "depots": {"4": ["ship"], "black": ["cow4"]},
        "seats": [{"dice": [3, 4], "storage": ["city-hall", "castle", "city-hall"]}, {}],
        "duchies": [{"tiles": {"19": "castle", "13": "monastery1", "7": "castle"}, "silver": 2, "workers": 4}, {}],
    },
    "the end of a phase: the last turn, mines pay, the board is filled anew": {
        "phase": "A",
        "round": 5,
        "turn": 2,
        "seats": [{}, {"dice": [1, 0], "storage": ["mine"]}],
        "duchies": [{}, {"tiles": {"19": "castle", "25": "mine", "26": "bank"}, "workers": 1}],
    },
    "the last turn of the game": {
        "options": {"players": 3},
        "phase": "E",
        "round": 5,
        "turn": 3,
        "goods": {"5": [0, 1, 0, 0, 0, 1]},
        "depots": {"6": ["castle"]},
        "seats": [{}, {}, {"dice": [6, 4], "storage": ["ship", "monastery25"]}],
        "duchies": [{}, {}, {"workers": 3, "silver": 2, "goods": [0, 3, 0, 0, 0, 0]}],
    },
    "hidden starts on two boards": {
        "options": {"duchies": "boards", "start": "hidden"},
        "seats": [{"board": 1}, {"board": 3}],
        "agenda": [{"question": "start-hidden"}],
    },
}


HAND: Final = ["farm", "village", "port", "navigators", "merchants", "quarry", "sawmill", "calamity"]
STEP: Final = {"question": "step"}

KINGDOM_POSITIONS: Final[dict[str, dict[str, object]]] = {
    "an offer with traps, and all that may be done at any time": {
        "options": {"module": "none"},
        "stage": "draft",
        "offers": {"a": ["farm"], "b": ["barracks/2"]},
        "seats": [
            {
                "hand": HAND,
                "traps": 2,
                "sites": [{"card": "great-army"}],
                "krystallium": 1,
                "soldiers": 1,
                "agenda": [{"question": "offer"}],
            },
            {"hand": [*HAND[:5], "guildhall", "scholars", "calamity"], "traps": 1},
        ],
    },
    "both plan at once, with treasures and copies": {
        "options": {"module": "none"},
        "seats": [
            {"drafted": ["farm", "farm", "star-chart"]},
            {"drafted": ["port"], "sites": [{"card": "sunken-temple"}]},
        ],
    },
    "both place cubes, one card is nearly complete": {
        "options": {"module": "none"},
        "stage": "production",
        "turn": 2,
        "seats": [
            {
                "sites": [{"card": "summer-palace", "needs": {"gold": 1}}, {"card": "founders-statue"}],
                "alchemy": {"gold": 4},
                "agenda": [STEP, {"question": "cube", "resource": "gold", "count": 2}],
            },
            {"sites": [{"card": "merchants"}], "krystallium": 2, "agenda": [STEP]},
        ],
    },
    "shadows on both sides, and giants": {
        "options": {"module": "menaces", "menaces": "shadows,giants"},
        "stage": "draft",
        "turn": 15,
        "round": 3,
        "offers": {"a": ["farm", "port", "frost-giant/2"], "b": ["village", "shadow/1"]},
        "seats": [
            {"agenda": [{"question": "take"}], "sites": [{"card": "quarry"}], "menaces": {"shadows": 1}},
            {"drafted": ["sawmill", "golden-hoard"], "menaces": {"shadows": 1}},
        ],
    },
    "a battle with rats, thieves and a giant": {
        "options": {"module": "menaces", "menaces": "thieves,giants"},
        "stage": "battle",
        "seats": [
            {
                "menaces": {"thieves": 2},
                "stolen": {"materials": 1, "population": 1},
                "sites": [{"card": "farm", "needs": {}, "frozen": True}, {"card": "royal-guard"}],
                "soldiers": 5,
                "agenda": [{"question": "battle"}],
            },
            {"sites": [{"card": "port"}], "agenda": [{"question": "battle"}]},
        ],
    },
    "advisors of the draft": {
        "options": {"module": "advisors"},
        "stage": "draft",
        "turn": 15,
        "offers": {"a": ["farm", "keeper-of-seals", "port/2"], "b": ["village"]},
        "seats": [
            {
                "advisors": ["mistress-of-whispers", "master-cartographer", "royal-censor"],
                "soldiers": 4,
                "agenda": [{"question": "take"}],
            },
            {},
        ],
    },
    "advisors that are kept in secret": {
        "options": {"module": "advisors", "duchy": "valados"},
        "stage": "keeping",
        "seats": [
            {"hand": ["royal-trapper", "royal-censor"], "agenda": [{"question": "keep"}]},
            {"hand": ["foreign-envoy", "keeper-of-seals"], "agenda": [{"question": "keep"}]},
        ],
    },
    "quests, with cubes to convert": {
        "options": {"module": "quests", "quest": "plague-lord"},
        "stage": "production",
        "turn": 1,
        "seats": [
            {"alchemy": {"materials": 3, "population": 4, "gold": 2}, "krystallium": 1, "agenda": [STEP]},
            {"alchemy": {"population": 4}, "krystallium": 2, "agenda": [STEP]},
        ],
    },
    "alone: a spy, a search, and the danger pile": {
        "options": {"players": 1, "module": "none"},
        "stage": "draft",
        "turn": 1,
        "top": "market",
        "offers": {"a": ["farm", "port", "?"], "b": ["village", "quarry"]},
        "seats": [{"spies": 1, "hidden_spies": 1, "agenda": [{"question": "take"}]}],
    },
    "the last step of a scenario": {
        "options": {"players": 1, "scenario": 1},
        "round": 4,
        "stage": "battle",
        "seats": [
            {
                "menaces": {"vermin": 2, "rats": 1},
                "built": ["farm", "farm", "farm"],
                "sites": [{"card": "farm", "needs": {"materials": 1}, "fixed": True}],
                "soldiers": 4,
                "krystallium": 1,
                "agenda": [{"question": "battle"}],
            }
        ],
    },
}


def first_turn(game: Game, options: dict[str, object]) -> State:
    """Set up a game with fixed outcomes, up to the first decision of a seat."""
    state = game.initial(options)
    ply = 0
    while game.acting(state) == [CHANCE]:
        outcomes = game.legal_actions(state, CHANCE)
        game.apply(state, CHANCE, outcomes[ply * 7 % len(outcomes)])
        ply += 1
    return state
