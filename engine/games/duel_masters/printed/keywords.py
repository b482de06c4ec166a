"""How cards print keywords with something after them, and the lines that stand under one."""

from engine.games.duel_masters.printed.pieces import CARD, LINE, MADNESS, MADNESS_BY_THEIRS, OPPONENT, THIS, N, of_side, only, put
from engine.language.tree import Node
from engine.language.wordings import Hole, W

MADDENED = Node(
    "replace",
    subject=THIS,
    would=Node("discarded"),
    when=Node("during", owner=OPPONENT),
    then=Node("may", do=Node("sequence", steps=(put((Node("it"),), "battle"),))),
)

DASHES = ("—", "―", "-", ":")

PRINTED_KEYWORDS = [
    *W("sentence", *(f"{head} {dash} if {{condition}} , you~may~{use}|you~may~{use.replace('for~no~cost', 'without~paying~its~cost')} ." for head in ("g-zero", "gravity~zero") for dash in DASHES
                     for use in ("summon~this~creature~for~no~cost", "cast~this~spell~for~no~cost", "use~this~card~for~no~cost")), tree=Node("g_zero", condition=Hole("condition"))),
    *W("sentence", *(f"{head} {dash} {{klass:CLASS}} ." for head in ("s-back", "strike~back") for dash in DASHES), tree=Node("s_back", what=only(CARD, adjectives=(
        Node("of_class", **{"class": Hole("klass")}),)))),
    *W("sentence", *(f"{head} {dash} {{what:filter~n}} ." for head in ("s-back", "strike~back") for dash in DASHES[:3]), tree=Node("s_back", what=Hole("what"))),
    *W("ability_line", "$tap {body}", "$tap_ability {body}", tree=Node("ability", trigger=Node("tap_ability"), body=Hole("body"))),
    *W("ability_line", "silent~skill : {body}", tree=Node("ability", trigger=Node("silent_skill"), body=Hole("body"))),
    *W("line", "$metamorph {line:ability_line}", tree=Node("under", head="metamorph", line=LINE)),
    *W("line", "{head:KEYWORD} : {line:ability_line}", "{head:KEYWORD} {line:ability_line}", tree=Node("under", head=Hole("head"), line=LINE)),
    *W("line", "{trait:TRAIT} : {line:ability_line}", tree=Node("shared", trait=Hole("trait"), line=LINE)),
    *W("sentence", "this~spell|this~creature|this~card|this~cross~gear is~put~into~your~mana~zone~tapped .", "(this~creature|this~spell|this~card is~put~into~your~mana~zone~tapped.)",
       "(this~creature|this~spell|this~card is~put~into~your~mana~zone~tapped)", tree=Node("mana_tapped")),
    *W("sentence", *(f"you~may {use} from~your {{zone:ZONE}} ." for use in ("summon~this~creature", "cast~this~spell", "use~this~card")), tree=Node("usable_from", zone=Hole("zone"))),
    *W("sentence", "cross~gear .", tree=Node("crosses")),
    *W("sentence", "ninja~strike {n:NUMBER} .", tree=Node("ninja_strike", n=N)),
    *W("sentence", "power~attacker + {n:NUMBER} .", tree=Node("power_attacker", n=N)),
    *W("sentence", *(f"instead~of~having~this~creature~attack,~you~may~tap~it~to~use~its~{tap} ." for tap in ("$tap~ability", "tap~ability", "$tap~abilities")), tree=Node("uses_tap")),
    *W("sentence", "{klass:CLASS} stealth .", tree=Node("stealth", **{"class": Hole("klass")})),
    *W("sentence", "sympathy : {a:TRAIT} and|or {b:TRAIT} .", tree=Node("sympathy", what=only(Node("of_either_trait", first=Hole("a"), second=Hole("b")), adjectives=(of_side("me"),)))),
    *W("sentence", "sympathy : {a:TRAIT} .", tree=Node("sympathy", what=only(Node("of_trait", trait=Hole("a")), adjectives=(of_side("me"),)))),
    *W("sentence", "saver : {a:TRAIT} .", tree=Node("saver", what=only(Node("of_trait", trait=Hole("a")), adjectives=(of_side("me"), Node("other"))))),
    *W("sentence", "saver : all~races .", tree=Node("saver", what=only(Node("kind", word="creature"), adjectives=(of_side("me"), Node("other"))))),
    *W("sentence", "you~may~summon~this~creature~without~paying~its~cost|you~may~cast~this~spell~without~paying~its~cost|you~may~summon~this~creature~for~no~cost if {condition} .",
       tree=Node("g_zero", condition=Hole("condition"))),
    *W("sentence", "when|whenever {subject} would be~discarded~from~your~hand|be~discarded during {owner} turn , you~may~put~it~into~the~battle~zone~instead .", tree=MADNESS),
    *W("sentence", *(f"when|whenever|if {theirs} would discard {{subject}} from~your~hand|from~hand during~{turn}~turn , you~may~put {it}~into~the~battle~zone~instead ."
                     for theirs in ("an~effect~of~your~opponent", "your~opponent's~effect", "an~opponent's~effect", "one~of~your~opponent's~effects") for turn in ("their", "his", "your~opponent's")
                     for it in ("it", "this~creature")), tree=MADNESS_BY_THEIRS),
    *W("sentence", "during {owner} turn , when|whenever|if {subject} would be~discarded~from~your~hand|be~discarded , you~may~put~it~into~the~battle~zone~instead .", tree=MADNESS),
    *(w for name, kind in (("invasion", "invasion"), ("revolution~change", "revolution_change"), ("attack~chance", "attack_chance")) for w in W(
        "sentence", f"{name} — {{what:filter~n}} .", f"{name} - {{what:filter~n}} .", f"{name} : one~of~your {{what:filter~pl}} .", tree=Node(kind, what=Hole("what")))),
    *W("sentence", "just~diver .", tree=Node("just_diver")),
    *W("sentence", "when~your~opponent's~spell~or~ability would~make~you~discard~this~card|would~cause~you~to~discard~this~card|would~make~you~discard~this~creature"
       " , you~may~put~this~creature|you~may~put~it into~the~battle~zone~instead .", tree=MADDENED),
]  # fmt: skip
