"""What cards do and players do not: said of a player it is refused, since nothing would come of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.game import Game
from engine.kernel.happenings import CardWording
from engine.language.meaning.builder import NoMeaning
from engine.language.meaning.figureless import gives_attack, lacks_figure, on_the_table
from engine.language.tree import Node
from engine.language.unknown_x import own_parts
from engine.log.happenings.table import card_wordings

OF_CARDS = frozenset({"cant_attack", "cant_block", "attacks_untapped", "must_attack", "must_defend", "must_be_met", "stays_tapped", "lures"})
SAY_OF_CARDS = ("a player does not do that; say it of their cards (“all enemy … can't attack”)", "プレイヤーではなくカードについて書いてください（「相手の…すべては攻撃できない」）")
SAY_OF_WHAT_HAPPENS = ("that does not happen to a player; say it of their cards (“whenever an enemy … is destroyed”)", "プレイヤーには起こらないことです。カードについて書いてください（「相手の…が破壊されるたび」）")
SAY_OF_THOSE_IN_PLAY = ("it happens only to cards in play, and these lie elsewhere; leave out where they lie", "場にあるカードにだけ起こることで、そこにあるカードには起こりません。場所を書かないでください")
SAY_OF_DOING_IT = (
    "it is done only to cards in play, and these lie elsewhere; say “discard …” or “put … into …”",
    "場にあるカードにだけ行うことで、そこにあるカードには行いません。「…を捨てる」「…を…に置く」と書いてください",
)
SAY_OF_THE_HAND = (
    "cards are discarded from a hand, and these lie elsewhere; say “… in your hand”, or what is done to them there (“destroy …”, “banish …”, “put … into …”)",
    "捨てるのは手札のカードで、そこにあるカードは捨てられません。「自分の手札の…を捨てる」、または「…を破壊する」「…を消滅させる」「…を…に置く」と書いてください",
)
SAY_WHERE_FROM = (
    "those cards lie there already, and nothing would come of it; say where they are put from, or leave it out",
    "それらのカードはすでにそこにあるので、何も起こりません。どこから移すのかを書くか、この部分を消してください",
)
IN_TWO_PLACES = (
    "a card lies in one place, and two are said; leave one out (“drawn” cards come from the deck)",
    "カードのある場所は1つですが、2つ書かれています。片方を消してください（「引く」のはデッキのカードです）",
)
_PICKED = frozenset(("all", "chosen", "random"))  # not what is picked among others that were spoken of
_ELSEWHERE = frozenset(("in", "past", "done", "waiting", "set_on", "not_them"))
_MOVED = frozenset(("return", "put", "discard", "banish", "destroy", "transform", "evolve", "copies"))
_ASKED = ("figure_of", "has_figure")
_OF_LEADERS = ("defense", "original_defense", "max_defense")  # the figures that a leader has
_NO_CARD = (
    "what a leader has speaks of the leader as “this”, which is no card that goes anywhere; name the card",
    "リーダーが持つ能力の「これ」はリーダーで、移動するカードではありません。カード名を書いてください",
)
_NO_FIGURES = (
    "what a leader has speaks of the leader as “this”, which has no attack to give; name the cards (“give all allied followers …”)",
    "リーダーが持つ能力の「これ」はリーダーで、攻撃力を与える相手になりません。カードについて書いてください（「自分のフォロワーすべてに…を与える」）",
)
_NO_SUCH_FIGURE = (
    "what a leader has speaks of the leader as “this”, which has no such figure; name the card whose figure it is, or give that card the ability",
    "リーダーが持つ能力の「これ」はリーダーで、その値を持ちません。どのカードの値かを書くか、そのカード自身に能力を与えてください",
)


def happens_to_them(role: str, subject: Node, happening: Node, said: CardWording, game: Game) -> None:
    """Refuse to wait for what would never come about: that a player does what cards do, a card off the table what those in play do."""
    if subject.kind in ("leader", "player") and not said.to_players:
        raise NoMeaning(role, happening.kind, SAY_OF_WHAT_HAPPENS)
    if (said.in_play or happening.kind in game.vocabulary.in_play_alone) and lie_elsewhere(subject, game):
        raise NoMeaning(role, happening.kind, SAY_OF_THOSE_IN_PLAY)
    if "whence" in happening and places_said(subject):
        raise NoMeaning(role, happening.kind, IN_TWO_PLACES)


def done_to_those_in_play(kind: str, happening: str, targets: Sequence[Node], game: Game) -> None:
    """Refuse to do to cards that lie elsewhere what is done to cards in play alone."""
    if happening in game.vocabulary.in_play_alone and any(lie_elsewhere(target, game) for target in targets):
        raise NoMeaning("effect", kind, SAY_OF_DOING_IT)


def discarded_from_a_hand(targets: Sequence[Node]) -> None:
    """Refuse to discard what does not lie in a hand: cards of another place, or of a side, which are those in play where no hand is named."""
    for target in targets:
        if any(place["zone"] != "hand" for place in places_said(target)) or (target.kind in _PICKED and any(map(_of_a_side_in_play, described_in(target)))):
            raise NoMeaning("effect", "discard", SAY_OF_THE_HAND)


def _of_a_side_in_play(described: Node) -> bool:
    adjectives, tests = described.get("adjectives") or (), described.get("tests") or ()
    return any(word.kind == "side" for word in adjectives) and not any(test.kind in _ELSEWHERE for test in tests)


def moved_from_elsewhere(kind: str, targets: Sequence[Node], into: Node, game: Game) -> None:
    """Refuse to move to a zone what is said to lie there: it would stay where it is."""
    for target in targets:
        there = any(place["zone"] == into["zone"] and "other" not in place and ("owner" not in into or place.get("owner") == into["owner"]) for place in places_said(target))
        if there or (into["zone"] == game.table and "owner" not in into and target.kind in _PICKED and any(map(_in_play, described_in(target)))):
            raise NoMeaning("effect", kind, SAY_WHERE_FROM)


def _in_play(described: Node) -> bool:
    return described["noun"].kind != "named" and not any(test.kind in _ELSEWHERE for test in described.get("tests") or ())


def in_one_place(described: Node) -> None:
    """Refuse what is said to lie in two places at once."""
    places = [test for test in described.get("tests", ()) if test.kind == "in"]
    if any(place != places[0] for place in places):
        raise NoMeaning("filter", "in", IN_TWO_PLACES)


def places_said(cards: Node) -> list[Node]:
    """The places at which a text says that cards lie: a zone each, with its owner where it has one."""
    if cards.kind in ("top", "nth_from_top"):
        return [cards]
    return [test for described in described_in(cards) for test in described.get("tests") or () if test.kind == "in"]


def described_in(cards: Node) -> list[Node]:
    """What cards that are picked are said to be like: one description, or each of those of which one is enough."""
    if cards.kind == "filter":
        return [cards]
    parts = [part for _, part in cards.parts] if cards.kind.endswith("_filter") else [cards.get("filter")]
    return [described for part in parts if isinstance(part, Node) for described in described_in(part)]


def lie_in_play(cards: Node, game: Game) -> bool:
    """Whether those are meant that lie in play: a text says so, or says no other place."""
    places = places_said(cards)
    return on_the_table(cards) or (bool(places) and all(place["zone"] in game.in_play and "other" not in place for place in places))


def lie_elsewhere(cards: Node, game: Game) -> bool:
    """Whether a text says of cards that they lie off the table: in a hand, a deck and so on."""
    return any(place.get(part, game.table) not in game.in_play for place in places_said(cards) for part in ("zone", "other"))


def of_cards_only(targets: tuple[Node, ...], quality: Node, game: Game) -> None:
    """Refuse to say of players what only cards do: nothing would come of it."""
    if quality.kind in OF_CARDS and any(t.kind in ("leader", "player") for t in targets):
        raise NoMeaning("quality", quality.kind, SAY_OF_CARDS)
    if quality.kind == "has" and (why := lacks_figure(Node("give", targets=targets, grants=quality["grants"]), game)) is not None:
        raise NoMeaning("quality", quality.kind, why)


def refuse_moving_leaders(targets: Sequence[Node], grants: Sequence[Node], game: Game) -> None:
    """Raise NoMeaning where leaders are given what moves, copies or destroys “this”, gives it figures, or waits for what only cards do: nothing would come of it."""
    if not all(t.kind == "leader" for t in targets):
        return
    for line in (grant["line"] for grant in grants if grant.kind == "ability"):
        waits = line.get("trigger") or Node("none")
        said = card_wordings(game.vocabulary).get(waits["happening"].kind) if waits.kind == "when" and waits.get("subject") == Node("this") else None
        if said is not None and not said.to_players:
            raise NoMeaning("target", "this", SAY_OF_WHAT_HAPPENS)
        for part in own_parts(line):  # “this” in what those give in turn is whatever has it
            this = Node("this") in (part.get("target"), *(part.get("targets") or ()))
            asked = part.kind in _ASKED and part.get("target") == Node("this")
            if asked and part["attribute"]["name"] not in _OF_LEADERS:
                raise NoMeaning("target", "this", _NO_SUCH_FIGURE)
            if part.kind in _MOVED and this:
                raise NoMeaning("target", "this", _NO_CARD)
            if (part.kind == "gain" or (part.kind == "give" and this)) and gives_attack(part["grants"]):
                raise NoMeaning("target", "this", _NO_FIGURES)
