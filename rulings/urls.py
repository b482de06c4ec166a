"""Every address of the site. What people link to keeps its address for ever."""

from importlib.util import find_spec

from django.urls import include, path

urlpatterns = [path("", include("rulings.library.urls"))]
if find_spec("rulings.stepper.urls"):
    urlpatterns.append(path("", include("rulings.stepper.urls")))
