"""What a claim says of another one: its lines, in whatever language."""

import pytest

from rulings.store.sayings import with_lines

LINES = {"sv-006": "8", "sv-064b": "70, 71"}


@pytest.mark.parametrize(
    "said, shown",
    [
        ("Against sv-006: the bats", "Against line 8: the bats"),
        ("sv-006と食い違う例。", "line 8と食い違う例。"),
        ("詳しくはsv-064bを。", "詳しくはlines 70, 71を。"),
        ("the card csv-006 and sv-0061 stay", "the card csv-006 and sv-0061 stay"),
        ("sv-999 is unknown", "sv-999 is unknown"),
    ],
)
def test_a_claim_that_is_named_is_said_by_its_lines(said, shown):
    assert with_lines(said, lambda names: {name: LINES[name] for name in names if name in LINES}) == shown
