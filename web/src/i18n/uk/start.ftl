# Setting up, finding and joining tables.
guest = Гість
skip-to-main = До вмісту сторінки
try-again = Спробувати знову
no-such-place = За цією адресою нічого немає.
to-start = На головну сторінку
loading = Хвилинку
play-now = Грати зараз
play-level = Рівень суперника: { $game }
play-alone = Наодинці
more-here = Ще
features = Що ще тут є
feature-coach = Тренер і задачі
    .text = Підказки, розбір будь-якої партії з ціною кожного рішення та часткою вдачі, а також задачі на один хід.
feature-dice = Чесні кубики
    .text = Визначені до гри: після неї можна перевірити кожен кидок і кожну карту.
feature-friends = З друзями
    .text = За посиланням, на одному пристрої, наживо або по ходу на день. Без реєстрації.
feature-anywhere = Усюди
    .text = Комп’ютер, планшет і телефон; клавіатура та екранний диктор; три мови.
fan-made = Неофіційний проєкт прихильників, не пов’язаний з авторами та видавцями ігор. Тут немає їхніх малюнків і текстів; карти королівства — наші власні.
all-expansions = Усі доповнення
    .text = Вмикає або вимикає їх усі.
name-for-friends = Ваше ім’я для друзів
one-duchy = Одне герцогство для всіх
set-up = Почати нову партію
open-record = Переглянути записану партію
change-name = Вас звати { $name }: змінити ім’я
your-name = Ваше ім’я
name-note = Під цим ім’ям вас знають інші за столом.
save = Зберегти
my-tables = Мої столи
tables-live = Тривають
tables-over = Зіграні
no-tables-live = Поки що не триває жодна партія.
no-tables-over = Поки що не зіграно жодної партії.
more = Ще
free-seat = вільне місце
status-open = чекає на гравців
status-playing = хід інших
status-turn = ваш хід
status-over = завершено
status-place = місце { $place }
other-games = Ігри
who-plays = Хто грає
options = Налаштування партії
more-options = Ще налаштування
usual-options = Скинути
begin = Почати
seat-bot = Бот
seat-friend = Друг за посиланням
seat-hot = За цим екраном
seat-who = Хто грає на місці { $seat }
seat-level = Рівень бота на місці { $seat }
seat-name = Ім’я гравця на місці { $seat }
seat-name-hint = Ім’я
seat-friend-note = Ви отримаєте посилання, щоб передати його.
clock = Час на роздуми
clock-length = Скільки
clock-none = Без годинника
clock-move = На кожен хід
clock-bank = На партію
clock-note-none = Кожен думає скільки хоче.
clock-note-move = За того, хто думає довше, грає бот, доки той не повернеться.
clock-note-bank = Кожен має стільки часу на всю партію і ще трохи за кожен хід; потім грає бот.
minutes = { $count ->
     [one] { $count } хвилина
     [few] { $count } хвилини
     [many] { $count } хвилин
    *[other] { $count } хвилини
  }
days = { $count ->
     [one] { $count } день
     [few] { $count } дні
     [many] { $count } днів
    *[other] { $count } дні
  }
bank = { $minutes } хв + { $seconds } с
join-title = Вас запрошують за стіл
join-note = Як вас називати за столом?
join = До столу
go-to-table = До столу
invited-by = { $name } запрошує вас
as-usual = Звичайні налаштування
carry-title = Місце гравця { $name } переходить на цей пристрій
carry-here = Грати тут

# Which duchies are played.
duchies-auto = За правилами
duchies-random = Випадкові різні
duchies-random-alike = Випадкове одне на всіх
duchies-boards = Планшети на вибір
duchies-outposts = Зі сторожовими вежами
duchy-name = Герцогство { $name }
# The edition without a server.
offline = На цьому пристрої
    .text = Цій сторінці не потрібен сервер: партії йдуть просто в браузері, і столи зберігаються в ньому. Із сервером можна ще запросити друзів за посиланням і зіграти з сильнішими ботами.
offline-adds = Із сервером можна запросити друзів за посиланням і відразу грати з найсильнішими ботами.
offline-size = Для першої партії один раз завантажиться рушій: { $size } МБ. Далі можна грати без мережі.
offline-here = Рушій уже на цьому пристрої: можна грати без мережі.
offline-loading = Завантажується рушій: { $done } з { $total } МБ
offline-starting = Рушій запускається…
offline-failed = Рушій не запустився. Перевірте мережу й оновіть сторінку.
offline-save = Зберегти всі столи у файл
offline-open = Завантажити столи з файла
offline-opened =
    { $added ->
        [0] Нових столів немає
        [one] { $added } новий стіл
        [few] { $added } нові столи
       *[many] { $added } нових столів
    }, { $continued ->
        [0] продовжених немає
        [one] { $continued } продовжено
       *[many] { $continued } продовжено
    }.
offline-not-opened =
    { $count ->
        [one] { $count } стіл не завантажився:
        [few] { $count } столи не завантажилися:
        [many] { $count } столів не завантажилося:
       *[other] { $count } стола не завантажилися:
    }
offline-may-go = Якщо місце скінчиться, браузер може видалити ваші столи. Час від часу зберігайте їх у файл.
offline-update = Готова нова версія сторінки.
offline-update-now = Перейти на неї
offline-update-later = Пізніше
bot-takes = { $words } Тут думає над ходом близько { $seconds } с, на телефоні в кілька разів довше.
