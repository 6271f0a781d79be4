# Wonderful Kingdom: words on its cards.

## Resources and types
kingdom-resource-materials = materials
kingdom-resource-population = population
kingdom-resource-gold = gold
kingdom-resource-exploration = exploration
kingdom-resource-krystallium = krystallium
kingdom-resource-soldiers = soldier
kingdom-type-structure = structure
kingdom-type-company = company
kingdom-type-monument = monument
kingdom-type-discovery = discovery
kingdom-amount = { $count } × { $name }
kingdom-soldiers = { $count ->
     [one] { $count } soldier
    *[other] { $count } soldiers
  }
kingdom-spies = { $count ->
     [one] { $count } spy
    *[other] { $count } spies
  }
kingdom-nothing = nothing
kingdom-face-down = a face-down card

## Phases in which an advisor can be used
kingdom-phase-draft = Draft
kingdom-phase-planning = Planning
kingdom-phase-production = Production
kingdom-phase-end = End of game

## Card texts
kingdom-of-type = Type: { $type }.
kingdom-family-treasure = Treasure: never built, always recycled.
kingdom-family-calamity = Calamity: goes to your duchy.
kingdom-family-menace = Menace: neither built nor recycled.
kingdom-family-advisor = Advisor: joins you with a soldier.
kingdom-costs = Costs: { $cost }.
kingdom-makes = Produces each round: { $makes }.
kingdom-worth = End of game: { $points }.
kingdom-loses = End of game: costs { $points }.
kingdom-bonus = When completed: { $bonus }.
kingdom-recycles = Recycles for: { $gives }.
kingdom-for-each = { $what } per { $type }
kingdom-used-in = Usable once per round. Phase: { $phase }.
kingdom-used-for = Costs { $soldiers } each time.
kingdom-removed-for = Driven away in battle for { $soldiers }.
kingdom-reward = Reward: { $reward }.
kingdom-final-task = Final task: you can’t win without it.
kingdom-calamity-text = It can’t be recycled or given away.
kingdom-menace-rats = Brings as many vermin as there are giant rats in your construction area.
kingdom-menace-vermin = Gnaws at your points until soldiers drive it away.
kingdom-menace-giants = Freezes a card: it is completed only once it is fully paid and the giant driven away.
kingdom-menace-shadows = Takes one of your drafted cards each round; your opponent gains a resource of their choice for it, two for a treasure.
kingdom-menace-thieves = Covers an icon on your duchy card, which produces nothing until a thief is caught.

## The budget, payments and other things of the second table
kingdom-budget-cubes = { $resource }: { $have } to come this round, { $needs } needed
kingdom-budget-held = { $resource }: { $have } / { $needs } (held and needed)
kingdom-thing-budget = Budget
    .text = What still comes this round and what you hold, next to what your cards under construction need.
kingdom-put-all = Put { $count } on: { $card }
kingdom-put-several = Put { $what } on: { $card }
kingdom-realm-empty = Nothing is built or under construction yet.
kingdom-recycle-all = Recycle all
kingdom-recycle-all-text = Recycles every drafted card; the cubes go where Fill would put them. You can undo this.
kingdom-pays = Pays: { $cost }.
kingdom-pays-instead = Pays: { $cost }. Krystallium replaces: { $instead }.
kingdom-drafted-short = Drafted:
kingdom-drafted-hidden = Drafted face down: { $cards }
kingdom-advisors-none = You have no advisors yet.
kingdom-menaces-none = No menaces in play.
kingdom-menace-price = { $soldiers } to drive it away; otherwise { $points } at the end.
kingdom-menace-mine = You: { $count }
kingdom-menace-theirs = { $name }: { $count }
kingdom-scrap-sure = Scrap it: everything on it is lost
kingdom-cancel = Cancel
kingdom-search-discarded = 1. Two cards were discarded.
kingdom-aims = Medals
kingdom-ladder = All scenarios
kingdom-play-scenario = Play scenario { $number }: { $title }
kingdom-scenario-none = No scenario
kingdom-best = Best so far: { $points }
kingdom-story-close = Play
