# Wonderful Kingdom: the words of its cards.

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
kingdom-face-down = a card face down

## When an advisor can be used
kingdom-phase-draft = Draft
kingdom-phase-planning = Planning
kingdom-phase-production = Production
kingdom-phase-end = End of the game

## What is printed on a card
kingdom-of-type = Type: { $type }.
kingdom-family-treasure = Treasure: never built, always recycled.
kingdom-family-calamity = Calamity: it goes to your duchy.
kingdom-family-menace = Menace: neither built nor recycled.
kingdom-family-advisor = Advisor: joins you with a soldier.
kingdom-costs = Costs: { $cost }.
kingdom-makes = Makes every round: { $makes }.
kingdom-worth = At the end: { $points }.
kingdom-loses = At the end it costs { $points }.
kingdom-bonus = When it is completed: { $bonus }.
kingdom-recycles = Recycled it gives: { $gives }.
kingdom-for-each = { $what } for each card: { $type }
kingdom-used-in = Can be used in: { $phase }, once a round.
kingdom-used-for = Costs { $soldiers } each time.
kingdom-removed-for = In battle it leaves for { $soldiers }.
kingdom-reward = Brings: { $reward }.
kingdom-final-task = The final task: who has not done it cannot win.
kingdom-calamity-text = Nobody can recycle it or give it away.
kingdom-menace-rats = Brings as many vermin as there are giant rats in your construction area.
kingdom-menace-vermin = Gnaws at your points until soldiers drive it out.
kingdom-menace-giants = Lies under a card and freezes it: the card is completed only when it is paid for and the giant is paid off.
kingdom-menace-shadows = Takes one of your drafted cards each round; the other player gets a resource of choice for it, two for a treasure.
kingdom-menace-thieves = Covers an icon of your duchy card, which makes nothing until a thief is caught.
