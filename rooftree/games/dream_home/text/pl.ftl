# Domek. Nazwy pomieszczeń, kart i żetonów pochodzą z pudełka i nie są tu odmieniane.
# ID-hidden to ten sam komunikat, gdy część jego zmiennych jest ukryta.

game-title = Domek
game-summary = Bierzcie pomieszczenie razem z kartą nad nim i budujcie dom o dwunastu polach.

## Nazwy
card-marker = znacznik pierwszego gracza
card-roof = karta dachu
cards-roof = { card-roof }
face-up = odkryta
face-down = zakryta
roof-uniform = jeden kolor
roof-mixed = różne kolory
roof-incomplete = mniej niż cztery karty
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
count-roofs = { $roofs ->
    [one] { $roofs } karta dachu
    [few] { $roofs } karty dachu
   *[many] { $roofs } kart dachu
}
count-empty = { $rooms ->
    [one] { $rooms } puste pomieszczenie
    [few] { $rooms } puste pomieszczenia
   *[many] { $rooms } pustych pomieszczeń
}
count-windows = { $windows ->
    [one] { $windows } okno
    [few] { $windows } okna
   *[many] { $windows } okien
}
count-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}

## Co robią narzędzia i pomocnicy
about-drill = W swojej turze, przed wyborem kolumny: wymień odkryte pomieszczenie swojego domu na pomieszczenie z toru.
about-jackhammer = Przed turami rundy: weź dowolne pomieszczenie z toru i od razu je połóż. W tej rundzie nie masz już tury.
about-mixer = W swojej turze, przed wyborem kolumny: zamień miejscami dwa pomieszczenia na torze.
about-scaffold = Trafia do domu od razu, przed pomieszczeniem z tej tury albo po nim. Podtrzymuje to, co zbudujesz wyżej; później może je zastąpić pomieszczenie.
about-roofer = Na koniec gry: weź kartę dachu ze stosu kart odrzuconych.
about-courier = Na koniec gry: wymień dowolną kartę swojego domu na pomieszczenie ze stosu kart odrzuconych.
about-handyman = Na koniec gry: zamień miejscami dwa pomieszczenia swojego domu.
about-architect = Każda premia za wygodę daje 4 punkty zamiast 3, a każde puste pomieszczenie 1.
about-designer = Od tej chwili wyposażenie nie zamyka twoich pomieszczeń. Na koniec gry każdy żeton daje o 1 punkt więcej.

## O co pyta gra
prompt-discard = Runda { $round }: wybierz kolumnę od 2 do 5, która zostanie odrzucona.
prompt-jackhammer = Runda { $round }: użyć młota pneumatycznego i od razu wziąć pomieszczenie czy zachować go na później?
prompt-take = Runda { $round }: wybierz kolumnę.
prompt-build = Runda { $round }: wybierz pole dla pomieszczenia: { $room }
prompt-build-or-scaffold = Runda { $round }: najpierw postaw rusztowanie albo wybierz pole dla pomieszczenia: { $room }
prompt-build-with-jackhammer = Runda { $round }, młot pneumatyczny: wybierz pole dla pomieszczenia: { $room }
prompt-car = Runda { $round }: twój garaż stoi jako pierwszy. Czy wstawić do niego samochód?
prompt-keep = Runda { $round }: w jednym pomieszczeniu jest więcej niż jeden żeton. Który zostaje?
prompt-furnish = Runda { $round }: wybierz pomieszczenie dla żetonu: { $token }
prompt-scaffold = Runda { $round }: wybierz pole dla rusztowania.
prompt-help = Twoi pomocnicy: skorzystaj z nich albo zrezygnuj.
prompt-wait = Czekamy: { $seats }
prompt-over = Koniec gry.

