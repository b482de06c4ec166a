"""Rules × rulings of a game, from either end."""

import re

import pytest

from tests.cast import stage


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf(listed=True)

    def ask(page: str = "/rests-on/?game=shadowverse", **headers: str):
        return client.get(page, headers=headers)

    return ask


def body(answer) -> str:
    return answer.content.decode()


COMPARE = f"/rulings/{stage.BOARDING}/compare/?scenario=magitrain&amp;with-set={stage.SWITCH}=together"


def test_a_rule_stands_with_the_rulings_that_turn_on_it(get):
    block = re.search(rf'<li id="{re.escape(stage.SWITCH)}">.*?</details></li>', body(get()), re.S).group()
    assert f'href="/rulings/{stage.BOARDING}/"' in block
    assert f'href="{COMPARE}"' in block


def test_a_ruling_stands_with_the_rules_that_it_turns_on(get):
    text = body(get("/rests-on/?game=shadowverse&by=ruling"))
    block = re.search(rf'<li id="{stage.BOARDING}">.*?</details></li>', text, re.S).group()
    assert f'href="/rules/{stage.SWITCH}/"' in block


def test_the_picture_has_a_dot_for_each_pair(get):
    text = body(get())
    assert text.count('class="m-dot"') == 1
    assert f'<a href="{COMPARE}" tabindex="-1">' in text


def test_what_verification_stored_is_what_counts(get):
    from rulings.store.citations import store

    store([("sv.order.turn-player-first", stage.TOSS, "two", "rests", "other-player-first")])
    text = body(get("/rests-on/?game=shadowverse&by=ruling"))
    assert f'id="{stage.TOSS}"' in text
    assert f'id="{stage.BOARDING}"' not in text


def test_rules_that_nothing_turns_on_are_named(get):
    assert "Rules that nothing turns on yet" in body(get())


def test_rule_and_ruling_lead_here(get):
    assert f'href="/rests-on/?game=shadowverse#{stage.SWITCH}"' in body(get(f"/rules/{stage.SWITCH}/"))
    assert f'href="/rests-on/?game=shadowverse&amp;by=ruling&amp;ruling={stage.BOARDING}#{stage.BOARDING}"' in body(get(f"/rulings/{stage.BOARDING}/"))


def test_without_a_game_the_first_is_shown(get):
    assert get("/rests-on/").status_code == 200


def test_a_game_without_such_rulings_says_so(get):
    from rulings.store.models import Citation

    Citation.objects.all().delete()
    assert "No ruling of this game turns on a rule yet." in body(get())


def test_the_page_is_japanese_for_the_japanese(get):
    assert "ルールと裁定の関係" in body(get(**{"Accept-Language": "ja"}))


def test_a_game_that_is_not_there_is_not_found(get):
    assert get("/rests-on/?game=%3Cb%3Echess").status_code == 404
    assert "<b>chess" not in body(get("/rests-on/?game=%3Cb%3Echess"))


def test_a_page_holds_some_rulings_and_the_one_that_is_pointed_to(get, monkeypatch):
    from rulings.judge import rests_on
    from rulings.store.citations import store

    store([(stage.SWITCH, ruling, "two", "rests", "together") for ruling in (stage.BOARDING, stage.HAND, stage.TOSS)])
    monkeypatch.setattr(rests_on, "A_PAGE", 2)
    monkeypatch.setattr(rests_on, "FEW", 2)
    first = body(get("/rests-on/?game=shadowverse&by=ruling"))
    assert f'<li id="{stage.BOARDING}">' in first
    assert f'<li id="{stage.TOSS}">' not in first
    assert first.count('class="m-dot"') == 2
    pointed = body(get(f"/rests-on/?game=shadowverse&by=ruling&ruling={stage.TOSS}"))
    assert f'<li id="{stage.TOSS}">' in pointed
    by_rule = body(get())
    assert f'<a href="/rules/{stage.SWITCH}/#rests">and 1 more ruling</a>' in by_rule
    assert 'class="m-dot"' not in by_rule
