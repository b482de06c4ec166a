"""Two addresses for machines: whether the process answers, and whether the site is ready for visitors."""

from __future__ import annotations

from collections.abc import Callable

from django.db import DatabaseError, InterfaceError, connection
from django.db.migrations.loader import MigrationLoader
from django.http import HttpRequest, JsonResponse
from django.http.response import HttpResponseBase
from django.urls import resolve
from django.views.decorators.http import require_safe

from rulings.store import current
from rulings.store.models import LoadedCorpus

PROBES = ("/healthz", "/readyz")
_migrated: set[str] = set()  # "yes" once all were applied: none is taken back while a process runs


class ProbeMiddleware:
    """Answers both before anything asks by which name and over what: machines ask from beside the site, by a number and without https."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer to a machine, or whatever else was asked for."""
        if request.path_info not in PROBES:
            return self.get_response(request)
        answer: HttpResponseBase = resolve(request.path_info).func(request)
        return answer


@require_safe
def healthz(request: HttpRequest) -> HttpResponseBase:
    """Whether the process answers: nothing else is asked."""
    return _told({"process": True})


@require_safe
def readyz(request: HttpRequest) -> HttpResponseBase:
    """Whether the database answers, its tables are those of this code, and a corpus is loaded. 503 where one of them is not so."""
    found = {"database": False, "migrations": False, "corpus": False}
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        found["database"] = True
        found["migrations"] = all_applied()
        found["corpus"] = LoadedCorpus.objects.filter(id=1).exists() and current.digest() != current.NOTHING
    except (DatabaseError, InterfaceError):
        pass  # what was not found out stays false
    return _told(found)


def all_applied() -> bool:
    """Whether every migration of this code was applied."""
    if not _migrated:
        loader = MigrationLoader(connection)
        if loader.graph.nodes.keys() <= loader.applied_migrations.keys():
            _migrated.add("yes")
    return bool(_migrated)


def _told(found: dict[str, bool]) -> JsonResponse:
    response = JsonResponse(found, status=200 if all(found.values()) else 503)
    response.headers["Cache-Control"] = "no-store"
    response._has_been_logged = True  # type: ignore[attr-defined]  # the line of the request says it
    return response
