# Дошка для аналізу.
analysis = Аналіз
analysis-begin = Почати аналіз
analysis-new = З початку: { $game }
analysis-set-up = Розставити позицію «Замків Бургундії»
analysis-open = Відкрити аналіз із файлу
analysis-file-wrong = Цей файл не аналіз, або його пошкоджено.
analysis-engine = Рушій дивиться
analysis-why = Чому
analysis-chance = Вирішує випадок
analysis-outcome = Що випаде
analysis-choose = Вибрати
analysis-roll = Один раз
analysis-roll-all = До чийогось рішення
analysis-lines = Лінії
analysis-root = Початок
analysis-draws = { $count ->
     [one] { $count } випадковий результат
     [few] { $count } випадкові результати
     [many] { $count } випадкових результатів
    *[other] { $count } випадкового результату
  }
analysis-name = Назва цієї лінії
analysis-note = Нотатка
analysis-promote = Зробити головною
analysis-cut = Відрізати звідси
analysis-cut-sure = Відрізати
analysis-share = Зберегти й поділитися
analysis-title = Заголовок
analysis-link = Скопіювати посилання
analysis-file = Зберегти файлом
analysis-copied = Скопійовано: за посиланням будь-хто відкриє цей аналіз упродовж пів року.
analysis-edit = Змінити позицію
