"""Which language a request is answered in: what its address says, then the cookie, then what the browser prefers."""

from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils import translation
from django.utils.cache import patch_vary_headers

YEAR = 365 * 24 * 60 * 60


def readable_query(request: HttpRequest) -> QueryDict:
    """Return the query, or an empty one where Django refuses to read it: the page that says so needs a language too."""
    try:
        return request.GET
    except SuspiciousOperation:
        return QueryDict()


def asked_for(request: HttpRequest) -> str | None:
    """Return the language that ``?lang=`` names, or None where it names none of ours."""
    code = readable_query(request).get("lang")
    return code if code in dict(settings.LANGUAGES) else None


class LanguageMiddleware:
    """Django's own LocaleMiddleware knows no ``?lang=``, which a shared link needs to show what its sender saw."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer in the chosen language, remember an explicit choice, and say what the answer depends on."""
        chosen = asked_for(request)
        code = chosen or translation.get_language_from_request(request)
        with translation.override(code):
            request.LANGUAGE_CODE = translation.get_language()
            response = self.get_response(request)
        response.headers.setdefault("Content-Language", code)
        cookieless = getattr(response, "cookieless", False)  # what other sites show keeps no cookie
        if not (cookieless and chosen):
            patch_vary_headers(response, ("Accept-Language", "Cookie"))
        if chosen and not cookieless and request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME) != chosen:
            response.set_cookie(
                settings.LANGUAGE_COOKIE_NAME,
                chosen,
                max_age=YEAR,
                samesite="Lax",
                secure=getattr(settings, "LANGUAGE_COOKIE_SECURE", False),
            )
        return response


def languages(request: HttpRequest) -> dict[str, object]:
    """Give every template ``lang`` and ``lang_links``: this very address in each language."""
    links = []
    for code, _name in settings.LANGUAGES:
        query = readable_query(request).copy()
        query["lang"] = code
        links.append(
            {
                "code": code,
                "name": translation.get_language_info(code)["name_local"],
                "href": f"{request.path}?{query.urlencode()}",
                "current": code == translation.get_language(),
            }
        )
    return {"lang": translation.get_language() or settings.LANGUAGE_CODE, "lang_links": links}
