# Balconia. Conditions are put together from the messages below; blocks, faces and cells have no names but their codes.
# ID-hidden says a message when some of its variables are withheld.

game-title = Balconia
game-summary = Two sides of one house: choose two faces of a block, get one of them, and let your balconies fit together.

## Objects
object-cat = cat
object-bird = bird
object-note = note
object-heart = heart
object-laundry = laundry
object-awning = awning
object-person = person
object-lover_left = lover facing left
object-lover_right = lover facing right
object-flower_hot_pink = hot pink flower
object-flower_light_pink = light pink flower
object-flower_purple = purple flower
object-flower_orange = orange flower
object-flower_turquoise = turquoise flower
object-flower_white = white flower
colour-green = green side
colour-pink = pink side

## Conditions
condition-none = no condition
condition = { $wants ->
    [each] { count-pay } for each { each-target } { in-area }
    [each-without] { count-pay } for each balcony { in-area } without { none-target }
    [any] { count-pay } for having { a-target } { in-area }
    [both] { count-pay } for having { a-target } as well as { a-second } { in-area }
    [none] { count-pay } for having no { none-target } { in-area }
   *[partner] { count-pay } for having a lover { in-area } who looks this way
}
each-target = { $target ->
    [cat] cat
    [bird] bird
    [note] note
    [heart] heart
    [laundry] piece of laundry
    [awning] awning
    [person] person
    [flower_hot_pink] hot pink flower
    [flower_light_pink] light pink flower
    [flower_purple] purple flower
    [flower_orange] orange flower
    [flower_turquoise] turquoise flower
    [flower_white] white flower
    [flower_colours] flower colour to be found
    [balcony] other balcony
   *[flower] flower of any colour
}
a-target = { $target ->
    [cat] a cat
    [bird] a bird
    [note] a note
    [heart] a heart
    [laundry] laundry
    [awning] an awning
    [person] a person
    [flower_hot_pink] a hot pink flower
    [flower_light_pink] a light pink flower
    [flower_purple] a purple flower
    [flower_orange] an orange flower
    [flower_turquoise] a turquoise flower
    [flower_white] a white flower
    [balcony] another balcony
   *[flower] a flower
}
a-second = { $second ->
    [cat] a cat
    [bird] a bird
    [note] a note
    [heart] a heart
    [laundry] laundry
    [awning] an awning
    [person] a person
    [flower_hot_pink] a hot pink flower
    [flower_light_pink] a light pink flower
    [flower_purple] a purple flower
    [flower_orange] an orange flower
    [flower_turquoise] a turquoise flower
    [flower_white] a white flower
    [balcony] another balcony
   *[flower] a flower
}
none-target = { $target ->
    [cat] cats
    [bird] birds
    [note] notes
    [heart] hearts
    [laundry] laundry
    [awning] awnings
    [person] people
    [flower_hot_pink] hot pink flowers
    [flower_light_pink] light pink flowers
    [flower_purple] purple flowers
    [flower_orange] orange flowers
    [flower_turquoise] turquoise flowers
    [flower_white] white flowers
    [balcony] other balconies
   *[flower] flowers
}
in-area = { $area ->
    [own_row] in its own row
    [row_above] in the row above
    [around] around it
    [column_right] in the column to the right
    [column_left] in the column to the left
    [above] above it in the column
    [below] below it in the column
    [right] directly to the right
    [left] directly to the left
   *[group] in its connected group
}

## Doors
door = { $kind ->
    [majority] 5 points for more { many-first } than on the other side, 3 points for more { many-second }
    [rarer] 1 point for each of whichever are fewer: { many-first } or { many-second }
   *[difference] as many points as the numbers differ: { many-first } and { many-second }
}
many-first = { $first ->
    [cat] cats
    [bird] birds
    [note] notes
    [heart] hearts
    [laundry] laundry
    [awning] awnings
    [person] people
    [lover_left] lovers facing left
    [lover_right] lovers facing right
    [flower_hot_pink] hot pink flowers
    [flower_light_pink] light pink flowers
    [flower_purple] purple flowers
    [flower_orange] orange flowers
    [flower_turquoise] turquoise flowers
    [flower_white] white flowers
   *[flower] flowers
}
many-second = { $second ->
    [cat] cats
    [bird] birds
    [note] notes
    [heart] hearts
    [laundry] laundry
    [awning] awnings
    [person] people
    [lover_left] lovers facing left
    [lover_right] lovers facing right
    [flower_hot_pink] hot pink flowers
    [flower_light_pink] light pink flowers
    [flower_purple] purple flowers
    [flower_orange] orange flowers
    [flower_turquoise] turquoise flowers
    [flower_white] white flowers
   *[flower] flowers
}

## Numbers
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-pay = { $pay ->
    [one] { $pay } point
   *[other] { $pay } points
}
count-balconies = { $balconies ->
    [one] { $balconies } balcony
   *[other] { $balconies } balconies
}