## Wybory
choice-discard = Odrzuć kolumnę { $column }: { $room }, { $card }
choice-jackhammer = Młot pneumatyczny, kolumna { $column }: { $room }
choice-decline = Zachowaj młot pneumatyczny
choice-take = Kolumna { $column }: { $room }, { $card }
choice-mix = Betoniarka: zamień miejscami pomieszczenia kolumn { $column } i { $other }
choice-drill = Wiertarka: { $cell } za kolumnę { $column }: { $room }, karta { $face }
choice-build = { $cell }, karta { $face }: { $room }
choice-scaffold = Rusztowanie na { $cell }
choice-furnish = { $cell }: { $token }
choice-keep = Zostaw na { $cell }: { $token }
choice-car = Samochód na { $cell }
choice-no-car = Bez samochodu
choice-roofer = Dekarz: { $card }
choice-courier = Dostawca: { $cell } za { $room } ({ $card }), karta { $face }
choice-handyman = Majster: zamień miejscami { $cell } i { $other }
choice-done = Koniec z pomocnikami

## Zdarzenia
event-first = { $seat } dostaje znacznik pierwszego gracza.
event-round = Zaczyna się runda { $round }, pierwsza tura: { $seat }
event-laid-cards = Wyłożone nad kolumnami od 2 do 5: { $cards }
event-laid-rooms = Wyłożone w kolumnach od 1 do 5: { $rooms }
event-discarded-column = { $seat } odrzuca kolumnę { $column }: { $room }, { $card }
event-declined = { $seat } zachowuje młot pneumatyczny.
event-jackhammered = { $seat } bierze młotem pneumatycznym z kolumny { $column }: { $room }. Odrzucone: { $card }
event-drilled = { $seat } wierci na { $cell }: do kolumny { $column } trafia { $out }, do domu { $room }, karta { $face }.
event-mixed = { $seat } włącza betoniarkę: pomieszczenia kolumn { $column } i { $other } zamieniają się miejscami.
event-took = { $seat } bierze kolumnę { $column }: { $room }, { $card }
event-built = { $seat } buduje na { $cell }, karta { $face }: { $room }
event-built-on-scaffold = { $seat } buduje w miejscu rusztowania na { $cell }, karta { $face }: { $room }
event-scaffolded = { $seat } stawia rusztowanie na { $cell }.
event-scaffold-wasted = Na rusztowanie nie ma miejsca: { $seat }
event-furnished = { $seat } kładzie na { $cell }: { $token }
event-furnished-outside = { $seat } kładzie obok domu: { $token }
event-furniture-wasted = { $seat } nie ma miejsca na żeton: { $token }
event-token-lost = { $seat } traci z { $cell }: { $token }
event-car-out = Samochód zostaje poza grą: { $seat }
event-left-over = Zostają w kolumnie { $column } i są odrzucane: { $room }, { $card }
event-helpers-begin = Domy stoją. Czas na pomocników, zaczyna: { $seat }
event-fetched = Dekarz przynosi ({ $seat }): { $card }
event-couriered = Dostawca ({ $seat }) przynosi na { $cell }, karta { $face }: { $room }. Zabiera: { $out }
event-swapped = Majster ({ $seat }) zamienia miejscami { $cell } i { $other }.
event-helped = Pomocnicy nie są już potrzebni: { $seat }
event-roofed = { $seat } odkrywa dach: { count-cards }, { count-points }
event-ended = Dwunasta runda dobiegła końca, a z nią gra.

## Wiersze punktacji
line-room = { $room } ({ $cells }): { count-points }
line-partner = { $room } obok właściwego pomieszczenia ({ $cells }): { count-points }
line-empty = { count-empty } ({ $cells }): { count-points }
line-furniture = { $token }: { count-points }
line-baths = Łazienka na obu górnych piętrach: { count-points }
line-comfort = Łazienka, kuchnia i sypialnia: { count-points }
line-roof = Dach, { $roof }: { count-points }
line-windows = { count-windows } w dachu: { count-points }

