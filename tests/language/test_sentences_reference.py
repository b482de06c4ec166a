"""docs/scenarios.md holds exactly the phrases there are. `python -m engine.language.sentences.reference` writes them anew."""

from pathlib import Path

from engine.language.sentences.reference import in_document, reference

DOCUMENT = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_the_reference_of_sentences_is_up_to_date():
    text = DOCUMENT.read_text(encoding="utf-8")
    assert in_document(text, reference()) == text
