"""A small cast for card texts: Shadowverse's words and a few cards, among them awkward names."""

from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language import Names, parse, parse_card_text, render
from engine.language.brackets import reminders_of
from engine.language.cards import CARD_TABLE
from engine.language.generating import Trees
from engine.language.goes_with import with_what_brings_them
from engine.language.one_way import said_one_way
from engine.language.reader.swallowed import swallowed
from engine.language.spoken_of_once import spoken_of_once
from engine.language.tree import Node

NAMES = Names(
    {"Bat": "forest-bat", "レオネル": "lionel"},
    {
        "forest-bat": {"en": "Forest Bat", "ja": "フォレストバット", "measure": "体"},
        "magitrain": {"en": "Magitrain", "ja": "魔導列車", "measure": "体"},
        "lionel": {"en": "Lionel, Woodland Shadow", "ja": "フォレストダーク・レオネル", "measure": "体"},
        "fairy": {"en": "Fairy", "ja": "フェアリー", "measure": "体"},
        "code": {"en": "Code:1500 <Adam.Star>", "ja": "Code:1500 <アダム.Star>"},
        "storm": {"en": "Storm", "ja": "嵐", "measure": "枚"},
        "draw": {"en": "Draw a Card", "ja": "カードを引く", "measure": "枚"},
    },
)
TREES = Trees(
    CARD_TABLE,
    {
        **{
            category.upper(): [word.id for word in VOCABULARY.of(category)]
            for category in ("keyword", "kind", "trait", "class", "zone", "counter", "state")
        },
        "NAME": ["forest-bat", "magitrain", "lionel", "fairy", "code", "storm", "draw"],
    },
)


def drawn(category, draw, depth) -> Node:
    """A random tree of a category, as it is read where there are two ways to say it."""
    return spoken_of_once(with_what_brings_them(said_one_way(TREES.draw(category, draw, depth))))


def tree(text, category="line", line=1, column=1):
    return parse(category, text, VOCABULARY, NAMES, line, column)


def said(node, lang="en", category="line"):
    return render(node, lang, VOCABULARY, NAMES, category)


def card(text, line=1, column=1):
    return parse_card_text(text, VOCABULARY, NAMES, line, column)


def rows(table: str) -> list[tuple[str, ...]]:
    """The rows of a table of texts, each the parts between its bars."""
    return [tuple(part.strip() for part in row.split(" | ")) for row in table.strip().splitlines()]


def check_pair(english: str, japanese: str) -> None:
    """A card as English and as Japanese cards print it, “／” between its lines, is read whole, and is one card."""
    read, wrong = card(english.replace("／", "\n"))
    other, no_better = card(japanese.replace("／", "\n"))
    assert [*wrong, *no_better] == []
    assert read == other


def check_printed(printed, canonical):
    """A line as cards print it is read as what it means; that is read back to the same in both languages, and no word is swallowed."""
    read = tree(printed)
    assert said(read) == canonical
    assert tree(canonical) == read
    assert tree(said(read, "ja")) == read
    assert swallowed(printed, read, reminders_of(VOCABULARY)) == []
