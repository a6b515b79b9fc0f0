# Wielka budowa. Nazwy pól, symboli, żetonów, kart i figurek pochodzą z pudełka i nie są tu odmieniane.
# ID-hidden to ten sam komunikat, gdy część jego zmiennych jest ukryta albo ich nie ma.

game-title = Wielka budowa
game-summary = Wędruj leśnymi ścieżkami, płacąc kartami z materiałami, docieraj na działki i wspólnie z innymi dokończ dom – kto zdobędzie najwięcej punktów?

## Nazwy
label-to = { $code } ({ $symbol })
label-to-hidden = { $code }
label-at = { label-to }
label-from = { $code }
label-over = { $code }
label-cell = { label-to }
label-cell-hidden = { label-to-hidden }
label-square = { $code }
label-token = { $name } ({ $symbol })
label-beside = { $name }
label-card = { $code } { $name }
label-cards = { $code } ({ $name })
label-figure = { $name }
how-complete = dom jest gotowy
how-stalled = zbyt długo nikt niczego nie zbudował
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-drawn = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}

## O co gra pyta
prompt-place = Wybierz figurkę i pole START, z którego wyruszy.
prompt-turn = Idź dalej, buduj albo zakończ turę. Na ręce: { count-cards }
prompt-no-cards = Wszystkie twoje karty są wydane: zakończ turę.
prompt-wait = Czekamy na ruch: { $seats }
prompt-over = Gra skończona.

## Wybory
choice-place = { $figure } wyrusza z pola { $at }
choice-step = Idź na { $to }, wydaj { $cards }
choice-end = Zakończ turę, odrzuć { $cards }
choice-end-hidden = Zakończ turę, zatrzymaj wszystkie karty

## Zdarzenia
event-first = { $seat } zaczyna.
event-set-out = Na działce { $square } leży: { $token }
event-dealt = { $seat } otrzymuje: { $cards }
event-dealt-hidden = { $seat } otrzymuje { count-drawn }.
event-placed = { $seat } wybiera figurkę i wyrusza z pola { $at }: { $figure }
event-stepped = { $seat } idzie z { $from } na { $to } i wydaje { $cards }.
event-jumped = { $seat } przeskakuje z { $from } nad { $over } na { $to } i wydaje { $cards }.
event-built = { $seat } buduje: { $token }. { count-points }, razem { $total }.
event-discarded = { $seat } odrzuca: { $cards }
event-turn-over = { $seat } kończy turę.
event-drew = { $seat } dobiera: { $cards }
event-drew-hidden = { $seat } dobiera { count-drawn }.
event-reshuffled = Talia się wyczerpała; z potasowanych odrzuconych kart powstaje nowa: { count-cards }.
event-ended = Koniec gry: { $how }.

## Wiersze podsumowania
line-token = { $token }: { count-points }, sąsiadów na miejscu: { $neighbours }
line-counted = Karty zwycięstwa: { count-points }

## Dlaczego nie
reason-allowed = To jest dozwolone.
reason-game-over = Gra już się skończyła.
reason-not-your-turn = To nie twoja tura.
reason-wrong-phase = Nie teraz: najpierw wszyscy ustawiają figurki, a potem wykonują tury.
reason-no-such-figure = Nie ma takiej figurki.
reason-no-such-cell = Na tej planszy nie ma takiego pola.
reason-figure-taken = Tą figurką gra ktoś inny.
reason-not-start = Wyruszyć można tylko z pola START.
reason-cell-occupied = Stoi tam inna figurka.
reason-card-not-in-hand = Nie masz takiej karty na ręce albo jest ona wymieniona dwa razy.
reason-own-cell = Już tam stoisz.
reason-not-reachable = Jednym krokiem nie da się tam dojść. Przeskakiwać można tylko pola, na których stoją figurki.
reason-one-card-per-step = Taki krok kosztuje dokładnie jedną kartę.
reason-symbol-missing = Na karcie musi być symbol pola, na które idziesz.
reason-price-not-met = Na tych kartach nie ma tego, czego wymaga żeton.
reason-superfluous-card = Jedna z tych kart jest zbędna. Zatrzymaj ją.
reason-unreadable = W tej grze nie ma takiego wyboru.
reason-same-cell = Na jednym polu stoją dwie figurki.
reason-same-figure = Dwoje graczy ma tę samą figurkę.
reason-on-token = Figurka stoi tam, gdzie jeszcze leży żeton.
reason-wrong-square = Żeton leży na działce o innej liczbie.
reason-token-twice = Żeton leży w dwóch miejscach naraz.
reason-token-lost = Żetonu nie ma ani na planszy, ani na obrazku.
reason-token-missing = Obrazek nie jest jeszcze pełny.
reason-card-twice = Karta leży w dwóch miejscach naraz.
reason-card-lost = Karty nigdzie nie ma.
reason-hand-size = Na ręce jest za mało kart.
reason-wrong-points = Punkty nie zgadzają się z ułożonymi żetonami.
reason-wrong-sum = Razem punktów jest więcej albo mniej, niż daje obrazek.
reason-stall-missed = Gra powinna była się skończyć: zbyt długo nikt nie budował.

