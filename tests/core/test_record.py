"""Records: text that round-trips and diffs well, and every kind of damage, told with its line or ply."""

import json
from difflib import unified_diff
from functools import cache

import pytest

from duchy.core.chance import FairDice, commitment
from duchy.core.game import CHANCE, Game
from duchy.core.match import Match
from duchy.core.reason import RecordError
from duchy.core.record import DIGEST_EVERY, FORM, Record, digest, read_record, record_of, text_of
from duchy.core.verdict import verify
from duchy.games import load

GAME: Game = load("burgundy")
SEED = bytes(range(32))


@cache
def played() -> str:
    """Play a whole game, always with the first legal action."""
    match = Match(GAME)
    dice = FairDice(SEED)
    match.draw(dice)
    while match.acting():
        seat = match.acting()[0]
        match.play(seat, GAME.legal_actions(match.state, seat)[0])
        match.draw(dice)
    return text_of(record_of(match, ["Ada", "Berta"], SEED))


def lines() -> list[str]:
    """Give the lines of the game."""
    return played().splitlines()


def ply_line(ply: int) -> int:
    """Find the index of the line of a ply."""
    return next(index for index, line in enumerate(lines()) if line.startswith(f"{ply} "))


def first_own_ply() -> int:
    """Find the first ply that is not chance's."""
    record = read_record(played())
    return next(ply for ply, (seat, _) in enumerate(record.plies, start=1) if seat != CHANCE)


def changed(index: int, line: str) -> str:
    """Write the game with another line."""
    row = lines()
    row[index] = line
    return "\n".join(row)


def header(name: str, value: str) -> str:
    """Write the game with another value in a header line."""
    index = next(index for index, line in enumerate(lines()) if line.startswith(name + ":"))
    return changed(index, f"{name}: {value}")


def refusal(text: str) -> str:
    """Read and verify a text, which must be refused, and give the message."""
    with pytest.raises(RecordError) as caught:
        verify(GAME, read_record(text))
    assert "\n" not in str(caught.value)
    return str(caught.value)


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
    with pytest.raises(RecordError, match="line 1: a record begins with 'duchy record 1'"):
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


def test_a_ply_that_is_cut_out_is_missed() -> None:
    index = ply_line(30)
    row = lines()
    del row[index]
    assert f"line {index + 1}: " in refusal("\n".join(row))
    assert "ply 30 is expected here" in refusal("\n".join(row))


def test_a_ply_that_is_doubled_is_noticed() -> None:
    index = ply_line(30)
    row = lines()
    row.insert(index, row[index])
    assert f"line {index + 2}: " in refusal("\n".join(row))


def test_a_line_that_is_cut_short_is_noticed() -> None:
    index = ply_line(30)
    short = " ".join(lines()[index].split()[:2])
    assert f"line {index + 1}: {short!r} cannot be read" in refusal(changed(index, short))


def test_plies_that_are_swapped_are_noticed() -> None:
    index = ply_line(30)
    row = lines()
    row[index], row[index + 1] = row[index + 1], row[index]
    assert f"line {index + 1}: " in refusal("\n".join(row))


def test_contents_of_plies_that_are_swapped_are_noticed_by_the_rules_or_the_seed() -> None:
    ply = first_own_ply()
    index = ply_line(ply)
    row = lines()
    one, other = row[index].split(" ", 1), row[index - 1].split(" ", 1)
    row[index], row[index - 1] = f"{one[0]} {other[1]}", f"{other[0]} {one[1]}"
    assert refusal("\n".join(row)).startswith(f"ply {ply - 1}: ")


def test_a_record_that_is_cut_off_before_its_result_is_an_unfinished_game() -> None:
    text = "\n".join(lines()[: ply_line(30) + 1])
    assert 30 == len(verify(GAME, read_record(text)).plies)


def test_a_result_of_a_game_that_is_not_over_is_noticed() -> None:
    row = lines()
    text = "\n".join(row[: ply_line(30) + 1] + row[-4:])
    assert "ply 30: the record has a result, but the game is not over" == refusal(text)


def test_an_illegal_action_is_named_with_its_ply_and_reason() -> None:
    ply = first_own_ply()
    who = lines()[ply_line(ply)].split()[1]
    message = refusal(changed(ply_line(ply), f"{ply} {who} {GAME.parse('skip')} skip"))
    assert f"ply {ply}: there is nothing to skip: 'end' ends the turn" == message


def test_another_legal_action_is_noticed_at_its_words() -> None:
    ply = first_own_ply()
    number, who, _, *words = lines()[ply_line(ply)].split()
    message = refusal(changed(ply_line(ply), f"{number} {who} {GAME.parse('end')} {' '.join(words)}"))
    assert f"ply {ply}: {' '.join(words)!r} is not action 0, which is 'end'" == message


def test_other_words_are_noticed() -> None:
    ply = first_own_ply()
    number, who, action, *_ = lines()[ply_line(ply)].split()
    message = refusal(changed(ply_line(ply), f"{number} {who} {action} end"))
    assert message.startswith(f"ply {ply}: 'end' is not action {action}, which is ")


def test_words_that_are_no_action_are_noticed() -> None:
    ply = first_own_ply()
    number, who, action, *_ = lines()[ply_line(ply)].split()
    assert refusal(changed(ply_line(ply), f"{number} {who} {action} jump")).startswith(
        f"ply {ply}: 'jump' is no action"
    )


