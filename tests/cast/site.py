"""What the site of this process serves: a library put on its shelf, and nothing kept of another one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import Any

from tests.cast import shipped


def serve(library: Any, revision: str) -> None:
    """Let the pages read this library from now on; ``revision`` tells it from others that the same test serves."""
    from rulings.store import current

    current._copy = current._Copy((revision * 64)[:64], library, inf)


def forget() -> None:
    """Let nothing be kept of what was served before: runs, tables, answers, what the search looks through."""
    from rulings.http.cache import clear_all
    from rulings.store import searched

    clear_all()
    searched._kept = None


def serve_shipped() -> None:
    """Let the pages read the shipped corpus."""
    forget()
    serve(shipped.library(), "c")


_rows: dict[Any, dict[Any, list[Any]]] = {}


def store(library: Any) -> None:
    """Put the rows of a library into the database, what lists and links read: made once in a process, later stored as they were."""
    from rulings.store import citations, index
    from rulings.store.models import Card, Citation, Claim, Game, Link, Rule, Ruling, SearchEntry, SourceDocument

    if library in _rows:
        for model in _rows[library]:
            model.objects.all().delete()
        _put_back(_rows[library])
        return
    index.rebuild(library)
    citations.store(row for ruling in library.rulings.values() for row in citations.declared(ruling))
    links = (Rule.claims.through, Ruling.claims.through)
    models = (Game, SourceDocument, Claim, Rule, Card, Ruling, Link, *links, SearchEntry, Citation)
    _rows[library] = _rows_of(models)


def _rows_of(models: Iterable[Any]) -> dict[Any, list[Any]]:
    return {model: list(model.objects.order_by("pk")) for model in models}


def _put_back(rows: dict[Any, list[Any]]) -> None:
    from django.core.management.color import no_style
    from django.db import connection

    for model, found in rows.items():
        model.objects.bulk_create(found, batch_size=400)
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), list(rows)):
            cursor.execute(statement)


def store_shipped() -> None:
    """Put the rows of the shipped corpus into the database."""
    store(shipped.library())


_loaded: dict[str, dict[Any, list[Any]]] = {}


def loaded(name: str, load: Callable[[], object]) -> str:
    """Let ``load`` store its corpus in the empty database: once in a process, later its rows are stored as they were. The digest."""
    from django.apps import apps
    from django.db import transaction

    from rulings.store.models import LoadedCorpus

    with transaction.atomic():
        if name in _loaded:
            _put_back(_loaded[name])
        else:
            load()
            _loaded[name] = _rows_of(apps.get_app_config("library").get_models(include_auto_created=True))
    return LoadedCorpus.objects.get().digest


def load_shipped() -> None:
    """Load the shipped corpus into the empty database as `loadcorpus` does."""
    from django.conf import settings

    from rulings.store import current
    from rulings.store.load import load, read_folder
    from rulings.store.models import CorpusFile

    def load_folder() -> None:
        texts, problems = read_folder(settings.CORPUS_DIR)
        problems += load(texts).problems
        assert not problems

    forget()
    digest = loaded("shipped", load_folder)
    current._copy = current._Copy(digest, shipped.library(), 0, dict(CorpusFile.objects.values_list("path", "sha256")))
