"""Which language a request is answered in: what its address says, then the cookie, then what the browser prefers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from http.cookies import Morsel
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.http import escape_leading_slashes

from engine.corpus.shapes import LANGUAGES, Alone

YEAR = 365 * 24 * 60 * 60
_answering: ContextVar[str] = ContextVar("answering", default="")  # asked some fifty times a step; Django's own takes ten times as long


class TextOfOtherLanguage(str):
    """A text that is not in the language of the request, because there is none in it: ``lang`` says in which it is."""

    __slots__ = ("lang",)
    lang: str

    def __new__(cls, text: str, lang: str) -> TextOfOtherLanguage:
        made = super().__new__(cls, text)
        made.lang = lang
        return made


def lang_of(text: object) -> str:
    """The language of a text on a page, for its ``lang`` attribute."""
    return text.lang if isinstance(text, TextOfOtherLanguage) else here()


def said_in(text: Mapping[str, str], language: str) -> str:
    """The text in a language, or in the one there is, which it then says."""
    said = text.get(language) or text.get("en") or text.get("ja") or ""
    return TextOfOtherLanguage(said, text.lang) if isinstance(text, Alone) and text.lang != language else said


def here() -> str:
    """The language that is being answered in: "en" or "ja"."""
    return _answering.get() or ("ja" if translation.get_language() == "ja" else "en")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Answer in a language, "en" or "ja", for as long as this lasts."""
    before = _answering.set(language)
    try:
        with translation.override(language):
            yield
    finally:
        _answering.reset(before)


def readable_query(request: HttpRequest) -> QueryDict:
    """Return the query, or an empty one where Django refuses to read it: the page that says so needs a language too."""
    try:
        return request.GET
    except SuspiciousOperation:
        return QueryDict()


def asked_for(request: HttpRequest) -> str | None:
    """Return the language that ``?lang=`` names, or None where it names none of ours."""
    code = readable_query(request).get("lang")
    return code if code in LANGUAGES else None


class LanguageMiddleware:
    """Django's own LocaleMiddleware knows no ``?lang=``, which a shared link needs to show what its sender saw."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer in the chosen language, remember an explicit choice, and say what the answer depends on."""
        chosen = asked_for(request)
        code = chosen or translation.get_language_from_request(request)
        with speaking("ja" if code == "ja" else "en"):
            request.LANGUAGE_CODE = here()
            response = self.get_response(request)
        response.headers.setdefault("Content-Language", code)
        cookieless = getattr(response, "cookieless", False)  # what other sites show keeps no cookie
        if not (cookieless and chosen):
            patch_vary_headers(response, ("Accept-Language", "Cookie"))
        if chosen and not cookieless and request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME) != chosen:
            name = settings.LANGUAGE_COOKIE_NAME
            response.cookies[name] = remembered(name, chosen, getattr(settings, "LANGUAGE_COOKIE_SECURE", False))
        return response


@cache
def remembered(name: str, language: str, secure: bool) -> Morsel[str]:
    """The cookie that remembers a choice for a year. It is the same for everybody: it says how long it lasts, not until when."""
    made = HttpResponse()
    made.set_cookie(name, language, max_age=YEAR, samesite="Lax", secure=secure)
    made.cookies[name]["expires"] = ""
    return made.cookies[name]


def page_of(request: HttpRequest) -> tuple[str, QueryDict]:
    """The path and the query of the page that is answered with.

    What was posted may be answered at an address that only takes forms: then it is the page that the view names as ``request.shown_at``, or
    the one of this site that the form came from.
    """
    if request.method not in ("GET", "HEAD"):
        with suppress(ValueError):
            there = urlsplit(getattr(request, "shown_at", "") or request.headers.get("Referer", ""))
            if there.path and there.netloc in ("", request.get_host()):
                return there.path, QueryDict(there.query)
    return request.path, readable_query(request)


def languages(request: HttpRequest) -> dict[str, object]:
    """Give every template ``lang`` and ``lang_links``: this very address in each language."""
    there, asked = page_of(request)
    path = escape_leading_slashes(there)  # a path of two slashes would name another host
    links = []
    for code, _name in settings.LANGUAGES:
        query = asked.copy()
        query["lang"] = code
        links.append(
            {
                "code": code,
                "name": translation.get_language_info(code)["name_local"],
                "href": f"{path}?{query.urlencode()}",
                "current": code == here(),
            }
        )
    return {"lang": here(), "lang_links": links}
