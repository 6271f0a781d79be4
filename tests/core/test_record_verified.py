"""Records that were changed: what is wrong is found and named."""

import json

import pytest

from duchy.core.chance import commitment
from duchy.core.game import CHANCE
from duchy.core.match import DIGEST_EVERY, Match
from duchy.core.record import read_record, record_of, text_of
from duchy.core.verdict import verify
from tests.core.recorded import GAME, SEED, changed, first_own_ply, header, lines, played, ply_line, refusal


def test_a_ply_that_is_cut_out_is_missed() -> None:
    index = ply_line(30)
    row = lines()
    del row[index]
    assert f"line {index + 1}: " in refusal("\n".join(row))
    assert "expected ply 30" in refusal("\n".join(row))


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
    assert f"ply {ply}: there is nothing to skip; 'end' ends the turn" == message


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
        f"ply {ply}: 'jump' is not an action"
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
    assert f"ply {ply}: there is no seat {who}: the game has 2 players" == message


def test_another_seat_is_noticed() -> None:
    ply = first_own_ply()
    number, who, action, *words = lines()[ply_line(ply)].split()
    other = {"1": "2", "2": "1"}[who]
    message = refusal(changed(ply_line(ply), f"{number} {other} {action} {' '.join(words)}"))
    assert f"ply {ply}: it is not your turn: player {who} is to move" == message


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
    expected = f"the seed does not match the commitment {commitment(SEED)!r}"
    assert expected == refusal(header("seed", SEED[::-1].hex()))
    assert f"the seed does not match the commitment {'0' * 64!r}" == refusal(header("commitment", "0" * 64))


def test_a_seed_without_a_commitment_is_refused() -> None:
    row = [line for line in lines() if not line.startswith("commitment")]
    assert "the seed does not match the commitment ''" == refusal("\n".join(row))


def test_newer_rules_are_refused() -> None:
    message = refusal(header("rules", str(GAME.rules + 1)))
    made = f"the record was made with rules {GAME.rules + 1} of burgundy"
    assert f"{made}, newer than these ({GAME.rules}): update duchy to read it" == message


def test_another_game_is_refused() -> None:
    assert "this is a record of 'chess', not of 'burgundy'" == refusal(header("game", "chess"))


def test_options_that_do_not_exist_are_refused() -> None:
    message = refusal(header("options", json.dumps({"players": 9})))
    assert "the game cannot be set up: option players: 9 is not one of 2, 3, 4, 1" == message


def test_a_position_that_is_none_is_refused() -> None:
    text = text_of(record_of(Match(GAME, position={}), []))
    broken = text.replace("position: {}", 'position: {"phase": "F"}')
    assert refusal(broken).startswith("the game cannot be set up: phase: 'F' is not one of")


def test_a_digest_of_the_first_position_is_checked() -> None:
    assert "ply 0" in refusal(changed(ply_line(1) - 1, "= 0123456789abcdef"))


def test_more_players_than_seats_are_noticed() -> None:
    row = lines()
    row.insert(6, "player 3: Clara")
    assert "player" in refusal("\n".join(row))


def test_players_out_of_order_are_noticed() -> None:
    text = played().replace("player 1:", "player 9:")
    assert "player" in refusal(text)
