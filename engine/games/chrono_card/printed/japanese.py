"""What Japanese players write on cards of Chrono Card beyond the language's own words: phases, limits, what is chosen and then done, conditions."""

from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

ME, OPPONENT = Node("player", who="me"), Node("player", who="opponent")
TARGETS = (Hole("targets"),)
DOWN_TO = ("このターンの間", "ターン終了時まで", "このターン終了時まで", "ターンの終わりまで")
TURN = Node("until", edge="end", turn="this")
SIDES = (("自分の", ME), ("", ME), ("相手の", OPPONENT))


def steps(*effects: Node | Hole) -> Node:
    """Effects in their order."""
    return Node("sequence", steps=effects)


def say(*effects: Node | Hole) -> Node:
    """A sentence that does them."""
    return Node("say", then=steps(*effects))


DEEDS = {  # what is done to a card that was chosen, without saying again to which
    Node("turn_card", how="check", targets=TARGETS): ("Check状態にする", "Checkする"),
    Node("turn_card", how="uncheck", targets=TARGETS): ("未Check状態にする", "Check状態を解除する", "Check状態を元に戻す"),
    Node("turn_over", how="down", targets=TARGETS): ("裏向きにする", "裏向きの状態にする"),
    Node("turn_over", how="up", targets=TARGETS): ("表向きにする", "表向きに戻す", "回復させる"),
    Node("put", targets=TARGETS, into=Node("into", zone="discard", owner=Node("player", who="owner"))): ("捨て札にする", "捨て札に置く"),
    Node("void", targets=TARGETS): ("無効にする", "無効とする", "効果を無効にする"),
    Node("return", targets=TARGETS): ("手札に加える", "持ち主の手札に戻す"),
    Node("put", targets=TARGETS, into=Node("into", zone="deck", owner=Node("player", who="owner"), at="bottom")): ("山札の下に置く",),
}
CHOSEN = ("を選び、", "を選んで、", "を選んで")


def raised() -> list[JapaneseWording]:
    """Figures of a card that are raised down to the end of the turn, with the card before them: ターン終了時まで、…のAPを+2する."""
    templates = [f"{until}{comma}{{targets}}の{{grants}}" for until in DOWN_TO for comma in ("、", "")]
    return J("steps", *templates, slots="targets:target+ grants:grant+", tree=steps(Node("give", targets=TARGETS, grants=(Hole("grants"),), duration=TURN)))


def raised_then() -> list[JapaneseWording]:
    """The same of what the sentence before has chosen: …を選ぶ。ターン終了時まで、AP+2."""
    templates = [f"{until}{comma}{{grants}}{end}" for until in DOWN_TO for comma in ("、", "") for end in ("", "を得る")]
    return J("steps", *templates, slots="grants:grant+", tree=steps(Node("give", targets=(Node("it"),), grants=(Hole("grants"),), duration=TURN)))


def chosen_and_done() -> list[JapaneseWording]:
    """“Choose …, and …”, with the deed behind."""
    found: list[JapaneseWording] = []
    for tree, verbs in DEEDS.items():
        found += J("steps", *(f"{{targets}}{pick}{verb}" for pick in CHOSEN for verb in verbs), slots="targets:target+", tree=steps(tree))
    for pick in CHOSEN:
        found += J("steps", f"{{targets}}{pick}{{amount}}点のダメージを与える", f"{{targets}}{pick}{{amount}}点ダメージを与える", slots="targets:target+ amount:much",
                   tree=steps(Node("deal", amount=Hole("amount"), targets=TARGETS)))
        for until in DOWN_TO:
            for comma in ("、", ""):
                found += J(
                    "steps", *(f"{{targets}}{pick}{until}{comma}{{grants}}{end}" for end in ("を得る", "する", "を与える")), *(f"{until}{comma}{{targets}}{pick}{{grants}}{end}" for end in ("を得る", "する", "を与える", "")),
                    slots="targets:target+ grants:grant+", tree=steps(Node("give", targets=TARGETS, grants=(Hole("grants"),), duration=TURN)),
                )
    return found


