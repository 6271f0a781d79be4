# Setting up, finding and joining tables.
guest = Гість
skip-to-main = До вмісту сторінки
try-again = Спробувати знову
no-such-place = За цією адресою нічого немає.
to-start = На головну сторінку
loading = Хвилинку
play-now = Грати зараз
play-now-note = «Замки Бургундії», двоє гравців, проти бота
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
duchies-note = Або одне герцогство для всіх:
duchy-name = Герцогство { $name }
