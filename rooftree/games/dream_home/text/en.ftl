# Dream Home. Names of rooms, cards and tokens come from the box, and stand here as they are.
# ID-hidden is the same message where some of its variables are withheld.

game-title = Dream Home
game-summary = Take a room and what lies above it, and lay out a house of twelve cells.

## Names
card-marker = first-player marker
card-roof = a roof card
cards-roof = { card-roof }
face-up = face up
face-down = face down
roof-uniform = one colour
roof-mixed = several colours
roof-incomplete = fewer than four cards
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-roofs = { $roofs ->
    [one] { $roofs } roof card
   *[other] { $roofs } roof cards
}
count-empty = { $rooms ->
    [one] { $rooms } empty room
   *[other] { $rooms } empty rooms
}
count-windows = { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## What tools and helpers do
about-drill = In your turn, before you choose a column: exchange a face-up room of your house for a room on the display.
about-jackhammer = Before the turns of a round: take any room from the display and lay it. You have no turn in this round.
about-mixer = In your turn, before you choose a column: let two rooms on the display change places.
about-scaffold = Goes into your house at once, before or after the room of this turn. It holds up what you build above it; a room may take its place.
about-roofer = At the end: take a roof card from the discard pile.
about-courier = At the end: exchange any card of your house for a room from the discard pile.
about-handyman = At the end: let two rooms of your house change places.
about-architect = Bonuses are worth 4 instead of 3, and each empty room 1.
about-designer = From now on furniture no longer finishes your rooms. At the end each token is worth 1 more.

## What a seat is asked
prompt-discard = Round { $round }: choose a column from 2 to 5 to be discarded.
prompt-jackhammer = Round { $round }: use a jackhammer and take a room at once, or keep it?
prompt-take = Round { $round }: choose a column.
prompt-build = Round { $round }: choose a cell for the room: { $room }
prompt-build-or-scaffold = Round { $round }: place the scaffold first, or choose a cell for the room: { $room }
prompt-build-with-jackhammer = Round { $round }, jackhammer: choose a cell for the room: { $room }
prompt-car = Round { $round }: your garage is the first to stand. Does the car go there?
prompt-keep = Round { $round }: a room has more than one token. Which one stays?
prompt-furnish = Round { $round }: choose a room for the token: { $token }
prompt-scaffold = Round { $round }: choose a cell for the scaffold.
prompt-help = Your helpers: use them, or leave it at that.
prompt-wait = Waiting for: { $seats }
prompt-over = The game is over.

## Choices
choice-discard = Discard column { $column }: { $room } and { $card }
choice-jackhammer = Jackhammer: { $room } from column { $column }
choice-decline = Keep the jackhammer
choice-take = Column { $column }: { $room } and { $card }
choice-mix = Mixer: the rooms of columns { $column } and { $other } change places
choice-drill = Drill: { $cell } for column { $column }: { $room }, { $face }
choice-build = { $cell }, { $face }: { $room }
choice-scaffold = Scaffold on { $cell }
choice-furnish = { $cell }: { $token }
choice-keep = Keep { $cell }: { $token }
choice-car = Car on { $cell }
choice-no-car = No car
choice-roofer = Roofer: { $card }
choice-courier = Courier: { $cell } for { $room } ({ $card }), { $face }
choice-handyman = Handyman: { $cell } and { $other } change places
choice-done = No more helpers

## Events
event-first = { $seat } gets the first-player marker.
event-round = Round { $round } begins; first is: { $seat }
event-laid-cards = Laid out above columns 2 to 5: { $cards }
event-laid-rooms = Laid out in columns 1 to 5: { $rooms }
event-discarded-column = { $seat } discards column { $column }: { $room } and { $card }
event-declined = { $seat } keeps the jackhammer.
event-jackhammered = { $seat } uses a jackhammer on column { $column }: { $room }. Discarded: { $card }
event-drilled = { $seat } drills at { $cell }: { $out } goes to column { $column }, { $room } comes in, { $face }.
event-mixed = { $seat } uses a mixer: the rooms of columns { $column } and { $other } change places.
event-took = { $seat } takes column { $column }: { $room } and { $card }
event-built = { $seat } builds on { $cell }, { $face }: { $room }
event-built-on-scaffold = { $seat } builds in place of the scaffold on { $cell }, { $face }: { $room }
event-scaffolded = { $seat } puts a scaffold on { $cell }.
event-scaffold-wasted = { $seat } has no place for the scaffold.
event-furnished = { $seat } puts on { $cell }: { $token }
event-furnished-outside = { $seat } puts beside the house: { $token }
event-furniture-wasted = { $seat } has no room for: { $token }
event-token-lost = { $seat } loses from { $cell }: { $token }
event-car-out = The car stays out of the game: { $seat }
event-left-over = Left in column { $column } and discarded: { $room } and { $card }
event-helpers-begin = The houses stand. Now the helpers, beginning with: { $seat }
event-fetched = { $seat }'s roofer brings: { $card }
event-couriered = { $seat }'s courier brings to { $cell }, { $face }: { $room }. It takes away: { $out }
event-swapped = { $seat }'s handyman lets { $cell } and { $other } change places.
event-helped = { $seat } needs no more helpers.
event-roofed = { $seat } opens the roof: { count-cards }, { count-points }
event-ended = The twelfth round is over, and so is the game.

## Lines of a score
line-room = { $room } ({ $cells }): { count-points }
line-partner = { $room } beside a partner ({ $cells }): { count-points }
line-empty = { count-empty } ({ $cells }): { count-points }
line-furniture = { $token }: { count-points }
line-baths = A bathroom on both upper floors: { count-points }
line-comfort = Bathroom, kitchen and bedroom: { count-points }
line-roof = Roof, { $roof }: { count-points }
line-windows = { count-windows } in the roof: { count-points }

## Why not
reason-allowed = This is allowed.
reason-not-awaited = It is not your turn.
reason-not-now = This can't be done at this moment.
reason-empty-column = This column has no room card any more.
reason-first-column = Column 1 can't be discarded.
reason-no-tool = You do not have this tool.
reason-not-face-up = Only a room that lies face up can be drilled out.
reason-vacant-slot = The mixer needs two columns that have a room card.
reason-occupied = There is a card already.
reason-support = The cell below is free: nothing holds the card up.
reason-zone = Basement rooms lie face up in the basement only, all others on the two floors above.
reason-beside-finished = There is a finished room of this type beside it. The card may lie here face down.
reason-too-large = The room would be larger than its type allows.
reason-no-scaffold = You have no scaffold to place.
reason-no-room-there = No room lies face up there.
reason-unsuitable = This token does not go into rooms of this type.
reason-furnished = This room has a token already.
reason-not-crowded = No room of yours has more tokens than it may, or none lies there.
reason-not-the-garage = The car goes into the garage.
reason-no-helper = You do not have this helper.
reason-no-roof-card = No such roof card lies in the discard pile.
reason-not-in-pile = This room card does not lie in the discard pile.
reason-same-card = A card just like it lies in the discard pile; name that one.
reason-same-cell = These are not two different cards.
reason-handyman-finished = In this edition a room can't be moved beside a finished room of its type.
reason-no-column = There is no such column.
reason-no-cell = There is no such cell: houses have T1 to T5, M1 to M5, B4 and B5.
reason-no-face = A card lies up or down.
reason-no-card = There is no such card in this box.
reason-not-there = That is not what lies there.
reason-unreadable = This is no choice of this game.
reason-twice = One card lies in two places.
reason-lost = A card is nowhere.
reason-two-tokens = A room has more than one token.
reason-token-on-nothing = A token lies where no room is face up.
reason-token-unsuitable = A token lies where it does not belong.
reason-token-twice = There is one token of each furniture.
reason-unfinished-house = The number of rooms does not fit the round.
reason-scaffold-left = A scaffold is left at the end.
reason-too-many-taken = More resource cards than there were turns.
reason-too-many-of-kind = More cards of a type than the box has.
reason-house-unsound = The house contradicts itself.

## What is wrong on the table
fault-support = { $seat }, { $cell }: nothing holds the card up.
fault-zone = { $seat }, { $cell }: wrong floor for { $room }
fault-too-large = { $seat }, { $cell }: more cards in a row than the type allows: { $room }
fault-two-tokens = { $seat }, { $cell }: more than one token in a room, among them: { $token }
fault-token-on-nothing = { $seat }, { $cell }: no room lies face up under the token: { $token }
fault-token-unsuitable = { $seat }: a token lies where it does not belong: { $token }
fault-token-twice = There is only one token of this kind: { $token }
fault-twice = A card lies in two places: { $card }
fault-lost = A card is nowhere: { $card }
fault-unfinished-house = { $seat }: { $rooms ->
    [one] { $rooms } room card
   *[other] { $rooms } room cards
} in the house; that does not fit the round, and at the end there are 12.
fault-scaffold-left = { $seat }: a scaffold is left at the end.
fault-too-many-taken = { $seat }: { count-cards } taken besides the rooms; there is one a round at most.
fault-too-many-of-kind = { $seat }: the box has no more of: { $card }
fault-house-unsound = { $seat }: the house contradicts itself.

## Options
option-handyman-may-extend-furnished = Handyman: a room with furniture may be extended
option-handyman-may-extend-furnished-edition = as the edition has it
option-handyman-may-extend-furnished-yes = yes, up to its size limit
option-handyman-may-extend-furnished-no = no, it is finished
option-tie-break = A tie for the first place
option-tie-break-edition = as the edition has it
option-tie-break-children = is decided by the children on the room cards
option-tie-break-shared = is a shared victory
option-car = The car for the first garage of two cards
option-car-off = off
option-car-on = on, if the box has a car
option-column-discard = Two or three players: a column is discarded each round
option-column-discard-on = on
option-column-discard-off = off, for the family
option-roof-memory = Your own roof cards
option-roof-memory-strict = must be remembered
option-roof-memory-open = are shown to you (a comfort, not of the rulebooks)
option-unique-adjacency = Unique rooms look for partners
option-unique-adjacency-side = left and right
option-unique-adjacency-any = above and below, too
option-first-player = The first player
option-first-player-random = is drawn
option-first-player-seat-0 = seat 1
option-first-player-seat-1 = seat 2
option-first-player-seat-2 = seat 3
option-first-player-seat-3 = seat 4

## The end
end-running = The game is not over yet.
end-twelfth-round = The twelfth round was played, and the roofs are open.
tie-break-points = decided by points
tie-break-children = decided by the children on the room cards
tie-break-shared = a shared victory
role-first = first in round 1
role-second = second in round 1
role-third = third in round 1
role-fourth = fourth in round 1

## The rules in plain words
rule-DH-01 = A house has twelve cells: T1 to T5 on top, M1 to M5 below, and the basement B4 and B5 under columns 4 and 5.
rule-DH-02 = A cell is free, or holds one card: a room face up, a room face down, or a scaffold.
rule-DH-03 = Beside means left or right on the same floor. An option lets unique rooms look up and down as well.
rule-DH-07 = The display has five columns. Column 1 has a room and the first-player marker, the others a room and a resource card.
rule-DH-13 = Who begins is drawn, unless a seat is named before the game.
rule-DH-15 = A round: the display is laid out, with two or three players a column is discarded, jackhammers may be used, everyone has a turn, the rest is discarded.
rule-DH-18 = Turns go clockwise from the holder of the first-player marker.
rule-DH-23 = Every round brings one room card to each house, twelve in all, and at most one resource card.
rule-DH-24 = Your turn: use drills and mixers if you like, choose a column, lay its room, then see to its resource card. You can't pass.
rule-DH-25 = You take both cards of a column that still has its room card. You can't refuse either.
rule-DH-31 = A room card is laid at once, on a free cell or in place of your own scaffold, and stays there.
rule-DH-33 = The cell below must not be free. B4, B5 and M1 to M3 stand on the ground.
rule-DH-34 = Basement rooms lie face up in the basement only, all others on the two floors above.
rule-DH-35 = Any room may be laid face down wherever something holds it up; then it is an empty room.
rule-DH-41 = Cards of one type side by side are one room, and no room may have more cards than its type allows.
rule-DH-42 = A room is finished when it has its full size or a token. No card of its type may be laid face up beside it.
rule-DH-48 = A token goes on a face-up card of a type named on its card, if the room has no token yet.
rule-DH-50 = A room has one token at most, however many cards it has.
rule-DH-54 = Tokens lie on rooms that are face up, never on empty rooms or scaffolds.
rule-DH-58 = When a room comes to have several tokens, its owner keeps one, and the others leave the game.
rule-DH-61 = A token moves with its card, so it always lies where it is allowed.
rule-DH-67 = Drill, jackhammer and mixer lie beside your house until you use them, once each.
rule-DH-73 = The drill exchanges a room that lies face up; empty rooms and scaffolds stay.
rule-DH-85 = The mixer swaps two cards: both columns must have a room.
rule-DH-86 = A scaffold goes into your house in the turn you take it, on a free cell that is held up.
rule-DH-92 = No scaffold remains: twelve rooms fill twelve cells.
rule-DH-97 = The roofer adds a roof card from the discard pile to your stack.
rule-DH-99 = The courier exchanges any card of your house for a room card from the discard pile.
rule-DH-104 = The handyman lets two room cards of your house change places; each keeps its face and its token.
rule-DH-107 = With the handyman a room may join one that has a token; in the second Polish edition it may not.
rule-DH-110 = With the architect each empty room is worth 1, without one nothing.
rule-DH-121 = After round 12 everyone in turn uses roofers, couriers and handymen, or leaves them.
rule-DH-127 = Most rooms score by their size, once for the whole room.
rule-DH-128 = Unique rooms, and some of the basement, are worth more beside a type they name.
rule-DH-130 = Each token scores its value, and 1 more with the interior designer.
rule-DH-131 = Bathrooms face up on both upper floors: 3 points, 4 with the architect.
rule-DH-132 = A bathroom, a kitchen and a bedroom face up: 3 points, 4 with the architect.
rule-DH-133 = A roof of fewer than four cards scores nothing. Of more cards the best four count.
rule-DH-134 = Four roof cards of one colour: 8 points.
rule-DH-135 = Four roof cards of several colours: 3 points.
rule-DH-136 = Each window among the four roof cards: 1 point.
rule-DH-137 = On a tie for the first place, whoever has more children on the face-up rooms wins; or, as in the second Polish edition, the victory is shared.
rule-DH-140 = Who is first to have a garage of two cards may put the car there: 1 point, by all the rules of furniture.
rule-DH-144 = Roof cards lie face down until the end. An option shows you your own.
rule-DH-145 = With two or three players the holder of the marker first discards one of columns 2 to 5.
rule-DH-147 = In the family game for two or three no column is discarded.
rule-DH-149 = All 60 room cards and 48 resource cards are always somewhere, each in one place.
rule-DH-153 = The box has 60 room cards, 48 resource cards and a token for each furniture card.

## The drawing in the terminal
draw-display = Display, round { $round }
draw-marker = { $name }, first-player marker
draw-piles = Discard piles
draw-discarded = { $rooms ->
    [one] { $rooms } room card
   *[other] { $rooms } room cards
}, { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
}
draw-points = { count-points } without the roof

## What lies on the table, read out
field-stage = Now
field-asked = Question
field-round = Round
field-first = First-player marker
field-order = Turn order
    .of = seats
field-skipped = Used a jackhammer in this round
    .of = seats
field-awaited = Waiting for
field-decks = Left in the decks
field-rooms = Rooms
field-cards = Resource cards
field-display = Display
    .of = columns
field-column = Column
field-room = Room
field-card = Resource card
field-in_hand = Just taken
field-seat = Player
field-with_jackhammer = With a jackhammer
field-houses = Houses
field-cells = Cells
field-face = The card lies
field-token = Token
field-finished = Finished
field-partner = Beside a partner
field-limit = Size limit
field-beside = Tools and helpers
field-outside = Beside the house
field-roofs = Number of roof cards
field-roof_cards = Roof cards
field-points = Points
field-lines = What the points are for
field-children = Children
field-room_pile = Discarded rooms
field-card_pile = Discarded resource cards
field-roof_pile = Discarded roofs
field-effects = What your choices would bring
field-gain = Points more
field-joins = Joins
stage-dealing = the display is laid out
stage-column-discard = a column is discarded
stage-window = jackhammers may be used
stage-turns = turns are taken
stage-helpers = time for the helpers
stage-finished = { prompt-over }
asked-nothing = none at this moment
asked-discard = which column to discard
asked-jackhammer = use a jackhammer, or keep it
asked-take = which column to take
asked-build = which cell for the room
asked-car = does the car go into the garage
asked-keep = which token stays in the room
asked-furnish = which room for the token
asked-scaffold = which cell for the scaffold
asked-help = which helpers to use
