"""The list of rules and the page of one."""

import datetime as dt
import re

import pytest

from engine.corpus.shapes import Source
from tests.cast.factories import ClaimFactory, DocumentFactory, RuleFactory, RulingFactory, ScenarioFactory, both

pytestmark = pytest.mark.django_db

URL = "/rules/sv.timing.strike/"


def rulings_in(page, section):
    (found,) = re.findall(rf'<section aria-labelledby="{section}">(.*?)</section>', page, re.DOTALL)
    return re.findall(r'<a href="/rulings/([\w-]+)/">', found)


def dated_rule(**more):
    history = ((None, "together"), (dt.date(2021, 3, 30), "apart"))
    return RuleFactory(id="sv.timing.strike", title=both("Strike first", "攻撃時が先"), history=history, **more)


def test_the_list_groups_rules_by_topic(client, shelve):
    shelve(RuleFactory(id="sv.order.a"), RuleFactory(id="sv.timing.b"), RuleFactory(id="sv.order.c"))
    page = client.get("/rules/").content.decode()
    assert re.findall(r'class="(?:topic-name|rule-id)">(?:<code>)?([\w.]+) ?<', page) == [
        *("Order", "sv.order.a", "sv.order.c"),
        *("Timing", "sv.timing.b"),
    ]


def test_topics_have_their_names_from_the_corpus_served(client, shelve):
    library = shelve(RuleFactory(id="sv.order.a"), RuleFactory(id="sv.if-so.b"))
    library.topics = {"order": both("What is first", "どちらが先か")}
    named = r'class="topic-name">(.*?) <span'
    assert re.findall(named, client.get("/rules/").content.decode()) == ["What is first", "if-so"]
    assert "どちらが先か" in re.findall(named, client.get("/rules/?lang=ja").content.decode())


def test_a_rule_says_what_it_says_in_both_languages(client, shelve):
    shelve(dated_rule(statement=both("Strike goes first.", "攻撃時が先。")))
    assert "Strike goes first." in client.get(URL).content.decode()
    assert "攻撃時が先。" in client.get(URL + "?lang=ja").content.decode()


def test_settings_show_when_they_held(client, shelve):
    shelve(dated_rule())
    page = client.get(URL).content.decode()
    apart, together = page.index('id="setting-apart"'), page.index('id="setting-together"')
    assert "since 2021-03-30" in page[apart:together]
    assert "in force" in page[apart:together]
    assert "before 2021-03-30" in page[together:]
    assert "in force" not in page[together:]


def test_a_setting_that_held_for_a_while_and_came_back_shows_both_times(client, shelve):
    history = ((None, "apart"), (dt.date(2020, 1, 1), "together"), (dt.date(2021, 1, 1), "apart"))
    shelve(RuleFactory(id="sv.timing.strike", history=history))
    page = client.get(URL).content.decode()
    assert "before 2020-01-01" in page
    assert "since 2021-01-01" in page
    assert "from 2020-01-01, before 2021-01-01" in page


def test_without_a_history_the_first_setting_is_in_force(client, shelve):
    shelve(RuleFactory(id="sv.timing.strike"))
    page = client.get(URL).content.decode()
    assert "in force" in page[page.index('id="setting-apart"') : page.index('id="setting-together"')]
    assert "since" not in page


def test_a_fixed_rule_gives_its_reason(client, shelve):
    shelve(RuleFactory(id="sv.timing.strike", settings={}, fixed=both("That is what a cost is.", "定義。")))
    page = client.get(URL).content.decode()
    assert "That is what a cost is." in page
    assert "It has no other setting" in page


def test_sources_link_to_their_lines_and_claims_to_their_place(client, shelve):
    claim = ClaimFactory(id="sv-020", at="sv 23")
    shelve(DocumentFactory(), claim, dated_rule(sources=(Source("sv", "17, 27"),), claims=("sv-020",)))
    page = client.get(URL).content.decode()
    assert 'href="/sources/sv/#line-17"' in page
    assert "lines 17, 27" in page
    assert 'href="/sources/sv/#sv-020"' in page


def test_scenarios_that_rest_on_it_and_scenarios_that_name_it(client, shelve):
    changed = ScenarioFactory(name="magitrain", otherwise={(("sv.timing.strike", "together"),): ()})
    rests, names = RulingFactory(id="sv-rests", scenarios=(changed,)), RulingFactory(id="sv-names")
    shelve(dated_rule(), rests, names, rows=[("sv.timing.strike", "sv-names", "plain", "cites", "")])
    page = client.get(URL).content.decode()
    assert rulings_in(page, "rests") == ["sv-rests"]
    assert rulings_in(page, "cites") == ["sv-names"]
    assert 'href="/rulings/sv-rests/?scenario=magitrain"' in page
    assert 'href="/rulings/sv-rests/?scenario=magitrain&amp;set=sv.timing.strike=together"' in page


def test_a_ruling_stands_once_with_all_its_scenarios(client, shelve):
    shelve(dated_rule(), RulingFactory(id="sv-r"), rows=[("sv.timing.strike", "sv-r", name, "cites", "") for name in ("one", "two")])
    page = client.get(URL).content.decode()
    assert rulings_in(page, "cites") == ["sv-r"]
    assert re.findall(r'href="/rulings/sv-r/\?scenario=(\w+)"', page) == ["one", "two"]


@pytest.mark.parametrize("many, is_open", [(8, True), (9, False)])
def test_a_long_list_is_folded(client, shelve, many, is_open):
    rulings = [RulingFactory() for _ in range(many)]
    shelve(dated_rule(), *rulings, rows=[("sv.timing.strike", ruling.id, "plain", "cites", "") for ruling in rulings])
    assert ('<details class="scenarios" open>' in client.get(URL).content.decode()) == is_open


def test_a_rule_that_nothing_rests_on_says_so(client, shelve):
    shelve(dated_rule())
    assert "None: no scenario comes out otherwise" in client.get(URL).content.decode()


def test_an_unknown_rule_is_not_found(client, shelve):
    assert client.get("/rules/sv.no.such/").status_code == 404


def test_a_rule_that_a_whole_library_names_is_leafed_through(client, shelve, monkeypatch):
    from rulings.handbook import present

    rulings = [RulingFactory(id=f"sv-case-{n}", scenarios=(ScenarioFactory(name="one"),)) for n in range(5)]
    rows = [("sv.timing.strike", ruling.id, "one", kind, setting) for ruling in rulings for kind, setting in (("cites", ""), ("rests", "together"))]
    shelve(dated_rule(), *rulings, rows=rows)
    monkeypatch.setattr(present, "CITING", 2)
    first = client.get(URL).content.decode()
    assert rulings_in(first, "cites") == rulings_in(first, "rests") == ["sv-case-0", "sv-case-1"]
    assert "5 rulings" in first
    assert 'href="?rests=1&amp;cites=3#cites"' in first
    last = client.get(URL + "?rests=1&cites=3").content.decode()
    assert rulings_in(last, "cites") == ["sv-case-4"]
    assert rulings_in(last, "rests") == ["sv-case-0", "sv-case-1"]
