"""Search: both languages, nicknames, kana and romaji, queries of one character, and queries that cannot be answered."""

import pytest
from django.utils.html import escape

from engine.corpus.shapes import Synonym
from rulings.store import index
from rulings.store.asked import asked
from rulings.store.models import SearchEntry
from rulings.store.search import LONGEST, MOST, search
from rulings.store.searched import pages
from tests.cast.factories import CardFactory, GameFactory, LionelFactory, RuleFactory, RulingFactory, both

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


def urls(query):
    return [entry.url for _label, entries in search(query).groups for entry in entries if entry.kind != SearchEntry.Kind.KEYWORD]


def keywords(query):
    return [(entry.game_id, entry.title_en) for _label, entries in search(query).groups for entry in entries if entry.kind == SearchEntry.Kind.KEYWORD]


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


def test_what_was_written_anew_while_a_process_holds_the_old_pages_is_found(shelve):
    shelve(LionelFactory(), CardFactory())
    assert urls("lionel") == [LIONEL]
    rows = list(SearchEntry.objects.order_by("-pk"))
    highest = rows[0].pk
    SearchEntry.objects.all().delete()
    for n, row in enumerate(rows, 1):
        row.pk = highest + n
    SearchEntry.objects.bulk_create(rows)
    assert urls("lionel") == [LIONEL]


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
    from rulings.store.folding import fold_romaji

    assert fold_romaji(one) == fold_romaji(other)


@pytest.mark.parametrize(
    "kana, latin",
    [("シャドウ", "shadou"), ("チョコ", "choko"), ("ヴァンパイア", "vanpaia"), ("ペナルティ", "penaruti"), ("ジェネシス", "jeneshisu")],
)
def test_readings_in_latin_letters(kana, latin):
    from rulings.store.folding import fold_romaji, romaji_of

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


def test_what_has_all_words_stands_alone_and_without_it_what_has_some_of_them(client, shelve):
    dragon = CardFactory(slug="dragon", name=both("Plain Dragon", "竜"))
    shelve(LionelFactory(), dragon, RulingFactory(id="both", title=both("Lionel and a dragon", "両方")))
    assert urls("lionel dragon") == urls("dragon, Lionel") == ["/rulings/both/"]
    shelve(LionelFactory(), dragon)
    assert sorted(urls("lionel dragon")) == ["/cards/shadowverse/dragon/", LIONEL]
    assert search("lionel dragon").partial
    assert "Nothing has all of these words" in client.get("/search/", {"q": "lionel dragon"}).content.decode()


def test_words_that_say_nothing_are_not_looked_for(shelve):
    shelve(LionelFactory(), RulingFactory(id="first", title=both("Lionel and boarding", "レオネルと乗り込み")))
    for query in ("Leonel vs boarding", "what happens with lionel and boarding?", "レオネルの乗り込みはどうなる？"):
        assert urls(query)[0] == "/rulings/first/"
        assert not search(query).partial


@pytest.mark.parametrize("typed", ["lioneel", "lonel", "lioxel", "linoel", "レオネリ", "レネオル"])
def test_one_typing_error_is_mended_and_said(client, shelve, typed):
    shelve(LionelFactory())
    assert urls(typed) == [LIONEL]
    assert f"“{typed}”" in client.get("/search/", {"q": typed}).content.decode()


def test_players_words_find_what_they_mean_and_the_games_that_they_name(shelve):
    shelve(
        Synonym(("ダメカ", "dmg cut"), ("damage cut", "ダメージカット"), "", 1),
        Synonym(("シャドバ",), (), "shadowverse", 2),
        RulingFactory(id="cut", title=both("A damage cut", "ダメージカット")),
        RulingFactory(id="other", answer=both("Cut the damage into two.", "分ける。")),
    )
    assert urls("ダメカ")[0] == urls("dmg cut")[0] == urls("だめか")[0] == "/rulings/cut/"
    assert urls("シャドバ")[0] == "/games/shadowverse/"
    assert urls("シャドバ ダメカ")[0] == "/rulings/cut/"


