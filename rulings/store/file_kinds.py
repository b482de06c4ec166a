"""Of which kind a file is, told by what is in it: its name and what its sender says of it count for nothing."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator

MOST_PIXELS = 40_000_000
PNG = b"\x89PNG\r\n\x1a\n"
FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # JPEG: what gives the size of the picture
LAYOUT = frozenset(b"\t\n\r\x0c")


def kind_of(data: bytes) -> str:
    """One of :data:`KINDS`, or nothing for a file that is none of them, or not whole."""
    return next((kind for kind, whole in KINDS.items() if whole(data)), "")


def is_png(data: bytes) -> bool:
    """Whether it is a whole PNG picture: every chunk with its checksum, nothing after the last."""
    if not data.startswith(PNG):
        return False
    at, seen = len(PNG), []
    while at + 12 <= len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        body = data[at + 4 : at + 8 + size]
        if int.from_bytes(data[at + 8 + size : at + 12 + size], "big") != zlib.crc32(body):
            return False
        seen.append(body[:4])
        sized = body[:4] == b"IHDR" and size == 13 and drawable(*(int.from_bytes(body[n : n + 4], "big") for n in (4, 8)))
        if len(seen) == 1 and not sized:
            return False
        at += 12 + size
        if body[:4] == b"IEND":
            break
    return at == len(data) and b"IDAT" in seen and seen[-1] == b"IEND"


def is_jpeg(data: bytes) -> bool:
    """Whether it is a whole JPEG picture: segments up to the picture's data, one of them with its size, and the mark of the end.

    Phones write more behind that mark (another size of the picture, how it was taken).
    """
    if not data.startswith(b"\xff\xd8\xff"):
        return False
    at, sized = 2, False
    while at + 4 <= len(data) and data[at] == 0xFF:
        mark, size = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if mark in FRAMES:
            sized = drawable(*(int.from_bytes(data[at + n : at + n + 2], "big") for n in (7, 5)))
        if mark == 0xDA:
            return sized and b"\xff\xd9" in data[at:]
        at += 2 + size
    return False


def is_webp(data: bytes) -> bool:
    """Whether it is a whole WebP picture: a container of its size with chunks that fill it, the picture among them."""
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or int.from_bytes(data[4:8], "little") + 8 != len(data):
        return False
    names = list(chunks(data, 12))
    return bool(names) and names[-1] != b"" and any(name in (b"VP8 ", b"VP8L", b"ANMF") for name in names)


def chunks(data: bytes, at: int) -> Iterator[bytes]:
    """The names of a container's chunks; an empty one at the end where they do not fill it."""
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        yield data[at : at + 4]
        at += 8 + size + size % 2
    if at != len(data):
        yield b""


def is_pdf(data: bytes) -> bool:
    """Whether it begins and ends as a PDF does."""
    return data.startswith((b"%PDF-1.", b"%PDF-2.")) and b"%%EOF" in data[-1024:]


def is_text(data: bytes) -> bool:
    """Whether it is plain text in UTF-8 that says something, and no document that was cut short."""
    try:
        said = data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return bool(said.strip()) and not data.startswith(b"%PDF-") and not any(byte < 0x20 and byte not in LAYOUT for byte in data)


def drawable(width: int, height: int) -> bool:
    """Whether a picture has a size that a browser can show."""
    return width > 0 and height > 0 and width * height <= MOST_PIXELS


KINDS: dict[str, Callable[[bytes], bool]] = {"png": is_png, "jpeg": is_jpeg, "webp": is_webp, "pdf": is_pdf, "text": is_text}
