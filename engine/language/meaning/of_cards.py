"""What cards do and players do not: said of a player it is refused, since nothing would come of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.game import Game
from engine.kernel.happenings import CardWording
from engine.language.meaning.builder import NoMeaning
from engine.language.meaning.figureless import gives_attack, lacks_figure
from engine.language.tree import Node
from engine.language.unknown_x import own_parts

OF_CARDS = frozenset({"cant_attack", "cant_block", "attacks_untapped", "must_attack", "must_defend", "must_be_met", "stays_tapped", "lures"})
SAY_OF_CARDS = ("a player does not do that; say it of their cards (“all enemy … can't attack”)", "プレイヤーではなくカードについて書いてください（「相手の…すべては攻撃できない」）")
SAY_OF_WHAT_HAPPENS = ("that does not happen to a player; say it of their cards (“whenever an enemy … is destroyed”)", "プレイヤーには起こらないことです。カードについて書いてください（「相手の…が破壊されるたび」）")
SAY_OF_THOSE_IN_PLAY = ("it happens only to cards in play, and these lie elsewhere; leave out where they lie", "場にあるカードにだけ起こることで、そこにあるカードには起こりません。場所を書かないでください")
SAY_OF_DOING_IT = (
    "it is done only to cards in play, and these lie elsewhere; say “discard …” or “put … into …”",
    "場にあるカードにだけ行うことで、そこにあるカードには行いません。「…を捨てる」「…を…に置く」と書いてください",
)
_MOVED = frozenset(("return", "put", "discard", "banish", "destroy", "transform", "evolve", "copies"))
_NO_CARD = (
    "what a leader has speaks of the leader as “this”, which is no card that goes anywhere; name the card",
    "リーダーが持つ能力の「これ」はリーダーで、移動するカードではありません。カード名を書いてください",
)
_NO_FIGURES = (
    "what a leader has speaks of the leader as “this”, which has no attack to give; name the cards (“give all allied followers …”)",
    "リーダーが持つ能力の「これ」はリーダーで、攻撃力を与える相手になりません。カードについて書いてください（「自分のフォロワーすべてに…を与える」）",
)


def happens_to_them(role: str, subject: Node, happening: Node, said: CardWording, game: Game) -> None:
    """Refuse to wait for what would never come about: that a player does what cards do, a card off the table what those in play do."""
    if subject.kind in ("leader", "player") and not said.to_players:
        raise NoMeaning(role, happening.kind, SAY_OF_WHAT_HAPPENS)
    if (said.in_play or happening.kind in game.vocabulary.in_play_alone) and lie_elsewhere(subject, game):
        raise NoMeaning(role, happening.kind, SAY_OF_THOSE_IN_PLAY)


def done_to_those_in_play(kind: str, happening: str, targets: Sequence[Node], game: Game) -> None:
    """Refuse to do to cards that lie elsewhere what is done to cards in play alone."""
    if happening in game.vocabulary.in_play_alone and any(lie_elsewhere(target, game) for target in targets):
        raise NoMeaning("effect", kind, SAY_OF_DOING_IT)


def lie_elsewhere(cards: Node, game: Game) -> bool:
    """Whether a text says of cards that they lie off the table: in a hand, a deck and so on."""
    places = [test for test in cards["filter"].get("tests", ()) if test.kind == "in"] if "filter" in cards else [cards] if cards.kind == "top" else []
    return any(place.get(part, game.table) not in game.in_play for place in places for part in ("zone", "other"))


def of_cards_only(targets: tuple[Node, ...], quality: Node, game: Game) -> None:
    """Refuse to say of players what only cards do: nothing would come of it."""
    if quality.kind in OF_CARDS and any(t.kind in ("leader", "player") for t in targets):
        raise NoMeaning("quality", quality.kind, SAY_OF_CARDS)
    if quality.kind == "has" and (why := lacks_figure(Node("give", targets=targets, grants=quality["grants"]), game)) is not None:
        raise NoMeaning("quality", quality.kind, why)


def refuse_moving_leaders(targets: Sequence[Node], grants: Sequence[Node]) -> None:
    """Raise NoMeaning where leaders are given what moves, copies or destroys “this”, or gives it figures: of such a text nothing would come."""
    if not all(t.kind == "leader" for t in targets):
        return
    for line in (grant["line"] for grant in grants if grant.kind == "ability"):
        for part in own_parts(line):  # “this” in what those give in turn is whatever has it
            this = Node("this") in (part.get("target"), *(part.get("targets") or ()))
            if part.kind in _MOVED and this:
                raise NoMeaning("target", "this", _NO_CARD)
            if (part.kind == "gain" or (part.kind == "give" and this)) and gives_attack(part["grants"]):
                raise NoMeaning("target", "this", _NO_FIGURES)
