"""Addresses of the judge's tools. People link to them, so they stay."""

from django.urls import include, path

from rulings.judge import views, why_pages
from rulings.lab import views as lab
from rulings.picture import views as picture_views
from rulings.practice.views import case_page
from rulings.share import views as share

# The tools of everything that can be run: below a ruling, a board of the lab, a shared run.
CASE_PAGES = [
    path("compare/", views.compare_page, name="compare"),
    path("explore/", views.explore_page, name="explore"),
    path("practice/", case_page, name="practice-board"),
    path("why/", why_pages.why_page, name="why"),
    path("picture.png", picture_views.picture, name="picture"),
    path("embed/", picture_views.embed, name="embed"),
    path("share/", share.share, name="share"),
    path("lab/", lab.copied, name="copy"),
    path("transcript.<slug:form>", views.transcript_file, name="transcript"),
]

urlpatterns = [
    path("rulings/<str:ruling_id>/", include(CASE_PAGES)),
    path("open/", views.open_page, name="open"),
    path("rests-on/", views.rests_page, name="rests"),
]
