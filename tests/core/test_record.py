"""Records: text that round-trips and diffs well, and lines that cannot be read, told by their numbers."""

from difflib import unified_diff

import pytest

from duchy.core.chance import FairDice, commitment
from duchy.core.game import CHANCE
from duchy.core.match import DIGEST_EVERY, Match, digest
from duchy.core.reason import RecordError
from duchy.core.record import FORM, Record, read_record, record_of, text_of
from duchy.core.verdict import verify
from tests.core.recorded import GAME, SEED, lines, played, ply_line


def test_the_text_is_read_back_as_the_same_record() -> None:
    record = read_record(played())
    assert played() == text_of(record)
    assert record == read_record(text_of(record))


def test_the_record_holds() -> None:
    match = verify(GAME, read_record(played()))
    assert [] == match.acting()
    assert GAME.scores(match.state) == read_record(played()).scores


def test_the_text_begins_with_its_form_and_header() -> None:
    row = lines()
    assert [FORM, "game: burgundy", f"rules: {GAME.rules}"] == row[:3]
    assert row[3].startswith("options: {")
    assert ["player 1: Ada", "player 2: Berta", f"commitment: {commitment(SEED)}", ""] == row[4:8]
    assert row[-3].startswith("scores: ")
    assert row[-2].startswith("places: ")
    assert f"seed: {SEED.hex()}" == row[-1]


def test_a_ply_is_its_number_who_the_action_and_its_words() -> None:
    number, who, action, *words = lines()[ply_line(1)].split()
    assert ("1", "*") == (number, who)
    assert GAME.notation(int(action)) == " ".join(words)


def test_a_digest_stands_every_few_plies_and_at_the_end() -> None:
    record = read_record(played())
    every = list(range(DIGEST_EVERY, len(record.plies) + 1, DIGEST_EVERY))
    assert sorted({*every, len(record.plies)}) == sorted(record.digests)


def test_what_is_taken_back_leaves_nothing_in_the_record() -> None:
    """Neither its lines nor a digest, and what is played instead has digests of its own."""
    plies = read_record(played()).plies
    match, never = Match(GAME), Match(GAME)
    for seat, action in plies[:DIGEST_EVERY]:
        match.play(seat, action)
    match.replay(plies[: DIGEST_EVERY - 1])
    never.replay(plies[: DIGEST_EVERY - 1])
    assert text_of(record_of(never, [])) == text_of(record_of(match, []))
    assert [DIGEST_EVERY - 1] == list(record_of(match, []).digests)


def test_a_longer_game_only_adds_lines() -> None:
    match = Match(GAME)
    dice = FairDice(SEED)
    match.draw(dice)
    before = text_of(record_of(match, ["Ada", "Berta"]))
    match.say(match.acting()[0], "end")
    after = text_of(record_of(match, ["Ada", "Berta"]))
    difference = list(unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))[2:]
    assert [] == [line for line in difference if line.startswith("-") and not line.startswith("-=")]
    assert 1 == sum(1 for line in difference if line.startswith("+") and not line.startswith("+="))


def test_equal_positions_have_equal_digests() -> None:
    state = GAME.initial()
    assert digest(GAME, state) == digest(GAME, state.copy())
    GAME.apply(state, CHANCE, GAME.parse("first 2"))
    assert digest(GAME, state) != digest(GAME, GAME.initial())


def test_an_unfinished_game_has_no_result_and_holds() -> None:
    match = Match(GAME)
    match.say(CHANCE, "first 1")
    text = text_of(record_of(match, ["Ada", "Berta"]))
    assert "scores" not in text
    assert match.plies == verify(GAME, read_record(text)).plies


def test_a_game_without_any_ply_is_a_record() -> None:
    text = text_of(record_of(Match(GAME), []))
    assert [] == verify(GAME, read_record(text)).plies


def test_a_name_is_one_line() -> None:
    record = record_of(Match(GAME), ["Ada\nof\x0b\u2028 Burgundy", " Berta "])
    assert ["Ada of Burgundy", "Berta"] == read_record(text_of(record)).players


@pytest.mark.parametrize("sign", ["\n", '"', "\\", "ä", "\t"])
def test_texts_in_options_come_back_as_they_were(sign: str) -> None:
    drawing = load_drawing(sign)
    record = record_of(Match(GAME, {"duchies": "mine", "drawings": drawing}), [])
    assert drawing == read_record(text_of(record)).options["drawings"]


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
def test_line_ends_of_other_alphabets_in_options_come_back_too(sign: str) -> None:
    drawing = load_drawing(sign)
    record = record_of(Match(GAME, {"duchies": "mine", "drawings": drawing}), [])
    assert drawing == read_record(text_of(record)).options["drawings"]


