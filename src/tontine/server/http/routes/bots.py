"""Bot accounts over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.response import Stream

from tontine.server.http.requests import AnyRequest, body_of, limit, server_of, token_of
from tontine.server.wire import people as people_messages
from tontine.server.wire.people import Bots, NewBot


@get("/api/bots")
async def bots(request: AnyRequest) -> Bots:
    """The bot accounts that are mine."""
    return await server_of(request).accounts.bots(token_of(request))


@post("/api/bots", body=people_messages.MakeBot)
async def make_bot(request: AnyRequest) -> NewBot:
    wanted = await body_of(request, people_messages.MakeBot)
    accounts = server_of(request).accounts
    limit(request, "made_bots", await accounts.person_of(token_of(request)))
    return await accounts.make_bot(token_of(request), wanted.name)


@post("/api/bots/end", body=people_messages.EndBot, status_code=204)
async def end_bot(request: AnyRequest) -> None:
    wanted = await body_of(request, people_messages.EndBot)
    limit(request, "account_changes")
    await server_of(request).accounts.end_bot(token_of(request), wanted.name)


@get("/api/events")
async def events(request: AnyRequest) -> Stream:
    """What concerns a bot account, as server-sent events: see BotEvent."""
    server = server_of(request)
    told = await server.events.listen(await server.accounts.bot_with(token_of(request)))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(told, media_type="text/event-stream", headers=headers)


ROUTES = [bots, make_bot, end_bot, events]
