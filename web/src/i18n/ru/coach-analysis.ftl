# Доска для анализа.
analysis = Анализ
analysis-begin = Начать анализ
analysis-new = С начала: { $game }
analysis-set-up = Расставить позицию «Замков Бургундии»
analysis-open = Открыть анализ из файла
analysis-file-wrong = Этот файл не анализ, или он повреждён.
analysis-engine = Оценка движка
analysis-why = Почему
analysis-chance = Решает случай
analysis-outcome = Что выпадет
analysis-choose = Выбрать
analysis-roll = Один исход
analysis-roll-all = Все до хода игрока
analysis-lines = Варианты
analysis-root = Начало
analysis-draws = { $count ->
     [one] { $count } случайный исход
     [few] { $count } случайных исхода
     [many] { $count } случайных исходов
    *[other] { $count } случайного исхода
  }
analysis-name = Название варианта
analysis-note = Заметка
analysis-promote = Сделать главным
analysis-cut = Удалить отсюда
analysis-cut-sure = Удалить
analysis-share = Сохранить и поделиться
analysis-title = Заголовок
analysis-link = Скопировать ссылку
analysis-file = Сохранить файлом
analysis-copied = Скопировано: по ссылке любой откроет этот анализ в течение полугода.
analysis-edit = Изменить позицию
