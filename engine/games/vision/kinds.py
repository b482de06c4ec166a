"""The kinds of card of Phantom Magic Vision."""

from engine.kernel.kinds import Kind

KINDS = (
    Kind("character", "Character card", "キャラクター", measure="枚", character=True),
    Kind("spell", "spell", "スペル", measure="枚", permanent=False),
    Kind("command", "command", "コマンド", measure="枚", permanent=False),
)
