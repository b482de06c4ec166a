"""The kinds of card of Chrono Card. A Heroine counts as a Character in attack and support alone, not for what card texts do."""

from engine.kernel.kinds import Kind

KINDS = (
    Kind("heroine", "Heroine", "ヒロイン", measure="体"),
    Kind("character", "Character card", "キャラクター", measure="体", character=True),
    Kind("event", "Event", "イベント", measure="枚", permanent=False, also=("Event card", "Event cards")),
    Kind("background", "BackGround", "BG", measure="枚", also=("BackGround card", "BackGround cards")),
    Kind("item", "Item", "アイテム", measure="枚", also=("Item card", "Item cards")),
    Kind("bgm", "BGM", "BGM", measure="枚"),
)
