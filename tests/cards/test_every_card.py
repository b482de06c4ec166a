"""No card is left untried."""

from __future__ import annotations

from pathlib import Path

from engine.library import Library


def test_every_shadowverse_card_is_in_some_test(texts: dict[str, str]) -> None:
    """Each card of the corpus is called by its name, or by one of its other names, in a test of this folder."""
    said = "".join(p.read_text(encoding="utf-8") for p in sorted(Path(__file__).parent.glob("test_*.py")))
    cards = Library.from_texts(texts).cards["shadowverse"]
    untried = [c.name["en"] for c in cards.values() if not any(name in said for name in (c.name["en"], *c.aliases))]
    assert untried == []
