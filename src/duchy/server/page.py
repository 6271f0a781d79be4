"""The plain page at the root address: what this is, and how to sit down at a table from a terminal."""

from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Duchy</title></head>
<body>
<h1>Duchy</h1>
<p>A table for games about duchies. This server keeps the tables; sit down at one from a terminal:</p>
<pre>
duchy join http://THIS-ADDRESS --new burgundy            a game against a bot
duchy join http://THIS-ADDRESS --new kingdom --friend    a game with a friend: it prints a link to hand on
duchy join http://THIS-ADDRESS/#TOKEN                    follow a link that you were given
duchy join http://THIS-ADDRESS                           your tables, and the last one goes on
</pre>
<p>For programs: <a href="/api/openapi.json">the interface</a>, <a href="/health">health</a>,
<a href="/metrics">metrics</a>.</p>
</body>
</html>
"""
