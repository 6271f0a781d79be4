"""The set that `duchy set new` writes: small, with a comment on every field, and ready to be played."""

TEMPLATE = """\
# A set of cards for Wonderful Kingdom.
#
#     duchy set check FILE            says what is wrong, with the card and the field
#     duchy set show FILE             shows the cards as tables
#     duchy play kingdom --set FILE   plays with them
#
# The cards below are examples: change them, remove them, add your own. A section [[...]] is one card.
#
# Resources: materials, population, gold, exploration. A cost may also ask for krystallium and soldiers.
# Types of developments: structure, company, monument, discovery.
# Every name has three languages: en, ru, uk. An id is a word in small letters with hyphens, and no two are alike:
# it is what you type in the terminal and what saved games hold.

[set]
name = "mine"
title = { en = "My set", ru = "Мой набор", uk = "Мій набір" }
origin = "Who made these cards, or from where they were written down."

# --- Developments. At least 72 cards together with the treasures, copies counted. ------------------------------

[[development]]
id = "farm"
name = { en = "Farm", ru = "Ферма", uk = "Ферма" }
type = "structure"
copies = 12                       # how many of this card there are
cost = { materials = 2 }          # what lies on it before it is built
produces = { population = 2 }     # what it makes in every round
recycles = "population"           # what it gives when it is recycled or scrapped

[[development]]
id = "port"
name = { en = "Port", ru = "Порт", uk = "Порт" }
type = "structure"
copies = 12
cost = { materials = 2, population = 1 }
produces = { gold = 1, exploration = 1 }
points = 1                        # points at the end; leave out what a card does not have
recycles = "exploration"

[[development]]
id = "barracks"
name = { en = "Barracks", ru = "Казармы", uk = "Казарми" }
type = "structure"
copies = 8
cost = { materials = 3 }
produces = { population = 1 }
bonus = { soldiers = 1 }          # gained once, when it is built: soldiers or krystallium
recycles = "population"

[[development]]
id = "merchants"
name = { en = "Merchants", ru = "Купцы", uk = "Купці" }
type = "company"
copies = 12
cost = { population = 3 }
produces_per = [{ resource = "gold", per = "company" }]   # one gold for each company that you have built
recycles = "gold"

[[development]]
id = "great-library"
name = { en = "Great Library", ru = "Великая библиотека", uk = "Велика бібліотека" }
type = "monument"
copies = 10
cost = { gold = 4, krystallium = 1 }
points = 2
points_per = { monument = 2 }     # two points for each monument that you have built
recycles = "gold"

[[development]]
id = "lost-city"
name = { en = "Lost City", ru = "Затерянный город", uk = "Загублене місто" }
type = "discovery"
copies = 10
cost = { exploration = 4, soldiers = 1 }
points = 6
bonus = { krystallium = 1 }
recycles = "exploration"

# --- Treasures: two resources each; they can only be recycled. -------------------------------------------------

[[treasure]]
id = "golden-hoard"
name = { en = "Golden Hoard", ru = "Золотой клад", uk = "Золотий скарб" }
gives = ["gold", "gold"]
copies = 4                        # 1 if left out

[[treasure]]
id = "star-chart"
name = { en = "Star Chart", ru = "Звёздная карта", uk = "Зоряна мапа" }
gives = ["materials", "exploration"]
copies = 4

# --- The calamity: at least eight. ------------------------------------------------------------------------------

[calamity]
name = { en = "Calamity", ru = "Бедствие", uk = "Лихо" }
points = -4
copies = 8

# --- Duchies: at least two, each with the sides a and b, which have what developments have. --------------------

[[duchy]]
id = "north"
name = { en = "Northern Duchy", ru = "Северное герцогство", uk = "Північне герцогство" }
a = { produces = { materials = 2, population = 1 }, points_per = { company = 2 } }
b = { produces = { materials = 2, population = 1, gold = 1 } }

[[duchy]]
id = "south"
name = { en = "Southern Duchy", ru = "Южное герцогство", uk = "Південне герцогство" }
a = { produces = { materials = 2, population = 1 }, points_per = { monument = 2 } }
b = { produces = { materials = 1, population = 2, exploration = 1 } }

# --- Menaces: one card of each kind, with its copies, the soldiers that remove it, the points if it stays. -----

[[menace]]
id = "giant-rat"
kind = "rats"
name = { en = "Giant Rat", ru = "Огромная крыса", uk = "Величезний щур" }
copies = 4
soldiers = 2
points = -4

[[menace]]
id = "vermin"
kind = "vermin"
name = { en = "Vermin", ru = "Грызун", uk = "Гризун" }
copies = 10
soldiers = 1
points = -2

[[menace]]
id = "frost-giant"
kind = "giants"
name = { en = "Frost Giant", ru = "Ледяной великан", uk = "Крижаний велетень" }
copies = 4
soldiers = 2
points = -5

[[menace]]
id = "shadow"
kind = "shadows"
name = { en = "Shadow", ru = "Тень", uk = "Тінь" }
copies = 4
soldiers = 3
points = -4

[[menace]]
id = "thief"
kind = "thieves"
name = { en = "Thief", ru = "Грабитель", uk = "Грабіжник" }
copies = 4
soldiers = 2
points = -3

# --- Advisors: at least six for any number of players. ----------------------------------------------------------
# phase: draft, planning, production or end. soldiers: what the ability costs. players: any, or two.
# What it does, one or more of:
#   gain = { materials = 2 }                              resources
#   gain_per = [{ resource = "gold", per = "company" }]   one resource for each built card of a type
#   reveal = 1      (draft)       turns a face-down card on offer up
#   shift = 1       (draft)       moves a face-up card on offer to the other area
#   dismiss = 1     (draft)       discards a face-up card on offer
#   traps = 2       (draft)       so many more traps for this round
#   double = 1      (planning)    the next recycled card gives its resources twice
#   pardon = 1                    removes a calamity
#   distil = 3                    so many cubes of alchemy become krystallium
#   ties = 1                      supremacy also in ties, for this round
#   match = 3       (production)  the cubes that the opponent made more in this step, so many at most
#   points_per = { discovery = 2 }      (end)  points for each built card of a type
#   points_left = { krystallium = 2 }   (end)  points for krystallium or soldiers that are left

[[advisor]]
id = "quartermaster"
name = { en = "Quartermaster", ru = "Каптенармус", uk = "Каптенармус" }
phase = "planning"
soldiers = 1
players = "any"
gain = { materials = 2, population = 1 }
text.en = "Gain two materials and one population."
text.ru = "Получите два материала и одно население."
text.uk = "Отримайте два матеріали та одне населення."

[[advisor]]
id = "cartographer"
name = { en = "Cartographer", ru = "Картограф", uk = "Картограф" }
phase = "draft"
soldiers = 1
players = "any"
shift = 1
text.en = "Move a face-up card on offer into the other area."
text.ru = "Переместите открытую карту в другую область."
text.uk = "Перемістіть відкриту карту до іншої області."

[[advisor]]
id = "architect"
name = { en = "Architect", ru = "Зодчий", uk = "Зодчий" }
phase = "production"
soldiers = 2
players = "any"
gain_per = [{ resource = "gold", per = "structure" }]
text.en = "Gain one gold for each of your structures."
text.ru = "Получите одну монету за каждое своё сооружение."
text.uk = "Отримайте одне золото за кожну свою споруду."

[[advisor]]
id = "alchemist"
name = { en = "Alchemist", ru = "Алхимик", uk = "Алхімік" }
phase = "production"
soldiers = 1
players = "any"
distil = 3
text.en = "Turn three cubes of alchemy into krystallium."
text.ru = "Обменяйте три кубика алхимии на кристаллиум."
text.uk = "Обміняйте три кубики алхімії на кристаліум."

[[advisor]]
id = "confessor"
name = { en = "Confessor", ru = "Духовник", uk = "Духівник" }
phase = "planning"
soldiers = 2
players = "any"
pardon = 1
text.en = "Remove a calamity from your duchy."
text.ru = "Уберите одно бедствие из герцогства."
text.uk = "Приберіть одне лихо з герцогства."

[[advisor]]
id = "chronicler"
name = { en = "Chronicler", ru = "Летописец", uk = "Літописець" }
phase = "end"
soldiers = 3
players = "any"
points_per = { discovery = 2 }
text.en = "Two points for each of your discoveries."
text.ru = "Два очка за каждое своё открытие."
text.uk = "Два очки за кожне своє відкриття."

# --- Quest boards: for two players and for one, up to four tasks each, exactly one of them final. ---------------
# A reward is of resources, krystallium, soldiers, points and spies.

[[quest]]
id = "northern-lands"
name = { en = "Northern Lands", ru = "Северные земли", uk = "Північні землі" }
two = [
  { cost = { population = 3 }, reward = { spies = 1, soldiers = 1 } },
  { cost = { exploration = 2, soldiers = 1 }, reward = { points = 6 } },
  { cost = { exploration = 3, krystallium = 1 }, reward = { points = 8 }, final = true },
]
solo = [
  { cost = { population = 3 }, reward = { spies = 1, soldiers = 1 } },
  { cost = { exploration = 3, soldiers = 1 }, reward = { points = 6 } },
  { cost = { exploration = 4, krystallium = 1 }, reward = { points = 8 }, final = true },
]
"""
