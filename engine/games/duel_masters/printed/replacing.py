"""How cards print that one thing happens in place of another."""

from engine.games.duel_masters.printed.pieces import CARD, IT, OPPONENT, THEM, THEN, THIS, only, put, steps, within
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_SHIELD = Node("any_of", filter=only(CARD, within(OPPONENT, "shields")))

_AWAY = {  # where a spell goes once it has been cast, in place of the graveyard
    "into~your~mana~zone": steps(put((THIS,), "mana")),
    "into~your~mana~zone~tapped": steps(put((THIS,), "mana"), Node("turn_card", how="tap", targets=(THEM,))),
    "into~your~hand": steps(Node("return", targets=(THIS,))),
    "on~the~bottom~of~your~deck": steps(put((THIS,), "deck", at="bottom")),
}

PRINTED_REPLACING = [
    *(w for where, away in _AWAY.items() for end in ("instead~of~your~graveyard", "instead~of~into~your~graveyard", "instead~of~putting~it~into~your~graveyard") for w in (
        *W("sentence", f"after~you~cast~this~spell|after~casting~this~spell, put~it {where} {end} .", tree=Node("after_cast", then=away)),
        *W("sentence", f"after~you~cast~this~spell|after~casting~this~spell, if {{condition}}, put~it {where} {end} .", tree=Node("after_cast", condition=Hole("condition"), then=away)),
        *W("sentence", f"after~you~cast~this~spell|after~casting~this~spell, you~may~put~it {where} {end} .", tree=Node("after_cast", then=Node("may", do=away))),
    )),
    *W("would", "be~put into {owner} {zone:ZONE} from~the~battle~zone", tree=Node("leaves", owner=Hole("owner"), zone=Hole("zone"))),
    *(w for zone, said in (("graveyard", "graveyard"), ("mana", "mana~zone")) for w in W(
        "sentence", *(f"when|whenever {{subject}} breaks {shield}, your~opponent~puts {that} into~{whose}~{said}~{{0}} .".replace("~{0} ", end)
                      for shield, that in (("a~shield", "that~shield|it"), ("any~shields|shields", "those~shields|them")) for whose in ("his", "their")
                      for end in ("~instead ", "~instead~of~into~his~hand ", "~instead~of~his~hand ", "~instead~of~their~hand ")),
        tree=Node("replace", subject=_SHIELD, would=Node("is_broken", by=Hole("subject")), then=steps(put((IT,), zone))))),
    *W("sentence", "when|whenever {player} would {deed:would_player}, {then:clause} instead .", tree=Node("player_would", player=Hole("player"), deed=Hole("deed"), then=THEN)),
    *W("sentence", "when|whenever {subject} would {would} this~turn, {then:clause} instead .", tree=Node("say", then=steps(Node(
        "give", targets=(Node("leader", who="me"),), duration=Node("until", edge="end", turn="this"),
        grants=(Node("ability", line=Node("text", body=Node("body", sentences=(Node("replace", subject=Hole("subject"), would=Hole("would"), then=THEN),)))),))))),
    *W("sentence", "when|whenever {subject} would {would}, {then:clause} instead .", tree=Node("replace", subject=Hole("subject"), would=Hole("would"), then=THEN)),
]  # fmt: skip
