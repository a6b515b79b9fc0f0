# Tiny Garden. ID-hidden says a message when some of its variables are withheld.

game-title = Tiny Garden
game-summary = Sow a flower, take a tool, make the most of a very small garden.

## Names
tool-can = watering can
tool-spade = spade
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What a seat is asked
prompt-sow = Round { $round }: choose the flower to sow.
prompt-take = Round { $round }: take a tool.
prompt-water = Choose the flower to water.
prompt-compost = Choose the card for the compost.
prompt-wait = Waiting for: { $seats }
prompt-over = The game is over.

## Choices
choice-sow = Sow: { $flower }
choice-take = Take: { $tool }
choice-water = Water: { $flower }
choice-compost = Put on the compost: { $flower }

## Events
event-dealt = { $seat } is dealt: { $hand }
event-dealt-hidden = { $seat } is dealt a hand.
event-chose = { $seat } has chosen.
event-planted = { $seat } plants: { $flower }
event-took = { $seat } takes: { $tool }
event-watered = { $seat } waters: { $flower }
event-composted = { $seat } puts on the compost: { $flower }
event-composted-hidden = { $seat } puts a card on the compost, face down.
event-drew = { $seat } draws: { $flower }
event-drew-hidden = { $seat } draws a card.
event-ended = The last round is over, and so is the game.

## Lines of a score
line-plants = { $flower }, plants: { $plants }. { count-points }
line-drops = { $flower }, drops: { count-points }
line-variety = All three flowers: { count-points }

## Why not, and what is wrong with a position
reason-allowed = This is allowed.
reason-not-awaited = It is not your turn to choose.
reason-not-now = That can't be done at this point of the round.
reason-not-held = You do not hold this flower.
reason-deck-empty = The deck is empty, so there is no card to draw for the spade.
reason-not-thirsty = This flower has a drop for every plant already, or does not grow in your garden.
reason-unreadable = This is not a choice in this game.
reason-lost-card = The cards of a flower are not as many as the box holds.
reason-too-many-drops = A flower has more drops than plants.
reason-plants-wrong = A garden does not have one plant for each round.

fault-lost-card = { $flower }: { $found } cards in all, not as many as the box holds, or too many in gardens.
fault-too-many-drops = { $seat }, { $flower }: { $found } drops, more than plants.
fault-plants-wrong = { $seat }: { $found } plants, not one for each round.

## Options
option-rounds = Rounds
option-rounds-two = two
option-rounds-three = three
option-compost = The compost
option-compost-hidden = lies face down
option-compost-open = lies open

## The end
end-running = The game is not over yet.
end-last-round = The last round is over.
tie-break-points = decided by points
tie-break-drops = decided by drops
tie-break-shared = victory is shared
role-first = first seat
role-second = second seat
role-third = third seat

## The rules in a player's words
rule-TG-01 = The deck holds roses, tulips and asters, as many as the box says.
rule-TG-10 = A round is a sowing, then a tending; there are two rounds, or three.
rule-TG-11 = Everyone secretly chooses a flower of the hand to sow; all are planted at the same time.
rule-TG-12 = Clockwise, each takes a tool and then uses it.
rule-TG-13 = The can puts a drop on a flower of your garden; a kind of flower never has more drops than plants.
rule-TG-14 = The spade puts a card of your hand on your compost, and you draw another. Nobody may take it while the deck is empty.
rule-TG-21 = Each plant is worth what the box says.
rule-TG-22 = Each drop is worth a point.
rule-TG-23 = A garden with all three flowers is worth three points more.
