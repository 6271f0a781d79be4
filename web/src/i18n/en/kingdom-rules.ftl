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
rules-kingdom-menace = { $does } { $soldiers ->
        [one] { $soldiers } soldier drives it away
       *[other] { $soldiers } soldiers drive it away
    }, otherwise { $points } points at the end.
rules-kingdom-advisor-phase = { $phase ->
        [draft] In the draft
        [planning] In planning
        [production] In production
       *[end] At the end of the game
    }, { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }. { $does }
rules-kingdom-advisor-two = { $words } Only with two players.
rules-kingdom-task-final = Final task
rules-kingdom-task = Task { $task }
rules-kingdom-task-of = { $board }: { $task }
rules-kingdom-task-costs = Two players: { $two }. One player: { $solo }. Reward: { $reward }.
