# What the program itself says, whatever the game.

seat-name = Seat { $number }
