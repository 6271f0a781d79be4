"""The commands of `duchy`: the arguments and help of each, in a file named like it. What they do is in `runs`."""
