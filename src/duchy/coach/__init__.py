"""The coach: hints, reviews, luck apart from skill, trees of lines. Knows the contract and the search."""
