"""A replacement rewrites what would happen, once for each event."""

from engine.kernel.trace import Event
from tests.cast.tables import begin, card, deal, find, happen, instead, kinds, note, table, triggered, words


def skip(ctx):
    """Say that the event goes on, changed."""
    ctx.skip = True


def more(amount):
    def do(ctx):
        ctx.event.amount += amount
        ctx.skip = True

    return do


def test_what_is_replaced_did_nothing_and_something_else_happened():
    saved = card("Cat", instead("scratch instead", "destroyed", note("scratched")))
    run = begin(table(me_board=[saved]))
    e = Event("destroyed", find(run, "Cat"), "me")
    happen(run, e)
    assert (e.did, words(run), run.state.things[3].zone) == (0, ["scratched"], "board")
    assert "toy.instead" in next(f for f in run.frames if f.kind == "replaced").rules


def test_a_replacement_does_not_apply_twice_to_one_event():
    amplifier = card("Horn", instead("1 more damage", "damaged", more(1), own=False))
    run = begin(table(me_board=[amplifier]))
    happen(run, Event("damaged", 2, "opponent", 1))
    assert kinds(run).count("replaced") == 1
    assert run.state.things[2].damage == 2


def test_two_replacements_each_apply_once_and_the_one_that_is_hit_says_which_goes_first():
    horns = [card("Horn", instead("1 more damage", "damaged", more(1), own=False)) for _ in range(2)]
    run = begin(table(me_board=horns))
    happen(run, Event("damaged", 2, "opponent", 1))
    assert run.state.things[2].damage == 3
    (asked,) = run.decisions
    assert (asked.player, asked.prompt.key, len(asked.options)) == ("opponent", "which-replacement", 2)


def test_a_replacement_whose_own_effect_is_the_same_event_does_not_go_on_for_ever():
    def destroy_again(ctx):
        ctx.run.happen(Event("destroyed", ctx.source, "me", **vars(ctx.event)))

    run = begin(table(me_board=[card("Cat", instead("be destroyed instead", "destroyed", destroy_again))]))
    happen(run, Event("destroyed", 3, "me"))
    assert run.state.things[3].zone == "cemetery"
    assert kinds(run).count("replaced") == 1


def test_what_triggers_on_an_event_does_not_trigger_on_one_that_was_replaced():
    cat = card("Cat", instead("live", "destroyed", note("lived")), triggered("cry", "destroyed", note("cried"), own=True))
    run = begin(table(me_board=[cat, card("Dog", triggered("bark", "destroyed", note("barked")))]))
    happen(run, Event("destroyed", 3, "me"))
    assert words(run) == ["lived"]


def test_a_replacement_that_does_not_fit_leaves_the_event_alone():
    picky = card(
        "Cat", instead("never", "destroyed", note("never"), fits=lambda ctx: False), triggered("cry", "destroyed", deal(1), own=True)
    )
    run = begin(table(me_board=[picky]))
    happen(run, Event("destroyed", 3, "me"))
    assert run.state.things[3].zone == "cemetery"
    assert run.state.things[2].damage == 1


def test_two_replacements_that_make_each_others_event_end_with_the_second():
    def by(verb):
        return lambda ctx: ctx.run.happen(Event(verb, ctx.source, "me", zone="hand"))

    lines = instead("to hand", "destroyed", by("put")), instead("destroy it", "put", by("destroyed"))
    run = begin(table(me_board=[card("Cat", *lines)]))
    happen(run, Event("destroyed", 3, "me"))
    assert kinds(run).count("replaced") == 2
    assert run.state.things[3].zone == "cemetery"


def test_what_is_put_in_the_place_of_an_event_does_not_come_back_by_way_of_another_thing():
    def to(other):
        return lambda ctx: ctx.run.happen(Event("destroyed", other, "me"))

    cat, dog = card("Cat", instead("the dog", "destroyed", to(4))), card("Dog", instead("the cat", "destroyed", to(3)))
    run = begin(table(me_board=[cat, dog]))
    happen(run, Event("destroyed", 3, "me"))
    assert kinds(run).count("replaced") == 2
    assert (run.state.things[3].zone, run.state.things[4].zone) == ("cemetery", "board")


def test_a_replacement_that_was_used_does_not_wait_as_an_effect_when_the_event_happens_after_all():
    cat = card("Cat", instead("be destroyed", "destroyed", lambda ctx: ctx.run.happen(Event("destroyed", ctx.source, "me"))))
    run = begin(table(me_board=[cat]))
    happen(run, Event("destroyed", 3, "me"))
    assert "queued" not in kinds(run)