## Co jest nie tak na stole
fault-same-cell = { $seat }, { $cell }: na tym polu stoi też inna figurka.
fault-same-figure = { $seat }: taką figurkę ma też ktoś inny – { $figure }
fault-on-token = { $seat }, { $square }: figurka stoi tam, gdzie jeszcze leży żeton – { $token }
fault-wrong-square = { $square }: liczba działki nie zgadza się z liczbą żetonu – { $token }
fault-token-twice = Ten żeton leży w dwóch miejscach naraz: { $token }
fault-token-lost = Tego żetonu nie ma ani na planszy, ani na obrazku: { $token }
fault-token-missing = Jeszcze nie na obrazku: { $token }
fault-card-twice = Ta karta leży w dwóch miejscach naraz: { $card }
fault-card-lost = Tej karty nigdzie nie ma: { $card }
fault-hand-size = { $seat }: za mało kart na ręce – { count-cards }
fault-wrong-points = { $seat }: { count-points }, a z ułożonych żetonów wynika co innego.
fault-wrong-sum = Razem: { count-points }; gotowy dom daje { $total }.
fault-stall-missed = Tur z rzędu bez budowania: { $idle }. Gra powinna była się skończyć.

## Opcje
option-layout = Żetony na początku gry
option-layout-random = losowo, każdy na działce ze swoją liczbą
option-layout-fixed = zawsze tak samo
option-hands = Karty na ręce
option-hands-closed = każdy widzi tylko swoje
option-hands-open = wszyscy widzą wszystkie karty
option-price = Cena żetonu
option-price-at-least = jego symbol tyle razy lub więcej
option-price-exact = jego symbol dokładnie tyle razy
option-arrow-jump = Przeskakiwanie wzdłuż strzałek
option-arrow-jump-on = dozwolone
option-arrow-jump-off = niedozwolone
option-ties = Przy równej liczbie punktów
option-ties-later-seat = wygrywa ten, kto gra później
option-ties-shared = zwycięstwo jest wspólne
option-first = Kto zaczyna
option-first-first-seat = miejsce 1
option-first-random = decyduje los

## Koniec gry
end-running = Gra jeszcze trwa.
end-complete = Dom jest gotowy.
end-stalled = Zbyt długo nikt niczego nie zbudował.
tie-break-points = zdecydowały punkty
tie-break-later-seat = równa liczba punktów: wygrał ten, kto grał później
tie-break-shared = zwycięstwo jest wspólne
role-first-player = pierwszy w kolejności
role-second = drugi w kolejności
role-third = trzeci w kolejności
role-fourth = czwarty w kolejności
role-fifth = piąty w kolejności

