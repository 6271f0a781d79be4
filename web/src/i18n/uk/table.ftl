# The frame of a table: players, clock, log, chat, what is asked.
connecting = З’єднання
connection-lost = { $count ->
     [one] Зв’язок втрачено. Нова спроба за { $count } секунду.
     [few] Зв’язок втрачено. Нова спроба за { $count } секунди.
     [many] Зв’язок втрачено. Нова спроба за { $count } секунд.
    *[other] Зв’язок втрачено. Нова спроба за { $count } секунди.
  }
reconnecting = Зв’язок втрачено. Нова спроба.
try-now = Повторити зараз
no-table = Такого столу немає, або він вам недоступний. Попросіть посилання на нього.
too-many-tabs = Відкрито забагато столів: закрийте деякі.
waiting-title = { $game }: чекаємо на гравців
waiting-note = Партія почнеться, коли всі місця буде зайнято.
kept-seat = чекає на гравця { $name }
invite = Посилання для друга
invite-note = Надішліть посилання або хай друг наведе телефон на код.
invite-share = Надіслати
invite-words = Запрошення до гри «{ $game }»
qr-label = Посилання як код для камери
watch-link = Посилання для глядачів
carry-link = Посилання на моє місце
carry-note = За цим посиланням можна продовжити на іншому пристрої. Воно одноразове й діє добу.
copy = Копіювати
copied = Скопійовано
sit-down = Сісти за стіл
leave = Встати з-за столу
leave-note = Решту запитають, чи може бот грати за вас. Ви зможете повернутися.
resign = Здатися
resign-note = Хто здається, посідає останнє місце.
sure = Ви впевнені?
stay = Грати далі
menu = Меню
sound = Звук
sound-note-dice = Тихий дзвіночок, коли ваш хід, а сторінки не видно; чути кубики, жетони та бали.
sound-note-cards = Тихий дзвіночок, коли ваш хід, а сторінки не видно; чути й кінець партії.
notices = Сповіщати, коли мій хід
notices-note = Браузер покаже сповіщення, коли сторінки не видно. Нікому іншому нічого не надсилається.
notices-refused = Браузеру заборонено показувати сповіщення цієї сторінки; це можна змінити в його налаштуваннях.
notices-none = Тут браузер сповіщень не показує: потрібна адреса із шифруванням.
notice-turn = Ваш хід
notice-asked = Вас питають
notice-over = Партію завершено
commitment-dice = Кубики цієї партії задано цим числом; після партії їх може перевірити кожен:
commitment-cards = Роздачу цієї партії задано цим числом; після партії її може перевірити кожен:
taken-back = Скасовано дій: { $count }.
practice-mark = Тренування
practice-note = Тренування: у цій партії скасували випадковий результат, і випав інший. У результатах одиночних партій її не враховано.
own-text = власний варіант
watching = Ви глядач
sending = Надсилається
tab-table = Стіл
tab-players = Гравці
tab-log = Хроніка
parts-of-table = Частини столу
part-asks = Тут можна вибрати
around-the-table = Навколо столу
what-is-asked = Що робити зараз
log-and-chat = Хроніка й чат
chat = Чат
chat-empty = Поки що ніхто нічого не сказав.
chat-hint = Сказати щось
send = Надіслати
player = Гравець { $seat }
chance = Випадок
you = ви
has-turn = ходить
thinks = думає
bot-level = бот: { $level }
away-left = не за столом, грає бот: { $bot }
away-resigned = гру здано, грає бот: { $bot }
away-time = час вийшов, грає бот: { $bot }
play-again = Повернутися до гри
time-left = Лишилося часу:
days-hours = { $days } д { $hours } год
your-turn = Ваш хід.
their-turn = Ходить: { $names }
chance-dice = Кидаємо кубики.
chance-cards = Беремо карти.
take-back = Скасувати дію
agree = Погодитися
disagree = Відмовити
waiting-for = Ще не відповіли: { $names }.
proposal-back = { $who } просить скасувати дії.
proposal-bot = { $who } не за столом. Хай далі грає бот ({ $bot })?
hand-over = Передайте пристрій гравцеві { $name }.
i-am = Я { $name }
result = Підсумок

points-so-far = Бали зараз
points-open = Натисніть, щоб побачити, звідки вони.

# What the tab of the browser says.
title-turn = ● Ваш хід — { $game }
title-asked = ● Вас питають — { $game }
title-others = { $names } — { $game }
title-over = Завершено — { $game }
title-waiting = Очікування — { $game }
title-replay = Повтор: { $game }

# The log: what happens at any table.
event-opened = Стіл відкрито.
event-started = Партія починається.
event-finished = Партію завершено.
event-joined = За столом: { $who }.
event-left = { $who } виходить з-за столу.
event-returned = { $who } знову грає.
event-carried = { $who } продовжує на іншому пристрої.
event-resigned = { $who } здається.
event-back = Дії скасовано.
event-bot = Бот грає за гравця { $who }.
event-timeout = { $who }: час вийшов, грає бот.
event-rematch = { $who } відкриває наступну партію.
event-upgraded = Партія триває за новими правилами.
event-asked-back = { $who } просить скасувати дії.
event-asked-bot = Інших питають, чи може бот грати за гравця { $who }.
event-answered-true = { $who } погоджується.
event-answered-false = { $who } відмовляє.

# A table that was begun under earlier rules.
stopped = Партію почато за попередніми правилами, і продовжити її не можна: { $why }
stop-why = крок { $ply } неможливий за правилами версії { $rules }. { $reason }
stop-no-such-action = Такої дії більше немає.
stop-refused = Тепер правила цього не дозволяють.

# The log, a part at a time.
show-earlier = Показати раніші записи
show-later = Показати пізніші записи

# Bots and teams.
bot-named = { $level } (бот { $seat })
team = Команда { $letter }
team-total = { $count ->
     [one] Разом: { $count } бал
     [few] Разом: { $count } бали
     [many] Разом: { $count } балів
    *[other] Разом: { $count } бала
  }
teams-together = Разом
unread = { $count ->
     [one] { $count } непрочитане повідомлення
     [few] { $count } непрочитані повідомлення
     [many] { $count } непрочитаних повідомлень
    *[other] { $count } непрочитаного повідомлення
  }
