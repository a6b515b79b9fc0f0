# Co mówi narysowany stół Balkonicy poza tekstami samej gry (rooftree/games/balconia/text).

ba-table = Stół
ba-house = Dom, jak widzi go { $seat }
ba-other-open = Dom, jak widzi go { $seat }: przyjrzyj się
ba-other-hidden = Dom, jak widzi go { $seat }: okiennice są dla ciebie zamknięte
ba-cell = Poziom { $level }, kolumna { $column }
ba-entrance = Wejście
ba-open = Tu można wstawić klocek: { $change ->
    [one] o { $change } punkt więcej
    [few] o { $change } punkty więcej
   *[other] o { $change } punktów więcej
}
ba-disc = Klocek { $block } i jego cztery ścianki
ba-face-of = Tę połowę ma { $seat }.
ba-turn = Tura { $turn } z { $turns }
ba-turn-left = Obróć klocek w lewo
ba-turn-right = Obróć klocek w prawo
ba-take = Weź obie
ba-hint-take = Obracaj tarczę, aż dwie wybrane ścianki znajdą się na twojej połowie.
ba-hint-place = Wybierz jedną ze swoich ścianek i stuknij świecące miejsce. Przeciwną ściankę zobaczy { $seat }.
ba-hint-chooses = { $seat } wybiera dwie z czterech ścianek.
ba-hint-places = { $seat } wstawia klocek.
ba-hint-taken = Dwie ścianki na twojej połowie są twoje: jedną z nich dostaniesz.
ba-hint-read = Tymczasem stuknij ściankę albo balkon, żeby je przeczytać.
ba-hint-stands = Klocek stoi, i oto co dostajesz.
ba-blocks = { $blocks ->
    [one] { $blocks } klocek na stole
    [few] { $blocks } klocki na stole
   *[other] { $blocks } klocków na stole
}
ba-blocks-come = { $tokens ->
    [0] Żaden z nich już nie wejdzie do gry.
    [one] Wejdzie jeszcze jeden z nich; który – nie wie nikt.
    [few] Wejdą jeszcze { $tokens } z nich; które – nie wie nikt.
   *[other] Wejdzie jeszcze { $tokens } z nich; które – nie wie nikt.
}
ba-over = Dom jest gotowy.
ba-now = jak dotąd
ba-door-later = Porównamy, gdy dom będzie gotowy.
ba-close = Zamknij

## Jak grać
ba-how-lead = Dwoje sąsiadów dzieli jeden dom: ty widzisz jedną stronę każdego klocka, sąsiad drugą. Niech twoje balkony się polubią, a wieczór będzie twój.
ba-how-take = Weź dwie ścianki
ba-how-take-text = Odkrywa się klocek. Ma cztery ścianki w kole. Obracaj tarczę, aż dwie najlepsze dla ciebie znajdą się na twojej połowie, i weź je. Pozostałe dwie są sąsiada. Spróbuj tutaj!
ba-how-place = Sąsiad wstawia klocek
ba-how-place-text = Teraz sąsiad wybiera jedną ze swoich dwóch ścianek i miejsce obok czegoś, co już stoi. On widzi swoją ściankę, a ty przeciwną: zawsze jedną z dwóch ścianek z twojej połowy. Potem zamieniacie się rolami. Zielone liczby mówią, co dałoby dane miejsce.
ba-how-place-picture = Dom z czterema balkonami; miejsca obok nich świecą i mówią, co by dały
ba-how-signs = Czytaj tabliczki
ba-how-signs-text = Niebieski plan mówi, gdzie balkon patrzy, obrazek – czego szuka. Monety płaci się za każde znalezisko, gwiazdę tylko raz. Przekreślone znaczy: tego ma nie być.
ba-how-lovers = Połącz zakochanych
ba-how-lovers-text = Osoba zakochana szuka kogoś w sąsiedniej kolumnie, kto patrzy w jej stronę, na dowolnym poziomie. Każde z dwojga dostaje 5 punktów. Nikim się nie dzieli.
ba-how-lovers-picture = Dwie zakochane osoby w sąsiednich kolumnach patrzą na siebie
ba-how-door = Pamiętaj o drzwiach
ba-how-door-text = Liczą całą twoją stronę i płacą na jeden z trzech sposobów: za to, czego masz więcej niż sąsiad, za rzadszą z dwóch rzeczy albo za różnicę między dwiema rzeczami.
ba-how-door-picture = Troje drzwi: więcej niż sąsiad, rzadsza rzecz, różnica
ba-how-end = Policz punkty
ba-how-end-text = Po czternastu klockach okiennice się otwierają i porównujecie obie strony. Wygrywa większa liczba punktów; przy remisie – lepsze drzwi.
ba-how-end-picture = Strona sąsiada: jej okiennice są zamknięte do końca gry
ba-how-tip = Stuknij balkon albo drzwi, żeby je przeczytać: to, co liczą, się podświetli. Oko pokazuje klocki, które mogą jeszcze przyjść. Każdy wybór jest też na liście.
