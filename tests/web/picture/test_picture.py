"""The picture of a moment: drawn for every game and language, hiding what a view hides, safe against any text, and kept."""

import copy
import itertools
import re
import struct
import xml.etree.ElementTree as ET
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.board.address import LONGEST, VIEWS, Address
from rulings.board.cases import of_ruling
from rulings.board.faces import StepMark
from rulings.board.runs import EngineRun
from rulings.board.sides import down
from rulings.board.tables import table
from rulings.picture import draw, ink, letters, table_picture, views
from rulings.picture.png import png
from tests.cast import stage
from tests.cast.factories import both

pytestmark = pytest.mark.any_database

PAGE = f"/rulings/{stage.BOARDING}/picture.png"
HERO = {"en": "Hero of Antiquity", "ja": "古の英雄"}


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf()
    views.cache.clear()

    def ask(query: str = "", page: str = PAGE, **headers: str):
        return client.get(page + query, headers=headers)

    return ask


@pytest.fixture
def boarding(fresh_shelf):
    stage.put_on_shelf()
    return of_ruling(stage.BOARDING)


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def said(svg: str) -> str:
    return "\n".join(texts(svg))


class Changed(EngineRun):
    """A run whose frames a stranger has had his hands on."""

    def __init__(self, run: EngineRun, change):
        super().__init__(run.library, run.made)
        self.change, self.asked = change, []

    def frame(self, n):
        self.asked.append(n)
        frame = super().frame(n)
        found = copy.deepcopy({**frame, "state": frame["state"], "agenda": frame["agenda"]})
        self.change(found)
        return found


def board_of(frame, player="opponent"):
    return frame["state"]["players"][player]["zones"]["board"]


def named(name):
    def change(frame):
        frame["text"] = both(name, name)
        for thing in board_of(frame):
            thing |= {"name": both(name, name), "label": name, "card": name}

    return change


# ---- what is drawn


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_picture_is_a_png_of_the_size_that_social_sites_want(get, lang):
    answer = get(f"?step=2&lang={lang}")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    assert len(answer.content) < 300_000


def test_the_language_is_that_of_the_address_then_of_the_reader(get):
    english, japanese = get("?step=2&lang=en").content, get("?step=2&lang=ja").content
    assert english != japanese
    assert get("?step=2", **{"Accept-Language": "ja"}).content == japanese
    assert get("?step=2&lang=en", **{"Accept-Language": "ja"}).content == english


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_it_says_whose_moment_it_is_and_what_happens(boarding, lang):
    run = boarding.run()
    n = next(n for n in range(run.last + 1) if run.frame(n)["rules"])
    drawn = said(draw.svg(run, Address(step=n), boarding.ruling, lang))
    rule = run.rule(run.frame(n)["rules"][0])
    flat = drawn.replace("\n", "").replace(" ", "")
    assert boarding.ruling.title[lang] in drawn
    assert run.frame(n)["text"][lang].replace(" ", "") in flat
    assert rule.title[lang][:12] in drawn
    assert (f"step {n} of {run.last}" if lang == "en" else f"ステップ {n} / {run.last}") in drawn
    assert {"en": "Magitrain", "ja": "魔導列車"}[lang] in drawn


def test_without_a_step_the_answer_is_the_sentence(boarding):
    run = boarding.run()
    assert boarding.ruling.answer["en"] in said(draw.svg(run, Address(), boarding.ruling, "en"))
    assert boarding.ruling.answer["en"] not in texts(draw.svg(run, Address(step=0), boarding.ruling, "en"))


def test_it_names_the_terms_on_which_it_runs(boarding):
    address = Address(step=1, settings=((stage.SWITCH, "together"),), view="me", as_of=boarding.ruling.scenarios[0].as_of)
    run = boarding.run(address)
    drawn = said(draw.svg(run, address, boarding.ruling, "en"))
    assert "open question" in drawn
    assert "My view" in drawn
    assert "as of 2021-04-01" in drawn


