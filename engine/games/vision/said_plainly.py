"""What players of Phantom Magic Vision say in other words in scenarios, and what that comes to (:mod:`engine.language.plainer`)."""

from __future__ import annotations

import re

from engine.language.plainer import CARD, CARD_JA, COMES_TO, ONE, SOMEBODY, Stage, decked_out

_DONE = Stage(
    (rf"^({SOMEBODY}) (?:sets?|places?|puts?|lays?) ({CARD}) (?:face down )?(?:as|for) (?:a |my |his |their )?node$|^({SOMEBODY}) (?:sets?|places?|puts?|lays?) ({CARD}) (?:face down )?into (?:the |my |his |their )?node area$", lambda found: f"{found[1] or found[3]} sets {found[2] or found[4]} as a node"),
    (rf"^({SOMEBODY}) (?:equips?|attach(?:es)?|sets?) ({CARD}) (?:to|on|onto) ({CARD})$", r"\1 plays \2 targeting \3"),
    (rf"^({SOMEBODY}) equips? ({CARD}) with ({CARD})$", r"\1 plays \3 targeting \2"),
    (r"^the interference (?:resolves|is resolved)$", "nobody answers"),
    (r"^(?:in (?:response|answer|reply)(?: to (?:it|this|that|.{1,40}?))?|answering (?:it|this|that)|with priority),? (?=I |my |the |opponent)", ""),
    (rf"^({SOMEBODY}) (?:responds?|repl(?:y|ies)|interferes?|reacts?|interrupts?)(?: to {CARD}| to it)? (?:with|by playing|using) ", r"\1 plays "),
    (rf"^({SOMEBODY}) (?:activates?|triggers?) ({CARD})(?:'s (?:effect|ability|activated effect|activated ability))?$", r"\1 uses \2's activated effect"),
    (rf"^({SOMEBODY}) (?:activates?) ({CARD}'s (?:effect|activated effect)) ", r"\1 uses \2 "),
    (rf"^({SOMEBODY}) (?:gives? up|waives?|passes|pass|forgoes?|declines?) (?:the |my |his |their )?priority$", r"\1 passes"),
    (r"^both (?:of us |players )?(?:pass|give up|waive|forgo|decline)(?: the| their)?(?: priority)?(?: in a row)?$|^(?:we both|neither player) (?:pass|passes|answers?|responds?|does anything)(?: priority)?$", "both players pass"),
    (r"^(?:nobody|no one) (?:responds|interferes|reacts|does anything)$", "nobody answers"),
    (rf"^({SOMEBODY}) (?:has|have|holds?|gets?|receives?|takes?) priority and (?=\w)", r"\1 "),
    (rf"^({SOMEBODY}) ambush(?:es)? (?:it |the attacker |{CARD} )?with ({CARD})$|^({SOMEBODY}) plays? ({CARD})(?: from (?:my |the |his |their )?hand)?(?: (?:by|with|through|using) (?:its )?ambush)? (?:and|to) (?:declares? (?:it )?as (?:the )?defender|defends? with it|defends?|have it defend)$", lambda found: f"{found[2] or found[4]} defends"),
    (rf"^({CARD}) ambushes(?: and defends| {CARD}| it)?$", r"\1 defends"),
    flags=re.IGNORECASE,
)  # fmt: skip
_CAME = Stage(
    (rf"^({CARD}) (?:is|was) (?:equipped|attached) (?:to|on) ({CARD})$", r"\1 is set on \2"),
    (rf"^({CARD}) (?:is|was) equipped with ({CARD})$|^({CARD}) (?:wears|bears|carries) ({CARD})$", lambda found: f"{found[2] or found[4]} is set on {found[1] or found[3]}"),
    (rf"^((?:.*, )?)({SOMEBODY}) {COMES_TO}(\d+) life(?: points?)?(?: left| remaining)*$", r"\1\2 has \3 life"),
    (rf"^({CARD}) (?:became|becomes|went|is) dying$", r"\1 was dying"),
    (rf"^({CARD}) (?:was|is) exiled$", r"\1 was banished"),
    (r"\b(?:is|are) in exile$", "is in the exclusion area"),
    (r"^the interference (?:has )?(?:ended|is over|closed|has resolved|resolved)$", "it happened that the interference ends"),
    (r"^the interference (?:has )?opened$", "it happened that the interference opens"),
    (r"\b(I|my opponent|the opponent|opponent) (has|have) (\d+|no) (sleeping|active) nodes?$", lambda found: f"{found[1]} {found[2]} {found[3]} {'asleep' if found[4] == 'sleeping' else 'active'} nodes"),
    (r"\b(?:is|was) sleeping\b", "is asleep"),
    (r"\blife(?: points?)? (?:left|remaining)$", "life"),
    (rf"({ONE})'s effect failed$", r"\1's effect fizzled"),
    (rf"^({CARD}) (?:was countered|was cancelled|was canceled|was voided|was nullified)$", r"\1 was made void"),
    flags=re.IGNORECASE,
)  # fmt: skip

