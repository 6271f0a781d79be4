# Wonderful Kingdom: the words of its cards.

## When an advisor can be used
kingdom-phase-draft = Draft
kingdom-phase-planning = Planning
kingdom-phase-production = Production
kingdom-phase-end = End of the game