def test_what_acts_and_what_suffers_is_marked(boarding):
    run = boarding.run()
    roles = {card.mark.role for n in range(run.last + 1) for side in table_picture.sides(run, n, "all") for card in side.open}
    assert {"subject", "target"} <= roles
    n = next(n for n in range(1, run.last + 1) if any(card.mark.role for side in table_picture.sides(run, n, "all") for card in side.open))
    svg = draw.svg(run, Address(step=n), boarding.ruling, "en")
    assert ink.ACTING in svg or ink.SUFFERING in svg


def test_a_board_without_title_and_answer_is_still_a_picture(boarding):
    bare = SimpleNamespace(title=both("", ""), answer=both("", ""), status="")
    run = boarding.run()
    drawn = said(draw.svg(run, Address(), bare, "en", "lab"))
    assert "Lab board" in drawn
    assert run.frame(0)["text"]["en"] in drawn


def test_a_status_is_not_claimed_for_a_board_of_the_lab(boarding):
    assert "open question" not in said(draw.svg(boarding.run(), Address(), boarding.ruling, "en", "lab"))


def test_a_game_without_a_layout_is_drawn(boarding):
    run = boarding.run()
    run = EngineRun(run.library, run.made)
    run.game = "another-game"
    assert png(draw.svg(run, Address(step=3), boarding.ruling, "en"))


# ---- what is hidden


def unseen_names(run, n, view):
    """The names of cards that the viewer sees nowhere on the table of a step."""
    state, seen, hidden = run.frame(n)["state"], set(), set()
    for player, side in state["players"].items():
        for name, things in side["zones"].items():
            zone = table(run.game).zone(name)
            for thing in things:
                (hidden if down(view, player, zone, thing) else seen).add(thing["name"]["en"])
    return hidden - seen - {"a card"}


def test_a_view_names_no_card_that_it_hides():
    stage.put_on_shelf()
    hidden = 0
    for name, view in itertools.product((stage.BOARDING, stage.TOSS), VIEWS[1:]):
        case = of_ruling(name)
        run = case.run()
        for n in range(run.last + 1):
            drawn = said(draw.svg(run, Address(step=n, view=view), case.ruling, "en"))
            told = run.frame(n)["views"].get(view, run.frame(n))["text"]["en"]
            for one in unseen_names(run, n, view):
                hidden += 1
                assert one not in drawn or one in told, (name, view, n)
    assert hidden


@pytest.mark.parametrize("view, shown", [("all", True), ("opponent", True), ("me", False), ("spectator", False)])
def test_a_hand_is_shown_to_its_owner_alone(boarding, view, shown):
    drawn = said(draw.svg(boarding.run(), Address(step=0, view=view), boarding.ruling, "en"))
    assert (HERO["en"] in drawn) == shown


def test_a_card_face_down_is_a_back_without_name_or_figures(boarding):
    def turn_over(frame):
        for thing in board_of(frame):
            thing["hidden"] = True

    run = Changed(boarding.run(), turn_over)
    assert "Magitrain" in said(draw.svg(run, Address(step=0), boarding.ruling, "en"))
    assert "Magitrain" not in said(draw.svg(run, Address(step=0, view="me"), boarding.ruling, "en"))
    (back,) = table_picture.sides(run, 0, "me")[0].open
    assert back == table_picture.cards.CardPicture(back=True)


# ---- texts from strangers

