"""How Japanese cards print which of a player's deeds of a turn is meant, and the turn in which the card itself came."""

from engine.games.duel_masters.printed.pieces import THIS, steps
from engine.games.duel_masters.printed.which_time import CAME, nth_deed
from engine.games.duel_masters.printed_japanese.pieces import CREATURE, PLAYERS, holding
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_DONE = (("唱えた", "casts"), ("召喚した", "summons"), ("引いた", "draws"))
_FIRST = Node("number", n=1)

PRINTED_TIMES = [
    *filler("in_turn", "各ターン、", "各ターン", "各ターンに", "そのターン、", "そのターン", "そのターンに", "そのターン中に", "1ターンに", "ターン中に"),
    *(w for ja, _, player in PLAYERS for done, kind in _DONE for w in (
        *J("ability_line", f"{ja}が{{_in_turn}}{{n}}{{_m}}目の{{what}}を{done}{{_when}}、{{body}}", f"{{_in_turn}}{ja}が{{n}}{{_m}}目の{{what}}を{done}{{_when}}、{{body}}",
           slots="what:filter n:quantity body:body _in_turn:in_turn _m:measure _when:when", tree=nth_deed(kind, player, Hole("n"))),
        *J("ability_line", *(f"{ja}が{{_in_turn}}{first}{{what}}を{done}{{_when}}、{{body}}" for first in ("はじめて", "初めて")),
           *(f"{{_in_turn}}{ja}が{first}{{what}}を{done}{{_when}}、{{body}}" for first in ("はじめて", "初めて")),
           slots="what:filter body:body _in_turn:in_turn _when:when", tree=nth_deed(kind, player, _FIRST)),
    )),
    *filler("came_in", "このクリーチャーが出たターン、", "このクリーチャーが出たターン", "このクリーチャーがバトルゾーンに出たターン、", "このクリーチャーを出したターン、",
            "このクリーチャーをバトルゾーンに出したターン、", "このクリーチャーが出たターンの間、"),
    *J("sentence", "{_came_in}{it}。", slots="it:continuous _came_in:came_in", tree=Node("while", condition=CAME, then=steps(Hole("it")))),
    *J("sentence", *(f"{CREATURE}は{{_comma}}{came}{comma}{{quality}}。" for came in ("出たターン", "出たターンに", "出たターンは", "バトルゾーンに出たターン") for comma in ("", "、")),
       slots="quality:quality _comma:comma?", tree=Node("while", condition=CAME, then=steps(holding(Hole("quality"), THIS)))),
    *J("ability_line", "{_came_in}{trigger}、{body}", slots="trigger:trigger body:body _came_in:came_in", tree=Node("ability", trigger=Hole("trigger"), condition=CAME, body=Hole("body"))),
]  # fmt: skip
