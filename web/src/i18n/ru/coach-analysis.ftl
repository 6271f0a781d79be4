# Доска для анализа.
analysis = Анализ
analysis-begin = Начать анализ
analysis-new = С начала: { $game }
analysis-set-up = Расставить позицию «Замков Бургундии»
analysis-open = Открыть анализ из файла
analysis-file-wrong = Этот файл не анализ, или он повреждён.
analysis-engine = Движок смотрит
analysis-why = Почему
analysis-chance = Решает случай
analysis-outcome = Что выпадет
analysis-choose = Выбрать
analysis-roll = Один раз
analysis-roll-all = До чьего-то решения
analysis-lines = Линии
analysis-root = Начало
analysis-draws = { $count ->
     [one] { $count } случайный исход
     [few] { $count } случайных исхода
     [many] { $count } случайных исходов
    *[other] { $count } случайного исхода
  }
analysis-name = Название этой линии
analysis-note = Заметка
analysis-promote = Сделать главной
analysis-cut = Отрезать отсюда
analysis-cut-sure = Отрезать
analysis-share = Сохранить и поделиться
analysis-title = Заголовок
analysis-link = Скопировать ссылку
analysis-file = Сохранить файлом
analysis-copied = Скопировано: по ссылке любой откроет этот анализ в течение полугода.
analysis-edit = Изменить позицию