## Dlaczego nie
reason-allowed = Tak można.
reason-not-awaited = To nie twoja tura.
reason-not-now = Teraz nie można tego zrobić.
reason-empty-column = W tej kolumnie nie ma już karty pomieszczenia.
reason-first-column = Kolumny 1 nie można odrzucić.
reason-no-tool = Nie masz tego narzędzia.
reason-not-face-up = Wiertarka wymienia tylko odkryte pomieszczenia.
reason-vacant-slot = Betoniarka potrzebuje dwóch kolumn, w których są pomieszczenia.
reason-occupied = Leży tu już karta.
reason-support = Pole poniżej jest wolne: karta nie ma się na czym oprzeć.
reason-zone = Pomieszczenia z piwnicy leżą odkryte tylko w piwnicy, wszystkie inne tylko na dwóch piętrach nad nią.
reason-beside-finished = Obok jest zamknięte pomieszczenie tego rodzaju. Zakrytą kartę można tu położyć.
reason-too-large = Pomieszczenie byłoby większe, niż pozwala jego rodzaj.
reason-no-scaffold = Nie masz teraz rusztowania do postawienia.
reason-no-room-there = Nie ma tu odkrytego pomieszczenia.
reason-unsuitable = Ten żeton nie pasuje do takiego pomieszczenia.
reason-furnished = W tym pomieszczeniu jest już żeton.
reason-not-crowded = Nie ma tu żetonu, który byłby w swoim pomieszczeniu nadmiarowy.
reason-not-the-garage = Samochód stawia się w garażu.
reason-no-helper = Nie masz tego pomocnika.
reason-no-roof-card = Takiej karty dachu nie ma w stosie kart odrzuconych.
reason-not-in-pile = Tej karty pomieszczenia nie ma w stosie kart odrzuconych.
reason-same-card = W stosie leży taka sama karta; podaj tamtą.
reason-same-cell = To nie są dwie różne karty.
reason-handyman-finished = W tym wydaniu majster nie przenosi karty obok zamkniętego pomieszczenia tego samego rodzaju.
reason-no-column = Nie ma takiej kolumny.
reason-no-cell = Nie ma takiego pola: dom ma T1–T5, M1–M5, B4 i B5.
reason-no-face = Karta leży odkryta (up) albo zakryta (down).
reason-no-card = W tym pudełku nie ma takiej karty.
reason-not-there = Leży tu coś innego.
reason-unreadable = W tej grze nie ma takiego wyboru.
reason-twice = Jedna karta leży w dwóch miejscach.
reason-lost = Jakiejś karty nigdzie nie ma.
reason-two-tokens = W pomieszczeniu jest więcej niż jeden żeton.
reason-token-on-nothing = Żeton leży tam, gdzie nie ma odkrytego pomieszczenia.
reason-token-unsuitable = Żeton leży nie tam, gdzie jego miejsce.
reason-token-twice = Każdy żeton wyposażenia jest tylko jeden.
reason-unfinished-house = Liczba pomieszczeń nie pasuje do rundy.
reason-scaffold-left = Na końcu w domu zostało rusztowanie.
reason-too-many-taken = Kart dodatków jest więcej, niż było tur.
reason-too-many-of-kind = Kart jednego rodzaju jest więcej niż w pudełku.
reason-house-unsound = Dom przeczy sam sobie.

## Co jest nie tak na stole
fault-support = { $seat }, { $cell }: karta nie ma się na czym oprzeć.
fault-zone = { $seat }, { $cell }: nie to piętro: { $room }
fault-too-large = { $seat }, { $cell }: obok siebie leży więcej kart, niż wolno: { $room }
fault-two-tokens = { $seat }, { $cell }: więcej niż jeden żeton w pomieszczeniu, między innymi: { $token }
fault-token-on-nothing = { $seat }, { $cell }: pod żetonem nie ma odkrytego pomieszczenia: { $token }
fault-token-unsuitable = { $seat }: żeton leży nie tam, gdzie jego miejsce: { $token }
fault-token-twice = Taki żeton jest tylko jeden: { $token }
fault-twice = Karta leży w dwóch miejscach: { $card }
fault-lost = Karty nigdzie nie ma: { $card }
fault-unfinished-house = { $seat }: w domu { $rooms ->
    [one] jest { $rooms } karta pomieszczenia
    [few] są { $rooms } karty pomieszczeń
   *[many] jest { $rooms } kart pomieszczeń
}; to nie pasuje do rundy, a na końcu jest ich 12.
fault-scaffold-left = { $seat }: na końcu w domu zostało rusztowanie.
fault-too-many-taken = { $seat }: oprócz pomieszczeń { count-cards }; w rundzie bierze się najwyżej jedną.
fault-too-many-of-kind = { $seat }: w pudełku nie ma tylu takich kart: { $card }
fault-house-unsound = { $seat }: dom przeczy sam sobie.

