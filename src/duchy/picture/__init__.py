"""Pictures of positions, drawn by ourselves: paths, letters, a canvas that becomes a PNG or plain dots."""
