# «Замки Бургундії»: стіл, питання, можливості.

## The table
phase = Етап { $phase }
phase-text = Етапів п’ять. У кінці кожного копальні приносять монети; що раніше закрито поле, то більше за нього балів.
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
workers-title = Робочі
workers-text = Робочий змінює число на кубику на 1; 6 і 1 сусідні.
silver-title = Монети
silver-text = Раз за хід можна купити жетон із чорного ринку за 2 монети.
my-goods = Товари
sold-goods = Продані товари
sold-text = Товари, які вже продано. Деякі монастирі їх рахують.
sold-none = поки немає
storage-shared = Спільне сховище команди
storage-own = Сховище: { $name }
yard = Понад сховище
trade-route = Торговий шлях
ally-of = Тут діють і монастирі гравця { $name }
order-place = Місце в порядку ходу: { $place }
bridge-text = Кораблі просувають фішки містком; хто попереду, ходить раніше.
hexes-filled = Закрито ділянок: { $count }
solo-full = Герцогство закрито повністю: { $count } з { $count }
solo-short = Закрито ділянок: { $filled } з { $count }
solo-most = Найкращий результат: { $count }
target-at = Ціль: { $points }
joined-outposts = З’єднано сторожових веж: { $joined }
my-dice = Мої кубики
die-text = Бере жетон зі складу з цим числом, викладає жетон на ділянку з цим числом, продає товари з цим числом або приносить 2 робочих.
hex-place = { $region } { $number }
duchy-onto = у герцогство
keys = Клавіші
side-of-board = Бік { $side }
part-board = Склади
part-duchy = Герцогство
bonus-gone = взято
holdings-of = Майно: { $name }
choose-target = Оберіть, що зробить кубик, або інший кубик.
choices-shown = { $count ->
     [one] { $count } варіант
     [few] { $count } варіанти
     [many] { $count } варіантів
    *[other] { $count } варіанта
  }
choose-die = Оберіть кубик, який це зробить.

## The keys
key-dice = Обрати кубик
key-workers = Взяти робочих
key-next = Наступне підсвічене
key-previous = Попереднє підсвічене
key-arrows = Рухатися герцогством
key-enter = Обрати; виконати обране
key-end = Завершити хід або пропустити ефект
key-duchies = Подивитися герцогство гравця
key-escape = Скасувати вибір, повернутися
key-help = Показати клавіші

## What is asked
question-start = Оберіть ділянку для першого замку.
question-start-hidden = Оберіть ділянку для першого замку; усі обирають водночас.
question-lay = Який планшет лягає на торговий шлях наступним?
question-turn = Використайте кубики.
question-turn-left = Кубики використано. Можна { $left } або завершити хід.
question-left-buy = купити жетон
question-left-hire = найняти робочих за монету
question-left-point = купити бал
question-left-effect = застосувати дію жетона
question-left-shield = узяти щит
question-left-other = зробити те, що підсвічено
question-turn-end = Кубики використано. Завершіть хід.
question-castle = Замок дає додаткову дію з будь-яким числом.
question-extra = Додаткова дія з будь-яким числом.
question-city-hall = Ратуша: який жетон зі сховища викласти?
question-warehouse = Складська будівля: які товари продати?
question-carpenter = Майстерня столяра: яку будівлю взяти?
question-church = Церква: яку копальню, монастир чи замок взяти?
question-market = Ринок: який корабель чи тварин взяти?
question-load = Корабель: з якого складу взяти товари?
question-keep = Місця на всі кольори немає: які нові залишити?
question-discard = Сховище повне. Що скинути, щоб узяти { $tile }?
question-store = Куди покласти { $tile }?
question-site = Куди викласти { $tile }?
question-white-castle = Білий замок: дія з числом білого кубика.
question-crane = Підіймальний кран: ефект якої будівлі?
question-geese = Гуси: який вид приносить бали разом із ними?
question-gather = Які товари корабель бере з усіх складів?
question-court = На який замок поставити щит № { $shield }?
question-upkeep = Етап завершено. Заплатити за щит № { $shield }?
question-ally = Чиї монастирі діятимуть для вас?
question-harvest = Який жетон із пронумерованих складів викласти?
question-black = Який жетон із чорного ринку викласти?
question-exchange = Який жетон із чорного ринку взяти за п’ять товарів?
question-spend = Якими товарами заплатити? Залишилося: { $count }.
question-points = Купити бали?

