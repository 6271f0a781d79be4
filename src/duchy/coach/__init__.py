"""The coach: hints, reviews, luck and skill apart, trees of lines. Knows the contract and the search."""
