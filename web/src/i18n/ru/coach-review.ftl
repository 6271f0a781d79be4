# Разбор оконченной партии.
review = Разбор
analyse = Анализ отсюда
review-begin = Разобрать партию
review-note = Тренер пройдёт всю партию: как она складывалась, чего стоило каждое решение, что было удачей, а что умением.
review-waiting = { $count ->
     [one] В очереди: впереди { $count } разбор.
     [few] В очереди: впереди { $count } разбора.
     [many] В очереди: впереди { $count } разборов.
    *[other] В очереди: впереди { $count } разбора.
  }
review-running = Идёт разбор партии
review-running-note = Страницу можно закрыть: разбор продолжится и сохранится вместе с партией.
review-cancel = Прервать разбор
review-cancelled = Разбор прерван.
review-failed = Разбор не удался.
review-curve = Ожидаемый итог по ходу партии
review-mark = { $name }: потеряно очков — { $points }, шаг { $ply }
review-cost = потеряно очков: { $points } ± { $spread }
review-better = Лучше:
review-line = Лучший вариант
review-line-show = Показать лучший вариант
review-line-close = Назад к партии
review-no-decision = В этот момент никто ничего не решал.
review-previous = Назад
review-next = Дальше
review-costliest = Самые дорогие решения
review-whose = Чьи решения
review-everybody = Все
review-none-costly = Больших потерь нет.
review-totals = Решения
review-lost = Потеряно очков
review-per-decision = Потеря за решение
review-phase = в части { $phase }
review-how = Числа показывают, на сколько очков игрок, как ожидается, будет впереди в конце, по оценке сильнейшего бота; ± — разброс итогов.
grade-forced = Без выбора
grade-best = Лучшее
grade-good = Хорошее
grade-inaccuracy = Неточность
grade-mistake = Ошибка

# Из чего сложился итог.
luck-title = Удача и умение
luck-note = На сколько очков впереди закончил каждый игрок и откуда это взялось.
luck-picture = Картинкой
part-start = Начало
part-luck-dice = Удача с кубиками
part-luck-tiles = Удача с тайлами
part-luck-cards = Удача с картами
part-luck-other = Удача: { $kind }
part-skill = Свои решения
part-others = Решения других
part-rest = Не определено
