"""How cards of Duel Masters are printed in Japanese: the heads of lines, conditions, what holds, and keywords with something after them."""

from engine.games.duel_masters.printed import ME, POWER, of_side, only, put, steps, within
from engine.games.duel_masters.printed_japanese import CARD, CARDS, EVOLUTION, IT, PARTS, PLAYERS, THIS, cards, filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.reader.japanese import ended
from engine.language.tree import Node
from engine.language.wordings import Hole

_THEN, _LINE, _N, _C = Hole("then"), Hole("line"), Hole("n"), Hole("c")
_GIFTS, _TARGETS, _DURATION = Hole("gifts"), Hole("targets"), Hole("duration")
CREATURE = "このクリーチャー"
TAPPED = f"{CREATURE}で攻撃する{{_instead_of}}タップして次の 能力を使ってもよい 。"


def holding(quality: Node | Hole, targets: object = _TARGETS) -> Node:
    """Something holds of some cards."""
    return Node("be", targets=(targets,), quality=quality)


FILLERS = [
    *filler("when", "時", "とき"),
    *filler("instead_of", "かわりに", "代わりに", "かわりに、", "代わりに、"),
    *filler("of", "のパワーは", "のパワーは、", "のパワーはそれぞれ", "のパワーは、それぞれ"),
    *filler("every", "すべて"),
    *filler("all_are", "は", "は、", "はすべて", "すべては", "はすべて、", "はそれぞれ"),
    *filler("are", "は", "は、"),
    *filler("being", "あれば", "いれば", "ある時", "ある間", "あるなら"),
    *filler("dash", "-", "ー", "：", "―", "–"),
]
TRIGGERS = [
    *J("happened", "バトルゾーンに出た", "バトルゾーンにでた", tree=Node("enters")),
    *J("happening", "バトルゾーンに出る", tree=Node("enters")),
    *J("happened", "バトルゾーンを離れた", "バトルゾーンから離れた", tree=Node("leaves")),
    *J("happening", "バトルゾーンを離れる", "バトルゾーンから離れる", tree=Node("leaves")),
    *J("would", "バトルゾーンを離れる", "バトルゾーンから離れる", tree=Node("leaves")),
    *J("trigger", "{subject}をバトルゾーンに出した{_when}", slots="subject:subject _when:when", tree=Node("when", subject=Hole("subject"), happening=Node("enters"))),
    *J("trigger", "{subject}が{happening}{_when}", slots="subject:subject happening:happening _when:when", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("trigger", "{subject}が{happening}{_when}", slots="subject:subject happening:happened _when:when", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("happened", "バトルゾーンから{_whose}墓地に置かれた", slots="_whose:whose?", tree=Node("put_away")),
    *J("happening", "バトルゾーンから{_whose}墓地に置かれる", slots="_whose:whose?", tree=Node("put_away")),
    *J("would", "バトルゾーンから{_whose}墓地に置かれる", slots="_whose:whose?", tree=Node("dies", owner=ME, zone="graveyard")),
    *J("trigger", "{player}が{deed}{_when}", slots="player:player deed:deed _when:when", tree=Node("when_player", player=Hole("player"), deed=Hole("deed"))),
    *J("trigger", "{player}が{deed}{_when}", slots="player:player deed:deed_done _when:when", tree=Node("when_player", player=Hole("player"), deed=Hole("deed"))),
    *J("trigger", *(f"{{owner}}のターン{end}" for end in ("の終わりに", "が終わるとき", "が終わる時")), slots="owner:owner", tree=Node("turn_end", owner=Hole("owner"))),
    *J("trigger", *(f"{{owner}}のターン{end}" for end in ("のはじめに", "の始めに", "が始まるとき")), slots="owner:owner", tree=Node("turn_start", owner=Hole("owner"))),
    *J("ability_line", f"{CREATURE}がバトルゾーンにある間、{{trigger}}、{{body}}", f"{CREATURE}がバトルゾーンにある間に、{{trigger}}、{{body}}", slots="trigger:trigger body:body",
       tree=Node("ability", trigger=Hole("trigger"), body=Hole("body"))),
    *J("ability_line", TAPPED + "{body}", slots="body:body _instead_of:instead_of",
       tree=Node("ability", trigger=Node("tap_ability"), body=Hole("body"))),
    *J("sentence", TAPPED, slots="_instead_of:instead_of", tree=Node("uses_tap")),
    *J("ability_line", "サイレントスキル：{body}", "サイレントスキル {body}", slots="body:body", tree=Node("ability", trigger=Node("silent_skill"), body=Hole("body"))),
    *J("line", "{head} {line}", "{head}：{line}", slots="head:KEYWORD line:ability_line", tree=Node("under", head=Hole("head"), line=_LINE), preferred=True),
    *J("duration", *(f"{turn}{end}" for turn in ("このターン", "そのターン") for end in ("の終わりまで、", "の終わりまで", "が終わるまで、", "の間、", "中、", "、")), tree=Node("until", edge="end", turn="this")),
    *J("duration", "次の自分のターンのはじめまで、", "自分の次のターンのはじめまで、", "次の自分のターンが始まるまで、", tree=Node("until", edge="start", turn="next_me")),
]  # fmt: skip


def power(how: str, **more: object) -> Node:
    """More or less power."""
    return Node("power", how=how, amount=Hole("n"), **more)


SIGNS = (("+", "more"), ("-", "less"))
_ALL = Node("all", filter=Hole("filter"))
POWER_OF, POWER_OF_ALL = "targets:pointer _of:of", "filter:filter _every:every? _of:of"
ONES, ALL = "targets:pointer _are:are", "filter:filter _all_are:all_are"
STANDING: list[JapaneseWording] = []
for _sign, _how in SIGNS:
    _more = Node("has", gifts=(power(_how),))
    _each = Node("has", gifts=(power(_how, each=Hole("each"), every=1),))
    _every = Node("has", gifts=(power(_how, each=Hole("each"), every=Hole("every")),))
    STANDING += [
        *J("standing", f"{{targets}}{{_of}}{_sign}{{n}}される", slots=f"{POWER_OF} n:quantity", tree=holding(_more)),
        *J("standing", f"{{filter}}{{_every}}{{_of}}{_sign}{{n}}される", slots=f"{POWER_OF_ALL} n:quantity", tree=holding(_more, _ALL)),
        *J("standing", f"{{targets}}{{_of}}{{each}}{{every}}{{%each:体}}につき{{_comma}}{_sign}{{n}}される", slots=f"{POWER_OF} each:filter every:NUMBER n:quantity _comma:comma?", tree=holding(_every)),
        *J("standing", f"{{targets}}{{_of}}{{each}}1{{%each:体}}につき{{_comma}}{_sign}{{n}}される", slots=f"{POWER_OF} each:filter n:quantity _comma:comma?", tree=holding(_each)),
    ]
_AND = Node("has", gifts=(power("more"), _GIFTS))
STANDING += [
    *J("standing", "{targets}{_of}+{n}され、{gifts}を得る", slots=f"{POWER_OF} n:quantity gifts:gift+", tree=holding(_AND)),
    *J("standing", "{filter}{_every}{_of}+{n}され、{gifts}を得る", slots=f"{POWER_OF_ALL} n:quantity gifts:gift+", tree=holding(_AND, _ALL)),
    *J("standing", "{targets}{_are}{gifts}を得る", slots=f"{ONES} gifts:gift+", tree=holding(Node("has", gifts=(_GIFTS,)))),
    *J("standing", "{filter}{_all_are}{gifts}を得る", slots=f"{ALL} gifts:gift+", tree=holding(Node("has", gifts=(_GIFTS,)), _ALL)),
    *J("standing", "{targets}{_are}{quality}", slots=f"{ONES} quality:quality", tree=holding(Hole("quality"))),
    *J("standing", "{filter}{_all_are}{quality}", slots=f"{ALL} quality:quality", tree=holding(Hole("quality"), _ALL)),
]

ATTACKING = Node("is_like", yes=1, target=THIS, adjective=Node("attacking"))
FOR = "duration:duration"
_SOME = Node("chosen", count=Hole("count"), filter=Hole("filter"))


def given(targets: object, *gifts: object) -> Node:
    """Something is given for a while."""
    return Node("give", targets=(targets,), gifts=gifts, duration=_DURATION)


EFFECTS = [
    *J("effect", "{it}", slots="it:standing", tree=Hole("it")),
    *(w for sign, how in SIGNS for w in (
        *J("effect", f"{{duration}}{{targets}}{{_of}}{sign}{{n}}される", f"{{targets}}{{_of}}{{duration}}{sign}{{n}}される", slots=f"{POWER_OF} n:quantity {FOR}", tree=given(_TARGETS, power(how))),
        *J("effect", f"{{duration}}{{filter}}{{_every}}{{_of}}{sign}{{n}}される", slots=f"{POWER_OF_ALL} n:quantity {FOR}", tree=given(_ALL, power(how))),
        *J("effect", f"{{filter}}{{count}}{{%filter:体}}{{_of}}{{duration}}{sign}{{n}}される", f"{{duration}}{{filter}}{{count}}{{%filter:体}}{{_of}}{sign}{{n}}される",
           slots=f"filter:filter count:count n:quantity _of:of {FOR}", tree=given(_SOME, power(how))),
    )),
    *J("effect", "{duration}{targets}{_of}+{n}され、{gifts}を得る", slots=f"{POWER_OF} n:quantity gifts:gift+ {FOR}", tree=given(_TARGETS, power("more"), _GIFTS)),
    *J("effect", "{duration}{filter}{_every}{_of}+{n}され、{gifts}を得る", slots=f"{POWER_OF_ALL} n:quantity gifts:gift+ {FOR}", tree=given(_ALL, power("more"), _GIFTS)),
    *J("effect", "{duration}{targets}{_are}{gifts}を得る", "{targets}{_are}{duration}{gifts}を得る", slots=f"{ONES} gifts:gift+ {FOR}", tree=given(_TARGETS, _GIFTS)),
    *J("effect", "{duration}{filter}{_all_are}{gifts}を得る", slots=f"{ALL} gifts:gift+ {FOR}", tree=given(_ALL, _GIFTS)),
    *J("effect", "{filter}{count}{%filter:体}{_are}{duration}{gifts}を得る", slots=f"filter:filter count:count _are:are gifts:gift+ {FOR}", tree=given(_SOME, _GIFTS)),
    *J("effect", "{duration}{targets}{_are}{quality}", slots=f"{ONES} quality:quality {FOR}", tree=Node("be", targets=(_TARGETS,), quality=Hole("quality"), duration=_DURATION)),
    *J("effect", "{filter}{_all_are}{duration}{quality}", slots=f"{ALL} quality:quality {FOR}", tree=Node("be", targets=(_ALL,), quality=Hole("quality"), duration=_DURATION)),
    *J("effect", "{targets}{_are}{duration}{quality}", slots=f"{ONES} quality:quality {FOR}", tree=Node("be", targets=(_TARGETS,), quality=Hole("quality"), duration=_DURATION)),
    *J("effect", "{duration}{filter}{_all_are}{quality}", slots=f"{ALL} quality:quality {FOR}", tree=Node("be", targets=(_ALL,), quality=Hole("quality"), duration=_DURATION)),
    *J("gift", "「{keyword}」", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("gift", "「パワーアタッカー+{n}」", slots="n:NUMBER", tree=Node("ability", line=Node("text", body=Node("body", sentences=(Node("power_attacker", n=_N),))))),
]  # fmt: skip

QUALITIES = [
    *J("quality", "攻撃することができない", tree=Node("cant_attack")),
    *J("quality", "相手プレイヤーを攻撃できない", "相手プレイヤーを攻撃することができない", "プレイヤーを攻撃することができない", tree=Node("cant_attack", whom="player")),
    *J("quality", "クリーチャーを攻撃することができない", tree=Node("not_at")),
    *J("quality", "タップされていないクリーチャーを攻撃できる", "アンタップされているクリーチャーを攻撃できる", tree=Node("attacks_untapped", word="creature")),
    *J("quality", "可能であれば毎ターン攻撃する", "可能であれば攻撃する", "毎ターン攻撃しなければならない", "毎ターン可能であれば攻撃する", tree=Node("must_attack")),
    *J("quality", "{by}から攻撃されない", slots="by:filter", tree=Node("not_by", deed="attack", by=Hole("by"))),
    *J("quality", "ブロックできない", "ブロックすることができない", tree=Node("cant_block")),
    *J("quality", "タップされた状態でバトルゾーンに出る", "タップしてバトルゾーンに出る", "タップ状態でバトルゾーンに出る", tree=Node("enters_tapped")),
    *J("quality", "破壊されない", tree=Node("cant_be", deed=Node("destroyed"))),
]

# ---- conditions, as clauses that end in 〜ば

_SHIELDS = Node("in", owner=Hole("owner"), zone="shields")
_PLACE = Node("in", owner=Hole("owner"), zone=Hole("zone"))
BEING = "_being:being"


def there(filter: Node, least: bool = False) -> Node:
    """There is such a card, or so many of them at least."""
    return Node("exists", yes=1, filter=filter, bound=Node("at_least", n=_N) if least else None)


def somewhere(where: str, slots: str, filter: Node, other: str = "") -> list[JapaneseWording]:
    """"…にクリーチャーがいれば", "…が1体でもあれば", "…が3体以上あれば"."""
    return [
        *J("ba", f"{where}{CARDS}が{other}{{_being}}", f"{where}{CARDS}が{other}1{{%noun:枚}}でも{{_being}}", slots=f"{slots} {PARTS} {BEING}", tree=there(filter), preferred=True),
        *J("ba", f"{where}{CARDS}が{other}{{n}}{{%noun:枚}}でも{{_being}}", slots=f"{slots} {PARTS} n:quantity {BEING}", tree=there(filter, least=True)),
        *J("ba", f"{where}{CARDS}が{other}{{n}}{{%noun:枚}}以上{{_being}}", slots=f"{slots} {PARTS} n:quantity {BEING}", tree=there(filter, least=True)),
    ]


IFS = [
    *J("ba", *(f"{{owner}}のシールドが{end}" for end in ("1枚もなければ", "1枚もない時", "1枚もないなら")), slots="owner:owner", tree=Node("exists", yes=0, filter=only(CARD, _SHIELDS))),
    *J("ba", *(f"{{owner}}の手札が{end}" for end in ("1枚もなければ", "1枚もない時")), slots="owner:owner", tree=Node("exists", yes=0, filter=only(CARD, Node("in", owner=Hole("owner"), zone="hand")))),
    *somewhere("{owner}の{zone}に", "owner:owner zone:ZONE", cards(tests=(_PLACE,))),
    *J("ba", f"{{owner}}の{{zone}}に{{n}}枚以上{CARDS}が{{_being}}", slots=f"owner:owner zone:ZONE {PARTS} n:quantity {BEING}", tree=there(cards(tests=(_PLACE,)), least=True)),
    *J("ba", "{owner}のシールドが{n}枚以上{_being}", slots=f"owner:owner n:quantity {BEING}", tree=there(only(CARD, _SHIELDS), least=True)),
    *J("ba", "{owner}のシールドが{n}枚以下であれば", "{owner}のシールドが{n}枚以下なら", slots="owner:owner n:quantity", tree=Node("exists", yes=1, bound=Node("at_most", n=_N), filter=only(CARD, _SHIELDS))),
    *J("ba", "{owner}のシールドが1枚でも{_being}", slots=f"owner:owner {BEING}", tree=there(only(CARD, _SHIELDS))),
    *(w for ja, who, player in PLAYERS for w in (
        *somewhere(f"バトルゾーンに{ja}の", "", cards(of_side(who))),
        *somewhere(f"バトルゾーンに{ja}の", "", cards(of_side(who), Node("other")), other="他に"),
        *J("ba", *(f"バトルゾーンに{ja}の{CARDS}が他に{end}" for end in ("なければ", "いなければ", "1体もなければ", "1体もいなければ")), slots=PARTS,
           tree=Node("exists", yes=0, filter=cards(of_side(who), Node("other")))),
        *J("ba", *(f"{ja}のマナゾーン{at}カードがすべて{{class}}のカードで{end}" for at in ("にある", "の") for end in ("あれば", "ある間", "ある時")), slots="class:CLASS",
           tree=Node("exists", yes=0, filter=only(CARD, within(player, "mana"), Node("not_of_class", **{"class": Hole("class")})))),
    )),
    *somewhere("バトルゾーンに", "", cards()),
    *J("ba", *(f"{{target}}が{{filter}}で{end}" for end in ("あれば", "あった場合")), slots="target:pointer filter:filter", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *J("ba", *(f"{{target}}が{end}" for end in ("タップされていれば", "タップされている時", "タップされている間")), slots="target:pointer", tree=Node("is_like", yes=1, target=Hole("target"), adjective=Node("tapped", yes=1))),
    *J("ba", "パワーが{n}以上の時", "パワーが{n}以上であれば", slots="n:quantity", tree=Node("has_figure", target=THIS, attribute=POWER, bound=Node("at_least", n=_N))),
    *J("ba", "リンクしている時", "リンクしている間", f"{CREATURE}がリンクしている時", f"{CREATURE}がリンクしていれば", tree=Node("is_linked")),
    *J("ba", "そうした場合", "その場合", tree=Node("succeeded", yes=1)),
    *J("ba", "そうしなければ", "そうしなかった場合", tree=Node("succeeded", yes=0)),
    *(w for ja, who, _ in PLAYERS for w in J("ba", f"{ja}のターン中", f"{ja}のターンの間", tree=Node("turn_of", who=who))),
]  # fmt: skip

_IF = Node("if", condition=_C, then=_THEN)
_WHILE = Node("while", condition=_C, then=steps(Hole("it")))


def _attacking(*gifts: object) -> Node:
    """What this has while its own attack lasts."""
    return Node("while", condition=ATTACKING, then=steps(holding(Node("has", gifts=gifts), THIS)))


_LASTS = f"{CREATURE}がバトルゾーンにある間{{_comma}}"
SENTENCES = [
    *J("sentence", "{c}{_comma}{then}。", slots="c:ba then:clause _comma:comma?", tree=_IF),
    *J("sentence", "{c}{_comma}{it}。", f"{CREATURE}は、{{c}}、{{it}}。", slots="c:ba it:standing _comma:comma?", tree=_WHILE, preferred=True),
    *J("sentence", f"{CREATURE}{{_are}}{{c}}{{_comma}}{{gifts}}を得る。", slots="_are:are c:ba gifts:gift+ _comma:comma?",
       tree=Node("while", condition=_C, then=steps(holding(Node("has", gifts=(_GIFTS,)), THIS)))),
    *J("sentence", f"{CREATURE}のパワーは、{{c}}、+{{n}}される。", slots="c:ba n:quantity", tree=Node("while", condition=_C, then=steps(holding(Node("has", gifts=(power("more"),)), THIS)))),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_of}}+{{n}}される。", slots="n:quantity _of:of _comma:comma?", tree=_attacking(power("more"))),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_of}}{{each}}1{{%each:体}}につき{{_gap}}+{{n}}される。", slots="n:quantity each:filter _of:of _comma:comma? _gap:comma?", tree=_attacking(power("more", each=Hole("each"), every=1))),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_of}}{{each}}{{every}}{{%each:体}}につき{{_gap}}+{{n}}される。", slots="n:quantity each:filter every:NUMBER _of:of _comma:comma? _gap:comma?", tree=_attacking(power("more", each=Hole("each"), every=Hole("every")))),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_are}}{{gifts}}を得る。", slots="gifts:gift+ _are:are _comma:comma?", tree=_attacking(_GIFTS)),
    *J("sentence", _LASTS + "{then}。", "バトルゾーンにある間{_comma}{then}。", slots="then:clause _comma:comma?", tree=Node("say", then=_THEN)),
    *J("sentence", _LASTS + "{c}、{it}。", slots="c:ba it:standing _comma:comma?", tree=_WHILE),
]  # fmt: skip


