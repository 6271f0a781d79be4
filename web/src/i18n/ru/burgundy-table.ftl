# «Замки Бургундии»: стол, вопросы, возможности.

## The table
phase = Фаза { $phase }
phase-text = Фаз пять. В конце каждой рудники приносят монеты; чем раньше заполнена область, тем больше за неё очков.
round-of = Раунд { $round } из { $rounds }
round-text = В каждом раунде у игрока два кубика; товар ложится на склад, который показал белый кубик.
round-goods = Товары раундов
round-goods-text = В каждом раунде следующий товар ложится на склад с числом белого кубика.
white-die-text = Показывает, на какой склад ложится товар этого раунда.
central-board = Общее поле
bonus-tiles = Тайлы бонусов
inns-left = Таверны на продажу
inns-text = Таверна стоит 2 монеты и ложится на клетку любого цвета, одна на область.
my-duchy = Моё герцогство
duchy-of = Герцогство: { $name }
look-at = Посмотреть герцогство: { $name }
back-to-mine = К моему герцогству
points-total = Очки
workers-title = Рабочие
workers-text = Рабочий меняет число на кубике на 1; 6 и 1 соседние.
silver-title = Монеты
silver-text = Раз за ход можно купить тайл с чёрного склада за 2 монеты.
my-goods = Товары
sold-goods = Проданные товары
sold-text = Товары, которые уже проданы. Некоторые монастыри их считают.
sold-none = пока нет
storage-shared = Общие ячейки команды
storage-own = Ячейки: { $name }
yard = Сверх ячеек
trade-route = Торговый путь
ally-of = Здесь действуют и монастыри игрока { $name }
order-place = Место в порядке хода: { $place }
bridge-text = Корабли двигают по нему фишки; кто впереди, ходит раньше.
hexes-filled = Заполнено клеток: { $count }
solo-full = Герцогство заполнено: все клетки, { $count } из { $count }
solo-short = Заполнено клеток: { $filled } из { $count }
solo-most = Лучший результат: { $count }
target-at = Цель: { $points }
joined-outposts = Соединено застав: { $joined }
my-dice = Мои кубики
die-text = Берёт тайл со склада с этим числом, выкладывает тайл на клетку с этим числом, продаёт товары с этим числом или приносит 2 рабочих.
hex-place = { $region } { $number }
duchy-onto = в герцогство
keys = Клавиши
side-of-board = Сторона { $side }
part-board = Поле
part-duchy = Герцогство
bonus-gone = взят
holdings-of = Имущество: { $name }
choose-target = Выберите, что сделает кубик, или другой кубик.
choices-shown = { $count ->
     [one] { $count } вариант
     [few] { $count } варианта
     [many] { $count } вариантов
    *[other] { $count } варианта
  }
choose-die = Выберите кубик, который это сделает.

## The keys
key-dice = Выбрать кубик
key-workers = Взять рабочих
key-next = Следующее подсвеченное
key-previous = Предыдущее подсвеченное
key-arrows = Двигаться по герцогству
key-enter = Выбрать; выполнить выбранное
key-end = Завершить ход или пропустить эффект
key-duchies = Посмотреть герцогство игрока
key-escape = Отменить выбор, вернуться
key-help = Показать клавиши

