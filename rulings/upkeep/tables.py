"""The tables of the database, row by row, in a form that does not depend on which database it is."""

from __future__ import annotations

import base64
import datetime as dt
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from decimal import Decimal
from typing import Any
from uuid import UUID

from django.apps import apps
from django.core.management.color import no_style
from django.db import connection, models, transaction
from django.db.migrations.recorder import MigrationRecorder
from django.utils.duration import duration_iso_string

StoredModel = type[models.Model]
AT_ONCE = 500  # rows read or written together
# Whoever is signed in signs in again: a backup opens no account. What was found by running is found again.
LEFT_OUT = ("sessions.Session", "library.KeptResult")
MADE_BY_MIGRATE = ("contenttypes.ContentType", "auth.Permission")  # an empty database has rows of these


def tables() -> list[StoredModel]:
    """Every table that is kept, by name; those between two others are tables too."""
    return [table for table in every() if table._meta.label not in LEFT_OUT]


def every() -> list[StoredModel]:
    """Every table of the code, by name, those that are not kept among them: a restore empties these too."""
    found = (m for m in apps.get_models(include_auto_created=True) if m._meta.managed and not m._meta.proxy)
    return sorted(found, key=lambda m: m._meta.db_table)


def columns(table: StoredModel) -> list[str]:
    """The names of its columns, in their order."""
    return [str(field.column) for field in table._meta.local_concrete_fields]


def migrations() -> list[list[str]]:
    """Which migrations the database has, by app and name."""
    return sorted(map(list, MigrationRecorder(connection).applied_migrations()))


@contextmanager
def one_moment() -> Iterator[None]:
    """What is read within the block is all of one moment, while others go on writing."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("BEGIN DEFERRED")  # as transaction.atomic begins, nobody else could write
            try:
                yield
            finally:
                cursor.execute("ROLLBACK")
        return
    with transaction.atomic(durable=True):
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield


def lines(table: StoredModel) -> Iterator[bytes]:
    """Its rows in the order of their keys, each a line of JSON."""
    names = [field.attname for field in table._meta.local_concrete_fields]
    rows = table._base_manager.order_by("pk").values_list(*names)
    for row in rows.iterator(chunk_size=AT_ONCE):
        yield json.dumps(row, default=_plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _plain(value: Any) -> Any:
    """A value of the database as JSON can hold it, and as the field's ``to_python`` reads it; to the microsecond."""
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(bytes(value)).decode("ascii")
    if isinstance(value, dt.datetime | dt.date | dt.time):
        return value.isoformat()
    if isinstance(value, dt.timedelta):
        return duration_iso_string(value)
    if isinstance(value, Decimal | UUID):
        return str(value)
    raise TypeError(f"{type(value)} is kept nowhere")


def fill(table: StoredModel, stored: Iterable[bytes]) -> int:
    """Write lines back as rows, exactly: nothing of a row is made anew. How many there were."""
    fields = table._meta.local_concrete_fields
    quote = connection.ops.quote_name
    places = ", ".join(["%s"] * len(fields))
    insert = f"INSERT INTO {quote(table._meta.db_table)} ({', '.join(map(quote, columns(table)))}) VALUES ({places})"
    written = 0
    with connection.cursor() as cursor:
        batch: list[list[Any]] = []
        for line in stored:
            row = json.loads(line)
            batch.append([f.get_db_prep_save(f.to_python(value), connection) for f, value in zip(fields, row, strict=True)])
            if len(batch) == AT_ONCE:
                cursor.executemany(insert, batch)
                written, batch = written + len(batch), []
        if batch:
            cursor.executemany(insert, batch)
    return written + len(batch)


def empty(found: Sequence[StoredModel]) -> None:
    """Delete all rows of these tables, within a transaction: references between them are looked at only at its end."""
    with connection.cursor() as cursor:
        for table in found:
            cursor.execute(f"DELETE FROM {connection.ops.quote_name(table._meta.db_table)}")


def finish(found: Sequence[StoredModel]) -> None:
    """Check all references, and let counters go on after the highest number there is."""
    connection.check_constraints(table_names=[table._meta.db_table for table in found])
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), list(found)):
            cursor.execute(statement)


def filled() -> dict[str, int]:
    """How many rows are here, of those tables that have some; without what every migrated database has."""
    counts = {t._meta.db_table: t._base_manager.count() for t in tables() if t._meta.label not in MADE_BY_MIGRATE}
    return {name: count for name, count in counts.items() if count}
