"""`python -m duchy.cli` is `duchy`."""

from duchy.cli import main

main()
