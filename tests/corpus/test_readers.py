"""Sound files become values with everything that they say."""

import datetime as dt

import pytest

from engine.corpus import read_cards, read_claims, read_documents, read_rules, read_rulings, read_sentences
from engine.corpus.known import Known
from engine.corpus.shapes import Source
from engine.language.sentences.examples import VOCABULARY
from tests.cast import files


@pytest.fixture(scope="module")
def ruling():
    got = files.reading(files.RULING)
    found = read_rulings.read_ruling(got, files.RULING, files.known())
    assert got.problems == []
    return found


def test_the_cast_is_sound():
    assert files.problems_in("rules", files.RULES) == []
    assert files.problems_in("cards", files.CARDS) == []
    assert files.problems_in("claims", files.CLAIMS) == []
    assert files.problems_in("documents", files.DOCUMENTS) == []
    assert files.problems_in("rulings", files.RULING) == []


def test_rules_have_settings_in_order_and_history_begins_with_what_was_before():
    plain, dated, fixed = read_rules.read_rules(files.reading(files.RULES), "shadowverse", Known())
    assert list(plain.settings) == ["apart", "together"]
    assert plain.history == ()
    assert plain.sources == (Source("sv", "17, 27"),)
    assert dated.history == ((None, "together"), (dt.date(2021, 3, 30), "apart"))
    assert fixed.settings == {}
    assert fixed.fixed["en"] == "That is what a cost is."


def test_a_setting_since_an_unknown_day_is_reachable_but_not_dated():
    text = files.RULES.replace("since: 2021-03-30", "since: unknown")
    dated = read_rules.read_rules(files.reading(text), "shadowverse", Known())[1]
    assert dated.history == ()
    assert "apart" in dated.settings


def test_cards_have_names_slugs_and_lines_with_places():
    cards = read_cards.read_cards(files.reading(files.CARDS, "c.yaml"), "shadowverse", files.known())
    lionel = cards[0]
    assert lionel.slug == "lionel-woodland-shadow"
    assert (lionel.cost, lionel.attack, lionel.defense, lionel.klass) == (7, 5, 6, "forestcraft")
    assert [(s.text, s.line, s.column) for s in lionel.text_lines] == [("Ward.", 12, 7), ("Fanfare: draw a card.", 13, 7)]
    assert (lionel.evolved.attack, lionel.evolved.text) == (7, "Last Words: draw a card.")
    assert lionel.names()[-1] == "Leonel"


@pytest.mark.parametrize(
    "name, slug",
    [("Hero of Antiquity", "hero-of-antiquity"), ("Tenko's Shrine", "tenkos-shrine"), ("Rosé & Ça", "rose-ca"), ("E-01/日の光", "e-01")],
)
def test_a_slug_is_the_english_name_as_it_stands_in_an_address(name, slug):
    assert read_cards.slug_of(name) == slug


def test_a_card_has_older_versions_with_the_last_day_they_held():
    text = files.CARDS + "    earlier: [{until: 2020-12-31, cost: 5}, {until: 2021-06-30, cost: 4}]\n".replace("    ", "    ", 1)
    text = text.replace("aliases: [Yurius], kind: follower}\n    earlier", "aliases: [Yurius], kind: follower, cost: 3, earlier")
    text = text.replace("{until: 2021-06-30, cost: 4}]", "{until: 2021-06-30, cost: 4}]}")
    card = read_cards.read_cards(files.reading(text), "shadowverse", Known())[-1]
    assert [card.on(day).cost for day in (dt.date(2020, 12, 31), dt.date(2021, 1, 1), dt.date(2021, 7, 1), None)] == [5, 4, 3, 3]


def test_card_lines_are_rendered_from_their_trees_in_both_languages():
    cards = read_cards.read_cards(files.reading(files.CARDS), "shadowverse", Known())
    lionel, problems = read_sentences.card_with_trees(cards[0], read_sentences.names_for(cards), VOCABULARY)
    assert problems == []
    assert lionel.lines("en") == ["Ward.", "Fanfare: draw a card."]
    assert lionel.lines("ja")[0] == "守護。"
    assert lionel.evolved_lines("en") == ["Last Words: draw a card."]


def test_claims_and_documents_are_read_by_id():
    claims = read_claims.read_claims(files.reading(files.CLAIMS))
    assert claims["sv-014"].cards == ("レオネル",)
    assert (claims["sv-014"].since, claims["sv-013"].group) == ("2021-03-30", "shadowverse")
    assert read_documents.read_documents(files.reading(files.DOCUMENTS), Known())["sv"].lines == 143


