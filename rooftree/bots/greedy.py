"""Greedy: the choice after which the table looks best, weighed by the game's terms."""

from rooftree.engine.game import advance, apply, copy, legal, terms
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule


@rule
def think_greedily(box, seat, count, mind, dice):  # type: ignore[no-untyped-def]
    """Try every choice in the imagined state; among the best, any, each equally likely."""
    answer_for_others(box, seat, mind, dice)
    best, best_worth, alike = 0, 0.0, 0
    for i in range(count):
        worth = worth_of(box, seat, int(mind.choices[i]), mind, dice)
        if alike == 0 or worth > best_worth:
            best, best_worth, alike = i, worth, 1
        elif worth == best_worth:
            alike += 1
            if roll(dice, alike) == 0:
                best = i
    return int(mind.choices[best])


@rule
def answer_for_others(box, seat, mind, dice):  # type: ignore[no-untyped-def]
    """What the others are about to choose nobody knows: anything they may."""
    s = mind.imagined
    for other in range(s.seats):
        while other != seat and (int(s.waiting) >> other) & 1:
            count = legal(box, s, other, mind.replies)
            apply(box, s, other, int(mind.replies[roll(dice, count)]), mind.events)


@rule
def worth_of(box, seat, choice, mind, dice):  # type: ignore[no-untyped-def]
    """How the table looks after a choice, and after the dealer's doing if nobody is left to choose."""
    s = mind.trial
    copy(s, mind.imagined)
    apply(box, s, seat, choice, mind.events)
    if s.waiting == 0:
        advance(box, s, dice, mind.events)
    terms(box, s, seat, mind.term)
    worth = 0.0
    for i in range(len(mind.weight)):
        worth += mind.weight[i] * mind.term[i]
    return worth