def test_other_forms_of_a_word_find_what_it_means(shelve):
    shelve(
        Synonym(("bounce",), ("returned to hand",), "", 1),
        Synonym(("殴る",), ("攻撃",), "", 2),
        RulingFactory(id="bounced", title=both("What is returned to hand", "戻る")),
        RulingFactory(id="attacks", title=both("The attacker left", "攻撃の後")),
    )
    assert urls("bouncing")[0] == urls("bounced")[0] == urls("bounces")[0] == "/rulings/bounced/"
    assert urls("殴ってる")[0] == urls("殴ったら")[0] == "/rulings/attacks/"
    assert urls("attacker leaves") == ["/rulings/attacks/"]


def test_a_word_in_kanji_is_found_by_its_reading_in_kana_and_latin_letters(shelve):
    shelve(Synonym(("じょうげん",), ("上限",), "", 1), RulingFactory(id="full", title=both("A limit", "手札の上限")))
    assert urls("じょうげん") == urls("jougen") == urls("zyougen") == ["/rulings/full/"]


def test_a_number_in_kanji_is_that_number(shelve):
    shelve(RulingFactory(id="two", title=both("Two of them", "2枚の装備")), RulingFactory(id="three", title=both("Three", "3枚の装備")))
    assert urls("装備 二枚")[0] == "/rulings/two/"


def test_a_name_that_is_written_in_latin_letters_only_is_found_by_its_sound_in_kana(shelve):
    tree = CardFactory(slug="tree", name=both("Verdania Grand", "母なる樹"))
    shelve(tree, CardFactory(slug="blade", name=both("Veritable Bread", "剣")), RulingFactory(id="grows", title=both("The tree grows", "樹")))
    assert urls("ヴェルダニア") == urls("ベルダニア") == urls("ヴェルダニアグランド") == ["/cards/shadowverse/tree/"]
    assert search("ヴェルダニア").corrected == [("ヴェルダニア", "verdania")]
    assert urls("ボロドノ") == []  # consonants alone are those of many names


@pytest.mark.parametrize("kana, latin", [("ディ", "di"), ("ドゥ", "du"), ("ティ", "ti")])
def test_sounds_of_foreign_words_are_read_as_they_are_typed(kana, latin):
    from rulings.store.folding import fold_romaji, romaji_of

    assert romaji_of(kana) == fold_romaji(latin)


def test_one_word_with_a_blank_in_it_is_that_word_unless_both_parts_are_words(shelve):
    shelve(RulingFactory(title=both("The cost of a twinpact", "二面")), RulingFactory(answer=both("Maindeck, or the main part of a deck.", "山札。")))
    assert [word.typed for word in asked("twin pact cost", pages()).words] == ["twin pact", "cost"]
    assert [word.typed for word in asked("main deck cost", pages()).words] == ["main", "deck", "cost"]


def test_a_chunk_of_words_that_say_nothing_is_not_looked_for_where_another_says_something(shelve):
    shelve(
        RulingFactory(id="charm", title=both("A charm", "チャームの回数")),
        RulingFactory(id="other", title=both("Whether it is done", "何枚できるか")),
    )
    assert urls("チャーム 何枚できる") == ["/rulings/charm/"]
    assert urls("何枚できる") == ["/rulings/other/"]


def test_two_kanji_that_nobody_writes_together_are_one_unknown_word(shelve):
    shelve(RulingFactory(id="spell", title=both("A spell", "呪文と能力")))
    assert search("呪力").count == 0
    assert urls("呪文 呪力") == ["/rulings/spell/"]
    assert search("呪文 呪力").unknown == "呪力"


