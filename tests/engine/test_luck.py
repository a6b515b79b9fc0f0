"""Chance: the dice are ChaCha20, every outcome is equally likely, and a tape gives back what is on it or tears."""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftree.engine.luck import (
    DEALER,
    PLAYERS,
    TAPE_LENGTH,
    dice,
    forget_noted,
    put_on_tape,
    roll,
    seed_of,
    seed_of_match,
    seed_words,
    tape,
)

WORD = 1 << 32
SEED = bytes(range(32))
SIDES = st.integers(1, 1 << 20)


def chacha_block(key: bytes, counter: int, nonce: Sequence[int]) -> list[int]:
    """The block function as RFC 8439, 2.3 writes it down, on the words of a matrix."""
    words = [int.from_bytes(b"expand 32-byte k"[4 * n : 4 * n + 4], "little") for n in range(4)]
    words += [int.from_bytes(key[4 * n : 4 * n + 4], "little") for n in range(8)] + [counter, *nonce]
    now = list(words)

    def quarter(*at: int) -> None:
        a, b, c, d = at
        for one, two, three, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            now[one] = (now[one] + now[two]) % WORD
            turned = now[three] ^ now[one]
            now[three] = (turned << bits | turned >> (32 - bits)) % WORD

    for _ in range(10):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for diagonal in range(4):
            quarter(diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4)
    return [(one + other) % WORD for one, other in zip(words, now, strict=True)]


def words_thrown(seed: bytes, stream: int, blocks: int) -> list[int]:
    """What the dice hold block by block; rolling a coin uses up one word."""
    luck = dice(seed, stream)
    found: list[int] = []
    for _ in range(blocks):
        for _ in range(16):
            roll(luck[0], 2)
        found += luck["thrown"][0].tolist()
    return found


def loaded(*words: int) -> Any:
    """Dice that will throw these words."""
    luck = dice(SEED)
    luck["thrown"][0, : len(words)] = words
    luck["next"] = 0
    return luck


# --- ChaCha20 --------------------------------------------------------------------------------------------------------

# RFC 8439, appendix A.1: test vectors 1 to 4 (key, block counter, the first and the last eight bytes of the stream).
RFC_8439 = {
    "A.1-1": (bytes(32), 0, "76b8e0ada0f13d90", "c387b669b2ee6586"),
    "A.1-2": (bytes(32), 1, "9f07e7be5551387a", "ace10a1f4b794d6f"),
    "A.1-3": (bytes(31) + b"\x01", 1, "3aeb5224ecf84992", "a64addeb006c13a0"),
    "A.1-4": (b"\x00\xff" + bytes(30), 2, "72d54dfbf12ec44b", "7374f4872e99f096"),
}


@pytest.mark.parametrize("name", RFC_8439)
def test_the_words_are_those_of_the_rfc(name: str) -> None:
    key, block, first, last = RFC_8439[name]
    words = words_thrown(key, 0, block + 1)[-16:]
    stream = b"".join(word.to_bytes(4, "little") for word in words)
    assert (stream[:8].hex(), stream[-8:].hex()) == (first, last)


def test_the_reference_of_these_tests_is_the_rfcs() -> None:
    """RFC 8439, 2.3.2, whose nonce has more words than a stream has."""
    found = [f"{word:08x}" for word in chacha_block(SEED, 1, (0x09000000, 0x4A000000, 0))]
    assert " ".join(found[:8]) == "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3"
    assert " ".join(found[8:]) == "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"


@given(st.binary(min_size=32, max_size=32), st.integers(0, (1 << 31) - 1))
def test_seed_and_stream_are_key_and_nonce(seed: bytes, stream: int) -> None:
    assert words_thrown(seed, stream, 2) == chacha_block(seed, 0, (stream, 0, 0)) + chacha_block(
        seed, 1, (stream, 0, 0)
    )


# --- outcomes --------------------------------------------------------------------------------------------------------


