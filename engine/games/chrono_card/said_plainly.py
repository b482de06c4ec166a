"""What players of Chrono Card say in other words in scenarios, and what that comes to (:mod:`engine.language.plainer`)."""

from __future__ import annotations

import re

from engine.language.plainer import CARD, CARD_JA, ONE, SOMEBODY, Stage

_DONE = Stage(
    (rf"^({SOMEBODY}) (?:makes?|produces?|generates?) \d+ EP (?:with|from|by checking) ", r"\1 produces EP from "),
    (rf"^({SOMEBODY}) checks? ({CARD}) (?:for|to make|to produce|to get) (?:\d+ )?EP$", r"\1 produces EP from \2"),
    (rf"^({CARD}) charms$", r"I charm with \1"),
    (rf"^({CARD}) supports? ({CARD})(?:'s charm)?$", r"I charm with \2 supported by \1"),
    (rf"^({CARD}) supports? ({CARD})(?:'s charm)? with (?:its )?(AP|DP)$", r"I charm with \2 supported by \1 choosing \3"),
    (rf"^(.* charms?(?:(?: by| with)? {CARD})?),? (?:and (?:is )?)?(?:supported by|with (?:the )?support of) ({CARD})(?:'s (AP|DP)| with (?:its )?(AP|DP)| \((AP|DP)\))$", lambda found: f"{found[1]} supported by {found[2]} choosing {found[3] or found[4] or found[5]}"),
    (r"^both (?:players )?(?:confirm|have ended interrupts|decline to interrupt)$", "nobody answers"),
    (rf"^({SOMEBODY}) draws? (?:my|his|her|their|the) (?:card|card for the turn)$", r"\1 declares a draw"),
    (r"^(?:in (?:response|answer|reply)(?: to (?:it|this|that|.{1,40}?))?|as an interrupt|interrupting (?:it|this|that)),? (?=I |my |the |opponent)", ""),
    (rf"^({SOMEBODY}) (?:interrupts?|answers?|responds? to) (?:it|this|that|{CARD}|{CARD}'s A\.Skill|the charm|the charm declaration) (?:with|by using|using) ", r"\1 interrupts with "),
    (rf"^({SOMEBODY}) (?:responds?|reacts?) (?:with|by using|using) ", r"\1 interrupts with "),
    (rf"^({SOMEBODY}) (?:interrupts?|answers?|responds?) with ({CARD}'s A\.Skill)", r"\1 uses \2"),
    (rf"^({SOMEBODY}) (?:does|do)(?:n't| not) interrupt$|^({SOMEBODY}) (?:has|have) no (?:more )?interrupts?$", lambda found: f"{found[1] or found[2]} ends interrupts"),
    (r"^(?:both players|both|both of us) (?:declare (?:the )?end of interrupts|end (?:their|the|all) interrupts|pass|have no (?:more )?interrupts?)$|^(?:no one|nobody|neither player) (?:interrupts|answers|responds)$", "nobody answers"),
    (rf"^({SOMEBODY}) (?:makes?|generates?|gets?) EP (?:with|from|by checking) ", r"\1 produces EP from "),
    (rf"^({SOMEBODY}) (?:attacks?|charms?) with ", r"\1 charms with "),
    flags=re.IGNORECASE,
)  # fmt: skip
_CAME = Stage(
    (rf"^((?:.*, )?{CARD}) (can|can't|cannot) charm$", r"\1 \2 attack"),
    (r"^(the|my|opponent's) (\w+) phase (?:began|started)$", r"it happened that \1 \2 phase begins"),
    (r"^(the|my|opponent's) (\w+) phase (?:never|did not) (?:began|begin|start|started)$", r"it never happened that \1 \2 phase begins"),
    (r"^(I|my opponent|the opponent|opponent) (?:took|takes|has taken|have taken) a total of (\d+) damage$", r"\1 has \2 damage"),
    (rf"^({CARD}) (?:was|is) (?:countered|cancelled|canceled|voided|nullified|made void)$", r"\1 was negated"),
    (r"^both (\w+)s are in (?:their|its) owners?'? discard piles?$", r"there are 2 \1s in the discard pile"),
    flags=re.IGNORECASE,
)  # fmt: skip

