# What the program itself says, whatever the game.

seat-name = Seat { $number }

## What a match adds to the events of a game
event-took-back = { $seat } takes a choice back.
event-confirmed = { $seat } confirms.
event-seat-changed = { $seat } is now played by: { $kind }
kind-person = a person
kind-random = the random bot
kind-greedy = the greedy bot

## What a match adds to a game's reasons
reason-stale = The table has moved on; look again and choose anew.
reason-nothing-to-take-back = You have not chosen anything since the last step of the game.
reason-nothing-to-confirm = Your turn is not complete yet.
reason-over = The match is over.
