# Wonderful Kingdom: the table, questions, actions.

## The table
kingdom-part-stage = Table
kingdom-part-realm = Duchy
kingdom-part-deck = Deck
kingdom-part-quests = Quests
kingdom-stage-duchies = Dealing duchies
kingdom-stage-advisors = Dealing advisors
kingdom-stage-keeping = Choosing advisors
kingdom-stage-dealing = Dealing cards
kingdom-stage-draft = Draft
kingdom-stage-reveal = Revealing cards
kingdom-stage-menaces = Menaces act
kingdom-stage-planning = Planning
kingdom-stage-production = Production
kingdom-stage-battle = Battle
kingdom-stage-end = End of game
kingdom-stage-over = Game over
kingdom-stage-text = A round is a draft, planning, production in four steps and, with menaces, a battle. There are four rounds.
kingdom-first = First this round: { $name }
kingdom-area = Area { $area }
kingdom-area-empty = No cards here.
kingdom-laid-by = face down, offered by { $name }
kingdom-laid-by-me = face down, offered by you: { $card }
kingdom-from-danger = face down, from the danger pile
kingdom-hand = My hand
kingdom-hand-of = { $name }’s hand
kingdom-drafted = My drafted cards
kingdom-drafted-of = Drafted by { $name }
kingdom-drafted-none = No cards drafted yet.
kingdom-held = Cards in hand: { $cards }
kingdom-traps = Traps left: { $traps }
kingdom-down = Face down
kingdom-down-text = The next card you offer goes face down and costs a trap. Traps return every round.
kingdom-take-area = Take { $area }
kingdom-lay-here = Offer in { $area }
kingdom-lay-down = Offer face down in { $area }
kingdom-choose-area = Now choose an area for it.
kingdom-choose-site = Now choose a card for it.
kingdom-choose-resource = As which resource?
kingdom-sum = You would take: cards { $cards }, unseen { $hidden }, calamities { $calamities }, menaces { $menaces }, advisors { $advisors }.
kingdom-look = Look at: { $card }
kingdom-my-realm = My duchy
kingdom-realm-of = { $name }’s duchy
kingdom-look-at-realm = Look at { $name }’s duchy
kingdom-back-to-mine = Back to my duchy
kingdom-construction = Under construction
kingdom-construction-none = No cards under construction.
kingdom-built = Built
kingdom-built-none = No cards built yet.
kingdom-still-needs = still needs: { $needs }
kingdom-needs-nothing = fully paid
kingdom-frozen = frozen by a giant: { $soldiers } to drive it away, otherwise { $points }
kingdom-fixed = must be built in this scenario
kingdom-build = Build
kingdom-recycle = Recycle
kingdom-build-all = Build all
kingdom-fill = Fill
kingdom-fill-text = Fills the cards closest to completion, then alchemy: { $places }. You can undo this.
kingdom-scrap = Scrap
kingdom-pay-off = Drive the giant away
kingdom-arrived = New this round
kingdom-planning-done = All your cards are planned.
kingdom-heap = To place: { $cubes }
kingdom-used = used this round
kingdom-usable = can be used now
kingdom-task-done = completed
kingdom-task-of = Task { $task }
kingdom-final = final
kingdom-covered = covered by a thief: { $icon }
kingdom-odds = Dangers among unseen cards: { $dangers } of { $cards } ({ $percent }%).
kingdom-cards-left = Cards: { $cards }
kingdom-spies-are = Spies: { $active } active, { $hidden } hidden
kingdom-search-step-1 = 1. Discard two cards from area { $area }.
kingdom-search-step-2 = 2. Look at the top three cards of the deck.
kingdom-search-step-3 = 3. Add one, then take the area.
kingdom-searched = You have used this round’s search.
kingdom-story = Scenario { $number }: { $title }
kingdom-story-short = Scenario { $number }
kingdom-story-setup = Setup
kingdom-story-rules = Special rules
kingdom-story-lost = You lose if
kingdom-lost-count = Resources lost to shadows: { $lost } of { $limit }
kingdom-vermin-left = Vermin left in the pile: { $cards }
kingdom-to-medal = { $medal }: { $points } more
kingdom-has-medal = { $medal }: reached
kingdom-medal-none = no medal
kingdom-medal-bronze = bronze
kingdom-medal-silver = silver
kingdom-medal-gold = gold
kingdom-medal-at = { $medal } at { $points }
kingdom-won-medal = Medal: { $medal }
kingdom-lacked = { $points } more would have earned: { $medal }.
kingdom-lost = Game lost: { $why }
kingdom-missing-cards = Not built: { $cards }.
kingdom-missing-task = Final task of { $board } not completed; it costs: { $cost }.
kingdom-missing-thieves = Thieves not caught: { $count }.
kingdom-no-winner = No one wins.
kingdom-make-mine = { $resource }: you produce { $mine }, { $name } { $theirs }
kingdom-make-alone = { $resource }: { $mine } of { $least } for supremacy
kingdom-supremacy-of = supremacy: { $name }
kingdom-supremacy-none = no one has supremacy
kingdom-step-now = being produced now
kingdom-step-past = already produced
kingdom-points-now = Points by source so far
kingdom-choice-kept = You have chosen: { $card }.

