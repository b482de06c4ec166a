"""How the cards of Phantom Magic Vision say when, how often and for how long."""

from __future__ import annotations

from engine.games.vision.printed.pieces import AT_TURN_END, BOTH, CARD, ME, MUST, OPPONENT, PARTS, WORDS, be, filtered, in_zone, only, say
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W


def _theirs(trigger: Node) -> Node:
    """What comes about by the other player's effect."""
    return Node("by_enemy_effect", trigger=trigger)


_WHEN = Node("when", subject=Hole("subject"), happening=Hole("happening"))
_BY_THEM = ("相手プレイヤーのカードの効果によって", "相手プレイヤーのカードの効果で", "相手プレイヤーの効果によって", "相手プレイヤーの効果で", "相手プレイヤーのカードの効果により")
_FROM = (
    ("デッキ、または手札", ("deck", "hand")), ("手札、またはデッキ", ("hand", "deck")), ("デッキか手札", ("deck", "hand")), ("手札かデッキ", ("hand", "deck")), ("デッキ", ("deck",)), ("手札", ("hand",)),
)
_GIVEN_UP = ("破棄された", "破棄され、冥界に置かれた", "破棄され冥界に置かれた")
_HAPPENED = (
    ("dying_in_battle", ("戦闘によって決死状態になった", "戦闘で決死状態になった", "戦闘により決死状態になった")),
    ("fells", (
        "戦闘によって相手キャラクターを決死状態にした", "戦闘で相手キャラクターを決死状態にした", "相手キャラクターを戦闘で決死状態にした",
        "相手キャラクターを戦闘により決死状態にした", "戦闘により相手キャラクターを決死状態にした",
    )),
    ("fights", ("戦闘を行う", "相手キャラクターと戦闘を行う", "戦闘を行った")),
    ("defends", ("防御を行う", "防御を行った", "防御した")),
    ("engages", ("攻撃、または防御を行う", "攻撃または防御を行う", "攻撃、または防御する", "攻撃、または防御を行った", "攻撃または防御を行った")),
    ("met", ("相手キャラクターに防御された", "相手プレイヤーに防御された", "防御された")),
    ("damaged", ("ダメージを受けた",)),
    ("battle_damaged", ("戦闘ダメージを受けた",)),
    ("enters", ("場に出た", "場に出る", "あなたの場に出た")),
    ("wakes", ("アクティブ状態になった",)),
    ("falls_asleep", ("スリープ状態になった",)),
    ("hits", ("相手プレイヤーに戦闘ダメージを与えた", "プレイヤーに戦闘ダメージを与えた")),
)
TRIGGERS = [
    *J("trigger", *(f"{{subject}}{ga}{by}{{happening:happened}}場合{comma}" for ga in ("が", "は") for by in _BY_THEM for comma in ("、", "")), slots="subject:subject happening:happening", tree=_theirs(_WHEN)),
    *[
        wording
        for where, zones in _FROM
        for kind, ends in (("given_up", _GIVEN_UP), ("shown_from", ("公開された",)))
        for made in (Node(kind, zone=zones[0], other=zones[1]) if len(zones) == 2 else Node(kind, zone=zones[0]),)
        for wording in (
            *J("trigger", *(f"〔このカード〕が{by}{where}から{end}場合、" for by in _BY_THEM for end in ends), tree=_theirs(made)),
            *J("trigger", *(f"〔このカード〕が{where}から{end}場合、" for end in ends), tree=made),
        )
    ],
    *J("trigger", *(f"{{subject}}が戦闘、または{by}{{happening:happened}}場合、" for by in _BY_THEM), slots="subject:subject happening:happening", tree=Node("by_enemy_effect", trigger=_WHEN, battle=1)),
    *J("trigger", *(f"手札にある〔このカード〕が{by}{end}場合、" for by in _BY_THEM for end in _GIVEN_UP), tree=_theirs(Node("given_up", zone="hand"))),
    *J("trigger", "〔このカード〕のプレイが無効にされた場合、", "このカードのプレイが無効にされた場合、", tree=Node("voided_this")),
    *J("trigger", "{filter}のプレイが無効にされた場合、", "〔{filter}〕のプレイが無効にされた場合、", slots="filter:filter", tree=Node("voided", subject=Node("any_of", filter=Hole("filter")))),
    *J("trigger", "{subject}が戦闘を行う場合、戦闘開始時に", "{subject}が戦闘を行う場合、戦闘開始時に、", slots="subject:subject", tree=Node("when", subject=Hole("subject"), happening=Node("fights"))),
    *[
        w
        for kind, fights in (("fought", ("戦闘を行った", "戦闘を行う")), ("attack_ended", ("攻撃を行った", "攻撃を行う", "攻撃した")), ("defense_ended", ("防御を行った", "防御を行う", "防御した")))
        for w in J("trigger", *(f"{{subject}}{ga}{did}場合、{its}戦闘{of}終了時{ni}" for ga in ("が", "は") for did in fights for its in ("", "その") for of in ("", "の") for ni in ("に", "、", "に、")),
                   *(f"{{subject}}が{did}戦闘{of}終了時{ni}" for did in fights for of in ("", "の") for ni in ("に", "、", "に、")), slots="subject:subject", preferred=True,
                   tree=Node("when", subject=Hole("subject"), happening=Node(kind)))
    ],
    *J("trigger", *(f"{{subject}}の戦闘{of}終了時{ni}" for of in ("", "の") for ni in ("に", "、", "に、")), slots="subject:subject", tree=Node("when", subject=Hole("subject"), happening=Node("fought"))),
    *W("trigger", "at~the~end~of~a~battle~of~this", "at~the~end~of~battle~with~this", tree=Node("when", subject=Node("this"), happening=Node("fought"))),
    *J("happened", "攻撃または防御を行った", "攻撃、または防御を行った", tree=Node("engages")),
    *J("trigger", "{subject}が{happening:happened}場合、", "{subject}は{happening:happened}場合、", "{subject}が{happening:happened}時、",
       slots="subject:subject happening:happening", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("happened", "プレイされて場に出た", tree=Node("played")),
    *J("happened", "相手プレイヤーに戦闘ダメージを与えた", "プレイヤーに戦闘ダメージを与えた", tree=Node("hits")),
    *J("happened", "破棄された", tree=Node("destroyed")),
    *J("happened", "攻撃を行う", "攻撃を行った", "攻撃した", tree=Node("attacks")),
    *J("trigger", "{owner}のターン開始時に、", "{owner}のターン開始時、", "{owner}のターン開始時に", slots="owner:owner", tree=Node("turn_start", owner=Hole("owner"))),
    *J("trigger", "{owner}のターン終了時に、", "{owner}のターン終了時、", "{owner}のターン終了時に", slots="owner:owner", tree=Node("turn_end", owner=Hole("owner"))),
    *J("trigger", "ターン開始時、", "ターン開始時に、", *(f"{each}ターン{of}開始時{ni}、" for each in ("各", "毎", "全ての") for of in ("", "の") for ni in ("", "に")), tree=Node("turn_start", owner=BOTH)),
    *J("trigger", "ターン終了時、", "ターン終了時に、", *(f"{each}ターン{of}終了時{ni}、" for each in ("各", "毎", "全ての") for of in ("", "の") for ni in ("", "に")), tree=Node("turn_end", owner=BOTH)),
    *J("trigger", f"あなたの場に{WORDS}が出た場合、", slots=PARTS,
       tree=Node("when", happening=Node("enters"), subject=Node("any_of", filter=filtered(Node("side", who="me"))))),
    *J("trigger", "この干渉終了時、", "干渉終了時、", "干渉終了時に、", tree=Node("interference_end")),
    *[w for kind, said in _HAPPENED for w in J("happened", *said, tree=Node(kind))],
    *J("trigger", "{subject}の攻撃が防御された場合、", slots="subject:subject", tree=Node("when", subject=Hole("subject"), happening=Node("met"))),
    *J("trigger", "{player}が{what}をプレイした場合、", "{player}が{what}をプレイするたび、", "{player}は{what}をプレイした場合、", slots="player:player what:filter",
       tree=Node("when_player", player=Hole("player"), deed=Node("plays", what=Node("any_of", filter=Hole("what"))))),
    *J("trigger", f"相手プレイヤーの場に{WORDS}が出た場合、", slots=PARTS,
       tree=Node("when", happening=Node("enters"), subject=Node("any_of", filter=filtered(Node("side", who="opponent"))))),
    *J("trigger", "{phase}開始時に、", "{phase}開始時に", "{phase}開始時、", slots="phase:phase_name", tree=Node("phase_start", owner=BOTH, phase=Hole("phase"))),
    *J("trigger", "{phase}終了時に、", "{phase}終了時に", "{phase}終了時、", "{phase}の終了時に", "{phase}の終了時、", slots="phase:phase_name",
       tree=Node("phase_end", owner=BOTH, phase=Hole("phase"))),
    *J("duration", "戦闘終了時まで", "戦闘終了時まで、", tree=Node("battle")),
    *J("duration", "次のあなたのターン開始時まで、", "次のあなたのターン開始時まで", tree=Node("until", edge="start", turn="next_me")),
    *J("duration", "次の相手ターン終了時まで、", tree=Node("until", edge="end", turn="opponent")),
]

HAPPENED = [
    *J("happened", "プレイされ、その効果が解決された", tree=Node("carried_out")),
    *J("happened", "プレイされて場にでた", "プレイされて、場に出た", tree=Node("played")),
    *J("happened", "セットされた", tree=Node("set_on")),
    *J("happened", "決死状態になる", tree=Node("dying")),
    *J("happened", "ゲームから除外された", "除外された", tree=Node("banished")),
]

MET = [
    *J("ability_line", *(
        f"（自動{letter}）{{subject}}が攻撃{does}場合、〔{them}〕は{how}防御{must}。"
        for letter in "γα" for does in ("を行う", "を行った", "した") for them in ("相手プレイヤー", "相手") for how in ("可能な限り", "可能であれば", "可能な限り、") for must in MUST
    ), slots="subject:subject", preferred=True, tree=Node(
        "ability", modifiers=(Node("automatic", letter="gamma"),), trigger=Node("when", subject=Hole("subject"), happening=Node("attacks")),
        body=Node("body", sentences=(say(be((Node("it"),), Node("must_be_met"), duration=Node("battle"))),)))),
]

SPANS = [
    *J("turn_span", *(f"{turn}の間{comma}" for turn in ("自分ターン", "自分のターン", "あなたのターン") for comma in ("、", "")), tree=Node("turn_of", who="me")),
    *J("turn_span", *(f"{turn}の間{comma}" for turn in ("相手ターン", "相手のターン", "相手プレイヤーのターン") for comma in ("、", "")), tree=Node("turn_of", who="opponent")),
]

LATER = [
    *J("trigger", "ターン終了時に", "ターンの終了時に、", "ターンの終了時、", "ターン終了時に、", tree=AT_TURN_END),
    *J("trigger", "ターン開始時に", "ターンの開始時に、", "ターンの開始時、", tree=Node("turn_start", owner=BOTH)),
    *J("trigger", "{owner}のターンの開始時に、", "{owner}のターンの開始時、", slots="owner:owner", tree=Node("turn_start", owner=Hole("owner"))),
    *J("trigger", "{owner}のターンの終了時に、", "{owner}のターンの終了時、", slots="owner:owner", tree=Node("turn_end", owner=Hole("owner"))),
    *J("trigger", "{owner}の{phase}に、", "{owner}の{phase}に", slots="owner:owner phase:phase_name", tree=Node("phase_start", owner=Hole("owner"), phase=Hole("phase"))),
    *J("moment", "次のあなたのターン開始時、", "次のあなたのターン開始時に、", "次の自分ターン開始時、", "あなたの次のターン開始時に、", "あなたの次のターン開始時、", tree=Node("turn_start", owner=ME)),
    *J("moment", "次の相手ターン開始時、", "次の相手ターン開始時に、", tree=Node("turn_start", owner=OPPONENT)),
    *J("moment", "次の相手ターン終了時、", "次の相手ターンの終了時、", tree=Node("turn_end", owner=OPPONENT)),
    *J("moment", "このターンの{phase}終了時、", "このターンの{phase}終了時に、", slots="phase:phase_name", tree=Node("phase_end", owner=BOTH, phase=Hole("phase"))),
    *J("moment", "この干渉終了時、", "この干渉終了時に、", "この干渉の終了時、", tree=Node("interference_end")),
    *J("moment", "この干渉終了時に", "干渉終了時に", "干渉終了時に、", tree=Node("interference_end")),
]

_DRAWS = Node("draws", what=Node("any_of", filter=only(CARD)))
FEW = [
    *J("trigger", *(f"{{player}}{ga}{draws}{when}" for ga in ("が", "は") for draws, whens in (("カードを引いた", ("場合、", "時、")), ("ドローした", ("場合、", "時、")), ("ドローを行った", ("場合、", "時、")), ("ドローする", ("たび、", "たびに、", "場合、"))) for when in whens),
       slots="player:player", tree=Node("when_player", player=Hole("player"), deed=_DRAWS)),
    *J("trigger", "{subject}が{happening}たび、", "{subject}が{happening}度に、", "{subject}が{happening}たびに、", slots="subject:subject happening:happening",
       tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("happening", "破棄される", tree=Node("destroyed")),
]

_THEIR_HAND = Node("chosen", count=Hole("count"), late=1, filter=only(CARD, in_zone("hand", OPPONENT)))
THEIR_DEEDS = [
    *J("their_deed", *(f"{own}{how}破棄する" for own in ("手札", "自分の手札") for how in ("を{count}枚", "{count}枚を", "を{count}枚選んで", "{count}枚を選んで", "{count}枚を選び、")), slots="count:count",
       preferred=True, tree=Node("discard", targets=(_THEIR_HAND,))),
    *J("their_deed", "{n}支払う", "（{n}）支払う", slots="n:NUMBER", preferred=True, tree=Node("pay", n=Hole("n"), counter="node")),
    *J("their_deed", "ライフポイントを{n}支払う", slots="n:NUMBER", preferred=True, tree=Node("pay", n=Hole("n"), counter="life")),
    *J("their_deed", "{count}ドローする", slots="count:count", preferred=True, tree=Node("draw", count=Hole("count"))),
]

GIVEN = [
    *J("duration", "この干渉終了時まで、", "この干渉終了時まで", "この干渉の終了時まで、", tree=Node("interference")),
    *J("duration", "ターン終了時まで", "ターン終了時まで、", tree=Node("until", edge="end", turn="this")),
]

USED = [
    *[w for ja, letter in (("α", "alpha"), ("β", "beta"), ("γ", "gamma")) for w in J("modifier", f"（自動{ja}）", *(() if ja == "α" else (f"自動{ja}:", f"【自動{ja}】")), tree=Node("automatic", letter=letter))],
    *[w for sign, letter in (("α", "alpha"), ("β", "beta"), ("γ", "gamma")) for w in W(
        "modifier", f"Auto {sign} :", f"Auto~{letter} :", f"( Auto {sign} )", f"( Auto~{letter} )", f"Automatic {sign} :", f"( Automatic {sign} )", tree=Node("automatic", letter=letter))],
    *[w for ja, letter in (("β", "beta"), ("γ", "gamma")) for w in J("modifier", f"任意の自動{ja}:", f"自動{ja}（任意）:", tree=Node("automatic", letter=letter, may=1))],
    *J("modifier", "（自分ターン）", tree=Node("during", owner=ME)),
    *J("modifier", "（相手ターン）", tree=Node("during", owner=OPPONENT)),
    *J("trigger", "{cost:printed_cost}", slots="cost:printed_cost", tree=Hole("cost")),
]

PRINTED_TRIGGERS = [*TRIGGERS, *MET, *HAPPENED, *SPANS, *LATER, *FEW, *THEIR_DEEDS, *GIVEN, *USED]
