"""A sentence that names a rule says it by its title, with a link; nobody has to know ids."""

from __future__ import annotations

import re

from django.utils import translation

from rulings.board.rules import in_words
from tests.cast.shipped import library

DEFEAT = "sv.game.defeat"


def test_a_rule_is_named_by_its_title():
    rules = library().rules
    said = in_words(f"that I lose <now> cites {DEFEAT}.", rules)
    title = rules[DEFEAT].title["en"]
    assert said == f'that I lose &lt;now&gt; cites <a class="rule" href="/rules/{DEFEAT}/" data-rule="{DEFEAT}">{title}</a>.'


def test_in_the_language_of_the_request():
    rules = library().rules
    with translation.override("ja"):
        assert f"『{rules[DEFEAT].title['ja']}』</a>による" in in_words(f"自分が敗北するのは{DEFEAT}による", rules)


def test_what_is_no_rule_stays():
    assert in_words("Sv.no.such-rule & Dr. No cites sv.no.such", library().rules) == "Sv.no.such-rule &amp; Dr. No cites sv.no.such"


def test_the_expectations_of_a_ruling(see):
    rulings = library().rulings.items()
    naming = next(id for id, ruling in rulings if any(" cites sv." in str(line) for line in ruling.scenarios[0].then))
    text = see(f"/rulings/{naming}/")
    checks = "".join(re.findall(r'<ul class="checks">.*?</ul>', text, re.S))
    assert 'cites <a class="rule" href="/rules/sv.' in checks
    assert not re.search(r"\bsv\.[a-z]", re.sub("<[^>]*>", "", checks))
