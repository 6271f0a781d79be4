"""The registration of Pig."""

from typing import Final

from duchy.core.entry import Entry

ENTRY: Final = Entry(
    name="pig",
    title="Pig",
    game="duchy_pig.game:PigGame",
    encoder="duchy_pig.encoder:PigEncoder",
    bots="duchy_pig.bots:PROFILE",
)