## What can be done
do-end = Завершити хід
do-skip = Пропустити
do-workers = Робочі
do-take = Взяти { $tile } { $from }
do-place = Викласти { $tile } { $hex }
do-both = { $first }, потім { $second }
do-on = Сюди: { $hex }
do-start = Замок { $hex }{ $side ->
        [none] {""}
       *[other] , бік { $side }
    }
do-sell = Продати { $goods }
do-spend = Віддати { $goods }
do-gather = Взяти { $goods }
do-keep = Залишити { $goods }
do-keep-nothing = Нічого не залишати
do-load = { $several ->
        [1] Зі складу { $depots }
       *[other] Зі складів { $depots }
    }
do-buy =
    Купити { $tile } за { $workers ->
        [0] 2 монети
        [1] 1 монету й 1 робочого
       *[other] 2 робочих
    }
do-discard = Скинути { $tile }
do-pick = Викласти { $tile }
do-use = { $tile }
do-beside = Бали за вид: { $species }
do-turn = Повернути на { $number }
do-shield = Взяти щит № { $shield }
do-ally = { $name }
do-lay = Планшет { $card }
do-effect = { $effect }
do-pay-silver = Заплатити 1 монету
do-pay-worker = Віддати 1 робочого
do-pay-nothing = Повернути щит
do-store-own = До свого сховища
    .in = до свого сховища
do-store-shared = До спільного сховища
    .in = до спільного сховища
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
effect-colour = Закрито всі ділянки: { $colour }

## Why something is not possible
reason-game-over = Гру завершено.
reason-chance-first = Спершу кидок кубиків і нові жетони.
reason-not-your-turn = Зараз не ваш хід. Ходить: { $turn }.
reason-already-chosen = Ви вже обрали; інші ще обирають.
reason-partner-chooses = Початок для вашої команди обирає партнер.
reason-other-question = Спершу: { $question }
reason-no-such-question = Зараз питають про інше: { $question }
reason-must-answer = На це треба відповісти: { $question }
reason-nothing-to-skip = Пропускати нічого.
reason-no-extra-action = Додаткової дії зараз немає: оберіть кубик.
reason-die-used = Цей кубик уже використано.
reason-too-few-workers =
    Потрібне число { $number }, на кубику { $shows }: на це треба { $needed ->
        [one] { $needed } робочого
       *[other] { $needed } робочих
    }, у вас { $have }.
reason-space-not-used = Це місце за такої кількості гравців не використовують.
reason-space-empty = Тут немає жетона.
reason-effect-takes-other = Цей ефект не дає взяти { $tile } ({ $colour }).
reason-slot-empty = У сховищі немає жетона, який можна викласти.
reason-hex-covered = Сюди вже виклали { $tile }.
reason-wrong-colour = Сюди не можна викласти { $tile }: тут { $wanted }, а цьому жетону потрібне інше поле: { $colour }.
reason-not-adjacent = Ділянка не межує з вашим жетоном.
reason-city-has-one = У це місто вже виклали { $tile }.
reason-no-goods = У вас немає товарів із числом { $goods }.
reason-bought-already = Цього ходу ви вже купили жетон.
reason-purchase-in-between = У виданні 2011 року жетон купують між діями. Спершу: { $question }
reason-black-depot-only = Без монастиря № 6 купити можна лише жетон із чорного ринку.
reason-workers-cannot-pay = Без монастиря № 6 за покупку платять лише монетами.
reason-too-little-silver =
    Це коштує { $needed ->
        [one] { $needed } монету
        [few] { $needed } монети
       *[other] { $needed } монет
    }, у вас { $have }.
