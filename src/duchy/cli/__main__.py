"""`python -m duchy.cli` runs `duchy`."""

from duchy.cli import main

main()
