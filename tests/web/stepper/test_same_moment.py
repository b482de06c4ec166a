"""From a step to another run of the same board: it opens at the same moment, whatever its number is there."""

import re

import pytest

PAGE = "/rulings/sv-lionel-before-boarding/"
SWITCH = "sv.timing.played-before-enters=together"
LIONEL = "Lionel, Woodland Shadow resolves"


@pytest.fixture
def at(client, see):
    """Follow an address to its end: where it leads, the number of the step there and its sentence."""

    def get(address: str) -> tuple[str, int, str]:
        answer = client.get(address, follow=True)
        assert answer.status_code == 200
        page = answer.content.decode()
        end = answer.redirect_chain[-1][0] if answer.redirect_chain else address
        said = re.search(r'<span class="now-text">(.*?)</span>', page, re.S)[1].replace("&#39;", "'")
        return end, int(re.search(r'id="moment" data-step="(\d+)"', page)[1]), said

    return get


def deciding(at) -> int:
    """The step in which Lionel's ability resolves in the ruling as it is."""
    return next(n for n in range(1, 20) if at(f"{PAGE}?step={n}")[2].startswith(LIONEL))


def test_what_happens_later_there_is_shown_when_it_happens(at):
    n = deciding(at)
    end, step, said = at(f"{PAGE}?set={SWITCH}&stood=&step={n}")
    assert said.startswith(LIONEL)
    assert step > n, "boarding comes first there"
    assert end == f"{PAGE}?set={SWITCH}&step={step}", "the address that is shared says nothing of where its reader came from"
    assert at(f"{PAGE}?stood=set%3D{SWITCH}&step={step}")[:2] == (f"{PAGE}?step={n}", n), "and back again"


def test_what_does_not_happen_there_leads_to_what_happened_last_before_it(at):
    last = at(f"{PAGE}?stood=&step=900")[1]
    assert "fizzles" in at(f"{PAGE}?step={last}")[2]
    assert "takes 10 damage" in at(f"{PAGE}?set={SWITCH}&stood=&step={last}")[2], "the last that happens in both"


def test_a_step_beyond_the_end_and_a_run_that_is_none_lead_to_a_step_that_is_there(at):
    last = at(f"{PAGE}?stood=&step=900")[1]
    assert at(f"{PAGE}?stood=as-of%3Dnever&step=900")[1] == last
    assert at(f"{PAGE}?stood=scenario%3Dnone&step=3")[1] == 3


def test_a_run_that_cannot_be_is_refused_where_it_was_asked_for(client, see):
    answer = client.get(f"{PAGE}?set=sv.no.such=rule&stood=&step=3")
    assert answer.status_code == 400
    assert "sv.no.such" in answer.content.decode()


def test_every_way_to_another_run_says_the_moment_it_leaves(see):
    text = see(f"{PAGE}?set={SWITCH}&step=3")
    hrefs = re.findall(r'<a(?: class="run-so")? data-same-moment href="([^"]*)"', text)
    assert len([href for href in hrefs if f"stood=set={SWITCH}&amp;step=3" in href]) >= 4, hrefs
    assert text.count(f'name="stood" value="set={SWITCH}"') == 2, "both forms for another day"


def test_side_by_side_still_opens_where_the_two_part(see):
    row = re.compile(r'id="moment" data-step="(\d+)"')
    parting = row.search(see(f"{PAGE}compare/?set={SWITCH}"))[1]
    assert parting != "3"
    assert row.search(see(f"{PAGE}compare/?set={SWITCH}&stood=&step=3"))[1] == parting
