"""`duchy` with known dice: every table draws from one seed, so that no browser test depends on luck.

Otherwise `python tests/known_dice.py serve ...` is the same as `duchy serve ...`.
"""

import hashlib

from duchy.cli import main
from duchy.server.table import opening

SEED = hashlib.sha256(b"the dice of the stories").digest()


def known_seed() -> bytes:
    """Return the known seed in place of a secret one."""
    return SEED


if __name__ == "__main__":
    vars(opening)["new_seed"] = known_seed
    main()
