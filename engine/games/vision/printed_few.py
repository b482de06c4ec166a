"""What a few cards of Phantom Magic Vision print: what does not stack, whose choice it is, what comes back, every time that something happens."""

from __future__ import annotations

from engine.games.vision.printed_parts import DECK, PARTS, WORDS, filtered
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
THEIRS = (Node("chosen", count=Hole("count"), late=1, by="opponent", filter=filtered(Node("side", who="opponent"))),)
DEEDS = (("破棄する", "destroy"), ("決死状態にする", "make_dying"), ("ゲームから除外する", "banish"))
OPPONENT = ("〔相手プレイヤー〕は", "相手プレイヤーは", "目標の〔相手プレイヤー1人〕は")
CHOICES = [
    wording
    for said, kind in DEEDS
    for wording in J("effect", *(
        f"{who}{what}{said}" for who in OPPONENT for what in (
            f"自分の場の{WORDS}{{count}}枚を選んで", f"〔自分の場の{WORDS}{{count}}枚〕を選んで", f"〔自分の場の{WORDS}{{count}}枚〕を", f"〔自分の場の{WORDS}{{count}}枚〕を選び、",
        )
    ), slots=f"{PARTS} count:count", preferred=True, tree=Node(kind, targets=THEIRS))
]

LEAST = Node("no_less", n=Hole("x"), least=Hole("least"))
BUT = ("但し、", "ただし、", "")
FEW = [
    *J("ability_line", "{line}この効果は重複しない。", slots="line:ability_line", preferred=True, tree=Node("unstacked", line=Hole("line"))),
    *[
        wording
        for ja, turned in (("アクティブ状態で", "active"), ("スリープ状態で", "asleep"))
        for wording in J("effect", f"{{targets}}を本来のプレイヤーの場に{ja}戻す", f"{{targets}}を、本来のプレイヤーの場に{ja}戻す", f"{{targets}}は本来のプレイヤーの場に{ja}戻る", slots="targets:target+",
                         tree=Node("bring_back", targets=TARGETS, turned=turned))
    ],
    *J("quality", "手札から直接ノードをセットすることが出来ない", "手札から直接ノードをセットすることができない", "手札からノードをセットすることが出来ない", tree=Node("no_node")),
    *J("quality", "1度に{bound}のダメージを受けない", slots="bound:bound", tree=Node("damage_taken", amount=Node("number", n=0), bound=Hole("bound"))),
    *J("trigger", "{subject}が{happening}たび、", "{subject}が{happening}度に、", "{subject}が{happening}たびに、", slots="subject:subject happening:happening",
       tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("happening", "破棄される", tree=Node("destroyed")),
    *J("sentence", *(f"その後、{{then}}。Xは{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in BUT), slots="then:core x:amount_one least:NUMBER",
       tree=Node("say", then=Node("where", then=Hole("then"), x=LEAST))),
    *J("ability_line", *(f"（自動α）{{targets}}の戦闘力「X/X」は{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in BUT), slots="targets:target+ x:amount_one least:NUMBER", preferred=True,
       tree=Node("text", body=Node("body", sentences=(Node("say", then=Node("sequence", steps=tuple(
           Node("be", targets=TARGETS, quality=Node("figure_is", attribute=Node("attribute", name=name), amount=LEAST)) for name in ("attack", "defense")))),)))),
]

OF_IT = Node("figure_of", attribute=Hole("attribute"), target=Node("it"))
MORE = [
    *[
        wording
        for category in ("amount", "amount_one")
        for deed in ("攻撃を取り消した", "スリープ状態にした", "デッキに戻した", "公開した", "アクティブ状態にした")
        for wording in (
            *J(category, f"この効果で{deed}{{_noun}}の{{attribute}}", f"この効果で{deed}{{_noun}}の{{attribute}}の値", f"この効果で{deed}相手{{_noun}}の{{attribute}}", f"この効果で{deed}{{_noun}}の{{attribute}}値",
               slots="_noun:noun attribute:attribute", tree=OF_IT),
            *J(category, f"この効果で{deed}{{_noun}}の枚数", slots="_noun:noun", tree=Node("that_many")),
        )
    ],
    *J("effect", "{targets}は次の相手ターンのアクティブフェイズの規定の効果でアクティブ状態にならない", "{targets}は次の相手ターンのアクティブフェイズの既定の効果でアクティブ状態にならない", slots="targets:target+",
       tree=Node("be", targets=TARGETS, quality=Node("stays_asleep"), duration=Node("until", edge="end", turn="next_opponent"))),
    *J("trigger", "〔このカード〕のプレイが無効にされた場合、", "このカードのプレイが無効にされた場合、", tree=Node("voided_this")),
    *J("trigger", "{filter}のプレイが無効にされた場合、", "〔{filter}〕のプレイが無効にされた場合、", slots="filter:filter", tree=Node("voided", subject=Node("any_of", filter=Hole("filter")))),
    *J("found", f"任意の{WORDS}を{{count}}枚まで", slots=f"{PARTS} count:count", tree=Node("chosen", count=Hole("count"), late=1, up_to=1, filter=filtered(tests=(DECK,)))),
    *J("test", "{first}が{second}より高い", slots="first:attribute second:attribute", tree=Node("more_than_its", first=Hole("first"), second=Hole("second"))),
    *J("modifier", "（自動α）", tree=Node("automatic", letter="alpha")),
    *J("affected", "あなたの場の{first}と{second}", slots="first:noun_one second:noun_one",
       tree=Node("all", filter=Node("filter", adjectives=(Node("side", who="me"),), noun=Node("either", first=Hole("first"), second=Hole("second"))))),
    *J("trigger", "{subject}が戦闘を行う場合、戦闘開始時に", "{subject}が戦闘を行う場合、戦闘開始時に、", slots="subject:subject", tree=Node("when", subject=Hole("subject"), happening=Node("fights"))),
]

FEW_WORDINGS = (*MORE, *CHOICES, *FEW)
