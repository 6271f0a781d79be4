"""Tables folded from their events, and the decisions about commands: no input or output, no clock."""
