"""A generated library of many rulings: what starting, publishing and the pages of lists cost with it, beside the shipped one.

The shipped rulings again and again under other names, with what their runs gave: nothing is run to make them. Each size has a database of
its own, and each figure comes from a process that does nothing else.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NAMED = re.compile(r"\bruling: ([a-z0-9-]+)")  # the ruling of a file, and those that it links to
MANY = 20_000  # rulings of the generated library
RULING = "sv-lionel-before-boarding"
PAGES = (
    "/",
    "/games/",
    "/games/shadowverse/",
    "/rules/",
    "/search/?q=leonel",
    "/open/",
    "/rests-on/?game=vision",
    "/sitemap.xml",
    f"/rulings/{RULING}/",
)


def seconds(work: Callable[[], Any]) -> float:
    """How long something takes this process: what others take of the processor does not count."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def megabytes() -> int:
    """What this process holds of the memory now."""
    status = Path("/proc/self/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024  # type: ignore[index]


def number_shipped() -> int:
    """How many rulings the shipped corpus has."""
    return len(list((ROOT / "corpus").glob("*/rulings/*.yaml")))


def django() -> None:
    """Make Django ready in this process."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.settings")
    import django as package

    package.setup()


def again(id: str, n: int) -> str:
    """The name of a ruling the n-th time: neighbours in the order of their names are other rulings, as in a library that somebody wrote."""
    return f"again-{n}-{id}" if n else id


def fill(rulings: int) -> None:
    """Store the shipped corpus, its rulings again and again under other names until there are so many."""
    django()
    from django.core.management import call_command
    from django.db import transaction

    from rulings.store import current, publishing
    from rulings.store.load import read_folder
    from rulings.store.models import Revision

    call_command("migrate", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    texts, _problems = read_folder(ROOT / "corpus")
    once = publishing.prepare(texts)
    made = publishing.Prepared(dict(texts), current.NOTHING, once.library.changed({}), None)
    shipped = once.library.rulings
    ids, read = list(shipped.paths), dict(shipped.items())
    copies = [ids[: max(0, rulings - n * len(ids))] for n in range(max(1, -(-rulings // len(ids))))]  # the last one may be a part
    copies[0] = ids
    for n, names in enumerate(copies[1:], 1):
        for id in names:
            path = shipped.paths[id]
            text = NAMED.sub(lambda m: f"ruling: {again(m[1], n)}" if m[1] in names else m[0], texts[path])  # noqa: B023 (used at once)
            made.changes[path.replace(f"{id}.yaml", f"{again(id, n)}.yaml")] = text
    made.library = once.library.changed({path: text for path, text in made.changes.items() if path not in texts})
    for n, names in enumerate(copies):
        for id in names:
            made.library.rulings.made[again(id, n)] = replace(read[id], id=again(id, n))
            made.library.rulings.problems[again(id, n)] = []
            made.steps[again(id, n)] = once.steps[id]
        made.rows += [(rule, again(id, n), *rest) for rule, id, *rest in once.rows if id in names]  # type: ignore[misc]
        made.cards |= {(again(id, n), game, slug) for id, game, slug in once.cards if id in names}
        made.outcomes += [(again(id, n), name, came) for id, name, came in once.outcomes if id in names]
    with transaction.atomic():
        publishing.store(made, Revision.Kind.LOADED, publishing.Signed(["bench"]))


def change(rule: str) -> None:
    """Let the settings of a rule say something else, in the stored file and nowhere else: what is kept of it is no longer asked for."""
    django()
    from django.db import transaction

    from rulings.store import current
    from rulings.store.hashes import digest_of_hashes, hash_of
    from rulings.store.models import CorpusFile, LoadedCorpus

    library = current.published()
    text = next(iter(library.rules[rule].settings.values()))["en"]
    file = CorpusFile.objects.get(path__contains="/rules/", text__contains=text)
    file.text = file.text.replace(text, f"{text} Changed.")
    file.sha256 = hash_of(file.text)
    with transaction.atomic():
        file.save()
        digest = digest_of_hashes(dict(CorpusFile.objects.values_list("path", "sha256")))
        LoadedCorpus.objects.filter(id=1).update(digest=digest)


def measure() -> dict[str, float]:
    """What this process finds of the library that is stored."""
    django()
    from django.test import Client

    from rulings.store import current

    found: dict[str, float] = {}
    current.warm()
    found["a worker starts, s"] = time.process_time()  # since the process began
    found["a worker holds, MB"] = megabytes()
    client = Client(headers={"host": "localhost"})
    for page in PAGES:
        found[f"{page} at first, s"] = seconds(partial(client.get, page))
        found[f"{page} again, s"] = min(seconds(partial(client.get, page, headers={"accept-language": f"en;q=0.{n}"})) for n in range(1, 4))
    found["with all that, MB"] = megabytes()
    path = f"shadowverse/rulings/{RULING}.yaml"
    for turn in ("at first", "again"):
        text = current.published().files.texts[path] + f"# {turn}\n"
        found[f"a ruling is published {turn}, s"] = seconds(partial(published, path, text))
    found["after that, MB"] = megabytes()
    return found


def published(path: str, text: str) -> None:
    """Publish one file, and look at its page."""
    from django.db import transaction
    from django.test import Client

    from rulings.store import publishing
    from rulings.store.models import Revision

    ready = publishing.prepare({path: text})
    with transaction.atomic():
        publishing.store(ready, Revision.Kind.PUBLISHED, publishing.Signed(["bench"]))
    publishing.tell()
    Client(headers={"host": "localhost"}).get(f"/rulings/{RULING}/")


def main() -> None:
    """Fill and measure each size in processes of their own, and print them side by side."""
    folder = Path(os.environ.get("BENCH_LIBRARY") or tempfile.mkdtemp())
    columns: dict[int, dict[str, float]] = {}
    for size in (number_shipped(), MANY):
        url = f"sqlite:///{folder}/{size}.sqlite3"
        env = {**os.environ, "DATABASE_URL": url, "LOG_LEVEL": "error", "PUBLIC_DIR": str(folder)}
        if not (folder / f"{size}.sqlite3").exists():
            subprocess.run([sys.executable, "-m", "bench.library", "fill", str(size)], env=env, cwd=ROOT, check=True)
        said = subprocess.run([sys.executable, "-m", "bench.library", "measure"], env=env, cwd=ROOT, check=True, capture_output=True)
        columns[size] = json.loads(said.stdout.splitlines()[-1])
    print(f"{'rulings':50}" + "".join(f"{size:>10}" for size in columns))
    for name in columns[MANY]:
        print(f"{name:50}" + "".join(f"{found[name]:>10.2f}" for found in columns.values()))


if __name__ == "__main__":
    if sys.argv[1:2] == ["fill"]:
        fill(int(sys.argv[2]))
    elif sys.argv[1:2] == ["change"]:
        change(sys.argv[2])
    elif sys.argv[1:2] == ["measure"]:
        print(json.dumps(measure()))
    else:
        main()
