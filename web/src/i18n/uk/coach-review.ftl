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
review-mark = { $count ->
     [one] { $name }: втрачено { $count } бал, крок { $ply }
     [few] { $name }: втрачено { $count } бали, крок { $ply }
     [many] { $name }: втрачено { $count } балів, крок { $ply }
    *[other] { $name }: втрачено { $count } бала, крок { $ply }
  }
review-cost = { $count ->
     [one] коштує { $count } бал
     [few] коштує { $count } бали
     [many] коштує { $count } балів
    *[other] коштує { $count } бала
  }
review-cost-least = { $count ->
     [one] коштує щонайменше { $count } бал
     [few] коштує щонайменше { $count } бали
     [many] коштує щонайменше { $count } балів
    *[other] коштує щонайменше { $count } бала
  }
review-played = Зіграно:
review-better = Краще:
review-line = Кращий варіант
review-line-show = Показати кращий варіант
review-retry = Зіграти інакше
review-back = Назад до розбору
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
review-accuracy = Точність
review-like = Грає як
review-like-between = { $weak } – { $strong }
review-you-like = Ви граєте як { $level }, точність { $accuracy }.
review-you-between = Ваша гра: { $weak } – { $strong }, точність { $accuracy }.
review-shows = Крива показує
review-shows-points = Відрив у балах
review-shows-chance = Шанс на перемогу
review-unfinished = Партію не дограно. Результатом тут вважається оцінка останньої позиції.
review-unsplit = Надто невизначено, щоб розділити удачу й уміння. { $why }
unsplit-sampling = Випадкові результати, від яких залежала партія, не вдалося зважити достатньо точно.
review-how = Бали — очікуваний відрив у кінці, шанси — шанси на перемогу, за оцінкою тренера. ± — стандартна похибка. Точність порівнює кожен хід із найкращим знайденим планом. Помилка зараховується лише настільки, наскільки її підтверджує продовження гри: різниця між планами може бути більшою, і крива може впасти сильніше.

# Рішення з партії, зігране заново.
retry = Зіграти інакше
retry-note = Ходить { $name }. Зіграйте хід до кінця й подивіться, чого він вартий.
retry-over = Хід зіграно.
retry-mine = Ваш хід
retry-best = Найкращий план
retry-game = У партії
retry-as-good = Не гірше за найкращий план.
retry-more = { $count ->
     [one] Краще за знайдений план на { $count } бал.
     [few] Краще за знайдений план на { $count } бали.
     [many] Краще за знайдений план на { $count } балів.
    *[other] Краще за знайдений план на { $count } бала.
  }
retry-less = { $count ->
     [one] До найкращого плану бракує: { $count } бал.
     [few] До найкращого плану бракує: { $count } бали.
     [many] До найкращого плану бракує: { $count } балів.
    *[other] До найкращого плану бракує: { $count } бала.
  }
retry-anew = Почати хід заново
retry-show = Показати найкращий план
retry-weighing = Тренер оцінює ваш хід…
review-per-decision = Втрата за рішення
review-phase = етап { $phase }
review-round = раунд { $phase }
grade-forced = Без вибору
grade-best = Найкраще
grade-good = Добре
grade-inaccuracy = Неточність
grade-mistake = Помилка

# З чого склався підсумок.
luck-title = Удача і вміння
luck-note = На скільки балів попереду завершив кожен гравець і звідки це взялося.
luck-note-alone = Скільки балів принесла партія і звідки вони взялися.
luck-decisions = Рішення порівнюються з тим, чого тренер очікував перед кожним із них. У рядку «Втрачено балів» вище враховано лише те, що кращий план приніс би напевно, тому там зазвичай менше.
luck-error = ± { $points }: стандартна похибка удачі й рішень.
luck-picture = Картинкою
luck-won-by-skill = { $name }: перемогу принесли рішення ({ $skill }); удача: { $luck }.
luck-won-by-luck = { $name }: удача допомогла перемогти ({ $luck }); рішення: { $skill }.
part-start = Початок
part-luck-dice = Удача з кубиками
part-luck-tiles = Удача з жетонами
part-luck-cards = Удача з картами
part-luck-other = Удача: { $kind }
part-skill = Власні рішення
part-others = Рішення інших
