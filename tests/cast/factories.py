"""A small library for the web tests, of the engine's own values: only what a test names matters, the rest is plain.

The pages are tested on these instead of the shipped corpus, so that a changed ruling breaks no test of a page.
"""

from __future__ import annotations

import datetime as dt
from types import SimpleNamespace
from typing import Any

import factory

from engine.corpus import shapes
from engine.corpus.evidence import Evidence, Update


def both(en: str, ja: str) -> dict[str, str]:
    """Return a text in both languages as the library holds it."""
    return {"en": en, "ja": ja}


def sentences(*texts: str) -> tuple[shapes.Sentence, ...]:
    """Return lines that nobody has parsed: they are shown as written."""
    return tuple(shapes.Sentence(text, line, 1) for line, text in enumerate(texts, 1))


class GameFactory(factory.Factory):
    """A game."""

    class Meta:
        model = shapes.GameInfo

    id = "shadowverse"
    name = factory.LazyFunction(lambda: both("Shadowverse", "シャドウバース"))
    prefix = "sv"


class DocumentFactory(factory.Factory):
    """A source document."""

    class Meta:
        model = shapes.Document

    id = "sv"
    game = "shadowverse"
    title = factory.LazyFunction(lambda: both("The order document", "順番の資料"))
    lines = 40
    note = None
    line = 1


class ClaimFactory(factory.Factory):
    """A claim of that document."""

    class Meta:
        model = shapes.Claim

    id = factory.Sequence(lambda n: f"sv-{n:03}")
    group = "shadowverse"
    at = "sv 3"
    status = "documented"
    says = factory.Sequence(lambda n: f"Statement number {n}.")
    show = ""
    cards = ()
    since = ""
    until = ""
    line = 1


class RuleFactory(factory.Factory):
    """A rule with two settings and no history."""

    class Meta:
        model = shapes.Rule

    id = factory.Sequence(lambda n: f"sv.plain.rule-{n}")
    game = "shadowverse"
    title = factory.Sequence(lambda n: both(f"Plain rule {n}", f"ふつうのルール{n}"))
    statement = factory.Sequence(lambda n: both(f"Plain statement {n}.", f"ふつうの本文{n}。"))
    settings = factory.LazyFunction(lambda: {"apart": both("one by one", "別々に"), "together": both("at once", "同時に")})
    history = ()
    fixed = None
    claims = ()
    sources = ()
    note = None
    path = "shadowverse/rules/plain.yaml"
    line = 1


class CardFactory(factory.Factory):
    """A follower without abilities."""

    class Meta:
        model = shapes.Card

    game = "shadowverse"
    slug = factory.Sequence(lambda n: f"plain-follower-{n}")
    name = factory.LazyAttribute(lambda card: both(card.slug.replace("-", " ").title(), "ふつうの従者" + card.slug[-1]))
    reading = ""
    aliases = ()
    kind = "follower"
    klass = "neutral"
    traits = ()
    cost = 2
    attack = 2
    defense = 3
    text = ""
    text_lines = ()
    evolved = None
    scripted = "full"
    note = None
    path = "shadowverse/cards/plain.yaml"
    line = 1


class LionelFactory(CardFactory):
    """The card that the best-known ruling is about, with its nicknames."""

    slug = "lionel-woodland-shadow"
    name = factory.LazyFunction(lambda: both("Lionel, Woodland Shadow", "フォレストダーク・レオネル"))
    reading = "ふぉれすとだーく・れおねる"
    aliases = ("レオネル", "Lionel", "Leonel")
    klass = "forestcraft"
    cost = 7
    attack = 5
    defense = 6
    text_lines = factory.LazyFunction(lambda: sentences("Fanfare: it strikes first."))
    evolved = factory.LazyFunction(lambda: shapes.Evolved(7, 8, "", sentences("It strikes again.")))


class EvidenceFactory(factory.Factory):
    """A test that somebody made in the game."""

    class Meta:
        model = Evidence

    kind = "game-test"
    by = "Aki"
    seen = "2021-04-02"
    version = "3.1"
    address = ""
    archived = ""
    sha256 = ""
    at = ""
    shows = factory.LazyFunction(lambda: both("It happened.", "起こった。"))
    infers = None
    against = False
    provisional = False


class UpdateFactory(factory.Factory):
    """An update that changed a plain rule."""

    class Meta:
        model = Update

    game = "shadowverse"
    day = dt.date(2021, 6, 1)
    title = factory.LazyFunction(lambda: both("Something was changed", "変更があった"))
    cards = ()
    rules = ("sv.plain",)
    line = 1


class ScenarioFactory(factory.Factory):
    """A scenario that nobody runs."""

    class Meta:
        model = shapes.Scenario

    name = "plain"
    game = "shadowverse"
    as_of = None
    title = None
    like = ""
    given = factory.LazyFunction(shapes.Given)
    when = ()
    then = ()
    otherwise = factory.LazyFunction(dict)
    settings = factory.LazyFunction(dict)
    choose = ()
    cards = ()
    claims = ()
    path = "shadowverse/rulings/plain.yaml"
    line = 1


class RulingFactory(factory.Factory):
    """A documented ruling."""

    class Meta:
        model = shapes.Ruling

    id = factory.Sequence(lambda n: f"sv-plain-{n}")
    game = "shadowverse"
    title = factory.Sequence(lambda n: both(f"Plain ruling {n}", f"ふつうの裁定{n}"))
    question = factory.LazyFunction(lambda: both("Does it happen?", "起こるか。"))
    answer = factory.Sequence(lambda n: both(f"It happens {n} times.", f"{n}回起こる。"))
    status = "documented"
    claims = ()
    sources = ()
    see = ()
    since = ""
    note = None
    scenarios = factory.LazyFunction(lambda: (ScenarioFactory(),))
    cards = ()
    path = "shadowverse/rulings/plain.yaml"
    text = ""


class Rulings(dict[str, Any]):
    """Rulings by id, and where each of them would lie."""

    @property
    def paths(self) -> dict[str, str]:
        return {id: f"{ruling.game}/rulings/{id}.yaml" for id, ruling in self.items()}


class Cards(dict[str, Any]):
    """The cards of a game by slug; their lines need no reading."""

    @property
    def raw(self) -> dict[str, Any]:
        return self


def library_of(*things: Any) -> SimpleNamespace:
    """Return what pages read of an `engine.library.Library`, holding just these things and one game."""
    of = {kind: [thing for thing in things if isinstance(thing, kind)] for kind in shapes_used()}
    games = of[shapes.GameInfo] or [GameFactory()]
    cards = {game.id: Cards({card.slug: card for card in of[shapes.Card] if card.game == game.id}) for game in games}
    return SimpleNamespace(
        files=SimpleNamespace(cards=cards, texts={}),
        games={game.id: game for game in games},
        rules={rule.id: rule for rule in of[shapes.Rule]},
        cards=cards,
        rulings=Rulings({ruling.id: ruling for ruling in of[shapes.Ruling]}),
        claims={claim.id: claim for claim in of[shapes.Claim]},
        documents={document.id: document for document in of[shapes.Document]},
        topics={"order": both("Order", "処理順"), "timing": both("Timing", "タイミング")},
        synonyms=tuple(of[shapes.Synonym]),
        updates={game.id: tuple(update for update in of[Update] if update.game == game.id) for game in games},
        problems=[],
    )


def shapes_used() -> tuple[type, ...]:
    """Return the kinds of things that a library holds."""
    return (shapes.GameInfo, shapes.Rule, shapes.Card, shapes.Ruling, shapes.Claim, shapes.Document, shapes.Synonym, Update)
