"""The commands of `duchy`: arguments, options and help of each, in a file named like it. What they do is in `runs`."""
