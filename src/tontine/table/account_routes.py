"""Accounts over HTTP."""

from __future__ import annotations

from litestar import get, post

from tontine.play.words import words
from tontine.table import messages
from tontine.table.devices import device_of
from tontine.table.limits import Buckets
from tontine.table.messages import Me, MoveCode, PlayerRecord, SignedIn
from tontine.table.pages import language_of
from tontine.table.record import Against
from tontine.table.requests import AnyRequest, body_of, limit, server_of, token_of

# What one address may do: at once, and per second.
LIMITS = {
    "registered": (20, 1 / 60),
    "signed_in": (30, 0.2),
    "account_changes": (60, 0.5),
}


def buckets() -> dict[str, Buckets]:
    return {what: Buckets(*limit) for what, limit in LIMITS.items()}


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


@get("/api/account")
async def me(request: AnyRequest) -> Me:
    """Who I am, and where I am signed in."""
    return await server_of(request).accounts.me(token_of(request))


@post("/api/account/register", body=messages.Register)
async def register(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, messages.Register)
    limit(request, "registered")
    accounts = server_of(request).accounts
    return await accounts.register(token_of(request), wanted, _device(request))


@post("/api/account/sign-in", body=messages.SignIn)
async def sign_in(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, messages.SignIn)
    limit(request, "signed_in")
    accounts = server_of(request).accounts
    return await accounts.sign_in(token_of(request), wanted, _device(request))


@post("/api/account/move", body=messages.UseCode)
async def use_code(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, messages.UseCode)
    limit(request, "tried_codes")
    return await server_of(request).accounts.use_code(wanted.code, _device(request))


@post("/api/account/code", body=messages.MakeCode)
async def make_code(request: AnyRequest) -> MoveCode:
    wanted = await body_of(request, messages.MakeCode)
    limit(request, "account_changes")
    return await server_of(request).accounts.make_code(token_of(request), wanted.name)


@post("/api/account/name", body=messages.Rename)
async def rename(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, messages.Rename)
    limit(request, "account_changes")
    return await server_of(request).accounts.rename(token_of(request), wanted.name)


@post("/api/account/password", body=messages.ChangePassword)
async def change_password(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, messages.ChangePassword)
    limit(request, "account_changes")
    accounts = server_of(request).accounts
    return await accounts.change_password(token_of(request), wanted, _device(request))


@post("/api/account/end", body=messages.EndSession, status_code=204)
async def end_session(request: AnyRequest) -> None:
    wanted = await body_of(request, messages.EndSession)
    limit(request, "account_changes")
    await server_of(request).accounts.end(token_of(request), wanted.session)


@post("/api/account/delete", body=messages.DeleteAccount, status_code=204)
async def delete_account(request: AnyRequest) -> None:
    wanted = await body_of(request, messages.DeleteAccount)
    limit(request, "account_changes")
    await server_of(request).accounts.delete(token_of(request), wanted.password)


@get("/api/record")
async def record(request: AnyRequest, against: Against = "all") -> PlayerRecord:
    """What I have played: with people, with bots, or all."""
    language = language_of(request.headers.get("accept-language", ""))
    return await server_of(request).record(token_of(request), words(language), against)


ROUTES = [
    me,
    record,
    register,
    sign_in,
    use_code,
    make_code,
    rename,
    change_password,
    end_session,
    delete_account,
]
