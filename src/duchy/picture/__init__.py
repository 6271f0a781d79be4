"""Pictures of positions: a scene becomes an SVG drawing, and the drawing becomes a PNG."""
