"""From a scene to a PNG, whatever the game."""

from collections.abc import Callable
from typing import Final

from duchy.server.picture import burgundy, kingdom
from duchy.server.picture.canvas import Canvas
from duchy.server.picture.scene import Scene, begun, invitation

PAINTERS: Final[dict[str, Callable[[Canvas, Scene], None]]] = {"burgundy": burgundy.paint, "kingdom": kingdom.paint}


def painted(scene: Scene) -> bytes:
    """Draw a scene; a game that nobody has taught us to draw shows who plays."""
    canvas = begun(scene)
    PAINTERS.get(scene.game, invitation)(canvas, scene)
    return canvas.png()