def test_what_has_some_words_comes_first_from_the_game_that_was_named(shelve):
    shelve(
        GameFactory(id="shadowverse"),
        GameFactory(id="vision"),
        Synonym(("vsn",), (), "vision", 1),
        RulingFactory(id="here", game="vision", answer=both("On the first turn.", "最初。")),
        RulingFactory(id="elsewhere", title=both("First, a dragon", "竜")),
        *(RulingFactory(answer=both("A dragon.", "竜。")) for _ in range(5)),
    )
    found = [url for url in urls("vsn first dragon unicorn") if url in ("/rulings/here/", "/rulings/elsewhere/")]
    assert found == ["/rulings/here/", "/rulings/elsewhere/"]


def test_filters_leave_what_they_say(shelve):
    sofina = CardFactory(slug="sofina", name=both("Sofina the Guardian", "ソフィーナ"))
    shelve(
        sofina,
        RuleFactory(id="sv.order.one"),
        RulingFactory(id="new", status="open", since="2022-09-14", title=both("Sofina the Guardian goes", "ソフィーナが行く")),
        RulingFactory(id="old", since="2020", title=both("Another one goes", "別の話")),
        rows=[("sv.order.one", "old", "first", "cites", "")],
    )
    assert urls("goes status:open") == urls("goes since:2021") == urls("goes card:sofina") == ["/rulings/new/"]
    assert urls("goes rule:order.one") == ["/rulings/old/"]
    assert urls("since:2022-09") == ["/rulings/new/"]
    assert sorted(urls("goes ゲーム:シャドウバース")) == ["/rulings/new/", "/rulings/old/"]


@pytest.mark.parametrize("query", ["game:poker", "status:maybe", "since:soon", "card:nobody", "rule:none", "game:"])
def test_a_filter_that_says_nothing_that_exists_is_refused(client, shelve, query):
    shelve(LionelFactory())
    assert search(query).refused
    assert client.get("/search/", {"q": query}).status_code == 400


def test_an_exact_name_comes_before_a_name_that_begins_so_and_that_before_a_text(shelve):
    shelve(
        RulingFactory(id="c", answer=both("Bat is a card.", "答え")),
        RulingFactory(id="b", title=both("Battle", "戦い")),
        RulingFactory(id="a", title=both("Bat", "こうもり")),
    )
    assert urls("bat") == ["/rulings/a/", "/rulings/b/", "/rulings/c/"]


def test_a_name_with_more_errors_gets_the_nearest(client, shelve):
    shelve(LionelFactory())
    found = search("Lyonnel")
    assert found.count == 0
    assert [entry.url for entry in found.near] == [LIONEL]
    assert "Did you mean" in client.get("/search/", {"q": "Lyonnel"}).content.decode()


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


def test_filters_are_links_that_come_and_go(client, shelve):
    shelve(LionelFactory())
    page = client.get("/search/", {"q": "lionel"}).content.decode()
    assert 'href="/search/?q=lionel+game%3Ashadowverse"' in page
    assert 'href="/search/?q=lionel+status%3Aopen"' in page
    page = client.get("/search/", {"q": "lionel game:shadowverse"}).content.decode()
    assert '<a class="facet" href="/search/?q=lionel" aria-current="true">' in page


def test_a_name_that_nothing_has_can_be_put_on_a_table(client, shelve):
    shelve(LionelFactory())
    page = client.get("/search/", {"q": "Zorblax"}).content.decode()
    assert 'href="/lab/?game=shadowverse&amp;named=Zorblax"' in page
    assert "Put it on a table" not in client.get("/search/", {"q": "lionel"}).content.decode()


def test_every_page_has_the_search_in_its_header_and_home_and_search_have_their_own(client, shelve):
    shelve(LionelFactory())
    for address in ("/games/", "/rules/", LIONEL, "/lab/"):
        page = client.get(address).content.decode()
        assert page.count('action="/search/" role="search"') == 1, address
        assert 'name="q"' in page
    for address in ("/", "/search/"):
        page = client.get(address).content.decode()
        assert page.count('role="search"') == 1
        assert 'hx-replace-url="true"' in page


