"""What cards do and players do not: said of a player it is refused, since nothing would come of it."""

from __future__ import annotations

from engine.language.meaning.builder import NoMeaning
from engine.language.tree import Node

OF_CARDS = frozenset({"cant_attack", "cant_block", "attacks_untapped", "must_attack", "stays_tapped", "lures"})
SAY_OF_CARDS = ("a player does not do that; say it of their cards (“all enemy … can't attack”)", "プレイヤーではなくカードについて書いてください（「相手の…すべては攻撃できない」）")


def of_cards_only(targets: tuple[Node, ...], quality: Node) -> None:
    """Refuse to say of players what only cards do: nothing would come of it."""
    if quality.kind in OF_CARDS and any(t.kind in ("leader", "player") for t in targets):
        raise NoMeaning("quality", quality.kind, SAY_OF_CARDS)
