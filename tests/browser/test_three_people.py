"""Three people at their phones who have never seen the site: one adds a ruling with a card of its own and a video, one publishes, one brings it back.

Each walk is counted: the pages it loads, the taps, the characters typed. Taken slowly, a page or a tap is ten seconds and a character half a
second; so reckoned the first walk must be through within ten minutes.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from rulings.editor import publishing, review, working, writing
from rulings.editor.models import Approval, Proposal
from rulings.people.models import Person
from rulings.people.roles import Role
from rulings.store.models import CorpusFile, KeptCopy
from tests.browser.conftest import PHONE, violations
from tests.browser.waiting import expect
from tests.web.editor.conftest import published  # noqa: F401 - a fixture

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SECRET = "vgy7-bhu8"
FILE = "shadowverse/rulings/sv-the-dart-may-hit-either.yaml"
TEXT = """\
ruling: my-ruling
game: shadowverse
title: The dart may hit either
question: Whom does the dart hit?
answer: Either of the two, at random.
status: tentative
cards:
  - name: Odd Dart
    kind: spell
    class: neutral
    cost: 1
    text: |
      Deal 3 damage to a random enemy follower.
scenarios:
  - name: two
    given:
      me: {hand: [Odd Dart], pp: 5}
      opponent: {board: [Knight, Hero of Antiquity]}
    when:
      - I play Odd Dart
    then:
      - in some outcome Knight was destroyed
      - with probability 1/2 Hero of Antiquity has 7 defense
