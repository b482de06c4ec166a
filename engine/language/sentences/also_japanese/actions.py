"""How else players say in Japanese what they do."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.players import ME
from engine.language.sentences.also.pieces import AIMED, AMOUNT, CARDS, HIS_NAMED, WHO, deed
from engine.language.sentences.also_japanese.pieces import CARD, PARTICLES
from engine.language.tree import Node
from engine.language.wordings import Hole

_PLAYED = Node("play", who=WHO, card=Hole("card"))
_MINE = Node("play", who=ME, card=Hole("card"))
_PLAYER = (("{who}が", "who:subject ", _PLAYED), ("{who}は", "who:subject ", _PLAYED), ("", "", _MINE))
_DONE = (("破壊する", "destroyed"), ("消滅させる", "banished"), ("手札に戻す", "returned"), ("捨てる", "discarded"))
_PLAYED_AIMING = Node(AIMED.kind, {**dict(AIMED.parts), "action": _MINE})
_BOTH_WAYS = tuple((way, slots) for way, slots in (
    ("{card}を{how}で{targets|と}に", "card:thing how:how targets:aim+"), ("{card}を{how}で{targets|と}を対象に", "card:thing how:how targets:aim+"), ("{targets|と}に{card}を{how}で", "card:thing how:how targets:aim+"),
    ("{how}で{card}を{targets|と}に", "card:thing how:how targets:aim+")))
JAPANESE_ACTIONS = [
    *(w for who, slots, play in _PLAYER for w in (
        *J("core", f"{who}{{card}}をプレイする", f"{who}{{card}}をプレイ", slots=slots + "card:thing", tree=play),
        *J("action", *(f"{who}{{picks|と}}を{chosen}{{card}}をプレイ{end}" for chosen in ("選んで", "選択して") for end in ("する", "")), slots=slots + "card:thing picks:pick+", tree=Node(
            "with_picks", action=play, picks=Hole("picks"))),
        *J("action", *(f"{target}{{card}}をプレイ{end}" for target in (f"{who}{{targets|と}}を対象に", f"{{targets|と}}を対象に{who}") for end in ("する", "")), slots=slots + "card:thing targets:aim+",
           tree=Node("with_targets", action=play, targets=Hole("targets"))),
        *J("action", *(f"{who}{one}{verb}" for one in ("{targets|と}に{card}を", "{card}を{targets|と}に") for verb in ("プレイする", "プレイ", "使う", "使用する")),
           slots=slots + "card:thing targets:aim+", tree=Node("with_targets", action=play, targets=Hole("targets"))),
        *J("action", *(f"{who}{{card}}を{{targets|と}}を対象にプレイ{end}" for end in ("する", "")), slots=slots + "card:thing targets:aim+",
           tree=Node("with_targets", action=play, targets=Hole("targets"))),
        *J("action", f"{who}{{card}}を{{how}}でプレイする", f"{who}{{card}}を{{how}}でプレイ", slots=slots + "card:thing how:how", tree=Node("with_how", action=play, how=Hole("how"))),
    )),
    *J("core", *(f"{{attacker}}{one}を攻撃{end}" for one in ("が{target}", "は{target}", "で{target}") for end in ("する", "")),
       *(f"{{attacker}}{one}に攻撃{end}" for one in ("が{target}", "は{target}", "で{target}") for end in ("する", "")), slots="attacker:thing target:thing", tree=Node(
        "attack", attacker=Hole("attacker"), target=Hole("target"))),
    *(w for said, who in (("自分", "me"), ("相手", "opponent")) for w in J("core", *(f"{said}{p}{{name}}で{{target}}{at}攻撃{end}" for p in PARTICLES for at in ("を", "に") for end in ("する", "")), slots="name:NAME target:thing", tree=Node(
        "attack", attacker=Node("named", name=Hole("name"), who=who), target=Hole("target")))),
    *J("core", "{attacker}で攻撃する", "{attacker}で攻撃", "{attacker}は攻撃する", *(f"{{attacker}}{p}リーダー{at}攻撃{end}" for p in ("で", "が") for at in ("を", "に") for end in ("する", "")), slots="attacker:thing", tree=Node("attack", attacker=Hole("attacker"))),
    *J("core", "{attacker}で{who}を攻撃する", "{attacker}で{who}を攻撃", "{attacker}で{who}に攻撃する", "{attacker}が{who}に攻撃する", slots="attacker:thing who:object", tree=Node(
        "attack", attacker=Hole("attacker"), who=WHO)),
    *J("core", "{card}を{place}に置く", slots="card:thing place:place", tree=Node("put_card", who=ME, card=Hole("card"), place=Hole("place"))),
    *J("core", "{who}は{card}を進化させる", slots="who:subject card:thing", tree=Node("evolve", who=WHO, card=Hole("card"))),
    *J("core", "{card}を進化させる", "{card}を進化", slots="card:thing", tree=Node("evolve", who=ME, card=Hole("card"))),
    *(w for kind, verbs in (("evolve", ("進化させる", "進化", "進化する")), ("super_evolve", ("超進化させる", "超進化", "超進化する")), ("engage", ("アクトさせる", "アクト", "アクトする"))) for who, slots, player in (("{who}が", "who:subject ", WHO), ("{who}は", "who:subject ", WHO), ("", "", ME)) for w in (
        *J("action", *(f"{who}{way}{verb}" for way in ("{card}を{targets|と}を対象に", "{targets|と}を対象に{card}を") for verb in verbs), slots=slots + "card:thing targets:aim+", tree=Node("with_targets", action=Node(kind, who=player, card=CARD), targets=Hole("targets"))),
        *J("action", *(f"{who}{{picks|と}}を{chosen}{{card}}を{verb}" for chosen in ("選んで", "選択して") for verb in verbs), slots=slots + "card:thing picks:pick+", tree=Node("with_picks", action=Node(kind, who=player, card=CARD), picks=Hole("picks"))))),
    *(w for nouns, verb in ((("葬送", "葬送する", "葬送するの"), "buried"), (("捨てるの", "捨てるカード", "捨て札"), "discarded"), (("破壊するの", "破壊"), "destroyed"), (("消滅させるの", "消滅"), "banished"), (("手札に戻すの", "戻すの"), "returned")) for w in J(
        "action", *(f"{{action}}（{noun}{mark}{{cards|と}}）" for noun in nouns for mark in ("は", "：")), slots="action:action cards:thing+", tree=Node("with_deed", action=Hole("action"), cards=CARDS, deed=deed(verb)))),
    *J("core", "{who}はターンを終了する", slots="who:subject", tree=Node("end_turn", who=WHO)),
    *J("core", "{who}ターンを終了する", "{who}ターンが終了する", "{who}ターンが終わる", "{who}ターン終了", slots="who:owner", tree=Node("end_turn", who=WHO)),
    *J("core", "ターンを終了する", "ターンを終了", "ターン終了", tree=Node("end_turn", who=ME)),
    *J("core", "{who}はカードを{amount}枚引く", slots="who:subject amount:NUMBER", tree=Node("draw", who=WHO, amount=AMOUNT)),
    *J("core", "カードを{amount}枚引く", slots="amount:NUMBER", tree=Node("draw", who=ME, amount=AMOUNT)),
    *J("core", "{targets|と}に{amount}ダメージ", "{targets|と}に{amount}ダメージを与える", "{targets|と}が{amount}ダメージを受ける", "{targets|と}は{amount}ダメージを受ける",
       slots="targets:those+ amount:NUMBER", tree=Node("deal", amount=AMOUNT, targets=Hole("targets"))),
    *J("core", "{targets|と}を{amount}回復", "{targets|と}を{amount}回復する", "{targets|と}の体力を{amount}回復する", slots="targets:those+ amount:NUMBER", tree=Node(
        "restore", amount=AMOUNT, targets=Hole("targets"))),
    *(w for active, verb in _DONE for w in J("core", f"{{cards|と}}を{active}", slots="cards:those+", tree=Node("undergo", cards=CARDS, deed=deed(verb), together=0))),
    *(w for active, verb in _DONE for w in J("core", f"{{cards|と}}を同時に{active}", slots="cards:those+", tree=Node("undergo", cards=CARDS, deed=deed(verb), together=1))),
    *J("core", "{cards|と}が{who}場に出る", slots="cards:those+ who:owner", tree=Node("summon", cards=CARDS, who=WHO)),
    *J("core", "{what}を宣言する", slots="what:declaration", tree=Node("declare", who=ME, what=Hole("what"))),
    *J("core", "{effect}を使う", "{effect}を使用する", slots="effect:effect", tree=Node("use", who=ME, effect=Hole("effect"))),
    *J("core", "割り込み終了", "割り込み終了を宣言する", tree=Node("end_interrupts", who=ME)),
    *J("core", "パスする", "パス", tree=Node("pass", who=ME)),
    *J("core", "何もしない", tree=Node("wait")),
    *J("action", "{action}、対象は{targets|と}", "{action}。対象は{targets|と}", "{action}（対象は{targets|と}）", "{action}（対象：{targets|と}）", slots="action:action targets:aim+", tree=Node(
        "with_targets", action=Hole("action"), targets=Hole("targets"))),
    *J("action", *(f"{{action}}（{{cards|{join}}}で支払う）" for join in ("と", "、")), "{action}、支払いは{cards|と}", "{action}（支払い：{cards|、}）", "{action!連}、{cards|と}で支払う", "{action!て}、{cards|と}で支払う",
       "{cards|と}で支払って{action}", "{cards|と}で支払い、{action}", slots="action:action cards:thing+", tree=Node("with_payment", action=Hole("action"), cards=Hole("cards"))),
    *J("action", "{action}（選択は{picks|、}）", "{action}（選択：{picks|、}）", "{action}（{picks|、}を選ぶ）", slots="action:action picks:pick+", tree=Node(
        "with_picks", action=Hole("action"), picks=Hole("picks"))),
    *J("action", "{action}、選択は{picks|と}", "{action}。選択は{picks|と}", "{action}（{picks|と}を選ぶ）", "{action}（{picks|と}を選択）", "{action!連}、{picks|と}を選ぶ",
       "{action!て}、{picks|と}を選ぶ", "{action!連}、{picks|と}を選択する", "{action!て}、{picks|と}を選択する", "{action!連}、{picks|と}を選択", "{action!連}、選択は{picks|と}", slots="action:action picks:pick+", tree=Node(
        "with_picks", action=Hole("action"), picks=Hole("picks"))),
    *J("core", *(f"{{who}}{p}ターンを終了{end}" for p in ("が", "は") for end in ("", "した")), "{who}がターンエンド", "{who}がエンド", slots="who:subject", tree=Node("end_turn", who=WHO)),
    *J("core", "ターンエンド", "エンド", "ターンを渡す", tree=Node("end_turn", who=ME)),
    *J("core", "{card}をプレイして出す", "{card}を場に出す", "{card}を手札から出す", "{card}を手札からプレイ", "{card}を手札からプレイする", "{card}を使う", "{card}を使用する", slots="card:thing", tree=Node("play", who=ME, card=Hole("card"))),
    *J("core", "{card}を出す", "{card}を唱える", "{card}を撃つ", slots="card:thing", tree=_MINE),
    *J("action", *(f"{one}{verb}" for one in ("{targets|と}に{card}を", "{card}を{targets|と}に") for verb in ("撃つ", "打つ", "唱える")), slots="card:thing targets:aim+", tree=_PLAYED_AIMING),
    *J("core", "{attacker}で{target}を殴る", "{attacker}が{target}を殴る", slots="attacker:thing target:thing", tree=Node("attack", attacker=Hole("attacker"), target=Hole("target"))),
    *J("core", *(f"{{card}}{evolve}" for evolve in ("に進化権を使う", "に進化を使う", "に進化権を切る")), slots="card:thing", tree=Node("evolve", who=ME, card=Hole("card"))),
    *J("core", "{who}ターンを終える", slots="who:owner", tree=Node("end_turn", who=WHO)),
    *J("core", "ターンを終える", tree=Node("end_turn", who=ME)),
    *J("core", *(f"{{name}}{p}{{who}}手札に戻{end}" for p in ("が", "を") for end in (("る",) if p == "が" else ("す",))), "{name}が{who}手札に戻される", slots="name:NAME who:owner", tree=Node(
        "undergo", cards=HIS_NAMED, deed=deed("returned"), together=0)),
    *(w for way, slots in _BOTH_WAYS for w in J("action", *(f"{way}{play}" for play in ("プレイ", "プレイする", "使う", "使用する")), slots=slots, tree=Node(
        "with_targets", action=Node("with_how", action=_MINE, how=Hole("how")), targets=Hole("targets")))),
    *(w for who, slots, play in _PLAYER for w in J("action", *(f"{who}{way}プレイ{end}" for way in ("{card}を{how}{n}で", "{how}{n}で{card}を", "{card}を{how}{n}として") for end in ("", "する")), slots=slots + "card:thing how:how n:NUMBER", tree=Node(
        "with_level", action=play, how=Hole("how"), n=Hole("n")))),
    *J("action", *(f"{way}プレイ{end}" for way in ("{card}を{how}で", "{how}で{card}を", "{card}を{how}として") for end in ("", "する")), "{card}を{how}する", slots="card:thing how:how", tree=Node(
        "with_how", action=_MINE, how=Hole("how"))),
    *J("action", *(f"{{who}}{p}{{card}}を{{how}}でプレイ{end}" for p in PARTICLES for end in ("", "する")), slots="who:subject card:thing how:how", tree=Node(
        "with_how", action=Node("play", who=WHO, card=CARD), how=Hole("how"))),
    *J("core", *(f"{way}を融合{end}" for way in ("{card}に{cards|と}", "{card}へ{cards|と}") for end in ("", "する", "させる")), *(f"{{cards|と}}を{{card}}に融合{end}" for end in ("", "する", "させる")), slots="card:thing cards:thing+",
       tree=Node("fuse", who=ME, cards=CARDS, card=CARD)),
    *J("action", *(f"{{targets|と}}を目標に{{card}}をプレイ{end}" for end in ("", "する")), *(f"{{targets|と}}を目標に{{card}}を{use}" for use in ("使う", "使用する", "唱える")), slots="card:thing targets:aim+", tree=Node(
        "with_targets", action=_MINE, targets=Hole("targets"))),
    *J("core", "{card}を使用宣言する", "{card}の使用を宣言する", "{card}を召喚する", "{card}を召喚", "{card}を唱える", "{card}を唱え", slots="card:thing", tree=_MINE),
    *J("core", *(f"{{who}}{p}{{card}}を{do}" for p in PARTICLES for do in ("使用宣言する", "召喚する", "唱える", "使う", "使用する", "出す")), slots="who:subject card:thing", tree=Node("play", who=WHO, card=CARD)),
    *J("core", *(f"{nobody}{none}" for nobody in ("誰も", "だれも", "どちらも", "お互い", "互いに") for none in ("干渉しない", "割り込まない", "対応しない", "応答しない", "応じない")), "お互いに割り込み終了", "お互いに割り込みを終了する",
       tree=Node("nobody_answers")),
    *J("core", *(f"{both}パス{do}" for both in ("お互い", "互いに", "お互いに", "双方", "両者が", "両者", "双方が") for do in ("する", "")), tree=Node("nobody_answers", all=1)),
    *J("core", *(f"{{who}}{p}割り込み{end}" for p in PARTICLES for end in ("終了", "を終了する", "を終了", "終了を宣言")), slots="who:subject", tree=Node("end_interrupts", who=WHO)),
    *J("core", *(f"{{card}}で{block}{end}" for block in ("ブロック", "防御") for end in ("する", "")), *(f"{{card}}{p}ブロック{end}" for p in PARTICLES for end in ("する", "")), slots="card:thing", tree=Node("defend", card=CARD)),
    *J("core", "{card}を超進化させる", "{card}を超進化", "{card}を超進化する", slots="card:thing", tree=Node("super_evolve", who=ME, card=CARD)),
    *J("core", "{card}を進化する", slots="card:thing", tree=Node("evolve", who=ME, card=CARD)),
    *J("core", "{card}をアクトさせる", "{card}をアクト", "{card}をアクトする", "{card}のアクトを使う", slots="card:thing", tree=Node("engage", who=ME, card=CARD)),
    *(w for active, verb in (("葬送する", "buried"), *((active, verb) for active, verb in _DONE if verb != "returned")) for w in J("action", *(f"{{action!{form}}}{mark}{{cards|と}}を{active}" for form in ("て", "連") for mark in ("", "、")), slots="action:action cards:thing+", preferred=True, tree=Node(
        "with_deed", action=Hole("action"), cards=CARDS, deed=deed(verb)))),
    *J("action", *(f"{{action!て}}{{picks|と}}を{chosen}" for chosen in ("選ぶ", "選択する", "選択")), slots="action:action picks:pick+", tree=Node("with_picks", action=Hole("action"), picks=Hole("picks"))),
    *J("action", "{action!連}、対象は{targets|と}", slots="action:action targets:aim+", tree=Node("with_targets", action=Hole("action"), targets=Hole("targets"))),
    *J("action", *(f"{{action!て}}{{targets|と}}を対象に{do}" for do in ("する", "取る", "とる")), *(f"{{action!連}}、{{targets|と}}を対象に{do}" for do in ("する", "取る", "とる")), slots="action:action targets:aim+", tree=Node(
        "with_targets", action=Hole("action"), targets=Hole("targets"))),
    *J("core", *(f"{{attacker}}{p}{{target}}{at}攻撃した" for p in PARTICLES for at in ("を", "に")), slots="attacker:thing target:thing", tree=Node("attack", attacker=Hole("attacker"), target=Hole("target"))),
]
