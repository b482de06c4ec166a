"""The interface texts: compile them, and say which have no Japanese yet.

    python script/messages.py            compile every .po beside its .mo
    python script/messages.py --missing  list texts of templates and code that no Japanese catalogue has

Both work without the gettext programs, which a plain machine does not have.
"""

import ast
import sys
from pathlib import Path

import polib
from jinja2 import Environment

ROOT = Path(__file__).resolve().parent.parent
CALLS = {"_": 1, "gettext": 1, "gettext_lazy": 1, "gettext_noop": 1, "ngettext": 2, "ngettext_lazy": 2}


def catalogues() -> list[Path]:
    """Return every .po file of the project."""
    return sorted((ROOT / "rulings").glob("*/locale/*/LC_MESSAGES/*.po"))


def compile_all() -> None:
    """Write each .mo whose .po is newer."""
    for source in catalogues():
        target = source.with_suffix(".mo")
        if not target.exists() or target.stat().st_mtime <= source.stat().st_mtime:
            # Written aside and moved, because test processes compile at the same time.
            fresh = target.with_suffix(f".{id(target)}.tmp")
            polib.pofile(str(source)).save_as_mofile(str(fresh))
            fresh.replace(target)


def texts_of_code(path: Path) -> set[str]:
    """Return the literals that a module hands to gettext."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        literal = node.args[0] if name in CALLS and node.args else None
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
            found.add(literal.value)
    return found


def texts_of_template(path: Path) -> set[str]:
    """Return the texts that a template translates: those of ``_()`` and of ``{% trans %}``."""
    env = Environment(extensions=["jinja2.ext.i18n"])
    calls = env.extract_translations(path.read_text(encoding="utf-8"))  # type: ignore[attr-defined]  # of the extension
    return {texts if isinstance(texts, str) else texts[0] for _line, _function, texts in calls}


def missing() -> dict[str, list[str]]:
    """Return the texts without Japanese, each with the files that use it."""
    known = {entry.msgid for path in catalogues() for entry in polib.pofile(str(path)) if entry.translated()}
    used: dict[str, list[str]] = {}
    for path in sorted([*(ROOT / "rulings").rglob("*.py"), *(ROOT / "templates").rglob("*.html")]):
        read = texts_of_code if path.suffix == ".py" else texts_of_template
        for text in read(path) - known:
            used.setdefault(text, []).append(str(path.relative_to(ROOT)))
    return used


if __name__ == "__main__":
    if "--missing" in sys.argv:
        for text, places in missing().items():
            print(f"{text!r}  ({', '.join(places)})")
    else:
        compile_all()