## What the opponent still has to do
kingdom-owes-nothing = { $name } is done and waiting for you.
kingdom-owes-plan = { $name } is still planning. Cards left: { $left }.
kingdom-owes-cube = { $name } is still placing: { $about }, { $count }.
kingdom-owes-other = { $name } is still deciding.
kingdom-can-complete = You can still complete: { $cards }.

## Explanations
kingdom-thing-alchemy = Alchemy
    .text = Five cubes of any kind automatically become one krystallium; with quests, only when you choose.
kingdom-thing-krystallium = Krystallium
    .text = At any time, put it on a card under construction, as itself or as any one resource, but never as a soldier.
kingdom-thing-soldiers = Soldiers
    .text = Put them on cards that cost soldiers; they also pay for advisors, tasks and battles.
kingdom-thing-training = Training
    .text = Supremacy puts a soldier in training; your next supremacy gives you that soldier.
kingdom-thing-supremacy = Supremacy
    .text = Produce strictly more of a resource than your opponent; in solo games, at least five.
kingdom-thing-calamities = Calamities
    .text = Each costs points at the end of the game.
kingdom-thing-traps = Traps
    .text = Each lets you offer a card face down; all return every round.
kingdom-thing-spies = Spies
    .text = An active spy reveals a face-down card on offer; one spy reactivates after each draft.
kingdom-thing-deck = Deck
    .text = It is face up: you can see the next card.
kingdom-thing-danger = Danger pile
    .text = After you take an area, a danger-pile card goes face down into the other one.
kingdom-thing-search = Search
    .text = Once per round, before you take an area: discard two of its face-up cards, look at the top three cards of the deck, add one.
kingdom-thing-duchy = Duchy card
    .text = Its icons produce every round.
kingdom-thing-quests = Quest board
    .text = Complete a task at any time by paying its full cost from alchemy; krystallium replaces missing cubes.
kingdom-thing-medals = Medals
    .text = In solo games your points earn a medal.
kingdom-thing-first = First player
    .text = Offers first. One player is first in rounds 1 and 3, the other in rounds 2 and 4.

## Keyboard shortcuts
kingdom-key-hand = Choose a card: in hand, drafted or under construction
kingdom-key-areas = Area A or B: offer the card there, or take the area
kingdom-key-down = Face down or face up
kingdom-key-recycle = Recycle the focused card
kingdom-key-all = Build all drafted cards
kingdom-key-fill = Fill: place all cubes
kingdom-key-alchemy = Put the cube into alchemy
kingdom-key-krystallium = Pick up krystallium
kingdom-key-soldier = Pick up a soldier
kingdom-key-done = Done
kingdom-key-look = Look at the focused card
kingdom-key-realms = Look at a player’s duchy