_HANDS = Node("exists", yes=1, bound=Hole("bound"), filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=Hole("owner"), zone="hand"),)))
MOMENTS = (
    *J("happening", "防御する", tree=Node("defends")),
    *J("happened", "防御した", "防御を宣言した", tree=Node("defends")),
    *J("happened", "支援を受けてチャームした", "支援された", tree=Node("is_supported")),
    *J("trigger", *(f"{{subject}}が{{happening:happened}}{when}" for when in ("時", "時に", "場合")), slots="subject:subject happening:happening", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("condition_one", *(f"{{owner}}の手札が{{bound!数}}{there}" for there in ("", "の", "ある", "である")), slots="owner:owner bound:bound", tree=_HANDS),
    *J("trigger", *(f"{{owner}}のスタートフェイズ{at}" for at in ("に", "に、", "開始時", "開始時に", "開始時に、", "開始時、")), slots="owner:owner", tree=Node("turn_start", owner=Hole("owner"))),
    *J("trigger", *(f"{{owner}}のエンドフェイズ{at}" for at in ("に", "に、", "開始時", "開始時に", "開始時に、", "終了時", "終了時に", "終了時に、")), slots="owner:owner", tree=Node("turn_end", owner=Hole("owner"))),
    *J("trigger", *(f"{each}ターン{edge}" for each in ("各", "毎", "すべての", "全ての") for edge in ("開始時", "開始時に", "の開始時", "の開始時に")), tree=Node("turn_start", owner=Node("player", who="each"))),
    *J("trigger", *(f"{each}ターン{edge}" for each in ("各", "毎", "すべての", "全ての") for edge in ("終了時", "終了時に", "の終了時", "の終了時に")), tree=Node("turn_end", owner=Node("player", who="each"))),
    *J("trigger", *(f"{{player}}が{{what}}を{used}{when}" for used in ("使用した", "使った") for when in ("時", "とき", "場合", "時に", "ときに")), slots="player:player what:subject",
       tree=Node("when_player", player=Hole("player"), deed=Node("plays", what=Hole("what")))),
    *J("trigger", *(f"{this}が{charm}{when}" for this in ("このカード", "このキャラクター", "これ") for charm in ("チャームを行った", "チャームした", "チャームを宣言した", "チャームを行う", "攻撃した", "攻撃する") for when in ("時", "とき", "場合", "たび")),
       tree=Node("when", subject=Node("this"), happening=Node("attacks"))),
    *J("trigger", *(f"{{subject}}が{supports}{when}" for supports in ("支援した", "支援する", "支援を行う", "支援を行った") for when in ("時", "とき", "場合", "たび", "時、", "とき、", "場合、")), slots="subject:subject",
       tree=Node("when", subject=Hole("subject"), happening=Node("supports"))),
    *J("trigger", *(f"{{owner}}の{{phase}}{at}" for at in ("に", "に、", "開始時、")), slots="owner:owner phase:phase_name", tree=Node("phase_start", owner=Hole("owner"), phase=Hole("phase"))),
)

LIMITS = (
    *(w for said, how in (("増える", "more"), ("増やす", "more"), ("減る", "less"), ("減らす", "less")) for be in ("は", "が", "を") for count in ("", "枚") for whose, who in SIDES for w in J(
        "effect", f"{whose}手札上限枚数{be}{{amount}}{count}{said}", f"{whose}手札の上限枚数{be}{{amount}}{count}{said}", slots="amount:quantity",
        tree=Node("worth", owner=who, counter="hand_limit", how=how, amount=Hole("amount")))),
    *(w for whose, who in SIDES for w in J(
        "effect", *(f"{whose}手札{of}上限枚数{to}" for of in ("", "の") for to in ("を{amount}枚にする", "を{amount}にする", "は{amount}枚になる", "は{amount}になる", "が{amount}になる")), slots="amount:quantity",
        tree=Node("worth", owner=who, counter="hand_limit", how="becomes", amount=Hole("amount")))),
)

HOLDING = (
    *J("sentence", "{filter}はすべて{quality}。", "{filter}は全て{quality}。", "{filter}はすべて、{quality}。", slots="filter:filter quality:quality", preferred=True,
       tree=say(Node("be", targets=(Node("all", filter=Hole("filter")),), quality=Hole("quality")))),
    *J("sentence", "{targets}は{grants}。", "{targets}の{grants}。", slots="targets:target+ grants:grant+", tree=say(Node("be", targets=TARGETS, quality=Node("has", grants=(Hole("grants"),))))),
    *J("sentence", *(f"{this}、{{grants}}を得る。" for this in ("このカードは", "このキャラクターは")), slots="grants:grant+", tree=say(Node("be", targets=(Node("this"),), quality=Node("has", grants=(Hole("grants"),))))),
    *(w for said, yes in (("として扱う", 1), ("として扱わない", 0), ("ではない", 0)) for w in J(
        "quality", *(f"タイプ{a}{{trait}}{z}{said}" for a, z in (("［", "］"), ("「", "」"), ("", ""))), slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"), yes=yes))),
    *J("adjective", *(f"タイプ{a}{{trait}}{z}{has}" for a, z in (("［", "］"), ("「", "」")) for has in ("の", "を持つ")), slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("quality", "{trait}である", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"), yes=1)),
    *J("quality", "{trait}ではない", "{trait}でない", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"), yes=0)),
    *J("quality", *(f"{by}対象に{be}" for by in ("", "相手のカードの", "相手の効果の") for be in ("選ばれない", "選べない", "選ぶことができない")), tree=Node("cant_be", deed=Node("targeted"))),
)

CONDITIONS = (
    *J("sentence", "{condition}場合、{then}。", "{condition}とき、{then}。", "{condition}時、{then}。", slots="condition:condition then:clause", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *J("sentence", *(
        f"{limit}{{condition}}{when}のみ{use}。"
        for limit in ("", "このカードは", "このカードは、", "Limit：", "Limit ", "Limit：このカードは", "Limit このカードは")
        for when in ("場合に", "場合", "とき", "時", "時に") for use in ("使用できる", "使用可能", "使える")
    ), slots="condition:condition", preferred=True, tree=Node("play_only", condition=Hole("condition"))),
)

COSTS = (
    *J("price", "Check", "Checkする", "このカードをCheck", "このキャラクターをCheckする", tree=Node("turn_this", how="check")),
    *J("price", "手札を{count}枚捨てる", "手札から{count}枚捨てる", "手札からカードを{count}枚捨てる", slots="count:quantity", tree=Node("discard_cards", count=Hole("count"))),
    *J("line", *(f"{skill}{{filter}}の{{grants}}。" for skill in ("【P.Skill】", "P.Skill ", "P.Skill：")), slots="filter:filter grants:grant+", tree=Node("passive", line=Node("text", body=Node(
        "body", sentences=(say(Node("be", targets=(Node("all", filter=Hole("filter")),), quality=Node("has", grants=(Hole("grants"),)))),))))),
    *J("line", "P.Skill {line}", "P.Skill　{line}", "【P.Skill】{line}", "P.Skill、{line}", slots="line:ability_line", tree=Node("passive", line=Hole("line"))),
)

FROM_PLACES = (
    *J("steps", *(f"{{owner}}の{{zone}}から{{adjectives&tests}}{{noun}}{{count}}枚{pick}{did}" for pick in CHOSEN for did in ("手札に加える", "手札に戻す")),
       slots="owner:owner zone:ZONE adjectives:adjective*? tests:test*? noun:noun count:quantity", tree=steps(Node("return", targets=(Node("chosen", count=Hole("count"), filter=Node(
           "filter", noun=Hole("noun"), adjectives=Hole("adjectives"), tests=(Hole("tests"), Node("in", owner=Hole("owner"), zone=Hole("zone"))))),)))),
    *J("steps", *(f"{look}{{adjectives&tests}}{{noun}}{{count}}枚{pick}手札に加える" for look in ("自分の山札を見て、", "自分の山札から", "山札から") for pick in CHOSEN),
       slots="adjectives:adjective*? tests:test*? noun:noun count:quantity", tree=steps(Node("put", into=Node("into", zone="hand", owner=ME), targets=(Node("chosen", count=Hole("count"), filter=Node(
           "filter", noun=Hole("noun"), adjectives=Hole("adjectives"), tests=(Hole("tests"), Node("in", owner=ME, zone="deck")))),)))),
    *J("effect", *(f"相手の手札{way}" for way in ("からランダムに{count}枚捨てる", "をランダムに{count}枚捨てる", "を無作為に{count}枚捨てる", "から無作為に{count}枚捨てる", "{count}枚を無作為に捨てる", "{count}枚をランダムに捨てる")),
       slots="count:quantity", tree=Node("discard", targets=(Node("random", count=Hole("count"), filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=OPPONENT, zone="hand"),))),))),
    *J("core", *(f"相手は{comma}手札を{{count}}枚{way}" for comma in ("", "、") for way in ("捨てる", "選び、捨てる", "選んで捨てる", "選び捨てる")), *(f"相手は{comma}手札{{count}}枚を{way}" for comma in ("", "、") for way in ("捨てる", "選んで捨てる")),
       slots="count:quantity", tree=steps(Node("discard", player=OPPONENT, targets=(Node("chosen", count=Hole("count"), filter=Node("filter", noun=Node("card"))),)))),
    *J("effect", "{card}の使用を無効にする", "{card}の使用を無効とする", slots="card:target", tree=Node("void", targets=(Hole("card"),))),
)

PRINTED_IN_JAPANESE = (*chosen_and_done(), *raised(), *raised_then(), *MOMENTS, *LIMITS, *HOLDING, *CONDITIONS, *COSTS, *FROM_PLACES)
