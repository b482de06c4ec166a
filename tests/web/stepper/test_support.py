"""How well a ruling is supported, on its page: the grade beside the status, the reasons, the evidence with its kind and date."""

from dataclasses import replace

import pytest

from engine.corpus.evidence import OtherAnswer
from tests.cast import recorded, site
from tests.cast.factories import EvidenceFactory, both


@pytest.fixture
def evident(client, staged):
    """Give the ruling's page with this evidence beside its source."""

    def page(*evidence):
        staged.rulings[recorded.RULING] = replace(staged.rulings[recorded.RULING], evidence=evidence)
        site.serve(staged, "1")
        return client.get(recorded.PAGE).content.decode()

    return page


def test_the_grade_stands_in_the_head_and_its_reasons_below(client, staged):
    page = client.get(recorded.PAGE).content.decode()
    assert '<a class="badge grade" data-grade="derived" href="#support">derived</a>' in page
    assert "Stands in “" in page
    assert "For the next grade it wants: a test in the game" in page


def test_other_answers_stay_readable_with_what_became_of_each(client, staged):
    others = [
        OtherAnswer(both("Boarding first.", "操縦が先。"), "superseded", "2021-03-29", "", both("The update changed it.", "更新で変わった。")),
        OtherAnswer(both("Nobody.", "誰も。"), "was-wrong", "", "Aki", both("A slip.", "書き間違い。")),
        OtherAnswer(both("Both.", "両方。"), "disputed", "", "Mio", both("A video shows it.", "動画がある。")),
    ]
    staged.rulings[recorded.RULING] = replace(staged.rulings[recorded.RULING], other_answers=tuple(others))
    site.serve(staged, "1")
    english, japanese = (client.get(f"{recorded.PAGE}?lang={code}").content.decode() for code in ("en", "ja"))
    assert "until 2021-03-29</th><td><p lang=\"en\">Boarding first.</p>" in english
    assert [word in english for word in (">superseded<", ">was wrong<", ">disputed<", 'Mio · <span lang="en">A video shows it.')] == [True] * 4
    assert [word in japanese for word in ("操縦が先。", "書き間違い。", "争いあり", "誤りだった")] == [True] * 4


def test_evidence_is_told_with_all_that_it_says(evident):
    kept = {"archived": "https://kept.example/1", "sha256": "0" * 64}
    video = {"address": "https://video.example/watch?v=1", "at": "1:23"}
    page = evident(EvidenceFactory(by="Aki <b>", infers=both("So it is.", "そうなる。"), **kept, **video))
    for part in (
        "tested in the game",
        "Aki &lt;b&gt;",
        "version 3.1",
        'href="https://video.example/watch?v=1"',
        "at 1:23",
        "https://kept.example/1",
        "0" * 64,
        "It happened.",
        "So it is.",
    ):
        assert part in page
    assert "Evidence contradicts it." not in page


def test_a_conflict_is_shown(evident):
    page = evident(EvidenceFactory(), EvidenceFactory(by="Mio", against=True))
    assert "Evidence contradicts it." in page
    assert 'data-grade="unconfirmed"' in page
    assert "Against it speaks: test in the game, Mio" in page


def test_in_japanese(client, staged):
    page = client.get(recorded.PAGE + "?lang=ja").content.decode()
    assert "導出" in page
    assert "どれだけ確かか" in page
