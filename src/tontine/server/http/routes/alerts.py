"""How I am told that it is my turn, over HTTP."""

from __future__ import annotations

from litestar import get, post

from tontine.server.http.pages import language_of
from tontine.server.http.requests import AnyRequest, body_of, limit, server_of, token_of
from tontine.server.wire import people as people_messages
from tontine.server.wire.people import Alerts


def _language(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language", ""))


@get("/api/alerts")
async def alerts(request: AnyRequest) -> Alerts:
    """How I am told, while I am away, that it is my turn."""
    return await server_of(request).alerts.settings_of(token_of(request))


@post("/api/alerts/games", body=people_messages.SetAlertGames)
async def set_alert_games(request: AnyRequest) -> Alerts:
    wanted = await body_of(request, people_messages.SetAlertGames)
    limit(request, "alert_changes")
    service = server_of(request).alerts
    return await service.set_games(token_of(request), wanted, _language(request))


@post("/api/alerts/mail", body=people_messages.SetMailAddress)
async def set_mail_address(request: AnyRequest) -> Alerts:
    wanted = await body_of(request, people_messages.SetMailAddress)
    limit(request, "alert_changes" if wanted.address is None else "mail_addresses")
    service = server_of(request).alerts
    return await service.set_mail(token_of(request), wanted, _language(request))


@post("/api/alerts/browser", body=people_messages.AddBrowser)
async def add_browser(request: AnyRequest) -> Alerts:
    wanted = await body_of(request, people_messages.AddBrowser)
    limit(request, "alert_changes")
    service = server_of(request).alerts
    return await service.add_browser(token_of(request), wanted, _language(request))


@post("/api/alerts/browser/remove", body=people_messages.RemoveBrowser)
async def remove_browser(request: AnyRequest) -> Alerts:
    wanted = await body_of(request, people_messages.RemoveBrowser)
    limit(request, "alert_changes")
    return await server_of(request).alerts.remove_browser(token_of(request), wanted.endpoint)


@post("/api/alerts/confirm", body=people_messages.ConfirmMail, status_code=204)
async def confirm_mail(request: AnyRequest) -> None:
    """Whoever has the link may: it was sent to that address alone."""
    wanted = await body_of(request, people_messages.ConfirmMail)
    limit(request, "tried_codes")
    await server_of(request).alerts.confirm(wanted.token)


@post("/stop/{token:str}", body=None, status_code=204)
async def stop_mail(request: AnyRequest, token: str) -> None:
    """No more mail, by the link that is in every one of them. Programs for mail do this as well
    (RFC 8058): they have no origin and no token of a person."""
    limit(request, "tried_codes")
    await server_of(request).alerts.stop(token)


ROUTES = [
    alerts,
    set_alert_games,
    set_mail_address,
    add_browser,
    remove_browser,
    confirm_mail,
    stop_mail,
]
