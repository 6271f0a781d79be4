"""`duchy` with known dice: every table draws from one seed, so that no story in a browser depends on luck.

`python tests/known_dice.py serve ...` is `duchy serve ...` otherwise.
"""

import hashlib

from duchy.cli import main
from duchy.server.table import opening

SEED = hashlib.sha256(b"the dice of the stories").digest()


def known_seed() -> bytes:
    """Stand in for a seed that nobody knows."""
    return SEED


if __name__ == "__main__":
    vars(opening)["new_seed"] = known_seed
    main()
