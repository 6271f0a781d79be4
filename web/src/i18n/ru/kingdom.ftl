# Wonderful Kingdom: the words of its cards.

## Resources and types
kingdom-resource-materials = материалы
kingdom-resource-population = население
kingdom-resource-gold = деньги
kingdom-resource-exploration = открытия
kingdom-resource-krystallium = кристаллиум
kingdom-resource-soldiers = солдат
kingdom-type-structure = сооружение
kingdom-type-company = профессионалы
kingdom-type-monument = достопримечательность
kingdom-type-discovery = открытие
kingdom-amount = { $count } × { $name }
kingdom-soldiers = { $count ->
     [one] { $count } солдат
     [few] { $count } солдата
     [many] { $count } солдат
    *[other] { $count } солдата
  }
kingdom-spies = { $count ->
     [one] { $count } шпион
     [few] { $count } шпиона
     [many] { $count } шпионов
    *[other] { $count } шпиона
  }
kingdom-nothing = ничего
kingdom-face-down = карта лицом вниз

## When an advisor can be used
kingdom-phase-draft = Драфт
kingdom-phase-planning = Планирование
kingdom-phase-production = Производство
kingdom-phase-end = Конец игры

## What is printed on a card
kingdom-of-type = Тип: { $type }.
kingdom-family-treasure = Сокровище: его не строят, а только перерабатывают.
kingdom-family-calamity = Бедствие: оно попадает в ваше герцогство.
kingdom-family-menace = Угроза: её нельзя ни построить, ни переработать.
kingdom-family-advisor = Советник: приходит с одним солдатом.
kingdom-costs = Стоимость: { $cost }.
kingdom-makes = Производит каждый раунд: { $makes }.
kingdom-worth = В конце игры: { $points }.
kingdom-loses = В конце игры отнимает { $points }.
kingdom-bonus = Бонус за строительство: { $bonus }.
kingdom-recycles = За переработку: { $gives }.
kingdom-for-each = { $what } за каждую карту типа «{ $type }»
kingdom-used-in = Используется раз за раунд, фаза: { $phase }.
kingdom-used-for = Цена каждого применения: { $soldiers }.
kingdom-removed-for = Нейтрализация в битве: { $soldiers }.
kingdom-reward = Награда: { $reward }.
kingdom-final-task = Финальное задание: кто его не выполнил, не может победить.
kingdom-calamity-text = Его нельзя ни переработать, ни отдать.
kingdom-menace-rats = Приводит столько грызунов, сколько огромных крыс в вашей области строительства.
kingdom-menace-vermin = Грызёт ваши очки, пока солдаты его не нейтрализуют.
kingdom-menace-giants = Ложится под карту и замораживает её: достроить её можно, только оплатив целиком и сразу нейтрализовав великана.
kingdom-menace-shadows = Каждый раунд забирает одну из ваших взятых карт; соперник получает за неё ресурс на выбор, за сокровище два.
kingdom-menace-thieves = Накрывает жетоном кражи значок вашей карты герцогства: он ничего не производит, пока вор не пойман.

## Бюджет, оплата и прочее
kingdom-budget-cubes = { $resource }: поступит в этом раунде { $have }, нужно { $needs }
kingdom-budget-held = { $resource }: { $have } / { $needs } (есть и нужно)
kingdom-thing-budget = Бюджет
    .text = Что ещё поступит в этом раунде и что у вас есть, рядом с тем, чего требуют карты в стадии строительства.
kingdom-put-all = Положить { $count } на карту: { $card }
kingdom-put-several = Положить на карту: { $card } ({ $what })
kingdom-realm-empty = Ещё ничего не построено и не строится.
kingdom-recycle-all = Переработать все
kingdom-recycle-all-text = Перерабатывает все карты драфта; кубики ложатся так же, как по кнопке «Разложить». Это можно отменить.
kingdom-pays = Оплата: { $cost }.
kingdom-pays-instead = Оплата: { $cost }. Кристаллиум заменяет: { $instead }.
kingdom-drafted-short = Драфт:
kingdom-drafted-hidden = Карт драфта лицом вниз: { $cards }
kingdom-advisors-none = У вас пока нет советников.
kingdom-menaces-none = Угроз в игре нет.
kingdom-menace-price = { $soldiers }, чтобы нейтрализовать; иначе { $points } в конце.
kingdom-menace-mine = У вас: { $count }
kingdom-menace-theirs = { $name }: { $count }
kingdom-scrap-sure = Сбросить: всё, что на карте, пропадёт
kingdom-cancel = Отмена
kingdom-search-discarded = 1. Две карты сброшены.
kingdom-aims = Медали
kingdom-ladder = Все сценарии
kingdom-play-scenario = Сыграть сценарий { $number }: { $title }
kingdom-scenario-none = Без сценария
kingdom-best = Лучший результат: { $points }
kingdom-story-close = Играть