## What is asked
question-start = Выберите клетку для первого замка.
question-start-hidden = Выберите клетку для первого замка; все выбирают одновременно.
question-lay = Какая карта ложится на торговый путь следующей?
question-turn = Используйте кубики.
question-turn-left = Кубики использованы. Можно { $left } или завершить ход.
question-left-buy = купить тайл
question-left-hire = нанять рабочих за монету
question-left-point = купить очко
question-left-effect = применить действие тайла
question-left-shield = взять щит
question-left-other = сделать то, что подсвечено
question-turn-end = Кубики использованы. Завершите ход.
question-castle = Замок даёт дополнительное действие с любым числом.
question-extra = Дополнительное действие с любым числом.
question-city-hall = Ратуша: какой тайл из ячеек выложить?
question-warehouse = Хранилище: какие товары продать?
question-carpenter = Столярная мастерская: какое здание взять?
question-church = Церковь: какой рудник, монастырь или замок взять?
question-market = Рынок: какой корабль или животных взять?
question-load = Корабль: с какого склада взять товары?
question-keep = Места на все цвета нет: какие новые оставить?
question-discard = Ячейки заняты. Что сбросить, чтобы взять { $tile }?
question-store = Куда положить { $tile }?
question-site = Куда выложить { $tile }?
question-white-castle = Белый замок: действие с числом белого кубика.
question-crane = Подъёмный кран: эффект какого здания?
question-geese = Гуси: какой вид приносит очки вместе с ними?
question-gather = Какие товары корабль берёт со всех складов?
question-court = На какой замок поставить щит № { $shield }?
question-upkeep = Фаза окончена. Заплатить за щит № { $shield }?
question-ally = Чьи монастыри будут действовать для вас?
question-harvest = Какой тайл с пронумерованных складов выложить?
question-black = Какой тайл с чёрного склада выложить?
question-exchange = Какой тайл с чёрного склада взять за пять товаров?
question-spend = Какими товарами заплатить? Осталось: { $count }.
question-points = Купить очки?

## What can be done
do-end = Завершить ход
do-skip = Пропустить
do-workers = Рабочие
do-take = Взять { $tile } { $from }
do-place = Выложить { $tile } { $hex }
do-both = { $first }, затем { $second }
do-on = Сюда: { $hex }
do-start = Замок { $hex }{ $side ->
        [none] {""}
       *[other] , сторона { $side }
    }
do-sell = Продать { $goods }
do-spend = Отдать { $goods }
do-gather = Взять { $goods }
do-keep = Оставить { $goods }
do-keep-nothing = Ничего не оставлять
do-load = { $several ->
        [1] Со склада { $depots }
       *[other] Со складов { $depots }
    }
do-buy =
    Купить { $tile } за { $workers ->
        [0] 2 монеты
        [1] 1 монету и 1 рабочего
       *[other] 2 рабочих
    }
do-discard = Сбросить { $tile }
do-pick = Выложить { $tile }
do-use = { $tile }
do-beside = Очки за вид: { $species }
do-turn = Повернуть на { $number }
do-shield = Взять щит № { $shield }
do-ally = { $name }
do-lay = Карта { $card }
do-effect = { $effect }
do-pay-silver = Заплатить 1 монету
do-pay-worker = Отдать 1 рабочего
do-pay-nothing = Вернуть щит
do-store-own = В свою ячейку
    .in = в свою ячейку
do-store-shared = В общую ячейку
    .in = в общую ячейку
do-hire = 2 рабочих за 1 монету
do-point = Очко за 1 монету
species-cow = коровы
species-sheep = овцы
species-pig = свиньи
species-goat = козы
species-chicken = куры
effect-action = Дополнительное действие
effect-castle = Дополнительное действие
effect-ship = Корабль
effect-geese = Гуси
effect-colour = Закрыты все клетки: { $colour }

## Why something is not possible
reason-game-over = Игра окончена.
reason-chance-first = Сначала бросок кубиков и новые тайлы.
reason-not-your-turn = Сейчас не ваш ход. Ходит: { $turn }.
reason-already-chosen = Вы уже выбрали; остальные ещё выбирают.
reason-partner-chooses = Начало для вашей команды выбирает партнёр.
reason-other-question = Сначала: { $question }
reason-no-such-question = Сейчас спрашивают другое: { $question }
reason-must-answer = На это надо ответить: { $question }
reason-nothing-to-skip = Пропускать нечего.
reason-no-extra-action = Дополнительного действия сейчас нет: выберите кубик.
reason-die-used = Этот кубик уже использован.
reason-too-few-workers =
    Нужно число { $number }, на кубике { $shows }: на это нужно рабочих: { $needed }, у вас { $have }.
