"""Every address of the site. What people link to keeps its address for ever."""

from django.urls import include, path

urlpatterns = [
    path("", include("rulings.library.urls")),
    path("", include("rulings.stepper.urls")),
    path("", include("rulings.judge.urls")),
    path("", include("rulings.lab.urls")),
    path("", include("rulings.share.urls")),
    path("", include("rulings.practice.urls")),
]

handler400 = "rulings.library.views.bad_request"
handler404 = "rulings.library.views.not_found"