## Zasady prostymi słowami
rule-BB-03 = Najpierw każdy ustawia figurkę. Potem w swojej turze robisz do trzech kroków i kończysz turę.
rule-BB-10 = Na początku na każdej działce leży żeton; liczby na działce i na żetonie są takie same.
rule-BB-15 = Po kolei każdy bierze jedną z wolnych figurek i stawia ją na wolnym polu START. To nic nie kosztuje.
rule-BB-22 = Za każdy krok płacisz kartami z ręki. Zatrzymać się możesz w każdej chwili.
rule-BB-25 = Działasz tylko w swojej turze.
rule-BB-30 = Figurki chodzą ścieżkami z pola na pole. Na polu mieści się jedna figurka.
rule-BB-31 = Pola ze strzałkami są połączone: z każdego można od razu przejść na każde inne.
rule-BB-32 = Jeśli następne pole jest zajęte, możesz przez nie przeskoczyć na najbliższe wolne; kilka figurek z rzędu przeskakuje się jednym krokiem.
rule-BB-33 = Jednym krokiem dojdziesz na każde wolne pole, do którego prowadzi ścieżka – wprost albo przez pola z innymi figurkami. Wolnego pola nie można pominąć.
rule-BB-37 = Krok prowadzi na inne pole, nigdy na to, na którym stoisz.
rule-BB-40 = Krok na okrągłe pole kosztuje jedną kartę z symbolem tego pola. Nawet karta z kilkoma symbolami opłaca tylko jeden krok.
rule-BB-44 = Krok na działkę bez żetonu kosztuje jedną kartę, dowolną.
rule-BB-45 = Krok na działkę z żetonem kosztuje karty, na których symbol żetonu występuje tyle razy, ile mówi jego liczba.
rule-BB-46 = Symboli może być więcej, niż trzeba, ale każda z kart musi być potrzebna.
rule-BB-47 = Wydane karty trafiają na stos kart odrzuconych.
rule-BB-50 = Kto wchodzi na działkę z żetonem, od razu go bierze i kładzie na obrazku domu.
rule-BB-51 = Ułożony żeton daje 1 punkt i jeszcze po 1 za każdy żeton, który już leży bezpośrednio po lewej, po prawej, nad nim lub pod nim.
rule-BB-54 = Punkty dają tylko żetony. Gotowy dom daje razem zawsze tyle samo, w jakiejkolwiek kolejności powstał: ze zwykłym pudełkiem 37 punktów.
rule-BB-55 = Punkty pokazują karty zwycięstwa o wartości 3 i 1.
rule-BB-60 = Na koniec tury możesz odrzucić dowolnie wiele swoich kart.
rule-BB-61 = Potem dobierasz karty, aż będziesz mieć trzy.
rule-BB-65 = Gdy potrzebna jest karta, a talia się wyczerpała, odrzucone karty tasuje się i tworzą one nową talię.
rule-BB-70 = Gra kończy się natychmiast, gdy zostanie ułożony ostatni żeton.
rule-BB-71 = Wygrywa ten, kto ma najwięcej punktów.
rule-BB-72 = Jeśli przez 50 rund z rzędu (albo mniej, jeśli tak mówi pudełko) nikt nie ułoży żetonu, gra kończy się z taką punktacją, jaka jest.
rule-BB-75 = Przy równej liczbie punktów wygrywa ten, kto grał później.
rule-BB-91 = Opcjonalnie żetony na początku zawsze leżą tak samo.
rule-BB-92 = Opcjonalnie wszystkie karty na rękach leżą odkryte.
rule-BB-93 = Opcjonalnie za żeton płaci się dokładnie: bez ani jednego symbolu za dużo.
rule-BB-94 = Opcjonalnie nikt nie przeskakuje wzdłuż połączeń między polami ze strzałkami.
rule-BB-95 = Opcjonalnie wygrywają wszyscy, którzy mają najwięcej punktów.
rule-BB-97 = Zaczyna miejsce 1, chyba że ma zdecydować los.

## Rysunek w terminalu
draw-board = Plansza
draw-picture = Dom
draw-figures = Figurki
draw-tokens = Do zbudowania
draw-hand = Na ręce
draw-piles = W talii: { $deck }, odrzucone: { $discards }

## Co leży na stole, słowami
field-phase = Teraz
field-acting = Teraz gra
    .of = seats
field-first = Pierwszy gracz
field-built = Zbudowano w tej turze
field-idle = Tur bez budowania
field-idle_end = Gra kończy się przy
field-deck = Kart w talii
field-discards = Odrzucone
field-reshuffles = Ile razy przetasowano
field-squares = Jeszcze do zbudowania
field-picture = Dom jak dotąd
    .of = pieces
field-token = Część
field-seat = Zbudował
field-figures = Gracze
field-figure = Figurka
field-cell = Stoi na
field-points = Punkty
field-threes = Kart zwycięstwa po 3
field-ones = Kart zwycięstwa po 1
field-cards = Karty
field-free_figures = Wolne figurki
field-hand = Na ręce
field-hands = Karty wszystkich
field-pays = Na co wystarczą karty
field-undealt = Karty nierozdane
field-plans = Dokąd można dojść w tej turze
phase-dealing = rozdawanie kart
phase-placing = wszyscy wybierają figurki
phase-turn = trwają tury
phase-finished = gra skończona
