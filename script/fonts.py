"""The fonts of the pictures, cut from Noto CJK JP so that a picture is the same on a machine that has no Japanese font.

    python script/fonts.py [FOLDER]   write both fonts and glyphs.json into rulings/picture/fonts/, from the collections in FOLDER

Needs fontTools (requirements-dev.txt) and the two collections as Debian's fonts-noto-cjk has them; the same collections give the same
bytes. What is written: kana, Latin, punctuation, full width forms and the kanji of JIS X 0208; no hints, no vertical setting, of the
layout features kerning alone.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from itertools import pairwise
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

SOURCE = Path("/usr/share/fonts/opentype/noto")
TARGET = Path(__file__).resolve().parent.parent / "rulings" / "picture" / "fonts"
# The licence asks for other names than the reserved ones, and Noto is a trademark; so each cut has a name of its own.
FONTS = {
    "serif": ("NotoSerifCJK-Bold.ttc", "Noto Serif CJK JP", "Rulings Serif"),
    "sans": ("NotoSansCJK-Bold.ttc", "Noto Sans CJK JP", "Rulings Sans"),
}
RANGES = ((0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2044), (0x2190, 0x2199), (0x2460, 0x2473), (0x3000, 0x30FF), (0xFF01, 0xFFEE))
EXTRA = "℃№™☆★○●◎◇◆□■△▲▽▼※〒〓♀♂♥♪✓✔✗×÷±≠≤≥∞"
KEPT_NAMES = (0, 2, 7, 8, 9, 11, 13, 14)  # copyright, trademark, authors, licence


def wanted() -> set[int]:
    """Return the code points that a picture can write."""
    found = {point for first, last in RANGES for point in range(first, last + 1)} | set(map(ord, EXTRA))
    for row in range(0xA1, 0xFF):
        for cell in range(0xA1, 0xFF):
            try:
                found.add(ord(bytes((row, cell)).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return found


def cut(path: Path, family: str, name: str) -> TTFont:
    """Return the font of that family, without what a picture does not need, under its new name."""
    font = next(f for f in TTCollection(str(path), lazy=True).fonts if f["name"].getDebugName(1) == family)
    options = subset.Options(hinting=False, layout_features=["kern"], name_IDs=list(KEPT_NAMES), notdef_outline=True, glyph_names=False)
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GSUB", "GDEF"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted())
    cutter.subset(font)
    for id_, text in ((1, name), (3, f"{name} Bold; cut from {family}"), (4, f"{name} Bold"), (6, name.replace(" ", "") + "-Bold")):
        font["name"].setName(text, id_, 3, 1, 0x409)
    top = font["CFF "].cff
    top.fontNames = [name.replace(" ", "") + "-Bold"]
    top.topDictIndex[0].FullName, top.topDictIndex[0].FamilyName = f"{name} Bold", name
    font.recalcTimestamp = False
    return font


def ranges(points: list[int]) -> list[list[int]]:
    """Return sorted code points as [first, last] pairs."""
    starts = [points[0], *(after for before, after in pairwise(points) if after != before + 1)]
    ends = [*(before for before, after in pairwise(points) if after != before + 1), points[-1]]
    return [list(pair) for pair in zip(starts, ends, strict=True)]


def glyphs(fonts: dict[str, TTFont]) -> dict[str, object]:
    """Return what the drawing must know: which characters all fonts have, and how wide each is that is not as wide as high."""
    maps = {key: font.getBestCmap() for key, font in fonts.items()}
    shared = sorted(set.intersection(*(set(found) for found in maps.values())))
    shared = [point for point in shared if unicodedata.category(chr(point)) not in ("Cc", "Cf", "Cn", "Zl", "Zp")]
    widths = {
        key: {str(point): wide for point in shared if (wide := font["hmtx"][maps[key][point]][0]) != font["head"].unitsPerEm}
        for key, font in fonts.items()
    }
    return {"has": ranges(shared), "em": fonts["sans"]["head"].unitsPerEm, "widths": widths}


def main(source: Path) -> None:
    """Write everything, and say how large it came out."""
    fonts = {key: cut(source / file, family, name) for key, (file, family, name) in FONTS.items()}
    for key, font in fonts.items():
        path = TARGET / f"rulings-{key}.otf"
        font.save(str(path))
        print(f"{path.name}: {len(font.getGlyphOrder())} glyphs, {path.stat().st_size:,} bytes")
    text = json.dumps(glyphs(fonts), separators=(",", ":"), sort_keys=True)
    (TARGET / "glyphs.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE)
