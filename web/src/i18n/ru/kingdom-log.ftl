# Wonderful Kingdom: the chronicle, refusals, points, scenarios.

## Why something is not possible
kingdom-reason-game-over = Игра окончена.
kingdom-reason-chance-first = Сначала открываются карты.
kingdom-reason-not-your-turn = Сейчас не ваш ход. Решает: { $turn }.
kingdom-reason-other-question = Сначала: { $question }.
kingdom-reason-no-such-question = Сейчас другой вопрос: { $question }.
kingdom-reason-not-in-hand = Этой карты нет у вас на руке: { $card }.
kingdom-reason-no-trap = У вас не осталось ловушек, чтобы предложить карту лицом вниз.
kingdom-reason-solo-only = Поиск есть только в одиночной игре.
kingdom-reason-searched = В этом раунде вы уже искали.
kingdom-reason-too-few-to-search = Для поиска нужны две открытые карты, не бедствия и не угрозы; в области { $area } их { $cards }.
kingdom-reason-not-seen = Поиск показал: { $cards }.
kingdom-reason-no-spy = У вас нет активного шпиона.
kingdom-reason-nothing-face-down = Среди предложенных нет карт лицом вниз.
kingdom-reason-nothing-on-offer = Там нет карты: { $place }.
kingdom-reason-does-not-fit = Эта карта не подходит: { $question }.
kingdom-reason-not-drafted = Её нет среди взятых вами карт: { $card }.
kingdom-reason-must-recycle = Её нельзя построить, только переработать: { $card }.
kingdom-reason-menace-stays = Её нельзя ни построить, ни переработать, ни сбросить: { $card }.
kingdom-reason-cards-left = Сначала постройте или переработайте взятые карты: { $cards }.
kingdom-reason-no-cube = У вас нет кубика, который нужно положить.
kingdom-reason-no-such-site = Такая карта не строится.
kingdom-reason-not-needed = На карту «{ $card }» больше не нужно: { $resource }.
kingdom-reason-no-krystallium = У вас нет кристаллиума.
kingdom-reason-no-soldier = У вас нет солдат.
kingdom-reason-converts-itself = Пять кубиков сами становятся кристаллиумом; решать можно только с квестами.
kingdom-reason-too-few-cubes = Для кристаллиума нужно пять кубиков, а в алхимии { $cubes }.
kingdom-reason-frozen = Под ней лежит ледяной великан: { $card }.
kingdom-reason-must-be-built = В этом сценарии её нужно построить, сбросить нельзя: { $card }.
kingdom-reason-not-in-alchemy = В вашей алхимии этого нет: { $resource }.
kingdom-reason-no-such-icon = На карте герцогства нет свободного значка: { $icon }.
kingdom-reason-no-battle = Угрозы нейтрализуют только в фазу битвы.
kingdom-reason-no-such-menace = В вашей области строительства этого нет: { $menace }.
kingdom-reason-giant-under-card = Ледяные великаны лежат под картами ({ $sites }): их нейтрализуют вместе с достройкой карты.
kingdom-reason-battle-price = Нужно солдат: { $needed }. У вас { $have }.
kingdom-reason-choose-token = Выберите значок, с которого убрать жетон кражи.
kingdom-reason-no-token = На нём нет жетона кражи: { $icon }.
kingdom-reason-not-frozen = Под ней нет великана: { $card }.
kingdom-reason-not-complete = Сначала карту нужно полностью оплатить: { $card }.
kingdom-reason-advisor-not-dealt = Этот советник не из ваших двух.
kingdom-reason-no-such-advisor = Этот советник не с вами.
kingdom-reason-advisor-used = Уже использован в этом раунде: { $card }.
kingdom-reason-wrong-phase = { $card }: другая фаза ({ $phase }).
kingdom-reason-too-few-soldiers = { $card }: солдат нужно { $needed }, у вас { $have }.
kingdom-reason-no-use = Сейчас эта способность ничего не даст: { $card }.
kingdom-reason-no-such-task = В этой игре нет такого задания.
kingdom-reason-task-done = Вы выполнили задание { $task }.
kingdom-reason-task-soldiers = Для задания { $task } нужно солдат: { $needed }. У вас { $have }.
kingdom-reason-task-price = Для задания { $task } нужно кристаллиума, считая недостающие кубики: { $needed }. У вас { $have }.

