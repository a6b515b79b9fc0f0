# Balconia. Warunki składają się z komunikatów poniżej; klocki, ścianki i pola mają tylko oznaczenia.
# ID-hidden to ten sam komunikat, gdy część jego zmiennych jest ukryta.

game-title = Balconia
game-summary = Dwie strony jednego domu: wybierz dwie ścianki klocka, dostań jedną z nich i niech balkony pasują do siebie.

## Przedmioty
object-cat = kot
object-bird = ptak
object-note = nuta
object-heart = serce
object-laundry = pranie
object-awning = markiza
object-person = osoba
object-lover_left = osoba zakochana patrząca w lewo
object-lover_right = osoba zakochana patrząca w prawo
object-flower_hot_pink = jaskraworóżowy kwiat
object-flower_light_pink = jasnoróżowy kwiat
object-flower_purple = fioletowy kwiat
object-flower_orange = pomarańczowy kwiat
object-flower_turquoise = turkusowy kwiat
object-flower_white = biały kwiat
colour-green = strona zielona
colour-pink = strona różowa

## Warunki
condition-none = bez warunku
condition = { $wants ->
    [each] { count-pay } za { each-target } { in-area }
    [each-without] { count-pay } za każdy balkon { in-area } bez { none-target }
    [any] { count-pay }, jeśli { in-area } jest { a-target }
    [both] { count-pay }, jeśli { in-area } jest i { a-target }, i { a-second }
    [none] { count-pay }, jeśli { in-area } nie ma { none-target }
   *[partner] { count-pay }, jeśli { in-area } jest osoba zakochana, która patrzy w tę stronę
}
each-target = { $target ->
    [cat] każdego kota
    [bird] każdego ptaka
    [note] każdą nutę
    [heart] każde serce
    [laundry] każdą sztukę prania
    [awning] każdą markizę
    [person] każdą osobę
    [flower_hot_pink] każdy jaskraworóżowy kwiat
    [flower_light_pink] każdy jasnoróżowy kwiat
    [flower_purple] każdy fioletowy kwiat
    [flower_orange] każdy pomarańczowy kwiat
    [flower_turquoise] każdy turkusowy kwiat
    [flower_white] każdy biały kwiat
    [flower_colours] każdy kolor kwiatów, jaki się znajdzie
    [balcony] każdy inny balkon
   *[flower] każdy kwiat dowolnego koloru
}
a-target = { $target ->
    [cat] kot
    [bird] ptak
    [note] nuta
    [heart] serce
    [laundry] pranie
    [awning] markiza
    [person] osoba
    [flower_hot_pink] jaskraworóżowy kwiat
    [flower_light_pink] jasnoróżowy kwiat
    [flower_purple] fioletowy kwiat
    [flower_orange] pomarańczowy kwiat
    [flower_turquoise] turkusowy kwiat
    [flower_white] biały kwiat
    [balcony] inny balkon
   *[flower] kwiat
}
a-second = { $second ->
    [cat] kot
    [bird] ptak
    [note] nuta
    [heart] serce
    [laundry] pranie
    [awning] markiza
    [person] osoba
    [flower_hot_pink] jaskraworóżowy kwiat
    [flower_light_pink] jasnoróżowy kwiat
    [flower_purple] fioletowy kwiat
    [flower_orange] pomarańczowy kwiat
    [flower_turquoise] turkusowy kwiat
    [flower_white] biały kwiat
    [balcony] inny balkon
   *[flower] kwiat
}
none-target = { $target ->
    [cat] kotów
    [bird] ptaków
    [note] nut
    [heart] serc
    [laundry] prania
    [awning] markiz
    [person] ludzi
    [flower_hot_pink] jaskraworóżowych kwiatów
    [flower_light_pink] jasnoróżowych kwiatów
    [flower_purple] fioletowych kwiatów
    [flower_orange] pomarańczowych kwiatów
    [flower_turquoise] turkusowych kwiatów
    [flower_white] białych kwiatów
    [balcony] innych balkonów
   *[flower] kwiatów
}
in-area = { $area ->
    [own_row] w swoim rzędzie
    [row_above] w rzędzie powyżej
    [around] dookoła niego
    [column_right] w sąsiedniej kolumnie po prawej
    [column_left] w sąsiedniej kolumnie po lewej
    [above] wyżej w swojej kolumnie
    [below] niżej w swojej kolumnie
    [right] tuż po prawej
    [left] tuż po lewej
   *[group] w swojej grupie
}

