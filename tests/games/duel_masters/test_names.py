"""What stands in a card's name: cards speak of all that have a word in theirs."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

JAPANESE = [
    ("自分の他の、名前に《星屑》とあるドラゴンが破壊された時、カードを1枚引く。", 'Whenever another allied Dragon with "星屑" in the name is destroyed: draw a card.'),
    ("このクリーチャーが出た時、名前に「Q」とあるクリーチャーを1体、自分の墓地から手札に戻してもよい。",
     'When this enters the board: you may return a chosen creature with "Q" in the name in your graveyard to hand.'),
    ("進化-自分のアーマード・ドラゴンまたは名前に《星屑》とあるクリーチャー1体の上に置く。",
     'This is put on 1 either allied Armored Dragon or else allied creature with "星屑" in the name.'),
    ("セイバー-名前に《星屑》とあるドラゴン", 'Saver: other allied Dragons with "星屑" in the name.'),
    ("このクリーチャーが出た時、《星屑》を1体破壊する。", ""),  # the whole name of a card, which none has
]  # fmt: skip
ENGLISH = [
    ('Creatures with "Star" in their names have "Blocker."', 'All creatures with "Star" in the name have Blocker.'),
    ('When you put this creature into the battle zone, destroy one of your opponent\'s creatures that has "Star" in its name.',
     'When this enters the board: destroy a chosen enemy creature with "Star" in the name.'),
]  # fmt: skip


@pytest.mark.parametrize(("line", "means"), JAPANESE)
def test_what_it_means_in_japanese(line: str, means: str) -> None:
    """In the brackets of names, which need not hold a known one."""
    assert done(line, "クリーチャー", "ja") == means


@pytest.mark.parametrize(("line", "means"), ENGLISH)
def test_what_it_means_in_english(line: str, means: str) -> None:
    """In quotes."""
    assert done(line) == means


NAMED = [("Starling", "星屑の子"), ("Old Star", "老いた者"), ("Test Goblin", "ゴブリン")]


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ('Destroy all creatures with "Star" in the name.', ["Old Star"]),  # no more than a part of the word in “Starling”
        ("名前に《星屑》とあるクリーチャーをすべて破壊する。", ["Starling"]),
        ("名前に《old　ｓtar》とあるクリーチャーをすべて破壊する。".replace("　", " "), ["Old Star"]),  # whatever the width and size of its letters
        ('Destroy all creatures with "Comet" in the name.', []),
    ],
)
def test_those_with_the_word_in_their_names(fails: Fails, text: str, gone: list[str]) -> None:
    """And no others."""
    cards = [{**plain(en, 1000), "name": {"en": en, "ja": ja}} for en, ja in NAMED]
    board = {"turn": "me", "me": {"hand": ["Test Order"], "mana": ["Test Goblin"], "battle": [en for en, _ in NAMED]}}
    where = [f"{en} is in my {'graveyard' if en in gone else 'battle zone'}" for en, _ in NAMED[:2]]
    assert fails(board, ["I play Test Order"], [*where, f"my battle zone has {3 - len(gone)} cards"], GAME, [spell("Test Order", text), *cards]) == []

