"""The zones of Chrono Card."""

from engine.kernel.zones import LEADER, RESOLVING, Zone

ZONES = (
    LEADER,
    Zone("field", "field", "場", at="on the field", also=("board",), sees="all", shape="row", table=True, listens=True),
    Zone("hand", "hand", "手札", shape="hand"),
    Zone("deck", "deck", "山札", also=("デッキ",), shown_as=("Deck", "デッキ"), sees="nobody", from_top=True, stays=True),
    Zone("discard", "discard pile", "捨て札", also=("graveyard",), shown_as=("Discard", "捨て札"), sees="all", stays=True),
    RESOLVING,
)
