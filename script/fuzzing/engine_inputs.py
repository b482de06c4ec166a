"""Inputs of the engine: the text of a card, a ruling's file, a file of the corpus; in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from engine.corpus.problems import BadInput, Problem
from engine.kernel.budget import Budget
from engine.language.cards import CARD_TABLE
from engine.study.library import Library
from engine.study.own_cards import Draft, read_back
from engine.study.scenario_run import TooLong
from script.fuzzing.chance import Chance

FILE = "input.yaml"
LARGEST = 2_000_000  # bytes of a run as data
BUDGET = Budget(steps=1500, depth=30, agenda=120, objects=220, decisions=120)
SENTENCE = re.compile(r"^ +- ([^:{}\[\]]+)$", re.M)


class Words:
    """What inputs are put together from: the texts of a corpus, and all phrases, in both languages."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.files = dict(library.files.texts)
        self.games = tuple(game for game in library.games if any(path.startswith(f"{game}/cards/") for path in self.files))

    @cached_property
    def phrases(self) -> list[str]:
        """An example of every phrase of card text, as it is written and in the other language's pattern."""
        every = [phrase for phrase in CARD_TABLE.phrases if phrase.example]
        return [phrase.example for phrase in every] + [re.sub(r"[{}]|:\w+\+?", "", phrase.japanese) for phrase in every if phrase.japanese]

    @cached_property
    def card_texts(self) -> list[str]:
        """Lines of the corpus's cards, said in both languages."""
        return [said for game in self.games for said in self._said(game)] + self.phrases

    def _said(self, game: str) -> Iterator[str]:
        for slug in self.library.cards[game]:
            card = self.library.cards[game].get(slug)
            for sentence in card.text_lines if card is not None else ():
                yield sentence.text
                if sentence.node is not None and card is not None and card.say is not None:
                    yield card.say(sentence.node, "ja")

    @cached_property
    def rulings(self) -> list[str]:
        """The files of rulings."""
        return [text for path, text in self.files.items() if "/rulings/" in path]

    @cached_property
    def sentences(self) -> list[str]:
        """Sentences of scenarios."""
        return sorted({found for text in self.rulings for found in SENTENCE.findall(text)})


def say_something(problems: Iterable[Problem]) -> None:
    """What is wrong is said in both languages."""
    for problem in problems:
        assert all(problem.message.get(lang) for lang in ("en", "ja")), problem


def card_text(words: Words, chance: Chance) -> None:
    """The text of a card of somebody's own, read back line by line."""
    lines = [chance.changed(chance.pick(words.card_texts), words.card_texts) for _ in range(1 + chance.randrange(3))]
    kind = chance.pick(("follower", "spell", "amulet", "creature", "character", "event", "nothing", ""))
    name = {chance.pick(("en", "ja")): chance.changed("My Card", words.card_texts, 1)[:60]}
    evolved = chance.pick(lines) if chance.once_in(4) else ""
    draft = Draft(name, kind, "", chance.pick((None, 0, 3)), chance.pick((None, 2)), 2, "\n".join(lines), evolved)
    say_something(line.problem for line in read_back(words.library, chance.pick(words.games), draft) if line.problem is not None)


def ruling(words: Words, chance: Chance) -> None:
    """A ruling's file with other sentences and card texts; where it is sound, every scenario is played and told."""
    text = chance.pick(words.rulings)
    for _ in range(1 + chance.randrange(3)):
        found = list(SENTENCE.finditer(text))
        if found and not chance.once_in(4):
            at = chance.pick(found)
            other = chance.pick(words.sentences) if chance.once_in(2) else chance.changed(at[1], words.sentences, 2)
            text = text[: at.start(1)] + other + text[at.end(1) :]
        else:
            text = chance.broken(text, words.rulings)
    made, problems = words.library.rulings.read(text, FILE)
    say_something(problems)
    if made is None or problems:
        return
    for scenario in made.scenarios:
        try:
            run = words.library.run(made, scenario.name, branches=40, work=4000, budget=BUDGET)
            run.json(chance.pick(("en", "ja")), most=LARGEST)
        except (BadInput, TooLong):
            continue


def corpus_file(words: Words, chance: Chance) -> None:
    """A corpus of one game of which a file was damaged: it says what is wrong."""
    game = chance.pick(words.games)
    some = {path: text for path, text in words.files.items() if path.startswith(f"{game}/") and "/rulings/" not in path}
    path = chance.pick(sorted(some))
    some[path] = chance.broken(some[path], list(some.values()))
    say_something(Library.from_texts(some).problems)
