# Setting up, finding and joining tables.
guest = Гость
skip-to-main = К содержанию страницы
try-again = Попробовать снова
no-such-place = По этому адресу ничего нет.
to-start = На главную страницу
loading = Минутку
play-now = Играть сейчас
play-level = Уровень соперника: { $game }
play-alone = В одиночку
more-here = Ещё
features = Что ещё здесь есть
feature-coach = Тренер и задачи
    .text = Подсказки, разбор любой партии с ценой каждого решения и долей удачи, а также задачи на один ход.
feature-dice = Честные кубики
    .text = Определены до игры: после неё можно проверить каждый бросок и каждую карту.
feature-friends = С друзьями
    .text = По ссылке, на одном устройстве, вживую или по ходу в день. Без регистрации.
feature-anywhere = Везде
    .text = Компьютер, планшет и телефон; клавиатура и экранный диктор; три языка.
fan-made = Неофициальный проект поклонников, не связанный с авторами и издателями игр. Здесь нет их рисунков и текстов; карты королевства — наши собственные.
all-expansions = Все дополнения
    .text = Включает или выключает их все.
name-for-friends = Ваше имя для друзей
one-duchy = Одно герцогство для всех
set-up = Начать новую партию
open-record = Посмотреть записанную партию
change-name = Вас зовут { $name }: изменить имя
your-name = Ваше имя
name-note = Под этим именем вас знают другие за столом.
save = Сохранить
my-tables = Мои столы
tables-live = Идут
tables-over = Сыграны
no-tables-live = Пока не идёт ни одной партии.
no-tables-over = Пока не сыграно ни одной партии.
more = Ещё
free-seat = свободное место
status-open = ждёт игроков
status-playing = ход других
status-turn = ваш ход
status-over = окончена
status-place = место { $place }
other-games = Игры
who-plays = Кто играет
options = Настройки партии
more-options = Ещё настройки
usual-options = Сбросить
begin = Начать
seat-bot = Бот
seat-friend = Друг по ссылке
seat-hot = За этим экраном
seat-who = Кто играет на месте { $seat }
seat-level = Уровень бота на месте { $seat }
seat-name = Имя игрока на месте { $seat }
seat-name-hint = Имя
seat-friend-note = Вы получите ссылку, чтобы передать её.
clock = Время на размышление
clock-length = Сколько
clock-none = Без часов
clock-move = На каждый ход
clock-bank = На партию
clock-note-none = Каждый думает сколько хочет.
clock-note-move = За того, кто думает дольше, играет бот, пока тот не вернётся.
clock-note-bank = У каждого столько времени на всю партию и ещё немного за каждый ход; потом играет бот.
minutes = { $count ->
     [one] { $count } минута
     [few] { $count } минуты
     [many] { $count } минут
    *[other] { $count } минуты
  }
days = { $count ->
     [one] { $count } день
     [few] { $count } дня
     [many] { $count } дней
    *[other] { $count } дня
  }
bank = { $minutes } мин + { $seconds } с
join-title = Вас приглашают за стол
join-note = Как вас называть за столом?
join = К столу
go-to-table = К столу
invited-by = { $name } приглашает вас
as-usual = Обычные настройки
carry-title = Место игрока { $name } переходит на это устройство
carry-here = Играть здесь

# Which duchies are played.
duchies-auto = По правилам
duchies-random = Случайные разные
duchies-random-alike = Случайное одно на всех
duchies-boards = Планшеты на выбор
duchies-outposts = С заставами
duchy-name = Герцогство { $name }
# The edition without a server.
offline = На этом устройстве
    .text = Этой странице не нужен сервер: партии идут прямо в браузере, и столы хранятся в нём. С сервером можно ещё позвать друзей по ссылке и сыграть с ботами посильнее.
offline-adds = С сервером можно позвать друзей по ссылке и сразу играть с самыми сильными ботами.
offline-size = Для первой партии один раз загрузится движок: { $size } МБ. Дальше можно играть без сети.
offline-here = Движок уже на этом устройстве: можно играть без сети.
offline-loading = Загружается движок: { $done } из { $total } МБ
offline-starting = Движок запускается…
offline-failed = Движок не запустился. Проверьте сеть и обновите страницу.
offline-save = Сохранить все столы в файл
offline-open = Загрузить столы из файла
offline-opened =
    { $added ->
        [0] Новых столов нет
        [one] { $added } новый стол
        [few] { $added } новых стола
       *[many] { $added } новых столов
    }, { $continued ->
        [0] продолженных нет
        [one] { $continued } продолжен
       *[many] { $continued } продолжено
    }.
offline-not-opened =
    { $count ->
        [one] { $count } стол не загрузился:
        [few] { $count } стола не загрузились:
        [many] { $count } столов не загрузились:
       *[other] { $count } стола не загрузились:
    }
offline-may-go = Если место кончится, браузер может удалить ваши столы. Время от времени сохраняйте их в файл.
offline-update = Готова новая версия страницы.
offline-update-now = Перейти на неё
offline-update-later = Позже
bot-takes = { $words } Здесь думает над ходом около { $seconds } с, на телефоне в несколько раз дольше.
