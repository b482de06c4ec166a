"""The zones of Duel Masters."""

from engine.kernel.zones import LEADER, RESOLVING, Zone

ZONES = (
    LEADER,
    Zone("battle", "battle zone", "バトルゾーン", at="in the battle zone", sees="all", shape="row", table=True, listens=True),
    Zone("mana", "mana zone", "マナゾーン", cards=("mana", "マナ"), shown_as=("Mana", "マナ"), sees="all", shape="hand", place=2),
    Zone(
        "shields", "shield zone", "シールドゾーン", cards=("shield(s)", "シールド"),
        shown_as=("Shields", "シールド"), sees="nobody", shape="hand", place=1,
    ),
    Zone("hand", "hand", "手札", shape="hand", place=3),
    Zone("deck", "deck", "山札", also=("デッキ",), sees="nobody", place=4, from_top=True, stays=True),
    Zone("graveyard", "graveyard", "墓地", sees="all", place=4, stays=True),
    Zone("hyperspatial", "hyperspatial zone", "超次元ゾーン", sees="all", place=4),
    Zone("gr", "GR zone", "GRゾーン", also=("super GR zone", "super GR", "超GRゾーン", "超GR"), sees="nobody", place=4, from_top=True),
    RESOLVING,
    Zone(
        "castles", "fortified shields", "要塞化されたシールド", shown_as=("Castles on shields", "要塞化した城"), sees="all", place=4,
        listens=True, beside=True,
    ),
    Zone(
        "under", "pile beneath", "下に重ねられたカード", shown_as=("Beneath other cards", "下に重ねられたカード"), sees="all", place=4,
        attached="under",
    ),
)  # fmt: skip
