# Домик на дереве. Названия комнат, цветов и условий берутся из коробки и здесь не склоняются.
# ID-hidden – то же сообщение, когда часть его переменных скрыта.

game-title = Домик на дереве
game-summary = Выбирайте комнату, передавайте остальные и стройте домик, который держит равновесие и не разрывает цвета.

## Названия
label-room = { $name } ({ $colour })
label-rooms = { label-room }
condition-bare = без условия
condition-chosen = выбран
condition-unchosen = не выбран
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
count-rooms = { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[many] { $rooms } комнат
}
marker-position = { $marker ->
    [-1] слева
    [0] посередине
   *[1] справа
}

## О чём спрашивают игрока
prompt-pick = Раунд { $round }, ход { $pick }: выберите комнату и место для неё.
prompt-show = Раунд { $round }, ход { $pick }: выберите комнату, которую откроете.
prompt-place = Раунд { $round }: выберите место для комнаты – { $room }.
prompt-take = Раунд { $round }: возьмите условие из середины стола.
prompt-lay = Раунд { $round }: положите своё условие на карту цвета – { $condition }.
prompt-choose = Раунд { $round }: выберите цвет, который принесёт очки.
prompt-wait = Ждём: { $seats }
prompt-over = Игра окончена.

## Выбор
choice-build = Построить на месте { $slot }: { $room }
choice-discard = Сбросить: { $room }
choice-show = Открыть: { $room }
choice-take = Взять: { $condition }
choice-lay = Положить на цвет: { $colour }
choice-choose = Выбрать: { $colour }

## События
event-led = Первым в раунде выбирает: { $seat }
event-dealt = Карты на руку, { $seat }: { $rooms }
event-dealt-hidden = Карты на руку: { $seat }
event-handed = Переданы карты, { $seat }: { $rooms }
event-handed-hidden = Переданы карты: { $seat }
event-chose = Выбор сделан: { $seat }
event-revealed = { $seat } открывает комнату: { $room }
event-built = { $seat } строит на месте { $slot }: { $room }. Фишка равновесия: { marker-position }.
event-discarded = { $seat } сбрасывает: { $room }
event-discarded-hidden = { $seat } сбрасывает комнату в закрытую.
event-left-over = { $seat } откладывает последнюю комнату: { $room }
event-left-over-hidden = { $seat } откладывает последнюю комнату в закрытую.
event-took = { $seat } берёт условие: { $condition }
event-laid = { $seat } кладёт условие на карту цвета ({ $colour }): { $condition }
event-picked-colour = { $seat } выбирает цвет: { $colour }
event-scored = Раунд { $round }, { $seat }: { count-points }, всего { $total }.
event-won-colour = { $seat } получает карту цвета: { $colour }, { count-points }.
event-ended = Третий раунд завершён, игра окончена.

## Строки подсчёта
line-round = Раунд { $round }, { $colour } ({ $condition }): { count-rooms }, { count-points }
line-majority = Карта цвета, { $colour }: { count-rooms }, { count-points }
line-track = На дорожке очков до раздачи карт цвета: { count-points }

## Почему нельзя
reason-allowed = Так можно.
reason-not-awaited = Сейчас выбираете не вы.
reason-already-chosen = Вы уже выбрали; чтобы передумать, отмените свой выбор.
reason-not-now = Сейчас в раунде это сделать нельзя.
reason-not-held = Этой комнаты нет у вас на руке.
reason-no-slot = Такого места в домике нет: есть ярусы со 2-го по 6-й, и 6-й – верхний.
reason-occupied = Здесь уже есть комната.
reason-support = Не хватает опоры: комната лежит на всех картах под ней – с краю на одной, в остальных местах на двух.
reason-balance = Дерево уже клонится в эту сторону. Сначала постройте с другой стороны или посередине.
reason-colour = Эта комната должна касаться комнаты того же цвета на вашем дереве.
reason-none-left = Таких условий в середине стола больше нет.
reason-not-bare = На этой карте цвета в этом раунде уже лежит карта.
reason-no-colour = Такого цвета нет.
reason-no-condition = Такого условия нет.
reason-no-room = Такой комнаты в этой коробке нет.
reason-unreadable = В этой игре нет такого выбора.
reason-twice = Одна комната лежит сразу в двух местах.
reason-too-many-of-colour = Комнат одного цвета больше, чем есть в коробке.
reason-too-many-rooms = На дереве больше комнат, чем можно построить за три раунда.
reason-too-many-this-round = За один раунд на дереве построено больше комнат, чем в раунде ходов.
reason-cut-off = Комната не связана с остальными комнатами своего цвета.
reason-tilted = Дерево клонится сильнее, чем может показать фишка.
reason-marker-wrong = Фишка равновесия показывает не то, куда клонится дерево.
reason-unbuildable = Ни в каком порядке такое дерево не построить.
reason-too-many-conditions = Условие выложено больше раз, чем возможно.
reason-missing-conditions = Число условий в раунде не подходит к числу игроков.
reason-lost-room = Комнаты нигде нет, или она не там, где должна быть.
reason-score-out-of-range = Столько очков набрать нельзя.

