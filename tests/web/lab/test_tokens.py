"""Tokens of the lab: a board's text in its address, or kept where it is too long for one."""

import random
import tracemalloc
import zlib
from datetime import timedelta

import pytest
from django.utils import translation
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.corpus.editing import LARGEST, only_scenario
from engine.corpus.strict_yaml import read
from rulings.lab import keeping, tokens
from rulings.lab.keeping import text_of
from rulings.lab.models import KeptBoard
from rulings.lab.tokens import DIGITS, HEAD, KEPT, LONGEST, BadToken, check, pack, unpack
from tests.cast.shipped import RULINGS

WORDS_1 = 2046400986
OLD = "1ATcdW-Z2sPsI2I6EAA"
TEXT = only_scenario(RULINGS["sv-draw-burn"])


def refused(token):
    with pytest.raises(BadToken) as caught:
        text_of(token)
    return caught.value.reason


def kept(text):
    """The token of a text that somebody sent."""
    return keeping.keep(text, "192.0.2.1")


def random_text(size):
    """A text that cannot be made small."""
    draw = random.Random(7)
    return "".join(chr(draw.randrange(0x4E00, 0x9FFF)) for _ in range(size))


def sealed(packed):
    """A token around compressed bytes, sound in everything but what they hold."""
    body = tokens._encoded(zlib.crc32(packed).to_bytes(4, "big") + packed)
    length = HEAD + len(body)
    head = "1" + DIGITS[length // 64] + DIGITS[length % 64]
    return head + check(head) + body


def deflated(data):
    work = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return work.compress(data) + work.flush()


# ---- packed


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=900))
def test_whatever_is_packed_is_unpacked(text):
    token = pack(text)
    assert set(token) <= set(DIGITS)
    assert unpack(token) == text
    assert pack(text) == token


def test_every_scenario_of_the_corpus_fits_into_an_address():
    for ruling, text in RULINGS.items():
        assert unpack(pack(text)) == text, ruling
        for scenario in read(text).value["scenarios"]:
            alone = only_scenario(text, scenario["name"])
            token = pack(alone)
            assert unpack(token) == alone, f"{ruling}#{scenario['name']}"
            assert len(token) < 1800, f"{ruling}#{scenario['name']}"


def test_the_words_of_a_version_never_change():
    assert zlib.crc32(tokens.dictionary("1")) == WORDS_1
    assert unpack(OLD) == "ruling: lab-board\ngame: shadowverse\n"


def test_wherever_a_token_is_cut_it_is_told():
    token = pack(TEXT)
    assert {refused(token[:n]) for n in range(1, len(token))} == {"cut"}
    assert refused("") == "cut"


def test_wherever_a_token_is_changed_it_is_told():
    token = pack(TEXT)
    draw = random.Random(3)
    for n in range(len(token)):
        for other in draw.sample([c for c in DIGITS + ".~ %é" if c != token[n]], 6):
            reason = refused(token[:n] + other + token[n + 1 :])
            assert reason in ({"changed", "newer"} if n == 0 else {"changed", "cut"}), (n, other)
            assert reason != "cut" or 0 < n < HEAD, (n, other)


def test_swapped_and_doubled_characters_are_told():
    token = pack(TEXT)
    for n in range(1, len(token) - 1):
        if token[n] != token[n + 1]:
            assert refused(token[:n] + token[n + 1] + token[n] + token[n + 2 :]) in ("changed", "cut")
        assert refused(token[:n] + token[n] + token[n:]) == "changed"


def test_a_token_of_a_newer_version_is_told_from_a_changed_one():
    token = pack(TEXT)
    assert refused("2" + token[1:]) == "newer"
    assert refused("9") == "newer"
    assert refused("!" + token[1:]) == "changed"


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60) | st.text(alphabet=DIGITS, max_size=200).map(lambda rest: "1" + rest))
def test_anything_else_is_refused(garbage):
    if not garbage.startswith(KEPT):
        assert refused(garbage) in ("cut", "changed", "newer")


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_with_a_right_checksum_are_refused_or_text(data):
    try:
        found = unpack(sealed(data))
    except BadToken as error:
        found = error.reason
    assert isinstance(found, str)


