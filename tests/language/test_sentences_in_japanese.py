"""Every sentence of the shipped scenarios and every line of the shipped cards is understood as it is shown in Japanese."""

from engine.corpus.read_sentences import render_sentence, scenario_names
from engine.language import card_grammar, render
from engine.language.sentences import parse_action, parse_expectation
from tests.cast.shipped import library

# One Japanese wording for two English ones that mean the same: "its power is 1 or more" and "it has 1 or more power".
SAME_IN_JAPANESE = 1


def test_every_line_of_the_cards():
    other = []
    for cards in library().cards.values():
        grammar = card_grammar(cards.vocabulary)
        for card in map(cards.__getitem__, cards):
            for line in (*card.text_lines, *(card.evolved.text_lines if card.evolved else ())):
                text = render(line.tree, "ja", cards.vocabulary, cards.names)
                if grammar.parse("line", text, cards.names) != line.tree:
                    other.append(text)
    assert len(other) <= SAME_IN_JAPANESE, other


def test_every_sentence_of_the_scenarios():
    other = []
    seen = set()
    for ruling in library().rulings.values():
        for scenario in ruling.scenarios:
            cards = library().cards[scenario.game]
            if scenario.cards:
                continue
            names = scenario_names(scenario, cards.raw, cards.names, library().files.titles(scenario.game))
            claims = (*scenario.then, *(s for lines in scenario.otherwise.values() for s in lines))
            for parse, sentences in ((parse_action, scenario.when), (parse_expectation, claims)):
                for sentence in sentences:
                    text = render_sentence(sentence.tree, "ja", names, cards.vocabulary)
                    if (scenario.game, text) not in seen:
                        seen.add((scenario.game, text))
                        if parse(text, names, cards.vocabulary) != sentence.tree:
                            other.append(text)
    assert len(seen) > 700
    assert other == []