## What a seat is asked
prompt-choose = Turn { $turn }, block { $block }: take two adjacent faces onto your half.
prompt-place = Turn { $turn }, block { $block }: put it into the house, one of your faces towards you ({ $faces }).
prompt-wait = Waiting for: { $seats }
prompt-over = The game is over.

## Choices
choice-take = Take the faces { $pair }
choice-place = Face { $face } at { $cell }

## Events
event-green-door = { $seat } sees the green door; the entrance stands at { $cell }.
event-door = { $seat }, on the door: { door }.
event-turned-up = Turn { $turn }: block { $block } is turned up, { $seat } takes two faces.
event-took = { $seat } takes the faces { $pair } of block { $block }.
event-took-hidden = { $seat } takes two faces of block { $block }.
event-placed = { $seat } puts block { $block } at { $cell }: green sees { $green }, pink sees { $pink }.
event-placed-hidden = { $seat } puts block { $block } at { $cell }.
event-scored = { $seat }: { $balconies } for the balconies, { $door } for the door, { $total } in all.
event-ended = The last block stands, and the game is over.

## Lines of a score
line-balcony = { $cell } ({ $face }): { condition } – { count-points }{ from-cells }
line-lover = { $cell } ({ $face }): { condition } – { count-points }{ from-cells }
line-bare = { $cell } ({ $face }): no condition – { count-points }
line-door = Door ({ $door }): { door } – { door-counts }: { count-points }
from-cells = { $cells ->
    [0] {""}
   *[other] , counted: { $counted }
}
door-counts = { $kind ->
    [majority] { $mine } to { $theirs } and { $also_mine } to { $also_theirs }
   *[other] { $mine } and { $also_mine }
}

## Why not
reason-allowed = This is allowed.
reason-not-awaited = It is not your turn to choose.
reason-not-now = That can't be done at this point of the turn.
reason-no-such-pair = Take two faces that lie next to each other: ab, bc, cd or da.
reason-no-such-face = A block has the faces a, b, c and d.
reason-choosers-face = This face lies on the other half of the disc.
reason-no-cell = The house has no such cell: it has L1C1 to L5C5.
reason-occupied = Something stands in this cell already.
reason-no-contact = A block has to touch one that stands already, edge to edge.
reason-unreadable = This is not a choice in this game.
reason-entrance-misplaced = The entrance does not stand where it belongs.
reason-entrance-covered = A balcony stands in the cell of the entrance.
reason-block-twice = A block stands in the house twice.
reason-not-opposite = The two sides of a cell do not show opposite faces of one block.
reason-detached = A balcony does not hang together with the entrance.
reason-wrong-number = The house has the wrong number of balconies.
reason-lost-block = A block is nowhere, or in two places.

## What is wrong with a position
fault-entrance-misplaced = The entrance does not belong at { $cell } (as green sees it).
fault-entrance-covered = A balcony stands in the cell of the entrance: { $cell } (as green sees it)
fault-block-twice = Block { $block } stands in the house twice.
fault-not-opposite = { $cell } (as green sees it): the two sides do not show opposite faces of one block.
fault-detached = { $cell } (as green sees it): this balcony does not hang together with the entrance.
fault-wrong-number = The house has { count-balconies }; a finished one has 14.
fault-lost-block = Block { $block } is nowhere, or in two places.

## Options
option-facades = The other side of the house
option-facades-hidden = is not shown
option-facades-open = is shown
option-adjacency = Blocks go
option-adjacency-edge = next to blocks that stand already
option-adjacency-free = into any empty cell
option-entrance-cell = The entrance stands in the bottom row, as green counts,
option-entrance-cell-1 = in column 1
option-entrance-cell-2 = in column 2
option-entrance-cell-3 = in the middle
option-entrance-cell-4 = in column 4
option-entrance-cell-5 = in column 5
option-entrance-cell-any = anywhere: chance decides
option-entrance-block = The entrance
option-entrance-block-random = chance decides
option-entrance-block-1 = block 1
option-entrance-block-2 = block 2
option-entrance-block-3 = block 3
option-around = Around a balcony are
option-around-8 = eight cells, corners included
option-around-4 = four cells, edge to edge
option-lover-is-person = A lover
option-lover-is-person-true = is a person, too
option-lover-is-person-false = does not count as a person

## The end
end-running = The game is not over yet.
end-last-token = The last of 14 blocks was put into the house.
tie-break-points = decided by points
tie-break-door = decided by the points of the door
tie-break-shared = victory is shared
role-green = green
role-pink = pink