def test_a_ruling_says_what_its_file_says(ruling):
    assert (ruling.id, ruling.status, ruling.since) == ("sv-lionel", "documented", "2021")
    assert [s.name for s in ruling.scenarios] == ["magitrain", "earlier"]
    assert ruling.scenario(None).name == "magitrain"
    assert ruling.scenario("nobody") is None
    first = ruling.scenarios[0]
    assert (first.as_of, first.claims) == (dt.date(2021, 4, 1), ("sv-013",))
    assert [(s.text, s.line) for s in first.when] == [("opponent plays Hero of Antiquity", 27)]
    assert list(first.otherwise) == [(("sv.timing.played", "together"),)]


def test_a_board_names_zones_points_and_what_is_special_about_a_copy(ruling):
    given = ruling.scenarios[0].given
    assert given.turn == "opponent"
    lionel = given.me.zones["board"][0]
    assert (lionel.card, lionel.label, lionel.evolved) == ("lionel-woodland-shadow", "left", True)
    assert [s.text for s in lionel.granted] == ["Last Words: draw a card."]
    assert (given.me.points, given.me.deck_size, given.me.leader.defense) == ({"pp": 3}, 20, 15)
    hand = given.opponent.zones["hand"]
    assert [(p.card, p.copies) for p in hand] == [("hero-of-antiquity", 1), ("goblin", 2)]
    train = given.opponent.zones["board"][0]
    assert (train.pilot.card, train.counters) == ("goblin", {"countdown": 2})
    assert given.opponent.zones["deck"] == ()
    assert "deck" not in given.me.zones
    assert given.opponent.points == {"rally": 4}
    assert [p.card for p in given.opponent.history["destroyed"]] == ["goblin"]


def test_a_scenario_that_is_like_another_takes_over_board_and_actions_and_says_what_differs(ruling):
    first, second = ruling.scenarios
    assert second.like == "magitrain"
    assert second.when == first.when
    assert second.given.me.points == {"pp": 4}
    assert second.given.me.zones == first.given.me.zones
    assert second.given.opponent == first.given.opponent
    assert second.settings == {"sv.timing.played": "together"}
    assert second.as_of == dt.date(2020, 1, 1)


def test_sentences_get_trees_that_know_labels_and_rules(ruling):
    known = files.known()
    names = {"shadowverse": read_sentences.names_for(known.cards["shadowverse"].values())}
    titles = {"shadowverse": {r.id: r.title for r in known.rules.values()}}
    scenarios, problems = read_sentences.all_with_trees(ruling.scenarios, known.cards, names, {"shadowverse": VOCABULARY}, titles)
    assert problems == []
    order = scenarios[0].then[1].node
    assert order["steps"][0]["effect"]["source"]["name"] == "left"
    assert scenarios[0].given.me.zones["board"][0].granted[0].node is not None


def test_a_sentence_about_an_ambiguous_nickname_means_the_card_on_the_board():
    text = files.RULING.replace("2 x Goblin]", '"Yurius, Traitorous Noble"]').replace(
        "- Hero of Antiquity was destroyed", "- Yurius was drawn"
    )
    got = files.reading(text)
    ruling = read_rulings.read_ruling(got, text, files.known())
    assert got.problems == []
    cards = files.known().cards["shadowverse"]
    names = read_sentences.names_for(cards.values())
    scenario, problems = read_sentences.with_trees(
        ruling.scenarios[0], cards, names, VOCABULARY, {"sv.timing.played": {"en": "a", "ja": "い"}}
    )
    assert problems == []
    assert scenario.then[0].node["cards"][0]["name"] == "yurius-traitorous-noble"


def test_quoted_card_texts_are_shown_in_japanese():
    names = read_sentences.names_for(files.known().cards["shadowverse"].values())
    node = read_sentences.parse_expectation('Goblin has "Last Words: draw a card."', names, VOCABULARY)
    assert "ラストワード" in read_sentences.render_sentence(node, "ja", names, VOCABULARY)
    assert read_sentences.render_sentence(node, "en", names, VOCABULARY) == 'Goblin has "Last Words: draw a card."'


def test_links_to_rulings_that_do_not_exist_are_found_once_all_are_read():
    text = files.RULING.replace("scenarios:", "see: [{ruling: sv-lionell, as: contrast}]\nscenarios:")
    got = files.reading(text)
    ruling = read_rulings.read_ruling(got, text, files.known())
    read_rulings.check_links(got, {ruling.id})
    assert [(p.line, p.found, p.nearest) for p in got.problems] == [(10, "sv-lionell", ("sv-lionel",))]