HOSTILE = [
    '<script>alert("1")</script>',
    "</text></svg><image href='file:///etc/passwd'/>",
    "a&b]]>&#0;&amp;<!DOCTYPE x>",
    "\x00\x01\x08\x1b\x7f\x9f\ufffe\uffff",
    "\ud800lone\udfff",
    "\u202eabc\u2066\u200b\u200d\ufeff",
    "👩‍👩‍👧‍👦🃏",
    "e\u0301" * 300,
    "名" * 10_000,
    "x" * 10_000,
    " " * 10_000,
    "",
]


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_any_name_makes_a_picture(boarding, name):
    run = Changed(boarding.run(), named(name))
    ruling = SimpleNamespace(title=both(name, name), answer=both(name, name), status=name)
    for address in (Address(), Address(step=1)):
        svg = draw.svg(run, address, ruling, "ja", "lab")
        assert len(svg) < 60_000
        assert {node.tag.rpartition("}")[2] for node in ET.fromstring(svg).iter()} <= {
            "svg", "defs", "linearGradient", "radialGradient", "stop", "rect", "circle", "polygon", "path", "g", "text", "ellipse",
        }  # fmt: skip
        assert png(svg)[:4] == b"\x89PNG"


@given(st.text(max_size=300), st.sampled_from(["sans", "serif"]), st.integers(40, 900), st.integers(1, 4), st.booleans())
@settings(max_examples=150, deadline=None)
def test_lines_fit_whatever_they_say(text, font, room, most, balanced):
    clean = letters.clean(text)
    has, _widths = letters._glyphs()
    assert set(clean) <= has
    lines, _cut = letters.wrap(clean, font, 30.0, float(room), most, balanced)
    assert len(lines) <= most
    assert all(letters.width(line, font, 30.0) <= room + 0.01 for line in lines)


def test_japanese_lines_do_not_begin_with_what_must_not():
    text = letters.clean("「魔導列車」が、操縦される。その後、レオネルの効果は不発になります！（ルール参照）")
    for room in range(90, 700, 10):
        lines, _torn = letters.wrap(text, "serif", 30.0, float(room), 40)
        assert "".join(lines) == text
        assert not any(line[0] in "、。」！）" or line[-1] in "「（" for line in lines)


def test_words_stay_whole_where_they_fit():
    assert letters.fit("Lionel, Woodland Shadow", "sans", ((19, 2), (17, 3)), 116)[1] == ("Lionel,", "Woodland", "Shadow")


def test_an_unknown_letter_is_a_geta():
    assert letters.clean("한국어 card") == "〓 card"


# ---- full boards


@pytest.mark.parametrize("many", [0, 1, 5, 6, 9, 12, 25, 400])
def test_a_board_of_any_size_is_bounded(boarding, many):
    def fill(frame):
        for player in ("me", "opponent"):
            lying = board_of(frame, player)
            like = board_of(frame)[0] if board_of(frame) else lying[0]
            lying[:] = [like | {"id": 1000 + n, "name": both(f"Card {n}", f"札 {n}"), "damage": n % 2} for n in range(many)]

    run = Changed(boarding.run(), fill)
    svg = draw.svg(run, Address(step=0), boarding.ruling, "en")
    shown = [text for text in texts(svg) if re.fullmatch(r"Card \d+", text)]
    more = [int(text[1:]) for text in texts(svg) if re.fullmatch(r"\+\d+", text)]
    assert len(svg) < 120_000
    assert len(shown) + sum(more) == 2 * many
    assert len(shown) <= 24
    assert png(svg)


def test_what_suffers_is_not_left_out_of_a_full_board(boarding):
    lying = [table_picture.cards.CardPicture(name=str(n)) for n in range(30)]
    lying[20] = lying[20]._replace(mark=StepMark(role="target"))
    shown = table_picture._bounded(lying, 12)
    assert [card.name for card in shown] == [*map(str, range(10)), "20"]


@pytest.mark.parametrize("many", [1, 9])
def test_figures_of_any_size_have_room(boarding, many):
    def swell(frame):
        for side in frame["state"]["players"].values():
            side["points"] = dict.fromkeys(side["points"], 10**5000)
            side["leader"] |= {"defense": -(10**5000), "damage": 10**5000}
        like = board_of(frame)[0]
        counters = {f"counter {n}": 10**5000 for n in range(50)}
        thing = like | {
            "cost": 10**5000,
            "attack": 10**5000,
            "defense": -(10**5000),
            "counters": counters,
            "keywords": [f"k{n}" for n in range(50)],
        }
        board_of(frame)[:] = [thing | {"id": 1000 + n} for n in range(many)]

    svg = draw.svg(Changed(boarding.run(), swell), Address(step=0), boarding.ruling, "en")
    assert "1M+" in texts(svg)
    assert "−1M+" in texts(svg)
    assert len(svg) < 60_000
    assert png(svg)