WOULD = "{subject}が{would}{_when}、{_gone}"
GONE = "subject:subject would:would _when:when _gone:gone?"


def instead(words: tuple[str, ...], then: Node) -> list[JapaneseWording]:
    """"…時、墓地に置くかわりに自分のマナゾーンに置く": what becomes of the very card."""
    may = [ended(word, "て") + "{_may}" for word in words]
    replaced = Node("replace", subject=Hole("subject"), would=Hole("would"), then=Hole("then"))
    return [
        *J("sentence", *(f"{WOULD}{word}。" for word in words), slots=GONE, tree=Node("replace", {**dict(replaced.parts), "then": steps(then)})),
        *J("sentence", *(f"{WOULD}{word}。" for word in may), slots=GONE + " _may:may", tree=Node("replace", {**dict(replaced.parts), "then": Node("may", do=steps(then))})),
    ]


REPLACED = [
    *filler("gone", "墓地に置くかわりに", "墓地に置くかわりに、", "墓地に置く代わりに", "かわりに", "かわりに、"),
    *instead(("自分のマナゾーンに置く", "マナゾーンに置く", "持ち主のマナゾーンに置く"), put((IT,), "mana")),
    *instead(("自分の手札に戻す", "手札に戻す", "持ち主の手札に戻す"), Node("return", targets=(IT,))),
    *instead(("裏向きにして自分のシールドに加える", "自分のシールドに加える"), put((IT,), "shields", ME)),
    *instead(("バトルゾーンに出す", "バトルゾーンに置く"), put((IT,), "battle")),
    *J("sentence", WOULD + "{then}。", slots=GONE.replace("_gone:gone?", "_gone:gone") + " then:clause", tree=Node("replace", subject=Hole("subject"), would=Hole("would"), then=_THEN)),
    *J("sentence", *(f"{{subject}}が{{would}}{{_when}}、バトルゾーン{stay}とどまる。" for stay in ("から離れずに", "を離れずに", "に")), slots="subject:subject would:would _when:when",
       tree=Node("stays", subject=Hole("subject"), would=Hole("would"))),
    *J("sentence", "シールド・セイバー 。", tree=Node("replace", subject=Node("any_of", filter=only(CARD, within(ME, "shields"))), would=Node("is_broken"),
                                                then=Node("may", do=steps(Node("destroy", targets=(THIS,)))))),
]  # fmt: skip

