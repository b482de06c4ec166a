"""Every kind of page there is, looked at by axe: by turns on a desktop in the light and on a phone in the dark in Japanese, the tables on both.

None is wider than the screen, that of a desktop at 200 % and of the narrowest phone among them, longer than twelve screens of a phone, or
more than 60 KB to fetch.
"""

import gzip

import pytest

from tests.browser.conftest import DESKTOP, PHONE, violations

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

LONGEST, HEAVIEST = 12, 60_000
ALSO = {DESKTOP["width"]: {"width": 720, "height": 450}, PHONE["width"]: {"width": 320, "height": 568}}
RULING = "/rulings/sv-lionel-before-boarding/"
TABLES = {  # one of each game, at a step at which something waits or lies beside
    "shadowverse": f"{RULING}?step=7",
    "duel-masters": "/rulings/dm-adam-star-bounce-replaced/?scenario=until-2021-10-21&step=4",
    "duel-masters-plays": "/rulings/dmp-three-to-hand/?scenario=returned&step=3",
    "vision": "/rulings/vis-paying-with-nodes/?step=6",
    "chrono-card": "/rulings/cc-chain-of-interrupts/?scenario=three&step=9",
}
PAGES = [
    *("/", "/search/?q=レオネル", "/search/?q=zzzz", "/games/", "/games/duel-masters/", "/games/vision/language/", "/rules/"),
    *("/rules/sv.order.hand-then-board-then-invoked/", "/cards/shadowverse/lionel-woodland-shadow/", "/sources/sv/", "/open/"),
    *("/rests-on/", "/practice/", "/practice/series/", "/lab/", "/lab/words/", "/about/", "/about/verified/", "/about/cite/", "/about/to-translate/?into=en"),
    *(RULING, f"{RULING}compare/", f"{RULING}explore/", f"{RULING}practice/", f"{RULING}why/?step=7", f"{RULING}embed/?step=7"),
    *("/rulings/sv-bloodsucker-wrath/", "/reports/new/", "/accounts/login/", "/nothing-here/"),
]


def test_axe_finds_nothing_on_any_kind_of_page(shipped_site, open_page):
    desktop = open_page(color_scheme="light", errors_meant=True)
    phone = open_page(language="ja-JP", color_scheme="dark", viewport=PHONE, errors_meant=True)
    faults = []
    for page, addresses in ((desktop, [*PAGES[::2], *TABLES.values()]), (phone, [*PAGES[1::2], *TABLES.values()])):
        for address in addresses:
            fetched = len(gzip.compress(page.goto(shipped_site + address).body()))
            faults += [f"{page.viewport_size['width']} {address}: {fault}" for fault in violations(page)]
            usual = page.viewport_size
            for size in (ALSO[usual["width"]], usual):
                page.set_viewport_size(size)
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                if wide > 1:
                    faults.append(f"{size['width']} {address}: {wide} pixels wider than the screen")
            screens = page.evaluate("document.documentElement.scrollHeight / innerHeight")
            if screens > LONGEST or fetched > HEAVIEST:
                faults.append(f"{page.viewport_size['width']} {address}: {screens:.1f} screens, {fetched} bytes")
    assert not faults, "\n".join(faults)
