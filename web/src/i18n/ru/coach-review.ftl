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
review-mark = { $count ->
     [one] { $name }: потеряно { $count } очко, шаг { $ply }
     [few] { $name }: потеряно { $count } очка, шаг { $ply }
     [many] { $name }: потеряно { $count } очков, шаг { $ply }
    *[other] { $name }: потеряно { $count } очка, шаг { $ply }
  }
review-cost = { $count ->
     [one] стоит { $count } очко
     [few] стоит { $count } очка
     [many] стоит { $count } очков
    *[other] стоит { $count } очка
  }
review-cost-least = { $count ->
     [one] стоит как минимум { $count } очко
     [few] стоит как минимум { $count } очка
     [many] стоит как минимум { $count } очков
    *[other] стоит как минимум { $count } очка
  }
review-played = Сыграно:
review-better = Лучше:
review-line = Лучший вариант
review-line-show = Показать лучший вариант
review-retry = Сыграть иначе
review-back = Назад к разбору
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
review-accuracy = Точность
review-like = Играет как
review-like-between = { $weak } – { $strong }
review-you-like = Вы играете как { $level }, точность { $accuracy }.
review-you-between = Ваша игра: { $weak } – { $strong }, точность { $accuracy }.
review-shows = Кривая показывает
review-shows-points = Отрыв в очках
review-shows-chance = Шанс на победу
review-unfinished = Партия не доиграна. Результатом здесь считается оценка последней позиции.
review-unsplit = Слишком неопределённо, чтобы разделить удачу и умение. { $why }
unsplit-sampling = Случайные исходы, от которых зависела партия, не удалось взвесить достаточно точно.
review-how = Очки — ожидаемый отрыв в конце, шансы — шансы на победу, по оценке тренера. ± — стандартная ошибка. Точность сравнивает каждый ход с лучшим найденным планом. Ошибка засчитывается, лишь насколько её подтверждает продолжение игры: разница между планами может быть больше, и кривая может упасть сильнее.

# Решение из партии, сыгранное заново.
retry = Сыграть иначе
retry-note = Ходит { $name }. Сыграйте ход до конца и посмотрите, чего он стоит.
retry-over = Ход сыгран.
retry-mine = Ваш ход
retry-best = Лучший план
retry-game = В партии
retry-as-good = Не хуже лучшего плана.
retry-more = { $count ->
     [one] Лучше найденного плана на { $count } очко.
     [few] Лучше найденного плана на { $count } очка.
     [many] Лучше найденного плана на { $count } очков.
    *[other] Лучше найденного плана на { $count } очка.
  }
retry-less = { $count ->
     [one] До лучшего плана не хватает: { $count } очко.
     [few] До лучшего плана не хватает: { $count } очка.
     [many] До лучшего плана не хватает: { $count } очков.
    *[other] До лучшего плана не хватает: { $count } очка.
  }
retry-anew = Начать ход заново
retry-show = Показать лучший план
retry-weighing = Тренер оценивает ваш ход…
review-per-decision = Потеря за решение
review-phase = фаза { $phase }
review-round = раунд { $phase }
grade-forced = Без выбора
grade-best = Лучшее
grade-good = Хорошее
grade-inaccuracy = Неточность
grade-mistake = Ошибка

# Из чего сложился итог.
luck-title = Удача и умение
luck-note = На сколько очков впереди закончил каждый игрок и откуда это взялось.
luck-note-alone = Сколько очков принесла партия и откуда они взялись.
luck-decisions = Решения сравниваются с тем, чего тренер ждал перед каждым из них. В строке «Потеряно очков» выше учтено только то, что лучший план принёс бы наверняка, поэтому там обычно меньше.
luck-error = ± { $points }: стандартная ошибка удачи и решений.
luck-picture = Картинкой
luck-won-by-skill = { $name }: победу принесли решения ({ $skill }); удача: { $luck }.
luck-won-by-luck = { $name }: удача помогла победить ({ $luck }); решения: { $skill }.
part-start = Начало
part-luck-dice = Удача с кубиками
part-luck-tiles = Удача с тайлами
part-luck-cards = Удача с картами
part-luck-other = Удача: { $kind }
part-skill = Свои решения
part-others = Решения других
