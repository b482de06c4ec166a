"""How cards print what the next card that a player plays costs, or is given, in both languages."""

from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_THIS_TURN = Node("until", edge="end", turn="this")
_AMOUNT = Hole("amount")


def _next(quality: object, duration: object = None, count: object = None) -> Node:
    more = {**({} if duration is None else {"duration": duration}), **({} if count is None else {"count": count})}
    return Node("next_costs", who="me", filter=Hole("filter"), quality=quality, **more)


_LESS, _IS = Node("cost_less", amount=_AMOUNT), Node("cost_is", amount=_AMOUNT)


def _english(words: str, duration: object) -> list[Wording]:
    """With what says for how long behind “you play”."""
    those = f"the~next {{filter}} you~play {words}".strip()
    one = f"the~next~time you~play a|an {{filter}} {words}".strip()
    return [
        *(W("effect", f"{those} {{quality~n}}", tree=_next(Hole("quality"), duration)) if words else ()),
        *W("effect", f"subtract {{amount:quantity}} from the~cost~of {those}", f"reduce the~cost~of {those} by {{amount:quantity}}", tree=_next(_LESS, duration)),
        *W("effect", f"change|set the~cost~of {those} to {{amount:quantity}}", tree=_next(_IS, duration)),
        *W("clause", f"{one} , subtract {{amount:quantity}} from its~cost", f"{one} , reduce its~cost by {{amount:quantity}}", preferred=True, tree=Node("sequence", steps=(_next(_LESS, duration),))),
    ]


def _yours(words: str, duration: object) -> list[Wording]:
    """“Your next follower this turn costs 2 less”, “costs 2 less this turn”, or so much."""
    costs = " costs {amount:quantity}"
    before, behind = f"your~next {{filter}} {words}".rstrip(), f" {words}".rstrip()
    is_ = {f"{before}{costs}", f"your~next {{filter}}{costs}{behind}"}
    less = {f"{before}{costs} less", f"your~next {{filter}}{costs} less{behind}"}
    return [*W("effect", *sorted(less), tree=_next(_LESS, duration)), *W("effect", *sorted(is_), tree=_next(_IS, duration))]


def _several(words: str, duration: object) -> list[Wording]:
    """“Your next 2 followers cost 1 less this turn”; “the next 2 followers you play this turn cost 1”."""
    costs, behind = " cost {amount:quantity}", f" {words}".rstrip()
    heads = (f"your~next {{count:NUMBER}} {{filter~pl}}{behind}", f"the~next {{count:NUMBER}} {{filter~pl}} you~play{behind}")
    tails = ("your~next {count:NUMBER} {filter~pl}",) if words else ()
    said = {less: (*(f"{head}{costs}{less}" for head in heads), *(f"{tail}{costs}{less}{behind}" for tail in tails)) for less in (" less", "")}
    own = "" if words else heads[1] + costs  # the language's own
    return [w for less, quality in ((" less", _LESS), ("", _IS)) for w in W("effect", *(one for one in said[less] if not own or not one.startswith(own)), tree=_next(quality, duration, Hole("count")))]


def _japanese(quality: Node, *ends: str) -> list[JapaneseWording]:
    whose = ("次に", "次に自分が", "自分が次に", "自分の次に")
    return [
        *J("effect", *(f"{{duration}}{next_}プレイする{{filter}}のコスト{end}" for next_ in whose for end in ends), slots="duration:duration? filter amount:quantity",
           tree=_next(quality, Hole("duration"))),
        *J("effect", *(f"{{duration}}{next_}プレイする{several}のコスト{end}" for next_ in whose for several in ("{filter}{count}枚", "{filter}{count}体", "{count}枚の{filter}", "{count}体の{filter}") for end in ends),
           slots="duration:duration? filter count:NUMBER amount:quantity", tree=_next(quality, Hole("duration"), Hole("count"))),
    ]


_GIVEN = Node("ability", line=Node("ability", trigger=Node("when_player", player=Node("player", who="me"), deed=Node("plays", what=Node("any_of", filter=Hole("filter")))), body=Node(
    "body", sentences=(Node("say", then=Node("sequence", steps=(Node("give", targets=(Node("it"),), grants=Hole("grants")),))), Node("say", then=Node("sequence", steps=(Node("lose_this"),)))))))


def _gains(words: str, duration: object) -> list[Wording]:
    """What the next card is given that a player plays."""
    more = {} if duration is None else {"duration": duration}
    return W("effect", f"the~next {{filter}} you~play {words} gains|gets|has {{grants:grant+}}".replace("  ", " "), f"give the~next {{filter}} you~play {words} {{grants:grant+}}".replace("  ", " "), tree=Node(
        "give", targets=(Node("leader", who="me"),), grants=(_GIVEN,), **more))


NEXT_PLAYED = (
    *_gains("", None),
    *_gains("this~turn", _THIS_TURN),
    *_english("", None),
    *_english("this~turn", _THIS_TURN),
    *_yours("", None),
    *_yours("this~turn", _THIS_TURN),
    *_several("", None),
    *_several("this~turn", _THIS_TURN),
    *_japanese(_LESS, "-{amount}", "-{amount}される", "を-{amount}する", "を{amount}減らす", "は-{amount}される"),
    *_japanese(_IS, "を{amount}にする", "は{amount}になる"),
)
