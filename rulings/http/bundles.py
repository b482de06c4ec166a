"""Style sheets and scripts that a page always needs together are sent as one file: fewer requests, and compressed as one.

What is written stays in files by concept; collecting the static files joins them, without what is said in them to those who read them.
Where nothing is collected (``DEBUG``, the tests) a page asks for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.files.base import ContentFile
from django.templatetags.static import static
from whitenoise.storage import CompressedManifestStaticFilesStorage

# By the name that a page says: what is joined, in this order.
STYLES: dict[str, tuple[str, ...]] = {
    "play": ("cards", "stepper", "table"),  # a table with its steps: rulings, comparing, practice, a frame on another site
    "run": ("stage", "glide", "sheet", "why", "share"),  # a run with its tools, on the stage
}
SCRIPTS: dict[str, tuple[str, ...]] = {"run": ("stepper", "why", "share")}
KINDS = {"css": STYLES, "js": SCRIPTS}
# In a script only what has a line of its own: behind other words two slashes may belong to an address.
SAID = {"css": re.compile(rb"/\*.*?\*/|(?<=\n)[ \t]+", re.DOTALL), "js": re.compile(rb"^[ \t]*//[^\n]*\n", re.MULTILINE)}

# In a style sheet, outside of what stands in quotes, a blank beside one of these says nothing.
BLANKS = re.compile(rb"""("[^"\n]*"|'[^'\n]*')|\s*([{};,])\s*|(:)\s+""")


class JoinedStaticFilesStorage(CompressedManifestStaticFilesStorage):
    """Static files named by their contents and compressed, the joined ones among them."""

    def post_process(self, paths: dict[str, Any], dry_run: bool = False, **options: Any) -> Iterator[Any]:
        """Join what is sent together, then name and compress everything. ``paths`` is where each collected file is."""
        if not dry_run:
            for kind, bundles in KINDS.items():
                for name, parts in bundles.items():
                    joined = f"{kind}/{name}.{kind}"
                    self.delete(joined)
                    self.save(joined, ContentFile(b"\n".join(_lean(kind, _read(*paths[f"{kind}/{part}.{kind}"])) for part in parts)))
                    paths[joined] = (self, joined)
        yield from super().post_process(paths, dry_run, **options)


def styles(sheets: Iterable[str]) -> list[str]:
    """The addresses of these style sheets, each by its name or by that of several together."""
    return _addresses("css", sheets)


def scripts(names: Iterable[str]) -> list[str]:
    """The addresses of these scripts, alike."""
    return _addresses("js", names)


def _addresses(kind: str, names: Iterable[str]) -> list[str]:
    joined = isinstance(getattr(staticfiles_storage, "_wrapped", staticfiles_storage), JoinedStaticFilesStorage)
    found = [part for name in names for part in ((name,) if joined else KINDS[kind].get(name, (name,)))]
    return [static(f"{kind}/{name}.{kind}") for name in found]


def _lean(kind: str, content: bytes) -> bytes:
    lean = SAID[kind].sub(b"", content)
    return BLANKS.sub(lambda found: found[1] or found[2] or found[3], lean).replace(b";}", b"}") if kind == "css" else lean


def _read(storage: Any, path: str) -> bytes:
    with storage.open(path) as file:
        content: bytes = file.read()
    return content