## Opcje
option-handyman-may-extend-furnished = Majster: czy można powiększyć pomieszczenie z wyposażeniem
option-handyman-may-extend-furnished-edition = jak w wydaniu
option-handyman-may-extend-furnished-yes = tak, do największego rozmiaru
option-handyman-may-extend-furnished-no = nie, jest zamknięte
option-tie-break = Remis na pierwszym miejscu
option-tie-break-edition = jak w wydaniu
option-tie-break-children = rozstrzygają dzieci na kartach pomieszczeń
option-tie-break-shared = to wspólne zwycięstwo
option-car = Samochód za pierwszy garaż z dwóch kart
option-car-off = nie
option-car-on = tak, jeśli jest w pudełku
option-column-discard = Dwie lub trzy osoby: w każdej rundzie odrzuca się kolumnę
option-column-discard-on = tak
option-column-discard-off = nie, gra rodzinna
option-roof-memory = Własne karty dachu
option-roof-memory-strict = trzeba pamiętać
option-roof-memory-open = są dla ciebie widoczne (udogodnienie spoza instrukcji)
option-unique-adjacency = Unikatowe pomieszczenia patrzą
option-unique-adjacency-side = w lewo i w prawo
option-unique-adjacency-any = także w górę i w dół
option-first-player = Pierwszy gracz
option-first-player-random = losowo
option-first-player-seat-0 = miejsce 1
option-first-player-seat-1 = miejsce 2
option-first-player-seat-2 = miejsce 3
option-first-player-seat-3 = miejsce 4

## Koniec gry
end-running = Gra jeszcze trwa.
end-twelfth-round = Rozegrano dwunastą rundę i odkryto dachy.
tie-break-points = rozstrzygnęły punkty
tie-break-children = rozstrzygnęły dzieci na kartach pomieszczeń
tie-break-shared = wspólne zwycięstwo
role-first = pierwsze miejsce w rundzie 1
role-second = drugie miejsce w rundzie 1
role-third = trzecie miejsce w rundzie 1
role-fourth = czwarte miejsce w rundzie 1

