"""Where chance comes from: dice thrown from a key, or a tape of outcomes to be used up.

Luck stands outside the state, so an imagined state has no future in it. The dice are the ChaCha20 block function
(RFC 8439): the 256-bit seed of a match is the key, and every user of the seed throws from a stream of its own.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from rooftree.engine.rule import record, rule

TAPE_LENGTH = 128
DICE, NOTED_DICE, TAPE = 0, 1, 2
DEALER, PLAYERS = 0, 1  # streams of one seed: the dealer's, and the first of the seats'

LUCK = record(
    ("key", "i8", (8,)),  # 32-bit words; signed and wide, as unsigned ones turn into floats beside signed ones
    ("thrown", "i8", (16,)),
    ("block", "i8"),
    ("stream", "i4"),
    ("next", "i4"),
    ("length", "i4"),
    ("used", "i4"),
    ("kind", "i1"),
    ("torn", "i1"),
    ("pad", "u1", (6,)),
    ("tape", "i2", (TAPE_LENGTH,)),
)


@rule
def _quarter(a, b, c, d):  # type: ignore[no-untyped-def]
    mask = 0xFFFFFFFF
    a = (a + b) & mask
    d ^= a
    d = ((d << 16) | (d >> 16)) & mask
    c = (c + d) & mask
    b ^= c
    b = ((b << 12) | (b >> 20)) & mask
    a = (a + b) & mask
    d ^= a
    d = ((d << 8) | (d >> 24)) & mask
    c = (c + d) & mask
    b ^= c
    b = ((b << 7) | (b >> 25)) & mask
    return a, b, c, d


@rule
def _throw_block(luck):  # type: ignore[no-untyped-def]
    """Sixteen new words from the key, the stream and the number of the block."""
    key, out = luck.key, luck.thrown
    c0, c1, c2, c3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    k0, k1, k2, k3 = int(key[0]), int(key[1]), int(key[2]), int(key[3])
    k4, k5, k6, k7 = int(key[4]), int(key[5]), int(key[6]), int(key[7])
    block, stream = int(luck.block), int(luck.stream)
    a0, a1, a2, a3 = c0, c1, c2, c3
    b0, b1, b2, b3 = k0, k1, k2, k3
    e0, e1, e2, e3 = k4, k5, k6, k7
    d0, d1, d2, d3 = block, stream, 0, 0
    for _ in range(10):
        a0, b0, e0, d0 = _quarter(a0, b0, e0, d0)
        a1, b1, e1, d1 = _quarter(a1, b1, e1, d1)
        a2, b2, e2, d2 = _quarter(a2, b2, e2, d2)
        a3, b3, e3, d3 = _quarter(a3, b3, e3, d3)
        a0, b1, e2, d3 = _quarter(a0, b1, e2, d3)
        a1, b2, e3, d0 = _quarter(a1, b2, e3, d0)
        a2, b3, e0, d1 = _quarter(a2, b3, e0, d1)
        a3, b0, e1, d2 = _quarter(a3, b0, e1, d2)
    mask = 0xFFFFFFFF
    out[0], out[1], out[2], out[3] = (a0 + c0) & mask, (a1 + c1) & mask, (a2 + c2) & mask, (a3 + c3) & mask
    out[4], out[5], out[6], out[7] = (b0 + k0) & mask, (b1 + k1) & mask, (b2 + k2) & mask, (b3 + k3) & mask
    out[8], out[9], out[10], out[11] = (e0 + k4) & mask, (e1 + k5) & mask, (e2 + k6) & mask, (e3 + k7) & mask
    out[12], out[13], out[14], out[15] = (d0 + block) & mask, (d1 + stream) & mask, d2, d3
    luck.block = (block + 1) & mask
    luck.next = 0


@rule
def throw(luck, sides):  # type: ignore[no-untyped-def]
    """One throw of a die with so many sides, each equally likely (Lemire's method, with rejection)."""
    spare = (1 << 32) % sides
    while True:
        if luck.next >= 16:
            _throw_block(luck)
        wide = int(luck.thrown[luck.next]) * sides
        luck.next += 1
        if (wide & 0xFFFFFFFF) >= spare:
            return wide >> 32


@rule
def roll(luck, sides):  # type: ignore[no-untyped-def]
    """An outcome in 0 .. sides-1: thrown, thrown and noted, or read from the tape.

    A tape that is used up, or names an outcome there is no side for, is torn; whoever plays it looks at that.
    """
    if luck.kind == DICE:
        return throw(luck, sides)
    if luck.kind == NOTED_DICE:
        outcome = throw(luck, sides)
        if luck.length < TAPE_LENGTH:
            luck.tape[luck.length] = outcome
            luck.length += 1
        else:
            luck.torn = 1
        return outcome
    if luck.used >= luck.length:
        luck.torn = 1
        return 0
    outcome = int(luck.tape[luck.used])
    luck.used += 1
    if outcome < 0 or outcome >= sides:
        luck.torn = 1
        return 0
    return outcome


@rule
def load_dice(luck, seed, stream):  # type: ignore[no-untyped-def]
    """Fresh dice from a seed (eight 32-bit words) and the number of a stream."""
    for i in range(8):
        luck.key[i] = seed[i]
    luck.stream = stream
    luck.block = 0
    luck.next = 16
    luck.kind = DICE
    luck.length = 0
    luck.used = 0
    luck.torn = 0


def seed_words(seed: bytes) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The 32 bytes of a seed as the eight words of a key."""
    if len(seed) != 32:
        raise ValueError(f"a seed has 32 bytes, found {len(seed)}")
    return np.frombuffer(seed, dtype="<u4").astype(np.int64)


def seed_of(text: str) -> bytes:
    """A seed from what a person types: 64 hex digits are taken as they are, anything else is hashed."""
    if len(text) == 64 and all(c in "0123456789abcdef" for c in text):
        return bytes.fromhex(text)
    return hashlib.sha256(b"rooftree seed " + text.encode()).digest()


def seed_of_match(seed: bytes, number: int) -> bytes:
    """The seed of one match of a series."""
    return hashlib.sha256(b"rooftree match " + seed + number.to_bytes(8, "little")).digest()


def dice(seed: bytes, stream: int = DEALER, noted: bool = False) -> np.ndarray[Any, np.dtype[Any]]:
    """Luck thrown from a seed, as an array of one record; noted dice also write what they throw on the tape."""
    luck = np.zeros(1, LUCK)
    load_dice(luck[0], seed_words(seed), stream)
    if noted:
        luck["kind"] = NOTED_DICE
    return luck


def tape(outcomes: Sequence[int]) -> np.ndarray[Any, np.dtype[Any]]:
    """Luck that is known: the outcomes to be used up, as an array of one record."""
    luck = np.zeros(1, LUCK)
    luck["kind"] = TAPE
    put_on_tape(luck, outcomes)
    return luck


def put_on_tape(luck: np.ndarray[Any, np.dtype[Any]], outcomes: Sequence[int]) -> None:
    """Wind the tape back and write new outcomes on it."""
    if len(outcomes) > TAPE_LENGTH:
        raise ValueError(f"a tape holds {TAPE_LENGTH} outcomes, found {len(outcomes)}")
    luck["tape"][0, : len(outcomes)] = outcomes
    luck["length"] = len(outcomes)
    luck["used"] = 0
    luck["torn"] = 0


def forget_noted(luck: np.ndarray[Any, np.dtype[Any]]) -> None:
    """Start a new note of what is thrown; a tape stays as it is."""
    if luck["kind"][0] == NOTED_DICE:
        luck["length"] = 0
