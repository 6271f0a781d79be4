"""Shared setups are kept only as long as tables need them: ever new options fill no memory."""

import gc
import weakref

import pytest
from msgspec import UNSET, json

from duchy.core.game import CHANCE
from duchy.core.reason import OptionError
from duchy.games.burgundy.box.drawing import LONGEST_TEXT
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.text.showing import HEXES_SHOWN
from duchy.games.burgundy.variant import VARIANTS
from duchy.games.kingdom.box.cards import SETS, cards_of
from duchy.games.kingdom.box.template import template
from duchy.games.kingdom.variant import VARIANTS as KINGDOM_VARIANTS
from duchy.server.table.setup import SETUPS, TEXTS, GameSetup, settle_options, setup_of

SMALL = template()
DRAWN = BOX["3"].drawing()


def setup(game: str, **options: object) -> GameSetup:
    """Return the setup of a game with options."""
    return setup_of(game, json.encode(settle_options(game, options)).decode())


@pytest.mark.slow
def test_a_hundred_and_fifty_sets_are_not_kept() -> None:
    first = weakref.ref(setup("kingdom", set=SMALL + "# first\n"))
    for number in range(150):
        setup("kingdom", set=f"{SMALL}# {number}\n")
    gc.collect()
    assert (SETUPS.room, SETS.room) == (len(SETUPS), len(SETS))
    assert first() is None


def test_the_same_options_are_the_same_kit() -> None:
    assert setup("burgundy", players=3) is setup("burgundy", players=3)


def test_ever_new_words_for_the_same_options_are_not_kept() -> None:
    for number in range(150):
        setup("burgundy", duchies="1," + " " * number + "1")
        setup("kingdom", module="menaces", menaces="giants," + " " * number + "rats")
    assert (VARIANTS.room, KINGDOM_VARIANTS.room) == (len(VARIANTS), len(KINGDOM_VARIANTS))


def test_ever_new_drawings_are_not_kept() -> None:
    for number in range(80):
        name = f"own{number}"
        made = setup("burgundy", drawings=DRAWN.replace("duchy 3", f"duchy {name}"), duchies=name)
        state = made.initial()
        while made.game.acting(state) == [CHANCE]:
            made.game.apply(state, CHANCE, made.game.chances(state)[0][0])
        made.game.view(state, 0)
    assert HEXES_SHOWN.room == len(HEXES_SHOWN)


def test_the_texts_of_a_setup_are_bounded() -> None:
    made = GameSetup("kingdom", settle_options("kingdom", {}))
    for action in range(made.game.actions):
        assert made.game.notation(action) == made.text(action)[0]
    assert TEXTS == len(made.texts)


def test_only_what_options_bring_along_is_printed() -> None:
    assert UNSET is setup("kingdom").printed is setup("burgundy").printed
    assert cards_of(SMALL).content == setup("kingdom", set=SMALL).printed


def test_a_setup_sets_up_a_game_again_and_again() -> None:
    """A state that was handed out does not affect the next."""
    made = GameSetup("burgundy", settle_options("burgundy", {}))
    state = made.initial()
    before = made.game.write(state)
    made.game.apply(state, CHANCE, made.game.chances(state)[0][0])
    assert before == made.game.write(made.initial()) != made.game.write(state)


@pytest.mark.parametrize(
    ("drawings", "words"),
    [
        ("".join(f"duchy a{number}\n" for number in range(1500)), "40 are drawn before it, and those are the most"),
        ("duchy " + "a" * 41 + "\n", "a duchy needs a name of 1 to 40 letters"),
        ("duchy a\u202eb\n", "a duchy needs a name of 1 to 40 letters"),
        ("x" * (LONGEST_TEXT + 1), f"{LONGEST_TEXT + 1} characters; at most {LONGEST_TEXT} are allowed"),
    ],
)
def test_drawings_have_bounds(drawings: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        setup("burgundy", drawings=drawings)
