"""Tables without a server: what a server's live parts do, for one person, wherever Python runs in a browser."""