## The rules in a player's words
rule-BA-07 = A block has four faces in a ring: a, b, c, d. a is opposite c, b is opposite d; all others are next to each other.
rule-BA-10 = There are 22 balcony blocks, each of them once, and all are on the table at the start.
rule-BA-13 = Chance picks one of the three entrance blocks, unless you settle on one.
rule-BA-14 = The entrance stands in the middle of the bottom row.
rule-BA-20 = There are 14 turns. In odd turns green chooses and pink places, in even turns it is the other way round.
rule-BA-21 = Each turn one number is turned up, and the block with this number comes into play. Each comes up once at most.
rule-BA-24 = You see the face you placed; the other side sees the face opposite, which is always one of the two it took.
rule-BA-26 = You choose a pair, or place the block: whatever your role is in this turn, you can't pass.
rule-BA-30 = A block goes into an empty cell of the house: five levels, five columns.
rule-BA-31 = A block has to share an edge with a balcony or the entrance that stands already; corners don't count.
rule-BA-35 = You take two adjacent faces: ab, bc, cd or da. Opposite faces can't be taken together.
rule-BA-36 = You place one of the two faces that the other seat did not take.
rule-BA-44 = Nobody looks at the other side of the house; you may remember what went there. As an option, both sides are shown.
rule-BA-51 = A balcony without a condition scores nothing itself. What is on it counts for others.
rule-BA-56 = This balcony looks at its whole row, itself included.
rule-BA-57 = This balcony looks at the whole row above it. On the top level there is none.
rule-BA-58 = This balcony looks at the eight cells around it; as an option, at the four that share an edge with it.
rule-BA-59 = This balcony looks at the whole column to its right.
rule-BA-60 = This balcony looks at the whole column to its left.
rule-BA-61 = This balcony looks at everything above it in its column.
rule-BA-62 = This balcony looks at everything below it in its column.
rule-BA-63 = This balcony looks at the one cell directly to its right.
rule-BA-64 = This balcony looks at the one cell directly to its left.
rule-BA-66 = This balcony looks at its group: the balconies with the same thing that can be reached from it, edge by edge. It may be alone.
rule-BA-78 = Lovers are people, too, and count wherever people count; as an option they don't.
rule-BA-91 = A lover scores 5 with a partner of their own in the next column who looks back at them, on any level.
rule-BA-101 = For more of the upper thing than on the other side you get 5 points, for more of the lower one 3. A tie gives nothing.
rule-BA-102 = Count both things on your side: the smaller number is what the door is worth.
rule-BA-104 = Count both things on your side: the door is worth the difference.
rule-BA-110 = When the 14th block stands, the game is over: 14 balconies and the entrance.
rule-BA-120 = As a variant, blocks may go into any empty cell.
rule-BA-121 = As a variant, the entrance may stand anywhere in the bottom row.

## The drawing in the terminal, and the sheet of a box
draw-facade = { $name }, { $colour }: { count-points }
draw-balconies = Balconies
draw-frame = The house, as green sees it
draw-block = Block { $block }
draw-tokens = Tokens
draw-turn = Turn { $turn } of 14; face down: { $tokens }
draw-on-table = Blocks on the table: { $blocks }
sheet-marked = Faces marked * are reconstructed: our best guess.

## What lies on the table, read out
field-phase = Now
field-turn = Turn
field-tokens = Tokens face down
field-green = Sees the green door
    .of = seats
field-chooser = Chooses the faces
    .of = seats
field-awaited = Waiting for
field-looks_from = Looking at the house
field-entrance = { option-entrance-block }
field-filled = Filled cells
field-turned_up = Blocks turned up
field-on_table = Blocks on the table
field-in_play = In play
field-facades = Sides of the house
field-block = Block
field-faces = Faces
field-face = Face
field-pair = Pair taken
field-halves = On the halves of the disc
field-changes = Points each face would bring
field-objects = Things
field-condition = Condition
field-colour = { field-looks_from }
field-door = Door
field-counts = Counted on this side
field-points = Points
field-balconies = { draw-balconies }
field-counted = Counted
field-looks = Looks at
field-cat = Cats
field-bird = Birds
field-note = Notes
field-heart = Hearts
field-laundry = Laundry
field-awning = Awnings
field-person = People
field-lover_left = Lovers facing left
field-lover_right = Lovers facing right
field-flower_hot_pink = Hot pink flowers
field-flower_light_pink = Light pink flowers
field-flower_purple = Purple flowers
field-flower_orange = Orange flowers
field-flower_turquoise = Turquoise flowers
field-flower_white = White flowers
phase-setting = the entrance is set up
phase-choose = two faces are chosen
phase-place = the block is placed
phase-finished = { prompt-over }
looks_from-green = { colour-green }
looks_from-pink = { colour-pink }
pair-ab = a and b
pair-bc = b and c
pair-cd = c and d
pair-da = d and a
halves-ab = { pair-ab }
halves-bc = { pair-bc }
halves-cd = { pair-cd }
halves-da = { pair-da }
