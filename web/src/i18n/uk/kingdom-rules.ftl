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
rules-kingdom-menace = { $does } Щоб прогнати, потрібно { $soldiers ->
        [one] { $soldiers } солдата
        [few] { $soldiers } солдати
       *[many] { $soldiers } солдатів
    }, інакше наприкінці { $points }.
rules-kingdom-advisor-phase = { $phase ->
        [draft] Драфт
        [planning] Планування
        [production] Виробництво
       *[end] Кінець гри
    }, { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдати
       *[many] { $soldiers } солдатів
    }. { $does }
rules-kingdom-advisor-two = { $words } Лише для двох.
rules-kingdom-task-final = фінальне завдання
rules-kingdom-task = завдання { $task }
rules-kingdom-task-of = { $board }: { $task }
rules-kingdom-task-costs = Удвох: { $two }. Одному: { $solo }. Нагорода: { $reward }.
