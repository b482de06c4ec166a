"""What the site of this process serves: a library put on its shelf, and nothing kept of another one."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Sequence
from io import StringIO
from math import inf
from pathlib import Path
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


Rows = dict[str, list[dict[str, Any]]]  # by "app.Model"
shared: Path | None = None  # a folder that all processes of one run of the tests have, where there are several
_rows: dict[str, Rows] = {}
_statements: dict[tuple[str, int], list[tuple[str, Any]]] = {}  # what puts rows back, by their name and how many models it is for


def _listed() -> list[Any]:
    """What lists and links read."""
    from rulings.store.models import Card, Citation, Claim, Game, Link, Rule, Ruling, SearchEntry, SourceDocument

    return [Game, SourceDocument, Claim, Rule, Card, Ruling, Link, Rule.claims.through, Ruling.claims.through, SearchEntry, Citation]


def _all() -> list[Any]:
    """What a load may write."""
    from django.apps import apps

    return list(apps.get_app_config("library").get_models(include_auto_created=True))


def store(library: Any, name: str) -> None:
    """Put the rows of a library into the database, what lists and links read, in place of others; ``name`` stands for this library."""
    from rulings.store import citations, index

    def make() -> None:
        index.rebuild(library, {})
        citations.store(row for ruling in library.rulings.values() for row in citations.declared(ruling))

    for model in _listed():
        model.objects.all().delete()
    _stored(f"listed-{name}", make, _listed(), _listed())


def loaded(name: str, load: Callable[[], object]) -> str:
    """Let ``load`` store the corpus of this name in the empty database. The digest."""
    from rulings.store.models import LoadedCorpus

    _stored(name, load, _all(), _all())
    return LoadedCorpus.objects.get().digest


def _stored(name: str, make: Callable[[], object], models: Sequence[Any], wanted: Sequence[Any]) -> None:
    """Make rows of these models once in a run of the tests; later those that are wanted of them are stored as they were."""
    from django.db import transaction

    kept = shared and shared / f"{name}.rows"
    if name not in _rows and kept and kept.exists():
        _rows[name] = pickle.loads(kept.read_bytes())
    with transaction.atomic():
        if name in _rows:
            _put_back(name, wanted)
            return
        make()
        _rows[name] = {model._meta.label: list(model.objects.order_by("pk").values()) for model in models}
    if kept:
        mine = kept.with_suffix(f".{os.getpid()}")
        mine.write_bytes(pickle.dumps(_rows[name]))
        mine.replace(kept)


def _put_back(name: str, wanted: Sequence[Any]) -> None:
    """Store the rows of this name as they were, by the statements that stored them first: to put these together takes longer than to carry them out."""
    from django.core.management.color import no_style
    from django.db import connection

    statements = _statements.setdefault((name, len(wanted)), [])
    if not statements:

        def note(execute: Callable[..., Any], sql: str, given: Any, *more: Any) -> Any:
            statements.append((sql, given))
            return execute(sql, given, *more)

        with connection.execute_wrapper(note), connection.cursor() as cursor:
            for model in wanted:
                model.objects.bulk_create([model(**row) for row in _rows[name][model._meta.label]], batch_size=400)
            for statement in connection.ops.sequence_reset_sql(no_style(), list(wanted)):
                cursor.execute(statement)
        return
    with connection.cursor() as cursor:
        for sql, given in statements:
            cursor.execute(sql, given)


def store_shipped() -> None:
    """Put the rows of the shipped corpus that lists and the search are made of into the database, in place of others: those that a load makes."""
    for model in _listed():
        model.objects.all().delete()
    _stored("shipped", _load_folder, _all(), _listed())


def load_shipped() -> str:
    """Put the shipped corpus into the empty database as `loadcorpus` does, which is done once in a run of the tests. The digest."""
    from rulings.store import current
    from rulings.store.models import CorpusFile

    forget()
    digest = loaded("shipped", _load_folder)
    current._copy = current._Copy(digest, shipped.library(), 0, dict(CorpusFile.objects.values_list("path", "sha256")))
    return digest


def _load_folder() -> None:
    from django.core.management import call_command

    from rulings.store import current

    said = StringIO()
    call_command("loadcorpus", str(shipped.CORPUS), stdout=StringIO(), stderr=said)
    assert said.getvalue() == ""
    read, ours = current.published().rulings, shipped.library().rulings
    ours.made |= read.made  # what was read for the load need not be read again
    ours.problems |= read.problems
