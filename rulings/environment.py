"""Settings out of the environment: read, and refused with a sentence where they are none or contradict each other."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

import environ
from django.core.exceptions import ImproperlyConfigured

env = environ.Env()
COUNTER = "django_prometheus"
SHORTEST_TOKEN = 20  # characters of one that nobody guesses


def one_of(name: str, default: str, known: Sequence[str]) -> str:
    """A setting that is one of a few words."""
    value: str = env.str(name, default=default).casefold()
    if value not in known:
        raise ImproperlyConfigured(f"{name}={value} is not known: give one of {', '.join(known)}.")
    return value


def number(name: str, default: int, least: int = 0) -> int:
    """A setting that is a whole number, not below ``least``."""
    given: str = env.str(name, default=str(default)).strip()
    if not given.removeprefix("-").isdecimal():
        raise ImproperlyConfigured(f"{name}={given} is no whole number.")
    if int(given) < least:
        raise ImproperlyConfigured(f"{name}={given} is too small: give {least} or more.")
    return int(given)


def header(name: str) -> str:
    """A setting that names a header of requests, as ``X-Forwarded-Proto`` or the way Django keeps it; the latter comes back."""
    given: str = env.str(name, default="").strip().upper().replace("-", "_")
    return f"HTTP_{given.removeprefix('HTTP_')}" if given else ""


def needs_postgresql(said: str, engine: str) -> None:
    """Refuse a setting that only PostgreSQL can follow, with another database."""
    if not engine.endswith(("postgresql", "postgresql_psycopg2")):
        raise ImproperlyConfigured(f"{said} needs PostgreSQL: give DATABASE_URL=postgres://….")


def counted(middleware: Sequence[str], token: str, before: str) -> list[str]:
    """The middleware of a site that counts: its numbers are given where ``before`` stands, whatever name the site is asked by.

    Raises ImproperlyConfigured for a token that is too short, and where the package is not there.
    """
    if len(token) < SHORTEST_TOKEN or not token.isascii() or not token.isprintable() or " " in token:
        said = f"give {SHORTEST_TOKEN} or more letters and digits, for instance of: openssl rand -hex 20"
        raise ImproperlyConfigured(f"METRICS_TOKEN is too short, or has other than plain characters: {said}.")
    if find_spec(COUNTER) is None:
        raise ImproperlyConfigured("METRICS_TOKEN needs packages of its own: pip install -r requirements-metrics.txt (script/server does).")
    before_all, after_all = (f"{COUNTER}.middleware.Prometheus{when}Middleware" for when in ("Before", "After"))
    at = middleware.index(before)
    return [before_all, *middleware[:at], "rulings.http.metrics.MetricsMiddleware", *middleware[at:], after_all]


def agree(debug: bool, https: bool, hosts: Sequence[str], https_header: str, proxies: int) -> None:
    """Refuse what cannot be meant together."""
    if debug and https:
        raise ImproperlyConfigured("DEBUG=1 shows everybody the inside of the site, and HTTPS=1 says that it is public: give one of them.")
    if https and "*" in hosts:
        raise ImproperlyConfigured("ALLOWED_HOSTS=* takes any name for the site's, and HTTPS=1 says that it is public: give its names.")
    if https_header and not https:
        raise ImproperlyConfigured("PROXY_HTTPS_HEADER says that a proxy ends https: give HTTPS=1 too.")
    if https_header and not proxies:
        raise ImproperlyConfigured(
            "PROXY_HTTPS_HEADER says that a proxy stands in front: give TRUSTED_PROXIES=1 too (or how many there are), "
            "or all visitors count as one, and one of them uses up what all may store and compute."
        )
