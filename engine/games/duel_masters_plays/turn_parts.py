"""How a turn of Duel Masters Play's goes: as on paper, and zones hold only so many cards."""

from engine.games.duel_masters.turn_parts import TURN as ON_PAPER
from engine.games.duel_masters_plays import policies as rule
from engine.kernel.turn_parts import TurnPart, itself

FULL = TurnPart("zones", {"en": "Whenever a card moves", "ja": "カードが移動する時"}, (
    itself("What finds its zone full goes to the graveyard: 7 in the battle zone, 10 in hand, 10 shields.",
           "上限に達したゾーンに入るカードは墓地に置かれる。バトルゾーンは7枚、手札は10枚、シールドは10枚が上限。", rule.ZONE_LIMITS),
))  # fmt: skip
TURN = (*ON_PAPER, FULL)
