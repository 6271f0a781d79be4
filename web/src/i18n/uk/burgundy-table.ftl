# «Замки Бургундії»: стіл, питання, можливості.

## The table
phase = Етап { $phase }
phase-text = Етапів п’ять. У кінці кожного копальні приносять монети; що раніше заповнено поле, то більше за нього балів.
round-of = Раунд { $round } з { $rounds }
round-text = У кожному раунді гравець має два кубики; товар лягає на склад, який показав білий кубик.
round-goods = Товари раундів
round-goods-text = У кожному раунді наступний товар лягає на склад із числом білого кубика.
white-die-text = Показує, на який склад лягає товар цього раунду.
central-board = Головне поле
bonus-tiles = Жетони досягнень
inns-left = Гостинні двори на продаж
inns-text = Гостинний двір коштує 2 монети й лягає на ділянку будь-якого кольору, один на поле.
my-duchy = Моє герцогство
duchy-of = Герцогство: { $name }
look-at = Подивитися герцогство: { $name }
back-to-mine = До мого герцогства
points-total = Бали
points-text = Скільки балів набрано на цю мить.
workers-title = Робочі
workers-text = Кожен змінює кубик на 1, коли той використовують; 6 і 1 стоять поруч.
silver-title = Монети
silver-text = Раз за хід 2 монети купують жетон із чорного ринку.
my-goods = Товари
sold-goods = Продані товари
sold-text = Товари, які вже продано. Деякі монастирі їх рахують.
storage-shared = Спільне сховище команди
storage-own = Сховище: { $name }
yard = Понад сховище
trade-route = Торговий шлях
ally-of = Тут діють і монастирі гравця { $name }
order-place = { $place }-е місце в порядку ходу
bridge-text = Кораблі рухають ним фішки; хто попереду, ходить раніше.
hexes-filled = Заповнено ділянок: { $count }
target-at = Ціль: { $points }
joined-outposts = З’єднано сторожових веж: { $joined }
my-dice = Мої кубики
die-text = Бере жетон зі складу з його числом, викладає жетон на ділянку з його числом, продає товар його числа або приносить 2 робочих.
hex-place = { $region } { $number } (ділянка { $hex })
keys = Клавіші
side-of-board = Бік { $side }
part-board = Поле
part-duchy = Герцогство
bonus-gone = взято
choose-target = Оберіть, що зробить кубик, або інший кубик.
choose-die = Оберіть кубик, який це зробить.

## The keys
key-dice = Обрати кубик
key-workers = Взяти робочих
key-next = Наступне підсвічене
key-previous = Попереднє підсвічене
key-arrows = Рухатися герцогством
key-enter = Обрати; зробити готове
key-end = Завершити хід або відмовитися від ефекту
key-duchies = Подивитися герцогство гравця
key-escape = Скасувати вибір, повернутися
key-help = Показати клавіші

## What is asked
question-start = Оберіть ділянку для першого замку.
question-start-hidden = Оберіть ділянку для першого замку; усі обирають водночас.
question-lay = Який планшет лягає на торговий шлях наступним?
question-turn = Використайте кубики.
question-castle = Замок дає додаткову дію з будь-яким числом.
question-extra = Додаткова дія з будь-яким числом.
question-city-hall = Ратуша: який жетон зі сховища викласти?
question-warehouse = Склад: які товари продати?
question-carpenter = Майстерня столяра: яку будівлю взяти?
question-church = Церква: яку копальню, монастир чи замок взяти?
question-market = Ринок: який корабель чи тварин взяти?
question-load = Корабель: з якого складу взяти товари?
question-keep = Місця на всі кольори немає: які нові залишити?
question-discard = Сховище повне. Що скинути? Новий жетон: { $tile }.
question-store = Куди покласти? Новий жетон: { $tile }.
question-site = Куди викласти? { $tile }.
question-white-castle = Білий замок: дія з числом білого кубика.
question-crane = Підіймальний кран: ефект якої будівлі?
question-geese = Гуси: який вид приносить бали разом із ними?
question-gather = Які товари корабель бере з усіх складів?
question-court = На який замок поставити щит { $shield }?
question-upkeep = Етап завершено. Заплатити за щит { $shield }?
question-ally = Чиї монастирі діятимуть для вас?
question-harvest = Який жетон із пронумерованих складів викласти?
question-black = Який жетон із чорного ринку викласти?
question-exchange = Який жетон із чорного ринку взяти за п’ять товарів?
question-spend = Якими товарами заплатити? Залишилося: { $count }.
question-points = Купити бали?

## What can be done
do-end = Завершити хід
do-skip = Відмовитися
do-workers = Робочі
do-take = Взяти: { $tile }, склад { $depot }
do-fetch = Взяти: { $tile }, чорний ринок
do-place = Викласти: { $tile }, { $hex }
do-on = Сюди: { $hex }
do-start = Замок: { $hex }{ $side ->
        [none] {""}
       *[other] , бік { $side }
    }
