"""What the meanings share: the register of kinds, and the workbench of one ability while it is being made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TYPE_CHECKING, Literal, TypeVar, cast, overload

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Choice, Definition, Frozen, Mode, Price, Test
from engine.kernel.game import Game
from engine.kernel.happenings import Pair
from engine.kernel.questions import READS_OWN
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.language.meaning.figureless import lacks_figure
from engine.language.those_asked import ABOUT
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.language.meaning.amounts import Amount, Within
    from engine.language.meaning.durations import Lasting
    from engine.language.meaning.effects import Operation
    from engine.language.meaning.filters import Filter, Fits
    from engine.language.meaning.grants import Grant
    from engine.language.meaning.targets import Subject, Target
    from engine.language.meaning.triggers import Made
    from engine.language.meaning.weaving import Continuation

Maker = Callable[["Bench", Node], object]
M = TypeVar("M", bound=Maker)
T = TypeVar("T")


GAINS_NOTHING = (
    "a card that is only played, as a spell is, gains nothing and does not evolve; say who does (give it …, evolve it)",
    "スペルのように使うだけのカードは何も得ず、進化もしません。何が得るのか、何を進化させるのかを書いてください（それに…を与える）",
)
OF_NO_KIND = ("no card is of a kind and not of it; say of what it is to be another than", "ある種類でありながらその種類でないカードはありません。何以外なのかを書いてください")
OF_NO_SIDE = ("no card is yours and your opponent's; say whose they are once", "自分のものでも相手のものでもあるカードはありません。どちらのものか、一度だけ書いてください")
NEVER_THERE = (
    "a card that is only played, as a spell is, is not on the table when that comes about; let it give this to your leader, or to what stays",
    "スペルのように使うだけのカードは、その時に場にありません。これをリーダーや場に残るカードに与えるように書いてください",
)
NOTHING_BEFORE = ("nothing before says to what it is done; write it out", "何に対して行うかが前にありません。省略せずに書いてください")
LEFT_OUT = {"deal": "targets", "heal": "targets", "destroy": "targets", "summon": "made", "give": "targets", "add": "made", "so_often": "then", "do_all": "then",
            "deal_pool": "targets", "points": "counter"}


_OF_FIGURES = frozenset(("effect", "amount", "condition"))


def lacking(effect: Node) -> bool:
    """Whether an effect leaves out what an earlier one of its kind says ("deal 4 damage instead")."""
    part = LEFT_OUT.get(effect.kind, "")
    return (bool(part) and part not in effect) or (effect.kind == "deal" and "amount" not in effect)


class NoMeaning(Exception):
    """A kind of node that parses but that this game's engine cannot do (yet). ``said`` is why, where more is known than the kind."""

    def __init__(self, role: str, kind: str, said: Pair | None = None) -> None:
        super().__init__(f"{role} {kind}")
        self.role = role
        self.kind = kind
        self.said = said


class Meanings(dict[tuple[str, str], Maker]):
    """What kinds of nodes mean, by role and kind: one register that all games share, and one of each game that has mechanisms of its own."""

    def means(self, role: str, *kinds: str, needs: str = "") -> Callable[[M], M]:
        """Register the maker for some kinds of node in a role (filter, amount, condition, target, effect, trigger, static, ...).

        ``needs`` is the type of events that come of it: in a game whose tables do not apply such events the phrase has no meaning.
        """

        def register(maker: M) -> M:
            for kind in kinds:
                self[(role, kind)] = needing(needs, role, maker) if needs else maker
            return maker

        return register


def needing(event: str, role: str, maker: Maker) -> Maker:
    """A maker for the games that apply such events."""

    def make(b: Bench, node: Node) -> object:
        b.applies(event, role, node.kind)
        return maker(b, node)

    return make


MEANINGS = Meanings()
means = MEANINGS.means


