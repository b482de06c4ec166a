"""How players write rulings down in Japanese in a hurry: ダメージを受けていない, 1体しか出ない, その後…. Understood, never written so."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.sentences.also import AMOUNT, CARDS, DEFENSE, LEADER, NONE, WHO, deed
from engine.language.sentences.also_japanese import MEASURES
from engine.language.sentences.in_few_words import DAMAGED
from engine.language.sentences.nouns import ME
from engine.language.tree import Node
from engine.language.wordings import Hole

_PARTICLES = ("は", "が")
_CARD, _PLACE, _HAPPENING = Hole("card"), Hole("place"), Hole("happening")
_UNDERWENT = {"cards": CARDS, "deed": Hole("deed")}

_COMPARED = (("exactly", ""), ("at_least", "以上"), ("at_most", "以下"), ("more_than", "より多い"), ("less_than", "未満"))

WORDS = [
    *J("subject", "私", "僕", "俺", tree=ME), *J("owner", "私の", "僕の", "俺の", tree=ME), *J("object", "私", "僕", "俺", tree=ME),
    *(w for kind, tail in _COMPARED for w in J("counted", *(f"{{n}}{m}{tail}" for m in MEASURES[1:]), slots="n:NUMBER", tree=Node(kind, n=Hole("n")))),
    *J("deed", "燃える", "焼ける", "あふれる", "溢れる", tree=deed("burned")),
    *J("deed", "{place}に加わる", "{place}に入る", "{place}に行く", "{place}に送られる", "{place}に落ちる", "{place}へ送られる", slots="place:place", tree=Node("put", place=_PLACE)),
    *J("deed", "無効になる", "無効化される", "打ち消される", tree=deed("negated")),
    *J("state", "チェック状態", "チェック済み", "チェックされている状態", "横向き", tree=Node("state", {"is": "asleep"})),
    *J("deed", "手札に戻る", tree=deed("returned")),
    *J("happening", "{card}が{amount}回復する", "{card}は{amount}回復する", "{card}を{amount}回復する", slots="card:thing amount:figure", tree=Node("restores", card=_CARD, amount=AMOUNT)),
    *J("happening", "{card}が{place}を離れる", slots="card:thing place:place", tree=Node("leaves", card=_CARD, place=_PLACE)),
    *J("happening", "{card}が{place}に出る", "{place}に{card}が場に出る", slots="place:place card:thing", tree=Node("enters", card=_CARD, place=_PLACE)),
    *J("happening", *(f"{{effect}}が先に{does}" for does in ("発動する", "誘発する", "解決される", "処理される", "働く")), "{effect}が解決する", "{effect}が処理される", slots="effect:effect", tree=Node("resolves", effect=Hole("effect"))),
    *J("happening", "{effect}が発動する", "{effect}が働く", slots="effect:effect", tree=Node("triggers", effect=Hole("effect"))),
    *J("happening", "{card}が出る", "{card}は出る", slots="card:thing", tree=Node("enters", card=_CARD)),
]

_BOTH_WAYS = tuple((way, slots) for way, slots in (
    ("{card}を{how}で{targets|と}に", "card:thing how:how targets:aim+"), ("{card}を{how}で{targets|と}を対象に", "card:thing how:how targets:aim+"), ("{targets|と}に{card}を{how}で", "card:thing how:how targets:aim+"),
    ("{how}で{card}を{targets|と}に", "card:thing how:how targets:aim+")))  # fmt: skip
_PLAYED = Node("play", who=ME, card=_CARD)
ACTIONS = [
    *(w for way, slots in _BOTH_WAYS for w in J("action", *(f"{way}{play}" for play in ("プレイ", "プレイする", "使う", "使用する")), slots=slots, tree=Node(
        "with_targets", action=Node("with_how", action=_PLAYED, how=Hole("how")), targets=Hole("targets")))),
    *J("action", *(f"{way}プレイ{end}" for way in ("{card}を{how}で", "{how}で{card}を", "{card}を{how}として") for end in ("", "する")), "{card}を{how}する", slots="card:thing how:how", tree=Node(
        "with_how", action=_PLAYED, how=Hole("how"))),
    *J("action", *(f"{{who}}{p}{{card}}を{{how}}でプレイ{end}" for p in _PARTICLES for end in ("", "する")), slots="who:subject card:thing how:how", tree=Node(
        "with_how", action=Node("play", who=WHO, card=_CARD), how=Hole("how"))),
    *J("core", *(f"{way}を融合{end}" for way in ("{card}に{cards|と}", "{card}へ{cards|と}") for end in ("", "する", "させる")), *(f"{{cards|と}}を{{card}}に融合{end}" for end in ("", "する", "させる")), slots="card:thing cards:thing+",
       tree=Node("fuse", who=ME, cards=CARDS, card=_CARD)),
    *J("action", *(f"{{targets|と}}を目標に{{card}}をプレイ{end}" for end in ("", "する")), *(f"{{targets|と}}を目標に{{card}}を{use}" for use in ("使う", "使用する", "唱える")), slots="card:thing targets:aim+", tree=Node(
        "with_targets", action=_PLAYED, targets=Hole("targets"))),
    *J("action", *(f"{{targets|と}}から{{card}}に進化{end}" for end in ("する", "させる")), "{targets|と}を進化元に{card}をプレイする", "{targets|と}を{card}に進化させる", "{targets|と}の上に{card}を出す", "{targets|と}の上に{card}を召喚する", slots="card:thing targets:aim+",
       tree=Node("with_targets", action=_PLAYED, targets=Hole("targets"))),
    *J("core", "{card}を使用宣言する", "{card}の使用を宣言する", "{card}を召喚する", "{card}を召喚", "{card}を唱える", "{card}を唱え", slots="card:thing", tree=_PLAYED),
    *J("core", *(f"{{who}}{p}{{card}}を{do}" for p in _PARTICLES for do in ("使用宣言する", "召喚する", "唱える", "使う", "使用する", "出す")), slots="who:subject card:thing", tree=Node("play", who=WHO, card=_CARD)),
    *J("core", *(f"{nobody}{none}" for nobody in ("誰も", "だれも", "どちらも", "お互い", "互いに") for none in ("干渉しない", "割り込まない", "対応しない", "応答しない", "応じない", "パスする", "パス")), "お互いに割り込み終了", "お互いにパス", "双方パス", "お互いに割り込みを終了する",
       tree=Node("nobody_answers")),
    *J("core", *(f"{{who}}{p}割り込み{end}" for p in _PARTICLES for end in ("終了", "を終了する", "を終了", "終了を宣言")), slots="who:subject", tree=Node("end_interrupts", who=WHO)),
    *J("core", *(f"{{card}}で{block}{end}" for block in ("ブロック", "防御") for end in ("する", "")), *(f"{{card}}{p}ブロック{end}" for p in _PARTICLES for end in ("する", "")), slots="card:thing", tree=Node("defend", card=_CARD)),
    *J("core", "{card}を超進化させる", "{card}を超進化", "{card}を超進化する", slots="card:thing", tree=Node("super_evolve", who=ME, card=_CARD)),
    *J("core", "{card}を進化する", slots="card:thing", tree=Node("evolve", who=ME, card=_CARD)),
    *J("core", "{card}をアクトさせる", "{card}をアクト", "{card}をアクトする", "{card}のアクトを使う", slots="card:thing", tree=Node("engage", who=ME, card=_CARD)),
    *J("action", *(f"{{action!て}}{{picks|と}}を{chosen}" for chosen in ("選ぶ", "選択する", "選択")), slots="action:action picks:pick+", tree=Node("with_picks", action=Hole("action"), picks=Hole("picks"))),
    *J("action", *(f"{{action!て}}{{targets|と}}を対象に{do}" for do in ("する", "取る", "とる")), *(f"{{action!連}}、{{targets|と}}を対象に{do}" for do in ("する", "取る", "とる")), slots="action:action targets:aim+", tree=Node(
        "with_targets", action=Hole("action"), targets=Hole("targets"))),
    *J("core", *(f"{{attacker}}{p}{{target}}{at}攻撃した" for p in _PARTICLES for at in ("を", "に")), slots="attacker:thing target:thing", tree=Node("attack", attacker=Hole("attacker"), target=Hole("target"))),
]  # fmt: skip

_TWO = "first:happening second:happening"
_ORDER = Node("order", steps=(Hole("first"), Hole("second")))
HAPPENED = [
    *J("claim", "{happening}", "{happening!て}いる", slots="happening:happening", tree=Node("happened", happening=_HAPPENING, negated=0)),
    *J("claim", "{happening!否}", "{happening!否た}", "{happening!て}いない", "{happening}ことはない", "{happening}ことはなかった", slots="happening:happening", tree=Node("happened", happening=_HAPPENING, negated=1)),
    *J("claim", *(f"{{cards|と}}{p}{{deed!て}}いる" for p in _PARTICLES), slots="cards:thing+ deed:deed", tree=Node("underwent", negated=0, **_UNDERWENT)),
    *J("claim", *(f"{{cards|と}}{p}{{deed!{form}}}{end}" for p in _PARTICLES for form, end in (("て", "いない"), ("否", ""), ("否た", ""))), *(f"{{cards|と}}{p}{{deed}}ことはない" for p in _PARTICLES), slots="cards:thing+ deed:deed", tree=Node(
        "underwent", negated=1, **_UNDERWENT)),
    *J("claim", *(f"{first}{then}{second}" for first in ("{first!連}", "{first!て}", "{first}", "{first!た}") for then in ("、その後", "、その後、", "、その後に", "、その後に、", "、その後で", "、次に", "、それから") for second in ("{second}", "{second!た}")),
       "{first!た}後に、{second}", "{first!た}後に{second}", "{first!た}後、{second}", "{first!た}後に{second!た}", "{first!て}から{second}", "{first!て}から{second!た}", "{first!て}から、{second}", tree=_ORDER, slots=_TWO),
    *J("claim", *(f"{{second}}前に{{first{form}}}" for form in ("", "!た")), *(f"{{second}}より前に{{first{form}}}" for form in ("", "!た")), tree=_ORDER, slots=_TWO),
    *J("claim", *(f"{{a}}か{{b}}{p}{{deed{form}}}" for p in ("のどちらかが", "のいずれかが", "のどちらか一方が", "が") for form in ("", "!た")), slots="a:thing b:thing deed:deed", tree=Node(
        "underwent_either", a=Hole("a"), b=Hole("b"), deed=Hole("deed"))),
    *J("claim", *(f"{{name}}{p}{{amount:counted}}{only}{{deed{form}}}" for p in _PARTICLES for only in ("", "だけ", "のみ") for form in ("", "!た")),
       *(f"{{amount:counted}}の{{name}}{p}{{deed{form}}}" for p in _PARTICLES for form in ("", "!た")), slots="name:NAME amount:figure deed:deed", tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=Hole("deed"))),
    *J("claim", *(f"{{name}}{p}{{amount:counted}}{out}" for p in _PARTICLES for out in ("しか出ない", "しか出なかった", "しか場に出ない", "しか場に出なかった", "だけ場に出る", "だけ場に出た", "だけ出る", "場に出る", "場に出た", "出る", "出た")),
       *(f"{{amount:counted}}の{{name}}が場に{out}" for out in ("出る", "出た")), slots="name:NAME amount:figure", tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=deed("summoned"))),
    *J("claim", *(f"{{name}}{p}{{amount:counted}}しか{{deed{form}}}" for p in _PARTICLES for form in ("", "!た")), slots="name:NAME amount:figure deed:undone", tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=Hole("deed"))),
    *J("claim", *(f"{{amount:counted}}の{{kind}}{p}{{deed{form}}}" for p in _PARTICLES for form in ("", "!た")), *(f"{{kind}}{p}{{amount:counted}}{{deed{form}}}" for p in _PARTICLES for form in ("", "!た")),
       slots="amount:figure kind:KIND deed:deed", tree=Node("count_of", amount=AMOUNT, kind=Hole("kind"), deed=Hole("deed"))),
    *J("claim", *(f"カード{p}{{amount:counted}}{{deed{form}}}" for p in _PARTICLES for form in ("", "!た")), *(f"{{amount:counted}}のカード{p}{{deed{form}}}" for p in _PARTICLES for form in ("", "!た")), *(f"{{amount:counted}}{{deed{form}}}" for form in ("", "!た")),
       slots="amount:figure deed:deed", tree=Node("count_of", amount=AMOUNT, deed=Hole("deed"))),
    *J("claim", *(f"{{who}}{p}{{amount:counted}}{drew}" for p in _PARTICLES for drew in ("引いた", "引く", "ドローする", "ドローした", "ドロー")), *(f"{{who}}{p}カードを{{amount:counted}}{drew}" for p in _PARTICLES for drew in ("引く", "ドローする", "ドローした")),
       slots="who:subject amount:figure", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=WHO)),
    *J("claim", *(f"{what}{{amount:counted}}{drew}" for what in ("カードを", "") for drew in ("引いた", "引く", "ドローする", "ドローした", "引いている")), slots="amount:figure", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=ME)),
    *J("claim", *(f"{{who}}{p}{what}{none}" for p in _PARTICLES for what in ("", "カードを", "カードは") for none in ("引かない", "引かなかった", "引いていない", "ドローしない", "ドローしなかった")), slots="who:subject", tree=Node(
        "count_of", amount=NONE, deed=deed("drawn"), who=WHO)),
    *J("claim", *(f"カード{p}{none}" for p in ("は", "を") for none in ("引かない", "引かなかった", "引けない", "引いていない")), "ドローしない", "ドローしなかった", tree=Node("count_of", amount=NONE, deed=deed("drawn"), who=ME)),
    *J("claim", *(f"{{card}}が受け{t}ダメージは{{amount}}" for t in ("る", "た")), "{card}への{amount}ダメージ", "{card}へのダメージは{amount}", slots="card:thing amount:figure", tree=Node(
        "happened", happening=Node("takes_damage", card=_CARD, amount=AMOUNT), negated=0)),
    *J("claim", *(f"{{cards|と}}に{p}ダメージ{q}{none}" for p in ("", "は") for q in _PARTICLES for none in ("入らない", "入らなかった", "与えられない", "与えられなかった")), "{cards|と}へのダメージはない", "{cards|と}はダメージを受けません", slots="cards:thing+", tree=Node(
        "underwent", cards=CARDS, deed=DAMAGED, negated=1)),
    *J("claim", *(f"{{cards|と}}{p}{{name}}に{turned}" for p in _PARTICLES for turned in ("変身する", "変身した", "変身している", "変わる", "変わった", "なる", "なっている")), slots="cards:thing+ name:NAME", tree=Node("became", cards=CARDS, name=Hole("name"))),
]  # fmt: skip

HAPPENED += [
    *J("claim", *(f"{{card}}{p}{{amount:timed}}{only}{{deed{form}}}" for p in _PARTICLES for only in ("", "だけ") for form in ("", "!た") if only or not form), slots="card:thing amount:figure deed:deed", tree=Node(
        "happened_times", amount=AMOUNT, happening=Node("undergoes", card=_CARD, deed=Hole("deed")))),
    *J("claim", *(f"{{effect}}{p}{{amount:timed}}だけ{did}" for p in _PARTICLES for did in ("発動する", "発動した", "誘発した", "働く")), *(f"{{effect}}{p}{{amount:timed}}しか{did}" for p in _PARTICLES for did in ("発動しない", "発動しなかった")),
       slots="effect:effect amount:figure", tree=Node("happened_times", amount=AMOUNT, happening=Node("triggers", effect=Hole("effect")))),
    *J("claim", *(f"{{source}}の{by}で{{cards|と}}{p}{{deed{form}}}" for by in ("効果", "能力") for p in _PARTICLES for form in ("", "!た")), *(f"{{source}}によって{{cards|と}}{p}{{deed{form}}}" for p in _PARTICLES for form in ("", "!た")),
       slots="source:thing cards:thing+ deed:deed", tree=Node("underwent_by", cards=CARDS, source=Hole("source"), deed=Hole("deed"), negated=0)),
]  # fmt: skip
_N = Node("after_action", n=Hole("n"))
MOMENTS = [
    *J("moment", "行動{n}の後", "行動{n}後", "行動{n}のあとで", "行動{n}の後で", *(f"{{n}}{nth}行動の{after}" for nth in ("番目の", "つ目の", "回目の") for after in ("あと", "後")), slots="n:NUMBER", tree=_N),
    *J("moment", "最初", "最初は", "開始時", "初めは", tree=Node("at_start")),
    *J("stated", *(f"{end}{mark}{{claim}}" for end in ("最終的に", "最終的には", "最後に", "最後は", "結果", "その結果", "結局") for mark in ("", "、")), slots="claim:claim", tree=Hole("claim")),
]

_LIKE = ("のまま", "になる", "になった", "になっている", "となる", "となった", "となっている", "である", "に変わる", "に減る", "に減った", "に増える", "に増えた", "に上がる", "に下がる")
WHERE = [
    *J("claim", "{place}は{cards|と}", "{place}は{cards|、}", "{place}は{cards|と}になる", "{place}は{cards|と}の順", "{place}は左から{cards|、}", "{place}は左から{cards|と}", slots="place:place cards:thing+", tree=Node(
        "contents", cards=CARDS, place=_PLACE)),
    *J("claim", *(f"{{place}}のカード{p}{all_}{{state}}{end}" for p in _PARTICLES for all_ in ("すべて", "全て", "全部") for end in ("", "である", "になる", "になっている")), slots="place:place state:state", tree=Node("all_in_state", place=_PLACE, state=Hole("state"))),
    *(w for state, words in (("tapped", "タップ"), ("untapped", "アンタップ")) for w in J("claim", *(f"{{place}}のカード{p}{all_}{words}されている" for p in _PARTICLES for all_ in ("すべて", "全て", "全部")), slots="place:place", tree=Node(
        "all_in_state", place=_PLACE, state=Node("state", {"is": state})))),
    *J("claim", *(f"{{place}}{mark}{{amount:counted}}{end}" for mark in ("に", "には") for end in ("", "ある", "いる", "残る", "残っている")), slots="place:place amount:figure", tree=Node("count_in", place=_PLACE, amount=AMOUNT)),
    *J("claim", *(f"{{who}}{{zone}}{full}" for full in ("はいっぱい", "がいっぱい", "はいっぱいである", "がいっぱいである", "は満杯", "は埋まっている", "が埋まっている", "は上限")), slots="who:owner zone:ZONE", tree=Node("full", who=WHO, zone=Hole("zone"), negated=0)),
    *J("claim", *(f"{{who}}{{zone}}{full}" for full in ("はいっぱいではない", "はいっぱいでない", "は満杯でない", "に空きがある")), slots="who:owner zone:ZONE", tree=Node("full", who=WHO, zone=Hole("zone"), negated=1)),
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{back}" for p in _PARTICLES for back in ("戻る", "戻った", "戻っている", "移動する", "移った")), slots="cards:thing+ place:place", tree=Node("located", cards=CARDS, place=_PLACE, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{back}" for p in _PARTICLES for back in ("残らない", "戻らない", "残っていない")), slots="cards:thing+ place:place", tree=Node("located", cards=CARDS, place=_PLACE, negated=1)),
    *J("claim", *(f"{{place}}の{{kind}}は{{amount:counted}}{end}" for end in ("になる", "のまま", "である", "だけ")), slots="place:place kind:KIND amount:figure", tree=Node("count_in", place=_PLACE, kind=Hole("kind"), amount=AMOUNT)),
]  # fmt: skip

FIGURES = [
    *J("claim", *(f"{{who}}{life}{p}{{amount}}{end}" for life in ("ライフ", "ヘルス", "HP") for p in ("は", "が", "") for end in ("", "になる", "になった", "のまま")), slots="who:owner amount:figure", tree=Node("attribute", cards=LEADER, attribute=DEFENSE, amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}{p}{{attack}}/{{defense}}{end}" for p in _PARTICLES for end in _LIKE), "{cards|と}のステータスは{attack}/{defense}", "{cards|と}のスタッツは{attack}/{defense}", slots="cards:thing+ attack:NUMBER defense:NUMBER",
       tree=Node("stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *J("claim", *(f"{{cards|と}}の{{attribute}}{p}{{amount}}{end}" for p in _PARTICLES for end in _LIKE), slots="cards:thing+ attribute:attribute amount:figure", tree=Node("attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}のコスト{p}{{amount}}{end}" for p in _PARTICLES for end in _LIKE), slots="cards:thing+ amount:figure", tree=Node("attribute", cards=CARDS, attribute=Node("attribute", {"is": "cost"}), amount=AMOUNT)),
    *J("claim", *(f"{{who}}{{point}}{p}{{amount}}{end}" for p in _PARTICLES for end in (*_LIKE, "残る", "残っている", "余る")), slots="who:owner point:COUNTER amount:figure", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *J("claim", *(f"{{point}}{p}{{amount}}{end}" for p in _PARTICLES for end in (*_LIKE, "残る", "残っている", "余る", "枚", "枚になる", "枚のまま")), "{point}{amount}", "残り{point}{amount}", "残り{amount}{point}", slots="point:COUNTER amount:figure", tree=Node(
        "point", who=ME, point=Hole("point"), amount=AMOUNT)),
    *J("claim", *(f"{{who}}{{attribute}}{p}{{amount}}{end}" for p in _PARTICLES for end in ("", *_LIKE)), slots="who:owner attribute:attribute amount:figure", tree=Node("attribute", cards=LEADER, attribute=Hole("attribute"), amount=AMOUNT)),
    *J("claim", *(f"{{who}}の{{point}}{p}{{amount:counted}}{end}" for p in _PARTICLES for end in ("", "になる", "のまま", "である")), slots="who:subject point:COUNTER amount:figure", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}のカウントダウン{p}{{amount}}{end}" for p in _PARTICLES for end in _LIKE), slots="cards:thing+ amount:figure", tree=Node("counter_on", cards=CARDS, counter="countdown", amount=AMOUNT)),
    *J("claim", "{cards|と}は{keyword}を失っている", "{cards|と}から{keyword}が失われる", "{cards|と}の{keyword}は失われる", "{cards|と}の{keyword}はなくなる", slots="cards:thing+ keyword:KEYWORD", tree=Node(
        "has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=1)),
    *J("claim", *(f"{{who}}{p}{{cards|と}}が見え{end}" for p in ("には", "からは", "から", "に") for end in ("ない", "ていない")), slots="who:object cards:thing+", tree=Node("hidden", cards=CARDS, who=WHO, negated=0)),
    *J("claim", *(f"{{who}}{p}{{cards|と}}が見え{end}" for p in ("には", "からは", "から", "に") for end in ("る", "ている")), slots="who:object cards:thing+", tree=Node("hidden", cards=CARDS, who=WHO, negated=1)),
    *J("claim", *(f"{{who}}ターン{end}" for end in ("は来ない", "は来なかった", "にならない", "は始まらない")), slots="who:owner", tree=Node("happened", happening=Node("turn_starts", who=WHO), negated=1)),
    *J("claim", *(f"{{who}}ターン{end}" for end in ("になる", "になった", "が来る", "のまま", "が続く")), slots="who:owner", tree=Node("turn_of", who=WHO)),
]  # fmt: skip

IN_FEW_WORDS_JAPANESE = [*WORDS, *ACTIONS, *HAPPENED, *MOMENTS, *WHERE, *FIGURES]
