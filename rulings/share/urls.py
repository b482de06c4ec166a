"""The address of a shared run, and the tools below it. These links are to last: they keep their form for ever."""

from django.urls import include, path

from rulings.judge.urls import CASE_PAGES
from rulings.share import views

urlpatterns = [
    path("s/", views.shared_page, {"shared": ""}),
    path("s/<str:shared>/", views.shared_page, name="shared"),
    path("s/<str:shared>/transcript.<slug:form>", views.transcript_file),
    path("s/<str:shared>/", include(CASE_PAGES)),
]
