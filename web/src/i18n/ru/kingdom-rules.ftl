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
rules-kingdom-menace = { $does } Прогнать: { $soldiers }; иначе в конце минус { $points }.
rules-kingdom-advisor = { $phase }, { $soldiers }. { $does }
rules-kingdom-advisor-two = { $words } Только для двоих.
rules-kingdom-task-final = финальное задание
rules-kingdom-task = задание { $task }
rules-kingdom-task-costs = Вдвоём: { $two }. Одному: { $solo }. Награда: { $reward }.

## What a card says, in words
rules-kingdom-some-materials = материалы { $number }
rules-kingdom-some-population = население { $number }
rules-kingdom-some-gold = деньги { $number }
rules-kingdom-some-exploration = открытия { $number }
rules-kingdom-some-krystallium = кристаллиум { $number }
rules-kingdom-some-soldiers = солдаты { $number }
rules-kingdom-some-spies = шпионы { $number }
rules-kingdom-some-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
rules-kingdom-per-structure = { $what } за каждое сооружение
rules-kingdom-per-company = { $what } за каждую карту профессионалов
rules-kingdom-per-monument = { $what } за каждую достопримечательность
rules-kingdom-per-discovery = { $what } за каждую карту открытий
rules-kingdom-costs = Стоимость: { $what }.
rules-kingdom-makes = Производит: { $what }.
rules-kingdom-worth = Очки: { $what }.
rules-kingdom-bonus = Бонус: { $what }.
rules-kingdom-recycles = Переработка: { $what }.
