"""What Japanese players write on cards of Chrono Card without a word of choosing: what is done to a card, what holds of all, how often a skill is used."""

from engine.games.chrono_card.printed.japanese import DEEDS, DOWN_TO, ME, OPPONENT, SIDES, TARGETS, TURN, say, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

NAMED = "{adjectives&tests}{noun}"
PARTS = "adjectives:adjective*? noun:noun tests:test*?"
EVERY = ("すべて", "全て", "全員")


def within(owner: Node, zone: str, *, anything: bool = False) -> Node:
    """Cards that lie in a player's zone: any, or those that the words say."""
    place = Node("in", owner=owner, zone=zone)
    if anything:
        return Node("filter", noun=Node("card"), tests=(place,))
    return Node("filter", noun=Hole("noun"), adjectives=Hole("adjectives"), tests=(Hole("tests"), place))


def has(filter_: Node | Hole) -> Node:
    """All that fit have what is given."""
    return say(Node("be", targets=(Node("all", filter=filter_),), quality=Node("has", grants=(Hole("grants"),))))


_CHOSEN_THERE = Node("chosen", count=Hole("count"), filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),)))
DONE = (
    *(w for tree, verbs in DEEDS.items() for w in J("effect", *(f"{{targets}}を{verb}" for verb in verbs if verb != "手札に加える"), slots="targets:target+", tree=tree)),
    *J("target", "{owner}の{zone}{count}枚", "{owner}の{zone}のカード{count}枚", slots="owner:owner zone:ZONE count:quantity", tree=_CHOSEN_THERE),
    *J("steps", *(f"{deck}から{NAMED}{{count}}枚を手札に加える" for deck in ("自分の山札", "山札")), slots=f"{PARTS} count:quantity", tree=steps(Node(
        "put", into=Node("into", zone="hand", owner=ME), targets=(Node("chosen", count=Hole("count"), filter=within(ME, "deck")),)))),
    *J("steps", *(f"自分の山札{look}{NAMED}{{count}}枚を{shown}手札に加える" for look in ("を見て、", "から") for shown in ("相手に見せて", "相手に見せて、", "公開して", "公開し、")), slots=f"{PARTS} count:quantity", tree=steps(
        Node("reveal", targets=(Node("chosen", count=Hole("count"), filter=within(ME, "deck")),)), Node("put", into=Node("into", zone="hand", owner=ME), targets=(Node("it"),)))),
    *(w for whose, who in SIDES for w in J("effect", *(
        f"{whose}捨て札{every}山札に{back}シャッフルする" for every in ("をすべて", "を全て", "すべてを", "全てを", "のカードをすべて") for back in ("戻して", "戻し、", "戻し", "加えて", "加え、")
    ), tree=Node("put", into=Node("into", at="anywhere", owner=who, zone="deck"), targets=(Node("all", filter=within(who, "discard", anything=True)),)))),
    *J("steps", *(f"相手の手札を見て、{NAMED}{{count}}枚を{pick}捨て{end}" for pick in ("", "選んで", "選び、") for end in ("る", "させる")), slots=f"{PARTS} count:quantity", tree=steps(
        Node("look", targets=(Node("all", filter=within(OPPONENT, "hand", anything=True)),)), Node("discard", targets=(Node("chosen", count=Hole("count"), filter=within(OPPONENT, "hand")),)))),
)

_BE = Node("be", targets=TARGETS, quality=Hole("quality"), duration=TURN)
HELD = (
    *J("sentence", "{filter}は{grants}。", "{filter}は{grants}を得る。", *(f"{{filter}}{every}{said}" for every in EVERY for said in ("は{grants}。", "は{grants}を得る。", "の{grants}。")),
       slots="filter:filter grants:grant+", tree=has(Hole("filter"))),
    *J("effect", *(f"{{targets}}は{until}{comma}{{quality}}" for until in (*DOWN_TO, "このターン", "このターン中") for comma in ("", "、")), slots="targets:target+ quality:quality", tree=_BE),
    *J("effect", *(f"{{duration}}{{targets}}は{{grants}}{end}" for end in ("", "を得る")), slots="duration:duration targets:target+ grants:grant+",
       tree=Node("give", targets=TARGETS, grants=(Hole("grants"),), duration=Hole("duration"))),
    *(w for whose, who in (("自分の", "me"), ("相手の", "opponent")) for w in J("target", f"{whose}ヒロイン", tree=Node(
        "all", filter=Node("filter", adjectives=(Node("side", who=who),), noun=Node("kind", word="heroine"))))),
    *J("player", *(f"{every}プレイヤー" for every in ("全ての", "すべての", "全")), tree=Node("player", who="each")),
    *(w for sign, how in (("+", "more"), ("-", "less")) for whose, who in SIDES for w in J(
        "effect", *(f"{whose}手札{of}上限枚数は{sign}{{amount}}{end}" for of in ("", "の") for end in ("される", "枚される", "")), slots="amount:quantity",
        tree=Node("worth", owner=who, counter="hand_limit", how=how, amount=Hole("amount")))),
)


def _lessened(attack: int, defense: int) -> Node:
    """So much less of AP or DP."""
    return Node("figures", stats=Node("stats", attack=-attack, defense=-defense))


LESSENED = tuple(
    w
    for n in range(1, 6)
    for name, tree in (("AP", _lessened(n, 0)), ("DP", _lessened(0, n)))
    for w in J("grant", *(f"{name}{said}" for said in (f"-{n}", f"を-{n}する", f"は-{n}される", f"が-{n}される")), tree=tree)
)

_CHARMED = ("チャームを行った", "チャームした", "チャームを宣言した", "チャームを行う", "攻撃した", "攻撃する")
CHARMING = (
    *J("trigger", *(f"{{filter}}が{charm}{when}" for charm in _CHARMED for when in ("時", "とき", "場合", "たび")), slots="filter:filter",
       tree=Node("when", subject=Node("any_of", filter=Hole("filter")), happening=Node("attacks"))),
)

_ONCE = Node("limit", n=1, per="turn")
_OFTEN = Node("limit", n=Hole("n"), per="turn")
OFTEN = (
    *J("ability_line", *(f"{{trigger}}{mark}{{body}}{limit}" for mark in ("：", ":") for limit in ("この能力は1ターンに1回しか使えない。", "この能力は1ターンに1回しか使用できない。", "このA.Skillは1ターンに1回しか使用できない。", "1ターンに1回のみ使用できる。")),
       slots="trigger:trigger body:body", tree=Node("ability", modifiers=(_ONCE,), trigger=Hole("trigger"), body=Hole("body"))),
    *(w for limit, once, slots in ((_ONCE, ("1ターンに1回", "1ターンに1度", "ターン1回", "ターンに1回"), ""), (_OFTEN, ("1ターンに{n}回まで", "1ターンに{n}回"), " n:NUMBER")) for w in J(
        "ability_line", *(f"A.Skill{before}（{said}）{after}：{{body}}" for said in once for before, after in (("", "コスト{cost}"), ("", " コスト{cost}"), (" コスト{cost}", ""))),
        slots=f"cost:NUMBER body:body{slots}", tree=Node("ability", modifiers=(limit,), trigger=Node("activated", declared=1, prices=(Node("pay_points", counter="ep", n=Hole("cost")),)), body=Hole("body")))),
)

DEEDS_IN_JAPANESE = (*DONE, *HELD, *LESSENED, *CHARMING, *OFTEN)
