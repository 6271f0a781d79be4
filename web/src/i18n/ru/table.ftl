# The frame of a table: players, clock, log, chat, what is asked.
connecting = Соединение
connection-lost = { $count ->
     [one] Связь потеряна. Новая попытка через { $count } секунду.
     [few] Связь потеряна. Новая попытка через { $count } секунды.
     [many] Связь потеряна. Новая попытка через { $count } секунд.
    *[other] Связь потеряна. Новая попытка через { $count } секунды.
  }
reconnecting = Связь потеряна. Новая попытка.
try-now = Повторить сейчас
no-table = Такого стола нет, или он вам недоступен. Попросите ссылку на него.
too-many-tabs = Открыто слишком много столов: закройте некоторые.
waiting-title = { $game }: ждём игроков
waiting-note = Партия начнётся, когда все места будут заняты.
kept-seat = ждёт игрока { $name }
invite = Ссылка для друга
invite-note = Отправьте ссылку или пусть друг наведёт телефон на код.
invite-share = Отправить
invite-words = Приглашение в игру «{ $game }»
qr-label = Ссылка как код для камеры
watch-link = Ссылка для зрителей
carry-link = Ссылка на моё место
carry-note = По этой ссылке можно продолжить на другом устройстве. Она одноразовая и действует сутки.
copy = Копировать
copied = Скопировано
sit-down = Сесть за стол
leave = Встать из-за стола
leave-note = Остальных спросят, может ли за вас играть бот. Вы сможете вернуться.
resign = Сдаться
resign-note = Кто сдаётся, занимает последнее место.
sure = Вы уверены?
stay = Играть дальше
menu = Меню
sound = Звук
sound-note-dice = Тихий колокольчик, когда ваш ход, а страницы не видно; слышны кубики, тайлы и очки.
sound-note-cards = Тихий колокольчик, когда ваш ход, а страницы не видно; слышен и конец партии.
notices = Сообщать, когда мой ход
notices-note = Браузер покажет уведомление, когда страница не на виду. Никому другому ничего не отправляется.
notices-refused = Браузеру запрещено показывать уведомления этой страницы; это можно изменить в его настройках.
notices-none = Здесь браузер уведомлений не показывает: нужен адрес с шифрованием.
notice-turn = Ваш ход
notice-asked = Вас спрашивают
notice-over = Партия окончена
commitment-dice = Кубики этой партии заданы этим числом; после партии их может проверить каждый:
commitment-cards = Раздача этой партии задана этим числом; после партии её может проверить каждый:
taken-back = Отменено действий: { $count }.
practice-mark = Тренировка
practice-note = Тренировка: в этой партии отменили случайный исход, и выпал другой. В результаты одиночных партий она не входит.
own-text = свой вариант
watching = Вы зритель
sending = Отправляется
tab-table = Стол
tab-players = Игроки
tab-log = Хроника
parts-of-table = Части стола
part-asks = Здесь можно выбрать
around-the-table = Вокруг стола
what-is-asked = Что делать сейчас
log-and-chat = Хроника и чат
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-hint = Сказать что-нибудь
send = Отправить
player = Игрок { $seat }
chance = Случай
you = вы
has-turn = ходит
thinks = думает
bot-level = бот: { $level }
away-left = не за столом, играет бот: { $bot }
away-resigned = игра сдана, играет бот: { $bot }
away-time = время вышло, играет бот: { $bot }
play-again = Вернуться в игру
time-left = Осталось времени:
days-hours = { $days } д { $hours } ч
your-turn = Ваш ход.
their-turn = Ходит: { $names }
chance-dice = Бросаем кубики.
chance-cards = Берём карты.
take-back = Отменить действие
agree = Согласиться
disagree = Отказать
waiting-for = Ещё не ответили: { $names }.
proposal-back = { $who } просит отменить действия.
proposal-bot = { $who } не за столом. Пусть дальше играет бот ({ $bot })?
hand-over = Передайте устройство игроку { $name }.
i-am = Я { $name }
result = Итог

points-so-far = Очки сейчас
points-open = Нажмите, чтобы увидеть, откуда они.

# What the tab of the browser says.
title-turn = ● Ваш ход — { $game }
title-asked = ● Вас спрашивают — { $game }
title-others = { $names } — { $game }
title-over = Окончена — { $game }
title-waiting = Ожидание — { $game }
title-replay = Повтор: { $game }

# The log: what happens at any table.
event-opened = Стол открыт.
event-started = Партия начинается.
event-finished = Партия окончена.
event-joined = За столом: { $who }.
event-left = { $who } уходит из-за стола.
event-returned = { $who } снова играет.
event-carried = { $who } продолжает на другом устройстве.
event-resigned = { $who } сдаётся.
event-back = Действия отменены.
event-bot = Бот играет за игрока { $who }.
event-timeout = { $who }: время вышло, играет бот.
event-rematch = { $who } открывает следующую партию.
event-upgraded = Партия продолжается по новым правилам.
event-asked-back = { $who } просит отменить действия.
event-asked-bot = Других спрашивают, можно ли боту играть за игрока { $who }.
event-answered-true = { $who } соглашается.
event-answered-false = { $who } отказывает.

# A table that was begun under earlier rules.
stopped = Партия начата по прежним правилам и не может продолжаться: { $why }
stop-why = шаг { $ply } невозможен по правилам версии { $rules }. { $reason }
stop-no-such-action = Такого действия больше нет.
stop-refused = Теперь правила этого не позволяют.

# The log, a part at a time.
show-earlier = Показать более ранние записи
show-later = Показать более поздние записи

# Bots and teams.
bot-named = { $level } (бот { $seat })
team = Команда { $letter }
team-total = { $count ->
     [one] Вместе: { $count } очко
     [few] Вместе: { $count } очка
     [many] Вместе: { $count } очков
    *[other] Вместе: { $count } очка
  }
teams-together = Вместе
unread = { $count ->
     [one] { $count } непрочитанное сообщение
     [few] { $count } непрочитанных сообщения
     [many] { $count } непрочитанных сообщений
    *[other] { $count } непрочитанного сообщения
  }
