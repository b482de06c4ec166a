"""What effects do not reach: “not affected by other cards' effects, except for those that change this card's attack or defense”."""

from engine.language.cards.printed.pieces import TARGETS, THIS
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_KEPT = Node("cant_be", deed=Node("affected"), by=Hole("by"), apart=Hole("apart"))
_ITS = "this~card's|this~follower's|its attack and|or defense"

AFFECTED = [
    *W("left_out", *(f"{mark} except|except~for|except~by {what}" for mark in ("", ",") for what in (f"those~that~change {_ITS}", f"changes~of|changes~to {_ITS}", "changes~of|changes~to attack and|or defense")),
       tree=Node("figures_apart")),
    *W("quality", "is/are not~affected {by:agent} {apart:left_out?}", "isn't/aren't affected {by:agent} {apart:left_out?}", "is/are unaffected {by:agent} {apart:left_out?}", tree=_KEPT),
    *W("effect", "not~affected|unaffected {by:agent} {apart:left_out?}", tree=Node("be", targets=THIS, quality=_KEPT)),
    *W("effect", "{targets:target+} not~affected {by:agent} {apart:left_out?}", tree=Node("be", targets=TARGETS, quality=_KEPT)),
    *W("agent", "by~other~cards'~effects|by~other~cards'~abilities|by~the~effects~of~other~cards|by~effects~of~any~other~card", tree=Node("from_what", what="effects", other=1)),
    *W("agent", "by~the~opponent's~effects|by~your~opponent's~effects|by~effects~of~enemy~cards|by~effects~of~the~opponent's~cards|by~effects~of~your~opponent's~cards", tree=Node("from_what", what="enemy_effects")),
    *W("agent", "by the~opponent's|your~opponent's {words:KIND|~pl}", "by~effects~of the~opponent's|your~opponent's {words:KIND|~pl}", "by~the~effects~of~enemy {words:KIND|~pl}",
       tree=Node("from_kinds", words=Hole("words"), whose="opponent")),
]