## Что не так на столе
fault-no-slot = { $seat }: места { $slot } нет; в домике есть места с 2.1 по 6.6.
fault-support = { $seat }, { $slot }: у комнаты нет опоры – { $room }
fault-cut-off = { $seat }, { $slot }: комната не связана со своим цветом – { $room }
fault-twice = Комната лежит сразу в двух местах: { $room }
fault-lost-room = Комнаты нигде нет, или она не там, где должна быть: { $room }
fault-too-many-of-colour = Комнат одного цвета больше, чем есть в коробке: { $colour }, { $rooms }
fault-too-many-rooms = { $seat }: { count-rooms }; за три раунда можно построить не больше 15.
fault-too-many-this-round = { $seat }, раунд { $round }: { count-rooms }; в раунде 5 ходов.
fault-tilted = { $seat }: разница правой и левой стороны – { $marker }; перевес бывает только на одну комнату.
fault-marker-wrong = { $seat }: фишка показывает не то, куда клонится дерево – { marker-position }
fault-unbuildable = { $seat }: ни в каком порядке такое дерево не построить.
fault-too-many-conditions = Раунд { $round }: выложено больше раз, чем возможно – { $condition }
fault-missing-conditions = Раунд { $round }: условий на картах цветов – { $conditions }; каждый игрок выкладывает ровно одно.
fault-score-out-of-range = { $seat }: { count-points } – столько набрать нельзя.

## Настройки
option-young = Для младших игроков
option-young-off = с условиями
option-young-on = без условий: каждый выбирает цвет, и очки приносят только эти цвета
option-lead-rule = Кто первый в раундах 2 и 3
option-lead-rule-highest = тот, у кого больше всего очков
option-lead-rule-lowest = тот, у кого меньше всего очков
option-first-lead = Кто первый в раунде 1
option-first-lead-random = решает случай
option-first-lead-seat-0 = место 1
option-first-lead-seat-1 = место 2
option-first-lead-seat-2 = место 3
option-first-lead-seat-3 = место 4
option-reveal-then-place = Как выбирают
option-reveal-then-place-off = комнату и место сразу
option-reveal-then-place-on = сначала комнату, а место – когда все комнаты открыты
option-discard-visibility = Сброшенные комнаты
option-discard-visibility-hidden = остаются закрытыми
option-discard-visibility-shown = один раз показываются всем
option-memory-aid = Подсказка для памяти
option-memory-aid-off = выключена
option-memory-aid-on = список комнат, побывавших у вас на руке в этом раунде
option-lead-tie = При равенстве первым становится ближайший по часовой стрелке
option-lead-tie-from-previous = считая с прежнего первого игрока: он может остаться первым
option-lead-tie-after-previous = считая со следующего за прежним первым игроком

## Конец игры
end-running = Игра ещё не окончена.
end-third-round = Подсчитан третий раунд и розданы карты цветов.
tie-break-points = решили очки
tie-break-best-colour = решило наибольшее число комнат одного цвета
tie-break-shared = победа общая
role-first-lead = первое место в раунде 1
role-second = второе место в раунде 1
role-third = третье место в раунде 1
role-fourth = четвёртое место в раунде 1

