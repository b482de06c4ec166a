"""docs/language.md holds exactly the phrases there are."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_reference_is_as_the_phrases_are(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "script"))
    import language_reference

    sys.modules.pop("language_reference", None)
    written = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
    assert language_reference.document(written) == written, "run .venv/bin/python script/language_reference.py"


def test_every_example_of_the_introduction_is_read():
    from engine.games.shadowverse.vocabulary import VOCABULARY
    from engine.language import NO_NAMES, parse_card_text

    text = (ROOT / "docs" / "language.md").read_text(encoding="utf-8").split("```")[1]
    trees, errors = parse_card_text(text.strip(), VOCABULARY, NO_NAMES)
    assert errors == []
    assert len(trees) == 4
