# Балконица. Условия складываются из сообщений ниже; у кубиков, граней и ячеек есть только обозначения.
# ID-hidden – то же сообщение, когда часть его переменных скрыта.

game-title = Балконица
game-summary = Две стороны одного дома: выберите две грани кубика, получите одну из них – и пусть балконы подходят друг другу.

## Предметы
object-cat = кот
object-bird = птица
object-note = нота
object-heart = сердце
object-laundry = бельё
object-awning = навес
object-person = человек
object-lover_left = влюблённый лицом влево
object-lover_right = влюблённый лицом вправо
object-flower_hot_pink = ярко-розовый цветок
object-flower_light_pink = светло-розовый цветок
object-flower_purple = фиолетовый цветок
object-flower_orange = оранжевый цветок
object-flower_turquoise = бирюзовый цветок
object-flower_white = белый цветок
colour-green = зелёная сторона
colour-pink = розовая сторона

## Условия
condition-none = без условия
condition = { $wants ->
    [each] { count-pay } за { each-target } { in-area }
    [each-without] { count-pay } за каждый балкон { in-area } без { none-target }
    [any] { count-pay }, если { in-area } есть { a-target }
    [both] { count-pay }, если { in-area } есть и { a-target }, и { a-second }
    [none] { count-pay }, если { in-area } нет { none-target }
   *[partner] { count-pay }, если { in-area } найдётся влюблённый, который смотрит навстречу
}
each-target = { $target ->
    [cat] каждого кота
    [bird] каждую птицу
    [note] каждую ноту
    [heart] каждое сердце
    [laundry] каждую вещь на верёвке
    [awning] каждый навес
    [person] каждого человека
    [flower_hot_pink] каждый ярко-розовый цветок
    [flower_light_pink] каждый светло-розовый цветок
    [flower_purple] каждый фиолетовый цветок
    [flower_orange] каждый оранжевый цветок
    [flower_turquoise] каждый бирюзовый цветок
    [flower_white] каждый белый цветок
    [flower_colours] каждую окраску цветков, какая найдётся
    [balcony] каждый другой балкон
   *[flower] каждый цветок любого цвета
}
a-target = { $target ->
    [cat] кот
    [bird] птица
    [note] нота
    [heart] сердце
    [laundry] бельё
    [awning] навес
    [person] человек
    [flower_hot_pink] ярко-розовый цветок
    [flower_light_pink] светло-розовый цветок
    [flower_purple] фиолетовый цветок
    [flower_orange] оранжевый цветок
    [flower_turquoise] бирюзовый цветок
    [flower_white] белый цветок
    [balcony] другой балкон
   *[flower] цветок
}
a-second = { $second ->
    [cat] кот
    [bird] птица
    [note] нота
    [heart] сердце
    [laundry] бельё
    [awning] навес
    [person] человек
    [flower_hot_pink] ярко-розовый цветок
    [flower_light_pink] светло-розовый цветок
    [flower_purple] фиолетовый цветок
    [flower_orange] оранжевый цветок
    [flower_turquoise] бирюзовый цветок
    [flower_white] белый цветок
    [balcony] другой балкон
   *[flower] цветок
}
none-target = { $target ->
    [cat] котов
    [bird] птиц
    [note] нот
    [heart] сердец
    [laundry] белья
    [awning] навесов
    [person] людей
    [flower_hot_pink] ярко-розовых цветков
    [flower_light_pink] светло-розовых цветков
    [flower_purple] фиолетовых цветков
    [flower_orange] оранжевых цветков
    [flower_turquoise] бирюзовых цветков
    [flower_white] белых цветков
    [balcony] других балконов
   *[flower] цветков
}
in-area = { $area ->
    [own_row] в своём ряду
    [row_above] в ряду над ним
    [around] вокруг него
    [column_right] в соседней колонке справа
    [column_left] в соседней колонке слева
    [above] выше в своей колонке
    [below] ниже в своей колонке
    [right] сразу справа
    [left] сразу слева
   *[group] в своей группе
}