do-sell = Продати: { $goods }, { $count }
do-spend = Віддати: { $goods }
do-gather = Взяти: { $goods }
do-keep = Залишити: { $goods }
do-load = Взяти товари складу { $depots }
do-buy =
    Купити: { $tile }, { $workers ->
        [0] 2 монети
        [1] 1 монета й 1 робочий
       *[other] 2 робочих
    }
do-discard = Скинути: { $tile }
do-pick = Викласти: { $tile }
do-use = Як: { $tile }
do-beside = Бали: { $species }
do-turn = Повернути на { $number }
do-shield = Взяти щит { $shield }
do-ally = { $name }
do-lay = Планшет { $card }
do-effect = { $effect }
do-pay-silver = Заплатити 1 монету
do-pay-worker = Віддати 1 робочого
do-pay-nothing = Повернути щит
do-store-own = До свого сховища
do-store-shared = До спільного сховища
do-hire = 2 робочих за 1 монету
do-point = Бал за 1 монету
species-cow = корови
species-sheep = вівці
species-pig = поросята
species-goat = кози
species-chicken = кури
effect-action = Додаткова дія
effect-castle = Додаткова дія
effect-ship = Корабель
effect-geese = Гуси
effect-colour = Увесь колір: { $colour }

## Why something is not possible
reason-game-over = Гру завершено.
reason-chance-first = Спершу кубики й жетони.
reason-not-your-turn = Зараз не ваш хід. Ходить: { $turn }.
reason-already-chosen = Ви вже обрали; інші ще обирають.
reason-partner-chooses = Початок для вашої команди обирає партнер.
reason-other-question = Спершу: { $question }
reason-no-such-question = Зараз питають про інше: { $question }
reason-must-answer = На це треба відповісти: { $question }
reason-nothing-to-skip = Відмовлятися немає від чого.
reason-no-extra-action = Додаткової дії зараз немає: оберіть кубик.
reason-die-used = Цей кубик уже використано.
reason-too-few-workers = Потрібне число { $number }, на кубику { $shows }: робочих треба { $needed }, у вас { $have }.
reason-space-not-used = Це місце за такої кількості гравців не використовують.
reason-space-empty = Тут немає жетона.
reason-effect-takes-other = Цей ефект не дає такого жетона: { $tile } ({ $colour }).
reason-slot-empty = У сховищі немає жетона, який можна викласти.
reason-hex-covered = Тут уже лежить жетон: { $tile }.
reason-wrong-colour = Колір ділянки: { $wanted }, колір жетона: { $colour } ({ $tile }).
reason-not-adjacent = Ділянка не межує з вашим жетоном.
reason-city-has-one = У цьому місті вже є така будівля: { $tile }.
reason-no-goods = У вас немає товарів із числом { $goods }.
reason-bought-already = Цього ходу ви вже купили жетон.
reason-purchase-in-between = У виданні 2011 року жетон купують між діями. Спершу: { $question }
reason-black-depot-only = Продаються лише жетони чорного ринку, якщо у вас немає монастиря 6.
reason-workers-cannot-pay = За покупку платять монетами, якщо у вас немає монастиря 6.
reason-too-little-silver = Треба монет: { $needed }, у вас { $have }.
reason-too-few-workers-to-pay = Треба робочих: { $needed }, у вас { $have }.
reason-one-depot-only = Корабель бере товари одного складу, якщо у вас немає монастиря 5.
reason-no-such-hex = Такої ділянки немає.
reason-not-a-start = Тут почати не можна.
reason-nowhere-to-place = Для цього жетона зараз немає ділянки: { $tile }.
reason-turn-over = Це можна лише у свій хід, а етап завершується.
reason-crane-cannot = Кран тут цього не може: { $building }.
reason-region-has-inn = На цьому полі вже є гостинний двір.
reason-no-inn = Гостинних дворів на продаж зараз немає.
reason-no-shields = У цій грі немає щитів.
reason-shield-not-there = Цього щита на складах немає.
reason-both-dice-needed = Щит беруть дублем: обидва кубики мають бути вільні.
reason-no-double = Щиту { $shield } потрібен дубль { $number }: робочих треба { $needed }, у вас { $have }.
reason-no-shield-by-castle = Додаткова дія дає щит, лише якщо замок викладено зі щитом 11.
reason-no-castle-there = Щит ставлять на замок, а тут його немає.
reason-workers-pay-no-shield = За щит платять монетами, якщо у вас немає щита 3.
reason-turned-already = Цього ходу ви вже повернули кубик.
reason-no-room-for-goods = У вас уже три кольори товарів, і цього серед них немає.
reason-no-goods-in-depots = Таких товарів на складах немає.
reason-effects-wait = Ще чекають ефекти: { $waiting }.
reason-no-castle-hex = Перший замок ставлять на ділянку замку, а колір цієї: { $wanted }.

