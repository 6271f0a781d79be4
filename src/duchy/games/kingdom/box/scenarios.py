"""The six solo scenarios: what each sets up, demands and awards (K9). Facts; the rules read them.

K7.5. Three advisors have fixed names, because the scenarios set them up.
"""

from typing import Final

from duchy.games.kingdom.box.components import (
    GIANTS,
    NO_MODULE,
    RATS,
    SHADOWS,
    WITH_ADVISORS,
    WITH_MENACES,
    WITH_QUESTS,
)


class Scenario:
    """One scenario, or none."""

    def __init__(
        self,
        number: int,
        title: str,
        module: int,
        sites: tuple[str, ...] = (),
        built: tuple[str, ...] = (),
        advisors: tuple[str, ...] = (),
        boards: tuple[str, ...] = (),
        menace: int = -1,
        soldiers: int = 0,
        spies: bool = True,
        thieves: int = 0,
        fixed: bool = False,
        vermin_limit: bool = False,
        shadow_limit: int = 0,
        medals: tuple[int, ...] = (),
    ) -> None:
        """Store every field.

        sites: cards under construction at the start, all of which must be built. built: cards already built.
        fixed: the sites cannot be scrapped. vermin_limit: whether an empty pile of vermin ends the game immediately;
        shadow_limit: the number of resources lost to the shadows that does. thieves: the number of thieves in the
        construction area, all of which must be caught.
        """
        self.number = number
        self.title = title
        self.module = module
        self.sites = sites
        self.built = built
        self.advisors = advisors
        self.boards = boards
        self.menace = menace
        self.soldiers = soldiers
        self.spies = spies
        self.thieves = thieves
        self.fixed = fixed
        self.vermin_limit = vermin_limit
        self.shadow_limit = shadow_limit
        self.medals = medals


SCENARIOS: Final = (
    Scenario(0, "none", NO_MODULE),
    Scenario(
        1,
        "Rat invasion",
        WITH_MENACES,
        sites=("farm", "farm", "farm", "farm"),
        menace=RATS,
        fixed=True,
        vermin_limit=True,
        medals=(70, 90, 110),
    ),
    Scenario(
        2,
        "Prophecy",
        WITH_ADVISORS,
        sites=("hell-gate", "secret-brotherhood", "royal-citadel"),
        advisors=("inspired-prophet", "grey-eminence"),
        soldiers=6,
        spies=False,
        medals=(60, 80, 100),
    ),
    Scenario(
        3,
        "Frozen north",
        WITH_QUESTS,
        sites=("giant-lighthouse", "navigators", "port", "giants-cache"),
        boards=("northern-lands",),
        menace=GIANTS,
        spies=False,
        medals=(65, 85, 110),
    ),
    Scenario(
        4,
        "Last battle",
        WITH_ADVISORS,
        sites=("recruiters", "great-army", "barracks", "alchemical-forge"),
        advisors=("master-cartographer",),
        boards=("usurper",),
        soldiers=2,
        medals=(80, 95, 125),
    ),
    Scenario(
        5,
        "Thieves' guild",
        WITH_MENACES,
        built=("village", "guildhall"),
        menace=SHADOWS,
        thieves=4,
        shadow_limit=5,
        medals=(80, 95, 120),
    ),
    Scenario(
        6,
        "Under siege",
        WITH_QUESTS,
        sites=("barracks", "royal-guard", "impregnable-walls", "munitions-specialists"),
        boards=("usurper", "plague-lord"),
        medals=(60, 85, 100),
    ),
)
