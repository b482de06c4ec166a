"""The figures of a card: what each is called in both languages, and how it is read off a card on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.kernel import notes
from engine.kernel.state import Thing


class Figure(NamedTuple):
    """A figure of a card.

    ``sentence`` is what sentences of a scenario call it in English, where they can speak of it; ``needs`` what a game must do for cards to
    have it, ``suits`` what it does where players call it so (:mod:`engine.kernel.doings`).
    """

    id: str
    en: str
    ja: str
    read: Callable[[Thing], int]
    sentence: str = ""
    in_card_texts: bool = True
    needs: str = ""
    suits: str = ""

    def __call__(self, t: Thing) -> int:
        """The figure of a card as it is now; 0 where the card has none."""
        return self.read(t)


HURT = "figure:defense"


def counter(id: str, en: str, ja: str, sentence: str = "") -> Figure:
    """A figure that is kept as a counter on the card."""
    return Figure(id, en, ja, lambda t: t.counters.get(id, 0), sentence)


def changing(id: str, en: str, ja: str) -> Figure:
    """A figure that is printed on the card, with a counter for what it is more (or less) by now."""
    return Figure(id, en, ja, lambda t: (notes.FIGURES.of(t.card) or {}).get(id, 0) + t.counters.get(id, 0), en)


def printed(id: str, en: str, ja: str) -> Figure:
    """A figure that is printed on the card and that only some games have."""
    return Figure(id, en, ja, lambda t: (notes.FIGURES.of(t.card) or {}).get(id, 0), en, needs=f"figure:{id}")


FIGURES: dict[str, Figure] = {
    figure.id: figure
    for figure in (
        Figure("attack", "attack", "攻撃力", lambda t: t.attack or 0, "attack", suits="figure:attack"),
        Figure("defense", "defense", "体力", lambda t: t.left, "defense", needs=HURT),
        Figure("cost", "cost", "コスト", lambda t: t.cost or 0, "cost"),
        printed("nodes", "required nodes", "必要ノード"),
        printed("graze", "graze", "GRAZE"),
        Figure("power", "power", "パワー", lambda t: t.attack or 0, "power", suits="figure:power"),
        Figure("original_attack", "original attack", "元の攻撃力", lambda t: t.card.face("front").attack or 0),
        Figure("original_defense", "original defense", "元の体力", lambda t: t.card.face("front").defense or 0),
        Figure("original_cost", "original cost", "元のコスト", lambda t: t.card.cost or 0),
        Figure("max_defense", "max defense", "体力の最大値", lambda t: t.defense or 0, "maximum defense", needs=HURT),
        Figure("damage", "damage", "ダメージ", lambda t: t.damage, "damage", in_card_texts=False, needs=HURT),
        counter("countdown", "countdown", "カウントダウン"),
        counter("stack", "stack", "スタック", "stack"),
        changing("union_burst", "Union Burst number", "ユニオンバーストの値"),
        counter("spellboost", "spellboost count", "スペルブースト回数", "spellboost count"),
    )
}
