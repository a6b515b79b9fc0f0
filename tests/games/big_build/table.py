"""A Big Build table driven straight through the rule functions, for positions and decks of a test's own choosing."""

from collections.abc import Iterable, Sequence

from rooftree.engine.box import Box, load_box
from rooftree.engine.game import find_game
from rooftree.engine.luck import put_on_tape, tape
from rooftree.games.big_build import moves, rules, words
from rooftree.games.big_build.state import HAND, NO_CARD, NO_TOKEN, NOBODY, TURN
from tests.games.rig import Rig, Words

GAME = find_game("big-build")
BOX = load_box(GAME)
SEATS = GAME.seats


def ids(kind: str) -> tuple[str, ...]:
    return words.codes(BOX, kind)


CELLS, CARDS, TOKENS, FIGURES = ids("cell"), ids("card"), ids("token"), ids("figure")
SQUARE_OF = {token["id"]: token["square"] for token in BOX.content["token"]}
SYMBOLS_OF = {card["id"]: card["symbols"].split() for card in BOX.content["card"]}


def members(codes: Sequence[str], mask: int) -> list[str]:
    return [code for n, code in enumerate(codes) if int(mask) >> n & 1]


def set_of(codes: Sequence[str], chosen: Iterable[str]) -> int:
    return sum(1 << codes.index(code) for code in chosen)