def test_a_picture_looks_at_two_frames_only(boarding):
    run = Changed(boarding.run(), lambda frame: None)
    draw.svg(run, Address(step=4), boarding.ruling, "en")
    assert set(run.asked) == {3, 4}


# ---- as an answer


def test_it_is_drawn_once_and_not_sent_twice(get, monkeypatch):
    drawn = []
    monkeypatch.setattr(views, "png", lambda svg: drawn.append(svg) or png(svg))
    first = get("?step=2&lang=en")
    assert first.headers["Cache-Control"] == "public, max-age=3600"
    assert get("?step=2", **{"Accept-Language": "en"}).content == first.content
    again = get("?step=2&lang=en", **{"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert len(drawn) == 1
    get("?step=2&lang=ja")
    assert len(drawn) == 2


def test_it_leaves_no_cookie(get):
    answer = get("?step=2&lang=ja")
    assert not answer.cookies
    assert "Cookie" not in answer.headers.get("Vary", "")
    assert "Accept-Language" in get("?step=2").headers["Vary"]


@pytest.mark.parametrize(
    "query, status, part",
    [
        ("?step=9999", 404, "step: This run has the steps 0 to"),
        ("?step=-1", 400, "step: "),
        ("?scenario=none", 404, "magitrain"),
        ("?choose=x", 400, "choose: "),
        ("?as-of=today", 400, "as-of: "),
        ("?set=nothing", 400, "set: "),
        (f"?set={stage.SWITCH}=sideways", 400, "together"),
        ("?view=mine", 400, "view: "),
        ("?set=" + "x" * LONGEST, 414, "address: "),
    ],
)
def test_a_bad_address_is_answered_in_plain_words(get, query, status, part):
    answer = get(query)
    assert answer.status_code == status
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert part in answer.content.decode()
    assert len(answer.content) < 1000


def test_a_ruling_that_is_not_there_has_no_picture(get):
    answer = get(page="/rulings/nothing-of-that-name/picture.png")
    assert (answer.status_code, answer.headers["Content-Type"]) == (404, "text/plain; charset=utf-8")
    assert "nothing-of-that-name" in answer.content.decode()


def test_a_picture_is_only_read(client, db, fresh_shelf):
    stage.put_on_shelf()
    assert client.post(PAGE).status_code == 405
    assert client.head(PAGE + "?step=1").status_code == 200


# ---- the fonts and colours


def test_the_fonts_are_there_with_their_licence():
    for name in ("rulings-sans.otf", "rulings-serif.otf"):
        assert 500_000 < (letters.FONTS / name).stat().st_size < 3_000_000
    licence = (letters.FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007" in licence
    assert "5) The Font Software, modified or unmodified" in licence
    assert "OTHER DEALINGS IN THE FONT SOFTWARE." in licence


def test_letters_are_drawn_with_the_fonts_of_the_project():
    def page(said: str, font: str) -> bytes:
        return png(f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">{ink.text(said, 5, 30, 40, "#000", font)}</svg>')

    for font in ("sans", "serif"):
        pictures = {page(char, font) for char in ("", "A", "裁", "定", "あ", "〓")}
        assert len(pictures) == 6


def test_the_colours_are_those_of_the_pages():
    sheets = "".join((letters.FONTS.parents[2] / "static" / "css" / name).read_text(encoding="utf-8") for name in ("base.css", "cards.css"))
    for colour in (*itertools.chain(*ink.CLASSES.values(), *ink.CLASSLESS), ink.PAPER, ink.SHEET, ink.INK, ink.ACCENT, ink.FELT, ink.WOOD):
        assert colour in sheets
