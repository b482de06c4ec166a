"""Every text of the interface is there in Japanese, and its placeholders are the same."""

import re

import messages
import polib
import pytest
import yaml

CATALOGUES = messages.catalogues()
ONE_TEXT = re.compile(r"(?:\{%-? trans |^ *\w+=).*?endtrans|\"[^\"]*\"|'[^']*'")
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]")


def test_every_text_has_a_japanese():
    assert messages.missing() == {}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parts[-5]}-{path.stem}")
def test_translations_keep_their_placeholders(path):
    for entry in polib.pofile(str(path)):
        for translated in entry.msgstr_plural.values() or [entry.msgstr]:
            wanted = set(PLACEHOLDER.findall(entry.msgid_plural or entry.msgid))
            assert set(PLACEHOLDER.findall(translated)) == wanted, entry.msgid


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parts[-5]}-{path.stem}")
def test_a_text_stands_once_in_its_catalogue(path):
    ids = [entry.msgid for entry in polib.pofile(str(path))]
    assert sorted(ids) == sorted(set(ids))


def test_a_text_has_one_japanese_in_all_catalogues():
    seen: dict[str, str] = {}
    for path in CATALOGUES:
        for entry in polib.pofile(str(path)):
            if not entry.msgid_plural:
                assert seen.setdefault(entry.msgid, entry.msgstr) == entry.msgstr, entry.msgid


def test_every_claim_has_a_japanese():
    groups = yaml.load((messages.ROOT / "corpus" / "claims.yaml").read_text(encoding="utf-8"), yaml.BaseLoader)
    known = {entry.msgid for path in CATALOGUES if path.name == "claims.po" for entry in polib.pofile(str(path)) if entry.msgstr}
    assert {claim["says"] for claims in groups.values() for claim in claims} == known


def test_texts_of_code_and_templates_are_found(tmp_path):
    code, template = tmp_path / "a.py", tmp_path / "a.html"
    code.write_text('x = _("One")\ny = ngettext("Two", "Twos", n)\nz = other("Three")\n', encoding="utf-8")
    template.write_text(
        '<p title="{{ _("Four") }}">{% trans n=n %}{{ n }} five{% pluralize %}{{ n }} fives{% endtrans %}</p>{{ five("Six") }}',
        encoding="utf-8",
    )
    assert messages.texts_of_code(code) == {"One", "Two"}
    assert messages.texts_of_template(template) == {"Four", "%(n)s five"}


def test_a_line_of_a_template_is_only_long_where_it_holds_one_long_text():
    """Up to 180 columns; what a translator sees as one sentence stays on one line, and little besides it."""
    wide = {}
    for path in sorted((messages.ROOT / "templates").rglob("*.html")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            besides = len(line) - max(map(len, ONE_TEXT.findall(line)), default=0)
            if len(line) > 180 and besides > 140:
                wide[f"{path.name}:{number}"] = besides
    assert wide == {}
