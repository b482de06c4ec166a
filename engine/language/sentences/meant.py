"""What people say otherwise than the examples do, to find what is near to a sentence that is refused; nothing is ever read so."""

from __future__ import annotations

from engine.language.plainer import CARD, CARD_JA, ONE, Stage
from engine.language.sentences.english_pieces import STATE, stage

# what people say of things that the examples call otherwise; only to find what is near, never read so
MEANS = {
    "en": (
        (r"(?i)^I attack\b", "Fighter attacks"), (r"(?i)^(?:I )?(?:wait|do nothing).*", "nothing is done"), (r"(?i)^(?:the )?(?:end|next turn)$", "I end my turn"), (r"(?i)^(?:pp|ep)\b", "my play points"), (r"(?i)^leader\b", "my leader"),
        (r"\bmana\b", "play points"), (r"\bspent\b", "fell by"), (r"\b(?:lost|loses?) (\d+) (?:defense|health|hp|life)\b", r"takes \1 damage"), (r"(?i)^I (?:choose|chose|pick|select)\b", "I play Fighter choosing"), (r"\b(?:fights?|battles?|clash(?:es)? with)\b", "attacks"), (r"\b(?:the )?turn begins?\b", "ends the turn"),
        (r"can't target|cannot target", "I can't play targeting"), (r"can target", "I can play targeting"), (r"\bfirst\b", "before"), (r"\b(?:activates?|uses?)\b", "use effect"), (r"\bdead\b", "destroyed"),
        (r"\b(?:goes|sent|moves|moved) (?:in)?to\b", "put into"), (r"\bhappens?\b", "resolved"), (r"\bdoes nothing\b", "did not resolve"), (r"\bdiscards?\b", "discarded"),
    ),
    "ja": (
        (r"^(?:自分の)?マナ(?=[はが])", "自分のPP"), (r"PPを(\d+)(?:使|消費|支払|払)(?:った|用した|した)$", r"自分のPPは\1減った"), (r"を選ぶ$|を選択(?:する)?$", "をプレイする（選択は「ファイター」）"), ("相打ち(?:になる)?", "「ゴブリン」と「ファイター」は破壊された"), ("交戦(?:は|が|を)?", "「ゴブリン」が「ファイター」を攻撃し"), (r"ターン(?:になる|が始まる)$", "ターンを終了する"),
        ("葬送できない|葬送されない", "葬送されなかった"), ("先に", "順に、"), ("行われない|起こらない", "なかった"), ("(?:効果|能力)を(?:発動|使用|起動)する", "のA.Skillを使う"), ("死", "破壊"), ("無事", "場に残っている"), ("ネクロマンス|土の秘術", "どの効果も"),
    ),
}  # fmt: skip
# what is meant by sentences that say too little or that nothing can check: with the names of the examples, what to write instead comes first
INSTEAD = {
    "en": (
        (r"\b(?:resolve|trigger|activate)\w* (?:just |right )?before (?:the )?(?:combat|battle|damage)", "first Goblin's Strike resolves, then Fighter is damaged"), (r"\bbefore (?:the )?(?:combat|battle|damage)", "just before Fighter is damaged, Goblin is 3/2"),
        (r"\bsummoning sick", "action 2 was refused because it has just entered"), (r"\bby (?:the|that|this|its) (?:attack|battle|fight)\b", "Goblin was destroyed by Fighter"),
        (r"\bno (?:battles?|fights?|combat)\b|\bnobody (?:battled|fought)\b", "it never happened that Goblin battles Fighter"), (r"\bno (?:battles?|fights?|combat)\b|\bnobody (?:battled|fought)\b", "it never happened that Goblin attacks Fighter"),
        (r"^I\b.*\b(?:not|n't|never)\b.*\bshield triggers?\b", "it never happened that I play Goblin"), (r"^(?:my |the )?opponent\b.*\b(?:not|n't|never)\b.*\bshield triggers?\b|\bno shield triggers?\b", "it never happened that opponent plays Goblin"),
        (r"^I (?:lo|deck).*\bdeck|^(?:my |the )?opponent w.*\bdeck", "I lose"), (r"^(?:my |the )?opponent (?:lo|deck).*\bdeck|^I w.*\bdeck", "opponent loses"),
        (r"^(?:once|when|after|as soon as) [^,]* or ", "once Goblin is destroyed, Fighter is in play"), (r"\b(?:chose|chooses|picked|picks|selected|selects)\b.*\bdiscard", "opponent's Goblin was discarded"),
        (r"\bcountdown\b.*\b(?:down|up|by|advance[sd]?|rose|fell)\b", "Goblin has 2 countdown"),
        (r"^nothing (?:else |more |at all )?(?:happens|happened|occurs|occurred)$", "no effect resolved"), (r"\b(?:can't|cannot|couldn't|not)\b.*\b(?:targeted|chosen|selected|target|choose|select)\b", "I can't play Fighter targeting Goblin"),
        (r"\b(?:can|could|may)\b.*\b(?:targeted|chosen|selected|target|choose|select)\b", "I can play Fighter targeting Goblin"),
        (r"\b(?:can|may|could) attack (?:up to )?(?:twice|\w+ times?)\b", "Goblin can attack 2 times"), (r"(?:can't|couldn't|cannot|could not) (?:summon|put|bring)\b", "Goblin did not enter"), (r"\b(?:next to|beside|adjacent to|between)\b", "Goblin is to the left of Fighter"),
        (r"\bnothing else\b|\bno other (?:card|follower|creature)\b", "only Goblin was destroyed"), (r"\bdamage (?:is|was|gets|got) (?:prevented|nullified|negated|cancell?ed|ignored|dealt)|\bno damage\b", "nothing was damaged"), (r"^(?:each|every) (?:attack|hit|time)\b", "it happened 2 times that my leader takes 3 damage"),
        (r"^necromancy\b", "Goblin uses Necromancy"), (r"\b(?:unaffected|left alone|not affected)\b", "Goblin was not damaged"), (r"\b(?:paid|pay|pays|spends?|spent)\b.*\bplay points\b", "my play points fell by 2"),
    ),
    "ja": (
        (r"ダメージの?(?:処理)?の?(?:直前|前)", "「ファイター」がダメージを受ける直前、「ゴブリン」は3/2"), (r"召喚酔い", "行動2は場に出たばかりのため拒否された"),
        (r"(?:バトル|戦闘|交戦)[はが](?:行われ|起こら|起き|発生し|なかった|ない)", "「ゴブリン」が「ファイター」とバトルすることは一度もなかった"), (r"(?:バトル|戦闘|交戦)[はが](?:行われ|起こら|起き|発生し|なかった|ない)", "「ゴブリン」が「ファイター」を攻撃することは一度もなかった"),
        (r"か.*(?:時点|とき|時|瞬間)(?:で|に|は|には|では)?、", "「ゴブリン」が破壊された時点で、「ファイター」は場に残っている"), (r"^自分[はが].*捨て", "自分の「ゴブリン」は捨てられた"), (r"^相手[はが].*捨て", "相手の「ゴブリン」は捨てられた"),
        (r"^自分.*(?:デッキ切れ|ライブラリアウト|山札切れ).*負", "自分の負け"), (r"^相手.*(?:デッキ切れ|ライブラリアウト|山札切れ).*負", "相手の負け"), (r"^相手.*トリガーを使わな", "相手が「ゴブリン」をプレイすることは一度もなかった"), (r"トリガーを使わな", "自分が「ゴブリン」をプレイすることは一度もなかった"), (r"[\d０-９]+枚引いた(?:うち|内)", "自分の「ゴブリン」が2枚引かれた"),
        (r"^(?:他に|それ以外に)?何も(?:起こ|起き)", "どの効果も解決されなかった"), (r"(?:選択|対象|選).*(?:ない|なかった|ません)", "自分は「ゴブリン」を対象に「ファイター」をプレイできない"), (r"(?:選択|対象|選).*(?:できる|える|べる)", "自分は「ゴブリン」を対象に「ファイター」をプレイできる"), (r"[\d０-９]+回(?:まで)?攻撃(?:することが)?でき", "「ゴブリン」はもう一度攻撃できる"), (r"出せない|召喚できない", "「ゴブリン」は場に出なかった"),
        (r"隣|間に", "「ゴブリン」は「ファイター」の左にある"), (r"ダメージ(?:は|が)(?:無効|軽減|受けない|入らない|与えられない|ない)", "ダメージを受けたカードはない"), (r"(?:ごと|たび)に", "自分のリーダーが3ダメージを受けることが2回あった"),
        (r"「(?:ゴブリン|ファイター)」に攻撃され", "「ファイター」は「ゴブリン」を攻撃できない"), (r"^ネクロマンス", "「ゴブリン」がネクロマンスを行った"), (r"PPを\d+(?:払|支払)", "自分のPPは2減った"),
    ),
}  # fmt: skip

