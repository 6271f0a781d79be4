"""The averages by source are measured as documented."""

from duchy.coach.measure import measure
from duchy.coach.registry import averages_of
from duchy.games import game_names


def test_sources_of_a_bot_add_up_to_its_score() -> None:
    score, sources = measure("burgundy", "random", 1)
    assert abs(score - sum(sources.values())) < 1
    averages = [one for game in game_names() for one in averages_of(game)]
    assert averages
    assert all(abs(one.score - sum(one.sources.values())) < 2 for one in averages)
