"""A ruling on a phone with a slow connection: 400 kbit/s, 400 ms, a processor a quarter as fast; and what the page weighs.

Told are the bytes of the page's own files as they are sent, of the heaviest of all rulings in both languages; the seconds until that page
can be read and until the first step is there; how long a step after that takes, with the next steps fetched ahead, and as it would be if
each were fetched when it is asked for; and how far anything moves that is no card.
"""

from __future__ import annotations

import os
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.web import prepared, serving

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
MOST = 60 * 1024  # bytes that the page's own files may have
ROUNDS = 3
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 400_000 / 8, "uploadThroughput": 400_000 / 8}
BYTES = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((one) => [one.name, one.encodedBodySize])"""
SHIFTS = """() => new PerformanceObserver((seen) => {
  window.shifted = (window.shifted || 0) + seen.getEntries().reduce((sum, one) => sum + one.value, 0);
}).observe({ type: 'layout-shift', buffered: true })"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"


def slow(page: Page) -> None:
    """Make the connection and the processor those of a poor phone."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})


def forward(page: Page) -> float:
    """The seconds from a tap on Forward until the next step is there."""
    before = page.locator("#moment").get_attribute("data-step")
    began = time.monotonic()
    page.locator("#c-next").tap()
    page.wait_for_function("before => document.getElementById('moment')?.dataset.step !== before", arg=before)
    return time.monotonic() - began


def pages(port: int) -> list[tuple[int, str]]:
    """The bytes of every ruling's page in both languages, as Chromium is sent it, and its address; the heaviest first."""
    found = []
    for ruling in sorted(path.stem for path in CORPUS.glob("*/rulings/*.yaml")):
        for language in ("en", "ja"):
            address = f"http://127.0.0.1:{port}/rulings/{ruling}/?lang={language}"
            with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept-Encoding": "gzip, br"})) as answer:
                found.append((len(answer.read()), address))
    return sorted(found, reverse=True)


def visit(browser: Any, address: str, ahead: bool) -> tuple[list[float], list[tuple[str, int]]]:
    """One visit: the seconds of painting, of the first step, of those after it, what moved during these; and the bytes of every file."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = context.new_page()
    if not ahead:
        page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    slow(page)
    page.goto(address)
    weights = page.evaluate(BYTES)
    painted = page.evaluate(PAINTED)
    first = forward(page)
    page.evaluate("() => scrollTo(0, 0)")
    page.wait_for_timeout(600)
    page.evaluate(SHIFTS)
    page.evaluate("() => { window.shifted = 0 }")
    later = []
    for _step in range(3):
        page.wait_for_timeout(2500)  # somebody reads
        later.append(forward(page))
    moved = float(page.evaluate("() => window.shifted"))
    context.close()
    return [painted, first, median(later), moved], weights


def main() -> None:
    """Print both."""
    print("A ruling on a phone: 400 kbit/s, 400 ms, a quarter of this processor.")
    with tempfile.TemporaryDirectory() as folder:
        environment = prepared(Path(folder))
        if environment is not None:
            with serving("rulings.wsgi", environment | {"LOG_LEVEL": "error"}) as server:
                measure(server.port)


def measure(port: int) -> None:
    """All visits, with and without fetching ahead in turns."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        every = pages(port)
        (most, address), (least, _lightest) = every[0], every[-1]
        print(f"  {len(every)} pages of rulings: {least} to {most} bytes each; the heaviest is {address.partition(str(port))[2]}")
        told: dict[bool, list[list[float]]] = {True: [], False: []}
        weights: list[tuple[str, int]] = []
        for _round in range(ROUNDS):
            for ahead, seconds in told.items():
                found, weights = visit(browser, address, ahead)
                seconds.append(found)
        browser.close()
    whole = sum(size for _name, size in weights)
    for name, size in sorted(weights, key=lambda one: -one[1]):
        print(f"  {size:7} bytes  {name.partition(str(port))[2]}")
    print(f"  {whole:7} bytes in all, {whole / MOST:.2f} of the {MOST} that there may be")
    for name, place in (("painted", 0), ("first step", 1), ("a step after it", 2)):
        with_it, without = (median(row[place] for row in told[ahead]) for ahead in (True, False))
        print(f"  {name}: {with_it:.2f} s; without fetching ahead {without:.2f} s")
    print(f"  layout shift from step to step: {max(row[3] for rows in told.values() for row in rows):.3f}")


if __name__ == "__main__":
    main()
