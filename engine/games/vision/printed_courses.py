"""How the cards of Phantom Magic Vision print what goes on for a while: in whose turn, until when, and what is put off or left out of a turn."""

from __future__ import annotations

from engine.games.vision.printed_parts import BOTH, ME, OPPONENT, be, say, steps, text_of
from engine.games.vision.printed_spoken import TURN_PLAYER
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
THIS_TURN = Node("until", edge="end", turn="this")


def having(*gifts: Hole) -> Node:
    """What has these gifts."""
    return steps(be(TARGETS, Node("has", gifts=gifts)))


SPANS = [
    *J("spoken_of", "{pointer}", slots="pointer:pointer", tree=Hole("pointer")),
    *J("spoken_of", "〔{affected}〕", slots="affected:affected", tree=Hole("affected")),
    *J("turn_span", *(f"{turn}の間{comma}" for turn in ("自分ターン", "自分のターン", "あなたのターン") for comma in ("、", "")), tree=Node("turn_of", who="me")),
    *J("turn_span", *(f"{turn}の間{comma}" for turn in ("相手ターン", "相手のターン", "相手プレイヤーのターン") for comma in ("、", "")), tree=Node("turn_of", who="opponent")),
    *[
        wording
        for alpha in ("（自動α）", "（自動γ）")
        for wording in (
            *J("ability_line", f"{alpha}{{targets}}は{{span}}{{gifts}}を得る。", f"{alpha}{{targets}}は、{{span}}{{gifts}}を得る。", slots="targets:spoken_of+ span:turn_span gifts:gift+", preferred=True,
               tree=text_of(Node("while", condition=Hole("span"), then=having(Hole("gifts"))))),
            *J("ability_line", f"{alpha}{{targets}}は{{span}}{{quality}}。", f"{alpha}{{targets}}は、{{span}}{{quality}}。", slots="targets:spoken_of+ span:turn_span quality:quality", preferred=True,
               tree=text_of(Node("while", condition=Hole("span"), then=steps(be(TARGETS, Hole("quality")))))),
        )
    ],
    *J("ability_line", "（自動α）{condition}場合、{targets}は{quality}。", "（自動α）{targets}は{condition}場合、{quality}。", slots="condition:condition targets:target+ quality:quality", preferred=True,
       tree=text_of(Node("while", condition=Hole("condition"), then=steps(be(TARGETS, Hole("quality")))))),
    *J("ability_line", "（自動α）{targets}は{quality}。", slots="targets:target+ quality:quality", preferred=True, tree=text_of(say(be(TARGETS, Hole("quality"))))),
    *J("ability_line", "（自動α）{targets}は、{gifts}を得る。", slots="targets:target+ gifts:gift+", preferred=True, tree=text_of(Node("say", then=having(Hole("gifts"))))),
]