def load_drawing(sign: str) -> str:
    """Draw the first duchy with a comment and under another name."""
    rows = ["A6 C5 C4 Y3", "A2 A1 C6 Y5 B4", "A5 A4 B3 Y1 B2 B3", "S6 S1 S2 C6 S5 S4 S1"]
    rows += ["B2 B5 M4 B3 B1 A2", "B6 M1 Y2 B5 B6", "M3 Y4 Y1 B3"]
    return "\n".join([f"a comment{sign}of ours", "duchy mine", *rows])


def test_blank_lines_do_not_matter() -> None:
    assert read_record(played()) == read_record(played().replace("\n", "\n\n"))


@pytest.mark.parametrize("text", ["", "\n", "duchy", "duchy record 2\n", "{}", "game: burgundy\n", "\ufeff" + FORM])
def test_what_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(RecordError, match="line 1: a record must start with 'duchy record 1'"):
        read_record(text)


def test_a_record_without_a_game_is_refused() -> None:
    with pytest.raises(RecordError, match="'game: NAME' is missing"):
        read_record(FORM + "\n")


@pytest.mark.parametrize(
    "line",
    [
        "weather: fine",
        "nonsense",
        "rules: one",
        "options: {",
        "options: [1]",
        "position: {",
        "seed: xyz",
        "scores: 1 b",
        "places: first",
        "=",
        "1",
        "1 *",
        "1 ? 5",
        "1 * five",
        "2 * 5",
        "0 * 5",
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(RecordError, match="line 3: ") as caught:
        read_record(f"{FORM}\ngame: burgundy\n{line}\n")
    assert repr(line) in str(caught.value)


def test_a_position_is_kept_in_the_record() -> None:
    match = Match(GAME, position={"seats": [{"dice": [1, 2]}, {}]})
    match.say(0, "1:workers")
    record = read_record(text_of(record_of(match, [])))
    assert {"seats": [{"dice": [1, 2]}, {}]} == record.position
    assert GAME.write(match.state) == GAME.write(verify(GAME, record).state)


def test_a_record_made_by_hand_needs_neither_words_nor_digests() -> None:
    record = Record("burgundy", GAME.rules, {}, [], plies=[(CHANCE, GAME.parse("first 1"))], notations=[""])
    assert 1 == len(verify(GAME, read_record(text_of(record))).plies)


def test_draws_behind_a_take_back_are_numbered_by_all_plies_ever_made() -> None:
    match, dice = Match(GAME), FairDice(SEED)
    match.draw(dice)
    gone = 0
    before = len(match.plies)
    while match.acting():
        if len(match.plies) == before:
            gone = 7
        seat = match.acting()[0]
        if seat == CHANCE:
            chances = GAME.chances(match.state)
            match.play(CHANCE, chances[dice.pick(len(match.plies) + gone, [weight for _, weight in chances])][0])
        else:
            match.play(seat, GAME.legal_actions(match.state, seat)[0])
    text = text_of(record_of(match, ["Ada"], SEED, {before: 7}))
    assert "\n- 7\n" in text
    assert text == text_of(read_record(text))
    verify(GAME, read_record(text))
    with pytest.raises(RecordError, match="the seed gives"):
        verify(GAME, read_record(text.replace("\n- 7\n", "\n")))


@pytest.mark.parametrize("line", ["-", "- 0", "- x", "- -3"])
def test_a_take_back_says_how_many(line: str) -> None:
    with pytest.raises(RecordError, match="line 9"):
        read_record("\n".join([*lines()[:8], line]))


def test_hints_are_told_for_each_player_where_there_were_any() -> None:
    record = read_record(played())
    assert [] == record.hints
    record.hints = [0, 0]
    assert played() == text_of(record)
    record.hints = [2, 0]
    assert "hints: 2 0\n" in text_of(record)
    assert [2, 0] == read_record(text_of(record)).hints
    verify(GAME, read_record(text_of(record)))
    record.hints = [1, 2, 3]
    with pytest.raises(RecordError, match="hints: 3 numbers, the game has 2 seats"):
        verify(GAME, record)


@pytest.mark.parametrize("value", ["-1 0", "x", "1 9999999999"])
def test_hints_are_numbers(value: str) -> None:
    with pytest.raises(RecordError, match="hints must be one number per seat"):
        read_record(played().replace("player 1:", f"hints: {value}\nplayer 1:"))
