"""What cards do and players do not: said of a player it is refused, since nothing would come of it."""

from __future__ import annotations

from engine.kernel.happenings import CardWording
from engine.language.meaning.builder import NoMeaning
from engine.language.tree import Node

OF_CARDS = frozenset({"cant_attack", "cant_block", "attacks_untapped", "must_attack", "stays_tapped", "lures"})
SAY_OF_CARDS = ("a player does not do that; say it of their cards (“all enemy … can't attack”)", "プレイヤーではなくカードについて書いてください（「相手の…すべては攻撃できない」）")


SAY_OF_WHAT_HAPPENS = ("that does not happen to a player; say it of their cards (“whenever an enemy … is destroyed”)", "プレイヤーには起こらないことです。カードについて書いてください（「相手の…が破壊されるたび」）")


def happens_to_them(role: str, subject: Node, happening: Node, said: CardWording) -> None:
    """Refuse to wait for something to happen to a player that only happens to cards: it would never come about."""
    if subject.kind in ("leader", "player") and not said.to_players:
        raise NoMeaning(role, happening.kind, SAY_OF_WHAT_HAPPENS)


def of_cards_only(targets: tuple[Node, ...], quality: Node) -> None:
    """Refuse to say of players what only cards do: nothing would come of it."""
    if quality.kind in OF_CARDS and any(t.kind in ("leader", "player") for t in targets):
        raise NoMeaning("quality", quality.kind, SAY_OF_CARDS)