## What points are for
kingdom-source-cards = карты и герцогство
kingdom-source-per-structure = за сооружения
kingdom-source-per-company = за профессионалов
kingdom-source-per-monument = за достопримечательности
kingdom-source-per-discovery = за открытия
kingdom-source-calamities = бедствия
kingdom-source-menaces = угрозы
kingdom-source-quest = квесты
kingdom-source-advisors = советники

## Scenarios
kingdom-defeat-vermin = стопка грызунов пуста
kingdom-defeat-shadows = тени забрали пять ресурсов
kingdom-defeat-unbuilt = построены не все карты сценария
kingdom-defeat-quest = финальное задание не выполнено
kingdom-defeat-thieves = пойманы не все воры
kingdom-scenario-1 = Вторжение крыс
    .setup = Огромные крысы заменяют бедствия. Четыре фермы строятся.
    .rules = Фермы нельзя сбросить. После каждой битвы вы получаете по грызуну за каждую недостроенную ферму; нейтрализованные возвращаются в стопку.
    .lost = Сразу, если стопка грызунов пуста; в конце, если не построены все четыре фермы.
kingdom-scenario-2 = Пророчество
    .setup = Советники; строятся «Адские врата», «Тайное братство» и «Королевская цитадель»; с вами «Вдохновенный пророк» и «Серый кардинал»; шесть солдат.
    .rules = Шпионов нет.
    .lost = В конце, если не построены все три карты.
kingdom-scenario-3 = Морозный север
    .setup = Планшет «Северные земли»; строятся «Гигантский маяк», «Мореплаватели», «Порт» и «Схрон великанов»; ледяные великаны заменяют бедствия.
    .rules = Шпионов нет.
    .lost = В конце, если не построены все четыре карты или не выполнено финальное задание.
kingdom-scenario-4 = Последняя битва
    .setup = Советники и планшет «Узурпатор»; строятся «Вербовщики», «Великое войско», «Казармы» и «Кузня алхимиков»; с вами «Мастер картограф»; два солдата.
    .rules = Другие советники в стопке развития.
    .lost = В конце, если не построены все четыре карты или не выполнено финальное задание.
kingdom-scenario-5 = Гильдия воров
    .setup = Тени заменяют бедствия. «Деревня» и «Дом гильдии» построены, все их значки накрыты жетонами кражи; четыре вора в вашей области строительства.
    .rules = За каждую карту, отданную тени, откладывается ресурс.
    .lost = Сразу, если отложено пять ресурсов; в конце, если пойманы не все воры.
kingdom-scenario-6 = В осаде
    .setup = Два планшета: «Узурпатор» и «Повелитель чумы»; строятся «Казармы», «Королевская стража», «Неприступные стены» и «Подрывники».
    .rules = Задания обоих планшетов выполняются в любом порядке.
    .lost = В конце, если не построены все четыре карты или не выполнены оба финальных задания.

