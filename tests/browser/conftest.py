"""A real browser on a real server: Debian's Chromium, or the one that ``CHROMIUM`` names."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.waiting import expect
from tests.cast import site
from tests.web.conftest import staged  # noqa: F401 - a fixture

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AXE = Axe().axe_script


@pytest.fixture(autouse=True, scope="package")
def orm_beside_playwright() -> None:
    """Playwright's loop runs in the thread of these tests, where Django would forbid its ORM, down to the database's own end."""
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict:
    return {"executable_path": os.environ.get("CHROMIUM", "/usr/bin/chromium"), "args": ["--no-sandbox"]}


@pytest.fixture
def open_page(browser: Browser) -> Iterator:
    """Open pages that must not write an error to the console, and do not wait for animations."""
    contexts, errors = [], []

    def new(language: str = "en-US", javascript: bool = True, errors_meant: bool = False, **options) -> Page:
        context = browser.new_context(
            **{"viewport": DESKTOP, "locale": language, "reduced_motion": "reduce", "java_script_enabled": javascript} | options
        )
        contexts.append(context)
        page = context.new_page()
        if not errors_meant:
            page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield new
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def shipped_site(live_server, fresh_shelf) -> str:
    """The address of a site into whose database the shipped corpus was loaded."""
    site.load_shipped()
    return live_server.url


@pytest.fixture
def open_at(live_server, open_page) -> Callable[..., Page]:
    """Open a page, in a browser with these options, at an address of the server (or at a whole one)."""

    def opened(address: str, **options) -> Page:
        page = open_page(**options)
        page.goto(address if address.startswith("http") else live_server.url + address)
        return page

    return opened


def at(page: Page, n: int) -> None:
    """Wait until the page shows this step."""
    expect(page.locator("#moment")).to_have_attribute("data-step", str(n))


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it stands."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    # What passes is looked at too, but not each written down; the style sheets are fetched for rules on media that no page has.
    found = page.evaluate("axe.run({ resultTypes: ['violations'], preload: false }).then((found) => found.violations)")
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]
