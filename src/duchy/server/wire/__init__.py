"""Everything that travels between server and client, as types."""
