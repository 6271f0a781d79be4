# The tables of the rules of Wonderful Kingdom: what resources, types and menaces are.
rules-kingdom-materials = Материалы
    .text = Производятся на первом этапе. Нужны для сооружений.
rules-kingdom-population = Население
    .text = Производится на втором этапе. Нужно для профессионалов.
rules-kingdom-gold = Деньги
    .text = Производятся на третьем этапе. Нужны для достопримечательностей.
rules-kingdom-exploration = Открытия
    .text = Производятся на последнем этапе. Нужны для карт открытий.
rules-kingdom-structure = Сооружение
    .text = Стоит материалов. Дёшево и даёт первые ресурсы.
rules-kingdom-company = Профессионалы
    .text = Стоят населения. Приносят деньги и открытия.
rules-kingdom-monument = Достопримечательность
    .text = Стоит денег. В основном очки.
rules-kingdom-discovery = Открытие
    .text = Стоит открытий. Дорого, но и награды большие.
rules-kingdom-rats = Приводит столько грызунов, сколько у вас огромных крыс.
rules-kingdom-vermin = Только отнимает очки.
rules-kingdom-giants = Замораживает карту в стадии строительства.
rules-kingdom-shadows = Каждый раунд отнимает у вас взятую карту.
rules-kingdom-thieves = Накрывает значок на карте герцогства.
rules-kingdom-menace = { $does } Чтобы прогнать, нужно { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдата
       *[many] { $soldiers } солдат
    }, иначе в конце { $points }.
rules-kingdom-advisor-phase = { $phase ->
        [draft] Драфт
        [planning] Планирование
        [production] Производство
       *[end] Конец игры
    }, { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдата
       *[many] { $soldiers } солдат
    }. { $does }
rules-kingdom-advisor-two = { $words } Только для двоих.
rules-kingdom-task-final = финальное задание
rules-kingdom-task = задание { $task }
rules-kingdom-task-of = { $board }: { $task }
rules-kingdom-task-costs = Вдвоём: { $two }. Одному: { $solo }. Награда: { $reward }.