@given(SIDES, st.data())
def test_each_outcome_is_thrown_by_equally_many_words(sides: int, data: st.DataObject) -> None:
    outcome = data.draw(st.integers(0, sides - 1))
    spare = WORD % sides
    least = -(-((outcome << 32) + spare) // sides)
    most = (((outcome + 1) << 32) - 1) // sides
    assert most - least + 1 == WORD // sides
    assert roll(loaded(least)[0], sides) == roll(loaded(most)[0], sides) == outcome


@pytest.mark.parametrize(("sides", "word"), [(3, 0), (6, 0), (6, -(-WORD // 6)), (72, 0), (1_000_003, 0)])
def test_a_word_too_many_is_thrown_again(sides: int, word: int) -> None:
    luck = loaded(word, WORD - 1)
    assert roll(luck[0], sides) == sides - 1
    assert luck["next"][0] == 2


@pytest.mark.parametrize("sides", [1, 2, 64, 1 << 31])
def test_with_a_power_of_two_no_word_is_too_many(sides: int) -> None:
    luck = loaded(0)
    assert roll(luck[0], sides) == 0
    assert luck["next"][0] == 1


def test_many_throws_come_out_evenly() -> None:
    luck = dice(SEED)
    counts = np.bincount([roll(luck[0], 6) for _ in range(12_000)], minlength=6)
    assert counts.sum() == 12_000
    assert ((counts - 2000) ** 2 / 2000).sum() < 11.07  # chi squared, 5 degrees of freedom, 95%


def test_a_seed_throws_the_same_again_and_streams_differ() -> None:
    def throws(seed: bytes, stream: int) -> list[int]:
        luck = dice(seed, stream)
        return [int(roll(luck[0], 1000)) for _ in range(40)]

    assert throws(SEED, DEALER) == throws(SEED, DEALER)
    assert throws(SEED, DEALER) != throws(SEED, PLAYERS)
    assert throws(SEED, DEALER) != throws(SEED[::-1], DEALER)


# --- tapes -----------------------------------------------------------------------------------------------------------


def test_noted_dice_throw_what_dice_throw_and_write_it_down() -> None:
    plain, noted = dice(SEED), dice(SEED, noted=True)
    sides = [6, 2, 72, 5, 1]
    thrown = [int(roll(noted[0], n)) for n in sides]
    assert thrown == [int(roll(plain[0], n)) for n in sides]
    assert noted["tape"][0, : noted["length"][0]].tolist() == thrown
    assert plain["length"][0] == 0
    played = tape(thrown)
    assert [int(roll(played[0], n)) for n in sides] == thrown
    assert (played["used"][0], played["torn"][0]) == (5, 0)


def test_a_note_can_be_started_anew_and_the_dice_go_on() -> None:
    noted, plain = dice(SEED, noted=True), dice(SEED)
    thrown = [int(roll(plain[0], 100)) for _ in range(5)]
    for _ in range(3):
        roll(noted[0], 100)
    forget_noted(noted)
    for _ in range(2):
        roll(noted[0], 100)
    assert noted["tape"][0, : noted["length"][0]].tolist() == thrown[3:]
    kept = tape([1, 2])
    forget_noted(kept)
    assert kept["length"][0] == 2


def test_a_note_that_is_full_is_torn() -> None:
    luck = dice(SEED, noted=True)
    for _ in range(TAPE_LENGTH):
        roll(luck[0], 6)
    assert (luck["length"][0], luck["torn"][0]) == (TAPE_LENGTH, 0)
    assert 0 <= roll(luck[0], 6) < 6
    assert (luck["length"][0], luck["torn"][0]) == (TAPE_LENGTH, 1)


@pytest.mark.parametrize("outcomes", [[], [6], [-1]], ids=["used-up", "no-such-side", "negative"])
def test_a_tape_that_does_not_fit_is_torn(outcomes: list[int]) -> None:
    luck = tape(outcomes)
    assert roll(luck[0], 6) == 0
    assert luck["torn"][0] == 1


def test_a_tape_is_wound_back_and_written_anew() -> None:
    luck = tape([9])
    roll(luck[0], 6)
    put_on_tape(luck, [4, 0])
    assert (luck["used"][0], luck["torn"][0]) == (0, 0)
    assert [int(roll(luck[0], 6)) for _ in range(2)] == [4, 0]


def test_a_tape_holds_only_so_many_outcomes() -> None:
    assert tape([0] * TAPE_LENGTH)["length"][0] == TAPE_LENGTH
    with pytest.raises(ValueError, match="a tape holds 128 outcomes, found 129"):
        tape([0] * (TAPE_LENGTH + 1))


# --- seeds -----------------------------------------------------------------------------------------------------------


def test_a_seed_in_hexadecimal_is_taken_as_it_is_and_anything_else_is_hashed() -> None:
    assert seed_of(SEED.hex()) == SEED
    assert seed_of("tea") == hashlib.sha256(b"rooftree seed tea").digest()
    assert seed_of("czaj żółty") == hashlib.sha256("rooftree seed czaj żółty".encode()).digest()
    assert len({seed_of(text) for text in ("", "a" * 63, "a" * 64, "A" * 64, "g" * 64)}) == 5


def test_every_match_of_a_series_has_a_seed_of_its_own() -> None:
    expected = hashlib.sha256(b"rooftree match " + SEED + (258).to_bytes(8, "little")).digest()
    assert seed_of_match(SEED, 258) == expected
    assert len({seed_of_match(seed, n) for seed in (SEED, SEED[::-1]) for n in range(100)}) == 200


def test_the_words_of_a_seed_are_little_endian() -> None:
    assert seed_words(SEED).tolist() == [0x03020100 + 0x04040404 * n for n in range(8)]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, found {length}"):
        seed_words(bytes(length))
