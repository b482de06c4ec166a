"""How printed Japanese cards say when, how often and for how long."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import FILTER_PARTS, HAND, ITSELF, ME, SIDES, cards, filler, only, side
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_WORDS = {"accelerate": "アクセラレート ", "crystallize": "結晶 "}


def _using(form: str, found: Node | Hole) -> Node:
    return Node("plays", what=Node("any_of", filter=Node("filter", noun=found, tests=(Node("using", head=Node("head", name=form)),))))


_BOTH = Node("each_of", first=Hole("first"), second=Hole("second"))


def _happens(kind: str) -> Node:
    return Node("when", subject=Hole("subject"), happening=Node(kind))


_ONE_OR_MORE = Node("groups", filter=only(Node("card")))
TRIGGERS = [
    *(
        wording
        for ja, who, player in SIDES
        for wording in (
            *J("trigger", f"{ja}の場に{{adjectives&tests}}{{noun}}が出るたび", f"{ja}の場に{{adjectives&tests}}{{noun}}が出たとき", slots=FILTER_PARTS,
               tree=Node("when", happening=Node("enters"), subject=Node("any_of", filter=cards(adjectives=(side(who),))))),
            *J("condition_one", f"{ja}の場に{{adjectives&tests}}{{noun}}が{{%noun:いる}}", slots=FILTER_PARTS, tree=Node("exists", yes=1, filter=cards(adjectives=(side(who),)))),
            *J("condition_one", f"{ja}の場に{{adjectives&tests}}{{noun}}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node("exists", yes=0, filter=cards(adjectives=(side(who),)))),
            *J("condition_one", f"{ja}の場に{{adjectives&tests}}{{noun}}が{{#bound:noun}}{{%noun:いる}}", f"{ja}の場の{{adjectives&tests}}{{noun}}が{{#bound:noun}}",
               slots=f"{FILTER_PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(adjectives=(side(who),)))),
            *(w for fewer in (Node("not_so", condition=Node("exists", yes=1, bound=Hole("bound"), filter=cards(adjectives=(side(who),)))),) for w in (
                *J("condition_one", *(f"{ja}の場に{{adjectives&tests}}{{noun}}が{{#bound:noun}}{no}" for no in ("いない", "ない")), slots=f"{FILTER_PARTS} bound:bound", tree=fewer),
                *J("sentence", *(f"{ja}の場に{{adjectives&tests}}{{noun}}が{{#bound:noun}}{no}限り、{{then}}。" for no in ("いない", "ない")), slots=f"{FILTER_PARTS} bound:bound then:clause", preferred=True, tree=Node(
                    "if", condition=fewer, then=Hole("then"))))),
            *J("filter", f"{ja}の場の{{adjectives&tests}}{{noun}}", f"{ja}の場の{{adjectives&tests}}{{noun}}{{but}}", slots=FILTER_PARTS, tree=cards(adjectives=(side(who),)), preferred=True),
            *J("filter", f"{ja}の場の他の{{adjectives&tests}}{{noun}}{{but}}", slots=FILTER_PARTS, tree=cards(adjectives=(side(who), Node("other"))), preferred=True),
            *J("condition_one", *(f"{hand}に{{adjectives&tests}}{{noun}}が{{%noun:いる}}" for hand in ((f"{ja}の手札", "手札") if who == "me" else (f"{ja}の手札",))), slots=FILTER_PARTS,
               tree=Node("exists", yes=1, filter=cards(tests=(Node("in", owner=player, zone="hand"),)))),
            *J("condition_one", f"{ja}の手札に{{adjectives&tests}}{{noun}}が{{#bound:noun}}{{%noun:いる}}", slots=f"{FILTER_PARTS} bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(tests=(Node("in", owner=player, zone="hand"),)))),
            *J("condition_one", f"{ja}のデッキが{{bound!数}}", slots="bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=only(Node("card"), tests=(Node("in", owner=player, zone="deck"),)))),
        )
    ),
    *J("trigger", "攻撃時 フォロワーへ攻撃したなら", "攻撃時 フォロワーへ攻撃したなら（ダメージを与え合う前に）", tree=Node("strike", whom="follower")),
    *filler("this_one_in_hand", *(f"{place}{this}" for place in ("", "手札の", "手札から", "自分の手札の", "自分の手札から", "能力によって") for this in ("これ", "このカード", "このフォロワー", "このスペル", "このアミュレット"))),
    *J("trigger", *(f"{{_this}}{said}{when}" for said in ("が捨てられた", "が手札から捨てられた", "が能力によって捨てられた", "が能力によって手札から捨てられた", "を捨てた") for when in ("とき", "時", "なら", "場合")), slots="_this:this_one_in_hand", preferred=True, tree=Node("when", subject=Node("this"), happening=Node("discarded"))),
    *J("trigger", "{happening:happened}とき", "{happening}とき", "{happening}たび", slots="happening:happening", tree=Node("when", subject=Node("this"), happening=Hole("happening"))),
    *J("happening", "自分のデッキから手札に加わる", tree=Node("drawn")),
    *J("happening", "{whom}に攻撃する", "{whom}へ攻撃する", slots="whom:subject", tree=Node("attacks", whom=Hole("whom"))),
    *(
        wording
        for form, words in _WORDS.items()
        for wording in (
            *J("deed", f"{words}する", tree=_using(form, Node("card"))),
            *J("deed_done", f"{words}した", tree=_using(form, Node("card"))),
            *(w for ja in ("このバトル中", "このターン中") for when in ("match" if "バトル" in ja else "turn",) for w in J(
                "condition_one", f"自分が{ja}に{words}した{{noun}}が{{limit!数}}", slots="noun:noun limit:limit", tree=Node("compare", limit=Hole("limit"), left=Node(
                    "times_done", player=ME, deed=_using(form, Hole("noun")), period=Node("period", when=when))))),
        )
    ),
    *J("trigger", "{first}と{second}", "{first}か、{second}", slots="first:headed second:trigger", tree=_BOTH),
    *J("happening", "{whom}を攻撃して破壊する", "{whom}へ攻撃して破壊する", slots="whom:subject", tree=Node("kills", whom=Hole("whom"))),
    *J("happened", "{whom}を攻撃して破壊した", "{whom}へ攻撃して破壊した", slots="whom:subject", tree=Node("kills", whom=Hole("whom"))),
    *J("happened", "能力によって手札から捨てられた", tree=Node("discarded")),
    *J("trigger", *(f"「自分のリーダーか自分のフォロワー（または両方）を回復させる」能力が{done}" for done in ("働くたび", "働いたとき")), tree=Node(
        "when", subject=Node("groups", filter=only(Node("character", who="me"))), happening=Node("healed"))),
    *J("survived", *(f"{{whom}}{said}、{this}破壊されなかった" for said in ("へ攻撃したあと", "へ攻撃した後", "を攻撃したあと", "を攻撃した後") for this in ("", "これが", "このフォロワーが")), slots="whom:subject", tree=Node("survives", whom=Hole("whom"))),
    *J("trigger", "{happening}なら", slots="happening:survived", tree=Node("when", subject=ITSELF, happening=Hole("happening"))),
    *J("trigger", "これに融合 したとき", "融合 したとき", *(f"自分が{this}に融合 {when}" for this in ("これ", "このカード") for when in ("するたび", "したとき")), tree=Node("fusion")),
    *(w for words, kind in (("葬送", "buries"), ("ネクロマンス", "necromances"), ("土の秘術", "rites")) for w in J(
        "trigger", *(f"{whose}{words} 能力が{when}" for whose in ("自分の", "") for when in ("働くたび", "働いたとき")), tree=Node("when_player", player=ME, deed=Node(kind)))),
    *J("trigger", *(f"{{subject}}の攻撃力か体力を能力で{up}とき" for up in ("+した", "＋した")), *(f"{{subject}}の攻撃力か体力が{up}" for up in ("上がったとき", "上がった時", "上がるたび")), slots="subject:subject", tree=_happens("raised")),
    *J("trigger", *(f"{{subject}}の体力{particle}回復{when}" for particle in ("が", "を") for when in ("したとき", "するたび", "するとき")), slots="subject:subject", tree=_happens("healed")),
    *J("happening", "{keyword}を持つ", slots="keyword:KEYWORD", tree=Node("gains_keyword", keyword=Hole("keyword"))),
    *J("happened", "{keyword}を持った", slots="keyword:KEYWORD", tree=Node("gains_keyword", keyword=Hole("keyword"))),
    *J("trigger", *(f"{{subject}}が{{a}}か{{b}}を持{when}" for when in ("ったとき", "つたび")), slots="subject:subject a:KEYWORD b:KEYWORD", tree=Node("each_of", **{which: Node(
        "when", subject=Hole("subject"), happening=Node("gains_keyword", keyword=Hole(name))) for which, name in (("first", "a"), ("second", "b"))})),
    *J("trigger", "{subject}が場から手札に戻ったとき", slots="subject:subject", tree=_happens("returned")),
    *J("trigger", "{subject}が能力によって場に出たとき", slots="subject:subject", tree=_happens("summoned")),
    *J("trigger", "能力によって場に出たとき", tree=Node("when", subject=ITSELF, happening=Node("summoned"))),
    *J("trigger", "{subject}がリアニメイト によって場に出たとき", slots="subject:subject", tree=_happens("reanimated")),
    *J("trigger", "{subject}が{happening:happened}とき", "{subject}が{happening}とき", slots="subject:pointer happening:happening", tree=Node(
        "when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("deed", "{adjectives&tests}{noun}{but}を{head}でプレイする", slots=f"{FILTER_PARTS} head:head", tree=Node("plays", what=Node("any_of", filter=cards(tests=(Node("using", head=Hole("head")),))))),
    *(w for category, plays in (("deed", "プレイする"), ("deed_done", "プレイした")) for w in J(
        category, f"{{head}}で{{adjectives&tests}}{{noun}}{{but}}を{plays}", slots=f"{FILTER_PARTS} head:head", tree=Node("plays", what=Node("any_of", filter=cards(tests=(Node("using", head=Hole("head")),)))))),
    *J("trigger", "{first}か{second}", "{first}か、{second}", slots="first:trigger second:trigger", tree=_BOTH),
    *J("trigger", "{player}が{deed}か、{second}", slots="player:player deed:deed second:trigger", tree=Node(
        "each_of", first=Node("when_player", player=Hole("player"), deed=Hole("deed")), second=Hole("second"))),
    *J("trigger", "{subject}が{happening}か、{second}", slots="subject:subject happening:happening second:trigger", tree=Node(
        "each_of", first=Node("when", subject=Hole("subject"), happening=Hole("happening")), second=Hole("second"))),
    *(w for words, n in (("奥義", 10), ("解放奥義", 15)) for w in J("trigger", *(f"{head}{words}{mark}" for head in ("", "ファンファーレ ") for mark in ("", ";", " ;")), tree=Node("skybound_art", n=n))),
    *J("trigger", *(f"{this}{{held}} 状態で攻撃した{when}" for this in ("", "これが", "このフォロワーが") for when in ("とき", "なら")), slots="held:KEYWORD", tree=Node("strike", held=Hole("held"))),
    *J("trigger", *(f"{this}{{whom}}へ攻撃してダメージを与えた{after}" for this in ("", "これが", "このフォロワーが") for after in ("あと", "後")), slots="whom:subject", tree=Node(
        "when", subject=ITSELF, happening=Node("hits", whom=Hole("whom")))),
    *J("trigger", "操縦時", tree=Node("when", subject=ITSELF, happening=Node("boarded"))),
    *J("trigger", "{deed}たび", "{deed}とき", slots="deed:deed", tree=Node("when_player", player=ME, deed=Hole("deed"))),
    *J("trigger", "{deed}とき", slots="deed:deed_done", tree=Node("when_player", player=ME, deed=Hole("deed"))),
    *J("trigger", *(f"自分の手札に{{subject}}が{when}" for when in ("加わるたび", "加わったとき", "加わるとき")), slots="subject:subject", tree=_happens("added")),
    *J("trigger", "自分が手札を捨てるたび", "自分が手札を捨てたとき", "自分の手札を捨てるたび", "自分の手札を捨てたとき", tree=Node("when_player", player=ME, deed=Node("discards", what=_ONE_OR_MORE))),
    *J("trigger", "ファンファーレ ラストワード", tree=Node("each_of", first=Node("fanfare"), second=Node("last_words"))),
    *J("trigger", "攻撃時 リーダーへ攻撃したなら", "攻撃時 相手のリーダーを攻撃したなら", "攻撃時 リーダーを攻撃したなら", tree=Node("strike", whom="leader")),
    *(
        wording
        for words, kind in (("葬送 ", "buries"), ("ネクロマンス ", "necromances"), ("土の秘術 ", "rites"))
        for wording in (*J("deed", words + "する", tree=Node(kind)), *J("deed_done", words + "した", tree=Node(kind)))
    ),
    *J("modifier", *(f"{this}{hand}にある{when}、" for hand in ("手札", "自分の手札") for this in ("", "これが", "このカードが") for when in ("とき", "時", "間")), *(f"自分の手札に{this}がある{when}、" for this in ("これ", "このカード") for when in ("とき", "時", "間")),
       tree=Node("works_in", place=HAND)),
    *filler("times_of_turn", "回、", "回だけ、", "度だけ、", "回のみ、", "回に限り、", "度に限り、"),
    *J("modifier", "ターンごとに{n}{_times}", "1ターンに{n}{_times}", slots="n:NUMBER _times:times_of_turn", tree=Node("limit", n=Hole("n"), per="turn")),
    *J("modifier", "{owner}のターン中に", slots="owner:owner", tree=Node("during", owner=Hole("owner"))),
]

_ANY = Node("any_of", filter=cards())
ENTERING = [
    *J("trigger", *(f"お互いの場に{{adjectives&tests}}{{noun}}{{but}}が{when}" for when in ("出るたび", "出たとき")), slots=FILTER_PARTS, tree=Node("when", subject=_ANY, happening=Node("enters"))),
    *(w for ja, who, _ in SIDES for of in (Node("any_of", filter=cards(adjectives=(side(who),))),) for w in (
        *J("trigger", *(f"{ja}の場に、{{adjectives&tests}}{{noun}}{{but}}が{when}" for when in ("出るたび", "出たとき")), slots=FILTER_PARTS, tree=Node("when", subject=of, happening=Node("enters"))),
        *J("trigger", *(f"リアニメイト によって{ja}の場に{{adjectives&tests}}{{noun}}{{but}}が{when}" for when in ("出るたび", "出たとき")), slots=FILTER_PARTS, tree=Node(
            "when", subject=of, happening=Node("reanimated"))),
    )),
]

_EACH = Node("player", who="each")
OF_TURNS = [
    *(w for kind, edge in (("turn_start", "開始時"), ("turn_end", "終了時")) for w in J("trigger", *(f"{every}ターン{edge}" for every in ("各", "各プレイヤーの", "お互いの各")), tree=Node(kind, owner=_EACH))),
    *(w for first, second, edges in (("turn_start", "turn_end", ("開始時", "終了時")), ("turn_end", "turn_start", ("終了時", "開始時"))) for w in J(
        "trigger", *(f"{{owner}}のターン{edges[0]}{both}{again}{edges[1]}" for both in ("と", "または", "か") for again in ("", "ターン")), slots="owner:owner", tree=Node(
            "each_of", first=Node(first, owner=Hole("owner")), second=Node(second, owner=Hole("owner"))))),
]

SO_OFTEN = [
    *J("period", "直前の自分のターンに", "直前の自分のターンに、", tree=Node("period", when="my_last_turn")),
    *J("period", "直前の相手のターンに", "直前の相手のターンに、", tree=Node("period", when="their_last_turn")),
]

JAPANESE_TRIGGERS = [*TRIGGERS, *ENTERING, *OF_TURNS, *SO_OFTEN]
