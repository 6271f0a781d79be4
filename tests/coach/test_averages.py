"""What bots score by source is measured as it is said."""

from duchy.coach.averages import AVERAGES
from duchy.coach.measuring import measured


def test_sources_of_a_bot_add_up_to_its_score() -> None:
    score, sources = measured("burgundy", "random", 1)
    assert abs(score - sum(sources.values())) < 1
    assert all(abs(one.score - sum(one.sources.values())) < 2 for one in AVERAGES)
