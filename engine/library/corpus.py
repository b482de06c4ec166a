"""The library: a corpus that can be asked for anything in it and that runs its scenarios."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any

from engine.games.registry import GAMES
from engine.kernel.budget import Budget
from engine.kernel.cards import Definition, Held
from engine.kernel.game import Game
from engine.kernel.resolve import Context
from engine.kernel.rules import Ruleset, check, compose
from engine.kernel.run import Run
from engine.language import LanguageError, Names, Node, card_grammar, render
from engine.language.meaning.builder import NoMeaning
from engine.language.meaning.define import Gap, Printed, define, quoted
from engine.library.problems import BadInput, Problem, nearest
from engine.library.read_sentences import card_with_trees, names_for, problem_of, render_sentence, scenario_names
from engine.library.shapes import Card, Ruling, Scenario, Sentence
from engine.library.shelf import Shelf, measures_of
from engine.scenarios.naming import Place
from engine.scenarios.play import Played, Spoken, Staging, play

Key = tuple[str, str, dt.date | None]


class Library:
    """Games, rules, cards, rulings, claims and documents of one corpus. Nothing in it changes once it is made."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.systems = shelf.systems
        self.games = shelf.games
        self.rules = shelf.rules
        self.cards = shelf.cards
        self.rulings = shelf.rulings
        self.claims = shelf.claims
        self.documents = shelf.documents
        self.definitions: dict[Key, Definition] = {}
        self._rulesets: dict[Any, Ruleset] = {}
        self.pinned: dict[tuple[str, str], dt.date] = {}

    @classmethod
    def from_folder(cls, folder: Path) -> Library:
        """The corpus of a folder; files are keyed by their paths below it. Bytes that are no UTF-8 are left for the reader to refuse."""
        paths = sorted(folder.rglob("*.yaml"))
        return cls.from_texts({p.relative_to(folder).as_posix(): p.read_text(encoding="utf-8", errors="surrogateescape") for p in paths})

    @classmethod
    def from_texts(cls, texts: Mapping[str, str], systems: Mapping[str, Game] = GAMES) -> Library:
        """The corpus of a mapping from path to text, about these games."""
        return cls(Shelf(texts, systems))

    @property
    def problems(self) -> list[Problem]:
        """Everything that is wrong with the corpus; empty when it is sound. Reads all of it."""
        found = list(self.shelf.problems)
        for game, cards in self.cards.items():
            for slug in cards:
                _ = cards[slug]
                found.extend(cards.problems.get(slug) or self.undoable(game, slug))
            declared = {r.id: r for r in self.rules.values() if r.game == game}
            if declared:
                for rule, en in check(self.systems[game].policies, declared):
                    where = declared.get(rule)
                    message = {"en": f"Rule {rule} {en}.", "ja": f"ルール {rule}: {en}"}
                    found.append(Problem(where.path if where else f"{game}/rules", where.line if where else 0, 0, message, rule))
        for id in self.rulings:
            self.rulings.get(id)
            found.extend(self.rulings.problems.get(id, ()))
        return found

    # ---- definitions

    def undoable(self, game: str, slug: str) -> tuple[Problem, ...]:
        """The lines of a card that can be read but that its game cannot do."""
        try:
            self.define(game, slug, None)
        except BadInput as wrong:
            return tuple(wrong.problems)
        return ()

    def define(self, game: str, slug: str, day: dt.date | None) -> Definition:
        """A card's definition as of a day, or of the day that it is pinned to."""
        own = self.pinned.get((game, slug), day)
        key = (game, slug, own if self.cards[game].raw[slug].earlier else None)
        found = self.definitions.get(key)
        if found is None:
            card = self.cards[game][slug].on(own)
            found = self.definition_of(card, self.cards[game].names, lambda s: self.define(game, s, day))
            self.definitions[key] = found
        return found

    def with_cards(self, game: str, days: Mapping[str, dt.date]) -> Library:
        """The same library with some cards as they were on a day of their own, whatever day is played; BadInput for a card there is not."""
        known = self.cards[game].raw
        for slug in days:
            if slug not in known:
                message = {"en": f"There is no card “{slug}” in this game.", "ja": f"このゲームに「{slug}」というカードはありません。"}
                raise BadInput(Problem("", 0, 0, message, slug, nearest(slug, known)))
        made = copy(self)
        made.definitions = {}
        made.pinned = self.pinned | {(game, slug): day for slug, day in days.items()}
        return made

    def definition_of(self, card: Card, names: Names, lookup: Callable[[str], Definition]) -> Definition:
        """The definition of a card that may not be in the corpus; BadInput for lines of it that the game cannot do."""
        game = self.systems[card.game]

        def text(node: Node, category: str) -> Spoken:
            return Spoken(lambda lang: render(node, lang, game.vocabulary, names, category))

        evolved = None
        if card.evolved is not None:
            evolved = (card.evolved.attack, card.evolved.defense, nodes_of(card.evolved.text_lines))
        attack = card.figures.get("power", card.attack)
        printed = Printed(
            card.slug, card.name, card.kind, card.klass, frozenset(card.traits), card.cost, attack, card.defense,
            nodes_of(card.text_lines), evolved,
        )  # fmt: skip
        made, gaps = define(game, printed, lookup, text)
        if gaps:
            raise BadInput([undoable(card, gap) for gap in gaps])
        return made

    # ---- running

    def ruleset(self, game: str, as_of: dt.date | None, settings: Mapping[str, str]) -> Ruleset:
        """A game's rules on a day, with some set otherwise; BadInput for a rule or setting there is none of."""
        key = (game, as_of, tuple(sorted(settings.items())))
        found = self._rulesets.get(key)
        if found is None:
            for rule, setting in settings.items():
                self.check_setting(rule, setting)
            declared = {r.id: r for r in self.rules.values() if r.game in self.family(game)}
            mine = {r: s for r, s in settings.items() if r in declared}
            found = compose(self.systems[game].bindings, declared, as_of, mine)
            if len(self._rulesets) > 1500:
                self._rulesets.clear()
            self._rulesets[key] = found
        return found

    def family(self, game: str) -> tuple[str, ...]:
        """A game and those it is based on: the games whose rules hold in it."""
        base = self.systems[game].based_on
        return (game,) if base is None else (game, *self.family(base.id))

    def check_setting(self, rule: str, setting: str) -> None:
        """Refuse a rule or a setting that does not exist, naming what comes nearest."""
        known = self.rules.get(rule)
        if known is None:
            message = {"en": f"There is no rule “{rule}”.", "ja": f"「{rule}」というルールはありません。"}
            raise BadInput(Problem("", 0, 0, message, rule, nearest(rule, self.rules)))
        if known.fixed:
            message = {"en": f"Rule “{rule}” is fixed: it has no other setting.", "ja": f"ルール「{rule}」は固定で、他の設定はありません。"}
            raise BadInput(Problem("", 0, 0, message, setting))
        if setting not in known.settings:
            near = nearest(setting, known.settings) or tuple(known.settings)
            message = {"en": f"Rule “{rule}” has no setting “{setting}”.", "ja": f"ルール「{rule}」に「{setting}」という設定はありません。"}
            raise BadInput(Problem("", 0, 0, message, setting, near))

    def staging(self, scenario: Scenario, day: dt.date | None) -> Staging:
        """What a scenario needs in order to be played on a day."""
        game = self.systems[scenario.game]
        cards = self.cards[scenario.game]
        own = {c.slug: c for c in scenario.cards if c.game == scenario.game}
        base = cards.names if not own else names_for([*cards.raw.values(), *own.values()], measures_of(cards))
        names = scenario_names(scenario, cards.raw, base, self.shelf.titles())
        made: dict[str, Definition] = {}

        def lookup(slug: str) -> Definition:
            if slug not in own:
                return self.define(scenario.game, slug, day)
            if slug not in made:
                card, wrong = card_with_trees(own[slug], base, game.vocabulary)
                if wrong:
                    raise BadInput(wrong)
                made[slug] = self.definition_of(card.on(day), base, lookup)
            return made[slug]

        def text(node: Node, category: str) -> Spoken:
            return Spoken(lambda lang: render(node, lang, game.vocabulary, names, category))

        def grant(sentence: Sentence) -> tuple[Held, ...]:
            try:
                return tuple(Held(a, 0) for a in quoted(game, sentence.node, lookup, text))
            except NoMeaning as missing:
                raise meaningless(scenario.path, sentence, sentence.text, missing) from missing

        done: dict[str, Callable[[Run, str], None]] = {}  # a text that is done again and again is read once

        def effect(words: str, where: Place) -> Callable[[Run, str], None]:
            if words not in done:
                done[words] = read_effect(words, where)
            return done[words]

        def read_effect(words: str, where: Place) -> Callable[[Run, str], None]:
            try:
                tree = card_grammar(game.vocabulary).parse("line", words, names, where.sentence.line, where.sentence.column)
            except LanguageError as error:
                raise BadInput(problem_of(error, where.path)) from error
            try:
                return doing(game, tree, lookup, text)
            except NoMeaning as missing:
                raise meaningless(where.path, where.sentence, words, missing) from missing

        def canonical(words: str) -> str:
            try:
                tree = card_grammar(game.vocabulary).parse("line", words, names)
                return plain(render(tree, "en", game.vocabulary, names))
            except LanguageError:
                return plain(words)

        return Staging(
            game,
            names,
            lookup,
            grant,
            effect,
            lambda s: Spoken(lambda lang: render_sentence(s.node, lang, names, game.vocabulary)),
            names.title,
            lambda words, ability: canonical(words) in plain(ability.text["en"]),
        )

    def play(
        self,
        scenario: Scenario,
        as_of: dt.date | None = None,
        settings: Mapping[str, str] | None = None,
        choose: Sequence[int] = (),
        budget: Budget | None = None,
        staging: Staging | None = None,
    ) -> Played:
        """Play a scenario; without ``as_of`` on its own date, else under the latest rules."""
        day = as_of or scenario.as_of
        ruleset = self.ruleset(scenario.game, day, {**scenario.settings, **(settings or {})})
        return play(scenario, staging or self.staging(scenario, day), ruleset, choose, budget)

    def find(self, ruling_id: str, scenario_name: str | None = None) -> tuple[Ruling, Scenario]:
        """A ruling and one of its scenarios (the first where none is named); BadInput for what does not exist or is not sound."""
        if ruling_id not in self.rulings.paths:
            message = {"en": f"There is no ruling “{ruling_id}”.", "ja": f"「{ruling_id}」という裁定はありません。"}
            raise BadInput(Problem("", 0, 0, message, ruling_id, nearest(ruling_id, self.rulings.paths)))
        ruling = self.rulings.get(ruling_id)
        problems = self.rulings.problems[ruling_id]
        if problems or ruling is None:
            raise BadInput(problems)
        return ruling, scenario_of(ruling, scenario_name)

    def run(
        self,
        of: str | Ruling,
        scenario_name: str | None = None,
        as_of: dt.date | None = None,
        settings: Mapping[str, str] | None = None,
        choose: Sequence[int] = (),
        **limits: Any,
    ) -> Any:
        """Run a scenario of a ruling, in the corpus or not: an :class:`engine.library.runs.ScenarioRun`. Raises BadInput.

        ``limits`` are those of exploring (``branches`` and ``work``) and of each run (``budget``).
        """
        from engine.library.runs import ScenarioRun

        if isinstance(of, Ruling):
            ruling, scenario = of, scenario_of(of, scenario_name)
        else:
            ruling, scenario = self.find(of, scenario_name)
        return ScenarioRun(self, ruling, scenario, as_of, settings or {}, tuple(choose), **limits)


