# Co mówi sam program, niezależnie od gry.

seat-name = Miejsce { $number }

## Co partia dodaje do zdarzeń gry
event-took-back = { $seat } cofa swój wybór.
event-confirmed = { $seat } potwierdza wybór.
event-seat-changed = { $seat } – teraz na tym miejscu: { $kind }
kind-person = człowiek
kind-random = bot losowy
kind-greedy = bot zachłanny

## Co partia dodaje do powodów gry
reason-stale = Gra poszła dalej; spójrz jeszcze raz i wybierz od nowa.
reason-nothing-to-take-back = Od ostatniego kroku gry nic nie zostało wybrane.
reason-nothing-to-confirm = Twój ruch nie jest jeszcze pełny.
reason-over = Partia dobiegła końca.