## Правила простыми словами
rule-TH-09 = Фишка равновесия показывает, на сколько комнат правая сторона обгоняет левую: перевес – не больше одной комнаты в любую сторону.
rule-TH-13 = Цветов шесть: красный, жёлтый, зелёный, синий, фиолетовый и коричневый.
rule-TH-14 = Втроём и вчетвером играют с двумя удвоениями и двумя отменами, вдвоём – только с двумя отменами.
rule-TH-20 = В каждом из трёх раундов свой порядок: раздача комнат, пять ходов строительства, подсчёт очков.
rule-TH-21 = В начале каждого раунда все получают из колоды по шесть комнат.
rule-TH-23 = Каждый тайно выбирает комнату из карт на руке; когда выбрали все, комнаты разыгрываются одновременно.
rule-TH-24 = Комнату и место для неё выбирают сразу и тайно. По желанию сначала открывают комнаты, а потом выбирают места.
rule-TH-25 = Выбор можно менять, пока не выбрали все; потом он окончателен.
rule-TH-27 = В раунде пять ходов, поэтому дерево вырастает не больше чем на пять комнат за раунд и на пятнадцать за игру. Шестая комната откладывается.
rule-TH-30 = Сброшенная комната уходит в закрытую; по желанию её один раз показывают всем.
rule-TH-40 = Комнату строят на свободном месте ярусов со 2-го по 6-й. На стволе и выше 6-го яруса не строят.
rule-TH-41 = Под комнатой должно быть занято всё: с краю она опирается на одну карту, в остальных местах – на две.
rule-TH-43 = Первая комната цвета встаёт куда угодно. Дальше комната должна касаться другой комнаты своего цвета, чтобы каждый цвет был одной группой.
rule-TH-46 = Комната слева сдвигает фишку влево, комната справа – вправо. С той стороны, где стоит фишка, строить нельзя.
rule-TH-48 = Дерево растёт комната за комнатой, и каждая должна быть разрешена в тот миг, когда её строят.
rule-TH-49 = Постройте комнату с руки там, где ей можно быть, или сбросьте одну. Сбросить можно всегда, пропустить ход нельзя.
rule-TH-55 = За столом вы сами помните, какие комнаты передали; по желанию их список показывает экран.
rule-TH-63 = При равенстве первым становится ближайший по часовой стрелке от прежнего первого игрока; настройка решает, считать ли его самого первым или последним.
rule-TH-65 = Удвоений два и отмен две. Берите любое условие, пока такие есть.
rule-TH-66 = Условие кладут на карту цвета, на которой в этом раунде ещё ничего нет.
rule-TH-67 = Каждый обязан выложить своё условие; оставить его себе нельзя.
rule-TH-72 = В каждом раунде любая комната вашего дерева приносит очко; если цвет удвоен – два, если отменён – ни одного.
rule-TH-74 = Условия действуют на всех одинаково, а очки каждого раунда прибавляются к счёту.
rule-TH-75 = После раунда 3 карту цвета получает тот, у кого комнат этого цвета больше, чем у каждого из остальных: по очку за каждую такую комнату.
rule-TH-78 = Больше очков, чем дают пять новых комнат за раунд и условия, быть не может.
rule-TH-90 = Для младших игроков условий нет: каждый выбирает цвет, и каждая комната выбранных цветов приносит очко своему хозяину.
rule-TH-93 = Со второго раунда первый тот, у кого больше всего очков; по желанию – тот, у кого меньше всего.
rule-TH-94 = Кто первый в раунде 1, решает случай, если вы не назначите место сами.
rule-TH-173 = Комнаты – те, что есть в коробке; у каждой свой код вроде r01: буква цвета и номер.
rule-TH-174 = В коробке 72 комнаты, по 12 каждого цвета, и каждая – в одном экземпляре.

## Рисунок в терминале
draw-colours = Карты цветов
draw-hand = Рука
draw-met = Побывали в руке в этом раунде
draw-middle = В середине: { $conditions }
draw-piles = В колоде: { $deck }, в сбросе: { $discards }
draw-lead = { $name }, первенство
draw-at-tree = { $seat } { $slot }
draw-at-shown = открывает { $seat }
draw-at-hand = в вашей руке
draw-at-discard = отложена
draw-at-unknown = передана дальше

## Что лежит на столе – словами
field-phase = Сейчас
field-round = Раунд
field-pick = Ход
field-lead = Первый в раунде
field-awaited = Ещё выбирают
field-deck = Комнат в колоде
field-discards = Отложено комнат
field-discarded = Отложенные комнаты
field-undealt = Комнаты в колоде
field-middle = Условия в центре стола
field-laid = На картах цветов, по раундам
    .of = rounds
field-majorities = Выигранные карты цветов
    .of = seats
field-hand = { draw-hand }
field-hands = Карты всех
field-met = { draw-met }
    .of = rooms
field-chosen = Выбрано
field-trees = Деревья
field-rooms = Комнаты
field-marker = Равновесие (справа минус слева)
field-score = Очки
field-cards = Карт на руке
field-decided = Выбор сделан
field-condition = Условие
field-revealed = Открыто
field-room = Комната
field-at = Где
field-seat = У кого
field-slot = Место
phase-pick = все выбирают комнату
phase-place = все кладут открытую комнату
phase-take = разбирают условия
phase-lay = раскладывают условия
phase-choose = выбирают цвет
phase-dealing = раздаются комнаты
phase-finished = игра окончена
at-tree = на дереве
at-shown = открыта
at-hand = { draw-at-hand }
at-discard = { draw-at-discard }
at-unknown = { draw-at-unknown }
red-chosen = { condition-chosen }
yellow-chosen = { condition-chosen }
green-chosen = { condition-chosen }
blue-chosen = { condition-chosen }
purple-chosen = { condition-chosen }
brown-chosen = { condition-chosen }
