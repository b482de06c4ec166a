"""Search: both languages, nicknames, kana and romaji, queries of one character, and queries that cannot be answered."""

import pytest

from rulings.library.search import LONGEST, MOST, search
from tests.factories import CardFactory, LionelFactory, RuleFactory, RulingFactory, both

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


def urls(query):
    return [entry.url for _label, entries in search(query).groups for entry in entries]


LIONEL = "/cards/shadowverse/lionel-woodland-shadow/"


@pytest.mark.parametrize(
    "query",
    [
        "Lionel",
        "lionel",
        "Leonel",
        "LIONEL, WOODLAND",
        "woodland lionel",
        "ｌｉｏｎｅｌ",
        "レオネル",
        "れおねる",
        "ﾚｵﾈﾙ",
        "フォレストダークレオネル",
        "フォレストダーク レオネル",
        "ふぉれすと",
        "レオ",
        "レ",
        "reoneru",
        "foresutodaaku",
        "huoresuto",
    ],
)
def test_a_card_is_found_however_it_is_written(shelve, query):
    shelve(LionelFactory(), CardFactory())
    expected = [] if query == "huoresuto" else [LIONEL]
    assert urls(query) == expected


def test_sophina_finds_sofina(shelve):
    sofina = CardFactory(slug="sofina", name=both("Sofina, Divine Guardian", "護聖の祈り・ソフィーナ"), aliases=("Sophina",))
    shelve(sofina, LionelFactory())
    assert urls("Sophina") == ["/cards/shadowverse/sofina/"]


def test_one_character_of_kanji_is_enough(shelve):
    shelve(CardFactory(slug="fox", name=both("Fox Shrine", "天狐の社")), CardFactory())
    assert urls("社") == ["/cards/shadowverse/fox/"]


@pytest.mark.parametrize(
    "one, other",
    [("shi", "si"), ("chi", "ti"), ("tsu", "tu"), ("fu", "hu"), ("ji", "zi"), ("sha", "sya"), ("cho", "tyo"), ("ou", "o"), ("oo", "o")],
)
def test_romanizations_of_one_sound_are_one(one, other):
    from rulings.library.folding import fold_romaji

    assert fold_romaji(one) == fold_romaji(other)


@pytest.mark.parametrize(
    "kana, latin",
    [("シャドウ", "shadou"), ("チョコ", "choko"), ("ヴァンパイア", "vanpaia"), ("ペナルティ", "penaruti"), ("ジェネシス", "jeneshisu")],
)
def test_readings_in_latin_letters(kana, latin):
    from rulings.library.folding import fold_romaji, romaji_of

    assert romaji_of(kana) == fold_romaji(latin)


def test_rules_and_rulings_are_found_by_name_text_and_claim(shelve):
    shelve(
        RuleFactory(id="sv.order.hand-then-board", statement=both("The hand goes first.", "手札が先。")),
        RulingFactory(id="sv-draw-burn", title=both("Burned draws", "燃えるドロー"), answer=both("Nobody draws it.", "誰も引かない。")),
    )
    assert urls("sv.order.hand-then") == ["/rules/sv.order.hand-then-board/"]
    assert urls("手札") == ["/rules/sv.order.hand-then-board/"]
    assert urls("sv-draw-burn") == ["/rulings/sv-draw-burn/"]
    assert urls("nobody draws") == ["/rulings/sv-draw-burn/"]


def test_a_ruling_is_found_by_every_name_of_a_card_that_it_speaks_of(shelve):
    shelve(LionelFactory(), RulingFactory(id="sv-first", title=both("Lionel acts first", "先に動く")), RulingFactory())
    assert urls("フォレストダーク") == ["/rulings/sv-first/", LIONEL]
    assert urls("Leonel") == ["/rulings/sv-first/", LIONEL]


def test_every_word_must_occur(shelve):
    shelve(LionelFactory())
    assert urls("lionel dragon") == []


def test_an_exact_name_comes_before_a_name_that_begins_so_and_that_before_a_text(shelve):
    shelve(
        RulingFactory(id="c", answer=both("Bat is a card.", "答え")),
        RulingFactory(id="b", title=both("Battle", "戦い")),
        RulingFactory(id="a", title=both("Bat", "こうもり")),
    )
    assert urls("bat") == ["/rulings/a/", "/rulings/b/", "/rulings/c/"]


def test_a_misspelled_name_gets_the_nearest(client, shelve):
    shelve(LionelFactory())
    found = search("Lionle")
    assert found.count == 0
    assert [entry.url for entry in found.near] == [LIONEL]
    assert "Did you mean" in client.get("/search/", {"q": "Lionle"}).content.decode()


@pytest.mark.parametrize("wild", ["%", "_", "100%", "\\", "'", '"', "<b>", "\x00", "🦊"])
def test_signs_match_nothing_but_themselves(client, shelve, wild):
    shelve(LionelFactory())
    response = client.get("/search/", {"q": wild})
    assert response.status_code in (200, 400)
    assert LIONEL not in response.content.decode()


def test_a_query_that_is_too_long_is_refused_with_a_sentence(client, shelve):
    shelve(LionelFactory())
    assert client.get("/search/", {"q": "a" * LONGEST}).status_code == 200
    response = client.get("/search/", {"q": "a" * (LONGEST + 1)})
    assert response.status_code == 400
    assert f"A search may be {LONGEST} characters long; this one has {LONGEST + 1}." in response.content.decode()


def test_a_query_without_letters_is_refused_in_japanese_too(client, db):
    response = client.get("/search/", {"q": "・・・", "lang": "ja"})
    assert response.status_code == 400
    assert "検索語に文字や数字がありません。" in response.content.decode()


def test_more_results_than_fit_are_said_to_be_more(client, shelve):
    shelve(*(CardFactory(aliases=("crowd",)) for _ in range(MOST + 1)))
    assert search("crowd").count == MOST
    assert f"The best {MOST} results" in client.get("/search/", {"q": "crowd"}).content.decode()


def test_the_page_without_a_query_is_just_the_box(client, db):
    response = client.get("/search/")
    assert response.status_code == 200
    assert 'name="q"' in response.content.decode()


def test_htmx_gets_the_results_and_everybody_else_the_page(client, shelve):
    shelve(LionelFactory())
    fragment = client.get("/search/", {"q": "Leonel"}, headers=HTMX)
    page = client.get("/search/", {"q": "Leonel"})
    assert fragment.content.decode().strip().startswith('<div id="search-results"')
    assert "<html" not in fragment.content.decode()
    assert fragment.content.decode().strip() in page.content.decode()
    assert "HX-Request" in page["Vary"]


def test_the_back_button_gets_the_whole_page(client, db):
    response = client.get("/search/", {"q": "x"}, headers={**HTMX, "HX-History-Restore-Request": "true"})
    assert "<html" in response.content.decode()


def test_the_box_is_a_plain_form_too(client, db):
    page = client.get("/").content.decode()
    assert 'action="/search/"' in page
    assert '<button type="submit">' in page


def test_what_was_typed_is_shown_escaped(client, db):
    page = client.get("/search/", {"q": "<script>alert(1)</script>"}).content.decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page
