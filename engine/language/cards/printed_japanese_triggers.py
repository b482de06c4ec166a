"""What Japanese cards wait for: what happens to cards and what players do, as they print it."""

from engine.language.cards.printed_japanese_parts import ME, only
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_THIS = Node("this")
_ONE_OR_MORE = Node("groups", filter=only(Node("card")))


def _happens(kind: str) -> Node:
    return Node("when", subject=Hole("subject"), happening=Node(kind))


HAPPENS = [
    *J("trigger", *(f"{{subject}}の攻撃力か体力を能力で{up}とき" for up in ("+した", "＋した")), slots="subject:subject", tree=_happens("raised")),
    *J("trigger", "{subject}が場から手札に戻ったとき", slots="subject:subject", tree=_happens("returned")),
    *J("trigger", "{subject}が能力によって場に出たとき", slots="subject:subject", tree=_happens("summoned")),
    *J("trigger", "能力によって場に出たとき", tree=Node("when", subject=_THIS, happening=Node("summoned"))),
    *J("trigger", "{subject}がリアニメイト によって場に出たとき", slots="subject:subject", tree=_happens("reanimated")),
    *J("trigger", "{subject}が{happening:happened}とき", "{subject}が{happening}とき", slots="subject:pointer happening:happening", tree=Node(
        "when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("trigger", "自分が手札を捨てるたび", "自分が手札を捨てたとき", tree=Node("when_player", player=ME, deed=Node("discards", what=_ONE_OR_MORE))),
    *J("trigger", "ファンファーレ ラストワード", tree=Node("each_of", first=Node("fanfare"), second=Node("last_words"))),
    *J("trigger", "攻撃時 リーダーへ攻撃したなら", "攻撃時 相手のリーダーを攻撃したなら", "攻撃時 リーダーを攻撃したなら", tree=Node("strike", whom="leader")),
    *J("ability_line", *(f"{{modifiers}}{{whom}}へ攻撃して破壊し、{this}が破壊されなかったなら、{{body}}" for this in ("これ", "このフォロワー")),
       slots="modifiers:modifier*? whom:filter body:body", tree=Node(
           "ability", modifiers=Hole("modifiers"), trigger=Node("when", subject=_THIS, happening=Node("kills", whom=Node("any_of", filter=Hole("whom")))),
           condition=Node("is_in", target=_THIS, place=Node("in", zone="board"), yes=1), body=Hole("body"))),
    *J("ability_line", *(f"{{modifiers}}{{trigger}}、{this}破壊されなかったなら、{{body}}" for this in ("", "これが", "このフォロワーが")),
       slots="modifiers:modifier*? trigger:trigger body:body", tree=Node(
           "ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=Hole("body"), condition=Node(
               "is_in", target=_THIS, place=Node("in", zone="board"), yes=1))),
    *J("ability_line", "直接召喚 {n}ターン目かそれ以降の{when}、{body}", slots="n:quantity when:trigger body:body", tree=Node(
        "ability", trigger=Node("invocation", when=Hole("when")), body=Hole("body"), condition=Node(
            "compare", left=Node("turn_number", owner=ME), limit=Node("at_least", n=Hole("n"))))),
    *J("ability_line", "直接召喚 {n}ターン目の{when}、{body}", slots="n:quantity when:trigger body:body", tree=Node(
        "ability", trigger=Node("invocation", when=Hole("when")), body=Hole("body"), condition=Node(
            "compare", left=Node("turn_number", owner=ME), limit=Node("exactly", n=Hole("n"))))),
]

DEEDS = [
    wording
    for words, kind in (("葬送 ", "buries"), ("ネクロマンス ", "necromances"))
    for wording in (*J("deed", words + "する", tree=Node(kind)), *J("deed_done", words + "した", tree=Node(kind)))
]

PER_TURN = [
    *J("modifier", "ターンごとに{n}回、", slots="n:NUMBER", tree=Node("limit", n=Hole("n"), per="turn")),
    *J("ability_line", "相手のターンごとに{n}回、{trigger}、{body}", slots="n:NUMBER trigger:trigger body:body", tree=Node(
    "ability", modifiers=(Node("limit", n=Hole("n"), per="turn"), Node("during", owner=Node("player", who="opponent"))), trigger=Hole("trigger"), body=Hole("body"))),
]

JAPANESE_TRIGGERS = [*HAPPENS, *DEEDS, *PER_TURN]
