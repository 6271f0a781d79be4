"""The registration of Wonderful Kingdom."""

from typing import Final

from duchy.core.entry import Entry

ENTRY: Final = Entry(
    name="kingdom",
    title="Wonderful Kingdom",
    game="duchy.games.kingdom.game:KingdomGame",
    encoder="duchy.games.kingdom.encoding.encoder:KingdomEncoder",
    bots="duchy.bots.kingdom.profile:PROFILE",
    coach="duchy.coach.kingdom.knowledge:KingdomKnowledge",
    picture="duchy.picture.kingdom:paint",
    lessons="duchy.games.kingdom.lessons:LESSONS",
    puzzles="duchy.puzzles.kingdom.theme:KingdomTheme",
    research="duchy.research.kingdom.reading:KingdomReading",
    training="duchy.train.kingdom.training:TRAINING",
)
