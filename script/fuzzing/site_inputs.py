"""Inputs of the site: addresses, forms filled in as a visitor could and as none would, and rows that were damaged where they are stored."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from django.test import Client
from django.utils import timezone

from rulings.lab import tokens
from rulings.lab.models import KeptBoard
from rulings.share.models import Share
from script.fuzzing.chance import Chance
from script.fuzzing.engine_inputs import Words

DAMAGED = "f" * 26  # the name of a row
STEPS = 8  # requests of one walk
STARTS = (
    "/",
    "/games/",
    "/rules/",
    "/open/",
    "/rests-on/",
    "/practice/",
    "/lab/",
    "/lab/words/",
    "/search/?q=a",
    "/about/",
    "/sitemap.xml",
)
TOOLS = (
    "",
    "compare/",
    "explore/",
    "practice/",
    "why/?step=2",
    "picture.png",
    "embed/",
    "lab/",
    *(f"transcript.{form}" for form in ("json", "md")),
)
VALUES = ("", "0", "-1", "1", "9" * 20, "2020-02-30", "2021-03-29", "0,1,2", "x", "en", "ja", "all", "me", "../..", "%00", "<b>'\"")
KEYS = ("step", "scenario", "as-of", "set", "choose", "cards", "view", "lang", "pane", "with-set", "q", "sv.timing.played-before-enters")


class Page(HTMLParser):
    """The links and forms of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.forms: list[tuple[str, str, list[tuple[str, str]]]] = []
        self._within: list[tuple[str, str]] | None = None
        self._select = ""
        self._text: list[str] | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        at = {name: value or "" for name, value in given}
        if tag == "a" and "href" in at:
            self.links.append(at["href"])
        elif tag == "form":
            self._within = []
            self.forms.append((at.get("method", "get").lower(), at.get("action", ""), self._within))
        elif self._within is None:
            return
        elif tag in ("input", "button") and at.get("name") and at.get("type") != "file":
            self._within.append((at["name"], at.get("value", "")))
        elif tag == "select":
            self._select = at.get("name", "")
        elif tag == "option" and self._select:
            self._within.append((self._select, at.get("value", "")))
        elif tag == "textarea" and at.get("name"):
            self._text = [at["name"], ""]

    def handle_data(self, data: str) -> None:
        if self._text is not None:
            self._text[1] += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._within = None
        elif tag == "select":
            self._select = ""
        elif tag == "textarea" and self._text is not None and self._within is not None:
            self._within.append((self._text[0], self._text[1]))
            self._text = None


def walk(words: Words, chance: Chance) -> None:
    """A visitor's way through the site: links followed, forms sent as they stand or changed, addresses changed by hand."""
    client = Client(headers={"Accept-Language": chance.pick(("en", "ja"))})
    path = chance.pick(STARTS)
    rulings = list(words.library.rulings)
    if rulings and not chance.once_in(4):
        path = f"/rulings/{chance.pick(rulings)}/{chance.pick(TOOLS)}"
    method, data = "get", {}
    for _ in range(STEPS):
        page = asked(client, method, path, data, chance)
        method, path, data = following(words, chance, page, path)


def asked(client: Client, method: str, path: str, data: dict[str, Any], chance: Chance) -> Page:
    """One request, after the redirects that it ends in; the page that came."""
    htmx = {"HX-Request": "true"} if chance.once_in(3) else {}
    answer = client.post(path, data, headers=htmx) if method == "post" else client.get(path, headers=htmx)
    for _ in range(4):
        if answer.status_code not in (301, 302, 303):
            break
        assert urlsplit(answer["Location"]).netloc in ("", "testserver"), f"{path} leads off the site: {answer['Location']}"
        answer = client.get(answer["Location"])
    assert answer.status_code < 500, f"{method} {path} {data}: {answer.status_code}"
    html = not answer.streaming and answer.get("Content-Type", "").startswith("text/html")
    text = answer.content.decode() if html else ""
    assert not html or htmx or answer.status_code >= 300 or text.rstrip().endswith("</html>"), f"{path} is cut short"
    return Page(text)


def following(words: Words, chance: Chance, page: Page, path: str) -> tuple[str, str, dict[str, Any]]:
    """What is asked next: method, address, fields."""
    base = urlsplit(path)
    if page.forms and not chance.once_in(3):
        method, action, fields = chance.pick(page.forms)
        filled: dict[str, Any] = {}
        for name, value in fields:
            filled.setdefault(name, value)
            if chance.once_in(3):
                filled[name] = value  # another button, another option
        for name in list(filled):
            if chance.once_in(4):
                filled[name] = changed_value(words, chance, filled[name])
        target = joined(base.path, action)
        return (
            (method, target, filled)
            if method == "post"
            else ("get", f"{target.partition('?')[0]}?{urlencode(filled, errors='replace')}", {})
        )
    if page.links and not chance.once_in(3):
        link = joined(base.path, chance.pick(page.links))
        if link.startswith("/"):
            return "get", link.partition("#")[0], {}
    query = dict(parse_qsl(base.query, keep_blank_values=True))
    for _ in range(1 + chance.randrange(3)):
        key = chance.pick([*query, *KEYS])
        query[key] = changed_value(words, chance, query.get(key, ""))
    where = base.path if not chance.once_in(8) else quote(chance.changed(base.path, VALUES, 2), safe="/%", errors="replace")
    return "get", f"/{where.lstrip('/')}?{urlencode(query, errors='replace')}", {}


def joined(path: str, link: str) -> str:
    """A link of a page at that path."""
    if link.startswith(("?", "#")) or not link:
        return path + link
    return link if link.startswith(("/", "http:", "https:", "mailto:")) else path.rpartition("/")[0] + "/" + link


def changed_value(words: Words, chance: Chance, value: str) -> str:
    """Another value of a field."""
    match chance.randrange(4):
        case 0:
            return chance.pick(VALUES)
        case 1:
            return chance.pick(words.sentences)
        case 2:
            return chance.pick(words.card_texts)
        case _:
            return chance.changed(value or chance.pick(words.sentences), words.card_texts, 2)


def stored_row(words: Words, chance: Chance) -> None:
    """A shared run or a kept board that was damaged where it lies, and every page of it."""
    client = Client()
    junk = bytearray(chance.randbytes(1 + chance.randrange(60)))
    if chance.once_in(3):
        name = "d" * 22
        KeptBoard.objects.update_or_create(name=name, defaults={"text": b"2" + bytes(junk), "size": 1, "used_at": timezone.now()})
        places = [f"/lab/{tokens.KEPT}{name}{tokens.check(name)}/"]
    else:
        row = Share.objects.exclude(pk=DAMAGED).first()
        if row is None:
            client.post(f"/rulings/{next(iter(words.library.rulings))}/share/", {"step": "1"})
            row = Share.objects.get()
        field = chance.pick(("bundle", "trace"))
        whole = bytearray(bytes(getattr(row, field)))
        at = chance.randrange(len(whole))
        damaged = whole[:at] + (junk if chance.once_in(2) else b"") + whole[at + chance.randrange(9) :]
        Share.objects.filter(pk=DAMAGED).delete()
        values = {"bundle": row.bundle, "trace": row.trace, field: bytes(damaged)}
        Share.objects.create(name=DAMAGED, size=1, engine=row.engine, corpus=row.corpus, origin="", **values)
        places = [f"/s/{DAMAGED}/{tool}" for tool in ("", "why/?step=1", "transcript.json", "picture.png", "lab/", "explore/")]
    for path in places:
        asked(client, "get", path, {}, chance)
