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
