# Domek na drzewie. Nazwy pokojów, kolorów i warunków pochodzą z pudełka i nie są tu odmieniane.
# ID-hidden to ten sam komunikat, gdy część jego zmiennych jest ukryta.

game-title = Domek na drzewie
game-summary = Wybieraj pokój, przekazuj pozostałe i buduj domek, który trzyma równowagę i nie rozrywa kolorów.

## Nazwy
label-room = { $name } ({ $colour })
label-rooms = { label-room }
condition-bare = bez warunku
condition-chosen = wybrany
condition-unchosen = niewybrany
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
count-rooms = { $rooms ->
    [one] { $rooms } pokój
    [few] { $rooms } pokoje
   *[many] { $rooms } pokojów
}
marker-position = { $marker ->
    [-1] po lewej
    [0] na środku
   *[1] po prawej
}

## O co gra pyta
prompt-pick = Runda { $round }, wybór { $pick }: wybierz pokój i jego miejsce.
prompt-show = Runda { $round }, wybór { $pick }: wybierz pokój do odsłonięcia.
prompt-place = Runda { $round }: wybierz miejsce dla pokoju – { $room }.
prompt-take = Runda { $round }: weź warunek ze środka stołu.
prompt-lay = Runda { $round }: połóż swój warunek na karcie koloru – { $condition }.
prompt-choose = Runda { $round }: wybierz kolor, który będzie punktował.
prompt-wait = Czekamy na wybór: { $seats }
prompt-over = Gra skończona.

## Wybory
choice-build = Zbuduj na miejscu { $slot }: { $room }
choice-discard = Odrzuć: { $room }
choice-show = Odsłoń: { $room }
choice-take = Weź: { $condition }
choice-lay = Połóż na kolorze: { $colour }
choice-choose = Wybierz: { $colour }

## Zdarzenia
event-led = Rundę prowadzi: { $seat }
event-dealt = { $seat } otrzymuje: { $rooms }
event-dealt-hidden = { $seat } otrzymuje karty pokojów.
event-handed = { $seat } dostaje od sąsiada: { $rooms }
event-handed-hidden = { $seat } dostaje karty od sąsiada.
event-chose = { $seat } ma już wybór za sobą.
event-revealed = { $seat } odsłania pokój: { $room }
event-built = { $seat } buduje na miejscu { $slot }: { $room }. Znacznik równowagi: { marker-position }.
event-discarded = { $seat } odrzuca: { $room }
event-discarded-hidden = { $seat } odrzuca zakryty pokój.
event-left-over = { $seat } odkłada ostatni pokój: { $room }
event-left-over-hidden = { $seat } odkłada zakryty ostatni pokój.
event-took = { $seat } bierze warunek: { $condition }
event-laid = { $seat } kładzie warunek na karcie koloru ({ $colour }): { $condition }
event-picked-colour = { $seat } wybiera kolor: { $colour }
event-scored = Runda { $round }, { $seat }: { count-points }, razem { $total }.
event-won-colour = { $seat } zdobywa kartę koloru: { $colour }, { count-points }.
event-ended = Trzecia runda dobiegła końca, a z nią gra.

## Wiersze podsumowania
line-round = Runda { $round }, { $colour } ({ $condition }): { count-rooms }, { count-points }
line-majority = Karta koloru, { $colour }: { count-rooms }, { count-points }
line-track = Na torze punktów przed kartami kolorów: { count-points }