## What points were for
source-regions = поля
source-phases = ранні поля
source-bonus-tiles = жетони досягнень
source-outposts = сторожові вежі
source-animals = тварини
source-goods = продані товари
source-routes = торгові шляхи
source-watchtowers = вартові вежі
source-shields = щити
source-silver = монети
source-unsold-goods = непродані товари
source-workers = робочі

## The chronicle
log-first = { $who } починає. Порядок: { $order }.
log-start-goods = { $who } тягне товари: { $goods }.
log-duchy = { $who } грає герцогством { $duchy }.
log-board = { $who } отримує планшет { $board }.
log-card = { $who } отримує планшет торгового шляху { $card }.
log-lay = { $who } кладе наступним планшет торгового шляху { $card }.
log-arms = Щит { $shield } лежить тут: { $depot }.
log-start = { $who } починає із замку на ділянці { $hex }.
log-phase = Починається етап { $phase }.
log-refill = Склади заповнено. Товари етапу: { $goods }.
log-round = Раунд { $round } етапу { $phase }. Порядок: { $order }.
log-roll = { $who } кидає { $dice }.
log-white = На білому кубику { $white }: { $goods } на склад { $white }.
log-white-only = На білому кубику { $white }.
log-remove = { $tile } йде: { $depot }.
log-die =
    { $who } використовує кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }як { $used_as }, робочих: { $workers }.
    }
log-white-die =
    { $who } використовує білий кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }як { $used_as }, робочих: { $workers }.
    }
log-turn-die = { $who } повертає кубик { $shows } на { $number }.
log-take = { $who } бере: { $tile } ({ $depot }).
log-store = { $who } ховає: { $tile }. { $storage }.
log-discard = { $who } скидає: { $tile }. Новий жетон: { $for }.
log-place = { $who } викладає: { $tile }, ділянка { $hex }.
log-animals = { $who } отримує { $points } за тварин: { $tile }.
log-watchtower = { $who } отримує { $points } за вартову вежу.
log-boarding-house = { $who } отримує робочих із пансіону: { $workers }.
log-bank = { $who } отримує монети з банку: { $silver }.
log-crane = { $who } використовує кран як: { $building }.
log-region =
    { $who } заповнює поле розміром { $size } ({ $colour }): { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
log-region-phase =
    { $who } заповнює його на цьому етапі: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
log-bonus =
    { $who } закриває всі ділянки кольору ({ $colour }) і бере жетон досягнення: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
log-full-colour = { $who } закриває всі ділянки кольору ({ $colour }).
log-outposts =
    { $who } з’єднує сторожові вежі: { $joined }. { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
log-outposts-first =
    { $who } з’єднує всі сторожові вежі, місце { $place }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
log-sell =
    { $who } продає { $goods }, жетонів: { $tiles }. Балів: { $points }, монет: { $silver }{ $workers ->
        [0] .
       *[other] , робочих: { $workers }.
    }
log-route = { $who } заповнює місце торгового шляху. { $bonus }.
log-workers =
    { $who } бере робочих: { $workers }{ $silver ->
        [0] .
       *[other] , монет: { $silver }.
    }
log-hire = { $who } наймає робочих: { $workers }, за монети: { $silver }.
log-fellow-worker = { $who } отримує робочих за щитом 2: { $workers }.
log-buy =
    { $who } купує: { $tile } ({ $depot }), монет: { $silver }{ $workers ->
        [0] .
       *[other] , робочих: { $workers }.
    }
log-load = { $who } бере товари зі складу { $depots }: { $goods }.
log-no-goods = нічого
log-gather = { $who } бере з усіх складів: { $goods }, { $tiles }.
log-clear-goods = Ці товари йдуть з поля: { $goods }.
log-exchange = { $who } бере жетон за п’ять товарів: { $tile }.
log-spend = { $who } платить товарами: { $goods }.
log-bridge = { $who } переходить на місце { $space } містка і стає { $place }-м.
log-shield = { $who } бере щит { $shield } ({ $depot }).
log-court = { $who } ставить щит { $shield } на замок ділянки { $hex }.
log-ally = { $who } користується монастирями гравця { $seat }.
log-upkeep = { $who } платить за щит { $shield }: { $with }.
log-with-silver = монета
log-with-worker = робочий
log-shield-lost = { $who } не платить за щит { $shield } і втрачає його.
log-skip = { $who } відмовляється від ефекту: { $effect }.
log-end = { $who } завершує хід.
log-track = { $who } просувається на { $points }: { $now } з { $target }.
log-target = { $who } досягає цілі й отримує додаткову дію. Ціль тепер { $target }.
log-income =
    { $who } отримує монети з копалень: { $silver }{ $workers ->
        [0] .
       *[other] , робочих: { $workers }.
    }
log-final = { $who } отримує { $points }: { $for }.
log-result =
    { $who } посідає місце { $place }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
log-solo-result = { $who } заповнює { $points } з 37 ділянок.
