"""What the commands do once their arguments are read, in a file named like the command."""