## Dlaczego nie
reason-allowed = To jest dozwolone.
reason-not-awaited = To nie twoja kolej na wybór.
reason-already-chosen = Wybór już zapadł; cofnij go, żeby go zmienić.
reason-not-now = W tej chwili rundy nie można tego zrobić.
reason-not-held = Nie masz tego pokoju na ręce.
reason-no-slot = W domku nie ma takiego miejsca: są poziomy od 2 do 6, a 6 jest najwyższy.
reason-occupied = Tu już stoi pokój.
reason-support = Brakuje podpory: pokój leży na wszystkich kartach pod nim – na brzegu na jednej, gdzie indziej na dwóch.
reason-balance = Drzewo już przechyla się w tę stronę. Najpierw zbuduj po drugiej stronie albo na środku.
reason-colour = Ten pokój musi stykać się z pokojem swojego koloru na twoim drzewie.
reason-none-left = Na środku nie ma już takiego warunku.
reason-not-bare = Na tym kolorze w tej rundzie już coś leży.
reason-no-colour = Nie ma takiego koloru.
reason-no-condition = Nie ma takiego warunku.
reason-no-room = W tym pudełku nie ma takiego pokoju.
reason-unreadable = W tej grze nie ma takiego wyboru.
reason-twice = Jeden pokój leży w dwóch miejscach naraz.
reason-too-many-of-colour = Pokojów jednego koloru jest więcej niż w pudełku.
reason-too-many-rooms = Na drzewie jest więcej pokojów, niż można zbudować w trzech rundach.
reason-too-many-this-round = W jednej rundzie na drzewie przybyło więcej pokojów, niż jest wyborów.
reason-cut-off = Pokój nie łączy się z pozostałymi pokojami swojego koloru.
reason-tilted = Drzewo przechyla się bardziej, niż może pokazać znacznik.
reason-marker-wrong = Znacznik równowagi nie pokazuje, jak przechyla się drzewo.
reason-unbuildable = W żadnej kolejności nie da się zbudować takiego drzewa.
reason-too-many-conditions = Warunek leży więcej razy, niż to możliwe.
reason-missing-conditions = Liczba warunków w rundzie nie pasuje do liczby graczy.
reason-lost-room = Pokoju nigdzie nie ma albo nie leży tam, gdzie powinien.
reason-score-out-of-range = Nikt nie może mieć tylu punktów.

## Co jest nie tak na stole
fault-no-slot = { $seat }: nie ma miejsca { $slot }; domek ma miejsca od 2.1 do 6.6.
fault-support = { $seat }, { $slot }: pokój nie ma podpory – { $room }
fault-cut-off = { $seat }, { $slot }: pokój nie łączy się ze swoim kolorem – { $room }
fault-twice = Pokój leży w dwóch miejscach naraz: { $room }
fault-lost-room = Pokoju nigdzie nie ma albo nie leży tam, gdzie powinien: { $room }
fault-too-many-of-colour = Pokojów jednego koloru jest więcej niż w pudełku: { $colour }, { $rooms }
fault-too-many-rooms = { $seat }: { count-rooms }; w trzech rundach można zbudować najwyżej 15.
fault-too-many-this-round = { $seat }, runda { $round }: { count-rooms }; w rundzie jest 5 wyborów.
fault-tilted = { $seat }: różnica prawej i lewej strony to { $marker }; przewaga może wynosić tylko jeden pokój.
fault-marker-wrong = { $seat }: znacznik nie pokazuje, jak przechyla się drzewo – { marker-position }
fault-unbuildable = { $seat }: w żadnej kolejności nie da się zbudować takiego drzewa.
fault-too-many-conditions = Runda { $round }: leży więcej razy, niż to możliwe – { $condition }
fault-missing-conditions = Runda { $round }: warunki na kartach kolorów – { $conditions }; każdy gracz kładzie dokładnie jeden.
fault-score-out-of-range = { $seat }: { count-points } – tylu nie da się zdobyć.