# the same as tables over a sentence whose names are hidden: of copies that are told apart by how they lie the second is an example of what can be said
CANNOT = "can't"
NEARLY = {
    "en": stage(
        (rf"\b(?:the|a|an|my|opponent's) (?:other |only )?(?:{STATE}|damaged|undamaged|blocking|attacking) (?={ONE})", "the second "),
        (rf"^all (?:of )?(?:the )?(?:other )?cards (?:left |remaining )?(in|on) ((?:my|opponent's) \w+) (?:are|were) ({ONE})s?$", r"\2 has 2 \3"),
        (rf"^({CARD}) (?:is|was|gets|got) (\w+ed) at the (?:start|beginning) of (my|opponent's) turn$", r"first \3 turn begins, then \1 is \2"),
        (r"^(I|(?:my |the )?opponent) (?:only |just )?drew (?:only |just )?(?:once|1 time|one time)$", r"\1 drew 1 card"),
        (r"^I (?:drew|draw) the last card (?:of|in|from) my deck$", "my deck is empty"),
        (r"^(?:my |the )?opponent (?:drew|draws) the last card (?:of|in|from) (?:the|his|her|their) deck$", "opponent's deck is empty"),
        (rf"^({CARD}) (can|can't|cannot|could not|couldn't) use (?:its|her|his|the|their) ([A-Za-z.]+(?: [a-z]+)??)(?: (?:again|any ?more|any longer|a second time))?$", lambda found: f"I {'can' if found[2] == 'can' else CANNOT} use {found[1]}'s {found[3]}"),
        (rf"^({CARD}) (?:is|was|would be) (?:too expensive|not affordable)$", r"\1 can't be played"),
        (rf"^({CARD}) (?:was |is )?(?:tapped|turned|rested) to (\w+)$", r"\1 is tapped"),
    ),
    "ja": Stage(
        (rf"(?:タップ|アンタップ|進化後|進化前|スリープ|アクティブ|Check|未Check)(?:状態)?(?:の|している|した)(?={ONE})", "2番目の"),
        (rf"^({CARD_JA})[はが](自分|相手)のターン(?:開始時|の開始時|の始め|のはじめ)に(破壊された|消滅した)$", lambda found: f"順に、{found[2]}のターンになり、{found[1]}が{'破壊される' if found[3][0] == '破' else '消滅する'}"),
        (rf"^({CARD_JA})[もはが](?:一緒|同時|とも|共)に((?:自分の|相手の)?[^、はがに]+)に(?:戻った|戻る|置かれた|加わった|送られた)$", r"\1は\2にある"),
        (rf"^({CARD_JA})[はが](?:攻撃|ブロック|防御)(?:のために|して)タップ(?:した|された)$", r"\1はタップ状態"),
    ),
}
