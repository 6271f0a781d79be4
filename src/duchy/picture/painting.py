"""From a scene to a PNG, whatever the game."""

from collections.abc import Callable
from typing import Final

from duchy.picture import burgundy, kingdom
from duchy.picture.canvas import Canvas
from duchy.picture.scene import Scene, begun, invitation

PAINTERS: Final[dict[str, Callable[[Canvas, Scene], None]]] = {"burgundy": burgundy.paint, "kingdom": kingdom.paint}


def drawn(scene: Scene) -> Canvas:
    """Draw a scene; a game that nobody has taught us to draw shows who plays."""
    canvas = begun(scene)
    PAINTERS.get(scene.game, invitation)(canvas, scene)
    return canvas


def painted(scene: Scene) -> bytes:
    """Draw a scene as a PNG."""
    return drawn(scene).png()