## Zasady prostymi słowami
rule-DH-01 = Dom ma dwanaście pól: T1–T5 na górze, M1–M5 pod nimi i piwnicę B4 i B5 pod kolumnami 4 i 5.
rule-DH-02 = Pole jest wolne albo leży na nim jedna karta: odkryte pomieszczenie, zakryte pomieszczenie lub rusztowanie.
rule-DH-03 = Obok znaczy z lewej lub z prawej na tym samym piętrze. Opcja pozwala unikatowym pomieszczeniom patrzeć też w górę i w dół.
rule-DH-07 = Tor ma pięć kolumn. W pierwszej jest pomieszczenie i znacznik pierwszego gracza, w pozostałych pomieszczenie i karta dodatku.
rule-DH-13 = Kto zaczyna, rozstrzyga los, chyba że przed grą wskazano miejsce.
rule-DH-15 = Runda: wykłada się karty, we dwoje i troje odrzuca kolumnę, można użyć młota pneumatycznego, każdy ma turę, resztę się odrzuca.
rule-DH-18 = Tury biegną zgodnie z ruchem wskazówek zegara od osoby ze znacznikiem pierwszego gracza.
rule-DH-23 = Każda runda daje każdemu domowi jedną kartę pomieszczenia, razem dwanaście, i najwyżej jedną kartę dodatku.
rule-DH-24 = Twoja tura: wiertarki i betoniarki, jeśli chcesz, potem kolumna, pole dla pomieszczenia i karta dodatku. Nie można pasować.
rule-DH-25 = Bierzesz obie karty kolumny, w której jest jeszcze pomieszczenie. Żadnej nie możesz odmówić.
rule-DH-31 = Pomieszczenie kładzie się od razu, na wolnym polu albo w miejscu własnego rusztowania, i tam zostaje.
rule-DH-33 = Pole poniżej nie może być wolne. B4, B5 i M1–M3 stoją na ziemi.
rule-DH-34 = Pomieszczenia z piwnicy leżą odkryte tylko w piwnicy, wszystkie inne tylko na dwóch piętrach nad nią.
rule-DH-35 = Każde pomieszczenie można położyć zakryte wszędzie, gdzie coś je podtrzymuje; jest wtedy puste.
rule-DH-41 = Karty jednego rodzaju obok siebie to jedno pomieszczenie, a kart nie może być w nim więcej, niż pozwala jego rodzaj.
rule-DH-42 = Pomieszczenie jest zamknięte, gdy ma pełny rozmiar albo żeton. Obok niego nie kładzie się odkrytej karty jego rodzaju.
rule-DH-48 = Żeton kładzie się na odkrytej karcie rodzaju podanego na karcie wyposażenia, jeśli pomieszczenie nie ma jeszcze żetonu.
rule-DH-50 = Pomieszczenie ma najwyżej jeden żeton, bez względu na liczbę kart.
rule-DH-54 = Żetony leżą w odkrytych pomieszczeniach, nigdy w pustych ani na rusztowaniu.
rule-DH-58 = Gdy w pomieszczeniu znajdzie się kilka żetonów, jego właściciel zostawia jeden, a reszta odpada z gry.
rule-DH-61 = Żeton wędruje ze swoją kartą, więc zawsze leży tam, gdzie wolno.
rule-DH-67 = Wiertarka, młot pneumatyczny i betoniarka leżą obok domu, aż ich użyjesz, każdej karty raz.
rule-DH-73 = Wiertarka wymienia odkryte pomieszczenie; puste pomieszczenia i rusztowania zostają.
rule-DH-85 = Betoniarka zamienia dwie karty: w obu kolumnach musi być pomieszczenie.
rule-DH-86 = Rusztowanie trafia do domu w turze, w której je bierzesz, na wolne pole, które coś podtrzymuje.
rule-DH-92 = Rusztowanie nie zostaje do końca: dwanaście pomieszczeń zajmuje dwanaście pól.
rule-DH-97 = Dekarz dokłada do twojego stosu kartę dachu ze stosu kart odrzuconych.
rule-DH-99 = Dostawca wymienia dowolną kartę twojego domu na kartę pomieszczenia ze stosu kart odrzuconych.
rule-DH-104 = Majster zamienia miejscami dwie karty pomieszczeń twojego domu; każda zostaje odkryta lub zakryta jak była i zachowuje żeton.
rule-DH-107 = Dzięki majstrowi karta może dołączyć do pomieszczenia z żetonem; w drugim wydaniu polskim nie może.
rule-DH-110 = Z architektką każde puste pomieszczenie daje 1 punkt, bez niej nic.
rule-DH-121 = Po rundzie 12 wszyscy po kolei korzystają z dekarzy, dostawców i majstrów albo z nich rezygnują.
rule-DH-127 = Większość pomieszczeń punktuje według rozmiaru, raz za całe pomieszczenie.
rule-DH-128 = Pomieszczenia unikatowe i niektóre z piwnicy są warte więcej obok rodzaju, który wymieniają.
rule-DH-130 = Każdy żeton daje tyle punktów, ile na nim podano, a z dekoratorką o 1 więcej.
rule-DH-131 = Odkryte łazienki na obu górnych piętrach: 3 punkty, z architektką 4.
rule-DH-132 = Odkryte łazienka, kuchnia i sypialnia: 3 punkty, z architektką 4.
rule-DH-133 = Dach z mniej niż czterech kart nic nie daje. Jeśli kart jest więcej, liczą się cztery najlepsze.
rule-DH-134 = Cztery karty dachu jednego koloru: 8 punktów.
rule-DH-135 = Cztery karty dachu różnych kolorów: 3 punkty.
rule-DH-136 = Każde okno wśród czterech kart dachu: 1 punkt.
rule-DH-137 = Przy remisie o pierwsze miejsce wygrywa osoba, która ma więcej dzieci na odkrytych pomieszczeniach; albo, jak w drugim wydaniu polskim, zwycięstwo jest wspólne.
rule-DH-140 = Kto pierwszy ma garaż z dwóch kart, może wstawić tam samochód: 1 punkt, według wszystkich zasad wyposażenia.
rule-DH-144 = Karty dachu leżą zakryte do końca. Opcja pokazuje ci twoje.
rule-DH-145 = We dwoje i troje osoba ze znacznikiem najpierw odrzuca jedną z kolumn od 2 do 5.
rule-DH-147 = W grze rodzinnej we dwoje i troje nie odrzuca się kolumny.
rule-DH-149 = Wszystkie 60 kart pomieszczeń i 48 kart dodatków zawsze gdzieś leży, każda w jednym miejscu.
rule-DH-153 = W pudełku jest 60 kart pomieszczeń, 48 kart dodatków i żeton do każdej karty wyposażenia.