## Двери
door = { $kind ->
    [majority] 5 очков, если { many-first } больше, чем с другой стороны; 3 очка, если больше { many-second }
    [rarer] по 1 очку за то, чего меньше: { many-first } или { many-second }
   *[difference] столько очков, на сколько различается число { many-first } и { many-second }
}
many-first = { $first ->
    [cat] котов
    [bird] птиц
    [note] нот
    [heart] сердец
    [laundry] белья
    [awning] навесов
    [person] людей
    [lover_left] влюблённых лицом влево
    [lover_right] влюблённых лицом вправо
    [flower_hot_pink] ярко-розовых цветков
    [flower_light_pink] светло-розовых цветков
    [flower_purple] фиолетовых цветков
    [flower_orange] оранжевых цветков
    [flower_turquoise] бирюзовых цветков
    [flower_white] белых цветков
   *[flower] цветков
}
many-second = { $second ->
    [cat] котов
    [bird] птиц
    [note] нот
    [heart] сердец
    [laundry] белья
    [awning] навесов
    [person] людей
    [lover_left] влюблённых лицом влево
    [lover_right] влюблённых лицом вправо
    [flower_hot_pink] ярко-розовых цветков
    [flower_light_pink] светло-розовых цветков
    [flower_purple] фиолетовых цветков
    [flower_orange] оранжевых цветков
    [flower_turquoise] бирюзовых цветков
    [flower_white] белых цветков
   *[flower] цветков
}

## Числа
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
count-pay = { $pay ->
    [one] { $pay } очко
    [few] { $pay } очка
   *[many] { $pay } очков
}
count-balconies = { $balconies ->
    [one] { $balconies } балкон
    [few] { $balconies } балкона
   *[many] { $balconies } балконов
}

## О чём спрашивают игрока
prompt-choose = Ход { $turn }, кубик { $block }: возьмите на свою половину две соседние грани.
prompt-place = Ход { $turn }, кубик { $block }: поставьте его в дом одной из своих граней к себе ({ $faces }).
prompt-wait = Ждём: { $seats }
prompt-over = Игра окончена.

## Выбор
choice-take = Взять грани { $pair }
choice-place = Грань { $face } в ячейку { $cell }

## События
event-green-door = { $seat } видит зелёную дверь; подъезд стоит в ячейке { $cell }.
event-door = { $seat }, на двери: { door }.
event-turned-up = Ход { $turn }: открыт кубик { $block }, грани выбирает { $seat }.
event-took = { $seat } берёт грани { $pair } кубика { $block }.
event-took-hidden = { $seat } берёт две грани кубика { $block }.
event-placed = { $seat } ставит кубик { $block } в ячейку { $cell }: зелёная сторона видит { $green }, розовая – { $pink }.
event-placed-hidden = { $seat } ставит кубик { $block } в ячейку { $cell }.
event-scored = { $seat }: балконы – { $balconies }, дверь – { $door }, всего { $total }.
event-ended = Последний кубик стоит, игра окончена.

## Строки подсчёта
line-balcony = { $cell } ({ $face }): { condition } – { count-points }{ from-cells }
line-lover = { $cell } ({ $face }): { condition } – { count-points }{ from-cells }
line-bare = { $cell } ({ $face }): без условия – { count-points }
line-door = Дверь ({ $door }): { door } – { door-counts }: { count-points }
from-cells = { $cells ->
    [0] {""}
   *[other] , учтено: { $counted }
}
door-counts = { $kind ->
    [majority] { $mine } против { $theirs } и { $also_mine } против { $also_theirs }
   *[other] { $mine } и { $also_mine }
}

## Почему нельзя
reason-allowed = Так можно.
reason-not-awaited = Сейчас выбираете не вы.
reason-not-now = Сейчас в этом ходу так сделать нельзя.
reason-no-such-pair = Возьмите две соседние грани: ab, bc, cd или da.
reason-no-such-face = У кубика есть грани a, b, c и d.
reason-choosers-face = Эта грань лежит на чужой половине диска.
reason-no-cell = Такой ячейки в доме нет: есть ячейки от L1C1 до L5C5.
reason-occupied = В этой ячейке уже что-то стоит.
reason-no-contact = Кубик должен стоять вплотную, стороной к стороне, к одному из поставленных раньше.
reason-unreadable = В этой игре такого выбора нет.
reason-entrance-misplaced = Подъезд стоит не на своём месте.
reason-entrance-covered = В ячейке подъезда стоит балкон.
reason-block-twice = Один и тот же кубик стоит в доме дважды.
reason-not-opposite = С двух сторон ячейки видны не противоположные грани одного кубика.
reason-detached = Один из балконов не связан с подъездом.
reason-wrong-number = В доме не столько балконов, сколько должно быть.
reason-lost-block = Какого-то кубика нигде нет, или он в двух местах.

