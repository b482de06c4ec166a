"""A request goes as soon as it is answered, without the garbage collector; who asks and what HTMX says are known meanwhile.

Pages for one person are left out: Django's messages and tokens hold the request that holds them.
"""

import gc
import io

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.handlers.wsgi import WSGIHandler, WSGIRequest
from django.http import HttpResponse
from django.test import RequestFactory

from rulings.http.fleeting import HtmxMiddleware, UserMiddleware
from tests.cast import site

STEP = "/rulings/sv-lionel-before-boarding/"
pytestmark = pytest.mark.django_db


@pytest.fixture
def uncollected(connected):
    gc.freeze()  # what other tests have left is neither walked nor counted
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def answered(path, **headers):
    """The status of an answer, of which nothing is held."""
    said = []
    meta = {"REQUEST_METHOD": "GET", "PATH_INFO": path, "SERVER_NAME": "testserver", "SERVER_PORT": "80", "wsgi.url_scheme": "http"}
    response = WSGIHandler()(meta | headers | {"wsgi.input": io.BytesIO()}, lambda status, headers, error=None: said.append(status))
    b"".join(response)
    response.close()
    return said[0][:3]


def requests_there_are():
    return sum(isinstance(one, WSGIRequest) for one in gc.get_objects())


@pytest.mark.parametrize("path, query, headers", [
    ("/rulings/", "", {}),
    (STEP, "step=1", {"HTTP_HX_REQUEST": "true"}),
    (STEP, "", {}),
    ("/search/", "q=lionel", {"HTTP_HX_REQUEST": "true"}),
    ("/no/such/page/", "", {}),
])  # fmt: skip
def test_nothing_holds_a_request_that_was_answered(fresh_shelf, uncollected, path, query, headers):
    site.serve_shipped()
    for _ in range(2):
        answered(path, QUERY_STRING=query, **headers)
    gc.collect()
    before = requests_there_are()
    answered(path, QUERY_STRING=query, **headers)
    assert requests_there_are() == before


def test_who_asks_is_known_as_long_as_somebody_asks():
    request = RequestFactory().get("/")
    request.session = {}
    UserMiddleware(lambda _: HttpResponse())(request)
    assert isinstance(request.user, AnonymousUser)
    who = RequestFactory().get("/")
    who.session = {}
    UserMiddleware(lambda _: HttpResponse())(who)
    user = who.user
    del who
    assert not user.is_authenticated


@pytest.mark.parametrize("said", [True, False])
def test_what_htmx_says_is_known(said):
    request = RequestFactory().get("/", headers={"HX-Request": "true", "HX-Target": "bench"} if said else {})
    HtmxMiddleware(lambda _: HttpResponse())(request)
    assert bool(request.htmx) is said
    assert request.htmx.target == ("bench" if said else None)
