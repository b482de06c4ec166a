"""The zones of Shadowverse."""

from engine.kernel.zones import LEADER, RESOLVING, Zone

ZONES = (
    LEADER,
    Zone("board", "board", "場", at="on the board", sees="all", shape="row", table=True, listens=True),
    Zone("aboard", "vehicle", "乗り物", shown_as=("Aboard", "乗り込み中"), sees="all", place=1, listens=True, attached="pilot"),
    Zone(
        "crests", "crest area", "クレスト置き場", cards=("crest(s)", "クレスト"), shown_as=("Crests", "クレスト"),
        sees="all", shape="row", place=1, listens=True, line="crest",
    ),
    Zone("hand", "hand", "手札", shape="hand", listens=True),
    Zone("deck", "deck", "デッキ", also=("山札",), sees="nobody", place=1, from_top=True, stays=True, listens=True),
    Zone("cemetery", "cemetery", "墓場", also=("graveyard",), sees="all", place=1, stays=True, rests=True),
    Zone("banished", "banished pile", "消滅したカードの置き場", shown_as=("Banished", "消滅"), sees="all", place=1, rests=True, gone=True),
    Zone("fused", shown_as=("Fused", "融合されたカード"), sees="all", place=1, gone=True, attached="under"),
    RESOLVING,
)  # fmt: skip