## Drzwi
door = { $kind ->
    [majority] 5 punktów, jeśli { many-first } jest więcej niż po drugiej stronie; 3 punkty, jeśli więcej jest { many-second }
    [rarer] po 1 punkcie za to, czego jest mniej: { many-first } lub { many-second }
   *[difference] tyle punktów, ile wynosi różnica między liczbą { many-first } a liczbą { many-second }
}
many-first = { $first ->
    [cat] kotów
    [bird] ptaków
    [note] nut
    [heart] serc
    [laundry] prania
    [awning] markiz
    [person] ludzi
    [lover_left] zakochanych patrzących w lewo
    [lover_right] zakochanych patrzących w prawo
    [flower_hot_pink] jaskraworóżowych kwiatów
    [flower_light_pink] jasnoróżowych kwiatów
    [flower_purple] fioletowych kwiatów
    [flower_orange] pomarańczowych kwiatów
    [flower_turquoise] turkusowych kwiatów
    [flower_white] białych kwiatów
   *[flower] kwiatów
}
many-second = { $second ->
    [cat] kotów
    [bird] ptaków
    [note] nut
    [heart] serc
    [laundry] prania
    [awning] markiz
    [person] ludzi
    [lover_left] zakochanych patrzących w lewo
    [lover_right] zakochanych patrzących w prawo
    [flower_hot_pink] jaskraworóżowych kwiatów
    [flower_light_pink] jasnoróżowych kwiatów
    [flower_purple] fioletowych kwiatów
    [flower_orange] pomarańczowych kwiatów
    [flower_turquoise] turkusowych kwiatów
    [flower_white] białych kwiatów
   *[flower] kwiatów
}

## Liczby
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
count-pay = { $pay ->
    [one] { $pay } punkt
    [few] { $pay } punkty
   *[many] { $pay } punktów
}
count-balconies = { $balconies ->
    [one] { $balconies } balkon
    [few] { $balconies } balkony
   *[many] { $balconies } balkonów
}

## O co pytany jest gracz
prompt-choose = Tura { $turn }, klocek { $block }: weź na swoją połowę dwie sąsiednie ścianki.
prompt-place = Tura { $turn }, klocek { $block }: wstaw go do domu jedną ze swoich ścianek do siebie ({ $faces }).
prompt-wait = Czekamy na: { $seats }
prompt-over = Gra dobiegła końca.

## Wybory
choice-take = Weź ścianki { $pair }
choice-place = Ścianka { $face } na pole { $cell }

## Zdarzenia
event-green-door = { $seat } widzi zielone drzwi; wejście stoi na polu { $cell }.
event-door = { $seat }, na drzwiach: { door }.
event-turned-up = Tura { $turn }: odkryto klocek { $block }, ścianki wybiera { $seat }.
event-took = { $seat } bierze ścianki { $pair } klocka { $block }.
event-took-hidden = { $seat } bierze dwie ścianki klocka { $block }.
event-placed = { $seat } wstawia klocek { $block } na pole { $cell }: strona zielona widzi { $green }, różowa – { $pink }.
event-placed-hidden = { $seat } wstawia klocek { $block } na pole { $cell }.
event-scored = { $seat }: balkony – { $balconies }, drzwi – { $door }, razem { $total }.
event-ended = Ostatni klocek stoi i gra dobiegła końca.

## Wiersze punktacji
line-balcony = { $cell } ({ $face }): { condition } – { count-points }{ from-cells }
line-lover = { $cell } ({ $face }): { condition } – { count-points }{ from-cells }
line-bare = { $cell } ({ $face }): bez warunku – { count-points }
line-door = Drzwi ({ $door }): { door } – { door-counts }: { count-points }
from-cells = { $cells ->
    [0] {""}
   *[other] , policzono: { $counted }
}
door-counts = { $kind ->
    [majority] { $mine } do { $theirs } oraz { $also_mine } do { $also_theirs }
   *[other] { $mine } i { $also_mine }
}

## Dlaczego nie
reason-allowed = Tak można.
reason-not-awaited = Teraz nie twoja kolej na wybór.
reason-not-now = W tej chwili tury nie można tego zrobić.
reason-no-such-pair = Weź dwie sąsiednie ścianki: ab, bc, cd albo da.
reason-no-such-face = Klocek ma ścianki a, b, c i d.
reason-choosers-face = Ta ścianka leży na drugiej połowie tarczy.
reason-no-cell = W domu nie ma takiego pola: są pola od L1C1 do L5C5.
reason-occupied = Na tym polu już coś stoi.
reason-no-contact = Klocek musi stykać się bokiem z czymś, co już stoi.
reason-unreadable = Takiego wyboru w tej grze nie ma.
reason-entrance-misplaced = Wejście nie stoi na swoim miejscu.
reason-entrance-covered = Na polu wejścia stoi balkon.
reason-block-twice = Jeden klocek stoi w domu dwa razy.
reason-not-opposite = Po obu stronach pola nie widać przeciwległych ścianek jednego klocka.
reason-detached = Jeden z balkonów nie łączy się z wejściem.
reason-wrong-number = W domu nie ma tylu balkonów, ile być powinno.
reason-lost-block = Jakiegoś klocka nigdzie nie ma albo jest w dwóch miejscach.

