"""Perft counts that can be worked out by hand."""

from pathlib import Path

from tests.cli.terminal import run

END = '{"seats": [{"dice": [0, 0]}, {}], "phase": "A", "round": 1}'


def counts(*arguments: str) -> list[list[str]]:
    ran = run("perft", "burgundy", *arguments)
    assert 0 == ran.code, ran
    return [line.split()[:2] for line in ran.out.splitlines()]


def test_the_first_plies_draw_the_first_player_and_the_goods() -> None:
    assert [["1", "2"], ["2", "12"], ["3", "72"]] == counts("--depth", "3")[1:]


def test_with_four_players_four_can_begin() -> None:
    assert [["1", "4"], ["2", "24"]] == counts("--depth", "2", "--players", "4")[1:]


def test_without_dice_a_turn_can_only_end_and_the_next_player_acts(folder: Path) -> None:
    (folder / "end.json").write_text(END)
    assert [["1", "1"], ["2", "1"]] == counts("--position", "end.json", "--depth", "2")[1:]


def test_after_the_last_turn_of_a_round_both_players_roll(folder: Path) -> None:
    (folder / "end.json").write_text(END.replace('"round": 1', '"round": 1, "turn": 2'))
    assert [["1", "1"], ["2", "36"], ["3", "1296"]] == counts("--position", "end.json", "--depth", "3")[1:]


def test_divide_counts_below_each_action() -> None:
    assert [["first", "1"], ["first", "2"], ["total", "72"]] == counts("--depth", "3", "--divide")
    assert "first 2" in run("perft", "burgundy", "--divide").out