_WHO = "(?:自分|相手|相手プレイヤー)"
_BOTH = "(?:互い|お互い|双方|両者|両プレイヤー|2人|二人|全プレイヤー|全員)(?:に|とも|ともに|が|は|とも、)?"
_AIM_JA = f"(?:自分|相手|{CARD_JA})"
_CIRCLED = {c: n for n, c in enumerate("①②③④⑤⑥⑦⑧⑨", 1)}


def _marked(found: re.Match[str]) -> str:
    """An activated effect that is called by its price, ①, S or both, as the card prints it: quoted as the language says it."""
    prices = [f"paying {_CIRCLED[c]} node{'s' if _CIRCLED[c] > 1 else ''}" if c in _CIRCLED else "putting this to sleep" for c in found["price"]]
    return f"{found['who']}{found['card']}の効果「Activated effect, {' and '.join(prices)}」を使う"


_DONE_JA = Stage(
    (rf"^(?P<who>(?:{_WHO}[はが])?)(?P<card>{CARD_JA})の[（(]?(?:常時)?[）)]?(?P<price>[①-⑨]?[SＳ]?)(?<=[①-⑨SＳ])(?:の)?(?:効果|能力|起動効果)?を(?:使用する|使う|使用|起動する|発動する)$", _marked),
    (r"を目標(?:に|として|にして)", "を対象に"),
    (rf"^({_WHO}[はが])?([①-⑨])(?:を)?(?:支払う|払う|支払|支払います)$", lambda found: f"{found[1] or '自分が'}ノードを{_CIRCLED[found[2]]}支払う"),
    (rf"^({_WHO}[はが])?(?:GRAZE|グレイズ|ＧＲＡＺＥ)(?:を)?(?:する|使う|使用する|行う|宣言する|行います|します)$", lambda found: f"{found[1] or '自分が'}GRAZEする"),
    (r"（目標は", "（対象は"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})で(?:応じる|応答する|対抗する|返す)$", r"\1\2をプレイする"),
    (rf"^((?:{_WHO}[はが])?)({_AIM_JA}(?:[と、]{_AIM_JA})*)を対象に({CARD_JA})で干渉する$", r"\1\2を対象に\3をプレイする"),
    (rf"^((?:{_WHO}[はが])?)({_AIM_JA}(?:[と、]{_AIM_JA})*)に({CARD_JA})を(?:使って|プレイして|使い|プレイし)、?干渉する$", r"\1\2を対象に\3をプレイする"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})を(?:使って|プレイして|使い|プレイし)、?(?:それに|これに)?干渉する$", r"\1\2をプレイする"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})を{CARD_JA}に(?:干渉して|対応して)プレイする$", r"\1\2をプレイする"),
    (rf"^((?:{_WHO}[はが])?)(?:自分の)?(?:手札の)?({CARD_JA})を(?:裏向きで)?ノード(?:エリア)?に(?:置く|セット|加える)$", r"\1\2をノードにセットする"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})の(起動効果|効果)を({CARD_JA})(?:に|を対象に|に対して)(?:使う|使用する)$", r"\1\2の\3を使う（対象は\4）"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})を対象に({CARD_JA})の(起動効果|効果)を(?:使う|使用する)$", r"\1\3の\4を使う（対象は\2）"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})を({CARD_JA})に(?:装備する|装備|セットする|セット)$", r"\1\3を対象に\2をプレイする"),
    (rf"^((?:{_WHO}[はが])?)奇襲で({CARD_JA})をプレイする$|^((?:{_WHO}[はが])?)({CARD_JA})を奇襲でプレイする$", lambda found: f"{found[1] or found[3] or ''}{found[2] or found[4]}をプレイする"),
    (rf"^(?:{_WHO}[はが])?(?:手札の|手札から)?({CARD_JA})を(?:手札から)?(?:奇襲で|奇襲として)?(?:プレイし(?:て)?、?|出し(?:て)?、?)(?:それで|そのまま)?防御(?:する|させる|を行う|を宣言する)$|^(?:{_WHO}[はが])?({CARD_JA})(?:で|が)奇襲(?:し(?:て)?、?防御)?する$", lambda found: f"{found[1] or found[2]}が防御する"),
    (rf"^({CARD_JA})[がはで](?:それ|これ|その攻撃|この攻撃|攻撃|{CARD_JA}(?:の攻撃)?)を防御(?:する|した)?$", r"\1が防御する"),
    (r"^干渉(?:を解決する|が解決される|が解決する)$", "誰も応じない"),
    (rf"^({_WHO}[はが])?(?:それ|これ|(?:その|相手の)?(?:攻撃|プレイ)|{CARD_JA}(?:のプレイ|の攻撃|の起動効果|の効果)?)(?:に|へ)(?:干渉して|対して|対応して|干渉し)、?(?=.)", r"\1"),
    (rf"^({_WHO}[はが])?(?:干渉して|対応して|割り込んで)、?(?=.)", r"\1"),
    (rf"^{_BOTH}優先権を(?:放棄する|放棄|パスする|渡す|放棄した)$|^{_BOTH}(?:パス|パスする|何もしない|放棄する)$", "双方がパスする"),
    (rf"^{_WHO}[はが]防御(?:せず|しないで)、?(?:その後)?{_BOTH}(?:優先権を放棄する|パスする|パス)$", "双方がパスする"),
    (rf"^({_WHO})[はが](?:優先権を(?:放棄する|放棄|渡す|パスする)|何もしない|パス)$", r"\1がパスする"),
    (r"^優先権を(?:放棄する|放棄|渡す)$", "自分がパスする"),
    (r"^(?:誰も)(?:何もしない|応答しない|対応しない|割り込まない)$", "誰も応じない"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})の起動(?:効果|能力)を(?:使用する|使う|使用|起動する|発動する)$", r"\1\2の起動効果を使う"),
    (rf"^(相手の{ONE}|{ONE})[がは](?:自分に|相手に|プレイヤーに)?攻撃$", r"\1が攻撃する"),
    (rf"^({CARD_JA})で(?:自分|相手|プレイヤー)?に?攻撃(?:する|を行う|を宣言する)?$", r"\1が攻撃する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})に({ONE})をプレイする$", r"\1\2を対象に\3をプレイする"),
)  # fmt: skip
_PLACES = "手札|場|冥界|ノードエリア|デッキ"
_CAME_JA = Stage(
    (r"^(自分|相手)[はが](\d+)(?:点)?のライフ(?:ポイント)?を(?=失|得)", r"\1がライフポイントを\2"),
    (r"^(自分|相手)[はが]ライフ(?:ポイント)?を(\d+)(?:点)?(?=失|得)", r"\1がライフポイントを\2"),
    (rf"^({CARD_JA})[はが]({CARD_JA})に装備されている$", r"\1は\2にセットされている"),
    (rf"^({CARD_JA})[はが]({CARD_JA})を装備している$", r"\2は\1にセットされている"),
    (r"^干渉[はが](?:すでに)?(?:終わった|終了した|解決された)$", "干渉が終了した"),
    (rf"({CARD_JA})の(効果|能力)[はが]失敗(?:した|する)$", r"\1の\2は不発になった"),
    (rf"^({CARD_JA})は種族[：:](.+?)を持(?:つ|っている)$", r"\1は\2である"),
    (r"^干渉は(?:すでに)?(?:終了して|終わって)いる$", "干渉が終了した"),
    (r"^(自分|相手)[がは]優先権を(?:持っている|持つ|得ている)$", r"優先権は\1にある"),
    (rf"({ONE})の戦闘力[はが](\d+)[/／](\d+)$", r"\1は\2/\3"),
    (r"^(自分|相手)のノード(?:の|は)?(?:すべて|全て|全部)(?:が|は)?(スリープ|アクティブ)状態$", r"\1のノードエリアのカードはすべて\2状態である"),
    (r"^(自分|相手)のノードは(?:すべて|全て|全部)(スリープ|アクティブ)状態$", r"\1のノードエリアのカードはすべて\2状態である"),
    (r"^(自分|相手)のノードのうち(\d+)枚(?:が|は)(スリープ|アクティブ)状態(?:である|になっている)?$", r"\1の\3状態のノードは\2枚"),
    (r"^(自分|相手)のノード[はが](\d+)枚とも(スリープ|アクティブ)(?:状態|して)?(?:である|いる|になっている)?$", r"\1の\3状態のノードは\2枚"),
    (r"^(?:(自分|相手)(?:の|には|に|は))?使えるノード[はが](?:もう)?(?:1枚も)?(?:ない|残っていない)$", lambda found: f"{found[1] or '自分'}のアクティブ状態のノードは0枚"),
    (r"^((?:.*、)?)(?:(自分|相手)(?:の|には|に))?(スリープ|アクティブ)(?:状態|している|状態の|の|な)*ノード[はが](?:もう)?(?:1枚もない|ない|なくなった|残っていない|0枚(?:である)?)$", lambda found: f"{found[1]}{found[2] or '自分'}の{found[3]}状態のノードは0枚"),
    (r"^((?:自分|相手)の)ライフ(?:ポイント)?[はが](?:減っていない|減らない|減らなかった|失われていない|削られていない)$", r"\1ライフポイントは減らなかった"),
    (r"^((?:自分|相手)の)ライフ(?:ポイント)?[はが](?:変わらない|変わっていない|変わらなかった|変動しない)$", r"\1ライフポイントは変わらなかった"),
    (r"^(自分|相手)の(スリープ|アクティブ)(?:している|の|な)ノード[はが](\d+)枚$", r"\1の\2状態のノードは\3枚"),
    (rf"^({CARD_JA})は((?:自分の|相手の)?(?:{_PLACES}))の?まま(?:である|だ)?$", r"\1は\2にある"),
    (rf"^({CARD_JA})は((?:自分の|相手の)?(?:{_PLACES}))に残っている$", r"\1は\2にある"),
    (rf"^({CARD_JA})は(?:プレイ|使用)でき(?:なかった|ない)$", r"\1はプレイできない"),
    (rf"^({CARD_JA})の(?:プレイ|効果)は無効(?:になった|にされた|になる)$", r"\1は無効になった"),
    (rf"^({CARD_JA})(?:は|が)生き残(?:る|った)$", r"\1は場に残っている"),
    (rf"^({CARD_JA})は破棄されて(?:いない|なかった)$", r"\1は破棄されなかった"),
)  # fmt: skip
_NEAR = Stage(
    (rf"^(?:{SOMEBODY} (?:ends?|leaves?) (?:the|my|his|their) \w+ phase|{SOMEBODY} (?:goes?|moves?|proceeds?) to (?:the|my|his|their) \w+ phase|(?:the|my|opponent's) \w+ phase (?:begins|ends|starts|is over))$", "both players pass"),
    (r"^nobody (?:defends|blocks)$", "opponent does not defend"),
    (rf"^({SOMEBODY}) plays? ({CARD}) (?:(?:through|by|with|using|thanks to) (?:its |the )?caster ({CARD})|.*with ({CARD}) as (?:its |the )?caster)$", lambda found: f"{found[1]} plays {found[2]} choosing yes"),
    flags=re.IGNORECASE,
)
_NEAR_JA = Stage(
    (rf"^(?:{_WHO}[はが])?(?:{_WHO}の)?[^、はが]+フェイズ(?:を終了する|を終える|に移る|に進む|に入る|になる|が始まる|が終わる|が終了する)$", "双方がパスする"),
    (r"^誰も防御しない$", "相手は防御しない"),
    (rf"^((?:{_WHO}[はが])?)(?:術者の?{CARD_JA}で|{CARD_JA}を術者として|術者を使って)({CARD_JA})をプレイする$", r"\1\2をプレイする（選択は「はい」）"),
)
_CAME_NEAR = Stage(
    (rf"^({CARD}) (?:was|is) (?:countered|cancelled|canceled|voided|nullified) by {CARD}$", r"\1 was made void"),
    (rf"^({CARD}) (?:can't|cannot|could not|couldn't|was not able to|was unable to|is not able to) defend$", r"it never happened that \1 defends"),
    (rf"^({CARD}) can defend$", r"it happened that \1 defends"),
    (rf"^{CARD} (?:was|is) defended (?:against )?by ({CARD})$", r"it happened that \1 defends"),
    (r"^(I|(?:my |the )?opponent) (?:grazed|used graze)$", lambda found: f"the number of cards in {'my' if found[1] == 'I' else 'opponent' + chr(39) + 's'} node area rose by 2"),
    (r"^(I|(?:my |the )?opponent) (?:(?:did not|didn't|could not|couldn't|cannot|can't) graze|(?:was|were) (?:not able|unable) to graze)$", lambda found: f"the number of cards in {'my' if found[1] == 'I' else 'opponent' + chr(39) + 's'} node area did not change"),
    flags=re.IGNORECASE,
)
_CAME_NEAR_JA = Stage(
    (rf"^({CARD_JA})[はが]防御でき(?:ない|なかった)$", r"\1が防御することは一度もなかった"),
    (rf"^{CARD_JA}[はが]({CARD_JA})に防御された$|^({CARD_JA})[はが]防御できる$", lambda found: f"{found[1] or found[2]}が防御した"),
    (r"^(自分|相手)[はが](?:GRAZE|グレイズ)した$", r"\1のノードエリアのカードは2枚増えた"),
    (r"^(自分|相手)[はが](?:GRAZE|グレイズ)(?:しなかった|できない|できなかった)$", r"\1のノードエリアのカードの枚数は変わらなかった"),
)
_DECKED_OUT = decked_out("deck")
PLAINER = {
    "en": {"action": (_DONE,), "expectation": (_DECKED_OUT["en"], _CAME), "action-near": (_NEAR,), "expectation-near": (_CAME_NEAR,)},
    "ja": {"action": (_DONE_JA,), "expectation": (_DECKED_OUT["ja"], _CAME_JA), "action-near": (_NEAR_JA,), "expectation-near": (_CAME_NEAR_JA,)},
}
