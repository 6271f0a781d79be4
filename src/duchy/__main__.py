"""`python -m duchy` runs `duchy`."""

from duchy.cli import main

main()
