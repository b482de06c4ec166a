"""SVG to PNG with our own fonts and no others, so that a picture is the same on every machine."""

from __future__ import annotations

import resvg_py

from rulings.picture.letters import FONTS

FILES = [str(FONTS / "rulings-serif.otf"), str(FONTS / "rulings-sans.otf")]


def png(svg: str) -> bytes:
    """The picture as PNG, as large as the SVG says. Raises ``ValueError`` for what is no SVG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=FILES))
