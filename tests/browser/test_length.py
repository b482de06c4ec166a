"""The longest pages of the shipped corpus on a phone: nobody scrolls more than a dozen screens, and nothing lies beside the screen."""

import pytest

from tests.browser.conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

SCREENS = 12
LONGEST = [
    *("/games/shadowverse/", "/games/duel-masters/", "/games/vision/", "/rests-on/?game=shadowverse", "/lab/words/", "/rules/", "/open/"),
    *("/search/?q=draw", "/search/?q=カード", "/sources/sv/", "/rulings/dm-adam-star-bounce-replaced/", "/rulings/sv-copied-accelerated-latham/"),
]


@pytest.mark.parametrize("language", ["en-US", "ja-JP"])
def test_no_page_is_longer_than_a_dozen_screens_of_a_phone(shipped_site, open_page, language):
    page = open_page(language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    faults = []
    for path in LONGEST:
        page.goto(shipped_site + path)
        screens, beside = page.evaluate("[document.documentElement.scrollHeight / innerHeight, document.documentElement.scrollWidth - innerWidth]")
        if screens > SCREENS or beside > 0:
            faults.append(f"{path}: {screens:.1f} screens, {beside} pixels beside the screen")
    assert faults == []
