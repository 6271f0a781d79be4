# Wonderful Kingdom: the words of its cards.

## Resources and types
kingdom-resource-materials = матеріали
kingdom-resource-population = населення
kingdom-resource-gold = золото
kingdom-resource-exploration = відкриття
kingdom-resource-krystallium = кристаліум
kingdom-resource-soldiers = солдат
kingdom-type-structure = споруда
kingdom-type-company = фахівці
kingdom-type-monument = пам’ятка
kingdom-type-discovery = відкриття
kingdom-amount = { $count } × { $name }
kingdom-soldiers = { $count ->
     [one] { $count } солдат
     [few] { $count } солдати
     [many] { $count } солдатів
    *[other] { $count } солдата
  }
kingdom-spies = { $count ->
     [one] { $count } шпигун
     [few] { $count } шпигуни
     [many] { $count } шпигунів
    *[other] { $count } шпигуна
  }
kingdom-nothing = нічого
kingdom-face-down = карта долілиць

## When an advisor can be used
kingdom-phase-draft = Драфт
kingdom-phase-planning = Планування
kingdom-phase-production = Виробництво
kingdom-phase-end = Кінець гри

## What is printed on a card
kingdom-of-type = Тип: { $type }.
kingdom-family-treasure = Скарб: його не будують, а лише переробляють.
kingdom-family-calamity = Лихо: воно потрапляє до вашого герцогства.
kingdom-family-menace = Загроза: її не можна ні збудувати, ні переробити.
kingdom-family-advisor = Радник: приходить з одним солдатом.
kingdom-costs = Вартість: { $cost }.
kingdom-makes = Виробляє щораунду: { $makes }.
kingdom-worth = Наприкінці гри: { $points }.
kingdom-loses = Наприкінці гри забирає { $points }.
kingdom-bonus = Бонус за будівництво: { $bonus }.
kingdom-recycles = За переробку: { $gives }.
kingdom-for-each = { $what } за кожну карту типу «{ $type }»
kingdom-used-in = Діє раз на раунд, фаза: { $phase }.
kingdom-used-for = Ціна кожного застосування: { $soldiers }.
kingdom-removed-for = Знешкодження в битві: { $soldiers }.
kingdom-reward = Нагорода: { $reward }.
kingdom-final-task = Фінальне завдання: хто його не виконав, не може перемогти.
kingdom-calamity-text = Його не можна ні переробити, ні віддати.
kingdom-menace-rats = Приводить стільки гризунів, скільки величезних щурів у вашій області будівництва.
kingdom-menace-vermin = Гризе ваші бали, доки солдати його не знешкодять.
kingdom-menace-giants = Лягає під карту й заморожує її: добудувати її можна, лише оплативши повністю й одразу знешкодивши велетня.
kingdom-menace-shadows = Щораунду забирає одну з ваших узятих карт; суперник дістає за неї ресурс на вибір, за скарб два.
kingdom-menace-thieves = Накриває жетоном крадіжки значок вашої карти герцогства: він нічого не виробляє, доки злодія не спіймано.

## Бюджет, оплата та інше
kingdom-budget-cubes = { $resource }: надійде цього раунду { $have }, потрібно { $needs }
kingdom-budget-held = { $resource }: { $have } / { $needs } (є та потрібно)
kingdom-thing-budget = Бюджет
    .text = Що ще надійде цього раунду й що ви маєте, поруч із тим, чого потребують карти на будівництві.
kingdom-put-all = Покласти { $count } на карту: { $card }
kingdom-put-several = Покласти на карту: { $card } ({ $what })
kingdom-realm-empty = Ще нічого не збудовано й не будується.
kingdom-recycle-all = Переробити всі
kingdom-recycle-all-text = Переробляє всі карти драфту; кубики лягають так само, як за кнопкою «Розкласти». Це можна скасувати.
kingdom-pays = Оплата: { $cost }.
kingdom-pays-instead = Оплата: { $cost }. Кристаліум замінює: { $instead }.
kingdom-drafted-short = Драфт:
kingdom-drafted-hidden = Карт драфту долілиць: { $cards }
kingdom-advisors-none = У вас поки немає радників.
kingdom-menaces-none = Загроз у грі немає.
kingdom-menace-price = { $soldiers }, щоб знешкодити; інакше { $points } наприкінці.
kingdom-menace-mine = У вас: { $count }
kingdom-menace-theirs = { $name }: { $count }
kingdom-scrap-sure = Скинути: усе, що на карті, пропаде
kingdom-cancel = Скасувати
kingdom-search-discarded = 1. Дві карти скинуто.
kingdom-aims = Медалі
kingdom-ladder = Усі сценарії
kingdom-play-scenario = Зіграти сценарій { $number }: { $title }
kingdom-scenario-none = Без сценарію
kingdom-best = Найкращий результат: { $points }
kingdom-story-close = Грати
