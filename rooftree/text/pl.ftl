# Co mówi sam program, niezależnie od gry.

seat-name = Miejsce { $number }