class Bench:
    """The workbench of one ability.

    ``choices``, ``modes`` and ``reads`` collect what must be named on declaring and what could be read early. ``early`` is False while a
    condition before the colon is made: that one is judged when the ability triggers anyway. ``previous`` is what the sentence before does,
    ``moment`` the line of the timing table at which the ability stands. ``notes`` is what is noted of the card itself (its countdown), ``x`` what X is in what holds as long as the card is there,
    ``itself`` whether that holds of its own card alone, ``first`` what is looked at before anything of the text is done,
    ``brings_it`` whether what sets the ability off brings something that the first sentence can speak of, ``candidates`` what each thing that is chosen is chosen among as it is done,
    ``drew`` whether a step before brings cards to a hand: what is discarded from it is then picked once they are there.
    """

    def __init__(self, game: Game, define: Callable[[str], Definition], text: Callable[[Node, str], Bilingual], keys: Iterator[int] | None = None) -> None:
        self.game = game
        self.define = define
        self.text = text
        self.keys = keys or count(1)
        self.choices: list[Choice] = []
        self.modes: list[Mode] = []
        self.picks: list[Callable[[Context], list[int]]] = []
        self.candidates: list[Callable[[Context], list[int]]] = []
        self.reads: list[Frozen] = []
        self.early = True
        self.declares = False
        self.moment = ""
        self.line_maker: Callable[[Node], list[Ability]] | None = None
        self.shared: Callable[[Context], list[int]] | None = None
        self.previous: Callable[[Context], None] | None = None
        self.notes: dict[str, object] = {}
        self.x: Callable[[Context], int] | None = None
        self.first: list[Callable[[Context], None]] = []
        self.itself = False
        self.drew = False
        self.brings_it = False

    def fresh(self) -> Bench:
        """A workbench for another ability of the same card."""
        b = Bench(self.game, self.define, self.text, self.keys)
        b.line_maker, b.notes = self.line_maker, self.notes
        return b

    @overload
    def make(self, role: Literal["effect", "clause", "sentence"], node: Node) -> Operation: ...
    @overload
    def make(self, role: Literal["condition", "cost", "usable", "gate"], node: Node) -> Test: ...
    @overload
    def make(self, role: Literal["amount"], node: Node) -> Amount: ...
    @overload
    def make(self, role: Literal["bound"], node: Node) -> Within: ...
    @overload
    def make(self, role: Literal["filter"], node: Node) -> Filter: ...
    @overload
    def make(self, role: Literal["noun", "adjective", "test"], node: Node) -> Fits: ...
    @overload
    def make(self, role: Literal["target"], node: Node) -> Target: ...
    @overload
    def make(self, role: Literal["subject"], node: Node) -> Subject: ...
    @overload
    def make(self, role: Literal["made"], node: Node) -> Callable[[Context], list[Definition]]: ...
    @overload
    def make(self, role: Literal["grant", "quality"], node: Node) -> Grant: ...
    @overload
    def make(self, role: Literal["mark", "form"], node: Node) -> str: ...
    @overload
    def make(self, role: Literal["duration"], node: Node) -> Callable[[Context], Lasting]: ...
    @overload
    def make(self, role: Literal["trigger"], node: Node) -> Made: ...
    @overload
    def make(self, role: Literal["printed", "static", "line"], node: Node) -> list[Ability]: ...
    @overload
    def make(self, role: Literal["heading"], node: Node) -> Node: ...
    @overload
    def make(self, role: Literal["price"], node: Node) -> Price: ...
    @overload
    def make(self, role: Literal["goes_on"], node: Node) -> Callable[[list[Node]], Continuation]: ...
    @overload
    def make(self, role: Literal["waits"], node: Node) -> Callable[[Made], Made]: ...
    @overload
    def make(self, role: Literal["whence"], node: Node) -> Callable[[Context, Thing], bool]: ...
    @overload
    def make(self, role: Literal["modifier"], node: Node) -> None: ...
    def make(self, role: str, node: Node) -> object:
        """What a node becomes in a role, see the overloads; :class:`NoMeaning` where this game has no meaning for it."""
        maker = self.meaning(role, node.kind)
        if maker is None:
            raise NoMeaning(role, node.kind)
        if role == "effect" and lacking(node):
            raise NoMeaning(role, node.kind, NOTHING_BEFORE)
        if role in _OF_FIGURES and (why := lacks_figure(node, self.game)) is not None:
            raise NoMeaning(role, node.kind, why)
        return maker(self, node)

    def meaning(self, role: str, kind: str) -> Maker | None:
        """The maker for a kind of node: the game's own, else the one that all games share; None where there is none."""
        return self.game.mechanisms.get((role, kind)) or MEANINGS.get((role, kind))

    def applies(self, event: str, role: str, kind: str) -> str:
        """A type of events, where the game's tables apply it; else what brings it about has no meaning there."""
        if event not in self.game.appliers:
            raise NoMeaning(role, kind)
        return event

    def hears(self, event: str, role: str, kind: str) -> str:
        """A type of events, where the game has it; else what waits for it has no meaning there."""
        if not self.game.hears(event):
            raise NoMeaning(role, kind)
        return event

    def remembers(self, event: str, role: str, kind: str) -> str:
        """The same for what looks back at such events."""
        if not self.game.remembers(event):
            raise NoMeaning(role, kind)
        return event

    def mark(self, word: str, role: str, kind: str) -> str:
        """A mark (what stands behind a colon left out), where the game's rules read it."""
        if word.partition(":")[0] not in self.game.marks:
            raise NoMeaning(role, kind)
        return word

    def reading(self, kind: str, read: Callable[[Context], T], quiet: bool = False) -> Callable[[Context], T]:
        """A read of the table that some rule lets happen early; at resolution it cites the rule for its kind, unless ``quiet``."""
        if not self.early:
            return read
        key = next(self.keys)
        question = "reads." + kind
        self.reads.append(Frozen(kind, key, read))

        def closure(ctx: Context) -> T:
            if not quiet and not ctx.early:
                ctx.run.cite(question)
            frozen = ctx.frozen
            if frozen is not None and key in frozen:
                found = cast(T, frozen[key])
                if key in ctx.begun and ctx.begun[key] == found and (now := read(ctx)) != found and ctx.run.ask(READS_OWN) == "seen":
                    return now
                return found
            return read(ctx)

        return closure


