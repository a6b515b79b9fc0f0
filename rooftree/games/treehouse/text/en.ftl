# Best Treehouse Ever. Names of rooms, colours and conditions come from the box and are not inflected here.
# ID-hidden says a message when some of its variables are withheld.

game-title = Best Treehouse Ever
game-summary = Pick a room, pass the others on, and build a treehouse that keeps its balance and its colours together.

## Names
label-room = { $name } ({ $colour })
label-rooms = { label-room }
condition-bare = no condition
condition-chosen = chosen
condition-unchosen = not chosen
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-rooms = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
marker-position = { $marker ->
    [-1] left
    [0] centre
   *[1] right
}

## What a seat is asked
prompt-pick = Round { $round }, pick { $pick }: choose a room and where it goes.
prompt-show = Round { $round }, pick { $pick }: choose the room to turn up.
prompt-place = Round { $round }: choose where your room goes – { $room }.
prompt-take = Round { $round }: take a condition from the middle.
prompt-lay = Round { $round }: lay your condition on a colour card – { $condition }.
prompt-choose = Round { $round }: choose the colour that scores.
prompt-wait = Waiting for: { $seats }
prompt-over = The game is over.

## Choices
choice-build = Build at { $slot }: { $room }
choice-discard = Discard: { $room }
choice-show = Turn up: { $room }
choice-take = Take: { $condition }
choice-lay = Lay it on: { $colour }
choice-choose = Choose: { $colour }

## Events
event-led = { $seat } leads.
event-dealt = { $seat } is dealt: { $rooms }
event-dealt-hidden = { $seat } is dealt a hand of rooms.
event-handed = { $seat } is passed: { $rooms }
event-handed-hidden = { $seat } is passed a hand of rooms.
event-chose = { $seat } has chosen.
event-revealed = { $seat } turns up: { $room }
event-built = { $seat } builds at { $slot }: { $room }. Marker: { marker-position }.
event-discarded = { $seat } discards: { $room }
event-discarded-hidden = { $seat } discards a room face down.
event-left-over = { $seat } puts the last room away: { $room }
event-left-over-hidden = { $seat } puts the last room away, face down.
event-took = { $seat } takes a condition: { $condition }
event-laid = { $seat } lays a condition on { $colour }: { $condition }
event-picked-colour = { $seat } chooses the colour: { $colour }
event-scored = Round { $round }, { $seat }: { count-points }, { $total } in all.
event-won-colour = { $seat } wins the colour card: { $colour }, { count-points }.
event-ended = The third round is over, and so is the game.

## Lines of a score
line-round = Round { $round }, { $colour } ({ $condition }): { count-rooms }, { count-points }
line-majority = Colour card, { $colour }: { count-rooms }, { count-points }
line-track = Score track before the colour cards: { count-points }

## Why not
reason-allowed = This is allowed.
reason-not-awaited = It is not your turn to choose.
reason-already-chosen = You have chosen already; take your choice back to change it.
reason-not-now = That can't be done at this point of the round.
reason-not-held = You do not hold this room.
reason-no-slot = There is no such place in a treehouse: it has levels 2 to 6, and level 6 is the top.
reason-occupied = A room stands here already.
reason-support = Something below is missing: a room rests on every card under it, at the edge on one, elsewhere on two.
reason-balance = The tree leans to this side already. Build on the other side or in the centre first.
reason-colour = This room must touch a room of its colour that is in your tree.
reason-none-left = No such condition is left in the middle.
reason-not-bare = Something lies on this colour already this round.
reason-no-colour = There is no such colour.
reason-no-condition = There is no such condition.
reason-no-room = This box has no such room.
reason-unreadable = This is not a choice in this game.
reason-twice = A room lies in two places at once.
reason-too-many-of-colour = There are more rooms of a colour than the box holds.
reason-too-many-rooms = A tree has more rooms than three rounds allow.
reason-too-many-this-round = A tree grew by more rooms in one round than there are picks.
reason-cut-off = A room does not hang together with the other rooms of its colour.
reason-tilted = A tree leans further than its marker can go.
reason-marker-wrong = A balance marker does not show how the tree leans.
reason-unbuildable = No order of building leads to this tree.
reason-too-many-conditions = A condition lies more often than it can.
reason-missing-conditions = The conditions of a round do not fit the number of players.
reason-lost-room = A room is nowhere, or not where it should be.
reason-score-out-of-range = Nobody can have so many points.

