# Big Build. Names of cells, symbols, tokens, cards and figures come from the box and are not inflected here.
# ID-hidden says a message when some of its variables are withheld, or there are none.

game-title = Big Build
game-summary = Walk the forest paths with cards that show materials, bring them to the building sites, and finish the house together – for most points.

## Names
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
how-complete = the house is finished
how-stalled = nobody has built anything for too long
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-drawn = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What a seat is asked
prompt-place = Choose a figure and the START cell it sets out from.
prompt-turn = Go on, build, or end your turn. In hand: { count-cards }
prompt-no-cards = All your cards are spent: end your turn.
prompt-wait = Waiting for: { $seats }
prompt-over = The game is over.

## Choices
choice-place = { $figure } sets out from { $at }
choice-step = Go to { $to }, spend { $cards }
choice-end = End the turn, discard { $cards }
choice-end-hidden = End the turn, keep all cards

## Events
event-first = { $seat } goes first.
event-set-out = On { $square } lies: { $token }
event-dealt = { $seat } is dealt: { $cards }
event-dealt-hidden = { $seat } is dealt { count-drawn }.
event-placed = { $seat } chooses a figure and sets out from { $at }: { $figure }
event-stepped = { $seat } goes from { $from } to { $to } and spends { $cards }.
event-jumped = { $seat } jumps from { $from } over { $over } to { $to } and spends { $cards }.
event-built = { $seat } builds: { $token }. { count-points }, { $total } in all.
event-discarded = { $seat } discards: { $cards }
event-turn-over = { $seat } ends the turn.
event-drew = { $seat } draws: { $cards }
event-drew-hidden = { $seat } draws { count-drawn }.
event-reshuffled = The deck is used up; the discards are shuffled into a new one: { count-cards }.
event-ended = The game is over: { $how }.

## Lines of a score
line-token = { $token }: { count-points }, neighbours in place: { $neighbours }
line-counted = Victory cards: { count-points }

## Why not
reason-allowed = This is allowed.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-wrong-phase = Not now: first everyone sets up a figure, then turns are taken.
reason-no-such-figure = There is no such figure.
reason-no-such-cell = There is no such cell on this board.
reason-figure-taken = Somebody else plays this figure.
reason-not-start = A figure sets out from a START cell only.
reason-cell-occupied = Another figure stands there.
reason-card-not-in-hand = You do not hold this card, or you name it twice.
reason-own-cell = You stand there already.
reason-not-reachable = No path leads there in one step. Only cells with figures on them can be jumped over.
reason-one-card-per-step = Such a step costs one card, no more and no less.
reason-symbol-missing = The card must show the symbol of the cell you go to.
reason-price-not-met = These cards do not show what the token asks for.
reason-superfluous-card = One of these cards is not needed. Keep it.
reason-unreadable = This is not a choice in this game.
reason-same-cell = Two figures stand on one cell.
reason-same-figure = Two seats have the same figure.
reason-on-token = A figure stands where a token still lies.
reason-wrong-square = A token lies on a square of another number.
reason-token-twice = A token lies in two places at once.
reason-token-lost = A token is neither on the board nor in the picture.
reason-token-missing = The picture is not complete.
reason-card-twice = A card lies in two places at once.
reason-card-lost = A card is nowhere.
reason-hand-size = A hand has too few cards.
reason-wrong-points = Points do not agree with the tokens laid.
reason-wrong-sum = Together there are more or fewer points than the picture gives.
reason-stall-missed = The game should have ended: nobody has built for too long.

## What is wrong with a position
fault-same-cell = { $seat }, { $cell }: another figure stands on this cell.
fault-same-figure = { $seat }: another seat has this figure – { $figure }
fault-on-token = { $seat }, { $square }: the figure stands where a token still lies – { $token }
fault-wrong-square = { $square }: the number of this square is not that of its token – { $token }
fault-token-twice = This token lies in two places at once: { $token }
fault-token-lost = This token is neither on the board nor in the picture: { $token }
fault-token-missing = Not in the picture yet: { $token }
fault-card-twice = This card lies in two places at once: { $card }
fault-card-lost = This card is nowhere: { $card }
fault-hand-size = { $seat }: too few cards in hand – { count-cards }
fault-wrong-points = { $seat }: { count-points }, but the tokens laid give another number.
fault-wrong-sum = Together: { count-points }; a finished house gives { $total }.
fault-stall-missed = Turns without a token: { $idle }. The game should have ended.