def test_below_the_header_lie_the_first_results_and_a_way_to_all(client, shelve):
    shelve(LionelFactory(), *(CardFactory(aliases=("crowd",)) for _ in range(9)))
    found = client.get("/search/", {"q": "crowd", "quick": "1"}, headers=HTMX).content.decode()
    assert found.count("<li>") == 7
    assert 'href="/search/?q=crowd"' in found
    assert "All 9 results" in found
    assert "<html" in client.get("/search/", {"q": "crowd", "quick": "1"}).content.decode()


def test_an_address_that_nothing_has_names_the_pages_that_its_words_find(client, shelve):
    shelve(LionelFactory(), RuleFactory(id="sv.order.fifo"), RulingFactory(id="sv-lionel-before-boarding", title=both("Lionel acts first", "レオネルが先")))

    def said(address):
        answer = client.get(address)
        assert answer.status_code == 404
        return answer.content.decode()

    assert 'href="/rulings/sv-lionel-before-boarding/"' in said("/rulings/sv-lionel-acts/")
    assert f'href="{LIONEL}"' in said("/cards/shadowverse/lionel-woodlnad/")
    assert 'href="/rules/sv.order.fifo/"' in said("/rules/sv.order.fifos/")
    assert said(f"/rulings/{'sv-lionel-' * 60}/")
    for nothing in ("/rulings/sv-qqqqq/", "/rulings/-/", "/no/such/page/", "/lionel/"):
        assert "Did you mean" not in said(nothing)


@pytest.mark.parametrize("game", ["shadowverse", "duel-masters", "vision", "chrono-card"])
def test_a_keyword_leads_to_what_the_language_page_shows_of_it(client, shelve, game):
    """Each has an address of its own, and the page there has its name in both languages."""
    shelve(GameFactory(id=game))
    entries = list(index.keyword_entries(game))
    assert len({entry.url for entry in entries}) == len(entries) > 5
    for entry in entries[:: len(entries) // 5]:
        page = client.get(entry.url).text
        assert "<tbody><tr>" in page
        assert escape(entry.title_ja) in page


@pytest.mark.parametrize(
    "query, found",
    [
        ("マナ武装 数", [("duel-masters", "Mana Arms")]),
        ("how many for mana arms", [("duel-masters", "Mana Arms")]),
        ("mana ar", [("duel-masters", "Mana Arms")]),
        ("守護を持つフォロワー", [("shadowverse", "Ward")]),
        ("towards", []),
        ("マナ", [("duel-masters", "Mana Arms"), ("duel-masters", "Mana Drive")]),
        ("game:shadowverse マナ武装", []),
        ("効果", []),
    ],
)
def test_a_keyword_is_found_by_its_name_among_other_words(shelve, query, found):
    """In either language, whole or as far as it was typed; inside another word it is none."""
    shelve(GameFactory(id="shadowverse"), GameFactory(id="duel-masters", name=both("Duel Masters", "デュエル・マスターズ")))
    assert keywords(query) == found


@pytest.mark.parametrize("title, groups", [(both("A number of arms", "武装の数"), ["Keywords", "Rulings"]), (both("Mana Arms and more", "マナ武装など"), ["Rulings", "Keywords"])])
def test_a_keyword_comes_first_where_nothing_else_speaks_of_it(shelve, title, groups):
    shelve(GameFactory(id="duel-masters"), RulingFactory(game="duel-masters", title=title))
    assert [label for label, _ in search("マナ武装 数").groups] == groups


def test_keywords_move_no_other_page(shelve):
    shelve(LionelFactory(), CardFactory())
    before = urls("strike lionel")
    SearchEntry.objects.filter(kind=SearchEntry.Kind.KEYWORD).delete()
    assert urls("strike lionel") == before == [LIONEL]
