"""Pictures for previews of links, drawn by ourselves: paths, letters, a canvas that becomes a PNG."""
