"""What is written down while the site runs: one line for each request and each error, on standard output, for whatever keeps logs.

    LOG_LEVEL   debug, info (each request), warning (a quiet day is quiet: what was refused for want of means, and errors), error
    LOG_FORMAT  json, a line for a program to read, or text, for eyes; text where standard output is a terminal
    LOG_TO      stdout; stderr for the commands of manage.py, whose output is read by other programs

Nothing secret goes in: of a request its path, and neither query, cookies, form nor headers; of an error its traceback, without the values
of variables.
"""

from __future__ import annotations

import datetime as dt
import json
import logging
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

import structlog

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("json", "text")
STREAMS = ("stdout", "stderr")
PROCESSORS: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


class LogFields(dict[str, Any]):
    """What stands in a line, whole and in its order: nothing needs to be looked up or put beside it."""


def tell(logger: logging.Logger, level: int, event: str, **more: Any) -> None:
    """Write a line that has no exception and names no place in the code, as requests have it: a third of what structlog's own way takes."""
    if logger.isEnabledFor(level):
        when = dt.datetime.now(dt.UTC).isoformat().replace("+00:00", "Z")
        first = {"timestamp": when, "level": logging.getLevelName(level).lower(), "event": event}
        told = LogFields(first | structlog.contextvars.get_contextvars() | more | {"logger": logger.name})
        logger.handle(logging.LogRecord(logger.name, level, "", 0, told, None, None))


class LineFormatter(structlog.stdlib.ProcessorFormatter):
    """Records as lines: those of structlog, of Django and of the server by their processors, those of :func:`tell` as they are."""

    def __init__(self, shown: list[Any], told: Callable[[Mapping[str, Any]], str]) -> None:
        super().__init__(foreign_pre_chain=PROCESSORS, processors=shown)
        self.told = told

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        return self.told(record.msg) if isinstance(record.msg, LogFields) else super().format(record)


class WithoutTraceback(logging.Filter):
    """Tells of a request that Django finds suspicious in one line: strangers send thousands, and nothing of ours is broken."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record, without what it carries of its exception, and as a warning."""
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def formatter(form: str) -> LineFormatter:
    """What turns records of structlog, of Django and of the server into lines of that form."""
    shown: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if form == "json":
        shown += [structlog.processors.format_exc_info, _event_first, structlog.processors.JSONRenderer()]
        return LineFormatter(shown, json.JSONEncoder().encode)
    console = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    return LineFormatter([*shown, console], lambda told: str(console(None, "", dict(told))))


def _event_first(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    first = ("timestamp", "level", "event")
    return {key: event[key] for key in first if key in event} | {key: value for key, value in event.items() if key not in first}


def configuration(level: str, form: str, stream: str) -> dict[str, Any]:
    """The ``LOGGING`` of the settings."""
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *PROCESSORS, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # none of them is written down
    everything = {"level": level.upper(), "handlers": [], "propagate": True}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": formatter, "form": form}},
        "filters": {"without traceback": {"()": WithoutTraceback}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "stream": f"ext://sys.{stream}", "formatter": "lines"}},
        "root": {"level": level.upper(), "handlers": ["lines"]},
        "loggers": {
            "django": everything | {"level": max(level.upper(), "INFO", key=logging.getLevelName)},
            "django.request": everything | {"level": "ERROR"},  # what is refused stands in the line of its request
            "django.security": everything | {"filters": ["without traceback"]},
            "django.security.DisallowedHost": everything | {"filters": ["without traceback"]},
            "gunicorn.error": everything | {"level": max(level.upper(), "WARNING", key=logging.getLevelName)},
        },
    }
