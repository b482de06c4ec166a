"""What befell several cards at one time, what befell no other, and effects of which nobody says whose they are."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.phrases import P
from engine.language.tree import Node
from engine.language.wordings import Hole, W

CARDS, DEED, HEAD = Hole("cards"), Hole("deed"), Hole("head")
_VERBS = (("queued", "triggered", "誘発した", "誘発しなかった"), ("resolving", "resolved", "解決された", "解決されなかった"), ("fizzled", "fizzled", "不発になった", "不発にならなかった"))

_ENDS = (("first", "最初", 0), ("last", "最後", 1))
TOGETHER = [
    P("claim", "at_one_time", "{cards:those+} was/were {deed:deed} at~the~same~time", "{cards}は同時に{deed!た}", example="Goblin and Fighter were destroyed at the same time", fix={"negated": 0},
      says="on one occasion: whatever that triggers is put in order by the rules, not by which of them came first"),
    P("claim", "at_one_time", "{cards:those+} was/were not {deed:deed} at~the~same~time", "{cards}は同時には{deed:undone!た}", example="Goblin and Fighter were not destroyed at the same time",
      fix={"negated": 1}, says="each was, but on occasions of their own"),
    P("claim", "only", "only {cards:those+} was/were {deed:deed}", "{cards}だけが{deed!た}", example="only Goblin was destroyed", says="and no other card"),
    P("claim", "underwent_by", "{cards:those+} was/were {deed:deed} by {source:thing}", "{cards}は{source}によって{deed!た}", example="Goblin was destroyed by Fighter", fix={"negated": 0},
      says="as the effect of a card says; or of its damage, where that was the last it took"),
    P("claim", "underwent_by", "{cards:those+} was/were not {deed:deed} by {source:thing}", "{cards}は{source}によっては{deed:undone!た}", example="Goblin was not destroyed by Fighter", fix={"negated": 1}),
    P("claim", "underwent_by", "{cards:those+} was/were {deed:deed} by a~card~with {keyword:KEYWORD}", "{cards}は{keyword}を持つカードによって{deed!た}", example="Goblin was destroyed by a card with Ward", fix={"negated": 0}),
    P("claim", "none_but", "no card other~than {cards:those+} was {deed:deed}", "{cards}以外のカードは{deed:undone!た}", example="no card other than Goblin was destroyed", says="whether that one was, is not said"),
    P("claim", "none_but", "no {kind:KIND} other~than {cards:those+} was {deed:deed}", "{cards}以外の{kind}は{deed:undone!た}", example="no follower other than Goblin was destroyed"),
    *(P("claim", "at_an_end", f"the {en} card {{deed:deed}} was {{card:thing}}", f"{ja}に{{deed!た}}カードは{{card}}", example=f"the {en} card destroyed was Goblin", fix={"last": last}) for en, ja, last in _ENDS),
    *(P("claim", "effect_at_an_end", f"the {en} effect to {plain} was {{effect:effect}}", f"{ja}に{done}効果は{{effect}}", example=f"the {en} effect to {plain} was Goblin's Fanfare",
        fix={"last": last, "came": how}) for how, plain, done in (("resolving", "resolve", "解決された"), ("queued", "trigger", "誘発した")) for en, ja, last in _ENDS),
    *(P("claim", "effect_at_an_end", f"the {en} effect of~its~sort to {plain} was {{effect:effect}}", f"同種の効果のうち{ja}に{done}のは{{effect}}", example=f"the {en} effect of its sort to {plain} was Goblin's Fanfare",
        fix={"last": last, "came": how, "of_its_sort": 1}, says="of those that are called so: Last Words, Fanfares …") for how, plain, done in (("resolving", "resolve", "解決された"), ("queued", "trigger", "誘発した")) for en, ja, last in _ENDS),
    P("claim", "none_of", "nothing was {deed:deed}", "{deed!た}カードはない", example="nothing was destroyed"),
    *(P("claim", "any_effect", f"a|an {{head:head}} {en}", f"いずれかの{{head}}が{ja}", example=f"a Fanfare {en}", fix={"came": how, "negated": 0}, says="of whatever card" if how == "queued" else "")
      for how, en, ja, _ in _VERBS),
    *(P("claim", "any_effect", f"no {{head:head}} {en}", f"どの{{head}}も{ja}", example=f"no Fanfare {en}", fix={"came": how, "negated": 1}) for how, en, _, ja in _VERBS),
    *(P("claim", "any_effect", f"an~effect {en}", f"いずれかの効果が{ja}", example=f"an effect {en}", fix={"came": how, "head": "", "negated": 0}) for how, en, ja, _ in _VERBS),
    *(P("claim", "any_effect", f"no~effect {en}", f"どの効果も{ja}", example=f"no effect {en}", fix={"came": how, "head": "", "negated": 1}) for how, en, _, ja in _VERBS),
]  # fmt: skip

_BUT = ("except", "except~for", "other~than", "apart~from", "but", "besides")
_ONCE = ("simultaneously", "at~once", "together")
_PLAIN = (("queued", "trigger", ("triggers", "activated", "activates")), ("resolving", "resolve", ("resolves",)), ("fizzled", "fizzle", ("fizzles",)))
ALSO_TOGETHER = [
    *W("claim", *(f"{{cards:those+}} {be} {{deed:deed}} {by} {{keyword:KEYWORD}}" for be in ("is/are", "was/were", "get[s]") for by in ("by", "because~of", "due~to", "thanks~to", "through")), tree=Node("underwent_by", cards=CARDS, deed=DEED, keyword=Hole("keyword"), negated=0)),
    *W("claim", *(f"{{cards:those+}} was/were {{deed:deed}} {once}" for once in _ONCE), *(f"{{cards:those+}} is/are {{deed:deed}} {once}" for once in (*_ONCE, "at~the~same~time")), tree=Node("at_one_time", cards=CARDS, deed=DEED, negated=0)),
    *W("claim", *(f"{{cards:those+}} {died} {once}" for died in ("died", "die") for once in (*_ONCE, "at~the~same~time")), tree=Node(
        "at_one_time", cards=CARDS, deed=Node("deed", verb="destroyed"), negated=0)),
    *W("claim", "{cards:those+} were both {deed:deed}", "{cards:those+} were all {deed:deed}", "both {cards:those+} were {deed:deed}", tree=Node("underwent", cards=CARDS, deed=DEED, negated=0)),
    *(w for end, _, last in _ENDS for w in (
        *W("claim", f"{{card:thing}} was|is|gets {{deed:deed}} {end}", f"{{card:thing}} was the~{end} to~be {{deed:deed}}", f"the~{end} to~be {{deed:deed}} was {{card:thing}}", f"the~{end}~card to~be {{deed:deed}} was {{card:thing}}", tree=Node(
            "at_an_end", card=Hole("card"), deed=DEED, last=last)),
        *W("claim", f"{{card:thing}} dies|died {end}", f"{{card:thing}} was the~{end} to~die", f"the~{end} to~die was {{card:thing}}", tree=Node(
            "at_an_end", card=Hole("card"), deed=Node("deed", verb="destroyed"), last=last)),
        *(w for how, plain, does in _PLAIN[:2] for w in W("claim", f"{{effect:effect}} {plain}|{plain}s|{plain}{'d' if plain[-1] == 'e' else 'ed'}|{'|'.join(does)} {end}", f"{{effect:effect}} was|were the~{end} to~{plain}", f"{{effect:effect}} was|were the~{end}~effect to~{plain}", f"the~{end} to~{plain} was {{effect:effect}}", tree=Node(
            "effect_at_an_end", effect=Hole("effect"), came=how, last=last, of_its_sort=1))),
    )),
    *W("claim", *(f"nothing {but} {{cards:those+}} was {{deed:deed}}" for but in _BUT), *(f"no card|cards {but} {{cards:those+}} was|were {{deed:deed}}" for but in _BUT), tree=Node("none_but", cards=CARDS, deed=DEED)),
    *W("claim", *(f"no {{kind:KIND~n}} {but} {{cards:those+}} was|were {{deed:deed}}" for but in _BUT), tree=Node("none_but", cards=CARDS, deed=DEED, kind=Hole("kind"))),
    *W("claim", "neither {a:thing} nor {b:thing} was {deed:deed}", tree=Node("underwent", cards=(Hole("a"), Hole("b")), deed=DEED, negated=1)),
    *W("claim", "a~card was {deed:deed}", "a~card is {deed:deed}", "some~cards were {deed:deed}", tree=Node("count_of", amount=Node("at_least", n=1), deed=DEED)),
    *W("claim", "no card was {deed:deed}", "no cards were {deed:deed}", "nothing is {deed:deed}", *(f"{nobody} {be} {{deed:deed}}" for nobody in ("nobody", "no~one") for be in ("was", "is")), tree=Node("none_of", deed=DEED)),
    *(w for how, plain, does in _PLAIN for w in (
        *W("claim", *(f"{{head:head}} {denied}~{plain}" for denied in ("did~not", "didn't", "does~not", "doesn't", "do~not", "don't")), tree=Node("any_effect", head=HEAD, came=how, negated=1)),
        *W("claim", *(f"no {{head:head}} {d}" for d in does), tree=Node("any_effect", head=HEAD, came=how, negated=1)),
    )),
]  # fmt: skip

_NO_CARD = ("何も", "誰も", "どのカードも", "1枚も", "カードは1枚も", "カードは何も", "1枚のカードも")
_DOES = {"queued": ("発動", "誘発"), "resolving": ("解決",), "fizzled": ()}
TOGETHER_JAPANESE = [
    *J("claim", *(f"{{cards|と}}{p}{{keyword}}{by}{{deed{form}}}" for p in ("は", "が") for by in ("によって", "により", "で", "の効果で") for form in ("", "!た")), slots="cards:those+ keyword:KEYWORD deed:deed", tree=Node(
        "underwent_by", cards=CARDS, deed=DEED, keyword=Hole("keyword"), negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{{source}}{by}{{deed{form}}}" for p in ("は", "が") for by in ("によって", "により", "に", "で", "の効果で", "の能力で") for form in ("", "!た")), slots="cards:those+ source:thing deed:deed", tree=Node(
        "underwent_by", cards=CARDS, source=Hole("source"), deed=DEED, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}同時に{{deed}}" for p in ("は", "が")), "{cards|と}が同時に{deed!た}", slots="cards:thing+ deed:deed", tree=Node("at_one_time", cards=CARDS, deed=DEED, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{both}{{deed{form}}}" for p in ("は", "が") for both in ("どちらも", "両方とも", "ともに", "共に", "2体とも", "すべて", "全て") for form in ("", "!た")), slots="cards:those+ deed:deed", tree=Node(
        "underwent", cards=CARDS, deed=DEED, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}どちらも{{deed{form}}}" for p in ("は", "が") for form in ("", "!た")), slots="cards:those+ deed:undone", tree=Node("underwent", cards=CARDS, deed=DEED, negated=1)),
    *J("claim", *(f"{{cards|と}}{only}{{deed}}" for only in ("だけが", "のみが", "だけ", "のみ")), "{cards|と}のみが{deed!た}", "{cards|と}だけ{deed!た}", slots="cards:thing+ deed:deed", tree=Node(
        "only", cards=CARDS, deed=DEED)),
    *J("claim", *(f"{{cards|と}}以外の{what}{p}{{deed{form}}}" for what in ("カード", "もの") for p in ("は", "が") for form in ("", "!た")), "{cards|と}以外は{deed!た}", "{cards|と}以外は{deed}", slots="cards:those+ deed:undone", tree=Node("none_but", cards=CARDS, deed=DEED)),
    *J("claim", *(f"{{cards|と}}以外{what}{{deed!て}}いない" for what in ("のカードは", "は", "のカードが")), slots="cards:those+ deed:deed", tree=Node("none_but", cards=CARDS, deed=DEED)),
    *J("claim", *(f"{{cards|と}}以外の{{kind}}{p}{{deed{form}}}" for p in ("は", "が") for form in ("", "!た")), slots="cards:those+ kind:KIND deed:undone", tree=Node("none_but", cards=CARDS, deed=DEED, kind=Hole("kind"))),
    *J("claim", *(f"{{cards|と}}以外の{{kind}}{p}{{deed!て}}いない" for p in ("は", "が")), slots="cards:those+ kind:KIND deed:deed", tree=Node("none_but", cards=CARDS, deed=DEED, kind=Hole("kind"))),
    *(w for _, end, last in _ENDS for w in (
        *J("claim", f"{end}に{{deed!た}}のは{{card}}", *(f"{{card}}{p}{end}に{{deed{form}}}" for p in ("は", "が") for form in ("", "!た")), slots="card:thing deed:deed", tree=Node("at_an_end", card=Hole("card"), deed=DEED, last=last)),
        *(w for how, did in (("resolving", ("解決された", "解決される", "処理された", "処理される", "働いた", "働く", "発動した", "発動する")), ("queued", ("誘発した", "誘発する"))) for w in J(
            "claim", *(f"{{effect}}{p}{at}に{does}" for p in ("は", "が") for at in ((end,) if last else (end, "先", "真っ先")) for does in did), *(f"{end}に{does}のは{{effect}}" for does in did), slots="effect:effect", tree=Node("effect_at_an_end", effect=Hole("effect"), came=how, last=last, of_its_sort=1))),
    )),
    *J("claim", *(f"カード{p}{{deed{form}}}" for p in ("は", "が") for form in ("", "!た")), slots="deed:deed", tree=Node("count_of", amount=Node("at_least", n=1), deed=DEED)),
    *J("claim", *(f"カード{p}{{deed{form}}}" for p in ("は", "が") for form in ("", "!た")), slots="deed:undone", tree=Node("none_of", deed=DEED)),
    *J("claim", *(f"{what}{{deed{form}}}" for what in _NO_CARD for form in ("", "!た")), slots="deed:undone", tree=Node("none_of", deed=DEED)),
    *J("claim", *(f"{what}{{deed!て}}いない" for what in _NO_CARD), slots="deed:deed", tree=Node("none_of", deed=DEED)),
    *J("claim", *(f"{{cards|と}}{p}同時に{{deed!て}}いない" for p in ("は", "が")), *(f"{{cards|と}}{p}同時に{{deed!{form}}}" for p in ("は", "が") for form in ("否", "否た")), slots="cards:thing+ deed:deed", tree=Node("at_one_time", cards=CARDS, deed=DEED, negated=1)),
    *(w for how, does in _DOES.items() for w in (
        *J("claim", *(f"{{head}}{p}{do}{end}" for p in ("は", "が") for do in does for end in ("しない", "しなかった", "されない", "されなかった")), slots="head:head", tree=Node("any_effect", head=HEAD, came=how, negated=1)),
        *J("claim", *(f"どの{{head}}も{do}{end}" for do in does for end in ("しない", "されない")), slots="head:head", tree=Node("any_effect", head=HEAD, came=how, negated=1)),
        *J("claim", *(f"何{what}{do}しな{end}" for what in ("の効果も", "も") for do in does for end in ("い", "かった")), tree=Node("any_effect", head="", came=how, negated=1)),
    ) if does),
    *(w for how, does in _DOES.items() for w in J("claim", *(f"{{head}}{p}{do}{end}" for p in ("は", "が") for do in does for end in ("する", "した", "される", "された")), slots="head:head", tree=Node("any_effect", head=HEAD, came=how, negated=0)) if does),
    *J("claim", "{head}は不発になる", "{head}が不発になる", "{head}は不発", "{head}は不発になった", slots="head:head", tree=Node("any_effect", head=HEAD, came="fizzled", negated=0)),
    *J("claim", "{effects|と}は不発", "{effects|と}が不発", "{effects|と}は不発になる", "{effects|と}が不発になる", "{effects|と}は不発に終わる", "{effects|と}は不発に終わった", slots="effects:effect+", tree=Node(
        "fizzled", effects=Hole("effects"), negated=0)),
    *J("claim", *(f"{{effects|と}}{p}解決{end}" for p in ("は", "が") for end in ("する", "した", "される")), slots="effects:effect+", tree=Node("resolved", effects=Hole("effects"), negated=0)),
    *J("claim", *(f"{{effects|と}}{p}解決{end}" for p in ("は", "が") for end in ("しない", "しなかった", "されない")), slots="effects:effect+", tree=Node("resolved", effects=Hole("effects"), negated=1)),
]  # fmt: skip
