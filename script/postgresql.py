#!/usr/bin/env python3
"""A PostgreSQL server of our own for as long as one command runs: ``script/postgresql.py COMMAND …``.

It lies in a folder that is gone afterwards, and listens on no network, only on a socket in that folder.
The command finds it under ``DATABASE_URL`` and, for the tests, ``TEST_DATABASE_URL``. ``--there`` only says by its exit status whether the
programs are installed.
"""

from __future__ import annotations

import os
import pwd
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

PROGRAMS = (  # of version 15 or newer
    "initdb", "pg_ctl", "postgres",
)
OFTEN_AT = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/opt/postgresql*/bin", "/usr/pgsql-*/bin")
USER = "rulings"
# Nothing of it outlives the command, so nothing has to survive a power cut.
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=64MB -c max_connections=60"
MISSING = """The PostgreSQL programs (initdb, pg_ctl, postgres) were not found.
On Debian, as root: apt-get install postgresql. On macOS: brew install postgresql. PG_BIN=/folder/of/them names ones off the path."""


class Missing(Exception):
    """The programs are not installed, or nobody may run them."""


def programs() -> Path:
    """The folder that holds all programs. Raises Missing."""
    folders = [os.environ.get("PG_BIN", ""), *os.environ.get("PATH", "").split(os.pathsep)]
    for pattern in OFTEN_AT:
        folders += sorted(map(str, Path("/").glob(pattern.lstrip("/"))), reverse=True)
    for folder in map(Path, filter(None, folders)):
        if all(os.access(folder / name, os.X_OK) for name in PROGRAMS):
            return folder
    raise Missing(MISSING)


def servant() -> pwd.struct_passwd | None:
    """Who runs the server: PostgreSQL refuses root, so root lends it to somebody else; None for whoever runs this."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise Missing("PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as.")


class Server:
    """A cluster in a folder; it can be stopped and started again in the middle, for tests of what happens then."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.folder, self.servant = programs(), folder, servant()
        if self.servant:
            os.chown(folder, self.servant.pw_uid, self.servant.pw_gid)
        # Sorted as a language sorts, as servers mostly are: what relies on the order of bytes shows.
        made = ("--encoding", "UTF8", "--locale-provider", "icu", "--icu-locale", "en", "--locale", "C", "--no-sync")
        self._call("initdb", "--pgdata", folder / "data", "--username", USER, "--auth", "trust", *made)

    def url(self, database: str = "postgres") -> str:
        """Its address as DATABASE_URL gives it: a path in place of a host is the folder of the socket."""
        return f"postgres://{USER}@/{self.folder}/{database}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} {FAST}"
        self._call("pg_ctl", "start", "--wait", "--pgdata", self.folder / "data", "--log", self.folder / "log", "--options", options)

    def stop(self) -> None:
        """Stop it at once, as if the machine had gone."""
        self._call("pg_ctl", "stop", "--wait", "--mode", "immediate", "--pgdata", self.folder / "data")

    def _call(self, name: str, *arguments: object) -> None:
        identity = {"user": self.servant.pw_uid, "group": self.servant.pw_gid, "extra_groups": []} if self.servant else {}
        command = [str(self.bin / name), *map(str, arguments)]
        # Its messages go to a file: a server that outlives the call would hold a pipe open.
        with (self.folder / "said").open("w+b") as said:
            ended = subprocess.run(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=said, stderr=said, check=False, **identity)  # type: ignore[call-overload]
            if ended.returncode:
                said.seek(0)
                raise OSError(f"{name} ended with {ended.returncode}: {said.read().decode(errors='replace')[-2000:]}")


@contextmanager
def server() -> Iterator[Server]:
    """A server that is gone with the block. Raises Missing where it cannot be had."""
    programs(), servant()
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as folder:
        made = Server(Path(folder))
        made.start()
        try:
            yield made
        finally:
            with suppress(OSError):  # it was stopped already
                made.stop()


def main(arguments: Sequence[str]) -> int:
    """Run the command beside a server; its exit status is the command's, 3 where there is no PostgreSQL."""
    try:
        if list(arguments) == ["--there"]:
            programs(), servant()
            return 0
        with server() as found:
            env = {**os.environ, "DATABASE_URL": found.url(), "TEST_DATABASE_URL": found.url()}
            return subprocess.run(list(arguments), env=env, check=False).returncode
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 3


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