"""


class Walk:
    """A person at a browser: everything that he does is counted, and pictures are taken where ``SHOTS`` names a folder."""

    def __init__(self, page, name):
        self.page, self.name = page, name
        self.loads = self.taps = self.typed = 0
        page.on("framenavigated", self._loaded)

    def _loaded(self, frame):
        self.loads += frame == self.page.main_frame

    def tap(self, what, **named):
        self.taps += 1
        (self.page.locator(what, **named) if isinstance(what, str) else what).first.tap()

    def type(self, what, said):
        self.taps += 1
        there = self.page.locator(what).input_value().split("\n")  # a new ruling is laid out already
        self.typed += sum(len(line) for line in said.split("\n") if line not in there)
        self.page.locator(what).fill(said)

    def shot(self, step):
        if folder := os.environ.get("SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{self.name}-{step}.png", full_page=True)
        # waited for, as a tap on a link may still be on its way
        self.page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=self.page.viewport_size["width"])

    @property
    def seconds(self):
        """How long it takes somebody who has never seen it, at a slow guess."""
        return 10 * (self.loads + self.taps) + self.typed / 2


def test_a_ruling_with_a_card_and_a_video_is_published_and_an_earlier_one_brought_back(live_server, published, open_page, tmp_path):  # noqa: F811
    for handle in ("reader", "third"):
        Person.objects.create_user(handle, password=SECRET, role=Role.EDITOR)
    kind, phone = "phone", {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    first = Walk(open_page(**phone), f"{kind}-1")
    first.page.goto(live_server.url)
    first.tap("footer a", has_text="The editors’ desk")
    first.shot("desk")
    first.tap("a.button", has_text="Make an account")
    first.type("[name=username]", "newcomer")
    first.type("[name=password1]", SECRET)
    first.tap("form.account-form button")
    first.tap("a.button", has_text="Propose something")
    first.tap("a.tile", has_text="Shadowverse")
    first.shot("new")
    first.type("#new-text", TEXT)
    first.tap("button[name=begin]")
    expect(first.page.locator("#checked .fine")).to_contain_text("✓ two")
    first.shot("file")
    first.tap("#evidence summary")
    first.type("#e-seen", "2026-10-03")
    first.type("#e-version", "4.7.20")
    first.type("#e-shows", "Ten darts: six hit the Knight, four the Hero.")
    first.type("#e-address", "https://video.example/watch")
    first.type("#e-at", "1:23")
    still = tmp_path / "still.jpg"
    first.page.screenshot(path=still, type="jpeg")
    first.taps += 2
    first.page.locator("#e-file").set_input_files(still)
    first.shot("evidence")
    assert violations(first.page) == []
    first.tap("button", has_text="Write it into the ruling")
    expect(first.page.locator("#file-text")).to_have_value(re.compile("at: 1:23"))
    first.shot("written")
    first.tap("a.button", has_text="To the proposal")
    expect(first.page.locator("#preview")).to_contain_text("1 of 1 are verified", timeout=60_000)
    first.shot("proposal")
    first.tap("button[value=submit]")
    expect(first.page.locator("main .badge").first).to_have_text("in review")
    assert KeptCopy.objects.get().kind == "jpeg"

    second = Walk(open_page(**phone), f"{kind}-2")
    log_in(second, live_server, "reader")
    loads = second.loads
    second.tap(".queue a")
    expect(second.page.locator("#preview")).to_contain_text("1 of 1 are verified", timeout=60_000)
    second.shot("review")
    second.tap("button", has_text="Look at the whole site")
    second.tap("#c-next")
    expect(second.page.locator(".under")).to_be_visible()
    expect(second.page).to_have_url(re.compile("step=1"))
    second.shot("stepping")
    second.tap(".under a")
    second.tap("button[value=approve-and-publish]")
    expect(second.page.locator("main .badge").first).to_have_text("published", timeout=60_000)
    assert second.loads - loads <= 2 + 1 + 3  # the proposal, the same page again as published, and between them the site under it
    assert Approval.objects.get().watched
    reading = open_page(**phone)
    reading.goto(f"{live_server.url}/rulings/sv-the-dart-may-hit-either/")
    reading.locator(".kept-copy").scroll_into_view_if_needed()
    expect(reading.locator(".kept-copy img")).to_be_visible()
    assert reading.locator(".kept-copy img").evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    if folder := os.environ.get("SHOTS"):
        reading.screenshot(path=Path(folder) / f"{kind}-ruling.png", full_page=True)

    third = Walk(open_page(**phone), f"{kind}-3")
    log_in(third, live_server, "third")
    change = CorpusFile.objects.get(path=FILE).text.replace("Either of the two", "One of the two")
    change_published(change)
    third.page.goto(f"{live_server.url}/rulings/sv-the-dart-may-hit-either/")
    third.tap("a", has_text="History")
    third.shot("history")
    third.tap("a.button", has_text="Propose the text of")
    third.tap("button[name=begin]")
    third.tap("a.button", has_text="To the proposal")
    expect(third.page.locator("#preview")).to_contain_text("1 of 1 are verified", timeout=60_000)
    third.tap("button[value=submit]")
    expect(third.page.locator("main .badge").first).to_have_text("in review")
    log_in(second, live_server, "reader")
    again = Proposal.objects.get(state="submitted")
    assert "approve" not in third.page.content()
    second.page.goto(live_server.url + again.get_absolute_url())
    expect(second.page.locator("#preview")).to_contain_text("1 of 1 are verified", timeout=60_000)
    second.tap("button[value=approve-and-publish]")
    expect(second.page.locator("main .badge").first).to_have_text("published", timeout=60_000)
    assert "Either of the two" in CorpusFile.objects.get(path=FILE).text
    told = {walk.name: (walk.loads, walk.taps, walk.typed, round(walk.seconds)) for walk in (first, second, third)}
    if folder := os.environ.get("SHOTS"):
        (Path(folder) / f"{kind}.txt").write_text(f"{told}\n")
    assert first.seconds <= 600, told


def log_in(walk, live_server, handle):
    walk.page.goto(live_server.url + "/accounts/login/")
    if walk.page.locator("[name=login]").count():
        walk.type("[name=login]", handle)
        walk.type("[name=password]", SECRET)
        walk.tap("form.account-form button")
        expect(walk.page.locator("h1")).to_be_visible()
    walk.page.goto(live_server.url + "/editor/")


def change_published(text):
    """Somebody else publishes another wording meanwhile."""
    writer = Person.objects.get(username="newcomer")
    proposal = writing.begin(writer, FILE, text, "Other words")
    review.submit(proposal.pk, writer)
    proposal = Proposal.objects.get(pk=proposal.pk)
    reader = Person.objects.get(username="reader")
    review.approve(proposal.pk, reader, proposal.content_hash, working.sound_hash(proposal))
    publishing.publish(proposal.pk, reader, proposal.content_hash)
