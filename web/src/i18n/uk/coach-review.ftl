# Розбір завершеної партії.
review = Розбір
analyse = Аналіз звідси
review-begin = Розібрати партію
review-note = Тренер пройде всю партію: як вона складалася, чого коштувало кожне рішення, що було удачею, а що вмінням.
review-waiting = { $count ->
     [one] У черзі: попереду { $count } розбір.
     [few] У черзі: попереду { $count } розбори.
     [many] У черзі: попереду { $count } розборів.
    *[other] У черзі: попереду { $count } розбору.
  }
review-running = Триває розбір партії
review-running-note = Сторінку можна закрити: розбір триватиме й збережеться разом із партією.
review-cancel = Перервати розбір
review-cancelled = Розбір перервано.
review-failed = Розбір не вдався.
review-curve = Очікуваний підсумок упродовж партії
review-mark = { $name }: втрачено балів — { $points }, крок { $ply }
review-cost = втрачено балів: { $points } ± { $spread }
review-better = Краще:
review-line = Кращий варіант
review-line-show = Показати кращий варіант
review-line-close = Назад до партії
review-no-decision = Цієї миті ніхто нічого не вирішував.
review-previous = Назад
review-next = Далі
review-costliest = Найдорожчі рішення
review-whose = Чиї рішення
review-everybody = Усі
review-none-costly = Великих втрат немає.
review-totals = Рішення
review-lost = Втрачено балів
review-per-decision = Втрата за рішення
review-phase = у частині { $phase }
review-how = Числа показують, на скільки балів гравець, як очікується, буде попереду в кінці, за оцінкою найсильнішого бота; ± — розкид підсумків.
grade-forced = Без вибору
grade-best = Найкраще
grade-good = Добре
grade-inaccuracy = Неточність
grade-mistake = Помилка

# З чого склався підсумок.
luck-title = Удача і вміння
luck-note = На скільки балів попереду завершив кожен гравець і звідки це взялося.
luck-picture = Картинкою
part-start = Початок
part-luck-dice = Удача з кубиками
part-luck-tiles = Удача з жетонами
part-luck-cards = Удача з картами
part-luck-other = Удача: { $kind }
part-skill = Власні рішення
part-others = Рішення інших
part-rest = Не визначено
