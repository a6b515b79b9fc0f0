"""What can happen at a Big Build table, as the numbers in the event buffer."""

(
    FIRST,  # the first player
    SET_OUT,  # a token, its square
    DEALT,  # a seat's cards
    PLACED,  # a figure, its cell
    STEPPED,  # from, to, the cells jumped over (two numbers), the cards spent: packed, see `rules.tell_step`
    BUILT,  # a token, its square, points, points so far, the tokens beside it
    DISCARDED,  # cards
    TURN_OVER,
    DREW,  # cards
    RESHUFFLED,  # how many cards
    ENDED,  # the reason
) = range(11)