## Co jest nie tak z położeniem
fault-entrance-misplaced = Wejście nie może stać na polu { $cell } (patrząc od strony zielonej).
fault-entrance-covered = Na polu wejścia stoi balkon: { $cell } (patrząc od strony zielonej)
fault-block-twice = Klocek { $block } stoi w domu dwa razy.
fault-not-opposite = { $cell } (patrząc od strony zielonej): po obu stronach nie widać przeciwległych ścianek jednego klocka.
fault-detached = { $cell } (patrząc od strony zielonej): ten balkon nie łączy się z wejściem.
fault-wrong-number = W domu jest { count-balconies }, a w gotowym powinno być 14.
fault-lost-block = Klocka { $block } nigdzie nie ma albo jest w dwóch miejscach.

## Opcje
option-facades = Druga strona domu
option-facades-hidden = nie jest pokazywana
option-facades-open = jest pokazywana
option-adjacency = Klocki wstawia się
option-adjacency-edge = obok tych, które już stoją
option-adjacency-free = na dowolne puste pole
option-entrance-cell = Wejście stoi w dolnym rzędzie, licząc od strony zielonej,
option-entrance-cell-1 = w kolumnie 1
option-entrance-cell-2 = w kolumnie 2
option-entrance-cell-3 = pośrodku
option-entrance-cell-4 = w kolumnie 4
option-entrance-cell-5 = w kolumnie 5
option-entrance-cell-any = gdziekolwiek: decyduje los
option-entrance-block = Wejście
option-entrance-block-random = decyduje los
option-entrance-block-1 = klocek 1
option-entrance-block-2 = klocek 2
option-entrance-block-3 = klocek 3
option-around = Dookoła balkonu jest
option-around-8 = osiem pól razem z narożnymi
option-around-4 = cztery pola stykające się bokami
option-lover-is-person = Osoba zakochana
option-lover-is-person-true = też liczy się jako osoba
option-lover-is-person-false = nie liczy się jako osoba

## Koniec gry
end-running = Gra jeszcze trwa.
end-last-token = Do domu trafił ostatni z 14 klocków.
tie-break-points = zdecydowały punkty
tie-break-door = zdecydowały punkty za drzwi
tie-break-shared = zwycięstwo jest wspólne
role-green = strona zielona
role-pink = strona różowa