reason-too-few-workers-to-pay =
    Це коштує { $needed ->
        [one] { $needed } робочого
       *[other] { $needed } робочих
    }, у вас { $have }.
reason-one-depot-only = Без монастиря № 5 корабель забирає товари лише з одного складу.
reason-no-such-hex = Такої ділянки немає.
reason-not-a-start = Тут почати не можна.
reason-nowhere-to-place = Зараз нікуди викласти { $tile }.
reason-turn-over = Це можна лише у свій хід, а етап завершується.
reason-crane-cannot = Не можна використати кран як { $building }.
reason-region-has-inn = На цьому полі вже є гостинний двір.
reason-no-inn = Гостинних дворів на продаж зараз немає.
reason-no-shields = У цій грі немає щитів.
reason-shield-not-there = Цього щита на складах немає.
reason-both-dice-needed = Щит беруть дублем: обидва кубики мають бути вільні.
reason-no-double =
    Щиту № { $shield } потрібен дубль { $number }: на це треба { $needed ->
        [one] { $needed } робочого
       *[other] { $needed } робочих
    }, у вас { $have }.
reason-no-shield-by-castle = Додатковою дією щит беруть, лише якщо замок викладено зі щитом № 11.
reason-no-castle-there = Щит ставлять на замок, а тут його немає.
reason-workers-pay-no-shield = Без щита № 3 за щит платять лише монетами.
reason-turned-already = Цього ходу ви вже повернули кубик.
reason-no-room-for-goods = У вас уже три кольори товарів, і цього серед них немає.
reason-no-goods-in-depots = Таких товарів на складах немає.
reason-effects-wait =
    Спершу завершіть ефекти: { $waiting ->
        [one] чекає ще { $waiting }.
       *[other] чекають ще { $waiting }.
    }
reason-no-castle-hex = Перший замок викладають на ділянку замку, а тут { $wanted }.

## What points were for
source-regions = поля
source-phases = бонус за етап
source-bonus-tiles = жетони досягнень
source-outposts = сторожові вежі
source-animals = тварини
source-goods = продані товари
source-routes = торгові шляхи
source-watchtowers = вартові вежі
source-shields = щити
    .in = щити
source-silver = монети
    .in = монети
source-unsold-goods = непродані товари
    .in = непродані товари
source-workers = робочі
    .in = робочих

## The chronicle
log-first = { $who } починає.{ $players ->
        [1] {""}
       *[other] { " " }По черзі ходять { $order }.
    }
log-start-goods = { $who } отримує { $goods }.
log-duchy = { $who } грає на герцогстві { $duchy }.
log-board = { $who } отримує планшет { $board }.
log-card = { $who } отримує планшет торгового шляху { $card }.
log-lay = { $who } кладе наступним планшет торгового шляху { $card }.
log-arms = Щит № { $shield } лягає { $onto }.
log-start = { $who } викладає перший замок { $hex }.
log-phase = Починається етап { $phase }.
log-refill = Склади заповнено. Товари цього етапу — { $colours }.
log-round = Раунд { $round } етапу { $phase }.{ $players ->
        [1] {""}
       *[other] { " " }По черзі ходять { $order }.
    }
log-roll = { $who } викидає { $dice }.
log-white = На білому кубику { $white }, і { $colours } товар лягає на склад { $white }.
log-white-only = На білому кубику { $white }.
log-remove = { $depot } втрачає { $tile }.
log-die =
    { $who } використовує кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }як { $used_as } { $workers ->
            [0] безкоштовно.
           *[other] за { $sum }.
        }
    }
log-white-die =
    { $who } використовує білий кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }як { $used_as } { $workers ->
            [0] безкоштовно.
           *[other] за { $sum }.
        }
    }