## What is wrong with a position
fault-no-slot = { $seat }: there is no place { $slot }; a treehouse has 2.1 to 6.6.
fault-support = { $seat }, { $slot }: nothing holds this room up – { $room }
fault-cut-off = { $seat }, { $slot }: this room does not hang together with its colour – { $room }
fault-twice = A room lies in two places at once: { $room }
fault-lost-room = A room is nowhere, or not where it should be: { $room }
fault-too-many-of-colour = More rooms of a colour than the box holds: { $colour }, { $rooms }
fault-too-many-rooms = { $seat }: { count-rooms }; three rounds allow 15.
fault-too-many-this-round = { $seat }, round { $round }: { count-rooms } built; a round has 5 picks.
fault-tilted = { $seat }: right side minus left side is { $marker }; a tree can lean by one room only.
fault-marker-wrong = { $seat }: the marker does not show how the tree leans – { marker-position }
fault-unbuildable = { $seat }: no order of building leads to this tree.
fault-too-many-conditions = Round { $round }: lies more often than it can – { $condition }
fault-missing-conditions = Round { $round }: { $conditions } on the colour cards; each player lays exactly one.
fault-score-out-of-range = { $seat }: { count-points } can't be reached.

## Options
option-young = For young players
option-young-off = with conditions
option-young-on = no conditions: everyone chooses a colour, and only these score
option-lead-rule = Who leads rounds 2 and 3
option-lead-rule-highest = whoever has the most points
option-lead-rule-lowest = whoever has the fewest points
option-first-lead = Who leads round 1
option-first-lead-random = chance decides
option-first-lead-seat-0 = seat 1
option-first-lead-seat-1 = seat 2
option-first-lead-seat-2 = seat 3
option-first-lead-seat-3 = seat 4
option-reveal-then-place = Choosing
option-reveal-then-place-off = a room and its place at once
option-reveal-then-place-on = the room first; its place when all rooms are turned up
option-discard-visibility = Discarded rooms
option-discard-visibility-hidden = stay face down
option-discard-visibility-shown = are shown once
option-memory-aid = Memory aid
option-memory-aid-off = off
option-memory-aid-on = a list of the rooms you have held this round
option-lead-tie = A tie for the lead goes clockwise
option-lead-tie-from-previous = from the previous lead, who may lead again
option-lead-tie-after-previous = from the seat after the previous lead

## The end
end-running = The game is not over yet.
end-third-round = The third round was scored and the colour cards were given out.
tie-break-points = decided by points
tie-break-best-colour = decided by the most rooms of one colour
tie-break-shared = victory is shared
role-first-lead = led round 1
role-second = second in round 1
role-third = third in round 1
role-fourth = fourth in round 1

