"""Parsing the lines of cards and scenarios: every sentence gets its tree.

Shapes are read first, without the language, because parsing needs the names of all cards. Each sentence is parsed by itself, so that one
mistake hides no other. What the language finds wrong becomes a problem with its place in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

from engine.corpus.open_traits import with_traits_of
from engine.corpus.problems import MOST_PROBLEMS, Problem, short
from engine.corpus.read_cards import folded
from engine.corpus.shapes import Card, Given, Placed, Scenario, Sentence, Side
from engine.kernel.bilingual import Bilingual
from engine.language import LanguageError, Names, Node, Vocabulary, card_grammar
from engine.language import render as render_card_text
from engine.language.given_names import names_given_in
from engine.language.said_before import SaidBefore
from engine.language.sentences import Before, Spoken, parse_action, parse_expectation, render, with_labels, with_rules
from engine.language.together import read_together

ParseAt = Callable[[str, int, int], Node]  # a text, its line and column


def problem_of(error: LanguageError, file: str) -> Problem:
    """An error of the language as a problem of a file."""
    return Problem(file, error.line, error.column, error.message, short(error.found), tuple(error.nearest[:3]))


def names_for(cards: Iterable[Card], measures: Mapping[str, str] | None = None, below: Names | None = None) -> Names:
    """Every name of these cards for the language; ``measures`` gives the Japanese counting word of a kind of card.

    ``below`` are the names of cards that there are besides: these win over them, but no alias is taken from one of them.
    """
    cards = list(cards)
    full = {folded(n) for c in cards for n in (c.name["en"], c.name["ja"])}
    spellings: dict[str, str] = {}
    titles: dict[str, dict[str, str]] = {}
    for c in cards:
        titles[c.slug] = {"en": c.name["en"], "ja": c.name["ja"], "measure": (measures or {}).get(c.kind, "")}
        spellings[c.name["ja"]] = c.slug

    def taken(name: str) -> bool:
        return folded(name) in full or (below is not None and below.find(name) is not None)

    for c in cards:
        for name in (c.reading, *c.aliases):
            if name and not taken(name):  # a full name is never another card's alias
                spellings.setdefault(name, c.slug)
    return Names(spellings, titles | titles_given(cards, taken), below)


def titles_given(cards: Iterable[Card], taken: Callable[[str], bool]) -> dict[str, dict[str, str]]:
    """The names that the texts of cards give to something, but for those that are taken, with their titles."""
    return {name: {"en": name, "ja": name} for c in cards for name in names_given_in(c.text) if not taken(name)}


def _parsed(sentence: Sentence, parse: ParseAt, file: str, problems: list[Problem]) -> Sentence:
    if len(problems) >= MOST_PROBLEMS:
        return sentence
    try:
        return replace(sentence, node=parse(sentence.text, sentence.line, sentence.column))
    except LanguageError as error:
        problems.append(problem_of(error, file))
        return sentence


def _rows(sentence: Sentence) -> list[Sentence]:
    """The rows of a line that was read before, in which several may belong together."""
    texts = sentence.text.split("\n")
    return [sentence] if len(texts) == 1 else [replace(sentence, text=text, line=sentence.line + n) for n, text in enumerate(texts)]


def card_with_trees(card: Card, names: Names, vocabulary: Vocabulary) -> tuple[Card, list[Problem]]:
    """The card with a tree for each line of its text, of its evolved side and of its older versions."""
    problems: list[Problem] = []
    grammar = card_grammar(vocabulary)

    def say(node: Node, lang: str) -> str:
        return render_card_text(node, lang, vocabulary, names)

    def lines(said: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        given = [row for sentence in said for row in _rows(sentence)]

        def parse(text: str, number: int, before: SaidBefore) -> Node:
            return grammar.parse("line", text, names, given[number].line, given[number].column, before)

        found = []
        for numbers, made in read_together([s.text for s in given], parse):
            if isinstance(made, LanguageError) and len(problems) < MOST_PROBLEMS:
                problems.append(problem_of(made, card.path))
            text = "\n".join(given[n].text for n in numbers)
            found.append(replace(given[numbers[0]], text=text, node=made if isinstance(made, Node) else None))
        return tuple(found)

    def whole(c: Card) -> Card:
        evolved = replace(c.evolved, text_lines=lines(c.evolved.text_lines)) if c.evolved else None
        return replace(c, text_lines=lines(c.text_lines), evolved=evolved, say=say)

    now = whole(card)
    earlier = []
    for until, version in card.earlier:
        seen = len(problems)
        earlier.append((until, whole(version)))
        problems[seen:] = [p for p in problems[seen:] if p not in problems[:seen]]  # lines that it shares with the card as it is now
    return replace(now, earlier=tuple(earlier)), problems


def scenario_names(scenario: Scenario, cards: Mapping[str, Card], names: Names, rules: Mapping[str, Bilingual]) -> Names:
    """What the sentences of a scenario may name: ``cards`` (by slug; ``names`` are theirs), its own cards, its labels, rules (id -> title).

    A nickname that fits several cards means the one that is on the board, if only one of them is.
    """
    known = {**cards, **{c.slug: c for c in scenario.cards}}
    titles = {c.slug: {"en": c.name["en"], "ja": c.name["ja"]} for c in scenario.cards}
    placed = placed_in(scenario.given)
    titles |= titles_given(scenario.cards, lambda name: names.find(name) is not None or name in titles)
    meant: dict[str, set[str]] = {}
    for slug in dict.fromkeys([*(p.card for p in placed), *titles]):
        for name in known[slug].names() if slug in known else ():
            meant.setdefault(name, set()).add(slug)
    spellings = {name: slugs.pop() for name, slugs in meant.items() if len(slugs) == 1}
    labels = {p.label: known[p.card].name for p in placed if p.label and p.card in known}
    return with_labels(with_rules(names, rules).extended(spellings, titles), labels)


def placed_in(given: Given) -> list[Placed]:
    """Every card that a board names, pilots and cards beneath included."""
    found: list[Placed] = []
    for side in (given.me, given.opponent):
        waiting = [p for zone in (*side.zones.values(), *side.history.values()) for p in zone]
        while waiting:
            p = waiting.pop(0)
            found.append(p)
            waiting += [*((p.pilot,) if p.pilot else ()), *p.under]
    return found


def in_common_zones(given: Given, vocabulary: Vocabulary) -> list[Placed]:
    """The cards that a board names in zones that are spoken of as one (“the board”), each copy by itself."""
    common = [zone.id for zone in vocabulary.of("zone") if zone.common]
    return [p for side in (given.me, given.opponent) for zone in common for p in side.zones.get(zone, ()) for _ in range(p.copies)]


def with_trees(
    scenario: Scenario, cards: Mapping[str, Card], names: Names, vocabulary: Vocabulary, rules: Mapping[str, Bilingual]
) -> tuple[Scenario, list[Problem]]:
    """The scenario with a tree for each sentence, and for each ability granted on its board.

    ``cards`` are those of its game by slug, ``names`` their names (:func:`names_for`), ``rules`` the titles of rules by id.
    """
    problems: list[Problem] = []
    known = scenario_names(scenario, cards, names, rules)
    vocabulary = with_traits_of(vocabulary, scenario.cards)
    kinds = {**cards, **{c.slug: c for c in scenario.cards}}
    labelled = {str(p.label): p.card for p in placed_in(scenario.given) if p.label}

    def kind_of(name: str) -> str:
        slug = labelled.get(name, name)
        return kinds[slug].kind if slug in kinds else ""

    def ability(text: str, line: int, column: int) -> Node:
        return card_grammar(vocabulary).parse("line", text, known, line, column)

    def all_of(sentences: tuple[Sentence, ...], parse: ParseAt) -> tuple[Sentence, ...]:
        return tuple(_parsed(s, parse, scenario.path, problems) for s in sentences)

    def one_after_the_other(sentences: tuple[Sentence, ...], before: Before, action: bool) -> tuple[tuple[Sentence, ...], Before]:
        """Sentences of which each may go on about what the one before it was about."""
        found = []
        for s in sentences:
            read = partial(parse_action if action else parse_expectation, names=known, vocabulary=vocabulary, before=before)
            found.append(_parsed(s, lambda text, line, column, read=read: read(text, line=line, column=column), scenario.path, problems))  # type: ignore[misc]
            before = before.after(found[-1].node, known, kind_of, action)
        return tuple(found), before

    def card(p: Placed) -> Placed:
        if not (p.granted or p.pilot or p.under):
            return p
        return replace(p, granted=all_of(p.granted, ability), pilot=card(p.pilot) if p.pilot else None,
                       under=tuple(card(u) for u in p.under))  # fmt: skip

    def side(s: Side) -> Side:
        zones = {zone: tuple(card(p) for p in cards) for zone, cards in s.zones.items()}
        return replace(s, zones=zones, leader=card(s.leader) if s.leader else None)

    given = replace(scenario.given, me=side(scenario.given.me), opponent=side(scenario.given.opponent))
    cards_in_play = (kinds[p.card] for p in in_common_zones(scenario.given, vocabulary) if p.card in kinds)
    in_play = tuple(Spoken(f'"{c.name["en"]}"', f"「{c.name['ja']}」", c.kind) for c in cards_in_play)
    when, done = one_after_the_other(scenario.when, Before(in_play=in_play), action=True)
    made = replace(
        scenario,
        given=given,
        when=when,
        then=one_after_the_other(scenario.then, done, action=False)[0],
        otherwise={override: one_after_the_other(sentences, done, action=False)[0] for override, sentences in scenario.otherwise.items()},
    )
    return made, list({(p.line, p.column, p.message["en"]): p for p in problems}.values())


def all_with_trees(
    scenarios: Iterable[Scenario],
    cards: Mapping[str, Mapping[str, Card]],
    names: Mapping[str, Names],
    vocabularies: Mapping[str, Vocabulary],
    rules: Mapping[str, Mapping[str, Bilingual]],
) -> tuple[tuple[Scenario, ...], list[Problem]]:
    """The scenarios of a ruling with their trees; ``cards``, ``names``, ``vocabularies`` and the titles of ``rules`` are by game.

    Scenarios that are like one another share sentences: each problem is reported once, in the order of the file.
    """
    found: dict[tuple[int, int, str], Problem] = {}
    made = []
    for scenario in scenarios:
        if len(found) >= MOST_PROBLEMS:
            made.append(scenario)
            continue
        done, problems = with_trees(scenario, cards[scenario.game], names[scenario.game], vocabularies[scenario.game], rules[scenario.game])
        made.append(done)
        found.update({(p.line, p.column, p.message["en"]): p for p in problems})
    return tuple(made), sorted(found.values(), key=lambda p: (p.line, p.column))


def render_sentence(node: Node, lang: str, names: Names, vocabulary: Vocabulary) -> str:
    """A scenario sentence in words; card texts quoted in it are put into Japanese too."""

    def said(text: str) -> str:
        try:
            tree = card_grammar(vocabulary).parse("line", text, names)
        except LanguageError:
            return text  # a verdict's name, or half a sentence: it stays as written
        return render_card_text(tree, "ja", vocabulary, names)

    return render(node, lang, names, vocabulary, said)