## Что не так с положением
fault-entrance-misplaced = Подъезду не место в ячейке { $cell } (если смотреть с зелёной стороны).
fault-entrance-covered = В ячейке подъезда стоит балкон: { $cell } (если смотреть с зелёной стороны)
fault-block-twice = Кубик { $block } стоит в доме дважды.
fault-not-opposite = { $cell } (если смотреть с зелёной стороны): с двух сторон видны не противоположные грани одного кубика.
fault-detached = { $cell } (если смотреть с зелёной стороны): этот балкон не связан с подъездом.
fault-wrong-number = В доме { count-balconies }, а в готовом их 14.
fault-lost-block = Кубика { $block } нигде нет, или он в двух местах.

## Настройки
option-facades = Другая сторона дома
option-facades-hidden = не показывается
option-facades-open = показывается
option-adjacency = Кубики ставят
option-adjacency-edge = рядом с теми, что уже стоят
option-adjacency-free = в любую пустую ячейку
option-entrance-cell = Подъезд стоит в нижнем ряду, считая с зелёной стороны,
option-entrance-cell-1 = в колонке 1
option-entrance-cell-2 = в колонке 2
option-entrance-cell-3 = посередине
option-entrance-cell-4 = в колонке 4
option-entrance-cell-5 = в колонке 5
option-entrance-cell-any = где угодно: решает случай
option-entrance-block = Подъезд
option-entrance-block-random = решает случай
option-entrance-block-1 = кубик 1
option-entrance-block-2 = кубик 2
option-entrance-block-3 = кубик 3
option-around = Вокруг балкона
option-around-8 = восемь ячеек, вместе с угловыми
option-around-4 = четыре ячейки, стороной к стороне
option-lover-is-person = Влюблённый
option-lover-is-person-true = тоже человек
option-lover-is-person-false = человеком не считается

## Конец игры
end-running = Игра ещё не окончена.
end-last-token = В дом поставлен последний из 14 кубиков.
tie-break-points = решили очки
tie-break-door = решили очки за дверь
tie-break-shared = победа общая
role-green = зелёная сторона
role-pink = розовая сторона