WITH_X = Node("say", then=Node("where", then=having(Hole("gifts")), x=Hole("x")))
WHILE_X = Node("while", condition=Hole("condition"), then=Node("where", then=having(Hole("gifts")), x=Hole("x")))
EACH = Node("figures_each", stats=Hole("stats"), filter=Hole("each"))
BY_NUMBER = [
    *J("ability_line", *(f"（自動α）{{targets}}は{comma}{{gifts}}を得る。X{is_}{{x}}に等しい。" for comma in ("", "、") for is_ in ("は", "は、", "が")), slots="targets:target+ gifts:gift+ x:amount", preferred=True,
       tree=text_of(WITH_X)),
    *J("ability_line", *(
        f"（自動α）{{targets}}は{{gifts}}を得る。Xは{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in ("但し、", "ただし、", "")
    ), slots="targets:target+ gifts:gift+ x:amount_one least:NUMBER", preferred=True,
       tree=text_of(Node("say", then=Node("where", then=having(Hole("gifts")), x=Node("no_less", n=Hole("x"), least=Hole("least")))))),
    *J("ability_line", "（自動α）{targets}の戦闘力は「{a}/{b}」に変更される。", slots="targets:target+ a:quantity b:quantity", preferred=True, tree=text_of(say(
        be(TARGETS, Node("figure_is", attribute=Node("attribute", name="attack"), amount=Hole("a"))),
        be(TARGETS, Node("figure_is", attribute=Node("attribute", name="defense"), amount=Hole("b")))))),
    *J("ability_line", *(f"（自動α）{{condition}}場合、{{targets}}は{{gifts}}を得る。X{is_}{{x}}に等しい。" for is_ in ("は", "は、", "が")),
       slots="condition:condition targets:target+ gifts:gift+ x:amount", preferred=True, tree=text_of(WHILE_X)),
    *J("ability_line", *(
        f"（自動α）{template}" for comma in ("", "、") for template in (
            f"{{targets}}は{comma}{{each}}1枚につき{comma}「戦闘修正:{{stats}}」を得る。", f"{{each}}1枚につき{comma}{{targets}}は「戦闘修正:{{stats}}」を得る。",
        )
    ), slots="targets:target+ each:filter stats:STATS", preferred=True, tree=text_of(Node("say", then=steps(be(TARGETS, Node("has", gifts=(EACH,))))))),
    *J("gift", "{each}1枚につき「戦闘修正:{stats}」", "{each}1枚につき、「戦闘修正:{stats}」", slots="each:filter stats:STATS", tree=EACH),
    *J("ability_line", "（自動α）{targets}の{attribute}は{x}に等しい。", "（自動α）{targets}の{attribute}は、{x}に等しい。", "（自動α）{targets}の{attribute}は{x}に変更される。",
       slots="targets:target+ attribute:attribute x:amount", preferred=True, tree=text_of(say(be(TARGETS, Node("figure_is", attribute=Hole("attribute"), amount=Hole("x")))))),
    *J("ability_line", *(
        f"（自動α）{{targets}}の戦闘力{power}{end}" for power, end in (
            ("「X/X」は", "{x}に等しい。"), ("は「X/X」に変更される。Xは", "{x}に等しい。"), ("「X/X」は、", "{x}に等しい。"),
        )
    ), slots="targets:target+ x:amount", preferred=True, tree=text_of(say(*(
        be(TARGETS, Node("figure_is", attribute=Node("attribute", name=name), amount=Hole("x"))) for name in ("attack", "defense"))))),
]

SKIPS = Node("skips", phase=Hole("phase"))
LEFT_OUT = [
    *J("effect", "このターンの{phase}をスキップする", slots="phase:phase_name", tree=be((TURN_PLAYER,), SKIPS, duration=THIS_TURN)),
    *J("effect", "次の相手ターンの{phase}をスキップする", slots="phase:phase_name", tree=be((OPPONENT,), SKIPS, duration=Node("until", edge="end", turn="next_opponent"))),
    *J("effect", "次のあなたのターンの{phase}をスキップする", "次の自分ターンの{phase}をスキップする", slots="phase:phase_name",
       tree=be((ME,), SKIPS, duration=Node("until", edge="end", turn="next_me"))),
    *J("quality", "{phase}をスキップする", slots="phase:phase_name", tree=SKIPS),
    *J("ability_line", "（自動α）{owner}の{phase}はスキップされる。", slots="owner:owner phase:phase_name", preferred=True, tree=text_of(say(be((Hole("owner"),), SKIPS)))),
]

FIGHTS = [
    *J("effect", *(
        f"{{duration}}{{targets}}の攻撃は{by}{cannot}" for by, cannot in (
            ("", "防御することが出来ない"), ("", "防御する事が出来ない"), ("", "防御することができない"), ("", "防御されない"), ("相手キャラクターに", "防御されない"), ("相手プレイヤーに", "防御されない"),
        )
    ), slots="duration:duration? targets:target+", tree=be(TARGETS, Node("cant_be", deed=Node("blocked")), duration=Hole("duration"))),
]

