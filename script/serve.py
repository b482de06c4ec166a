"""Bring database, texts, corpus and static files up to date, then become the server.

Each of the four is skipped while a hash of what it is made from is the one of last time, so that a second start takes
about a second. This module imports Django only if one of them has work to do.
"""

import hashlib
import json
import os
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".local" / "stamps.json"
PATIENCE = 60.0
# A board of the lab and the moment looked at stand in the address: 3500 and 4000 characters at the most, and the same again as a header.
LIMITS = ("--limit-request-line", "8190", "--limit-request-field_size", "8190", "--limit-request-fields", "60", "--timeout", "30")
THREADS = "16"  # of each worker: docs/decisions/threads-for-slow-clients.md


def digest(paths: Iterable[Path], *more: str) -> str:
    """Return one hash over names and contents, and over whatever else decides the outcome."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        total.update(f"\0{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def command(*arguments: str) -> None:
    """Run one management command in this process."""
    import django
    from django.core.management import call_command
    from django.db import DatabaseError

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.settings")
    django.setup()
    try:
        call_command(*arguments)
    except DatabaseError as error:
        sys.exit(f"The database does not do it ({arguments[0]}): {str(error).strip()}\nWhat was there before stays whole.")


def compile_texts() -> None:
    """Compile the Japanese interface texts."""
    import messages

    messages.compile_all()


def makers() -> list[Path]:
    """Return the folders of the code that makes the rows of the database."""
    return [ROOT / "engine", ROOT / "rulings" / "store"]


def steps() -> list[tuple[str, str, Callable[[], None]]]:
    """Return what has to be up to date: what is said while it is made, the hash of its sources, and how it is made."""
    database = os.environ.get("DATABASE_URL", "")
    store = ROOT / ".local" / "site.sqlite3"
    # What was deleted or exchanged has to be made again, whatever the stamps say.
    place = database or (str(store.stat().st_ino) if store.exists() else "none")
    tables = digest(ROOT.glob("rulings/*/migrations/*.py"), place)
    code = [path for folder in makers() for path in folder.rglob("*.py")]
    texts = sorted(ROOT.glob("rulings/*/locale/**/*.po"))
    compiled = str([path.with_suffix(".mo").exists() for path in texts])
    due = [
        ("Compiling the texts", digest(texts, compiled), compile_texts),
        ("Preparing the database", tables, lambda: command("migrate", "--verbosity=0")),
        ("Loading the corpus", digest([*(ROOT / "corpus").rglob("*.yaml"), *code], tables), lambda: command("loadcorpus")),
    ]
    if os.environ.get("DEBUG", "").casefold() not in ("1", "true", "yes", "on", "y", "t", "ok"):
        static = [path for path in (ROOT / "static").rglob("*") if path.is_file()]
        static.append(ROOT / "rulings" / "http" / "bundles.py")
        packages = (ROOT / "requirements-server.txt").read_text(encoding="utf-8")
        collected = str((ROOT / "staticfiles" / "staticfiles.json").exists())
        collect = ("collectstatic", "--noinput", "--clear", "--verbosity=0")
        due.append(("Collecting the static files", digest(static, packages, collected), lambda: command(*collect)))
    return due


def bring_up_to_date() -> None:
    """Do what is due, and note after each step that it is done, so that a failure costs only its own step."""
    try:
        done = json.loads(STAMPS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        done = {}
    for name, stamp, make in steps():
        if done.get(name) == stamp:
            continue
        print(f"{name} ...", flush=True)
        make()
        # The database exists only after migrate: its identity, part of the later stamps, is read again.
        done[name] = next(again for label, again, _make in steps() if label == name)
        STAMPS.parent.mkdir(exist_ok=True)
        STAMPS.write_text(json.dumps(done, indent=1), encoding="utf-8")


def count_together() -> None:
    """Let the workers count for Prometheus in files of one folder, which begins empty: each alone would tell its own numbers."""
    folder = Path(os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", str(ROOT / ".local" / "metrics")))
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.db"):
        path.unlink()


def free(host: str, port: int) -> bool:
    """Say whether the port can be listened on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def announce(url: str, server: int) -> None:
    """In a process of its own, print the address once the server answers there.

    Forked twice, so that the server, which takes over this process, never sees a child that is no worker of its own.
    """
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    if os.fork():
        os._exit(0)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(server, 0)
            with urllib.request.urlopen(f"{url}healthz", timeout=PATIENCE):  # by any name
                print(f"\n  The site answers at {url}\n  Stop it with Ctrl-C.\n", flush=True)
                break
        except urllib.error.HTTPError as error:
            print(f"\n  The site answers at {url}, with status {error.code}.\n", flush=True)
            break
        except ProcessLookupError:
            break
        except OSError:
            time.sleep(0.02)
    os._exit(0)


def main() -> None:
    """Prepare, then hand this process over to gunicorn: signals reach it directly, Ctrl-C ends it cleanly."""
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT), str(ROOT / "script")]
    host = os.environ.get("HOST", "127.0.0.1")
    port_text = os.environ.get("PORT", "8000")
    if not port_text.isdecimal() or not 0 < int(port_text) < 65536:
        sys.exit(f"PORT={port_text} is no port: give a number from 1 to 65535.")
    if not free(host, int(port_text)):
        sys.exit(f"Port {port_text} on {host} is taken. Stop what runs there, or choose another: PORT=8001 script/server")
    os.environ.setdefault("WEB_CONCURRENCY", "2")
    for name in ("WEB_CONCURRENCY", "SERVER_THREADS"):
        given = os.environ.get(name, THREADS)
        if not (given.isdecimal() and 0 < int(given) <= 1000):
            sys.exit(f"{name}={given} is no number of them: give one from 1 to 1000.")
    os.environ.setdefault("COMPUTING_PROCESSES", os.environ["WEB_CONCURRENCY"])
    if os.environ.get("METRICS_TOKEN"):
        count_together()
    threads = ("--worker-class", "gthread", "--threads", os.environ.get("SERVER_THREADS", THREADS))
    bring_up_to_date()
    sys.stdout.flush()
    shown = f"[{host}]" if ":" in host else host
    announce(f"http://{shown}:{port_text}/", os.getpid())
    server = [sys.executable, "-m", "gunicorn", "rulings.wsgi", "--bind", f"{shown}:{port_text}"]
    os.execv(sys.executable, [*server, *LIMITS, *threads, "--log-level", "warning", "--no-control-socket", "--preload"])


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        sys.exit(f"Files cannot be read or written here: {error}")
