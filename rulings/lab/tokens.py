"""A board's text as a token that fits into an address, and back.

A packed token is, character by character: the version (``1``), the token's length (two characters, base 64), a check of these three,
then in base64url without padding a checksum and the compressed text. So one that was cut short is told from one that was changed, and
both from one of a version still to come. Text is compressed against a list of the words that ruling files are full of, which belongs
to the version (``words-1.txt``; ``script/token_words.py`` makes the next).

A text that is too long for an address is kept in the database (:mod:`rulings.lab.keeping`); its token is ``k``, the text's hash, and
a check. Packed boards last as long as the site knows their version, kept ones as long as they are used now and then.
"""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from pathlib import Path

from django.utils.translation import gettext as _

from engine.corpus.editing import LARGEST

LONGEST = 3500  # characters of a token
VERSION = "1"
NEWER = "23456789"  # versions that this code may meet one day
KEPT = "k"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # those of base64url
HEAD = 4  # characters before the base64url
SUM = 4  # bytes of the checksum


class BadToken(Exception):
    """A token that cannot be read, or a text that cannot be made into one.

    ``reason`` is "cut" (its end is missing), "changed", "newer" (of a version that this site does not know), "long" (longer than any
    token), "large" (the text is too large), "often" (one visitor kept many large ones within the hour), or "gone" (a kept board that made
    room for others). As text, it says so to a visitor.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def message(self) -> str:
        """What is wrong and what would help, in the language of the page."""
        return {
            "cut": _("The address of this board is cut short: its end is missing. Copy it again, all of it."),
            "changed": _("The address of this board was changed, so it cannot be read. Copy it again from where it was shared."),
            "newer": _("The address of this board was made by a newer version of this site."),
            "long": _("This address is longer than that of any board."),
            "large": _("This board is too large: its file may have at most 64 KB."),
            "often": _(
                "So many large boards were kept for your network within the hour that no new one is. Take the file with you, or wait."
            ),
            "gone": _("This board is kept no longer: large boards make room for others when nobody opens them for long."),
        }[self.reason]

    def __str__(self) -> str:
        return self.message


def pack(text: str) -> str:
    """The token that holds a text. Raises BadToken, "large" over :data:`LARGEST` bytes and "long" over :data:`LONGEST` characters."""
    packed = compressed(text)
    body = _encoded(zlib.crc32(packed).to_bytes(SUM, "big") + packed)
    length = HEAD + len(body)
    if length > LONGEST:
        raise BadToken("long")
    head = VERSION + DIGITS[length // 64] + DIGITS[length % 64]
    return head + check(head) + body


def unpack(token: str) -> str:
    """The text that a packed token holds. Raises BadToken."""
    if len(token) > LONGEST:
        raise BadToken("long")
    if token and token[0] != VERSION:
        raise BadToken("newer" if token[0] in NEWER else "changed")
    if not all(c in DIGITS for c in token):
        raise BadToken("changed")
    if len(token) < HEAD:
        raise BadToken("cut")
    if check(token[: HEAD - 1]) != token[HEAD - 1]:
        raise BadToken("changed")
    length = DIGITS.index(token[1]) * 64 + DIGITS.index(token[2])
    if len(token) != length:
        raise BadToken("cut" if len(token) < length else "changed")
    data = _decoded(token[HEAD:])
    if len(data) < SUM or zlib.crc32(data[SUM:]) != int.from_bytes(data[:SUM], "big"):
        raise BadToken("changed")
    return expanded(data[SUM:])


def encoded(text: str) -> bytes:
    """The bytes of a text that a board may hold. Raises BadToken, "large" over :data:`LARGEST` of them."""
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError as error:  # half a character, which no file can hold
        raise BadToken("changed") from error
    if len(data) > LARGEST:
        raise BadToken("large")
    return data


def compressed(text: str) -> bytes:
    """A text, compressed against the words of this version. Raises BadToken as :func:`encoded` does."""
    data = encoded(text)
    work = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, dictionary(VERSION))
    return work.compress(data) + work.flush()


def expanded(data: bytes) -> str:
    """What was compressed; never more than :data:`LARGEST` bytes are made of it. Raises BadToken."""
    work = zlib.decompressobj(-zlib.MAX_WBITS, dictionary(VERSION))
    try:
        found = work.decompress(data, LARGEST + 1)
        if len(found) > LARGEST:
            raise BadToken("large")
        if not work.eof or work.unused_data:
            raise BadToken("changed")
        return found.decode("utf-8")
    except (zlib.error, UnicodeDecodeError) as error:
        raise BadToken("changed") from error


@cache
def dictionary(version: str) -> bytes:
    """The list of words that texts of a version are compressed against."""
    return (Path(__file__).parent / f"words-{version}.txt").read_bytes()


def check(word: str) -> str:
    """A character that tells whether a short word was changed."""
    return DIGITS[zlib.crc32(word.encode()) % 64]


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")


def _decoded(body: str) -> bytes:
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except binascii.Error as error:
        raise BadToken("changed") from error
    if _encoded(data) != body:  # the last character has bits to spare; only one of its spellings is ours
        raise BadToken("changed")
    return data
