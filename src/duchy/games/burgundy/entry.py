"""The registration of Castles of Burgundy."""

from typing import Final

from duchy.core.entry import Entry

ENTRY: Final = Entry(
    name="burgundy",
    title="Castles of Burgundy",
    game="duchy.games.burgundy.game:BurgundyGame",
    encoder="duchy.games.burgundy.encoding.encoder:BurgundyEncoder",
    bots="duchy.bots.burgundy.profile:PROFILE",
    coach="duchy.coach.burgundy.knowledge:BurgundyKnowledge",
    picture="duchy.picture.burgundy:paint",
    lessons="duchy.games.burgundy.lessons:LESSONS",
    puzzles="duchy.puzzles.burgundy.theme:BurgundyTheme",
    research="duchy.research.burgundy.reading:BurgundyReading",
    training="duchy.train.burgundy.training:TRAINING",
)