reason-space-not-used = Это место при таком числе игроков не используется.
reason-space-empty = Здесь нет тайла.
reason-effect-takes-other = Этот эффект не позволяет взять { $tile } ({ $colour }).
reason-slot-empty = В ячейках нет тайла, который можно выложить.
reason-hex-covered = Сюда уже выложили { $tile }.
reason-wrong-colour = Нельзя выложить сюда { $tile }: здесь { $wanted }, а этому тайлу нужна другая область: { $colour }.
reason-not-adjacent = Клетка не соседствует с вашим тайлом.
reason-city-has-one = В этот город уже выложили { $tile }.
reason-no-goods = У вас нет товаров с числом { $goods }.
reason-bought-already = В этом ходу вы уже купили тайл.
reason-purchase-in-between = В издании 2011 года тайл покупают между действиями. Сначала: { $question }
reason-black-depot-only = Без монастыря № 6 купить можно только тайл с чёрного склада.
reason-workers-cannot-pay = Без монастыря № 6 за покупку платят только монетами.
reason-too-little-silver =
    Это стоит { $needed ->
        [one] { $needed } монету
        [few] { $needed } монеты
       *[other] { $needed } монет
    }, у вас { $have }.
reason-too-few-workers-to-pay =
    Это стоит { $needed ->
        [one] { $needed } рабочего
       *[other] { $needed } рабочих
    }, у вас { $have }.
reason-one-depot-only = Без монастыря № 5 корабль забирает товары только с одного склада.
reason-no-such-hex = Такой клетки нет.
reason-not-a-start = Здесь начать нельзя.
reason-nowhere-to-place = Сейчас некуда выложить { $tile }.
reason-turn-over = Это можно только в свой ход, а фаза заканчивается.
reason-crane-cannot = Нельзя использовать кран как { $building }.
reason-region-has-inn = В этой области уже есть таверна.
reason-no-inn = Таверн на продажу сейчас нет.
reason-no-shields = В этой игре нет щитов.
reason-shield-not-there = Этого щита на складах нет.
reason-both-dice-needed = Щит берут дублем: оба кубика должны быть свободны.
reason-no-double =
    Щиту № { $shield } нужен дубль { $number }: на это нужно рабочих: { $needed }, у вас { $have }.
reason-no-shield-by-castle = Дополнительным действием щит берут, только если замок выложен со щитом № 11.
reason-no-castle-there = Щит ставят на замок, а здесь его нет.
reason-workers-pay-no-shield = Без щита № 3 за щит платят только монетами.
reason-turned-already = В этом ходу вы уже повернули кубик.
reason-no-room-for-goods = У вас уже три цвета товаров, и этого среди них нет.
reason-no-goods-in-depots = Таких товаров на складах нет.
reason-effects-wait =
    Сначала разберитесь с эффектами: { $waiting ->
        [one] ждёт ещё { $waiting }.
       *[other] ждут ещё { $waiting }.
    }
reason-no-castle-hex = Первый замок выкладывают на клетку замка, а здесь { $wanted }.

## What points were for
source-regions = области
source-phases = бонус за фазу
source-bonus-tiles = тайлы бонусов
source-outposts = заставы
source-animals = животные
source-goods = проданные товары
source-routes = торговые пути
source-watchtowers = сторожевые башни
source-shields = щиты
    .in = щиты
source-silver = монеты
    .in = монеты
source-unsold-goods = непроданные товары
    .in = непроданные товары
source-workers = рабочие
    .in = рабочих

## The chronicle
log-first = { $who } начинает.{ $players ->
        [1] {""}
       *[other] { " " }По очереди ходят { $order }.
    }
log-start-goods = { $who } получает { $goods }.
log-duchy = { $who } играет на герцогстве { $duchy }.
log-board = { $who } получает планшет { $board }.
log-card = { $who } получает карту торгового пути { $card }.
log-lay = { $who } кладёт следующей карту торгового пути { $card }.
log-arms = Щит № { $shield } ложится { $onto }.
log-start = { $who } выкладывает первый замок { $hex }.
log-phase = Начинается фаза { $phase }.
log-refill = Склады заполнены. Товары этой фазы — { $colours }.
log-round = Раунд { $round } фазы { $phase }.{ $players ->
        [1] {""}
       *[other] { " " }По очереди ходят { $order }.
    }
log-roll = { $who } выбрасывает { $dice }.
log-white = На белом кубике { $white }, и { $colours } товар ложится на склад { $white }.
log-white-only = На белом кубике { $white }.
log-remove = { $depot } теряет { $tile }.
log-die =
    { $who } использует кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }как { $used_as } { $workers ->
            [0] бесплатно.
           *[other] за { $sum }.
        }
    }