## The rules in a player's words
rule-TH-09 = The balance marker shows by how many rooms the right side is ahead of the left one: never by more than one, either way.
rule-TH-13 = There are six colours: red, yellow, green, blue, purple and brown.
rule-TH-14 = With three or four players two doubles and two cancels are in play; with two players only the two cancels.
rule-TH-20 = Each of the three rounds has its order: deal the rooms, build with five picks, then score.
rule-TH-21 = At the start of each round everyone is dealt six rooms from the deck.
rule-TH-23 = Everyone secretly chooses a room of the hand they hold; when all have chosen, the rooms are played together.
rule-TH-24 = You choose a room and its place together, in secret. As an option, the rooms are turned up before the places are chosen.
rule-TH-25 = You may change your choice until everyone has chosen; after that it stands.
rule-TH-27 = A round has five picks, so a tree grows by at most five rooms a round and fifteen in all. The sixth room is put away.
rule-TH-30 = A discarded room goes away face down; as an option, it is shown once.
rule-TH-40 = A room goes on an empty place of levels 2 to 6. Nothing is built on the trunk or above level 6.
rule-TH-41 = A room needs everything below it in place: a room at the edge rests on one card, any other on two.
rule-TH-43 = The first room of a colour may go anywhere. After that, a room must touch another room of its colour, so each colour forms one group.
rule-TH-46 = A room on the left moves the marker left, one on the right moves it right. On the side the marker is at, you can't build.
rule-TH-48 = A tree grows room by room, and each room has to be allowed at the moment it is built.
rule-TH-49 = You build a room of your hand where it may go, or discard one. You can always discard, and you can't pass.
rule-TH-55 = At the table you remember the rooms you passed on yourself; as an option, the screen lists them.
rule-TH-63 = If players tie for the lead, it goes to the one nearest clockwise from the previous lead; the option decides whether that seat counts first or last.
rule-TH-65 = There are two doubles and two cancels. You may take either, as long as one is left.
rule-TH-66 = A condition is laid on a colour card that bears none yet this round.
rule-TH-67 = Everyone lays their condition; it can't be kept back.
rule-TH-72 = In every round each room of your tree scores one point; two if its colour is doubled, none if it is cancelled.
rule-TH-74 = Conditions count for everyone alike, and the points of each round are added to your score.
rule-TH-75 = After round 3, whoever alone has the most rooms of a colour takes its card and a point for each of these rooms.
rule-TH-78 = More points than five new rooms a round and the conditions can give are not possible.
rule-TH-90 = For young players there are no conditions: everyone chooses a colour, and each room of the chosen colours scores a point for everybody.
rule-TH-93 = From round 2 on, whoever has the most points leads; as an option, whoever has the fewest.
rule-TH-94 = Chance decides who leads round 1, unless you settle on a seat.
rule-TH-173 = The rooms are those of the box, each with a code such as r01: a letter for the colour and a number.
rule-TH-174 = The box holds 72 rooms, 12 of each colour, and each of them only once.

## The drawing in the terminal
draw-colours = Colour cards
draw-hand = Hand
draw-met = Held this round
draw-middle = In the middle: { $conditions }
draw-piles = Deck: { $deck }, discards: { $discards }
draw-lead = { $name }, lead
draw-at-tree = { $seat } { $slot }
draw-at-shown = turned up by { $seat }
draw-at-hand = in your hand
draw-at-discard = put away
draw-at-unknown = passed on

## What lies on the table, in words
field-phase = Now
field-round = Round
field-pick = Pick
field-lead = Lead
field-awaited = Still choosing
field-deck = Rooms in the deck
field-discards = Rooms put away
field-discarded = Rooms put away
field-undealt = { field-deck }
field-middle = Conditions in the middle
field-laid = On the colour cards, round by round
    .of = rounds
field-majorities = Colour cards won
    .of = seats
field-hand = { draw-hand }
field-hands = All hands
field-met = { draw-met }
    .of = rooms
field-chosen = Chosen
field-trees = Trees
field-rooms = Rooms
field-marker = Balance (right less left)
field-score = Points
field-cards = Cards in hand
field-decided = Has chosen
field-condition = Condition
field-revealed = Turned up
field-room = Room
field-at = Where
field-seat = Whose
field-slot = Place
phase-pick = everyone picks a room
phase-place = everyone places the room turned up
phase-take = conditions are taken
phase-lay = conditions are laid
phase-choose = a colour is chosen
phase-dealing = rooms are dealt
phase-finished = the match is over
at-tree = in a tree
at-shown = turned up
at-hand = { draw-at-hand }
at-discard = { draw-at-discard }
at-unknown = { draw-at-unknown }
red-chosen = { condition-chosen }
yellow-chosen = { condition-chosen }
green-chosen = { condition-chosen }
blue-chosen = { condition-chosen }
purple-chosen = { condition-chosen }
brown-chosen = { condition-chosen }