## Opcje
option-young = Dla młodszych graczy
option-young-off = z warunkami
option-young-on = bez warunków: każdy wybiera kolor i punktują tylko te kolory
option-lead-rule = Kto prowadzi rundy 2 i 3
option-lead-rule-highest = kto ma najwięcej punktów
option-lead-rule-lowest = kto ma najmniej punktów
option-first-lead = Kto prowadzi rundę 1
option-first-lead-random = decyduje los
option-first-lead-seat-0 = miejsce 1
option-first-lead-seat-1 = miejsce 2
option-first-lead-seat-2 = miejsce 3
option-first-lead-seat-3 = miejsce 4
option-reveal-then-place = Sposób wybierania
option-reveal-then-place-off = pokój i miejsce naraz
option-reveal-then-place-on = najpierw pokój, a miejsce po odsłonięciu wszystkich pokojów
option-discard-visibility = Odrzucone pokoje
option-discard-visibility-hidden = pozostają zakryte
option-discard-visibility-shown = są raz pokazywane wszystkim
option-memory-aid = Pomoc dla pamięci
option-memory-aid-off = wyłączona
option-memory-aid-on = lista pokojów, które były w tej rundzie na twojej ręce
option-lead-tie = Przy remisie prowadzi najbliższy gracz zgodnie z ruchem wskazówek zegara
option-lead-tie-from-previous = licząc od poprzedniego prowadzącego: może prowadzić znowu
option-lead-tie-after-previous = licząc od następnego po poprzednim prowadzącym

## Koniec gry
end-running = Gra jeszcze trwa.
end-third-round = Podliczono trzecią rundę i rozdano karty kolorów.
tie-break-points = zdecydowały punkty
tie-break-best-colour = zdecydowała największa liczba pokojów jednego koloru
tie-break-shared = zwycięstwo jest wspólne
role-first-lead = prowadzenie w rundzie 1
role-second = drugie miejsce w rundzie 1
role-third = trzecie miejsce w rundzie 1
role-fourth = czwarte miejsce w rundzie 1

## Zasady prostymi słowami
rule-TH-09 = Znacznik równowagi pokazuje, o ile pokojów prawa strona przeważa nad lewą: najwyżej o jeden w każdą stronę.
rule-TH-13 = Kolorów jest sześć: czerwony, żółty, zielony, niebieski, fioletowy i brązowy.
rule-TH-14 = W trzy i cztery osoby w grze są dwa podwojenia i dwa skreślenia, w dwie osoby tylko dwa skreślenia.
rule-TH-20 = Każda z trzech rund ma swój porządek: rozdanie pokojów, pięć wyborów i budowanie, a potem podliczanie.
rule-TH-21 = Na początku każdej rundy każdy dostaje z talii sześć pokojów.
rule-TH-23 = Każdy w tajemnicy wybiera pokój z ręki; gdy wybiorą wszyscy, pokoje są zagrywane jednocześnie.
rule-TH-24 = Pokój i jego miejsce wybiera się razem i w tajemnicy. Opcjonalnie najpierw odsłania się pokoje, a potem wybiera miejsca.
rule-TH-25 = Wybór można zmieniać, dopóki nie wybiorą wszyscy; potem jest ostateczny.
rule-TH-27 = Runda ma pięć wyborów, więc drzewo rośnie najwyżej o pięć pokojów w rundzie i o piętnaście w całej grze. Szósty pokój się odkłada.
rule-TH-30 = Odrzucony pokój odkłada się zakryty; opcjonalnie raz się go pokazuje.
rule-TH-40 = Pokój staje na wolnym miejscu poziomów od 2 do 6. Na pniu ani powyżej poziomu 6 się nie buduje.
rule-TH-41 = Pod pokojem wszystko musi być zajęte: na brzegu opiera się na jednej karcie, gdzie indziej na dwóch.
rule-TH-43 = Pierwszy pokój koloru staje gdziekolwiek. Potem pokój musi stykać się z innym pokojem swojego koloru, tak że każdy kolor tworzy jedną grupę.
rule-TH-46 = Pokój po lewej przesuwa znacznik w lewo, pokój po prawej w prawo. Po stronie, po której stoi znacznik, nie można budować.
rule-TH-48 = Drzewo rośnie pokój po pokoju i każdy musi być dozwolony w chwili, gdy się go buduje.
rule-TH-49 = Zbuduj pokój z ręki tam, gdzie mu wolno, albo jeden odrzuć. Odrzucić można zawsze, pasować nie można.
rule-TH-55 = Przy stole każdy sam pamięta pokoje, które przekazał; opcjonalnie ich listę pokazuje ekran.
rule-TH-63 = Przy remisie prowadzi gracz najbliższy zgodnie z ruchem wskazówek zegara od poprzedniego prowadzącego; opcja decyduje, czy jego samego liczyć jako pierwszego, czy jako ostatniego.
rule-TH-65 = Są dwa podwojenia i dwa skreślenia. Możesz wziąć dowolny warunek, dopóki taki jest.
rule-TH-66 = Warunek kładzie się na karcie koloru, na której w tej rundzie nic jeszcze nie leży.
rule-TH-67 = Każdy musi położyć swój warunek; nie można go zatrzymać.
rule-TH-72 = W każdej rundzie każdy pokój twojego drzewa daje punkt; dwa, gdy jego kolor jest podwojony, i żadnego, gdy jest skreślony.
rule-TH-74 = Warunki działają na wszystkich tak samo, a punkty z każdej rundy dodaje się do wyniku.
rule-TH-75 = Po rundzie 3 ten, kto sam ma najwięcej pokojów danego koloru, bierze kartę tego koloru i po punkcie za każdy taki pokój.
rule-TH-78 = Więcej punktów, niż daje pięć nowych pokojów w rundzie i warunki, mieć nie można.
rule-TH-90 = Dla młodszych graczy nie ma warunków: każdy wybiera kolor, a każdy pokój wybranych kolorów daje punkt swojemu właścicielowi.
rule-TH-93 = Od rundy 2 prowadzi ten, kto ma najwięcej punktów; opcjonalnie ten, kto ma najmniej.
rule-TH-94 = O prowadzeniu w rundzie 1 decyduje los, chyba że wskażecie miejsce.
rule-TH-173 = Pokoje są te, które leżą w pudełku; każdy ma kod, na przykład r01: litera koloru i numer.
rule-TH-174 = W pudełku są 72 pokoje, po 12 każdego koloru, a każdy tylko raz.