log-white-die =
    { $who } использует белый кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }как { $used_as } { $workers ->
            [0] бесплатно.
           *[other] за { $sum }.
        }
    }
log-turn-die = { $who } поворачивает кубик { $shows } на { $number }.
log-take = { $who } берёт { $tile } { $from }.
log-store = { $who } кладёт { $tile } { $storage }.
log-discard = { $who } сбрасывает { $tile } и кладёт в ячейку { $for }.
log-place = { $who } выкладывает { $tile } { $hex }.
log-animals = { $who } получает { $sum } за животных.
log-watchtower = { $who } получает { $sum } за сторожевую башню.
log-boarding-house = { $who } получает { $sum } из гостиницы.
log-bank = { $who } получает { $sum } из банка.
log-crane = { $who } использует кран как { $building }.
log-region =
    { $who } заполняет { $region } из { $size ->
        [one] { $size } клетки
       *[other] { $size } клеток
    } и получает { $sum }.
log-region-phase = { $who } получает за фазу { $sum }.
log-bonus =
    { $who } закрывает { $hexes } и берёт { $tile ->
        [large] большой
       *[small] маленький
    } тайл бонуса ({ $sum }).
log-full-colour = { $who } закрывает { $hexes }.
log-outposts =
    { $who } соединяет { $joined ->
        [one] { $joined } заставу
        [few] { $joined } заставы
       *[other] { $joined } застав
    } и получает { $sum }.
log-outposts-first = { $who } соединяет все заставы, занимает среди игроков { $place }-е место и получает { $sum }.
log-sell = { $who } продаёт { $goods } за { $sum }.
log-route = { $who } заполняет деление торгового пути и получает { $bonus }.
log-workers = { $who } берёт { $sum }.
log-hire = { $who } нанимает { $hired } за { $sum }.
log-fellow-worker = { $who } получает { $sum } благодаря щиту № 2.
log-buy = { $who } покупает { $tile } { $from } за { $sum }.
log-load =
    { $who } забирает { $goods } { $several ->
        [1] со склада
       *[other] со складов
    } { $depots }{ $lost ->
        [none] .
       *[other] { " " }и сбрасывает { $lost }.
    }
log-load-nothing =
    { $who } не находит товаров { $several ->
        [1] на складе
       *[other] на складах
    } { $depots }{ $lost ->
        [none] .
       *[other] { " " }и сбрасывает { $lost }.
    }
log-gather = { $who } забирает { $goods } со всех складов.
log-clear-goods = { $who } убирает со складов { $goods }.
log-exchange = { $who } берёт { $tile } за пять товаров.
log-spend = { $who } отдаёт { $goods }.
log-bridge = { $who } продвигается на деление { $space } моста и занимает { $place }-е место в порядке хода.
log-shield =
    { $who } берёт щит № { $shield } { $from }{ $workers ->
        [0] .
       *[other] { " " }за { $sum }.
    }
log-court =
    { $who } ставит щит № { $shield } { $hex }{ $gone ->
        [0] .
       *[other] , а щит № { $gone } уходит из игры.
    }
log-ally = { $who } пользуется монастырями игрока { $seat }.
log-upkeep = { $who } платит { $sum } за щит № { $shield }.
log-shield-lost = { $who } не платит за щит № { $shield } и теряет его.
log-skip = { $who } не использует { $effect }.
log-end =
    { $who } завершает ход{ $left ->
        [0] .
        [1] , не использовав кубик { $unused }.
       *[other] , не использовав кубики { $unused }.
    }
log-track = { $who } продвигается на { $sum }, теперь { $now } из { $target }.
log-target = { $who } достигает цели и получает дополнительное действие. Теперь цель { $target }.
log-income = { $who } получает { $sum } за рудники.
log-final = { $who } получает { $sum } за { $for }.
log-result = { $who } занимает { $place }-е место, набрав { $sum }.
log-solo-result = { $who } заполняет { $points } из 37 клеток.
skipped-castle = дополнительное действие
skipped-gather = товары одного цвета
skipped-harvest = тайл со склада
skipped-black = тайл с чёрного склада
skipped-exchange = обмен товаров
skipped-points = покупку очков
