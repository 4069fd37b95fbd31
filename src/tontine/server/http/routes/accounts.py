"""Accounts over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.exceptions import NotFoundException

from tontine.play.words import words
from tontine.server.http.pages import language_of
from tontine.server.http.requests import AnyRequest, body_of, limit, server_of, token_of
from tontine.server.people.devices import device_of
from tontine.server.records.record import Against
from tontine.server.wire import people as people_messages
from tontine.server.wire.people import DeviceCode, Learnt, Me, PlayerRecord, SignedIn


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


@get("/api/account")
async def me(request: AnyRequest) -> Me:
    """Who I am, and where I am signed in."""
    return await server_of(request).accounts.me(token_of(request))


@post("/api/account/register", body=people_messages.Register)
async def register(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, people_messages.Register)
    limit(request, "registered")
    accounts = server_of(request).accounts
    return await accounts.register(token_of(request), wanted, _device(request))


@post("/api/account/sign-in", body=people_messages.SignIn)
async def sign_in(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, people_messages.SignIn)
    limit(request, "signed_in")
    accounts = server_of(request).accounts
    return await accounts.sign_in(token_of(request), wanted, _device(request))


@post("/api/account/move", body=people_messages.UseCode)
async def use_code(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, people_messages.UseCode)
    limit(request, "tried_codes")
    return await server_of(request).accounts.use_code(wanted.code, _device(request))


@post("/api/account/code", body=people_messages.MakeCode)
async def make_code(request: AnyRequest) -> DeviceCode:
    wanted = await body_of(request, people_messages.MakeCode)
    limit(request, "account_changes")
    return await server_of(request).accounts.make_code(token_of(request), wanted.name)


@post("/api/account/name", body=people_messages.Rename)
async def rename(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, people_messages.Rename)
    accounts = server_of(request).accounts
    limit(request, "renames", await accounts.person_of(token_of(request)))
    return await accounts.rename(token_of(request), wanted.name)


@post("/api/account/password", body=people_messages.ChangePassword)
async def change_password(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, people_messages.ChangePassword)
    limit(request, "account_changes")
    accounts = server_of(request).accounts
    return await accounts.change_password(token_of(request), wanted, _device(request))


@post("/api/account/lost", body=people_messages.LostPassword, status_code=204)
async def lost_password(request: AnyRequest) -> None:
    wanted = await body_of(request, people_messages.LostPassword)
    limit(request, "lost_passwords")
    server_of(request).alerts.send_reset(wanted.name)


@post("/api/account/reset", body=people_messages.ResetPassword)
async def reset_password(request: AnyRequest) -> SignedIn:
    wanted = await body_of(request, people_messages.ResetPassword)
    limit(request, "signed_in")
    return await server_of(request).accounts.reset_password(wanted, _device(request))


@post("/api/account/end", body=people_messages.EndSession, status_code=204)
async def end_session(request: AnyRequest) -> None:
    wanted = await body_of(request, people_messages.EndSession)
    limit(request, "account_changes")
    await server_of(request).accounts.end(token_of(request), wanted.session)


@post("/api/account/delete", body=people_messages.DeleteAccount, status_code=204)
async def delete_account(request: AnyRequest) -> None:
    wanted = await body_of(request, people_messages.DeleteAccount)
    limit(request, "account_changes")
    await server_of(request).accounts.delete(token_of(request), wanted.password)


@get("/api/learnt")
async def learnt(request: AnyRequest) -> Learnt:
    """What I have learnt, and need not be told again."""
    return await server_of(request).accounts.learnt(token_of(request))


@post("/api/learnt", body=people_messages.AddLearnt)
async def add_learnt(request: AnyRequest) -> Learnt:
    wanted = await body_of(request, people_messages.AddLearnt)
    accounts = server_of(request).accounts
    limit(request, "learnt", await accounts.person_of(token_of(request)))
    return await accounts.add_learnt(token_of(request), wanted.items)


@get("/api/record")
async def record(request: AnyRequest, against: Against = "all") -> PlayerRecord:
    """What I have played: with people, with bots, or all."""
    language = language_of(request.headers.get("accept-language", ""))
    return await server_of(request).record(token_of(request), words(language), against)


@get("/api/people/{name:str}")
async def public_record(request: AnyRequest, name: str, against: Against = "all") -> PlayerRecord:
    """What somebody has played who wants everybody to see it; 404 for all others."""
    language = language_of(request.headers.get("accept-language", ""))
    found = await server_of(request).public_record(name, words(language), against)
    if found is None:
        raise NotFoundException
    return found


@post("/api/account/shown", body=people_messages.ShowRecord, status_code=204)
async def show_record(request: AnyRequest) -> None:
    wanted = await body_of(request, people_messages.ShowRecord)
    limit(request, "account_changes")
    await server_of(request).accounts.show(token_of(request), wanted.shown)


ROUTES = [
    me,
    record,
    public_record,
    show_record,
    learnt,
    add_learnt,
    register,
    sign_in,
    use_code,
    make_code,
    rename,
    change_password,
    lost_password,
    reset_password,
    end_session,
    delete_account,
]
