"""Style sheets that stay cheap: what follows `:has()` in a selector bears a class, an id, an attribute or is an element by name.

With any element there, a browser works out the styles of a whole page anew as often as a word of it changes.
"""

import re
from pathlib import Path

import pytest

SHEETS = sorted((Path(__file__).parents[3] / "static" / "css").glob("*.css"))
UNNAMED = re.compile(r":(?:not|has|nth-[a-z-]+)\(")


def split(text, at):
    """What stands between these characters, outside of brackets."""
    found, depth = [""], 0
    for sign in text:
        depth += (sign in "([") - (sign in ")]")
        if not depth and sign in at:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found if part.strip()]


def without(part):
    """A part of a selector without what is said in brackets that name nothing by which an element is found."""
    while begins := UNNAMED.search(part):
        depth, end = 1, begins.end()
        while depth:
            depth += (part[end] == "(") - (part[end] == ")")
            end += 1
        part = part[: begins.start()] + part[end:]
    return part


def nameless(sheet):
    """The selectors that end, behind a `:has()`, in any element; a nested one may stand behind one."""
    text = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    heads = [head.strip() for head in re.findall(r"([^{};]+)\{", text)]
    for selector in (one for head in heads if not head.startswith("@") for one in split(head, ",")):
        *before, last = split(selector, " >+~")
        behind = ":has(" in " ".join(before) or selector.startswith(("&", ">"))
        if behind and not re.search(r"[.#\[]|^[a-z]|:is\(", without(last)):
            yield selector


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_what_follows_has_bears_a_name(sheet):
    assert list(nameless(sheet.read_text(encoding="utf-8"))) == []


def test_what_bears_none_is_found():
    bad = ".a:has(> .b:not([open])) > :not(h1, .c) { x: y } .a:has(.b) { > * { x: y } } .a:has(.b) .c::before, .a .b > * { x: y }"
    assert list(nameless(bad)) == [".a:has(> .b:not([open])) > :not(h1, .c)", "> *"]