class Table(Rig):
    """A match without its keeper: a state, the dealer's luck, and everything that was told.

    The dealer throws dice, unless `stack` gave the deck an order: then its cards come from the top, and after a
    reshuffle the oldest discard is the top card.
    """

    def __init__(self, seats: int = 2, *, box: Box = BOX, seed: str = "a table", **options: str) -> None:
        super().__init__(GAME, seats, box, seed, options)
        self.pile: list[str] | None = None
        self.discarded: list[str] = []

    # --- laying out a position ---------------------------------------------------------------------------------

    def lay_out(self, at: Sequence[str], hand: Sequence[str] = (), turn_of: int = 1) -> "Table":
        """Figures on their cells, tokens in the fixed layout, and a hand for the seat to act."""
        s = self.s
        for token, square in SQUARE_OF.items():
            s.token[CELLS.index(square)] = TOKENS.index(token)
        for seat, cell in enumerate(at):
            s.stands_on[seat] = CELLS.index(cell)
            s.figure[seat] = seat
        s.phase = TURN
        s.turn = turn_of - 1
        s.waiting = 1 << int(s.turn)
        return self.hold(int(s.turn), hand)

    def hold(self, seat: int, hand: Sequence[str]) -> "Table":
        """Give a seat these cards, in place of those it has."""
        self.s.hand[seat] = sorted(CARDS.index(card) for card in hand) + [NO_CARD] * (HAND - len(hand))
        self.s.drawn_from[seat] = 0
        self.s.deck = int(self.s.deck) & ~set_of(CARDS, hand)
        return self

    def fill_hands(self, named: Iterable[str] = ()) -> "Table":
        """Give the seats that hold nothing the last cards nobody names."""
        spare = [card for card in CARDS if card not in named and int(self.s.deck) >> CARDS.index(card) & 1]
        for seat in range(self.s.seats):
            if seat != self.s.turn and self.s.hand[seat, 0] == NO_CARD:
                self.hold(seat, [spare.pop() for _ in range(HAND)])
        return self

    def place(self, *tokens: str, by: int = NOBODY) -> "Table":
        """Lay tokens in the picture, their squares bare, without points."""
        for token in tokens:
            number = TOKENS.index(token)
            self.s.token[CELLS.index(SQUARE_OF[token])] = NO_TOKEN
            self.s.laid = int(self.s.laid) | 1 << number
            self.s.laid_by[number] = by
            self.s.laid_as[number] = bin(int(self.s.laid)).count("1")
        return self

    def stack(self, pile: Sequence[str], discarded: Sequence[str] = (), *, whole: bool = False) -> "Table":
        """Put the deck in this order, the discards beside it; with `whole` no other card is in the game."""
        self.pile, self.discarded = list(pile), list(discarded)
        if whole:
            self.s.deck = set_of(CARDS, pile)
        self.s.discards = set_of(CARDS, discarded)
        self.s.deck = int(self.s.deck) & ~int(self.s.discards)
        return self

    # --- playing -----------------------------------------------------------------------------------------------

    def advance(self) -> "Table":
        """The dealer's step; from a stacked deck the outcomes are those that turn up its cards."""
        if self.pile is not None and not self.s.over:
            self._wind_tape(self._draws())
        super().advance()
        assert self.pile is None or self.luck["used"][0] == self.luck["length"][0]
        return self

    def _draws(self) -> int:
        """How many cards the dealer is going to deal or draw."""
        s = self.s
        if s.phase == TURN:
            return 0 if int(s.laid) == (1 << len(TOKENS)) - 1 else HAND - len(self.hand(int(s.turn)))
        return 0 if s.phase else HAND * int(s.seats)

    def _wind_tape(self, draws: int) -> None:
        assert self.pile is not None
        outcomes = []
        for _ in range(draws):
            if not self.pile:
                self.pile, self.discarded = self.discarded, []
            if self.pile:
                outcomes.append(sorted(self.pile).index(self.pile[0]))
                self.pile.pop(0)
        self.luck = tape([])
        put_on_tape(self.luck, outcomes)

    def why_not(self, seat: int, said: Words) -> str:
        """The reason why a choice is not allowed, or "ok"."""
        return self.refusal(seat, said) or "ok"

    def choose(self, seat: int, said: Words) -> "Table":
        """Make an allowed choice, and let the dealer go on once nobody is awaited."""
        assert self.why_not(seat, said) == "ok", said
        self.discarded += said.get("cards", [])
        return self.apply(seat, self.parsed(seat, said))

    def go(self, *steps: str) -> "Table":
        """Steps of the seat to act, each as "r37 c05"."""
        for step in steps:
            to, *cards = step.split()
            self.choose(int(self.s.turn), {"do": "step", "to": to, "cards": cards})
        return self

    def end(self, *cards: str) -> "Table":
        """End the turn of the seat to act."""
        return self.choose(int(self.s.turn), {"do": "end", "cards": list(cards)} if cards else {"do": "end"})

    def apply(self, seat: int, choice: int) -> "Table":
        super().apply(seat, choice)
        return self if self.s.waiting or self.s.over else self.advance()

    def seed(self, seed: str) -> "Table":
        self.pile = None
        return super().seed(seed)

    def begin(self) -> "Table":
        """Set up, and let the stand-in place every figure."""
        self.advance()
        while self.s.phase != TURN:
            self.apply(int(self.s.turn), int(rules.stand_in(self.packed, self.s, int(self.s.turn))))
        return self

    def build(self, seat: int, *tokens: str) -> "Table":
        """Let a seat lay tokens, wherever its figure stands."""
        for token in tokens:
            square = CELLS.index(SQUARE_OF[token])
            self.s.token[square] = NO_TOKEN
            rules.build(self.packed, self.s, seat, TOKENS.index(token), square, self._events[0])
        return self._note()

    # --- looking -----------------------------------------------------------------------------------------------

    def steps(self) -> dict[str, list[list[str]]]:
        """Where the seat to act may go, and what pays for it."""
        found: dict[str, list[list[str]]] = {}
        for choice in self.choices(int(self.s.turn)):
            if choice["do"] == "step":
                found.setdefault(choice["to"], []).append(choice["cards"])
        return found

    def reach(self, seat: int = 0) -> list[str]:
        """The cells one step away, whatever the cards."""
        return members(CELLS, moves.reachable(self.packed, self.s, seat))

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.s.hand[seat] if card != NO_CARD]

    def deck(self) -> list[str]:
        return members(CARDS, self.s.deck)

    def discards(self) -> list[str]:
        return members(CARDS, self.s.discards)

    def at(self) -> list[str]:
        return [CELLS[cell] for cell in self.s.stands_on[: self.s.seats]]

    def laid(self) -> list[str]:
        return members(TOKENS, self.s.laid)

    def totals(self) -> list[int]:
        return [int(points) for points in self.s.score[: self.s.seats]]

    def ranking(self) -> list[int]:
        """The seats, numbered from 1, from the first place to the last."""
        place = self.result().place
        return [seat + 1 for seat in sorted(range(self.s.seats), key=lambda seat: int(place[seat]))]
