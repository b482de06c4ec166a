"""What stands beside a ruling, a rule and a card, when it last changed, and where to say that something is wrong."""

import re

import pytest

from tests.cast import stage


@pytest.fixture
def footer(client, db, fresh_shelf):
    stage.put_on_shelf(listed=True)

    def ask(page):
        found = re.search(r'<footer class="standing-by">.*?</footer>', client.get(page).content.decode(), re.S)
        return found.group() if found else ""

    return ask


def test_rulings_stand_in_the_order_of_their_game(footer):
    from rulings.store.models import Ruling

    first, second = Ruling.objects.filter(game="shadowverse").order_by("id")[:2]
    assert f'class="after-it" href="{second.get_absolute_url()}"' in footer(first.get_absolute_url())
    assert "before-it" not in footer(first.get_absolute_url())
    assert f'class="before-it" href="{first.get_absolute_url()}"' in footer(second.get_absolute_url())


def test_a_rule_stands_among_those_of_its_topic_alone(footer):
    from rulings.store.models import Rule

    for rule in Rule.objects.all()[:6]:
        topic = rule.id.rpartition(".")[0]
        for beside in re.findall(r'href="/rules/([^"]+)/"', footer(rule.get_absolute_url())):
            assert beside.rpartition(".")[0] == topic
            assert beside != rule.id


def test_a_reader_can_say_that_something_is_wrong_where_the_settings_say_to_whom(footer, settings):
    page = f"/rulings/{stage.BOARDING}/"
    assert "mailto:" not in footer(page)
    settings.CONTACT = "rules@example.org"
    assert 'href="mailto:rules@example.org?subject=' in footer(page)
