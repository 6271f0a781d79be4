# The tables of the rules of Wonderful Kingdom: what resources, types and menaces are.
rules-kingdom-materials = Materials
    .text = Made in the first step. Structures cost materials.
rules-kingdom-population = Population
    .text = Made in the second step. Companies cost population.
rules-kingdom-gold = Gold
    .text = Made in the third step. Monuments cost gold.
rules-kingdom-exploration = Exploration
    .text = Made in the last step. Discoveries cost exploration.
rules-kingdom-structure = Structure
    .text = Costs materials. Cheap; makes the first resources.
rules-kingdom-company = Company
    .text = Costs population. Makes gold and exploration.
rules-kingdom-monument = Monument
    .text = Costs gold. Mostly points.
rules-kingdom-discovery = Discovery
    .text = Costs exploration. Dear, with large prizes.
rules-kingdom-rats = Brings as many vermin as there are giant rats with you.
rules-kingdom-vermin = Does nothing but cost points.
rules-kingdom-giants = Freezes a card under construction.
rules-kingdom-shadows = Takes a drafted card from you every round.
rules-kingdom-thieves = Covers an icon of your duchy card.
rules-kingdom-menace = { $does } Driven away by { $soldiers }, otherwise { $points } less at the end.
rules-kingdom-advisor = { $phase }, { $soldiers }. { $does }
rules-kingdom-advisor-two = { $words } Only with two players.
rules-kingdom-task-final = Final task
rules-kingdom-task = Task { $task }
rules-kingdom-task-costs = Two players: { $two }. One player: { $solo }. Reward: { $reward }.

## What a card says, in words
rules-kingdom-some-materials =
    { $number ->
        [1] { $number } material
       *[other] { $number } materials
    }
rules-kingdom-some-population = { $number } population
rules-kingdom-some-gold = { $number } gold
rules-kingdom-some-exploration = { $number } exploration
rules-kingdom-some-krystallium = { $number } krystallium
rules-kingdom-some-soldiers =
    { $number ->
        [1] { $number } soldier
       *[other] { $number } soldiers
    }
rules-kingdom-some-spies =
    { $number ->
        [1] { $number } spy
       *[other] { $number } spies
    }
rules-kingdom-some-points =
    { $number ->
        [1] { $number } point
       *[other] { $number } points
    }
rules-kingdom-per-structure = { $what } for each structure
rules-kingdom-per-company = { $what } for each company
rules-kingdom-per-monument = { $what } for each monument
rules-kingdom-per-discovery = { $what } for each discovery
rules-kingdom-costs = Costs { $what }.
rules-kingdom-makes = Makes { $what }.
rules-kingdom-worth = Worth { $what }.
rules-kingdom-bonus = Bonus: { $what }.
rules-kingdom-recycles = Recycled: { $what }.
