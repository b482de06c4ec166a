"""The stage, measured: at the busiest step of shipped scenarios sentence, table, what waits and the steps are on the screen together.

The steps are put one after the other into one page, which is what stepping does: the fullest of the scenarios of every game on whose board most
is written at every size, and of the others, from the longest to the shortest board, every eighth at one of the sizes.
"""

import re
from itertools import cycle

import pytest

from tests.browser.conftest import PHONE
from tests.browser.waiting import expect
from tests.cast import shipped, stage

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

SIZES = [(390, 844), (375, 667), (844, 390), (667, 375), (768, 1024), (1366, 650), (1366, 768), (1440, 900)]
FULLEST = 2  # scenarios of each game that are measured at every size
CANDIDATES = 12  # scenarios of each game on whose board most is written: the fullest are looked for among these
EVERY = 8  # one in so many of the others is measured, at one size
Scenario = tuple[str, str]  # the id of its ruling, its name
PAGE = "/rulings/sv-lionel-before-boarding/?step=7"
TOGETHER = (".stage .now", ".stage .agenda", ".stage .felt", ".stage .controls")
# Whatever is measured is said as a sentence; no sentence, no fault.
MEASURE = """async ([addresses, together]) => {
  const faults = [], places = new Set();
  const box = (one) => one.getBoundingClientRect();
  const within = (inner, outer, slack) => inner.left >= outer.left - slack && inner.right <= outer.right + slack
    && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  for (const address of addresses) {
    const answer = await fetch(address, { headers: { "HX-Request": "true", "HX-Target": "moment" } });
    if (!answer.ok) { faults.push(`${address}: ${answer.status}`); continue; }
    document.getElementById("moment").outerHTML = await answer.text();
    const fault = (said) => faults.push(`${innerWidth}x${innerHeight} ${address}: ${said}`);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const parts = together.map((one) => document.querySelector(one));
    parts.forEach((part, n) => { if (!within(box(part), screen, 9)) fault(`${together[n]} leaves the screen`); });
    for (let a = 0; a < parts.length; a += 1) for (let b = a + 1; b < parts.length; b += 1) {
      const [one, other] = [box(parts[a]), box(parts[b])];
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 9 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
        fault(`${together[a]} lies over ${together[b]}`);
    }
    // What is too much for its place ends in a mark that opens it, or in a shade where it can be moved to the side.
    const [now, agenda] = parts, slips = agenda.querySelector(".slips");
    if (now.scrollHeight > now.clientHeight + 1 || slips && slips.scrollWidth > slips.clientWidth + 1) await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    if (now.scrollWidth > now.clientWidth + 1) fault("the sentence goes beyond its side");
    if (now.scrollHeight > now.clientHeight + 1 && !now.querySelector(".whole summary").checkVisibility({ visibilityProperty: true })) fault("the sentence is cut without a mark");
    if (slips && slips.scrollWidth > slips.clientWidth + 1 && getComputedStyle(agenda, "::after").opacity !== "1") fault("what waits is cut without a mark");
    // The table and the steps stay where they are. The line between the sentence and what waits may move: a long sentence has the room of an empty strip.
    places.add([parts[0], parts[2], parts[3]].map((part, n) => { const { x, y, width, height } = box(part); return [x, y, width, n ? height : 0].map(Math.round).join(" "); }).join(", "));
    const felt = document.querySelector(".stage .felt");
    for (const card of felt.querySelectorAll(".row .card")) {
      const lies = box(card);
      if (!within(lies, box(felt), 6)) fault(`${card.getAttribute("aria-label")} is cut`);
      if (card.matches("[data-tapped]")) continue; // it lies on its side, over its neighbour's corner
      const on = document.elementFromPoint((lies.left + lies.right) / 2, (lies.top + lies.bottom) / 2);
      if (on && !card.contains(on) && !on.closest(".card")) fault(`${card.getAttribute("aria-label")} is covered by ${on.className}`);
    }
    for (const seat of felt.querySelectorAll(".seat-name, .life, .pile, .points > li")) {
      if (box(seat).height && !within(box(seat), box(felt), 2)) fault(`${seat.className} ${seat.textContent.trim()} is cut`);
      const [one, line] = [box(seat), box(felt.querySelector(".ribbon"))];
      if (Math.min(one.right, line.right) > Math.max(one.left, line.left) && Math.min(one.bottom, line.bottom) - Math.max(one.top, line.top) > 2)
        fault(`${seat.className} ${seat.textContent.trim()} is covered by the line of the turn`);
    }
    const words = document.createTreeWalker(document.querySelector(".stage"), NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const holder = words.currentNode.parentElement;
      if (!words.currentNode.data.trim() || holder.closest(".vh, .crest, .log, .views, [data-s]") || !holder.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size < 10.99 && !holder.closest(".hit")) fault(`“${words.currentNode.data.trim().slice(0, 30)}” is ${size} pixels high`);
    }
  }
  return [faults, [...places]];
}"""