## The chronicle
kingdom-log-duchy = { $who } получает: { $duchy }.
kingdom-log-keep = { $who } оставляет советника: { $card }.
kingdom-log-round = Раунд { $round } начинается; первый ход: { $who }.
kingdom-log-deal = Каждый получает карт: { $cards }.
kingdom-log-offered = В область { $area } кладут: { $card }.
kingdom-log-danger = Карта из стопки опасностей ложится лицом вниз в область { $area }.
kingdom-log-offer = { $who } предлагает в области { $area }: { $card }.
kingdom-log-take = { $who } берёт область { $area }: { $cards }.
kingdom-log-take-nothing = { $who } берёт область { $area }: она пуста.
kingdom-log-spy = { $who } посылает шпиона.
kingdom-log-uncover = В области { $area } открывается: { $card }.
kingdom-log-pick = { $who } выбирает в области { $area }: { $card } ({ $do }).
kingdom-log-search = { $who } ищет в области { $area }.
kingdom-log-find = { $who } находит: { $card }. Просмотрены: { $seen }.
kingdom-log-advisor = { $who } получает советника и солдата: { $card }.
kingdom-log-turn-up = { $who } открывает: { $cards }.
kingdom-log-build = { $who } начинает строить: { $card }.
kingdom-log-recycle = { $who } перерабатывает: { $card } ({ $resources }).
kingdom-log-cube = { $who } кладёт { $resource } сюда: { $on }.
kingdom-log-substitute = { $who } кладёт кристаллиум ({ $resource }) на карту: { $card }.
kingdom-log-soldier = { $who } кладёт солдата на карту: { $card }.
kingdom-log-scrap = { $who } сбрасывает: { $card }; в алхимию: { $resource }.
kingdom-log-krystallium = { $who } получает кристаллиум из алхимии.
kingdom-log-produce = { $who } производит { $resource }: { $cubes }.
kingdom-log-rats = { $who } получает огромную крысу. Крыс: { $rats }, новых грызунов: { $vermin }.
kingdom-log-lose = { $who } отдаёт теням: { $card }.
kingdom-log-gift = { $who } получает в алхимию от теней: { $resource }.
kingdom-log-freeze = { $who } подкладывает ледяного великана под карту: { $card }.
kingdom-log-cover = { $who } накрывает жетоном кражи: { $icon }.
kingdom-log-fight = { $who } нейтрализует: { $menace }. Потрачено солдат: { $soldiers }.
kingdom-log-recover = { $who } убирает жетон кражи: { $icon }.
kingdom-log-farms = { $who } получает грызунов за недостроенные фермы: { $vermin }.
kingdom-log-task =
    { $who } выполняет задание { $task }: { $board }.{ $paid ->
        [0] {""}
       *[other] { " " }Оплата: { $paid }.
    }
kingdom-log-standing = { $who } после раунда { $round }: очков { $total }.
kingdom-log-defeat = { $who } терпит поражение: { $why }.
kingdom-log-final = { $who } получает очков: { $points } ({ $for }).
kingdom-log-medal = { $who } набирает очков: { $total } ({ $medal }).
kingdom-log-result = { $who } занимает { $place }-е место, очков: { $total }.

kingdom-log-use =
    { $who } использует: { $card }{ $soldiers ->
        [0] .
       *[other] . Потрачено солдат: { $soldiers }.
    }
kingdom-log-complete =
    { $who } достраивает: { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Солдаты: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Кристаллиум: +{ $krystallium }.
    }
kingdom-log-supremacy =
    { $who } получает превосходство: { $soldiers ->
        [0] солдат уходит на тренировку.
       *[other] солдат возвращается с тренировки.
    }
kingdom-log-reward =
    { $who } получает награду.{ $krystallium ->
        [0] {""}
       *[other] { " " }Кристаллиум: +{ $krystallium }.
    }{ $soldiers ->
        [0] {""}
       *[other] { " " }Солдаты: +{ $soldiers }.
    }{ $points ->
        [0] {""}
       *[other] { " " }Очки: +{ $points }.
    }{ $spies ->
        [0] {""}
       *[other] { " " }Шпионы: +{ $spies }.
    }

# What leaves no line in the log, told like it.
kingdom-did-done = Больше ничего не делает.
kingdom-did-convert = Превращает пять кубиков в кристаллиум.
kingdom-did-colour = Выбирает: { $resource }.
kingdom-did-keep = Оставляет советника: { $card }.
