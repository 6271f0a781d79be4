# Wonderful Kingdom: the words of its cards.

## When an advisor can be used
kingdom-phase-draft = Драфт
kingdom-phase-planning = Планування
kingdom-phase-production = Виробництво
kingdom-phase-end = Кінець гри
