"""How often somebody may store something is counted for each sender alone, hour by hour, and forgotten after a day."""

import pytest

from rulings.http import limits
from rulings.http.models import Tally

pytestmark = pytest.mark.django_db
NOON = 500_000 * limits.HOUR  # the beginning of some hour


def test_what_others_begin_to_send_leaves_a_sender_s_count_alone():
    assert limits.wait("one", "boards", 1, NOON) == 0
    assert limits.wait("other", "boards", 1, NOON + 60) == 0
    assert limits.wait("one", "boards", 1, NOON + 120) == limits.HOUR - 120 + 1
    assert limits.wait("one", "shares", 1, NOON + 120) == 0
    assert limits.wait("one", "boards", 1, NOON + limits.HOUR) == 0


def test_counts_are_gone_after_a_day():
    limits.wait("one", "boards", 1, NOON)
    limits.wait("other", "boards", 1, NOON + 23 * limits.HOUR)
    assert Tally.objects.count() == 2
    limits.wait("other", "boards", 1, NOON + 24 * limits.HOUR)
    assert set(Tally.objects.values_list("hour", flat=True)) == {500_023, 500_024}