## Правила словами игрока
rule-BA-07 = У кубика четыре грани по кругу: a, b, c, d. Напротив a – c, напротив b – d; остальные соседствуют.
rule-BA-10 = Балконных кубиков 22, каждый в единственном числе, и вначале все лежат на столе.
rule-BA-13 = Один из трёх подъездов достаётся случайно, если вы не условились о другом.
rule-BA-14 = Подъезд стоит посередине нижнего ряда.
rule-BA-20 = В игре 14 ходов. В нечётные выбирает зелёная сторона, а ставит розовая, в чётные – наоборот.
rule-BA-21 = Каждый ход открывают один номер, и в игру входит кубик с этим номером. Каждый выходит не больше одного раза.
rule-BA-24 = Вы видите поставленную вами грань, а другая сторона – противоположную: это всегда одна из двух взятых ею.
rule-BA-26 = Вы выбираете пару граней или ставите кубик, смотря чья роль ваша в этом ходу; пропустить нельзя.
rule-BA-30 = Кубик ставят в пустую ячейку дома: пять уровней, пять колонок.
rule-BA-31 = Кубик должен прилегать стороной к стоящему балкону или к подъезду; углы не считаются.
rule-BA-35 = Берут две соседние грани: ab, bc, cd или da. Противоположные вместе взять нельзя.
rule-BA-36 = Вы ставите одну из двух граней, которых не взял другой игрок.
rule-BA-44 = На чужую сторону дома не смотрят, но запоминать можно. По желанию показываются обе стороны.
rule-BA-51 = Балкон без условия сам очков не приносит, но то, что на нём, учитывают другие.
rule-BA-56 = Этот балкон смотрит на весь свой ряд вместе с собой.
rule-BA-57 = Этот балкон смотрит на весь ряд над ним. Над верхним рядом ничего нет.
rule-BA-58 = Этот балкон смотрит на восемь ячеек вокруг; по желанию – на четыре, с которыми соприкасается сторонами.
rule-BA-59 = Этот балкон смотрит на всю соседнюю колонку справа.
rule-BA-60 = Этот балкон смотрит на всю соседнюю колонку слева.
rule-BA-61 = Этот балкон смотрит на всё, что выше в его колонке.
rule-BA-62 = Этот балкон смотрит на всё, что ниже в его колонке.
rule-BA-63 = Этот балкон смотрит на одну ячейку – сразу справа.
rule-BA-64 = Этот балкон смотрит на одну ячейку – сразу слева.
rule-BA-66 = Этот балкон смотрит на свою группу: балконы с тем же предметом, до которых можно дойти через общие стороны. Он может быть и один.
rule-BA-78 = Влюблённые – тоже люди и считаются везде, где считают людей; по желанию – нет.
rule-BA-91 = Влюблённый приносит 5 очков, если у него есть своя пара: в соседней колонке, на любом уровне, кто-то смотрит ему навстречу.
rule-BA-101 = Если верхнего предмета у вас больше, чем с другой стороны, – 5 очков, если нижнего – 3. Поровну – ничего.
rule-BA-102 = Сосчитайте оба предмета на своей стороне: дверь стоит столько, каково меньшее число.
rule-BA-104 = Сосчитайте оба предмета на своей стороне: дверь стоит столько, какова разница.
rule-BA-110 = Когда встал 14-й кубик, игра окончена: 14 балконов и подъезд.
rule-BA-120 = Вариант: кубик можно поставить в любую пустую ячейку.
rule-BA-121 = Вариант: подъезд может стоять в любой ячейке нижнего ряда.

## Рисунок в терминале и лист с гранями
draw-facade = { $name }, { $colour }: { count-points }
draw-balconies = Балконы
draw-frame = Дом с зелёной стороны
draw-block = Кубик { $block }
draw-tokens = Жетоны
draw-turn = Ход { $turn } из 14; лицом вниз: { $tokens }
draw-on-table = Кубики на столе: { $blocks }
sheet-marked = Грани со знаком * восстановлены: это наше лучшее предположение.

## Что лежит на столе – словами
field-phase = Сейчас
field-turn = Ход
field-tokens = Жетонов лицом вниз
field-green = Видит зелёную дверь
    .of = seats
field-chooser = Грани выбирает
    .of = seats
field-awaited = Ждём
field-looks_from = На дом смотрит
field-entrance = { option-entrance-block }
field-filled = Занятые ячейки
field-turned_up = Открытые кубики
field-on_table = Кубики на столе
field-in_play = В игре
field-facades = Стороны дома
field-block = Кубик
field-faces = Грани
field-face = Грань
field-pair = Взятая пара
field-halves = На половинах диска
field-changes = Сколько очков даст каждая грань
field-objects = Предметы
field-condition = Условие
field-colour = { field-looks_from }
field-door = Дверь
field-counts = Сосчитано на этой стороне
field-points = Очки
field-balconies = { draw-balconies }
field-counted = Учтено
field-looks = Смотрит на
field-cat = Коты
field-bird = Птицы
field-note = Ноты
field-heart = Сердца
field-laundry = Бельё
field-awning = Навесы
field-person = Люди
field-lover_left = Влюблённые лицом влево
field-lover_right = Влюблённые лицом вправо
field-flower_hot_pink = Ярко-розовые цветки
field-flower_light_pink = Светло-розовые цветки
field-flower_purple = Фиолетовые цветки
field-flower_orange = Оранжевые цветки
field-flower_turquoise = Бирюзовые цветки
field-flower_white = Белые цветки
phase-setting = ставят подъезд
phase-choose = выбирают две грани
phase-place = ставят кубик
phase-finished = { prompt-over }
looks_from-green = { colour-green }
looks_from-pink = { colour-pink }
pair-ab = a и b
pair-bc = b и c
pair-cd = c и d
pair-da = d и a
halves-ab = { pair-ab }
halves-bc = { pair-bc }
halves-cd = { pair-cd }
halves-da = { pair-da }
