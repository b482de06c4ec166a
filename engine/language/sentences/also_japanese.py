"""What writers of scenarios say as well in Japanese: は for が, 手札は2枚, 勝った. Understood, and written back in the words of the phrases that mean it."""

from __future__ import annotations

from engine.kernel.vocabulary import Vocabulary
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.sentences.also import AMOUNT, CARDS, DEFENSE, HAND, LEADER, NONE, SOME, WHO, deed
from engine.language.sentences.nouns import ME, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole

MEASURES = ("枚", "体", "つ")
_IS = ("", "である", "だ", "になる", "になった", "のまま")


def said(template: str) -> tuple[str, ...]:
    """A statement with the ways in which it may end; what is spoken of stands before は or が."""
    return tuple(template.replace("※", particle) + end for particle in ("は", "が") for end in _IS)


THINGS = [
    *J("thing", "相手リーダー", tree=Node("leader", who=OPPONENT)),
    *J("thing", "自分リーダー", tree=Node("leader", who=ME)),
    *J("object", "相手プレイヤー", tree=OPPONENT),
    *J("possessor", "相手リーダーの", tree=Node("leader", who=OPPONENT)),
    *J("possessor", "自分リーダーの", tree=Node("leader", who=ME)),
]

_PLAYED = Node("play", who=WHO, card=Hole("card"))
_MINE = Node("play", who=ME, card=Hole("card"))
_PLAYER = (("{who}が", "who:subject ", _PLAYED), ("{who}は", "who:subject ", _PLAYED), ("", "", _MINE))
_DONE = (("破壊する", "destroyed"), ("消滅させる", "banished"), ("手札に戻す", "returned"), ("捨てる", "discarded"))
ACTIONS: list[JapaneseWording] = [
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
    *J("core", "{attacker}で攻撃する", "{attacker}で攻撃", "{attacker}は攻撃する", slots="attacker:thing", tree=Node("attack", attacker=Hole("attacker"))),
    *J("core", "{attacker}で{who}を攻撃する", "{attacker}で{who}を攻撃", "{attacker}で{who}に攻撃する", "{attacker}が{who}に攻撃する", slots="attacker:thing who:object", tree=Node(
        "attack", attacker=Hole("attacker"), who=WHO)),
    *J("core", "{card}を{place}に置く", slots="card:thing place:place", tree=Node("put_card", who=ME, card=Hole("card"), place=Hole("place"))),
    *J("core", "{who}は{card}を進化させる", slots="who:subject card:thing", tree=Node("evolve", who=WHO, card=Hole("card"))),
    *J("core", "{card}を進化させる", "{card}を進化", slots="card:thing", tree=Node("evolve", who=ME, card=Hole("card"))),
    *J("core", "{who}はターンを終了する", slots="who:subject", tree=Node("end_turn", who=WHO)),
    *J("core", "{who}ターンを終了する", "{who}ターンが終了する", "{who}ターンが終わる", "{who}ターン終了", slots="who:owner", tree=Node("end_turn", who=WHO)),
    *J("core", "ターンを終了する", "ターンを終了", "ターン終了", tree=Node("end_turn", who=ME)),
    *J("core", "{who}はカードを{amount}枚引く", slots="who:subject amount:NUMBER", tree=Node("draw", who=WHO, amount=AMOUNT)),
    *J("core", "カードを{amount}枚引く", slots="amount:NUMBER", tree=Node("draw", who=ME, amount=AMOUNT)),
    *J("core", "{targets|と}に{amount}ダメージ", "{targets|と}に{amount}ダメージを与える", "{targets|と}が{amount}ダメージを受ける", "{targets|と}は{amount}ダメージを受ける",
       slots="targets:thing+ amount:NUMBER", tree=Node("deal", amount=AMOUNT, targets=Hole("targets"))),
    *J("core", "{targets|と}を{amount}回復", "{targets|と}を{amount}回復する", "{targets|と}の体力を{amount}回復する", slots="targets:thing+ amount:NUMBER", tree=Node(
        "restore", amount=AMOUNT, targets=Hole("targets"))),
    *(w for active, verb in _DONE for w in J("core", f"{{cards|と}}を{active}", slots="cards:thing+", tree=Node("undergo", cards=CARDS, deed=deed(verb), together=0))),
    *(w for active, verb in _DONE for w in J("core", f"{{cards|と}}を同時に{active}", slots="cards:thing+", tree=Node("undergo", cards=CARDS, deed=deed(verb), together=1))),
    *J("core", "{cards|と}が{who}場に出る", slots="cards:thing+ who:owner", tree=Node("summon", cards=CARDS, who=WHO)),
    *J("core", "{what}を宣言する", slots="what:declaration", tree=Node("declare", who=ME, what=Hole("what"))),
    *J("core", "{effect}を使う", "{effect}を使用する", slots="effect:effect", tree=Node("use", who=ME, effect=Hole("effect"))),
    *J("core", "割り込み終了", "割り込み終了を宣言する", tree=Node("end_interrupts", who=ME)),
    *J("core", "パスする", "パス", tree=Node("pass", who=ME)),
    *J("core", "何もしない", tree=Node("wait")),
    *J("action", "{action}、対象は{targets|と}", "{action}。対象は{targets|と}", "{action}（対象は{targets|と}）", "{action}（対象：{targets|と}）", slots="action:action targets:aim+", tree=Node(
        "with_targets", action=Hole("action"), targets=Hole("targets"))),
    *J("action", "{action}（選択は{picks|、}）", "{action}（選択：{picks|、}）", "{action}（{picks|、}を選ぶ）", slots="action:action picks:pick+", tree=Node(
        "with_picks", action=Hole("action"), picks=Hole("picks"))),
    *J("action", "{action}、選択は{picks|と}", "{action}。選択は{picks|と}", "{action}（{picks|と}を選ぶ）", "{action}（{picks|と}を選択）", "{action!連}、{picks|と}を選ぶ",
       "{action!て}、{picks|と}を選ぶ", "{action!連}、{picks|と}を選択する", "{action!て}、{picks|と}を選択する", slots="action:action picks:pick+", tree=Node(
        "with_picks", action=Hole("action"), picks=Hole("picks"))),
]  # fmt: skip