def test_what_would_swell_is_stopped_before_it_does():
    bomb = sealed(deflated(b"a" * 2_500_000))
    assert len(bomb) <= LONGEST
    tracemalloc.start()
    assert refused(bomb) == "large"
    assert tracemalloc.get_traced_memory()[1] < 4 * LARGEST
    tracemalloc.stop()
    assert refused(sealed(deflated(b"text") + b"more")) == "changed"
    assert refused(sealed(deflated(b"\xff\xfe"))) == "changed"
    assert refused(sealed(deflated(b"a text")[:-3])) == "changed"


def test_what_is_too_long_or_too_large():
    assert refused("1" * (LONGEST + 1)) == "long"
    with pytest.raises(BadToken) as caught:
        pack(random_text(2_000))
    assert caught.value.reason == "long"
    for make in (pack, kept):
        with pytest.raises(BadToken) as caught:
            make("a" * (LARGEST + 1))
        assert caught.value.reason == "large"
    assert unpack(pack("a" * LARGEST)) == "a" * LARGEST
    with pytest.raises(BadToken):
        pack("half a character: \ud83d")


@pytest.mark.parametrize("reason", ["cut", "changed", "newer", "long", "large", "gone"])
def test_each_reason_is_said_in_both_languages(reason):
    with translation.override("en"):
        english = str(BadToken(reason))
    with translation.override("ja"):
        assert str(BadToken(reason)) != english


# ---- kept


@pytest.mark.django_db
def test_a_long_text_is_kept_and_a_short_one_is_not():
    assert kept(TEXT).startswith("1")
    assert KeptBoard.objects.count() == 0
    text = random_text(5_000)
    token = kept(text)
    assert token.startswith(KEPT)
    assert len(token) == 24
    assert text_of(token) == text
    assert kept(text) == token
    assert KeptBoard.objects.count() == 1


@pytest.mark.django_db
def test_a_kept_token_is_told_to_be_cut_changed_or_gone():
    token = kept(random_text(5_000))
    assert {refused(token[:n]) for n in range(1, len(token))} == {"cut"}
    for n in range(1, len(token)):
        other = "A" if token[n] != "A" else "B"
        assert refused(token[:n] + other + token[n + 1 :]) in ("changed", "gone")
    assert refused(token + "A") == "changed"
    assert refused(token[:-1] + "!") == "changed"
    KeptBoard.objects.all().delete()
    assert refused(token) == "gone"


@pytest.mark.django_db
def test_those_unused_for_longest_make_room(monkeypatch):
    monkeypatch.setattr(keeping, "MOST_ROWS", 3)
    tokens = [kept(f"{n}{random_text(5_000)}") for n in range(3)]
    for hours, token in zip((1, 5, 3), tokens, strict=True):
        row = KeptBoard.objects.filter(name=token[1:-1])
        row.update(used_at=row.get().used_at - timedelta(hours=hours))
    kept(f"3{random_text(5_000)}")
    assert refused(tokens[1]) == "gone"
    assert text_of(tokens[0])
    assert text_of(tokens[2])
    assert KeptBoard.objects.count() == 3


@pytest.mark.django_db
def test_the_bytes_are_bounded_too(monkeypatch):
    monkeypatch.setattr(keeping, "MOST_BYTES", 40_000)
    for n in range(6):
        kept(f"{n}{random_text(5_000)}")
    assert sum(row.size for row in KeptBoard.objects.all()) <= 40_000
    assert 1 < KeptBoard.objects.count() < 6


@pytest.mark.django_db
def test_looking_at_a_kept_board_writes_nothing_and_is_remembered_until_the_next_is_kept(django_assert_num_queries):
    token = kept(random_text(5_000))
    KeptBoard.objects.update(used_at=KeptBoard.objects.get().used_at - timedelta(hours=2))
    before = KeptBoard.objects.get().used_at
    with django_assert_num_queries(1):
        text_of(token)
    assert KeptBoard.objects.get().used_at == before
    kept(f"another {random_text(5_000)}")
    assert KeptBoard.objects.get(name=token[1:-1]).used_at > before


@pytest.mark.django_db
def test_a_kept_row_of_a_newer_version_is_told():
    token = kept(random_text(5_000))
    row = KeptBoard.objects.get()
    KeptBoard.objects.update(text=b"2" + bytes(row.text)[1:])
    assert refused(token) == "newer"