## Questions
kingdom-question-keep = Which advisor do you keep? You give up the other one.
kingdom-question-offer = Offer a card: choose it, then an area. { $count } to go.
kingdom-question-take = Which area do you take?
kingdom-question-spy = Which face-down card do you reveal?
kingdom-question-shift = Which face-up card do you move to the other area?
kingdom-question-dismiss = Which face-up card do you discard?
kingdom-question-search = Search, area { $about }: which card do you discard? { $count } to go.
kingdom-question-find = Which of the cards you see do you add to the area?
kingdom-question-shadow = Which drafted card do you lose to the shadows? { $count } to go.
kingdom-question-giant = Which card does the frost giant freeze? Giants: { $count }.
kingdom-question-theft = Which icon on your duchy card does the thief cover? Thieves: { $count }.
kingdom-question-gift = Which resource do your opponent’s shadows give you? { $count } to go.
kingdom-question-plan = { $left ->
     [0] All your cards are planned. Finish planning?
    *[other] Build or recycle. Cards left: { $left }.
  }
kingdom-question-cube = Where does the cube go? To place: { $about }, { $count }.
kingdom-question-step = { $step }: finished with this step?
kingdom-question-battle = Drive menaces away with soldiers, or finish the battle.
kingdom-question-convert = Which cube do you turn into krystallium? { $count } to go.
kingdom-question-end = Which advisors do you use at the end of the game?
kingdom-ask-keep = choosing an advisor
kingdom-ask-offer = offering a card
kingdom-ask-take = taking an area
kingdom-ask-spy = revealing a card
kingdom-ask-shift = moving a card
kingdom-ask-dismiss = discarding a card
kingdom-ask-search = discarding cards for the search
kingdom-ask-find = adding a card to the area
kingdom-ask-shadow = losing a card to the shadows
kingdom-ask-giant = freezing a card
kingdom-ask-theft = covering an icon
kingdom-ask-gift = choosing a resource
kingdom-ask-plan = planning
kingdom-ask-cube = placing a cube
kingdom-ask-step = finishing the step
kingdom-ask-battle = the battle
kingdom-ask-convert = turning cubes into krystallium
kingdom-ask-end = using advisors at the end of the game

## Actions
kingdom-do-done = Done
kingdom-do-convert = Turn five cubes into krystallium
kingdom-do-take = Take area { $area }
kingdom-do-search = Search area { $area }
kingdom-do-build = Build: { $card }
kingdom-do-recycle = Recycle: { $card } ({ $gives })
kingdom-do-alchemy = Put into alchemy
kingdom-do-put = Put on: { $card }
kingdom-do-krystallium = Use krystallium as { $resource }: { $card }
kingdom-do-soldier = Put a soldier on: { $card }
kingdom-do-scrap = Scrap: { $card }
kingdom-do-pick = { $card }, { $area }{ $place }
kingdom-do-find = Add: { $card }
kingdom-do-lose = Lose: { $card }
kingdom-do-freeze = Freeze: { $card }
kingdom-do-freeze-drafted = Build frozen: { $card }
kingdom-do-cover = Cover: { $icon }
kingdom-do-catch = Catch a thief and uncover: { $icon }
kingdom-do-fight = Drive away: { $card }
kingdom-do-thaw = Drive the giant away: { $card }
kingdom-do-task = { $board }: complete task { $task }
kingdom-do-use = Use: { $card }
kingdom-do-keep = Keep: { $card }
kingdom-do-spy = Send a spy
kingdom-would-points = Points: { $points }.
kingdom-would-krystallium = Five cubes become krystallium.
kingdom-would-scrap = Everything on it is lost. Into alchemy: { $resource }.
kingdom-would-join = { $card } joins you with a soldier.
kingdom-give-up = Give up
kingdom-freeze = Freeze
kingdom-scenarios = Scenarios

kingdom-do-offer =
    Offer: { $card }, area { $area }{ $face ->
        [down] , face down
       *[other] {""}
    }
kingdom-would-complete =
    Completed: { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Soldiers: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Krystallium: +{ $krystallium }.
    }
kingdom-would-supremacy =
    { $soldiers ->
        [0] A soldier starts training.
       *[other] A soldier finishes training.
    }
