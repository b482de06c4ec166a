"""What robots, feed readers and installed apps read, and the pages about the site itself."""

import datetime as dt
import json
from xml.etree import ElementTree

import pytest

from rulings.handbook import machines
from rulings.store.models import CorpusFile, Ruling
from tests.cast.factories import CardFactory, LionelFactory, RuleFactory, RulingFactory, both

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def two(shelve):
    """Two rulings, of which the one whose name comes first was changed later."""
    shelve(LionelFactory(), RuleFactory(id="sv.one"), RulingFactory(id="a", title=both("One & all", "一つ")), RulingFactory(id="b"))
    for name, day in (("a", 9), ("b", 2)):
        at = dt.datetime(2026, 5, day, tzinfo=dt.UTC)
        CorpusFile.objects.create(path=f"shadowverse/rulings/{name}.yaml", text="", sha256="0" * 64, changed_at=at)


def test_robots_find_the_sitemap_and_leave_tools_alone(client, two):
    text = client.get("/robots.txt").content.decode()
    assert "Sitemap: http://testserver/sitemap.xml" in text
    assert "Disallow: /lab/" in text
    assert "Disallow: /\n" not in text


def test_the_sitemap_has_every_page_and_the_day_of_each_ruling(client, two):
    tree = ElementTree.fromstring(client.get("/sitemap.xml").content)
    found = {entry[0].text: entry[1].text if len(entry) > 1 else "" for entry in tree}
    assert found["http://testserver/rulings/a/"] == "2026-05-09"
    for path in ("/", "/games/shadowverse/", "/rules/sv.one/", "/cards/shadowverse/lionel-woodland-shadow/", "/about/cite/"):
        assert f"http://testserver{path}" in found
        assert client.get(path).status_code == 200


@pytest.mark.parametrize(("code", "title"), [("en", "One & all"), ("ja", "一つ")])
def test_a_feed_has_the_latest_first_in_its_language(client, two, code, title):
    for game in ("all", "shadowverse"):
        response = client.get(f"/feeds/{game}.{code}.atom")
        tree = ElementTree.fromstring(response.content)
        assert response["Content-Type"].startswith("application/atom+xml")
        assert [entry.find(f"{ATOM}id").text for entry in tree.iter(f"{ATOM}entry")] == [
            "http://testserver/rulings/a/",
            "http://testserver/rulings/b/",
        ]
        assert tree.find(f"{ATOM}entry/{ATOM}title").text == title
        assert tree.find(f"{ATOM}updated").text == "2026-05-09T00:00:00+00:00"
    assert client.get("/feeds/poker.en.atom").status_code == 404
    assert client.get("/feeds/all.fr.atom").status_code == 404


def test_a_feed_names_so_many_and_of_those_of_one_day_the_latest_rulings(client, two, monkeypatch):
    CorpusFile.objects.update(changed_at=dt.datetime(2026, 5, 9, tzinfo=dt.UTC))
    Ruling.objects.filter(id="b").update(since="2021")
    monkeypatch.setattr(machines, "LATEST", 1)
    tree = ElementTree.fromstring(client.get("/feeds/all.en.atom").content)
    assert [entry.find(f"{ATOM}id").text for entry in tree.iter(f"{ATOM}entry")] == ["http://testserver/rulings/b/"]


def test_the_site_can_be_installed(client, db):
    said = json.loads(client.get("/manifest.webmanifest").content)
    assert said["display"] == "standalone"
    assert {icon["sizes"] for icon in said["icons"]} == {"192x192", "512x512"}
    assert 'rel="manifest" href="/manifest.webmanifest"' in client.get("/").content.decode()
    assert client.get("/favicon.ico").status_code == 301


def test_every_page_is_described_once(client, shelve):
    shelve(CardFactory(slug="one", name=both("One", "一")), RuleFactory(id="sv.one", statement=both("What it says.", "内容。")))
    for path, part in (("/", "played on a table"), ("/rules/sv.one/", "What it says."), ("/cards/shadowverse/one/", "One – Shadowverse")):
        page = client.get(path).content.decode()
        assert page.count('<meta name="description"') == page.count('<meta property="og:description"') == 1
        assert part in page.partition('<meta name="description" content="')[2].partition('"')[0]


@pytest.mark.parametrize(
    ("contact", "href"),
    [
        ("", None),
        ("who@example.org", "mailto:who@example.org?subject=http%3A%2F%2Ftestserver%2Fgames%2F"),
        ("https://example.org/new", "https://example.org/new"),
    ],
)
def test_what_is_wrong_can_be_told_where_the_settings_say(client, db, settings, contact, href):
    settings.CONTACT = contact
    page = client.get("/games/").content.decode()
    assert (">Contact</a>" in page) == (href is not None)
    assert href is None or f'href="{href}"' in page
    assert '/reports/new/?about=%2Fgames%2F">Something wrong on this page?' in page


@pytest.mark.parametrize("path", ["/about/", "/about/verified/", "/about/cite/"])
def test_the_site_tells_about_itself_in_both_languages(client, two, path):
    english, japanese = (client.get(path, {"lang": code}).content.decode() for code in ("en", "ja"))
    heading = english.partition("<h1>")[2].partition("</h1>")[0]
    assert heading
    assert f"<h1>{heading}</h1>" not in japanese
    assert f'href="{path}"' in client.get("/").content.decode()
