"""What can happen at the table, as the numbers in the event buffer."""

(
    DEALT,  # how many of each flower a seat now holds
    CHOSE,  # a hidden choice
    PLANTED,  # a flower
    TOOK,  # a tool
    WATERED,  # a flower
    COMPOSTED,  # a flower
    DREW,  # a flower
    ENDED,  # the reason
) = range(8)
