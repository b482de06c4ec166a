"""Writes the tables of docs/language.md anew from the phrases of the card language. Run it after any change of a phrase.

    .venv/bin/python script/language_reference.py
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "language.md"
BEGIN, END = "<!-- tables -->\n", "<!-- end of tables -->"


def tables() -> str:
    """Every phrase with an example in both languages, then every kind of node with its parts."""
    from engine.games.shadowverse.vocabulary import VOCABULARY
    from engine.language import Grammar, Names
    from engine.language.cards import CARD_TABLE
    from engine.language.reference import kinds_section, phrases_section

    names = Names(
        {},
        {
            "forest-bat": {"en": "Forest Bat", "ja": "フォレストバット", "measure": "体"},
            "magitrain": {"en": "Magitrain", "ja": "魔導列車", "measure": "体"},
        },
    )
    grammar = Grammar([CARD_TABLE], list(CARD_TABLE.by_category), VOCABULARY)
    phrases = phrases_section(grammar, names, CARD_TABLE)
    return f"## Phrases\n\n{phrases}\n## Kinds\n\n{kinds_section(CARD_TABLE)}\n"


def document(text: str) -> str:
    """The document with the tables as they are now."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{tables()}\n{END}{tail}"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    DOCUMENT.write_text(document(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