@pytest.fixture
def small(live_server, fresh_shelf):
    """A site of two rulings, on which a page is soon there."""
    stage.put_on_shelf(listed=True)
    return live_server.url + f"/rulings/{stage.BOARDING}/?scenario=magitrain&step="


def busiest(scenarios: list[Scenario]) -> list[tuple[int, str]]:
    """How much lies and waits at the fullest step of each of these scenarios, and its address; the fullest first."""
    from rulings.board.address import Address
    from rulings.board.cases import of_ruling

    found = []
    for ruling, scenario in scenarios:
        case = of_ruling(ruling)
        run = case.run(Address(scenario))
        loads = [(_load(run.frame(n)), n) for n in range(run.last + 1)]
        most, step = max(loads, key=lambda load: (load[0], -load[1]))
        found.append((most, f"{case.base}?scenario={scenario}&step={step}"))
    return sorted(found, reverse=True)


def _load(frame) -> int:
    zones = [zone for side in frame["state"]["players"].values() for zone in side["zones"].values()]
    return 3 * len(frame["agenda"]) + sum(min(len(zone), 20) for zone in zones)


def chosen() -> tuple[list[str], list[str]]:
    """The fullest of every game, of those on whose board most is written, and some of all the others."""
    games: dict[str, list[Scenario]] = {}
    for ruling in shipped.library().rulings.values():
        for scenario in ruling.scenarios:
            games.setdefault(ruling.game, []).append((ruling.id, scenario.name))
    written = {(ruling.id, s.name): len(repr(s.given)) for ruling in shipped.library().rulings.values() for s in ruling.scenarios}
    fullest, others = [], []
    for scenarios in games.values():
        scenarios.sort(key=lambda scenario: (-written[scenario], scenario))
        fullest += [address for _load, address in busiest(scenarios[:CANDIDATES])[:FULLEST]]
        others += scenarios[CANDIDATES::EVERY]
    return fullest, [address for _load, address in busiest(others)]


def test_everything_is_on_the_screen_at_the_busiest_step_of_a_scenario(shipped_site, open_page):
    fullest, others = chosen()
    shares = {size: list(fullest) for size in SIZES}
    for address, size in zip(others, cycle(SIZES), strict=False):
        shares[size].append(address)
    page = open_page(errors_meant=True)  # the page goes on fetching the next steps of the run that it was opened with
    faults = []
    for n, ((width, height), addresses) in enumerate(shares.items()):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(shipped_site + PAGE + ("&lang=ja" if n % 2 else "&lang=en"))
        found, places = page.evaluate(MEASURE, [addresses, TOGETHER])
        faults += found
        assert len(places) == 1, f"the stage moves at {width}x{height}: {places[:4]}"
    assert not faults, f"{len(faults)}:\n" + "\n".join(faults[:40])


@pytest.mark.parametrize("size", [(375, 667), (844, 390)])
def test_on_a_low_phone_the_table_has_the_height_of_the_site_s_bar_which_lies_below(small, open_page, size):
    page = open_page(viewport={"width": size[0], "height": size[1]})
    page.goto(small + "7")
    assert page.locator(".ruling-top").bounding_box()["y"] < 2
    bar, rest = page.locator(".site-header").bounding_box(), page.locator("main").bounding_box()
    assert bar["y"] >= rest["y"] + rest["height"] - 1
    page.locator(".menu-open").click()
    links = page.locator("#site-nav a")
    for n in (0, -1):
        expect(links.nth(n)).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_an_address_with_a_step_opens_there_without_javascript_too(small, open_page, size):
    page = open_page(javascript=False, viewport={"width": size[0], "height": size[1]})
    page.goto(small + "7")
    for part in TOGETHER:
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] + 1


