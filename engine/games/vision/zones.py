"""The zones of Phantom Magic Vision."""

from engine.kernel.zones import LEADER, RESOLVING, Zone

ZONES = (
    LEADER,
    Zone("field", "field", "場", at="on the field", also=("board",), sees="all", shape="row", table=True, listens=True),
    Zone("under", "set cards", "セットされたカード", shown_as=("Set", "セット"), sees="face-down", shape="row", attached="under"),
    Zone("node", "node area", "ノードエリア", shown_as=("Nodes", "ノード"), sees="face-down", shape="hand"),
    Zone("hand", "hand", "手札", shape="hand", listens=True),
    Zone("deck", "deck", "デッキ", also=("山札",), sees="nobody", from_top=True, stays=True),
    Zone("netherworld", "netherworld", "冥界", also=("graveyard", "discard pile"), sees="all", stays=True, listens=True),
    Zone("exile", "exclusion area", "除外エリア", sees="all"),
    RESOLVING,
)
