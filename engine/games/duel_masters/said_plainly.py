"""What players of Duel Masters say in other words in scenarios, and what that comes to (:mod:`engine.language.plainer`)."""

from __future__ import annotations

import re

from engine.language.plainer import CARD, CARD_JA, ONE, SO_MANY, SOMEBODY, Stage, decked_out

_THINGS = rf"{CARD}(?:(?:, |,? and ){CARD})*"
_WAYS = "shield trigger|s-trigger|g-strike|ninja strike|invasion|revolution change|attack chance|s-back"
_PUTS_OUT = "summons?|casts?|uses?|plays?|activates?|puts? out"
_ATTACK = rf"(?:it|this|that|the attack|the attacker|{CARD}|the attack (?:of|by|from) {CARD}|{CARD}'s attack)"

_DONE = Stage(
    # a card that comes in by its way
    (rf"^({SOMEBODY}) (?:{_PUTS_OUT}) ({CARD}) (?:with|by|through|using|as|from|thanks to|off) (?:its |the |a |an |his |their )?({_WAYS})\b", r"\1 uses \2's \3"),
    (rf"^({SOMEBODY}) (?:do|does)(?:n't| not) (?:{_PUTS_OUT}) (?:the )?(?:{_WAYS}) (?:of|on|with) ({CARD})$", r"\1 does not use \2"),
    (rf"^({SOMEBODY}) (?:declines?|skips?|ignores?) ({CARD})'s (?:{_WAYS})$", r"\1 does not use \2"),
    (rf"^({SOMEBODY}) (?:declares?|uses?|activates?) (?:the |a )?({_WAYS}) (?:with|of|by) ({CARD})", r"\1 uses \3's \2"),
    (rf"^({SOMEBODY}) (?:revolution changes?|swaps?|exchanges?) {CARD} (?:into|with|for) ({CARD})$", r"\1 uses \2's revolution change"),
    # who blocks
    (rf"^({SOMEBODY}) (?:tries|try|attempts?|wants?) to (?=block|guard)", r"\1 "),
    (rf"^{SOMEBODY} (?:blocks?|guards?) (?:{_ATTACK} )?with ({CARD})$", r"\1 blocks"),
    (rf"^({CARD}) (?:tries to |attempts to )?blocks? {_ATTACK}$", r"\1 blocks"),
    (rf"^(?:there is no block|no creature blocks?|{SOMEBODY} do(?:es)?(?:n't| not) block (?:{_ATTACK}|with anything))$", "nobody blocks"),
    # which shields an attack breaks
    (rf"^({CARD} attacks? .*?)(?:,? and|,|;) (?:breaks?|breaking) ({_THINGS})$", r"\1 choosing \2"),
    (rf"^({CARD}) breaks? ({_THINGS})$", r"\1 attacks opponent choosing \2"),
    (rf"^({CARD} attacks?) (?:the|my|his|their|opponent's|my opponent's|the opponent's) (?:player|shields?)$", r"\1 opponent"),
    (rf"^({CARD}) breaks? (?:the |my opponent's |the opponent's |opponent's )?shields? ({_THINGS})$", r"\1 attacks opponent choosing \2"),
    # what is tapped for a card, and what a creature is tapped for
    (rf"^({SOMEBODY}) (?:taps?) ({_THINGS})(?: for mana| to pay)?(?:,? and|,? to) ((?:summons?|casts?|plays?|uses?) {CARD}.*?)(?: with (?:it|them))?$", r"\1 \3 paying with \2"),
    (rf"^({SOMEBODY}) (?:taps?) ({CARD}) (?:to use|for|and uses?|using) (?:its|the) (?:tap )?ability$", r"\1 uses \2's tap ability"),
    (rf"^({SOMEBODY}) (?:pays? ({CARD})'s cost|pays? the cost of ({CARD})) (?:again )?(?:to cross|and crosses|and cross) (?:it|{CARD}) (?:to|with|onto) ({CARD})$", lambda found: f"{found[1]} cross {found[2] or found[3]} to {found[4]}"),
    # what cards are put onto, which side of them is used, and mana
    (rf"^({SOMEBODY}) evolves? ({CARD}) into ({CARD})$", r"\1 summons \3 onto \2"),
    (rf"^({SOMEBODY}) (?:puts?|places?|plays?|summons?|stacks?) ({CARD}) (?:on top of|over|on) ({CARD})$", r"\1 summons \2 onto \3"),
    (rf"^({SOMEBODY}) (?:casts?|plays?|uses?) (?:only )?the spell (?:side|half) of ({CARD})", r"\1 plays \2 with the spell side"),
    (rf"^({SOMEBODY}) (?:casts?|plays?|uses?) ({CARD})'s spell (?:side|half)", r"\1 plays \2 with the spell side"),
    (rf"^({SOMEBODY}) (?:summons?|plays?|uses?) (?:only )?the creature (?:side|half) of ({CARD})", r"\1 plays \2 with the creature side"),
    (rf"^({SOMEBODY}) (?:charges?|puts?|places?) ({CARD}) (?:as|for|into|in|to) (?:the |my |his |their )?mana(?: zone)?$", r"\1 charges \2"),
    (rf"^({SOMEBODY}) charges? mana with ", r"\1 charges "),
    flags=re.IGNORECASE,
)  # fmt: skip
_CAME = Stage(
    (rf"^({SOMEBODY}) (wins?|won|loses?|lost)(?: the game)? (?:by|with|through|to|from) (?:a |the )?direct attack$", lambda found: f'{found[1]} {found[2]} and the verdict is "direct-attack"'),
    (r"^(?:no battles? (?:took place|takes place|happened|occurred|(?:is|was|were) fought)|there (?:is|was|were) no battles?)$", "no card battled"),
    (r"^neither (?:player|side) (?:has|controls) (?:a |any |an )?(creature|card|element)s?(?: left)?(?: in the battle zone)?$", r"the battle zone has 0 \1s"),
    (r"^(?:I have|I've) (\d+|no|one|two|three|four|five) (tapped|untapped) (?:mana|cards? in (?:the|my) mana zone)$", r"my mana zone has \1 \2 cards"),
    (r"^(?:my |the )?opponent has (\d+|no|one|two|three|four|five) (tapped|untapped) (?:mana|cards? in (?:the|their|his) mana zone)$", r"opponent's mana zone has \1 \2 cards"),
    (rf"^({_THINGS}) (is|are|lies|lie) (?:still )?(?:under|underneath|below|stacked (?:under|beneath)) ({CARD})$", r"\1 is beneath \3"),
    (rf"^({CARD}) (?:blocked|blocks) (?:it|this|that|the attack|the attacker)$", r"\1 blocks"),
    (rf"^({CARD}) (?:did not|didn't|does not|doesn't) block(?: (?:it|this|that|the attack|the attacker))?$", r"it never happened that \1 blocks"),
    (rf"^({CARD}) (?:is|lies|was put|was summoned|was stacked) on top of ({CARD})$", r"\2 is beneath \1"),
    (rf"^({CARD}) (?:evolved|evolves|was evolved|is evolved) into ({CARD})$", r"\1 is beneath \2"),
    (r"^(?:both|both of) (my|opponent's) (?:mana|mana cards|cards in (?:the )?mana(?: zone)?) (?:is|are) (?:both )?(tapped|untapped)$", r"all cards in \1 mana zone are \2 and \1 mana zone has 2 cards"),
    (r"^(?:all of |all )?(my|opponent's|my opponent's) (?:mana|mana cards|mana zone) (?:is|are) (?:all )?(tapped|untapped)$", r"all cards in \1 mana zone are \2"),
    (r"^(\d+) of (my|opponent's) (?:mana|mana cards|cards in mana) (?:is|are|were) (tapped|untapped)$", r"\2 mana zone has \1 \3 cards"),
    (r"^(I|(?:my |the )?opponent) (?:lost|loses|lose) no shields?$", lambda found: f"the number of cards in {'my' if found[1] == 'I' else 'opponent' + chr(39) + 's'} shield zone did not fall"),
    (r"^(?:I) (?:lost|lose) (\d+) shields?$", r"the number of cards in my shield zone fell by \1"),
    (r"^(?:my |the )?opponent (?:lost|loses) (\d+) shields?$", r"the number of cards in opponent's shield zone fell by \1"),
    (rf"^({CARD}) (?:was|is) destroyed instead of ({CARD})$", r"\1 was destroyed and \2 was not destroyed"),
    (rf"^({CARD}) (?:was|is) added to (my|opponent's|my opponent's|its owner's|the) hand$", r"\1 was put into \2 hand"),
    (rf"^({CARD}) (?:was|got|became) untapped$", r"it happened that \1 untaps"),
    (rf"^({CARD}) (?:battles|battled|fights|fought) ({CARD}) and (?:wins|won)$", r"it happened that \1 wins the battle against \2"),
    (rf"^({CARD}) (?:battles|battled|fights|fought) ({CARD}) and (?:loses|lost)$", r"it happened that \2 wins the battle against \1"),
    (r"^my shields? (?:was|were) (?:not|never) broken$", "0 of my shields were broken"),
    (r"^(?:my |the )?opponent's shields? (?:was|were) (?:not|never) broken$", "0 of opponent's shields were broken"),
    (r"^(\d+|two|three|four|five) of my mana(?: cards)? (?:are|is) (?:still )?(tapped|untapped)$", r"my mana zone has \1 \2 cards"),
    (rf"^((?:.*, )?)({CARD}) (?:beats?|beaten|defeats?|defeated|wins? (?:over|against)|won (?:over|against)) ({CARD})(?: in (?:the |a |their |that )?battle)$", r"\1it happened that \2 wins the battle against \3"),
    (rf"^({CARD}) (won|lost)(?: (?:the |its |that |a )?battle)?$", lambda found: f"it happened that {found[1]} {'wins' if found[2] == 'won' else 'loses'} the battle"),
    (rf"^({SO_MANY}) cards? (?:was|were|is|are|went|go) (?:(?:added|taken|put) )?(?:in)?to (my|opponent's|the opponent's|my opponent's) hand$", r"the number of cards in \2 hand rose by \1"),
    (rf"^(I|opponent|the opponent|my opponent) (?:got|gets|took|takes|picked up|picks up) ({SO_MANY}) (?:cards?|shields?)(?: into (?:my|opponent's|the) hand)?(?: from (?:my|opponent's|the) shields?(?: zone)?)?$", lambda found: f"the number of cards in {'my' if found[1] == 'I' else found[1] + chr(39) + 's'} hand rose by {found[2]}"),
    (rf"^((?:.*, )?)(?:I|opponent|the opponent|my opponent) (?:could not|couldn't|was unable to|was not able to) (?:summon|cast|use|play) ({CARD})$", r"\1\2 can't be played"),
    (rf"^((?:.*, )?)({CARD}) (?:could not|couldn't|can't|cannot) be (?:summoned|cast|used)$", r"\1\2 can't be played"),
    flags=re.IGNORECASE,
)  # fmt: skip

