"""What a typed change of a ruling costs until it is checked and run: ``python -m bench.typed``.

In some shipped rulings of each game a sentence is taken out and written again, two characters at a time, as somebody types who pauses
after each: most of these texts cannot be read, and nobody has checked any of them before. First in this process, in seconds of the
processor, against the first check of a ruling, and against python-chess as in the engine's benchmarks; then under the server, as a browser
asks: saving, which waits for no turn, and checking, in processes of their own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple
from urllib.parse import urlencode

from bench.library import django
from bench.web import ROOT, Server, prepared, serving
from bench.yardstick import push_and_pop, seconds

OF_EACH = 5  # rulings of a game
SENTENCE = re.compile(r"^( {6,}- )(\S+ .*|.*[ぁ-ん].*)$")
AIM = 0.3  # seconds from a change to its answer, at the 95th percentile
HANDLE, SECRET = "typist", "vgy7-bhu8"
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
SEEN = re.compile(r'id="seen" value="([^"]*)"')


class Text(NamedTuple):
    """A ruling as it is published, and as it reads while a sentence of it is written again."""

    path: str
    whole: str
    typed: list[str]


def texts() -> list[Text]:
    """Some rulings of each game, spread over all of them."""
    found = []
    for folder in sorted((ROOT / "corpus").glob("*/rulings")):
        files = sorted(folder.glob("*.yaml"))
        for file in files[:: max(1, len(files) // OF_EACH)][:OF_EACH]:
            whole = file.read_text(encoding="utf-8")
            found.append(Text(str(file.relative_to(ROOT / "corpus")), whole, list(typed(whole))))
    return [one for one in found if one.typed]


def typed(whole: str) -> Iterator[str]:
    """A ruling with the sentence in its middle as far as it is written."""
    lines = whole.split("\n")
    sentences = [(at, found) for at, line in enumerate(lines) if (found := SENTENCE.match(line))]
    if sentences:
        at, found = sentences[len(sentences) // 2]
        for end in range(1, len(found[2]), 2):
            yield "\n".join([*lines[:at], found[1] + found[2][:end], *lines[at + 1 :]])
        yield f"{whole}# again\n"  # and with all of it there, so that the scenarios run


def said(name: str, found: Sequence[float]) -> str:
    """Median, 95th percentile and the most, in milliseconds."""
    ordered = sorted(found)
    median, most, last = (1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 1))
    return f"  {name:<52}{median:8.1f} ms at the median  {most:8.1f} at the 95th percentile  {last:8.1f} at most  ({len(ordered)})"


def measure() -> None:
    """In this process: what checking takes of the processor."""
    django()
    from rulings.editor import checking
    from rulings.store import current, languages

    current.warm()
    for _language in languages.read():
        pass
    first, changed = [], []
    for text in texts():
        for n, one in enumerate((f"{text.whole}# first\n", *text.typed)):
            begun = process_time()
            checking.checked({text.path: one}, text.path)
            (changed if n else first).append(process_time() - begun)
    print(said("the first check of a ruling, by the processor", first))
    print(said("a typed change, by the processor", changed))
    yardstick = seconds(push_and_pop(), 20_000)
    ordered = sorted(changed)
    print(f"  a typed change is {sum(changed) / len(changed) / (sum(first) / len(first)):.2f} x the first check on average, and", end=" ")
    print(f"{ordered[len(ordered) // 2] / yardstick:.0f} x push and pop in python-chess at the median")


class Browser:
    """As much of a browser as saving and checking take: cookies, and a connection for each request."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}

    def ask(self, path: str, form: dict[str, str] | None = None, accept: str = "text/html") -> tuple[int, str, str]:
        """Status, text and ``Location`` of an answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Accept": accept, "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request("POST" if form is not None else "GET", path, urlencode(form) if form is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        for name, value in answer.getheaders():
            if name.casefold() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        connection.close()
        return answer.status, text, answer.headers.get("Location", "")

    def form(self, path: str, fields: dict[str, str]) -> tuple[int, str, str]:
        """The answer to the form of a page."""
        token = TOKEN.search(self.ask(path)[1])
        return self.ask(path, {**fields, "csrfmiddlewaretoken": token[1] if token else ""})


def under(server: Server) -> None:
    """Under the server, one who types alone: seconds from asking to the answer, and what the server's processes took of the processor."""
    browser = Browser(server.port)
    browser.form("/accounts/login/", {"login": HANDLE, "password": SECRET})
    for form in (True, False):  # the first time each process reads what it has not read before
        saved, checked, failed = [], [], 0
        before = server.spent()
        for text in texts():
            begun = {"path": text.path, "text": text.whole, "title": "typed", "begin": "1"}
            _status, _text, where = browser.form("/editor/new/", begun)
            page = browser.ask(where)[1]
            token, seen = TOKEN.search(page), SEEN.search(page)
            if token is None or seen is None:
                failed += 1
                continue
            number, stamp, was = where.split("/")[2], seen[1], text.whole
            for one in text.typed[:: 4 if form else 1]:
                fields = {"csrfmiddlewaretoken": token[1], "path": text.path, "text": one}
                at = perf_counter()
                status, _page, _where = browser.ask(f"/editor/{number}/checked/", fields)
                checked.append(perf_counter() - at)
                failed += status != 200
                at = perf_counter()
                status, answer, _where = browser.ask(f"/editor/{number}/file/", {**fields, "was": was, "seen": stamp}, "application/json")
                saved.append(perf_counter() - at)
                failed += status != 200
                stamp, was = json.loads(answer)["seen"] if status == 200 else stamp, one
    took = 1e3 * (server.spent() - before) / max(1, len(saved))
    print(said("saving, from asking to the answer", saved))
    print(said("checking, from asking to the answer", checked))
    print(f"  both take {took:.1f} ms of the processors of the server a change, with opening the files; {failed} answers were not 200")
    late = sum(one > AIM for one in checked) / len(checked)
    met = "met" if late <= 0.05 else "not met"
    print(f"  {100 * late:.1f} % of the changes were checked later than {1e3 * AIM:.0f} ms; the aim is at most 5 %: {met}")


def main() -> None:
    """Both, on a database of its own."""
    with tempfile.TemporaryDirectory() as name:
        environment = prepared(Path(name))
        if environment is None:
            return
        everything = {**os.environ, **environment, "LOG_LEVEL": "error"}
        person = f"from rulings.people.models import Person; Person.objects.create_user({HANDLE!r}, password={SECRET!r})"
        subprocess.run([sys.executable, "manage.py", "shell", "-v", "0", "-c", person], cwd=ROOT, env=everything, check=True)
        subprocess.run([sys.executable, "-m", "bench.typed", "measure"], cwd=ROOT, env=everything, check=True)
        limits = {"PROPOSALS_AN_HOUR": "1000", "COMPUTING_A_MINUTE": "0", "COMPUTING_PROCESSES": "2", "LOG_LEVEL": "error"}
        with serving("rulings.wsgi", {**environment, **limits}) as server:
            under(server)


if __name__ == "__main__":
    measure() if sys.argv[1:] == ["measure"] else main()