def scenario_of(ruling: Ruling, name: str | None) -> Scenario:
    """A scenario of a ruling by name; BadInput where there is none of that name."""
    scenario = ruling.scenario(name)
    if scenario is None:
        names = [s.name for s in ruling.scenarios]
        message = {"en": f"{ruling.id} has no scenario “{name}”.", "ja": f"{ruling.id} に「{name}」というシナリオはありません。"}
        raise BadInput(Problem(ruling.path, 0, 0, message, str(name), nearest(str(name), names) or tuple(names)))
    return scenario


def nodes_of(lines: tuple[Sentence, ...]) -> tuple[Node, ...]:
    """The trees of lines that could be read."""
    return tuple(s.node for s in lines if s.node is not None)


def undoable(card: Card, gap: Gap) -> Problem:
    """What is said of a line of a card that can be read but not done in its game."""
    lines = card.evolved.text_lines if gap.evolved and card.evolved is not None else card.text_lines
    line = [s for s in lines if s.node is not None][gap.line]
    return meaningless(card.path, line, line.text, gap.missing).problems[0]


def meaningless(path: str, sentence: Sentence, words: str, missing: NoMeaning | str) -> BadInput:
    """What is said of a text that can be read but not done in this game."""
    message = {
        "en": f"This text can be read, but the engine cannot do it in this game yet: {missing}.",
        "ja": f"この文は読めますが、このゲームではまだ実行できません: {missing}",
    }
    return BadInput(Problem(path, sentence.line, sentence.column, message, words))


def plain(text: str) -> str:
    """A card text for comparing: lower case, without the last full stop."""
    return text.strip().rstrip(".").casefold()


def doing(game: Any, tree: Node, lookup: Any, text: Any) -> Callable[[Run, str], None]:
    """An effect of the card language as something that a player does at once."""
    from engine.language.meaning.builder import Bench
    from engine.language.meaning.lines import Lines

    abilities = Lines(Bench(game, lookup, text), "spell").abilities(tree)

    def do(run: Run, who: str) -> None:
        leader = run.state.things[run.state.zone(who, "leader")[0]]
        for a in abilities:
            ctx = Context(run, None, leader, who, None)
            for operation in a.operations:
                operation(ctx)
                run.checkpoint("operation")

    return do
