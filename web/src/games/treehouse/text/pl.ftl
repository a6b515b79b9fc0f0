# Co mówi narysowany stół „Domku na drzewie” poza tekstami samej gry (rooftree/games/treehouse/text).

th-table = Stół
th-tree = Domek na drzewie: { $seat }
th-tree-state = Domek na drzewie: { $seat } – { $rooms ->
    [one] { $rooms } pokój
    [few] { $rooms } pokoje
   *[many] { $rooms } pokojów
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $side ->
    [-1] przechyla się w lewo
    [0] w równowadze
   *[1] przechyla się w prawo
}.
th-open = Dotknij, aby obejrzeć z bliska.
th-close = Zamknij

th-slot-room = { $slot }: { $room }
th-slot-ghost = { $slot }: { $room }, twój wybór
th-slot-open = { $slot }: wolne miejsce
th-slot-empty = { $slot }: puste, na razie zamknięte

th-score = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
th-deck = W talii: { $rooms ->
    [one] { $rooms } pokój
    [few] { $rooms } pokoje
   *[many] { $rooms } pokojów
}
th-discards = W koszu: { $rooms ->
    [one] { $rooms } pokój
    [few] { $rooms } pokoje
   *[many] { $rooms } pokojów
}
th-leads = prowadzi w tej rundzie
th-holds = trzyma warunek: { $condition }
th-decided = wybór gotowy
th-decided-self = twój wybór
th-thinks = wybiera

th-round = Runda { $round } z 3
th-pick = Wybór { $pick } z 5
th-colour-cards = Karty kolorów
th-laid = Runda { $round }: { $condition }
th-has-rooms = { $seat }: { $rooms ->
    [one] { $rooms } pokój
    [few] { $rooms } pokoje
   *[many] { $rooms } pokojów
}
th-won = kartę zdobywa { $seat }
th-left = zostało: { $count }

th-met = Przeszły przez twoje ręce
th-met-tree = { $seat }, { $slot }
th-met-hand = w twojej ręce
th-met-discard = odłożony
th-met-shown = odsłania { $seat }
th-met-unknown = podany dalej
th-discarded = Odłożone w czasie gry
th-undealt = Nierozdane

## Jak grać
th-how-lead = Wybierz pokój, podaj resztę dalej i zbuduj domek, który trzyma równowagę i nie rozdziela kolorów. Dwie minuty nauki, trzy rundy gry.
th-how-pick = Jeden dla ciebie, reszta dalej
th-how-pick-text = Dostajesz sześć pokojów. W tajemnicy wybierz jeden i miejsce dla niego na swoim drzewie. Gdy wszyscy wybiorą, pokoje buduje się jednocześnie, a pozostałe karty wędrują w lewo. W rundzie wybierasz pięć razy; szósty pokój odkłada się na bok. Jeśli żaden ci nie odpowiada, zamiast budować wrzuć jeden do kosza.
th-how-hold = Pokój musi na czymś stać
th-how-hold-text = Drzewo rośnie od pnia w górę. Na brzegu pokój opiera się na jednej karcie pod sobą, wszędzie indziej na dwóch. Na świecących miejscach można budować już teraz, wszystko wyżej musi poczekać.
th-how-hold-picture = Drzewo z czterema pokojami. Budować można w trzech miejscach: w luce między dwoma pokojami i na obu brzegach wyżej.
th-how-balance = Ptak pilnuje równowagi
th-how-balance-text = Pokój po lewej wysyła ptaka w lewo, pokój po prawej sprowadza go z powrotem. Są tylko trzy grzędy: dopóki ptak siedzi po lewej, po lewej nie można nic dobudować. Dwa miejsca dokładnie pośrodku nie ruszają ptaka i zawsze są otwarte.
th-how-balance-picture = Drzewo z jednym pokojem po lewej. Ptak siedzi po lewej i budować można tylko po prawej.
th-how-colour = Kolory trzymają się razem
th-how-colour-text = Pierwszy pokój koloru może stanąć gdziekolwiek. Każdy następny musi dotykać pokoju swojego koloru: z boku, od dołu albo od góry. Niebieski pokój pasuje tu na dwa świecące miejsca. Kolor obudowany ze wszystkich stron nie urośnie już wcale.
th-how-colour-picture = Drzewo z czerwonym i niebieskim pokojem. Niebieski pokój może stanąć na dwóch miejscach nad niebieskim.
th-how-score = Potem wszyscy liczą punkty
th-how-score-text = Po kolei każdy bierze warunek, a potem w odwrotnej kolejności kładzie go na kolorze. Wtedy każdy pokój na drzewie, stary i nowy, daje punkt: pod słońcem dwa, pod chmurą żadnego. Warunki działają dla wszystkich. We dwoje gra się tylko z chmurami, po jednej dla każdego.
th-how-score-picture = Trzy fioletowe pokoje na drzewie liczą się podwójnie: sześć punktów.
th-how-end = Po trzeciej rundzie
th-how-end-text = Kartę koloru zdobywa ten, kto samodzielnie ma najwięcej pokojów tego koloru, i punkt za każdy z nich. Wygrywa najwięcej punktów; przy remisie więcej pokojów jednego koloru.
th-how-tip = Szerokie drzewo punktuje w każdej rundzie, duże grupy zdobywają na koniec karty kolorów, a to, co podasz dalej, zbuduje twój sąsiad.
