"""Any edit of any file gives a text or says what is wrong; nothing else ever comes of it."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.corpus.editing import LARGEST, OPERATIONS, apply, only_scenario
from engine.corpus.editing.yaml_text import inline
from engine.corpus.problems import BadInput
from engine.corpus.strict_yaml import read
from tests.corpus.test_editing import FILE
from tests.corpus.test_editing_text import paths

NASTY = st.sampled_from(
    ["text", "", [], {}, ["a"], [["a"]], [{"card": ["x"]}], {"a": "b"}, {"card": {"x": "y"}}, [{"name": {"en": []}}], "3 x"]
)
WORDS = st.sampled_from(
    ["", "0", "1", "2", "-1", "x", "me", "opponent", "board", "hand", "history.destroyed", "history.", "evolved", "granted", "granted.0",
     "counters.a", "counters.", "under", "pilot", "copies", "as", "defense", "pp", "true", "magitrain", "later", "nobody", "main", "when",
     "then", "otherwise", "sv.a.b", "sv.a.b=c", "title", "id", "since", "2021-01-01", "60", "9" * 30, "３", "a\nb", "{", ": ", "\x07", "\ud800",
     "Forest Bat", "3 x Forest Bat", "A Thing"]
)  # fmt: skip
FIELDS = sorted({field for _, fields in OPERATIONS.values() for field in fields} | {"scenario"})


def with_cards():
    value = read(FILE).value
    return {
        **value,
        "cards": [{"name": {"en": "A Thing", "ja": "もの"}, "kind": "spell", "evolved": {"text": "Ward."}}],
        "see": [],
        "sources": [{}],
    }


def replaced_at(value, path, new):
    if not path:
        return new
    if isinstance(value, dict):
        return {k: replaced_at(v, path[1:], new) if k == path[0] else v for k, v in value.items()}
    return [replaced_at(v, path[1:], new) if i == path[0] else v for i, v in enumerate(value)]


@st.composite
def files(draw):
    """A ruling's file in which one or two parts are of a shape that nobody expects there."""
    value = with_cards()
    for _ in range(draw(st.integers(0, 2))):
        value = replaced_at(value, draw(st.sampled_from(list(paths(value)))), draw(NASTY))
    return f"{{{inline(value)[1:-1]}}}\n" if isinstance(value, dict) else f"{inline(value)}\n"


@st.composite
def edits(draw):
    do = draw(st.sampled_from(sorted(OPERATIONS)))
    fields = {field: draw(WORDS) for field in OPERATIONS[do][1] if draw(st.integers(0, 4))}
    if not draw(st.integers(0, 3)):
        fields["scenario"] = draw(st.sampled_from(["later", "magitrain", "x"]))
    return {"do": do, **fields}


def tried(do, *given):
    """What comes of it, and what is said to be wrong."""
    try:
        return do(*given), []
    except BadInput as wrong:
        return "", wrong.problems


@settings(max_examples=1200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(files(), edits())
def test_any_edit_of_any_file(text, edit):
    after, problems = tried(apply, text, edit)
    assert all(p.message["en"] and p.message["ja"] for p in problems)
    assert problems or (read(after).problems == [] and len(after.encode()) <= LARGEST)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(files(), st.sampled_from(["later", "magitrain", "x", None]))
def test_any_scenario_of_any_file(text, name):
    after, problems = tried(only_scenario, text, name)
    assert problems or len(read(after).value["scenarios"]) == 1


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80), st.dictionaries(st.sampled_from([*FIELDS, "do", "nonsense"]), st.text(max_size=10), max_size=5))
def test_anything_at_all(text, edit):
    after, problems = tried(apply, text, edit)
    assert problems or after
