"""What can be played: the games with their options, and the bots with what was measured of them."""

from duchy.bots.registry import BOTS, USUAL, left_out_of, points_of, ratings_of, strengths_of
from duchy.games import game_names, load
from duchy.server.wire.requests import BotInfo, Catalogue, GameInfo, OptionChoice, OptionInfo


def catalogue() -> Catalogue:
    """List the games with their options, and the bots."""
    return Catalogue(
        [game_info(name) for name in game_names()], [bot_info(name, words) for name, words in BOTS.items()]
    )


def game_info(name: str) -> GameInfo:
    """Describe a game with its options."""
    game = load(name)
    options = [
        OptionInfo(
            option.name,
            option.default,
            option.words,
            [OptionChoice(choice.value, choice.words) for choice in option.choices],
        )
        for option in game.options()
    ]
    return GameInfo(name, game.rules, game.actions, options)


def bot_info(name: str, words: str) -> BotInfo:
    """Describe a bot."""
    points = points_of(name)
    played = {game: found.games for game, found in strengths_of(name).items() if game in points}
    return BotInfo(name, words, name == USUAL, ratings_of(name), points, played, left_out_of(name))
