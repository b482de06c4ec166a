"""What the site of this process serves: a library put on its shelf, and nothing kept of another one."""

from __future__ import annotations

import os
import pickle
import re
from collections import defaultdict
from collections.abc import Callable, Sequence
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


def store(library: Any, name: str, said: Callable[[], dict[str, Any]] = dict) -> None:
    """Put the rows of a library into the database, what lists and links read, in place of others; ``name`` stands for this library.

    ``said`` gives, by ruling, what a load has the search find it by beside its own words.
    """
    from rulings.store import citations, index
    from rulings.store.models import Card, Citation, Claim, Game, Link, Rule, Ruling, SearchEntry, SourceDocument

    models = (Game, SourceDocument, Claim, Rule, Card, Ruling, Link, Rule.claims.through, Ruling.claims.through, SearchEntry, Citation)

    def make() -> None:
        index.rebuild(library, said())
        citations.store(row for ruling in library.rulings.values() for row in citations.declared(ruling))

    for model in models:
        model.objects.all().delete()
    _stored(f"listed-{name}", make, models)


def loaded(name: str, load: Callable[[], object]) -> str:
    """Let ``load`` store the corpus of this name in the empty database. The digest."""
    from django.apps import apps

    from rulings.store.models import LoadedCorpus

    _stored(name, load, list(apps.get_app_config("library").get_models(include_auto_created=True)))
    return LoadedCorpus.objects.get().digest


def _stored(name: str, make: Callable[[], object], models: Sequence[Any]) -> None:
    """Make rows of these models once in a run of the tests; later they are stored as they were."""
    from django.db import transaction

    kept = shared and shared / f"{name}.rows"
    if name not in _rows and kept and kept.exists():
        _rows[name] = pickle.loads(kept.read_bytes())
    with transaction.atomic():
        if name in _rows:
            _put_back(_rows[name])
            return
        make()
        _rows[name] = {model._meta.label: list(model.objects.order_by("pk").values()) for model in models}
    if kept:
        mine = kept.with_suffix(f".{os.getpid()}")
        mine.write_bytes(pickle.dumps(_rows[name]))
        mine.replace(kept)


def _put_back(rows: Rows) -> None:
    from django.apps import apps
    from django.core.management.color import no_style
    from django.db import connection

    models = {apps.get_model(label): found for label, found in rows.items()}
    for model, found in models.items():
        model.objects.bulk_create([model(**row) for row in found], batch_size=400)
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), list(models)):
            cursor.execute(statement)


CITED = re.compile(r"<([^>]+)>$", re.MULTILINE)


def store_shipped() -> None:
    """Put the rows of the shipped corpus into the database.

    Nothing is run for it: which rules decide in a ruling and which cards it shows stands in its recorded traces.
    """
    from rulings.store import citations

    library = shipped.library()

    def said() -> dict[str, Any]:
        traces: defaultdict[str, str] = defaultdict(str)
        for path in shipped.CORPUS.glob("*/traces/*.txt"):
            traces[path.stem.partition("--")[0]] += path.read_text(encoding="utf-8")
        return {id: citations.spoken(library, ruling, *in_trace(ruling.game, traces[id])) for id, ruling in library.rulings.items()}

    def in_trace(game: str, trace: str) -> tuple[set[str], set[tuple[str, str]]]:
        rules = {rule for cited in CITED.findall(trace) for rule in cited.split()}
        return rules & library.rules.keys(), {
            (game, slug) for slug, card in library.cards[game].items() if card.name.get("en", "\n") in trace
        }

    store(library, "shipped", said)


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