_WHO = "(?:自分|相手)"
_DONE_JA = Stage(
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})で(?:応じる|応答する|対抗する|返す)$", r"\1\2で割り込む"),
    (rf"^((?:{_WHO}[はが])?)(?:それに|これに|{CARD_JA}(?:のA\.Skill)?に)?(?:割り込みで|割り込んで|割り込みとして|割り込み宣言で|対応して|応じて)、?(?=.)", r"\1"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})(?:を支援役に|の支援で|に支援されて|が支援して)({CARD_JA})(?:の|で)チャーム(?:を宣言する|する|を行う)$", r"\1\2の支援を受けて\3でチャームを宣言する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})で({CARD_JA})を支援し(?:て)?、?({CARD_JA})?で?チャームを宣言する$", r"\1\2の支援を受けて\3でチャームを宣言する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})のA\.Skillで(?:さらに)?(?:割り込む|割り込みを行う)$", r"\1\2のA.Skillを使う"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})を({CARD_JA}(?:[と、]{CARD_JA})*)に(?:使って|使い|使用して)、?割り込む$", r"\1\3を対象に\2を使う"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA}(?:[と、]{CARD_JA})*)に({CARD_JA})を(?:使って|使い|使用して)、?割り込む$", r"\1\2を対象に\3を使う"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})を(?:使って|使い|使用して)、?割り込む$", r"\1\2を使う"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})で(?:さらに|続けて)割り込む$", r"\1\2で割り込む"),
    (rf"^((?:{_WHO}[はが])?)({ONE})を捨てて、?({CARD_JA})のA\.Skillを(?:使う|使用する)$", r"\1\3のA.Skillを使う（選択は\2）"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})でチャーム(?:を?宣言)?(?:する|した)?$", r"\1\2でチャームを宣言する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})を対象に({CARD_JA})のA\.Skillを(?:使う|使用する)$", r"\1\3のA.Skillを使う（対象は\2）"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})(?:で|から)EPを(?:\d+)?(?:点)?発生させる$", r"\1\2でEPを発生させる"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})をCheckし(?:て)?、?EPを(?:\d+)?(?:点)?発生させる$", r"\1\2でEPを発生させる"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})で(?:相手を)?攻撃(?:する|を宣言する)$", r"\1\2でチャームを宣言する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})に支援させ(?:て)?、?({CARD_JA})(?:で|の)(?=チャーム)", r"\1\2の支援を受けて\3で"),
    (r"(?<=する)[（(](?:加える数値は|支援は)?(AP|DP)[）)]$", r"（選択は\1）"),
    (rf"^({CARD_JA})[がは]({CARD_JA})を支援(?:する|して、?チャームする)$", r"自分は\1の支援を受けて\2でチャームを宣言する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})の(AP|DP)で支援し(?:て)?、?({CARD_JA})でチャームを?(?:宣言)?する$", r"\1\2の支援を受けて\4でチャームを宣言する（選択は\3）"),
    (rf"^({_WHO}[はが])(?:カードを)?(?:ドローする|ドロー)$", r"\1ドローを宣言する"),
    (r"(チャーム|ドロー)?フェイズの(?:終了|移行)を宣言する$", r"\1フェイズを終了する"),
    (rf"({CARD_JA})の(?:チャームを宣言する|チャームを行う)$", r"\1でチャームを宣言する"),
    (rf"^({_WHO})[はが](?:割り込まない|割り込みをしない|割り込みを行わない|これ以上割り込まない)$", r"\1は割り込みを終了する"),
    (r"^(?:割り込みなし|割り込まない)$", "誰も割り込まない"),
    (r"^(?:双方|互い|お互い|両者|両プレイヤー)(?:が|に|は|とも|ともに)?(?:割り込まない|割り込み終了を宣言する|割り込みを終了する|割り込み終了|これ以上割り込まない)$", "誰も割り込まない"),
    (r"フェイズを(?:終える|終わらせる|終わる)$", "フェイズを終了する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})(?:で|から|の)EPを(?:出す|作る|生み出す|発生する|得る)$", r"\1\2でEPを発生させる"),
    (r"^((?:自分|相手)[はが])防御しないこと(?:を|に)(?:宣言する|する)$", r"\1防御しない"),
    (r"防御なしを?(?:宣言する|選ぶ)?$", "防御しない"),
    (rf"^((?:{_WHO}[はが])?)手札の({ONE})を使", r"\1\2を使"),
)  # fmt: skip
_PLACES = "手札|場|捨て札|山札"
_CAME_JA = Stage(
    (rf"^((?:.*、)?{CARD_JA})は(?:もう)?チャームでき(ない|る)$", r"\1は攻撃でき\2"),
    (r"チェック(?=状態|され|し)", "Check"),
    (rf"^((?:.*、)?{CARD_JA})[はが]Check(?:されて|して|状態になって)いる$|^((?:.*、)?{CARD_JA})[はが]Check(?:された|した|状態の)まま(?:である)?$", lambda found: f"{found[1] or found[2]}はCheck状態"),
    (rf"^((?:.*、)?{CARD_JA})[はが]Check(?:されて|して|状態になって)いない$", r"\1は未Check状態"),
    (rf"^(自分|相手)[はが]({CARD_JA})を使え(ない|る)$", r"\1は\2をプレイでき\3"),
    (r"^((?:自分の|相手の)?[^、はが]+)フェイズにならなかった$", r"\1フェイズになることは一度もなかった"),
    (r"(?:ダメージ累計|累計ダメージ|蓄積ダメージ|ダメージの累計)(?=[はが])", "ダメージ"),
    (r"^(自分|相手)[はが](\d+)(?:点の)?ダメージ$", r"\1のダメージは\2"),
    (rf"^({CARD_JA})(?:は|を)使用でき(?:なかった|ない)$", r"\1はプレイできない"),
    (rf"^({CARD_JA})のA\.Skill(?:は|を)(?:使えない|使えなかった|使用できない|使用できなかった)$", r"自分は\1のA.Skillを使用できない"),
    (rf"^手札の({ONE})は使用でき(?:なかった|ない)$", r"\1はプレイできない"),
    (rf"^({CARD_JA})は((?:自分の|相手の)?(?:{_PLACES}))の?まま(?:である|だ)?$", r"\1は\2にある"),
    (r"^(自分|相手)[はが](?:もう|まだ)?負けた$", r"\1の負け"),
)  # fmt: skip
_NEAR = Stage(
    (r"^(?:the|my|opponent's) main phase (?:ends|is over)$|^(?:the|my|opponent's) end phase (?:begins|starts)$", "I declare the end of the main phase"),
    (rf"^{CARD} (?:does not|doesn't) (?:defend|block)$", "opponent does not defend"),
    (r"^(?:the|my|opponent's) \w+ phase (?:begins|ends|starts|is over)$", "I declare a phase change"),
    flags=re.IGNORECASE,
)
_NEAR_JA = Stage(
    (rf"^{CARD_JA}[はが]防御しない$", "相手は防御しない"),
    (r"^(?:自分の|相手の)?メインフェイズ(?:が終わる|が終了する)$|^(?:自分の|相手の)?エンドフェイズ(?:になる|が始まる|に移る|に入る)$", "自分がメインフェイズ終了を宣言する"),
    (r"^(?:自分の|相手の)?[^、はが]+フェイズ(?:になる|が始まる|に移る|に入る|が終わる|が終了する)$", "自分がフェイズ移行を宣言する"),
)
PLAINER = {
    "en": {"action": (_DONE,), "expectation": (_CAME,), "action-near": (_NEAR,)}, "ja": {"action": (_DONE_JA,), "expectation": (_CAME_JA,), "action-near": (_NEAR_JA,)},
}