_UNDERWENT = {"cards": CARDS, "deed": Hole("deed")}
HAPPENED = [
    *J("claim", "{cards|と}は{deed}", slots="cards:thing+ deed:deed", tree=Node("underwent", negated=0, **_UNDERWENT)),
    *J("claim", "{cards|と}は{deed}", "{cards|と}が{deed}", "{cards|と}が{deed!た}", slots="cards:thing+ deed:undone", tree=Node("underwent", negated=1, **_UNDERWENT)),
    *(w for lived, verb in (("破壊されて", "destroyed"), ("消滅して", "banished"), ("捨てられて", "discarded")) for w in J(
        "claim", f"{{cards|と}}は{lived}いない", f"{{cards|と}}が{lived}いない", slots="cards:thing+", tree=Node("underwent", cards=CARDS, deed=deed(verb), negated=1))),
    *J("claim", *(f"{{cards|と}}{p}生き{end}" for p in ("は", "が") for end in ("残る", "残った", "残っている")), slots="cards:thing+", tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=0)),
    *(w for past, verb in (("引いた", "drawn"), ("捨てた", "discarded")) for what in ("カード", "手札") for w in (
        *J("claim", f"{{who}}が{what}を{{amount:counted}}{past}", f"{{who}}は{what}を{{amount:counted}}{past}", slots="who:subject amount:figure", tree=Node(
            "count_of", amount=AMOUNT, deed=deed(verb), who=WHO)),
        *J("claim", f"{what}を{{amount:counted}}{past}", slots="amount:figure", tree=Node("count_of", amount=AMOUNT, deed=deed(verb), who=ME)),
    )),
    *J("claim", "{first!た}あと、{second!た}", "{first!た}後、{second!た}", "{first!た}あと、{second}", "{first!て}から、{second!た}", slots="first:happening second:happening", tree=Node(
        "order", steps=(Hole("first"), Hole("second")))),
    *J("claim", *(f"{begin}{one}、次に{two}" for begin in ("まず", "先に") for one in ("{first!連}", "{first!て}", "{first!た}") for two in ("{second}", "{second!た}")),
       slots="first:happening second:happening", tree=Node("order", steps=(Hole("first"), Hole("second")))),
    *J("claim", "順に、{first}、{second}", "{first}、{second}の順", "{first}、{second}の順に起こる", slots="first:happening second:happening", tree=Node(
        "order", steps=(Hole("first"), Hole("second")))),
    *J("claim", *(f"{{a}}{p}{{b}}より先に{{deed!た}}" for p in ("は", "が")), slots="a:thing b:thing deed:deed", tree=Node("order", steps=tuple(
        Node("undergoes", card=Hole(name), deed=Hole("deed")) for name in ("a", "b")))),
]  # fmt: skip

