"""What takes long, as a function from a task to its answer: choices of bots, readings of uploads, the coach."""
