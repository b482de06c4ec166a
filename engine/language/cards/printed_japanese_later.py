"""What Japanese cards say of later, of the next time, of what goes on as long as something does, and of two moments at once."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, HAND, THIS, cards, side, steps
from engine.language.cards.printed_later import LEADER, NEXT_OF_OPPONENT, NEXT_TURN, ONCE, TURN_ENDS, granted, later
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Each, Hole

_NOT_TWICE = "。リーダーはこの能力を重複して持たない"
_LOSE = ("、この能力を失う", "。この能力を失う")


def _once(body: object, moment: Node, targets: tuple[object, ...]) -> Node:
    return Node("give", targets=targets, gifts=(granted(moment, body),), duration=ONCE)


def _at(when: str, moment: Node) -> list[JapaneseWording]:
    """What is done once at a later moment, and what somebody is given that does it."""
    given = f"{{who}}は「{when}、"
    ends = ("」を持つ", f"」を持つ{_NOT_TWICE}", f"」を持つ{_NOT_TWICE}。")[:2]
    after_next = later(moment)
    twice = Node("give", targets=(LEADER,), gifts=(granted(moment, Node("body", sentences=(Node("say", then=steps(after_next)),))),), duration=ONCE)
    return [
        *J("sentence", f"{when}、{{then}}。", slots="then:clause", tree=Node("say", then=steps(later(moment)))),
        *J("effect", *(f"{given}{{body}}{end}" for end in ends), slots="who:target+ body:body", preferred=True, tree=_once(Hole("body"), moment, (Hole("who"),))),
        *J("effect", *(f"{given}{{then}}{lose}{end}" for end in ends for lose in _LOSE), slots="who:target+ then:clause", tree=later(moment, (Hole("who"),))),
        *J("sentence", f"次の{when}、{{then}}。", slots="then:clause", tree=Node("say", then=steps(twice))),
        *J("effect", *(f"{{who}}は「次の{when}、{{then}}{lose}{end}" for end in ends for lose in ("", *_LOSE)), slots="who:target+ then:clause",
           tree=_once(Node("body", sentences=(Node("say", then=steps(later(moment))),)), moment, (Hole("who"),))),
    ]


LATER = [*_at("次の自分のターン開始時", NEXT_TURN), *_at("次の相手のターン開始時", NEXT_OF_OPPONENT), *_at("このターン終了時", TURN_ENDS)]

_NEXT = Node("damage_next", amount=Hole("amount"), source=Hole("source"))
_SHIELD = ("{source}次に受けるダメージを{amount}にする", "{source}次に受けるダメージは{amount}になる")
NEXT = [
    *J("quality", *_SHIELD, slots="source:source? amount:much", tree=_NEXT),
]

_WHILE = Node("while", condition=Hole("condition"), then=steps(Node("be", targets=THIS, quality=Node("has", gifts=(Hole("gifts"),)))))
AS_LONG = [
    *J("sentence", "{condition}限り、{gifts}が働く。", slots="condition:condition gifts:gift+", tree=_WHILE),
    *J("sentence", "{condition}限り、{then}。", slots="condition:condition then:clause", tree=Node("while", condition=Hole("condition"), then=Hole("then"))),
]

_BOTH = Node("each_of", first=Hole("first"), second=Hole("second"))
TWO_MOMENTS = [
    *J("trigger", "{first}と{second}", "{first}か、{second}", slots="first:headed second:trigger", tree=_BOTH),
]

_ABILITY = {"trigger": Hole("trigger"), "body": Hole("body")}
LIMITS = [
    *J("ability_line", "{modifiers}{trigger}、{body}上限は1ターンに{n}回。", slots="modifiers:modifier*? trigger:trigger body:body n:NUMBER", tree=Node(
        "ability", modifiers=(Node("limit", n=Hole("n"), per="turn"), Hole("modifiers")), **_ABILITY)),
    *J("ability_line", "{condition}なら、{modifiers}{trigger}、{body}", slots="condition:condition modifiers:modifier*? trigger:trigger body:body", tree=Node(
        "ability", modifiers=Hole("modifiers"), condition=Hole("condition"), **_ABILITY)),
]

_IN_HAND = Node("works_in", place=HAND)
_REVEALED = Node("reveal", targets=THIS)
IN_HAND = [
    *J("ability_line", "{modifiers}{trigger}、自分の手札のこれを捨てる。", slots="modifiers:modifier*? trigger:trigger", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=Node("body", sentences=(Node("say", then=steps(Node("discard", targets=THIS))),)))),
    *J("ability_line", "{modifiers}{trigger}、自分の手札のこれを公開して、{then}。", slots="modifiers:modifier*? trigger:trigger then:effect&", tree=Node(
        "ability", modifiers=(Hole("modifiers"), _IN_HAND), trigger=Hole("trigger"), body=Node("body", sentences=(Node("say", then=steps(_REVEALED, Hole("then"))),)))),
    *J("ability_line", "{modifiers}{trigger}、{condition}なら、自分の手札のこれを公開して、{then}。", slots="modifiers:modifier*? trigger:trigger condition:condition then:effect&", tree=Node(
        "ability", modifiers=(Hole("modifiers"), _IN_HAND), trigger=Hole("trigger"), body=Node("body", sentences=(
            Node("if", condition=Hole("condition"), then=steps(_REVEALED, Hole("then"))),)))),
]

_ENEMY = Node("filter", adjectives=(side("opponent"),), noun=Node("kind", word="follower"))
_AT_RANDOM = Node("random", count=Hole("count"), filter=_ENEMY)
_ENEMY_LEADER = Node("leader", who="opponent")


def _or_leader(body: dict[str, object], *words: str, slots: str) -> list[JapaneseWording]:
    """Damage to a follower drawn on the other side, or to the leader where there is none."""

    def deal(to: Node) -> object:
        dealt = steps(Node("deal", amount=body["amount"], targets=(to,)))
        return Node("where", x=Hole("x"), then=dealt) if "x" in body else dealt

    tree = Node("if", condition=Node("exists", yes=1, filter=_ENEMY), then=deal(_AT_RANDOM), otherwise=Node("say", then=deal(_ENEMY_LEADER)))
    which = ("ランダムなそれ{count}体に", "ランダムな相手のフォロワー{count}体に")
    return J("sentence", *(f"相手の場にフォロワーがいるなら{one}、いないなら相手のリーダーに{end}。" for one in which for end in words), slots=slots, tree=tree)


OR_LEADER = [
    *_or_leader({"amount": Hole("amount")}, "、{amount}ダメージ", "{amount}ダメージ", slots="count:count amount:much"),
    *_or_leader({"amount": Node("x"), "x": True}, "「{x}」と同じダメージ", "、「{x}」と同じダメージ", "、Xダメージ。Xは「{x}」である", slots="count:count x:amount"),
]

_OTHERWISE = {"then": Hole("then"), "otherwise": Node("say", then=Hole("otherwise"))}
OR_ELSE = [
    wording
    for ja, who in (("自分", "me"), ("相手", "opponent"))
    for none, some in (("いない", "いる"), ("ない", "ある"))
    for wording in J(
        "sentence", f"{ja}の場に{{adjectives&tests}}{{noun}}{{but}}が{none}なら、{{then}}。{some}なら、{{otherwise}}。", slots=f"{FILTER_PARTS} then:clause otherwise:clause",
        tree=Node("if", condition=Node("exists", yes=0, filter=cards(adjectives=(side(who),))), **_OTHERWISE))
]

_GAINED = Each("keywords", steps(Node("gain", gifts=(Node("keyword", keyword=Hole("item")),))))
KEYWORDS = [
    *J("sentence", "{keywords|}", slots="keywords:KEYWORD+", tree=Node("keywords", keywords=Hole("keywords"))),
    *J("core", "{keywords|}の中から、ランダムに1つを持つ", "{keywords|、}の中から、ランダムに1つを持つ", slots="keywords:KEYWORD+", tree=Node("choose", options=_GAINED, random=1)),
    *J("core", "{keywords|}の中から、ランダムに{n}つを持つ", "{keywords|、}の中から、ランダムに{n}つを持つ", slots="keywords:KEYWORD+ n:NUMBER", tree=Node(
        "choose", options=_GAINED, random=1, several=Hole("n"))),
]

JAPANESE_LATER = [*LATER, *NEXT, *AS_LONG, *TWO_MOMENTS, *LIMITS, *IN_HAND, *OR_LEADER, *OR_ELSE, *KEYWORDS]
