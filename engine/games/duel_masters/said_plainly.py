"""What players of Duel Masters say in other words in scenarios, and what that comes to (:mod:`engine.language.plainer`)."""

from __future__ import annotations

import re

from engine.language.plainer import CARD, CARD_JA, ONE, SOMEBODY, Stage

_THINGS = rf"{CARD}(?:(?:, |,? and ){CARD})*"
_WAYS = "shield trigger|s-trigger|g-strike|ninja strike|invasion|revolution change|attack chance|s-back"
_PUTS_OUT = "summons?|casts?|uses?|plays?|activates?|puts? out"
_ATTACK = rf"(?:it|this|that|the attack|the attacker|{CARD}|the attack (?:of|by|from) {CARD}|{CARD}'s attack)"

_DONE = Stage(
    # a card that comes in by its way
    (rf"^({SOMEBODY}) (?:{_PUTS_OUT}) ({CARD}) (?:with|by|through|using|as|from|thanks to|off) (?:its |the |a |an |his |their )?({_WAYS})\b", r"\1 uses \2's \3"),
    (rf"^({SOMEBODY}) (?:do|does)(?:n't| not) (?:{_PUTS_OUT}) (?:the )?(?:{_WAYS}) (?:of|on|with) ({CARD})$", r"\1 does not use \2"),
    (rf"^({SOMEBODY}) (?:declines?|skips?|ignores?) ({CARD})'s (?:{_WAYS})$", r"\1 does not use \2"),
    # who blocks
    (rf"^({SOMEBODY}) (?:tries|try|attempts?|wants?) to (?=block|guard)", r"\1 "),
    (rf"^{SOMEBODY} (?:blocks?|guards?) (?:{_ATTACK} )?with ({CARD})$", r"\1 blocks"),
    (rf"^({CARD}) (?:tries to |attempts to )?blocks? {_ATTACK}$", r"\1 blocks"),
    (rf"^(?:there is no block|no creature blocks?|{SOMEBODY} do(?:es)?(?:n't| not) block (?:{_ATTACK}|with anything))$", "nobody blocks"),
    # which shields an attack breaks
    (rf"^({CARD} attacks? .*?)(?:,? and|,|;) (?:breaks?|breaking) ({_THINGS})$", r"\1 choosing \2"),
    (rf"^({CARD}) breaks? ({_THINGS})$", r"\1 attacks opponent choosing \2"),
    # what cards are put onto, which side of them is used, and mana
    (rf"^({SOMEBODY}) evolves? ({CARD}) into ({CARD})$", r"\1 summons \3 onto \2"),
    (rf"^({SOMEBODY}) (?:casts?|plays?|uses?) (?:only )?the spell (?:side|half) of ({CARD})", r"\1 plays \2 with the spell side"),
    (rf"^({SOMEBODY}) (?:casts?|plays?|uses?) ({CARD})'s spell (?:side|half)", r"\1 plays \2 with the spell side"),
    (rf"^({SOMEBODY}) (?:summons?|plays?|uses?) (?:only )?the creature (?:side|half) of ({CARD})", r"\1 plays \2 with the creature side"),
    (rf"^({SOMEBODY}) (?:charges?|puts?|places?) ({CARD}) (?:as|for|into|in|to) (?:the |my |his |their )?mana(?: zone)?$", r"\1 charges \2"),
    (rf"^({SOMEBODY}) charges? mana with ", r"\1 charges "),
    flags=re.IGNORECASE,
)  # fmt: skip
_CAME = Stage(
    (r"^neither (?:player|side) (?:has|controls) (?:a |any |an )?(creature|card|element)s?(?: left)?(?: in the battle zone)?$", r"the battle zone has 0 \1s"),
    (r"^(?:I have|I've) (\d+|no|one|two|three|four|five) (tapped|untapped) (?:mana|cards? in (?:the|my) mana zone)$", r"my mana zone has \1 \2 cards"),
    (r"^(?:my |the )?opponent has (\d+|no|one|two|three|four|five) (tapped|untapped) (?:mana|cards? in (?:the|their|his) mana zone)$", r"opponent's mana zone has \1 \2 cards"),
    (rf"^({_THINGS}) (is|are|lies|lie) (?:still )?(?:under|underneath|below|stacked (?:under|beneath)) ({CARD})$", r"\1 is beneath \3"),
    (r"\b(was|were|is|are) destroyed (?:in|by) (?:the |a |that )?battle$", r"\1 destroyed"),
    (rf"^({CARD}) (?:blocked|blocks) {_ATTACK}$", r"\1 blocks"),
    (rf"^({CARD}) (?:was unable to|wasn't able to|could not|couldn't|did not|didn't|does not|doesn't) block(?: {_ATTACK})?$", r"it never happened that \1 blocks"),
    (rf"^({CARD}) (?:was|got|became) untapped$", r"it happened that \1 untaps"),
    (rf"^({CARD}) (?:battles|battled|fights|fought) ({CARD}) and (?:wins|won)$", r"it happened that \1 wins the battle against \2"),
    (rf"^({CARD}) (?:battles|battled|fights|fought) ({CARD}) and (?:loses|lost)$", r"it happened that \2 wins the battle against \1"),
    (r"^my shields? (?:was|were) (?:not|never) broken$", "0 of my shields were broken"),
    (r"^(?:my |the )?opponent's shields? (?:was|were) (?:not|never) broken$", "0 of opponent's shields were broken"),
    (r"^(\d+|two|three|four|five) of my mana (?:are|is) (?:still )?(tapped|untapped)$", r"my mana zone has \1 \2 cards"),
    (rf"^({CARD}) (won|lost) (?:the |its |that |a )?battle$", lambda found: f"it happened that {found[1]} {'wins' if found[2] == 'won' else 'loses'} the battle"),
    (rf"^((?:.*, )?)(?:I|opponent|the opponent|my opponent) (?:could not|couldn't|was unable to|was not able to) (?:summon|cast|use|play) ({CARD})$", r"\1\2 can't be played"),
    (rf"^((?:.*, )?)({CARD}) (?:could not|couldn't|can't|cannot) be (?:summoned|cast|used)$", r"\1\2 can't be played"),
    flags=re.IGNORECASE,
)  # fmt: skip

