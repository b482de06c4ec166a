"""A passkey, added and logged in with: Chromium's own virtual authenticator holds it."""

from __future__ import annotations

import pytest

from rulings.people.models import Person
from tests.browser.waiting import expect

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SECRET = "vgy7-bhu8"
HOLDER = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_is_added_and_opens_the_account_without_a_password(live_server, open_page, settings):
    settings.MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = True  # of this test alone: the site itself is asked over https
    there = live_server.url.replace("127.0.0.1", "localhost")
    Person.objects.create_user("holder", password=SECRET)
    page = open_page()
    held = page.context.new_cdp_session(page)
    held.send("WebAuthn.enable")
    key = held.send("WebAuthn.addVirtualAuthenticator", {"options": HOLDER})["authenticatorId"]
    page.goto(f"{there}/accounts/login/")
    page.locator("[name=login]").fill("holder")
    page.locator("[name=password]").fill(SECRET)
    page.locator("form.account-form button").first.click()
    expect(page.locator("h1")).to_be_visible()

    page.goto(f"{there}/accounts/2fa/webauthn/add/")
    page.locator("[name=password]").fill(SECRET)  # what changes the account asks for it once more
    page.locator("form.account-form button").first.click()
    page.locator("[name=name]").fill("My key")
    page.locator("[name=passwordless]").check()
    page.locator("#mfa_webauthn_add").click()
    expect(page).not_to_have_url(f"{there}/accounts/2fa/webauthn/add/")
    assert len(held.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]) == 1

    page.goto(f"{there}/accounts/logout/")
    page.locator("main form button").first.click()
    page.goto(f"{there}/accounts/login/")
    page.locator("#passkey_login").click()
    expect(page).not_to_have_url(f"{there}/accounts/login/")
    page.goto(f"{there}/accounts/")
    expect(page.locator("h1")).to_have_text("holder")