## Zasady słowami gracza
rule-BA-07 = Klocek ma cztery ścianki dookoła: a, b, c, d. Naprzeciw a jest c, naprzeciw b jest d; pozostałe sąsiadują ze sobą.
rule-BA-10 = Są 22 klocki z balkonami, każdy tylko raz, i na początku wszystkie leżą na stole.
rule-BA-13 = Jedno z trzech wejść wybiera los, chyba że umówicie się inaczej.
rule-BA-14 = Wejście stoi pośrodku dolnego rzędu.
rule-BA-20 = Gra ma 14 tur. W nieparzystych wybiera strona zielona, a wstawia różowa, w parzystych jest odwrotnie.
rule-BA-21 = W każdej turze odkrywa się jeden numer i do gry wchodzi klocek z tym numerem. Każdy pojawia się najwyżej raz.
rule-BA-24 = Widzisz ściankę, którą wstawiasz do siebie, a druga strona widzi przeciwległą: to zawsze jedna z dwóch, które wzięła.
rule-BA-26 = Wybierasz parę ścianek albo wstawiasz klocek, zależnie od roli w tej turze; pasować nie można.
rule-BA-30 = Klocek wstawia się na puste pole domu: pięć poziomów, pięć kolumn.
rule-BA-31 = Klocek musi stykać się bokiem z balkonem lub wejściem, które już stoi; narożniki się nie liczą.
rule-BA-35 = Bierze się dwie sąsiednie ścianki: ab, bc, cd albo da. Przeciwległych nie można wziąć razem.
rule-BA-36 = Wstawiasz jedną z dwóch ścianek, których nie wzięła druga osoba.
rule-BA-44 = Na drugą stronę domu się nie patrzy, ale wolno pamiętać, co tam trafiło. Można też grać z obiema stronami odkrytymi.
rule-BA-51 = Balkon bez warunku sam nie daje punktów, ale to, co na nim jest, liczy się dla innych.
rule-BA-56 = Ten balkon patrzy na cały swój rząd razem z sobą.
rule-BA-57 = Ten balkon patrzy na cały rząd powyżej. Nad najwyższym rzędem nic nie ma.
rule-BA-58 = Ten balkon patrzy na osiem pól dookoła; można też umówić się na cztery, z którymi styka się bokami.
rule-BA-59 = Ten balkon patrzy na całą sąsiednią kolumnę po prawej.
rule-BA-60 = Ten balkon patrzy na całą sąsiednią kolumnę po lewej.
rule-BA-61 = Ten balkon patrzy na wszystko, co jest wyżej w jego kolumnie.
rule-BA-62 = Ten balkon patrzy na wszystko, co jest niżej w jego kolumnie.
rule-BA-63 = Ten balkon patrzy na jedno pole tuż po prawej.
rule-BA-64 = Ten balkon patrzy na jedno pole tuż po lewej.
rule-BA-66 = Ten balkon patrzy na swoją grupę: balkony z tym samym przedmiotem, do których można dojść bok w bok. Może też być sam.
rule-BA-78 = Zakochani też są ludźmi i liczą się wszędzie tam, gdzie ludzie; można umówić się, że nie.
rule-BA-91 = Osoba zakochana daje 5 punktów, jeśli ma własną parę: w sąsiedniej kolumnie, na dowolnym poziomie, ktoś patrzy w jej stronę.
rule-BA-101 = Za więcej górnych przedmiotów niż po drugiej stronie jest 5 punktów, za więcej dolnych 3. Remis nie daje nic.
rule-BA-102 = Policz oba przedmioty po swojej stronie: drzwi są warte tyle, ile wynosi mniejsza liczba.
rule-BA-104 = Policz oba przedmioty po swojej stronie: drzwi są warte tyle, ile wynosi różnica.
rule-BA-110 = Gdy stoi 14. klocek, gra się kończy: 14 balkonów i wejście.
rule-BA-120 = Wariant: klocek można wstawić na dowolne puste pole.
rule-BA-121 = Wariant: wejście może stać na dowolnym polu dolnego rzędu.

## Rysunek w terminalu i arkusz ścianek
draw-facade = { $name }, { $colour }: { count-points }
draw-balconies = Balkony
draw-frame = Dom od strony zielonej
draw-block = Klocek { $block }
draw-tokens = Żetony
draw-turn = Tura { $turn } z 14; zakryte: { $tokens }
draw-on-table = Klocki na stole: { $blocks }
sheet-marked = Ścianki ze znakiem * są odtworzone: to nasze najlepsze przypuszczenie.

## Co leży na stole, słowami
field-phase = Teraz
field-turn = Tura
field-tokens = Zakrytych żetonów
field-green = Widzi zielone drzwi
    .of = seats
field-chooser = Ścianki wybiera
    .of = seats
field-awaited = Czekamy na
field-looks_from = Na dom patrzy
field-entrance = { option-entrance-block }
field-filled = Zajęte pola
field-turned_up = Odkryte klocki
field-on_table = Klocki na stole
field-in_play = W grze
field-facades = Strony domu
field-block = Klocek
field-faces = Ścianki
field-face = Ścianka
field-pair = Wzięta para
field-halves = Na połowach tarczy
field-changes = Ile punktów da każda ścianka
field-objects = Przedmioty
field-condition = Warunek
field-colour = { field-looks_from }
field-door = Drzwi
field-counts = Policzono po tej stronie
field-points = Punkty
field-balconies = { draw-balconies }
field-counted = Policzono
field-looks = Patrzy na
field-cat = Koty
field-bird = Ptaki
field-note = Nuty
field-heart = Serca
field-laundry = Pranie
field-awning = Markizy
field-person = Ludzie
field-lover_left = Zakochani patrzący w lewo
field-lover_right = Zakochani patrzący w prawo
field-flower_hot_pink = Jaskraworóżowe kwiaty
field-flower_light_pink = Jasnoróżowe kwiaty
field-flower_purple = Fioletowe kwiaty
field-flower_orange = Pomarańczowe kwiaty
field-flower_turquoise = Turkusowe kwiaty
field-flower_white = Białe kwiaty
phase-setting = ustawia się wejście
phase-choose = wybiera się dwie ścianki
phase-place = wstawia się klocek
phase-finished = { prompt-over }
looks_from-green = { colour-green }
looks_from-pink = { colour-pink }
pair-ab = a i b
pair-bc = b i c
pair-cd = c i d
pair-da = d i a
halves-ab = { pair-ab }
halves-bc = { pair-bc }
halves-cd = { pair-cd }
halves-da = { pair-da }