def players(node: Node | None) -> Callable[[Context], tuple[str, ...]]:
    """Who a player node means, turn player first where it is both; the ability's player where nothing is said."""
    who = node["who"] if node is not None else "me"
    if who == "chosen":
        return lambda ctx: tuple(p for n, p in enumerate(PLAYERS) if ctx.values.get("chosen-players", 0) >> n & 1)
    if node is not None and node.get("n", 1) > 1:
        return lambda ctx: ()  # there are not so many
    if who == "me":
        return lambda ctx: (ctx.me,)
    if who == "opponent":
        return lambda ctx: (ctx.other,)
    if who == "each":
        return lambda ctx: (ctx.state.turn, "opponent" if ctx.state.turn == "me" else "me")
    if who == "owner":
        return lambda ctx: (ctx.state.things[ctx.it[0]].owner,) if ctx.it else (ctx.me,)

    if who in ("turn", "not_turn"):
        return lambda ctx: (ctx.state.turn if who == "turn" else "opponent" if ctx.state.turn == "me" else "me",)

    def that(ctx: Context) -> tuple[str, ...]:
        if ctx.event is not None and ctx.event.player:
            return (ctx.event.player,)
        return (ctx.me,)

    return that


def not_against_the_noun(node: Node) -> tuple[Node, ...]:
    """The adjectives of a filter. Raises NoMeaning where it asks for a kind of cards that are not of that kind."""
    noun, adjectives = node["noun"], node.get("adjectives", ())
    if noun.kind == "kind" and any(a.kind == "no_kind" and a["word"] == noun["word"] for a in adjectives):
        raise NoMeaning("filter", "no_kind", OF_NO_KIND)
    if len({a["who"] for a in adjectives if a.kind == "side"}) > 1:
        raise NoMeaning("filter", "side", OF_NO_SIDE)
    return tuple(adjectives)


def about_something(trigger: Node) -> bool:
    """Whether what sets an ability off brings something of which its first sentence can speak."""
    return any(part in trigger for part in ABOUT)