AT_TURN_END = Node("turn_end", owner=BOTH)
USED_UP = say(Node("lose_this"))
ONCE = Node("ability", modifiers=(Node("automatic", letter="gamma"),), trigger=AT_TURN_END, body=Node("body", sentences=(Node("say", then=Hole("then")), USED_UP)))
LATER = [
    *J("ability_line", *(f"（自動γ）このターン{end}、{{then}}。" for end in ("の終了時", "終了時", "の終了時に", "終了時に")), slots="then:clause", preferred=True, tree=ONCE),
    *J("trigger", "ターン終了時に", "ターンの終了時に、", "ターンの終了時、", "ターン終了時に、", tree=AT_TURN_END),
    *J("trigger", "ターン開始時に", "ターンの開始時に、", "ターンの開始時、", tree=Node("turn_start", owner=BOTH)),
    *J("trigger", "{owner}のターンの開始時に、", "{owner}のターンの開始時、", slots="owner:owner", tree=Node("turn_start", owner=Hole("owner"))),
    *J("trigger", "{owner}のターンの終了時に、", "{owner}のターンの終了時、", slots="owner:owner", tree=Node("turn_end", owner=Hole("owner"))),
    *J("trigger", "{owner}の{phase}に、", "{owner}の{phase}に", slots="owner:owner phase:phase_name", tree=Node("phase_start", owner=Hole("owner"), phase=Hole("phase"))),
    *J("moment", "次のあなたのターン開始時、", "次のあなたのターン開始時に、", "次の自分ターン開始時、", "あなたの次のターン開始時に、", "あなたの次のターン開始時、", tree=Node("turn_start", owner=ME)),
    *J("moment", "次の相手ターン開始時、", "次の相手ターン開始時に、", tree=Node("turn_start", owner=OPPONENT)),
    *J("moment", "次の相手ターン終了時、", "次の相手ターンの終了時、", tree=Node("turn_end", owner=OPPONENT)),
    *J("moment", "このターンの{phase}終了時、", "このターンの{phase}終了時に、", slots="phase:phase_name", tree=Node("phase_end", owner=BOTH, phase=Hole("phase"))),
    *J("moment", "この干渉終了時、", "この干渉終了時に、", "この干渉の終了時、", tree=Node("interference_end")),
    *J("moment", "この干渉終了時に", "干渉終了時に", "干渉終了時に、", tree=Node("interference_end")),
    *J("sentence", "{moment}{then}。Xは{x}に等しい。", slots="moment:moment then:core x:amount",
       tree=Node("put_off", moment=Hole("moment"), then=Node("where", then=Hole("then"), x=Hole("x")))),
    *J("sentence", "{moment}{then}。", slots="moment:moment then:clause", tree=Node("put_off", moment=Hole("moment"), then=Hole("then"))),
    *J("sentence", "{duration}{trigger}{then}。", "{duration}、{trigger}{then}。", slots="duration:duration trigger:trigger then:clause",
       tree=Node("meanwhile", duration=Hole("duration"), trigger=Hole("trigger"), then=Hole("then"))),
    *J("sentence", "{duration}{trigger}{then}。Xは{x}に等しい。", slots="duration:duration trigger:trigger then:core x:amount",
       tree=Node("meanwhile", duration=Hole("duration"), trigger=Hole("trigger"), then=Node("where", then=Hole("then"), x=Hole("x")))),
]

FEWER = Node("difference", a=Node("points_of", owner=Hole("b"), counter=Hole("of")), b=Node("points_of", owner=Hole("a"), counter=Hole("counter")))
BEHIND = Node("compare", left=FEWER, limit=Node("at_least", n=Node("number", n=Hole("n"))))
BEHIND_IN = "a:owner b:owner counter:COUNTER of:COUNTER n:NUMBER"
COMPARED = [
    *J("condition_one", "{a}の{counter}が{b}の{of}より{n}枚以上少ない", "{a}の{counter}が{b}の{of}より{n}以上少ない", slots=BEHIND_IN, tree=BEHIND),
    *J("sentence", *(
        f"{this}は{comma}{{a}}の{{counter}}が{{b}}の{{of}}より{{n}}枚以上少なくなければプレイ{cannot}。"
        for this in ("〔このカード〕", "このカード") for comma in ("", "、") for cannot in ("できない", "出来ない")
    ), slots=BEHIND_IN, tree=Node("play_only", condition=BEHIND)),
]

COURSES = (*SPANS, *BY_NUMBER, *LEFT_OUT, *FIGHTS, *LATER, *COMPARED)
