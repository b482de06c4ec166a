"""Zones: the places for cards. A game says each of its zones once; what is hidden, listens, rests or is drawn where follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass, field
from typing import Literal

from engine.kernel.bilingual import Bilingual
from engine.kernel.vocabulary import Word

Sees = Literal["all", "owner", "face-down", "nobody"]
Shape = Literal["row", "hand", "pile", "seat"]


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards. One that does not say who sees into it is hidden from all but its owner.

    ``en`` and ``ja`` are what card texts and sentences call it; a zone without them is named by none. ``at`` is how it is said as a
    place in English ("on the board"), where that is not "in the …", ``also`` holds further names that are understood, and
    ``cards`` is what cards there are called in sentences (English as in a template, "shield(s)", and Japanese).
    ``shown_as`` is what the table calls it (English, Japanese) where that is not its name; ``label`` is what it calls it in any case.

    ``sees`` is who sees the faces of the cards there: "all", "owner" (their owner), "face-down" (all see what lies face up, its owner
    the rest too) or "nobody". ``shape`` is how the table draws it: "row" lies open in the middle, "hand" is held at the edge, "pile" is
    its top and its count, "seat" is a player's own place and no cards are put there. ``place`` says how far from the middle of the
    table it lies; zones of the same place lie as the game lists them. An empty pile that ``stays`` is drawn all the same.

    ``table`` is the zone where cards are in play. Abilities of cards that lie where it ``listens`` can wait for what happens to others.
    No rule reads cards any more that lie where it ``rests``, so that a loop is found though they grow. A card that is where it is ``gone``
    counts as nowhere. The cards of a zone that is told ``from_top`` are written in that order; the last to come lies on top. ``attached``
    is what cards there are to the card to which they belong: its "pilot", or cards "under" it; a board puts cards "under" another, too,
    that come to lie ``beside`` it in a zone of their own. Where only a part of a card lies there, ``line`` is the kind of line that is
    that part ("crest"): no other card does.
    """

    id: str
    en: str = ""
    ja: str = ""
    _: KW_ONLY
    at: str = ""
    also: tuple[str, ...] = ()
    cards: tuple[str, str] = ("", "")
    shown_as: tuple[str, str] | None = None
    sees: Sees = "owner"
    shape: Shape = "pile"
    place: int = 0
    stays: bool = False
    table: bool = False
    listens: bool = False
    rests: bool = False
    gone: bool = False
    from_top: bool = False
    attached: Literal["", "pilot", "under"] = ""
    beside: bool = False
    line: str = ""
    label: Bilingual = field(init=False)

    def __post_init__(self) -> None:
        plain = self.id.replace("_", " ").replace("-", " ")
        en, ja = self.shown_as or (self.en[:1].upper() + self.en[1:] or plain, self.ja or plain)
        object.__setattr__(self, "label", {"en": en, "ja": ja})

    @property
    def holds_cards(self) -> bool:
        """Whether cards lie there by themselves: neither a player's own place nor one for a card's pilot or what is beneath it."""
        return self.shape != "seat" and not self.given_with and self.id != RESOLVING.id

    @property
    def given_with(self) -> Literal["", "pilot", "under"]:
        """What a board names the cards there as, of the card to which they belong; "" where they lie by themselves."""
        return "under" if self.beside else self.attached

    def shows(self, to_owner: bool, face_down: bool) -> bool:
        """Whether a card there shows its face to its owner, or to anybody else."""
        if self.sees in ("owner", "face-down") and to_owner:
            return True
        return self.sees in ("all", "face-down") and not face_down


LEADER = Zone("leader", sees="all", shape="seat", listens=True)
RESOLVING = Zone("resolving", shown_as=("Being played", "プレイ中"), sees="all", place=9)


def zone_words(zones: Iterable[Zone]) -> tuple[Word, ...]:
    """The words for those zones that card texts and sentences can name."""
    return tuple(Word("zone", z.id, z.en, z.ja, place=z.at, also=z.also, cards=z.cards, common=z.table) for z in zones if z.en)
