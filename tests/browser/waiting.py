"""Waiting for what a page is to show, without what Playwright's own waiting costs.

As often as what is expected is not there yet, Playwright writes down all that a screen reader would read: of a page with a table, a quarter of a
second of a processor each time. Here one property is looked at until it is as expected; what is asserted then is Playwright's own expectation.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import expect as playwright_expect

playwright_expect.set_options(timeout=60_000)  # what is expected comes late on a busy machine; one that is wrong is wrong after a minute, too
PAUSE = 25  # milliseconds between two looks
LOOKS = 200  # after so many Playwright waits by itself
LOOKED_AT = """(all, [what, name]) => all.map((one) => {
  switch (what) {
    case "attribute": return one.getAttribute(name);
    case "text": return one.textContent;
    case "value": return one.value;
    case "visible": return one.getClientRects().length > 0;
    case "focused": return one === document.activeElement;
  }
})"""


def _says(found: object, wanted: str | re.Pattern[str], within: bool) -> bool:
    text = " ".join(str(found or "").split())
    if isinstance(wanted, re.Pattern):
        return bool(wanted.search(text) or wanted.search(str(found or "")))
    words = " ".join(wanted.split())
    return words in text if within else words == text


def _sought(name: str, given: tuple[Any, ...]) -> tuple[str, str, Callable[[list[Any]], bool]] | None:
    """What is looked at for an expectation, and whether it is so; None for one that Playwright waits for by itself."""
    texts = bool(given) and isinstance(given[-1], str | re.Pattern)
    match name:
        case "to_have_attribute" if texts:
            return "attribute", given[0], lambda found: bool(found) and found[0] is not None and _says(found[0], given[1], False)
        case "to_have_text" | "to_contain_text" if texts:
            return "text", "", lambda found: bool(found) and _says(found[0], given[0], name == "to_contain_text")
        case "to_have_value" if texts:
            return "value", "", lambda found: bool(found) and _says(found[0], given[0], False)
        case "to_be_visible":
            return "visible", "", lambda found: any(found)
        case "to_be_hidden" | "not_to_be_visible":
            return "visible", "", lambda found: not any(found)
        case "to_be_focused":
            return "focused", "", lambda found: any(found)
        case "not_to_have_attribute" if texts:
            return "attribute", given[0], lambda found: bool(found) and not _says(found[0], given[1], False)
        case "not_to_contain_text" if texts:
            return "text", "", lambda found: bool(found) and not _says(found[0], given[0], True)
    return None


class Expecting:
    """Playwright's expectations of one locator, each of which is waited for first."""

    def __init__(self, locator: Locator) -> None:
        self.locator = locator

    def __getattr__(self, name: str) -> Callable[..., None]:
        def wait(*given: Any, **options: Any) -> None:
            if sought := _sought(name, given):
                what, of, so = sought
                for _look in range(LOOKS):
                    try:
                        if so(self.locator.evaluate_all(LOOKED_AT, [what, of])):
                            break
                    except Error:  # the page is exchanged for another one at this moment
                        pass
                    self.locator.page.wait_for_timeout(PAUSE)
            getattr(playwright_expect(self.locator), name)(*given, **options)

        return wait


class ExpectingPage:
    """Playwright's expectations of a page; its address is waited for first."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def to_have_url(self, wanted: str | re.Pattern[str]) -> None:
        """Wait until the page has this address, or one like it."""
        for _look in range(LOOKS):
            if wanted.search(self.page.url) if isinstance(wanted, re.Pattern) else wanted == self.page.url:
                break
            self.page.wait_for_timeout(PAUSE)
        playwright_expect(self.page).to_have_url(wanted)

    def __getattr__(self, name: str) -> Callable[..., None]:
        return getattr(playwright_expect(self.page), name)


def expect(actual: Locator | Page) -> Any:
    """What is to be so of a locator or a page, sooner or later."""
    return ExpectingPage(actual) if isinstance(actual, Page) else Expecting(actual)
