"""Addresses of the handbook pages."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
