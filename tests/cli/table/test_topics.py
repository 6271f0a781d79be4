"""Asking about what is printed on the table, in every spelling, also about what this game has none of."""

import re

import pytest

from duchy.cli.table.registry import table_of
from duchy.cli.table.table import Table
from duchy.cli.table.topics import Topic, answer_lines, find_topics
from duchy.cli.terminal.screen import text
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, State
from duchy.core.reason import Refusal
from duchy.games import load
from tests.cli.terminal import run

SENTENCES = {
    *("an", "bronze", "by", "card", "cards", "complete", "completed", "cube", "dealing", "done", "duchies", "empty"),
    *(
        "face-up",
        "from",
        "Gain",
        "have",
        "in",
        "into",
        "larger",
        "left",
        "Move",
        "no",
        "not",
        "of",
        "offered",
        "on",
        "one",
    ),
    *("Remove", "revealing", "Score", "score", "SI", "then", "to", "Turn", "two", "unseen", "upcoming", "used", "WO"),
    *("from", "yet", "you", "your"),
}
"""Words in sentences, and parts of signs such as 4WO."""
ABSENT = "     not in this game: "
TOPICS = [
    Topic((name, sign), (text(f"{name} it is"),))
    for name, sign in (("Hell Gate", "HG"), ("churches", "*b"), ("B", "b9"))
]


def asked(game: str, *words: str, options: tuple[str, ...] = ()) -> list[str]:
    """Ask at the prompt of a new game; return the answers."""
    ran = run("play", game, "--bot", "random", "--seed", "a", *options, lines=[*words, "quit now"])
    assert (0, "") == (ran.code, ran.err)
    return ran.out.split("Player 1> ")[1:-1]


@pytest.mark.parametrize(
    "words", ["Hell Gate", "hell gate", "HELLGATE", "hell-gate", "héll  gate", "hg", "hell gates", "gate"]
)
def test_a_name_is_found_in_every_spelling(words: str) -> None:
    assert [TOPICS[0]] == find_topics(TOPICS, words)


def test_a_sign_is_not_taken_for_a_letter() -> None:
    assert [TOPICS[1]] == find_topics(TOPICS, "*b")
    assert [TOPICS[2]] == find_topics(TOPICS, "b")
    assert [] == find_topics(TOPICS, "ga")


def test_a_plural_is_found_by_its_singular_and_back() -> None:
    assert [TOPICS[1]] == find_topics(TOPICS, "church") == find_topics(TOPICS, "Churches")


def test_what_has_no_name_is_looked_up_in_the_legend_and_else_something_similar_is_named() -> None:
    legend = [text("a line about unicorns")]
    assert legend == answer_lines(TOPICS, legend, "Unicorn")
    with pytest.raises(Refusal, match=r"nothing on the table is called 'hel gat': did you mean Hell Gate\?"):
        answer_lines(TOPICS, legend, "hel gat")
    with pytest.raises(Refusal, match="nothing on the table is called 'xyzzy': `legend` explains everything"):
        answer_lines(TOPICS, legend, "xyzzy")


def test_a_number_is_found_however_it_is_written() -> None:
    topics = [Topic((f"monastery {number}", f"M{number}"), (text(str(number)),)) for number in (2, 23)]
    for words in (
        "monastery 23",
        "monastery23",
        "Monastery no. 23",
        "monastery No 23",
        "monastery #23",
        "M 23",
        "m-23",
    ):
        assert [topics[1]] == find_topics(topics, words), words


def test_a_phrase_is_looked_up_by_its_parts_and_only_by_whole_names() -> None:
    about = answer_lines(TOPICS, [], "the churches of Hell Gate")
    assert ["     about 'Hell Gate':", "Hell Gate it is"] == [line.plain for line in about]
    with pytest.raises(Refusal, match="nothing on the table"):
        answer_lines(TOPICS, [], "hell of a gate")
    with pytest.raises(Refusal, match="nothing on the table"):
        answer_lines(TOPICS, [], "x " * 5000)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (
            "burgundy",
            "goods 4; red; turquoise; 3x2; 13 orange; grey; gray; dark green; green; phase B; round 3; hex 12",
        ),
        ("burgundy", "duchy 13a; 11f; -3w; s24; town hall; goose; chickens; white building; partner; store; city"),
        ("burgundy", "[7]; CAS 7; shield no. 12; 2 shared with your partner; leave the effect unused; Both dice; seed"),
        ("kingdom", "[MP···]; [·····]; 1.1 PPP→S+6VP; 4E 2K 5S→2VP final; EK→8VP; ····; MM·; yellow; red; beige; x6"),
        ("kingdom", "scenario 3; Frozen north; thieves' guild; under siege; battle; theft token; bronze; gold medal"),
        ("kingdom", "at any time; finish this step; unseen; keeping advisors; must stay; lost to shadows; quest board"),
    ],
)
def test_labels_colours_and_amounts_are_explained(game: str, words: str) -> None:
    rules = load(game)
    state = rules.initial({})
    table = table_of(rules, ["Anna", "Berta"])
    for asked_for in words.split("; "):
        assert answer_lines(table.topics(state, asked_for), [], asked_for), asked_for