log-turn-die = { $who } повертає кубик { $shows } на { $number }.
log-take = { $who } бере { $tile } { $from }.
log-store = { $who } кладе { $tile } { $storage }.
log-discard = { $who } скидає { $tile } та кладе до сховища { $for }.
log-place = { $who } викладає { $tile } { $hex }.
log-animals = { $who } отримує { $sum } за тварин.
log-watchtower = { $who } отримує { $sum } за вартову вежу.
log-boarding-house = { $who } отримує { $sum } із пансіону.
log-bank = { $who } отримує { $sum } з банку.
log-crane = { $who } використовує кран як { $building }.
log-region =
    { $who } закриває { $region } з { $size ->
        [one] { $size } ділянки
       *[other] { $size } ділянок
    } та отримує { $sum }.
log-region-phase = { $who } отримує за етап { $sum }.
log-bonus =
    { $who } закриває { $hexes } й бере { $tile ->
        [large] великий
       *[small] малий
    } жетон досягнення ({ $sum }).
log-full-colour = { $who } закриває { $hexes }.
log-outposts =
    { $who } з’єднує { $joined ->
        [one] { $joined } сторожову вежу
        [few] { $joined } сторожові вежі
       *[other] { $joined } сторожових веж
    } та отримує { $sum }.
log-outposts-first = { $who } з’єднує всі сторожові вежі, посідає серед гравців { $place }-е місце й отримує { $sum }.
log-sell = { $who } продає { $goods } за { $sum }.
log-route = { $who } заповнює місце торгового шляху й отримує { $bonus }.
log-workers = { $who } бере { $sum }.
log-hire = { $who } наймає { $hired } за { $sum }.
log-fellow-worker = { $who } отримує { $sum } завдяки щиту № 2.
log-buy = { $who } купує { $tile } { $from } за { $sum }.
log-load =
    { $who } забирає { $goods } { $several ->
        [1] зі складу
       *[other] зі складів
    } { $depots }{ $lost ->
        [none] .
       *[other] { " " }і скидає { $lost }.
    }
log-load-nothing =
    { $who } не знаходить товарів { $several ->
        [1] на складі
       *[other] на складах
    } { $depots }{ $lost ->
        [none] .
       *[other] { " " }і скидає { $lost }.
    }
log-gather = { $who } забирає { $goods } з усіх складів.
log-clear-goods = { $who } прибирає зі складів { $goods }.
log-exchange = { $who } бере { $tile } за п’ять товарів.
log-spend = { $who } віддає { $goods }.
log-bridge = { $who } просувається на ділянку { $space } містка й посідає { $place }-е місце в порядку ходу.
log-shield =
    { $who } бере щит № { $shield } { $from }{ $workers ->
        [0] .
       *[other] { " " }за { $sum }.
    }
log-court =
    { $who } ставить щит № { $shield } { $hex }{ $gone ->
        [0] .
       *[other] , а щит № { $gone } виходить із гри.
    }
log-ally = { $who } користується монастирями гравця { $seat }.
log-upkeep = { $who } платить { $sum } за щит № { $shield }.
log-shield-lost = { $who } не платить за щит № { $shield } і втрачає його.
log-skip = { $who } не використовує { $effect }.
log-end =
    { $who } завершує хід{ $left ->
        [0] .
        [1] , не використавши кубик { $unused }.
       *[other] , не використавши кубики { $unused }.
    }
log-track = { $who } просувається на { $sum }, тепер { $now } з { $target }.
log-target = { $who } досягає цілі й отримує додаткову дію. Тепер ціль { $target }.
log-income = { $who } отримує { $sum } за копальні.
log-final = { $who } отримує { $sum } за { $for }.
log-result = { $who } посідає { $place }-е місце, набравши { $sum }.
log-solo-result = { $who } закриває { $points } з 37 ділянок.
skipped-castle = додаткову дію
skipped-gather = товари одного кольору
skipped-harvest = жетон зі складу
skipped-black = жетон із чорного ринку
skipped-exchange = обмін товарів
skipped-points = купівлю балів