# ---- keywords with something after them

_OWN = cards(of_side("me"))


def evolution(name: str) -> list[JapaneseWording]:
    """"進化-自分のドラゴン1体の上に置く"."""
    found = []
    for whose, what in (("自分の", _OWN), ("", cards())):
        words = f"{name}{{_dash}}{whose}{CARDS}{{count}}{{%noun:体}}"
        found += J("sentence", words + "の上に置く 。", words + "を重ねた上に置く 。", slots=f"{PARTS} count:quantity _dash:dash", tree=Node("stands_on", count=Hole("count"), what=what))
    return found


def own(noun: Node) -> Node:
    """The player's own of a kind."""
    return only(noun, adjectives=(of_side("me"),))


def saying(done: Node) -> Node:
    """A sentence of one act."""
    return Node("say", then=steps(done))


LESS = Node("cost_less", amount=_N, least=Hole("least"))
_RACES = Node("of_either_trait", first=Hole("a"), second=Hole("b"))
KEYWORDS = [
    *evolution("進化"), *evolution("進化V"), *evolution("進化GV"),
    *J("sentence", "究極進化{_dash}自分の進化クリーチャー{count}体の上に置く 。", slots="count:quantity _dash:dash",
       tree=Node("stands_on", count=Hole("count"), what=only(Node("kind", word="creature"), adjectives=(of_side("me"), EVOLUTION)))),
    *J("sentence", "パワーアタッカー+{n}。", "パワーアタッカー +{n}。", slots="n:NUMBER", tree=Node("power_attacker", n=_N)),
    *J("sentence", "{_whose}マナゾーンに置く{_when}、このカードはタップして置く 。", slots="_whose:whose? _when:when", tree=Node("mana_tapped")),
    *J("sentence", *(f"{this}はマナゾーンにタップして置{end} 。" for this in ("このカード", "このクリーチャー", "この呪文", "このクロスギア") for end in ("く", "かれる")), tree=Node("mana_tapped")),
    *J("sentence", "クロスギア 。", "クロスギア {_dash} このカードをバトルゾーンに置く。クリーチャーにクロスするには、このカードのコストをもう一度支払う。そのクリーチャーがバトルゾーンを離れても、このカードは バトルゾーンに残る 。",
       slots="_dash:dash", tree=Node("crosses")),
    *J("sentence", "ニンジャ・ストライク {n} 。", "ニンジャ・ストライク{n} 。", slots="n:NUMBER", tree=Node("ninja_strike", n=_N)),
    *(w for name, kind in (("侵略", "invasion"), ("革命チェンジ", "revolution_change"), ("アタック・チャンス", "attack_chance"))
      for w in J("sentence", f"{name}{{_dash}}{{what}} 。", slots="what:filter _dash:dash", tree=Node(kind, what=Hole("what")))),
    *J("sentence", "革命0トリガー 。", "革命0・トリガー 。", tree=Node("revolution_zero")),
    *J("sentence", "ハイパーエナジー 。", "ハイパー・エナジー 。", tree=Node("hyper_energy")),
    *J("sentence", "シンカライズ 。", tree=Node("shincarize")),
    *J("sentence", "スーパー・S・トリガー 。", tree=Node("super_trigger")),
    *J("line", "スーパーボーナス{_dash}{line}", "スーパー・ボーナス{_dash}{line}", slots="line:ability_line _dash:dash", tree=Node("under", head="super-bonus", line=_LINE)),
    *J("quality", "{keyword}を使うことはできない", "「{keyword}」を使えない", "「{keyword}」を使うことはできない", slots="keyword:KEYWORD", tree=Node("cant_use", keyword=Hole("keyword"))),
    *J("sentence", *(f"シンパシー：{{a}}{join}{{b}}。" for join in ("および", "と", "または", "、")), slots="a:TRAIT b:TRAIT", tree=Node("sympathy", what=own(_RACES))),
    *J("sentence", "シンパシー：{a}。", slots="a:TRAIT", tree=Node("sympathy", what=own(Node("of_trait", trait=Hole("a"))))),
    *J("sentence", "セイバー：{a}。", slots="a:TRAIT", tree=Node("saver", what=only(Node("of_trait", trait=Hole("a")), adjectives=(Node("other"), of_side("me"))))),
    *J("sentence", "セイバー：全種族 。", "セイバー：すべての種族 。", tree=Node("saver", what=only(Node("kind", word="creature"), adjectives=(Node("other"), of_side("me"))))),
    *J("sentence", "G・ゼロ{_dash}{c}、{_this}コストを支払わずに{_use}もよい 。", slots="c:ba _dash:dash _this:this_card _use:use", tree=Node("g_zero", condition=_C)),
    *filler("this_card", "このクリーチャーを", "この呪文を"),
    *filler("use", "召喚して", "唱えて"),
    *filler("using", "召喚する", "唱える", "ジェネレートする", "使う"),
    *filler("but", "ただし、コストは", "ただしコストは"),
    *(w for ja, who, _ in PLAYERS for w in (
        *J("sentence", *(f"{ja}の{CARDS}を{{_using}}{less} 。" for less in ("コストを{n}少なくしてもよい。{_but}{least}より少なくならない", "コストを{n}少なくする。{_but}{least}より少なくならない")),
           slots=f"{PARTS} n:quantity least:NUMBER _using:using _but:but", tree=saying(holding(LESS, Node("all", filter=cards(of_side(who)))))),
        *J("sentence", f"{ja}の{CARDS}を{{_using}}{{_when}}{{_comma}}支払うコストは{{n}}少なくなる。{{_but}}{{least}}より少なくならない 。",
           slots=f"{PARTS} n:quantity least:NUMBER _using:using _when:when _but:but _comma:comma?", tree=saying(holding(LESS, Node("all", filter=cards(of_side(who)))))),
        *(w for more, kind in (("少なく", "cost_less"), ("多く", "cost_more")) for w in J(
            "sentence", f"{ja}の{CARDS}を{{_using}}コストを{{n}}{more}する 。", f"{ja}の{CARDS}を{{_using}}コストは{{n}}{more}なる 。",
            f"{ja}が{{_using}}{CARDS}のコストを{{n}}{more}する 。", f"{ja}の{CARDS}を{{_using}}{{_when}}{{_comma}}支払うコストは{{n}}{more}なる 。",
            slots=f"{PARTS} n:quantity _using:using _when:when _comma:comma?", tree=saying(holding(Node(kind, amount=_N), Node("all", filter=cards(of_side(who))))))),
    )),
    *J("line", "{trait}：{line}", slots="trait:TRAIT line:ability_line", tree=Node("shared", trait=Hole("trait"), line=_LINE)),
]  # fmt: skip

LINES_IN_JAPANESE = (*FILLERS, *TRIGGERS, *STANDING, *EFFECTS, *QUALITIES, *IFS, *SENTENCES, *REPLACED, *KEYWORDS)
