"""What a scenario needs of the corpus in order to be played on a day: the meaning and the wording of every text in it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from engine.corpus.files import CorpusFiles
from engine.corpus.open_traits import with_traits_of
from engine.corpus.problems import BadInput, Problem
from engine.corpus.read_sentences import card_with_trees, names_for, problem_of, render_sentence, scenario_names
from engine.corpus.shapes import Given, Scenario, Sentence
from engine.kernel.cards import Ability, CardAbility, Definition
from engine.kernel.game import Game
from engine.kernel.resolve import Context, goes_on
from engine.kernel.run import Run
from engine.language import LanguageError, Node, card_grammar, render
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.define import quoted
from engine.language.meaning.lines import Lines
from engine.play.naming import Location
from engine.play.play import Staging, TextWhenRead
from engine.play.table import GivenBoard, lay_out
from engine.study.definitions import Definitions, undoable

Effect = Callable[[Run, str], None]  # something that a player does at once


def staging(files: CorpusFiles, definitions: Definitions, scenario: Scenario, day: dt.date | None) -> Staging:
    """The staging of a scenario on a day. BadInput is raised later, when a text of it cannot be read or done as it is asked for."""
    texts = ScenarioTexts(files, definitions, scenario, day)
    return Staging(
        texts.game, texts.names, texts.define, texts.board, texts.effect, texts.say_sentence, texts.names.title, texts.same_text
    )  # fmt: skip


class ScenarioTexts:
    """The texts of one scenario: those of its cards, of abilities granted on its board, and of effects quoted in its sentences."""

    def __init__(self, files: CorpusFiles, definitions: Definitions, scenario: Scenario, day: dt.date | None) -> None:
        self.scenario = scenario
        self.definitions = definitions
        self.day = day
        self.game: Game = files.systems[scenario.game]
        cards = files.cards[scenario.game]
        self.own = {card.slug: card for card in scenario.cards if card.game == scenario.game}
        self.vocabulary = with_traits_of(cards.vocabulary, self.own.values())
        self.card_names = names_for(self.own.values(), cards.measures, cards.names) if self.own else cards.names
        self.names = scenario_names(scenario, cards.raw, cards.names, files.titles(scenario.game))
        self._made: dict[str, Definition] = {}
        self.undone: dict[str, list[Problem]] = {}  # by own card that was defined: why which of its lines are read and not carried out
        self._effects: dict[str, Effect] = {}
        self._board: tuple[Given, GivenBoard] | None = None
        self._said: dict[int, tuple[Sentence, TextWhenRead]] = {}  # by id; the sentence is held with it, so that the id stays its own

    def define(self, slug: str) -> Definition:
        """The definition of a card of the corpus, or of one that the scenario brings along, which wins."""
        made = self._made.get(slug)
        if made is None:
            made = self._made[slug] = self._define(slug)
        return made

    def _define(self, slug: str) -> Definition:
        card = self.own.get(slug)
        if card is None:
            return self.definitions.get(self.scenario.game, slug, self.day)
        if card.say is None:  # its lines were not read with its ruling
            card, _unread = card_with_trees(card, self.card_names, self.vocabulary)
        made, self.undone[slug] = self.definitions.in_part(card.on(self.day), self.card_names, self.define, self.vocabulary)
        return made

    def granted(self, sentence: Sentence) -> tuple[CardAbility, ...]:
        """The abilities of a line that the board grants to a card."""
        try:
            return tuple(CardAbility(ability, 0) for ability in quoted(self.game, sentence.tree, self.define, self._say))
        except NoMeaning as missing:
            raise BadInput(undoable(self.scenario.path, sentence, sentence.text, missing, self.vocabulary)) from missing

    def effect(self, text: str, where: Location) -> Effect:
        """What a player does who does what ``text`` says. A text that is done again and again is read once."""
        if text not in self._effects:
            self._effects[text] = self._read_effect(text, where)
        return self._effects[text]

    def _read_effect(self, text: str, where: Location) -> Effect:
        try:
            tree = card_grammar(self.vocabulary).parse("line", text, self.names, where.sentence.line, where.sentence.column)
        except LanguageError as error:
            raise BadInput(problem_of(error, where.path)) from error
        try:
            return doing(Lines(Bench(self.game, self.define, self._say), permanent=False).abilities(tree))
        except NoMeaning as missing:
            raise BadInput(undoable(where.path, where.sentence, text, missing, self.vocabulary)) from missing

    def board(self, given: Given) -> GivenBoard:
        """The board that is given, laid out once for all its runs."""
        known = self._board
        if known is None or known[0] is not given:
            known = self._board = (given, lay_out(self.game, given, self.define, self.granted))
        return known[1]

    def same_text(self, quoted: str, ability: Ability) -> bool:
        """Whether what a sentence quotes is (a part of) the text of an ability, however it is spelled."""
        return self._canonical(quoted) in _plain(ability.text["en"])

    def _canonical(self, quoted: str) -> str:
        try:
            tree = card_grammar(self.vocabulary).parse("line", quoted, self.names)
        except LanguageError:
            return _plain(quoted)
        return _plain(render(tree, "en", self.vocabulary, self.names))

    def say_sentence(self, sentence: Sentence) -> TextWhenRead:
        """A sentence of the scenario in words: the same for every run of it."""
        known = self._said.get(id(sentence))
        if known is None:
            spoken = TextWhenRead(lambda lang: render_sentence(sentence.tree, lang, self.names, self.vocabulary))
            known = self._said[id(sentence)] = (sentence, spoken)
        return known[1]

    def _say(self, node: Node, category: str) -> TextWhenRead:
        return TextWhenRead(lambda lang: render(node, lang, self.vocabulary, self.names, category))


def doing(abilities: list[Ability]) -> Effect:
    """The operations of some abilities, done one after the other by a player's leader, without waiting for anything."""

    def do(run: Run, who: str) -> None:
        leader = run.state.things[run.state.zone(who, "leader")[0]]
        for ability in abilities:
            ctx = Context(run, None, leader, who, None)
            for operation in ability.operations:
                operation(ctx)
                goes_on(ctx)

    return do


def _plain(text: str) -> str:
    """A card text for comparing: lower case, without the last full stop."""
    return text.strip().rstrip(".").casefold()