_WHO = "(?:自分|相手|相手プレイヤー)"
_JA_WAYS = "S・トリガー|Ｓ・トリガー|Sトリガー|G・ストライク|ニンジャ・ストライク|侵略|革命チェンジ|アタック・チャンス|S・バック"
_PICKED = rf"(?P<picked>(?:、|し、|して、)?(?:対象に|対象として)?(?P<those>{CARD_JA}(?:[と、]{CARD_JA})*)を(?:選ぶ|選んだ|選択する|対象にする))?"


def _by_its_way(found: re.Match[str]) -> str:
    """A card that comes in by its way, with what is chosen there."""
    picked = f"、{found['those']}を選ぶ" if found["picked"] else ""
    verb = "を使い" if picked else "を使う"
    return f"{found['who'] or ''}{found['card']}の{found['way']}{verb}{picked}"


_DONE_JA = Stage(
    (r"Ｓ・トリガー|Sトリガー|シールドトリガー|シールド・トリガー", "S・トリガー"),
    (r"Ｇ・ストライク|Gストライク|G・Strike", "G・ストライク"),
    (r"相手プレイヤーを", "相手を"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<way>{_JA_WAYS})(?:で|により|として|を使って|を使い)、?(?P<card>{CARD_JA})(?:の(?:呪文|クリーチャー)側)?を(?:唱える|使う|使用する|召喚する|出す|(?:唱え|使い|使用し|使っ|召喚し|出し)て?(?=、)){_PICKED}$", _by_its_way),
    (rf"^(?P<who>{_WHO}[はが])?(?P<card>{CARD_JA})を(?P<way>{_JA_WAYS})(?:で|により|として)(?:唱える|使う|使用する|召喚する|出す|(?:唱え|使い|使用し|使っ|召喚し|出し)て?(?=、)){_PICKED}$", _by_its_way),
    (rf"({ONE})の(呪文側|クリーチャー側)を(?:唱える|召喚する|使う|使用する|プレイする)$", r"\1をプレイする（\2）"),
    (rf"({ONE})の(呪文側|クリーチャー側)を(?:唱え|召喚し|使い|使用し|プレイし)て?、({CARD_JA})を選ぶ$", r"\1をプレイする（\2）（選択は\3）"),
    (rf"^(?:{_WHO}[はが])?({CARD_JA})で(?:{CARD_JA}|その攻撃|攻撃)を(?:ブロックする|ブロック|阻止する)$", r"\1でブロックする"),
    (rf"^{_WHO}[はが]({CARD_JA})でブロック(?:する)?$", r"\1でブロックする"),
    (rf"^({CARD_JA})[はが](?:{CARD_JA}|その攻撃|攻撃)を(?:ブロックする|ブロック|阻止する)$", r"\1がブロックする"),
    (rf"^({CARD_JA})[でがは](?:相手の)?シールドの?({ONE}(?:[と、]{ONE})*)を(?:ブレイクする|ブレイク)$", r"\1で相手を攻撃する（選択は\2）"),
    (rf"^({CARD_JA})[でがは]相手を攻撃し(?:て)?、(?:シールドの)?({ONE}(?:[と、]{ONE})*)をブレイクする$", r"\1で相手を攻撃する（選択は\2）"),
    (rf"^({CARD_JA})[でがは]相手の({ONE}(?:[と、]{ONE})*)を(?:ブレイクする|ブレイク)$", r"\1で相手を攻撃する（選択は\2）"),
    (rf"^({CARD_JA})を({CARD_JA})に進化(?:させる|する)?$", r"自分は\1の上に\2を召喚する"),
    (rf"^({CARD_JA})から({CARD_JA})に進化(?:させる|する)?$", r"自分は\1の上に\2を召喚する"),
    (rf"^((?:{_WHO}[はが])?)({CARD_JA})をマナ(?:ゾーン)?に(?:置く|埋める|チャージする)$", r"\1\2をチャージする"),
)  # fmt: skip
_PLACES = "手札|マナゾーン|バトルゾーン|墓地|シールドゾーン|シールド"
_CAME_JA = Stage(
    (rf"^({CARD_JA})(?:を|は)(?:召喚|使用|プレイ)でき(?:なかった|ない)$", r"\1はプレイできない"),
    (rf"^({CARD_JA})(?:を|は)(?:唱え|出せ)(?:られ)?(?:なかった|ない)$", r"\1はプレイできない"),
    (rf"^({CARD_JA})は((?:自分の|相手の)?(?:{_PLACES}))の?まま(?:である|だ)?$", r"\1は\2にある"),
    (rf"^({CARD_JA})は({CARD_JA})の下に(?:ある|置かれている|重なっている|重ねられている)$", r"\1は\2の下にある"),
    (r"^((?:自分|相手)の)(タップ|アンタップ)(?:状態の|している|した|の)マナ(?:ゾーンのカード)?[はが](\d+)枚$", r"\1マナゾーンのカードのうち\2状態のものは\3枚"),
    (r"^((?:自分の|相手の)?マナゾーン)のカード(?:は|が)?1枚もタップされていない$", r"\1のカードのうちタップ状態のものは0枚"),
    (r"^((?:自分の|相手の)?)マナ(?:は|が)?1枚もタップされていない$", r"\1マナゾーンのカードのうちタップ状態のものは0枚"),
    (r"^((?:自分の|相手の)?バトルゾーン)に(?:は)?(?:クリーチャーは|クリーチャーが)?(?:1体も|1枚も|一体も|誰も)い(?:ない|なくなった)$", r"\1のクリーチャーは0枚"),
    (r"^((?:自分の|相手の)?)シールド(?:は|が)(?:ない|なくなった|すべてなくなった)$", r"\1シールドは0枚"),
    (rf"^({CARD_JA})の(?:能力|効果)[はが](?:その)?バトル(?:より|の|をする)?(?:前|先)に解決され(?:た|る)$", r"順に、\1の効果が解決され、\1がバトルする"),
    (r"バトルに勝った$", "バトルに勝利した"),
    (rf"^({CARD_JA})[はが]ブロックでき(?:ない|なかった)$", r"\1がブロックすることは一度もなかった"),
    (rf"^({CARD_JA})がブロックされた$", r"\1はブロックされた"),
)  # fmt: skip
PLAINER = {"en": {"action": (_DONE,), "expectation": (_CAME,)}, "ja": {"action": (_DONE_JA,), "expectation": (_CAME_JA,)}}