## Rysunek w terminalu
draw-display = Tor, runda { $round }
draw-marker = { $name }, znacznik pierwszego gracza
draw-piles = Stosy kart odrzuconych
draw-discarded = { $rooms ->
    [one] { $rooms } karta pomieszczenia
    [few] { $rooms } karty pomieszczeń
   *[many] { $rooms } kart pomieszczeń
}, { $cards ->
    [one] { $cards } karta dodatku
    [few] { $cards } karty dodatków
   *[many] { $cards } kart dodatków
}
draw-points = { count-points } bez dachu

## Co leży na stole, słowami
field-stage = Teraz
field-asked = Pytanie
field-round = Runda
field-first = Znacznik pierwszego gracza
field-order = Kolejność tur
    .of = seats
field-skipped = Młot pneumatyczny w tej rundzie
    .of = seats
field-awaited = Czekamy
field-decks = Zostało w taliach
field-rooms = Pomieszczenia
field-cards = Karty dodatków
field-display = Tor
    .of = columns
field-column = Kolumna
field-room = Pomieszczenie
field-card = Karta dodatku
field-in_hand = Właśnie wzięte
field-seat = Gracz
field-with_jackhammer = Młotem pneumatycznym
field-houses = Domy
field-cells = Pola
field-face = Karta leży
field-token = Żeton
field-finished = Zamknięte
field-partner = Obok właściwego pomieszczenia
field-limit = Największy rozmiar
field-beside = Narzędzia i pomocnicy
field-outside = Obok domu
field-roofs = Liczba kart dachu
field-roof_cards = Karty dachu
field-points = Punkty
field-lines = Za co punkty
field-children = Dzieci
field-room_pile = Odrzucone pomieszczenia
field-card_pile = Odrzucone karty dodatków
field-roof_pile = Odrzucone dachy
field-effects = Co dałby każdy wybór
field-gain = Punktów więcej
field-joins = Łączy się z
stage-dealing = wykładanie kart na tor
stage-column-discard = odrzucanie kolumny
stage-window = czas na młot pneumatyczny
stage-turns = trwają tury
stage-helpers = czas na pomocników
stage-finished = { prompt-over }
asked-nothing = teraz żadne
asked-discard = którą kolumnę odrzucić
asked-jackhammer = użyć młota pneumatycznego czy zachować go na później
asked-take = którą kolumnę wziąć
asked-build = które pole dla pomieszczenia
asked-car = czy wstawić samochód do garażu
asked-keep = który żeton zostaje w pomieszczeniu
asked-furnish = które pomieszczenie dla żetonu
asked-scaffold = które pole dla rusztowania
asked-help = z których pomocników skorzystać
