"""Figures that only cards have: what asks them of a leader (or a player), or changes them there, says nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.game import Game
from engine.kernel.happenings import Pair
from engine.language.tree import Node

FIGURE_GRANTS = ("figures", "figures_each")  # what may be given that changes attack or defense
_OF_CARDS = frozenset(("attack", "original_attack", "cost", "original_cost"))
_NO_SUCH_FIGURE = (
    "a leader has neither attack nor cost; say it of the cards that do (“all allied followers”)",
    "リーダーには攻撃力もコストもありません。それを持つカードについて書いてください（「自分のフォロワーすべて」）",
)


_DONE_TO_CARDS = frozenset(("destroy", "banish", "return", "discard", "transform", "evolve", "super_evolve", "put"))
_NOT_DONE = (
    "that is done to cards, and not to a leader; deal damage to it, or say which cards (“all enemy followers”)",
    "それはカードに対して行うことで、リーダーには行えません。ダメージを与えるか、カード（「相手のフォロワーすべて」）について書いてください",
)


def lacks_figure(node: Node, game: Game) -> Pair | None:
    """Why a figure that is named, or a deed, cannot be meant, where one that it is asked of or done to is or may be a leader; else None."""
    if node.kind in _DONE_TO_CARDS and any(map(_only_a_leader, _of_whom(node))):
        return _NOT_DONE
    attribute = node.get("attribute")
    changed = isinstance(attribute, Node) and attribute.get("name") in _OF_CARDS
    given = gives_attack(node.get("grants") or ())
    return _NO_SUCH_FIGURE if (changed or given) and any(_may_be_a_leader(target, game) for target in _of_whom(node)) else None


def gives_attack(grants: Iterable[object]) -> bool:
    """Whether attack is among what is given."""
    return any(isinstance(grant, Node) and grant.kind in FIGURE_GRANTS and grant["stats"]["attack"] != 0 for grant in grants)


FOLLOWED_IN_HAND = "cost_is"  # what a game says of costs in which those of the cards in hand follow the table
IN_HAND_ONLY = (
    "a card costs something in hand; say which cards there (“all followers in your hand”)",
    "コストは手札のカードについて書いてください（「自分の手札のフォロワーすべて」）",
)
_MEANT_BY_A_FILTER = frozenset(("all", "chosen", "random"))


def on_the_table(target: Node) -> bool:
    """Whether those are meant that lie in play: a filter says no other place, nor what has happened to them."""
    return target.kind in _MEANT_BY_A_FILTER and isinstance(target.get("filter"), Node) and not any(part.kind in ("in", "past", "done", "of_them", "not_them") for part in target["filter"].walk())


def _of_whom(node: Node) -> Iterator[Node]:
    for named in (node.get("target"), *(node.get("targets") or ())):
        if isinstance(named, Node):
            yield named


def _only_a_leader(target: Node) -> bool:
    filter = target.get("filter")
    return target.kind == "leader" or (isinstance(filter, Node) and filter.get("noun") == Node("standing_for_a_player"))


def _may_be_a_leader(target: Node, game: Game) -> bool:
    filter = target.get("filter")
    noun = filter.get("noun") if isinstance(filter, Node) else None
    if not isinstance(noun, Node):
        return target.kind in ("leader", "player")
    if noun.kind == "character" and noun["who"] == "any":  # without a side, where cards are called so, it is those
        return all(kind.id != "character" for kind in game.kinds)
    return noun.kind in ("character", "player_or_character", "standing_for_a_player")
