"""Fingerprints: a client whose own differs asks for everything, and the server counts that."""

import pytest

from duchy.server.wire.messages import VERSION, Hello
from tests.server.serving import Place

pytestmark = pytest.mark.anyio


async def test_a_change_that_builds_on_something_else_is_answered_by_asking_for_everything(place: Place) -> None:
    async with place.two() as (ann, _, made), ann.sit(made.table) as sitting:
        shown = await sitting.update()
        sitting.mirror.mark += 1
        await sitting.chat("good luck")
        again = await sitting.update()
        assert ("chat", shown.number + 1) == (again.events[-1].kind, again.number)
        assert 1 == place.state.metrics.differed
        assert {"whole": 2, "change": 1} == place.state.metrics.updates
        await sitting.chat("have fun")
        assert again.number + 1 == (await sitting.update()).number
        assert 1 == place.state.metrics.differed, "the fingerprint is right again"


async def test_only_who_was_told_something_else_is_counted(place: Place) -> None:
    async with place.two() as (ann, _, made), ann.sit(made.table) as sitting:
        number = (await sitting.update()).number
        for mark, counted in [(sitting.mirror.mark, 0), (0, 1), (sitting.mirror.mark, 1)]:
            await sitting.say(Hello(number, mark, VERSION))
            assert number == (await sitting.update()).number
            assert counted == place.state.metrics.differed
        async with ann.sit(made.table, None) as anew:
            await anew.say(Hello(number, sitting.mirror.mark + 1, VERSION))
            assert number == (await anew.update()).number
            assert 1 == place.state.metrics.differed, "after a lost connection a table may have changed its form"