_WHO = "(?:自分|相手|相手プレイヤー)"
_JA_WAYS = "S・トリガー|Ｓ・トリガー|Sトリガー|G・ストライク|ニンジャ・ストライク|侵略|革命チェンジ|アタック・チャンス|S・バック"
_BEFALLS = {"破壊する": "破壊される", "タップする": "タップされる", "手札に戻す": "手札に戻される"}
_PICKED = rf"(?P<picked>(?:、|し、|して、)?(?:対象に|対象として)?(?P<those>{CARD_JA}(?:[と、]{CARD_JA})*)を(?:選ぶ|選んだ|選択する|対象にする))?"


def _by_its_way(found: re.Match[str]) -> str:
    """A card that comes in by its way, with what is chosen there."""
    picked = f"、{found['those']}を選ぶ" if found["picked"] else ""
    verb = "を使い" if picked else "を使う"
    return f"{found['who'] or ''}{found['card']}の{found['way']}{verb}{picked}"


_DONE_JA = Stage(
    (r"Ｓ・トリガー|Sトリガー|シールドトリガー|シールド・トリガー", "S・トリガー"),
    (r"Ｇ・ストライク|Gストライク|G・Strike", "G・ストライク"),
    (r"相手プレイヤー(?=[をに])", "相手"),
    (rf"^({CARD_JA})[でがは](自分|相手)の?シールド(?:ゾーン)?[をに](?=攻撃)", r"\1で\2を"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<way>{_JA_WAYS})(?:で|により|として|を使って|を使い)、?(?P<card>{CARD_JA})(?:の(?:呪文|クリーチャー)側)?を(?:唱える|使う|使用する|召喚する|出す|(?:唱え|使い|使用し|使っ|召喚し|出し)て?(?=、)){_PICKED}$", _by_its_way),
    (rf"^(?P<who>{_WHO}[はが])?(?P<card>{CARD_JA})を(?P<way>{_JA_WAYS})(?:で|により|として)(?:唱える|使う|使用する|召喚する|出す|(?:唱え|使い|使用し|使っ|召喚し|出し)て?(?=、)){_PICKED}$", _by_its_way),
    (rf"^(?P<who>{_WHO}[はが])?(?P<way>{_JA_WAYS})の(?P<card>{CARD_JA})を(?:唱える|使う|使用する|召喚する)", r"\g<who>\g<card>の\g<way>を使う"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<card>{CARD_JA})の(?P<way>{_JA_WAYS})で(?P<those>{CARD_JA}(?:[と、]{CARD_JA})*)を選ぶ$", r"\g<who>\g<card>の\g<way>を使い、\g<those>を選ぶ"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<card>{CARD_JA})の(?P<way>{_JA_WAYS})で(?P<those>{CARD_JA}(?:[と、]{CARD_JA})*)を(?P<deed>破壊する|タップする|手札に戻す)$", lambda found: f"{found['who'] or ''}{found['card']}の{found['way']}を使う（それで{found['those']}が{_BEFALLS[found['deed']]}）"),
    (rf"^(?P<who>{_WHO}[はが])?{CARD_JA}(?:から|を)(?P<card>{CARD_JA})(?:に|へ)侵略(?:する)?$", r"\g<who>\g<card>で侵略する"),
    (rf"^(?P<who>{_WHO}[はが])?{CARD_JA}(?:から|を|と)(?P<card>{CARD_JA})(?:に|へ|を)?革命チェンジ(?:する|させる)?$", r"\g<who>\g<card>の革命チェンジを使う"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<card>{CARD_JA})を(?P<base>{CARD_JA}(?:[と、]{CARD_JA})*)(?:の上に(?:重ねて|乗せて|置いて)?|に重ねて|に乗せて)(?:召喚する|召喚|出す|プレイする|置く)$", r"\g<who>\g<base>の上に\g<card>を召喚する"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<paid>{CARD_JA}(?:[と、]{CARD_JA})*)をタップし(?:て)?、?(?P<card>{CARD_JA})を(?P<verb>召喚する|唱える|使う|プレイする)$", r"\g<who>\g<card>を\g<verb>（支払いは\g<paid>）"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<gear>{CARD_JA})のコストを(?:もう一度|もう1回|再び)?支払(?:って|い)、?(?:(?:それ|これ|{CARD_JA})を)?(?P<base>{CARD_JA})にクロスする$", r"\g<who>\g<gear>を\g<base>にクロスする"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<card>{CARD_JA})を(?:自分の)?シールド(?:1つ|1枚)?(?:に|を)要塞化(?:する)?$", r"\g<who>\g<card>をプレイする"),
    (rf"^(?P<who>{_WHO}[はが])?(?P<card>{CARD_JA})を(?P<those>{CARD_JA}(?:[と、]{CARD_JA})*)に(?:対して|向けて)(?P<verb>唱える|使う|使用する)$", r"\g<who>\g<card>を\g<verb>（対象は\g<those>）"),
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
    (r"^(自分|相手)[はが]ダイレクトアタックで(負ける|負けた|敗北する|敗北した|勝つ|勝った|勝利する|勝利した)$", lambda found: f"{found[1]}の{'負け' if found[2][0] in '負敗' else '勝ち'}、判定は「direct-attack」"),
    (r"^バトル[はが](?:一度も)?(?:行われなかった|起こらなかった|起きなかった|発生しなかった|なかった)$", "どのカードもバトルしなかった"),
    (r"(タップ|アンタップ)(?:された|した)状態", r"\1状態"),
    (r"^((?:自分の|相手の)?)マナ(?:ゾーンのカード)?[はが](\d+)枚とも(タップ|アンタップ)(?:されて|して)いる$", lambda found: f"{found[1] or '自分の'}マナゾーンのカードはすべて{found[3]}状態である、{found[1] or '自分の'}マナゾーンのカードは{found[2]}枚"),
    (r"^((?:.*、)?)マナ(?=[はが]\d)", r"\1自分のマナ"),
    (rf"^((?:.*、)?)(?:自分の)?手札の({CARD_JA})(?:を|は)(?:召喚|使用|プレイ)でき(ない|る)$", r"\1\2はプレイでき\3"),
    (rf"^({CARD_JA})(?:を|は)(?:召喚|使用|プレイ)でき(?:なかった|ない)$", r"\1はプレイできない"),
    (rf"^({CARD_JA})は唱えられなかった$", r"\1はプレイされなかった"),
    (rf"^({CARD_JA})(?:を|は)(?:唱え|出せ)(?:られ)?(?:なかった|ない)$", r"\1はプレイできない"),
    (rf"^({CARD_JA})[はが](?:唱えられ|使われ|使用され)た$", r"\1はプレイされた"),
    (rf"^({CARD_JA})[はが]({CARD_JA})より(先|前|後)に(?:唱えられ|使われ|使用され)た$", lambda found: "順に、{}がプレイされ、{}がプレイされる".format(*(found[1], found[2]) if found[3] != "後" else (found[2], found[1]))),
    (rf"^({CARD_JA})(?:、|→)({CARD_JA})の順に(?:唱えられ|使われ|使用され)た$", r"順に、\1がプレイされ、\2がプレイされる"),
    (rf"^({CARD_JA})[はが]({CARD_JA})の上にある$", r"\2は\1の下にある"),
    (rf"^({CARD_JA})の(?:かわり|代わり)に({CARD_JA})[がは]破壊された$", r"\2は破壊され、\1は破壊されなかった"),
    (rf"^({CARD_JA})は(自分の|相手の|持ち主の)?手札に(?:加えられた|入った)$", r"\1は\2手札に加わった"),
    (r"^((?:自分の|相手の)?)マナ(?:ゾーンのカード)?[はが](?:すべて|全部|全て)(タップ|アンタップ)(?:(?:されて|して)いる|された|した|状態)$", r"\1マナゾーンのカードはすべて\2状態である"),
    (r"^((?:自分の|相手の)?)シールド[はが](?:1枚も)?ブレイクされ(?:なかった|ていない|ない)$", lambda found: (found[1] or "") + ("シールドが0枚ブレイクされた" if found[1] else "ブレイクされたカードはない")),
    (r"^(自分|相手)[はが]シールドを(\d+)(?:枚|つ)失った$", r"\1のシールドは\2枚減った"),
    (r"シールド[はが](\d+)つブレイクされた$", r"シールドが\1枚ブレイクされた"),
    (r"^((?:自分の|相手の)?)クリーチャーは(?:1体も|どれも)?破壊されなかった$", r"\1クリーチャーが0体破壊された"),
    (rf"^(自分|相手)[はが]({CARD_JA})を捨てた$", r"\1の\2は捨てられた"),
    (rf"^({CARD_JA})[はが](?:バトルゾーン)にとどまった$", r"\1はバトルゾーンにある"),
    (r"^(自分|相手)[はが]ゲームに(?:負ける|負けた|敗北する|敗北した)$", r"\1の負け"),
    (rf"^({CARD_JA})は((?:自分の|相手の)?(?:{_PLACES}))の?まま(?:である|だ)?$", r"\1は\2にある"),
    (rf"^({CARD_JA})は({CARD_JA})の下に(?:ある|置かれている|重なっている|重ねられている)$", r"\1は\2の下にある"),
    (r"^((?:自分|相手)の)(タップ|アンタップ)(?:状態の|している|した|の)マナ(?:ゾーンのカード)?[はが](\d+)枚$", r"\1マナゾーンのカードのうち\2状態のものは\3枚"),
    (r"^((?:自分の|相手の)?マナゾーン)のカード(?:は|が)?1枚もタップされていない$", r"\1のカードのうちタップ状態のものは0枚"),
    (r"^((?:自分の|相手の)?)マナ(?:は|が)?1枚もタップされていない$", r"\1マナゾーンのカードのうちタップ状態のものは0枚"),
    (r"^((?:自分の|相手の)?バトルゾーン)に(?:は)?(?:クリーチャーは|クリーチャーが)?(?:1体も|1枚も|一体も|誰も)い(?:ない|なくなった)$", r"\1のクリーチャーは0枚"),
    (r"^((?:自分の|相手の)?)シールド(?:は|が)(?:ない|なくなった|すべてなくなった)$", r"\1シールドは0枚"),
    (rf"^({CARD_JA})の(?:能力|効果)[はが](?:その)?バトル(?:より|の|をする)?(?:前|先)に解決され(?:た|る)$", r"順に、\1の効果が解決され、\1がバトルする"),
    (r"バトルに勝(?:った|つ|っている)$", "バトルに勝利した"),
    (r"バトルに敗れ(?:た|る)$", "バトルに負けた"),
    (rf"^({CARD_JA})がブロックされた$", r"\1はブロックされた"),
)  # fmt: skip
_NEAR = Stage(  # what cannot be said as it stands: what comes of it can
    (rf"^({CARD}) (?:can't|cannot|may not) be blocked(?: by {CARD})?$", r"it never happened that \1 is blocked"),
    (rf"^({CARD}) (?:is summoning sick|has summoning sickness)$", r"\1 can't attack"),
    (rf"^({CARD}) (?:was|is) destroyed instead$", r"\1 was destroyed"),
    (rf"^({CARD}) (?:broke|breaks) (?:both|all) (?:the |opponent's |my )?shields$", r"\1 broke 2 shields"),
    flags=re.IGNORECASE,
)
_NEAR_JA = Stage(
    (rf"^({CARD_JA})[はが](?:{CARD_JA}に)?ブロックされない$", r"\1はブロックされなかった"),
    (rf"^({CARD_JA})[はが]召喚酔い(?:している|だ|である)?$", r"\1は攻撃できない"),
    (r"^シールド[はが](?:1枚も)?(?:減っていない|減らない|減らなかった|変わらない|変わっていない)$", "相手のシールドゾーンのカードの枚数は変わらなかった"),
    (rf"^(?:かわり|代わり)に({CARD_JA})[がは]破壊された$", r"\1は破壊された"),
)
_NEAR_DONE = Stage(  # several cards that come in at once: each is said in a line of its own
    (rf"^({SOMEBODY}) (?:uses?|casts?|plays?|activates?) (?:both|all|the two) .{{0,30}}?(?:shield )?triggers?[,:;]? (?:first )?({CARD}).*$", r"\1 uses \2's Shield Trigger"),
    (rf"^({SOMEBODY}) (?:uses?|casts?|plays?|activates?) ({CARD})(?: and |, )({CARD})(?: .*)?$", r"\1 uses \2's Shield Trigger"),
    flags=re.IGNORECASE,
)
_NEAR_DONE_JA = Stage(
    (rf"^({_WHO})[はが](?:両方|2枚|２枚|すべて)の?(?:S・トリガー|トリガー)(?:を|の)?[^{ONE[1:-1]}]*({CARD_JA})?.*$", lambda found: f"{found[1]}は{found[2]}のS・トリガーを使う" if found[2] else found[0]),
    (rf"^({_WHO})[はが]({CARD_JA})[と、]({CARD_JA})を(?:使う|唱える|使用する|召喚する)$", r"\1は\2のS・トリガーを使う"),
)
_DECKED_OUT = decked_out("deck-out")
PLAINER = {
    "en": {"action": (_DONE,), "expectation": (_DECKED_OUT["en"], _CAME), "action-near": (_NEAR_DONE,), "expectation-near": (_NEAR,)},
    "ja": {"action": (_DONE_JA,), "expectation": (_DECKED_OUT["ja"], _CAME_JA), "action-near": (_NEAR_DONE_JA,), "expectation-near": (_NEAR_JA,)},
}
