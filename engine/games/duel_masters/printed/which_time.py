"""How cards print which of a player's deeds of a turn is meant, and the turn in which the card itself came."""

from engine.games.duel_masters.printed.pieces import ME, OPPONENT, THIS, holds, steps
from engine.language.tree import Node
from engine.language.wordings import Hole, W

THIS_TURN_PERIOD = Node("period", when="turn")
DEEDS = (("cast", "casts"), ("summon", "summons"), ("draw", "draws"))
ORDINALS = (("first", 1), ("second", 2), ("third", 3), ("fourth", 4))
_EACH_TURN = ("each~turn", "in~a~turn", "in~each~turn", "of~a~turn", "of~each~turn", "during~a~turn")
WHAT_IT_IS = Node("any_of", filter=Hole("what"))
CAME = Node("happened", subject=THIS, happening=Node("enters"), period=THIS_TURN_PERIOD)  # the card itself came this turn
_CAME_SAID = "enters|enters~the~battle~zone|is~put~into~the~battle~zone"
_ON_THE_TURN = tuple(f"{on}the~turn {{0}} {_CAME_SAID}" for on in ("on~", "", "during~"))
_HELD = (holds(Hole("targets"), Hole("quality")), holds(THIS, Hole("quality")))


def nth_deed(kind: str, player: Node, n: Node | Hole) -> Node:
    """What a player does the so-manieth time in a turn, counted with this one."""
    deed = Node(kind, what=WHAT_IT_IS)
    times = Node("times_done", player=player, deed=deed, period=THIS_TURN_PERIOD)
    return Node("ability", trigger=Node("when_player", player=player, deed=deed), condition=Node("compare", left=times, limit=Node("exactly", n=n)), body=Hole("body"))


PRINTED_TIMES = [
    *(w for verb, kind in DEEDS for word, n in ORDINALS for who, his, s, player in (("you", "your", "", ME), ("your~opponent", "their|his", "s", OPPONENT)) for w in W(
        "ability_line", *(f"when|whenever {who} {verb}{s} {his} {word} {{what:filter}} {turn}, {{body}}" for turn in _EACH_TURN), tree=nth_deed(kind, player, Node("number", n=n)))),
    *(w for verb, kind in DEEDS for w in W(
        "ability_line", f"the~first~time you~{verb} a|an {{what:filter}} each~turn|in~a~turn|in~each~turn, {{body}}", f"when|whenever you~{verb} a|an {{what:filter}} for~the~first~time each~turn|in~a~turn, {{body}}",
        tree=nth_deed(kind, ME, Node("number", n=1)))),
    *(w for did, kind in (("cast|'ve~cast", "casts"), ("summoned|'ve~summoned", "summons")) for who, player in (("you", ME), ("your~opponent", OPPONENT)) for w in W(
        "condition_one", f"{who} {did} a|an {{what:filter}} this~turn", f"{who} has|have {did.split('|')[0]} a|an {{what:filter}} this~turn", tree=Node("did", player=player, deed=Node(kind, what=WHAT_IT_IS), period=THIS_TURN_PERIOD))),
    *(w for turn in _ON_THE_TURN for held, words in zip(_HELD, (f"{turn.format('this~creature|this')}, {{targets:target+}} {{quality~n}} .", f"{turn.format('this~creature|this')}, it {{quality~n}} ."), strict=True)
      for w in W("sentence", words, tree=Node("while", condition=CAME, then=steps(held)), preferred=held is _HELD[1])),
    *W("sentence", *(f"this~creature|this {{quality~n}} {turn.format('it|this~creature|this')} ." for turn in _ON_THE_TURN), tree=Node("while", condition=CAME, then=steps(_HELD[1]))),
]  # fmt: skip