@pytest.mark.parametrize("action", [-1, 795_000, 1 << 70])
def test_an_action_that_does_not_exist_is_noticed(action: int) -> None:
    ply = first_own_ply()
    who = lines()[ply_line(ply)].split()[1]
    message = refusal(changed(ply_line(ply), f"{ply} {who} {action}"))
    assert f"ply {ply}: there is no action {action}" == message


@pytest.mark.parametrize("who", ["0", "3", "99", "-1"])
def test_a_seat_that_does_not_exist_is_noticed(who: str) -> None:
    ply = first_own_ply()
    message = refusal(changed(ply_line(ply), f"{ply} {who} 0 end"))
    assert f"ply {ply}: there is no seat {who}: 2 play" == message


def test_another_seat_is_noticed() -> None:
    ply = first_own_ply()
    number, who, action, *words = lines()[ply_line(ply)].split()
    other = {"1": "2", "2": "1"}[who]
    message = refusal(changed(ply_line(ply), f"{number} {other} {action} {' '.join(words)}"))
    assert f"ply {ply}: it is the turn of player {who}" == message


def test_a_draw_that_is_not_the_seeds_is_noticed() -> None:
    record = read_record(played())
    seat, action = record.plies[0]
    other = GAME.parse("first 1") + GAME.parse("first 2") - action
    assert CHANCE == seat
    message = refusal(changed(ply_line(1), f"1 * {other} {GAME.notation(other)}"))
    assert f"ply 1: the seed gives {GAME.notation(action)!r}, the record has {GAME.notation(other)!r}" == message


def test_without_its_seed_a_changed_draw_is_noticed_by_a_digest() -> None:
    action = read_record(played()).plies[0][1]
    other = GAME.parse("first 1") + GAME.parse("first 2") - action
    row = changed(ply_line(1), f"1 * {other} {GAME.notation(other)}").splitlines()[:-1]
    assert refusal("\n".join(row)).startswith("ply ")


def test_a_wrong_digest_is_named_with_its_ply() -> None:
    index = ply_line(DIGEST_EVERY) + 1
    assert lines()[index].startswith("= ")
    message = refusal(changed(index, "= 0123456789abcdef"))
    assert f"ply {DIGEST_EVERY}: the position differs from its digest 0123456789abcdef" == message


def test_wrong_scores_and_places_are_corrected() -> None:
    record = read_record(played())
    assert f"scores: [0, 0] should be {record.scores}" == refusal(header("scores", "0 0"))
    places = record.places[::-1]
    message = refusal(header("places", " ".join(map(str, places))))
    assert f"places: {places} should be {record.places}" == message


def test_a_wrong_seed_or_commitment_is_noticed_before_any_ply() -> None:
    expected = f"the seed does not fit the commitment {commitment(SEED)!r}"
    assert expected == refusal(header("seed", SEED[::-1].hex()))
    assert f"the seed does not fit the commitment {'0' * 64!r}" == refusal(header("commitment", "0" * 64))


def test_a_seed_without_a_commitment_is_refused() -> None:
    row = [line for line in lines() if not line.startswith("commitment")]
    assert "the seed does not fit the commitment ''" == refusal("\n".join(row))


def test_newer_rules_are_refused() -> None:
    message = refusal(header("rules", str(GAME.rules + 1)))
    made = f"the record was made with rules {GAME.rules + 1} of burgundy"
    assert f"{made}, these are rules {GAME.rules}: a newer duchy reads it" == message


def test_another_game_is_refused() -> None:
    assert "this is a record of 'chess', not of 'burgundy'" == refusal(header("game", "chess"))


def test_options_that_do_not_exist_are_refused() -> None:
    message = refusal(header("options", json.dumps({"players": 9})))
    assert "the game cannot be set up: option players: 9 is not one of 2, 3, 4, 1" == message


def test_a_position_that_is_none_is_refused() -> None:
    text = text_of(record_of(Match(GAME, position={}), []))
    broken = text.replace("position: {}", 'position: {"phase": "F"}')
    assert refusal(broken).startswith("the game cannot be set up: phase: 'F' is not one of")


def test_a_position_is_kept_in_the_record() -> None:
    match = Match(GAME, position={"seats": [{"dice": [1, 2]}, {}]})
    match.say(0, "1:workers")
    record = read_record(text_of(record_of(match, [])))
    assert {"seats": [{"dice": [1, 2]}, {}]} == record.position
    assert GAME.write(match.state) == GAME.write(verify(GAME, record).state)


def test_a_record_made_by_hand_needs_neither_words_nor_digests() -> None:
    record = Record("burgundy", GAME.rules, {}, [], plies=[(CHANCE, GAME.parse("first 1"))], notations=[""])
    assert 1 == len(verify(GAME, read_record(text_of(record))).plies)


def test_a_digest_of_the_first_position_is_checked() -> None:
    assert "ply 0" in refusal(changed(ply_line(1) - 1, "= 0123456789abcdef"))


def test_more_players_than_seats_are_noticed() -> None:
    row = lines()
    row.insert(6, "player 3: Clara")
    assert "player" in refusal("\n".join(row))


def test_players_out_of_order_are_noticed() -> None:
    text = played().replace("player 1:", "player 9:")
    assert "player" in refusal(text)


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
