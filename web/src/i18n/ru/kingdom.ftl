# Wonderful Kingdom: the words of its cards.

## When an advisor can be used
kingdom-phase-draft = Драфт
kingdom-phase-planning = Планирование
kingdom-phase-production = Производство
kingdom-phase-end = Конец игры
