"""From a scene to a picture, whatever the game."""

from duchy.core.entry import import_attribute
from duchy.picture.raster import to_png
from duchy.picture.scene import Scene, draw_head, draw_invitation


def draw_scene(scene: Scene) -> str:
    """Return a scene as SVG; games without a painter show the players."""
    drawing = draw_head(scene)
    paint = import_attribute(scene.painter) if scene.painter else draw_invitation
    paint(drawing, scene)
    return drawing.svg()


def paint_scene(scene: Scene) -> bytes:
    """Return a scene as a PNG."""
    return to_png(draw_scene(scene))
