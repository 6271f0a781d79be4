"""A generator of random numbers for games that a referee judges."""


class Generator:
    """A small linear congruential generator that gives the same numbers on every machine and in every version."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 + 12345

    def below(self, limit: int) -> int:
        """Draw a number from 0 to one below the limit."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def pick(self, texts: list[str], weights: list[float]) -> str:
        """Draw one of some texts by their weights."""
        number = self.below(1_000_000) / 1_000_000 * sum(weights)
        for text, weight in zip(texts, weights, strict=True):
            number -= weight
            if number < 0:
                return text
        return texts[-1]