_PLACE = Hole("place")
_NO_CARDS = tuple(f"{{place}}{words}" for words in ("は空", "が空", "は空になる", "は空っぽ", "にカードがない", "にカードはない", "にカードはありません"))
HERE = ("いる", "ある", "残る", "残っている")
_COUNT = {"place": _PLACE, "amount": AMOUNT}
_SOME = {"place": _PLACE, "name": Hole("name")}
_EXACT = {"place": _PLACE, "amount": Node("exactly", n=Hole("n"))}
WHERE = [
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{here}" for p in ("は", "が") for here in HERE), slots="cards:thing+ place:place", tree=Node("located", cards=CARDS, place=_PLACE, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{here}" for p in ("は", "が") for here in ("いない", "ない")), slots="cards:thing+ place:place", tree=Node(
        "located", cards=CARDS, place=_PLACE, negated=1)),
    *J("claim", *(f"{{place}}に{{name}}が{here}" for here in HERE), slots="place:place name:NAME", tree=Node("count_in", amount=SOME, **_SOME)),
    *J("claim", *(f"{{place}}に{{name}}{p}{here}" for p in ("が", "は") for here in ("いない", "ない")), slots="place:place name:NAME", tree=Node("count_in", amount=NONE, **_SOME)),
    *J("claim", *(f"{{place}}に{{name}}が{{n}}{m}{here}" for m in MEASURES for here in HERE), slots="place:place name:NAME n:NUMBER", tree=Node("count_in", name=Hole("name"), **_EXACT)),
    *J("claim", *(f"{{place}}に{{kind}}が{{n}}{m}{here}" for m in MEASURES for here in HERE), *(f"{{place}}の{{kind}}は{{n}}{m}" for m in MEASURES), slots="place:place kind:KIND n:NUMBER", tree=Node(
        "count_in", kind=Hole("kind"), **_EXACT)),
    *J("claim", *(words for m in MEASURES for words in said(f"{{who}}の{{kind}}※{{n}}{m}")), slots="who:subject kind:KIND n:NUMBER", tree=Node(
        "count_in", who=WHO, kind=Hole("kind"), place=Node("in_play"), amount=Node("exactly", n=Hole("n")))),
    *J("claim", *(f"{{place}}に{{kind}}が{here}" for here in ("いない", "ない")), slots="place:place kind:KIND", tree=Node("count_in", kind=Hole("kind"), place=_PLACE, amount=NONE)),
    *J("claim", *(f"{{place}}にカードが{{n}}枚{here}" for here in HERE), *(f"{{place}}に{{n}}枚のカードが{here}" for here in HERE), slots="place:place n:NUMBER", tree=Node("count_in", **_EXACT)),
    *J("claim", *said("{place}※{amount:counted}"), *said("{place}の枚数※{amount:counted}"), slots="place:place amount:figure", tree=Node("count_in", **_COUNT)),
    *J("claim", *(f"{{place}}は{{cards|と}}{only}" for only in ("のみ", "だけ")), slots="place:place cards:thing+", tree=Node(
        "contents", cards=CARDS, place=_PLACE)),
    *J("claim", *_NO_CARDS, slots="place:place", tree=Node("contents", cards=(), place=_PLACE)),
    *J("claim", *said("{who}手札※{amount:counted}"), slots="who:owner amount:figure", tree=Node("count_in", place=HAND, amount=AMOUNT)),
]  # fmt: skip