## Rysunek w terminalu
draw-colours = Karty kolorów
draw-hand = Ręka
draw-met = Trzymane w tej rundzie
draw-middle = Na środku: { $conditions }
draw-piles = W talii: { $deck }, odrzucone: { $discards }
draw-lead = { $name }, prowadzi
draw-at-tree = { $seat } { $slot }
draw-at-shown = odkrywa { $seat }
draw-at-hand = w twojej ręce
draw-at-discard = odłożony
draw-at-unknown = przekazany dalej

## Co leży na stole – słowami
field-phase = Teraz
field-round = Runda
field-pick = Wybór
field-lead = Prowadzi
field-awaited = Jeszcze wybierają
field-deck = Pokoje w talii
field-discards = Pokoje odłożone
field-discarded = { field-discards }
field-undealt = { field-deck }
field-middle = Warunki na środku stołu
field-laid = Na kartach kolorów, runda po rundzie
    .of = rounds
field-majorities = Zdobyte karty kolorów
    .of = seats
field-hand = { draw-hand }
field-hands = Karty wszystkich
field-met = { draw-met }
    .of = rooms
field-chosen = Wybrano
field-trees = Drzewa
field-rooms = Pokoje
field-marker = Równowaga (prawa strona mniej lewa)
field-score = Punkty
field-cards = Kart na ręce
field-decided = Wybór dokonany
field-condition = Warunek
field-revealed = Odkryty
field-room = Pokój
field-at = Gdzie
field-seat = U kogo
field-slot = Miejsce
phase-pick = wszyscy wybierają pokój
phase-place = wszyscy kładą odkryty pokój
phase-take = wybieranie warunków
phase-lay = wykładanie warunków
phase-choose = wybieranie koloru
phase-dealing = rozdawanie pokoi
phase-finished = koniec partii
at-tree = na drzewie
at-shown = odkryty
at-hand = { draw-at-hand }
at-discard = { draw-at-discard }
at-unknown = { draw-at-unknown }
red-chosen = { condition-chosen }
yellow-chosen = { condition-chosen }
green-chosen = { condition-chosen }
blue-chosen = { condition-chosen }
purple-chosen = { condition-chosen }
brown-chosen = { condition-chosen }
