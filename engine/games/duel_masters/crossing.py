"""What is said of cross gears and the creatures they are crossed with: that one is crossed, and which is."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.duel_masters.attached import crossed_with
from engine.kernel.happenings import SUBJECT, CardWording, Detail, Happening, Phrasing, ScenarioWording, Wait
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, State, Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


def by_gear(e: Event) -> bool:
    """Whether it is a cross gear that is crossed: of an aura or a weapon nobody says so."""
    return e.before is not None and e.before.card.kind == "cross-gear"


def bears_gear(state: State, t: Thing) -> bool:
    """Whether a cross gear is crossed with a creature."""
    lying = (state.things[i] for p in PLAYERS for i in state.zone(p, "battle"))
    return any(g.card.kind == "cross-gear" and (bearer := crossed_with(state, g)) is not None and bearer.id == t.id for g in lying)


@means("test", "crossed")
@means("adjective", "crossed")
def is_crossed(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """A creature with which a cross gear is crossed."""
    return lambda ctx, t: bears_gear(ctx.state, t)


CROSSINGS = (
    Happening(
        id="is_crossed",
        cards=CardWording(
            in_play=True,
            now=("is/are~crossed~with~a~cross~gear", "クロスギアをクロスされる"),
            past=("was/were~crossed~with~a~cross~gear", "クロスギアをクロスされた"),
            says="A cross gear is crossed with it, for the first time or coming from another creature.",
            own=Wait("crossed", "is-crossed"),
            others=Wait("crossed", "is-crossed"),
            counts=by_gear,
            remembered="crossed",
            concerns="target",
            also_now=("is/are~crossed", "become[s]~crossed"),
            also_past=("was/were~crossed",),
        ),
        scenarios=ScenarioWording(
            kind="is_crossed",
            wordings=(
                Phrasing("{gear:thing} is crossed with {card:thing}", "{gear}が{card}にクロスされる", "Goblin is crossed with Fighter"),
            ),
            events=("crossed",),
            parts={"gear": SUBJECT, "card": Detail("thing", "target")},
        ),
        moments={"is-crossed": ("is crossed with a cross gear", "クロスギアをクロスされた時")},
    ),
)