## Options
option-layout = Tokens at the start
option-layout-random = at random, each on a square of its number
option-layout-fixed = always the same
option-hands = Hands
option-hands-closed = only you see your cards
option-hands-open = everyone sees all cards
option-price = Price of a token
option-price-at-least = its symbol so many times or more
option-price-exact = its symbol exactly so many times
option-arrow-jump = Jumping along the arrows
option-arrow-jump-on = allowed
option-arrow-jump-off = not allowed
option-ties = With equal points
option-ties-later-seat = the later seat wins
option-ties-shared = victory is shared
option-first = Who goes first
option-first-first-seat = seat 1
option-first-random = chance decides

## The end
end-running = The game is not over yet.
end-complete = The house is finished.
end-stalled = Nobody built anything for too long.
tie-break-points = decided by points
tie-break-later-seat = equal points: decided by the later seat
tie-break-shared = victory is shared
role-first-player = went first
role-second = went second
role-third = went third
role-fourth = went fourth
role-fifth = went fifth

## The rules in a player's words
rule-BB-03 = First everyone places a figure. Then, in your turn, you take up to three steps and end the turn.
rule-BB-10 = At the start a token lies on every square; the number on both is the same.
rule-BB-15 = One after the other everyone takes a figure that is left and stands it on a free START cell. That costs nothing.
rule-BB-22 = Every step is paid with cards from your hand. You may stop whenever you like.
rule-BB-25 = You act in your own turn only.
rule-BB-30 = Figures walk along the paths from cell to cell. On a cell there is room for one figure.
rule-BB-31 = The arrow cells are all linked: from each of them you can go straight to each other one.
rule-BB-32 = If the next cell is occupied, you may jump over it to the next free one; several figures in a row are jumped over in one step.
rule-BB-33 = In one step you reach every free cell to which a path leads, straight or over cells with other figures on them. A free cell can't be skipped.
rule-BB-37 = A step leads to another cell, never back to the one you stand on.
rule-BB-40 = A step to a round cell costs one card that shows the symbol of this cell. Even a card with several symbols pays for one step only.
rule-BB-44 = A step to a square without a token costs one card, any card.
rule-BB-45 = A step to a square with a token costs cards that show the token's symbol as many times as its number says.
rule-BB-46 = Cards may show the symbol more often than needed, but every single one of them must be needed.
rule-BB-47 = Spent cards go to the discard pile.
rule-BB-50 = Whoever enters a square with a token takes it at once and lays it in the picture of the house.
rule-BB-51 = A token laid gives 1 point, and 1 more for each token that already lies directly left, right, above or below.
rule-BB-54 = Points come from tokens only. A finished house gives the same in all, in whatever order it was built: 37 points with the usual box.
rule-BB-55 = Points are shown by victory cards of 3 and 1.
rule-BB-60 = At the end of your turn you may discard as many of your cards as you like.
rule-BB-61 = Then you draw until you hold three cards.
rule-BB-65 = When a card is needed and the deck is used up, the discard pile is shuffled and becomes the new deck.
rule-BB-70 = The game ends at once when the last token is laid.
rule-BB-71 = Most points win.
rule-BB-72 = If no token is laid in 50 rounds in a row (fewer, if the box says so), the game ends with the points as they are.
rule-BB-75 = With equal points, the one who took turns later wins.
rule-BB-91 = As an option, the tokens always lie in the same places at the start.
rule-BB-92 = As an option, all cards in hand lie open.
rule-BB-93 = As an option, a token must be paid exactly: not one symbol too many.
rule-BB-94 = As an option, nobody jumps along the links between the arrow cells.
rule-BB-95 = As an option, everyone with the most points wins.
rule-BB-97 = Seat 1 goes first, unless chance is to decide.

## The drawing in the terminal
draw-board = Board
draw-picture = House
draw-figures = Figures
draw-tokens = To be built
draw-hand = Hand
draw-piles = Deck: { $deck }, discards: { $discards }

## What lies on the table, read out
field-phase = Now
field-acting = Acts now
    .of = seats
field-first = First player
field-built = Built in this turn
field-idle = Turns without a piece
field-idle_end = The game ends at
field-deck = Cards in the deck
field-discards = Discards
field-reshuffles = Times shuffled anew
field-squares = Still to be built
field-picture = The house so far
    .of = pieces
field-token = Piece
field-seat = Built by
field-figures = Players
field-figure = Figure
field-cell = Stands on
field-points = Points
field-threes = Victory cards of 3
field-ones = Victory cards of 1
field-cards = Cards
field-free_figures = Free figures
field-hand = In hand
field-hands = All hands
field-pays = What your cards pay for
field-undealt = Cards not dealt
field-plans = Where this turn can lead
phase-dealing = the cards are dealt
phase-placing = everyone sets out
phase-turn = turns
phase-finished = the game is over