def test_amounts_and_tasks_are_read_out() -> None:
    told = asked("kingdom", "? [mp···]", "? 1.4 4E 2K 5S→2VP final", "? 12M", "? red", "? scenario 1")
    answers = [" ".join(answer.split()) for answer in told]
    assert "[mp···]: in alchemy, 1 materials, 1 population; five cubes become krystallium" == answers[0]
    cost = "4 exploration, 2 krystallium, 5 soldiers"
    assert f"1.4 4E 2K 5S→2VP final: a task: pay {cost}, gain 2VP; the final task" == answers[1]
    assert ("12M: 12 materials", "red: soldiers, calamity, menace") == (answers[2], answers[3])
    assert "scenario 1, Rat invasion: played with menaces; build Farm x4; the pile of vermin" in answers[4]
    assert "--players 1 --scenario 1 brings it" in answers[4]


def test_burgundy_explains_tiles_by_name_and_sign() -> None:
    answers = asked("burgundy", "? crane", "?CRN", "? monastery 23", "?m23", "? cow3", "?boarding-house", "legend B4")
    crane = " CRN  crane: copies any building's effect; monasteries count it as any one building\n"
    assert [f"{crane}{ABSENT}--extra-tiles brings it\n"] * 2 == answers[:2]
    assert [" M23  monastery 23: at the end: 4 points per city hall\n"] * 2 == answers[2:4]
    assert answers[4].startswith(" CO   cow: ")
    assert " BRD  boarding house: gain 4 workers\n" == answers[5]
    assert " B4   a hex for a building tile, which needs a die that shows 4\n" == answers[6]


def test_burgundy_says_what_brings_in_what_is_missing() -> None:
    words = ("? white castle", "? inn", "? shield 7", "? M29", "? 4WO", "? outpost", "? black tile", "? team")
    ends = [answer.partition(ABSENT)[2].strip() for answer in asked("burgundy", *words)]
    assert [
        *("--white-castles brings it", "--inns brings it", "--shields brings it", "--white-castles brings it"),
        *("--trade-routes brings it", "--duchies outposts, or one of 11a to 11f, brings it"),
        *("only the solo game has it", "--players 4 --teams brings it"),
    ] == ends
    options = ("--white-castles", "--inns", "--shields", "--trade-routes", "--duchies", "outposts")
    assert not any(ABSENT in answer for answer in asked("burgundy", *words[:6], options=options))


def test_kingdom_explains_cards_by_name_in_every_language() -> None:
    answers = asked("kingdom", "? Hell Gate", "?hellgate", "? Адские врата", "? пекельна БРАМА", "?spy", "? MMG")
    assert 1 == len(set(answers[:4]))
    assert re.search(r"Hell Gate  discovery  ESSSSSS +6 +E\n$", answers[0])
    assert "spy: Flip an active spy to reveal a face-down card on offer.\n" == answers[4]
    assert "MMG: 2 materials, 1 gold\n" == answers[5]


def test_kingdom_says_what_brings_in_what_is_missing() -> None:
    words = ("? rats", "? vermin", "? quartermaster", "? usurper", "? medal")
    ends = [answer.partition(ABSENT)[2].strip() for answer in asked("kingdom", *words)]
    rats = "--module menaces brings it, if --menaces names rats"
    advisors, usurper = "--module advisors brings it", "--module quests --quest usurper brings it"
    assert [rats, rats, advisors, usurper, "only solo games have it"] == ends
    menaces = ("--module", "menaces", "--menaces", "rats,giants")
    here, calamity, spy = asked("kingdom", "? giant rat", "? calamity", "? spies", options=menaces)
    assert ABSENT not in here
    assert "menaces replace the calamities" in calamity
    assert "quests and solo games have it" in spy
    with_advisors = ("--players", "1", "--module", "advisors")
    treasure, envoy = asked("kingdom", "? dowry", "? foreign envoy", options=with_advisors)
    assert "advisors replace the treasures" in treasure
    assert "only games for two have it" in envoy


def drawn(table: Table, state: State) -> str:
    """Play some moves at random; return every tenth picture of the table."""
    game, rng, lines = table.game, Rng(5), list[str]()
    for ply in range(260):
        seats = game.acting(state)
        if not seats:
            break
        if ply % 10 == 0:
            lines += [line.plain for line in table.picture(state, 0 if seats == [CHANCE] else seats[0], 120)]
        actions = game.legal_actions(state, seats[0])
        game.apply(state, seats[0], actions[rng.below(len(actions))])
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        (
            "burgundy",
            (
                ("extra_tiles", "yes"),
                ("white_castles", "yes"),
                ("inns", "yes"),
                ("shields", "yes"),
                ("trade_routes", "yes"),
            ),
        ),
        ("burgundy", (("players", "1"),)),
        ("kingdom", (("module", "quests"),)),
        ("kingdom", (("module", "menaces"),)),
        ("kingdom", (("players", "1"), ("module", "advisors"))),
    ],
)
def test_whatever_is_drawn_can_be_asked_about(name: str, options: tuple[tuple[str, str], ...]) -> None:
    game = load(name)
    state = game.initial(dict(options))
    table = table_of(game, ["Anna", "Berta"][: game.seats(state)])
    words = set(re.findall(r"[A-Za-z][\w*/-]*", drawn(table, state))) - {"Anna", "Berta"}
    assert len(words) > 50
    assert [] == sorted(word for word in words - SENTENCES if not find_topics(table.topics(state, word), word))