_ATTRIBUTE = {"cards": CARDS, "attribute": Hole("attribute"), "amount": AMOUNT}
FIGURES = [
    *J("claim", *said("{cards|と}の{attribute}※{amount}"), slots="cards:thing+ attribute:attribute amount:figure", tree=Node("attribute", **_ATTRIBUTE)),
    *J("claim", *said("{cards|と}※{attribute}{amount}"), slots="cards:thing+ attribute:attribute amount:figure", tree=Node("attribute", **_ATTRIBUTE)),
    *J("claim", *said("{cards|と}※コスト{amount}"), *said("{cards|と}のコスト※{amount}"), slots="cards:thing+ amount:figure", tree=Node(
        "attribute", cards=CARDS, attribute=Node("attribute", {"is": "cost"}), amount=AMOUNT)),
    *J("claim", *said("{who}体力※{amount}"), slots="who:owner amount:figure", tree=Node("attribute", cards=LEADER, attribute=DEFENSE, amount=AMOUNT)),
    *J("claim", *said("{cards|と}※{attack}/{defense}"), slots="cards:thing+ attack:NUMBER defense:NUMBER", tree=Node(
        "stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *J("claim", *said("{who}の{point}※{amount}"), *said("{who}の残り{point}※{amount}"), slots="who:subject point:COUNTER amount:figure", tree=Node(
        "point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *J("claim", "{cards|と}は{state}", "{cards|と}が{state}である", slots="cards:thing+ state:state", tree=Node("in_state", cards=CARDS, state=Hole("state"), negated=0)),
    *J("claim", "{cards|と}は進化している", "{cards|と}が進化している", "{cards|と}は進化済み", slots="cards:thing+", tree=Node("in_state", cards=CARDS, state=Node("state", {"is": "evolved"}), negated=0)),
    *J("claim", "{cards|と}は進化していない", "{cards|と}が進化していない", slots="cards:thing+", tree=Node("in_state", cards=CARDS, state=Node("state", {"is": "evolved"}), negated=1)),
    *(w for state, words in (("tapped", "タップ"), ("untapped", "アンタップ")) for w in J("claim", *(f"{{cards|と}}{p}{words}{end}" for p in ("は", "が") for end in ("している", "されている", "済み")),
        slots="cards:thing+", tree=Node("in_state", cards=CARDS, state=Node("state", {"is": state}), negated=0))),
    *J("claim", "{active}状態", "{active}状態である", "{active}状態になる", "{active}状態になっている", slots="active:STATE", tree=Node("player_state", who=ME, active=Hole("active"), negated=0)),
    *J("claim", "{active}状態でない", "{active}状態ではない", slots="active:STATE", tree=Node("player_state", who=ME, active=Hole("active"), negated=1)),
    *J("claim", *said("{who}※{active}状態"), slots="who:object active:STATE", tree=Node("player_state", who=WHO, active=Hole("active"), negated=0)),
]  # fmt: skip

_HAS = {"triggered": (("働いた", "発動した", "働く", "発動する", "誘発する"), ("働かなかった", "発動しなかった", "働かない", "発動しない", "誘発しない"))}
_REFUSED = ("できない", "は拒否される", "はできなかった", "は不可", "は失敗する", "は失敗した")
_WON = ("が勝つ", "は勝つ", "が勝った", "は勝った", "の勝利", "が勝利する", "が勝利した", "の勝ちになる", "の勝ちである")
_LOST = ("が負ける", "は負ける", "が負けた", "は負けた", "の敗北", "が敗北する", "が敗北した", "の負けになる", "の負けである")
ENDS = [
    *(w for kind, both in _HAS.items() for negated, words in enumerate(both) for w in J("claim", *(f"{{effects|と}}{p}{word}" for p in ("は", "が") for word in words), slots="effects:effect+", tree=Node(
        kind, effects=Hole("effects"), negated=negated))),
    *J("claim", *(f"行動{{action}}{words}" for words in (*_REFUSED, "はできない", "は拒否された", "が拒否された")), slots="action:NUMBER", tree=Node("refused", action=Hole("action"), negated=0)),
    *J("claim", "行動{action}はできる", "行動{action}は拒否されない", slots="action:NUMBER", tree=Node("refused", action=Hole("action"), negated=1)),
    *J("claim", *(f"{{who}}{words}" for words in _WON), slots="who:object", tree=Node("verdict", who=WHO, result="win")),
    *J("claim", *(f"{{who}}{words}" for words in _LOST), slots="who:object", tree=Node("verdict", who=WHO, result="lose")),
    *J("claim", "{who}ターンである", "{who}ターンだ", "{who}ターン", slots="who:owner", tree=Node("turn_of", who=WHO)),
]  # fmt: skip

ALSO_JAPANESE = [*THINGS, *ACTIONS, *HAPPENED, *WHERE, *FIGURES, *ENDS]


def cards_of_zones_in_japanese(vocabulary: Vocabulary) -> list[JapaneseWording]:
    """How many shields or nodes there are, said by what the cards in a zone of the game are called."""
    return [
        wording
        for word in vocabulary.of("zone")
        if word.cards[1]
        for wording in (
            *J("claim", *said(f"{{who}}の{word.cards[1]}※{{amount:counted}}"), *said(f"{{who}}の{word.cards[1]}※{{amount}}"), *said(f"{{who}}の{word.cards[1]}※残り{{amount:counted}}"), slots="who:subject amount:figure", tree=Node(
                "count_in", place=Node("place", who=WHO, zone=word.id), amount=AMOUNT)),
            *J("place", f"{{who}}{word.cards[1]}", slots="who:owner", tree=Node("place", who=WHO, zone=word.id)),
        )
    ]
