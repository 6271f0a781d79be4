# The tables of the rules of Wonderful Kingdom: what resources, types and menaces are.
rules-kingdom-materials = Матеріали
    .text = Виробляються на першому етапі. Потрібні для споруд.
rules-kingdom-population = Населення
    .text = Виробляється на другому етапі. Потрібне для фахівців.
rules-kingdom-gold = Золото
    .text = Виробляється на третьому етапі. Потрібне для пам’яток.
rules-kingdom-exploration = Відкриття
    .text = Виробляються на останньому етапі. Потрібні для карт відкриттів.
rules-kingdom-structure = Споруда
    .text = Коштує матеріалів. Дешева й дає перші ресурси.
rules-kingdom-company = Фахівці
    .text = Коштують населення. Приносять золото й відкриття.
rules-kingdom-monument = Пам’ятка
    .text = Коштує золота. Здебільшого бали.
rules-kingdom-discovery = Відкриття
    .text = Коштує відкриттів. Дорого, але й нагороди великі.
rules-kingdom-rats = Приводить стільки гризунів, скільки у вас величезних щурів.
rules-kingdom-vermin = Лише відбирає бали.
rules-kingdom-giants = Заморожує карту на будівництві.
rules-kingdom-shadows = Щораунду відбирає у вас узяту карту.
rules-kingdom-thieves = Накриває значок на карті герцогства.
rules-kingdom-menace = { $does } Прогнати: { $soldiers }; інакше наприкінці мінус { $points }.
rules-kingdom-advisor = { $phase }, { $soldiers }. { $does }
rules-kingdom-advisor-two = { $words } Лише для двох.
rules-kingdom-task-final = фінальне завдання
rules-kingdom-task = завдання { $task }
rules-kingdom-task-costs = Удвох: { $two }. Одному: { $solo }. Нагорода: { $reward }.

## What a card says, in words
rules-kingdom-some-materials = матеріали { $number }
rules-kingdom-some-population = населення { $number }
rules-kingdom-some-gold = золото { $number }
rules-kingdom-some-exploration = відкриття { $number }
rules-kingdom-some-krystallium = кристаліум { $number }
rules-kingdom-some-soldiers = солдати { $number }
rules-kingdom-some-spies = шпигуни { $number }
rules-kingdom-some-points =
    { $number ->
        [one] { $number } бал
        [few] { $number } бали
       *[other] { $number } балів
    }
rules-kingdom-per-structure = { $what } за кожну споруду
rules-kingdom-per-company = { $what } за кожну карту фахівців
rules-kingdom-per-monument = { $what } за кожну пам’ятку
rules-kingdom-per-discovery = { $what } за кожну карту відкриттів
rules-kingdom-costs = Вартість: { $what }.
rules-kingdom-makes = Виробляє: { $what }.
rules-kingdom-worth = Бали: { $what }.
rules-kingdom-bonus = Бонус: { $what }.
rules-kingdom-recycles = Переробка: { $what }.