def test_swipes_step_and_never_leave_the_page(small, open_page):
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(small.partition("/rulings/")[0])
    page.goto(small + "7")
    touch = page.context.new_cdp_session(page)

    def swipe(on, across, down=0):
        box = page.locator(on).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for part in range(1, 6):
            touch.send(
                "Input.dispatchTouchEvent",
                {"type": "touchMove", "touchPoints": [{"x": x + across * part / 5, "y": y + down * part / 5}]},
            )
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    for on, across, step in ((".felt", -150, 8), (".now", 150, 7), (".now", 150, 6), (".felt", 150, 5), (".agenda h2", -150, 6)):
        swipe(on, across)
        expect(page.locator("#moment")).to_have_attribute("data-step", str(step))
    swipe(".felt", -20, -200)
    page.wait_for_timeout(200)
    expect(page.locator("#moment")).to_have_attribute("data-step", "6")
    assert f"/rulings/{stage.BOARDING}/" in page.url


def test_the_next_steps_are_there_before_they_are_asked_for_and_without_a_connection(small, open_page):
    page = open_page(errors_meant=True)
    page.goto(small + "1")
    moment = page.locator("#moment")
    with page.expect_response(lambda answer: "step=4" in answer.url):
        page.keyboard.press("ArrowRight")
        expect(moment).to_have_attribute("data-step", "2")
    page.wait_for_function("() => performance.getEntriesByType('resource').filter((one) => /step=5/.test(one.name)).length === 1")
    page.context.set_offline(True)
    for n in (3, 4, 5):
        page.keyboard.press("ArrowRight")
        expect(moment).to_have_attribute("data-step", str(n))
    page.keyboard.press("End")
    expect(page.locator("#offline")).to_be_visible()
    expect(moment).to_have_attribute("data-step", "5")
    page.context.set_offline(False)
    expect(page.locator("#offline")).to_be_hidden()
    page.keyboard.press("End")
    expect(moment).to_have_attribute("data-step", moment.get_attribute("data-last"))


def test_a_frame_on_another_page_fetches_one_step_ahead(small, open_page):
    page = open_page()
    asked = []
    page.on(
        "request", lambda request: asked.append(int(found[1])) if (found := re.search(r"/embed/\?.*?step=(\d+)", request.url)) else None
    )
    page.goto(small.partition("/rulings/")[0])
    frame = page.frame_locator("iframe.live")
    frame.locator("#c-next").scroll_into_view_if_needed()
    expect(frame.locator("#moment")).to_have_attribute("data-step", "0")
    with page.expect_response(lambda answer: "step=2" in answer.url):
        frame.locator("#c-next").click()
        expect(frame.locator("#moment")).to_have_attribute("data-step", "1")
    page.wait_for_load_state("networkidle")
    assert max(asked) == 2


def test_a_long_sentence_has_the_room_of_an_empty_strip_and_the_table_stays(small, open_page):
    page = open_page(viewport=PHONE)
    felt, now = page.locator(".stage .felt"), page.locator(".stage .now")
    page.goto(small + "5")
    expect(page.locator(".stage .agenda")).to_have_attribute("data-n", "2")
    place, height = felt.bounding_box(), now.bounding_box()["height"]
    page.goto(small + "0")
    page.evaluate("""() => {
        document.querySelector(".now").dataset.long = "2";
        document.querySelector(".now-text").textContent = "When this enters the board, draw a card and return a chosen enemy creature to hand. ".repeat(3);
    }""")
    assert felt.bounding_box() == place
    assert now.bounding_box()["height"] > height
    assert now.evaluate("now => now.scrollHeight <= now.clientHeight")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
@pytest.mark.parametrize("javascript", [True, False])
def test_what_is_too_long_for_the_place_of_the_sentence_is_opened_by_its_mark(small, open_page, javascript, size):
    page = open_page(viewport={"width": size[0], "height": size[1]}, javascript=javascript)
    page.goto(small + "7")
    mark, now = page.locator(".whole summary"), page.locator(".stage .now")
    expect(mark).to_be_hidden()
    page.evaluate("""() => {
        document.querySelector(".now").dataset.long = "3";
        document.querySelector(".now-text").textContent = "When this enters the board, draw a card and return a chosen enemy creature to hand. ".repeat(16);
    }""")
    expect(mark).to_be_visible()
    place, table = now.bounding_box(), page.locator(".stage .felt").bounding_box()
    mark.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".whole")).to_have_attribute("open", "")
    opened = now.bounding_box()
    assert opened["y"] == place["y"]
    assert opened["height"] > place["height"]
    assert opened["y"] + opened["height"] <= size[1]
    assert page.locator(".stage .felt").bounding_box() == table
    mark.click()
    assert now.bounding_box() == place
