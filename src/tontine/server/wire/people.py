"""What goes over HTTP about people: accounts, how they are told that it is their turn, and what
they have played."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tontine.server.wire.fields import (
    WITHOUT_NUL,
    Id,
    Name,
    Password,
)


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/register``: an account for whoever's token is sent along, or
    for somebody new. All other tokens of the person no longer count."""

    name: Name
    password: Password


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/sign-in``."""

    name: Name
    password: Password


class SignedIn(Struct, frozen=True):
    """The answer to every request that leads to a new token, which replaces the old one."""

    token: str
    name: str


class MakeBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/bots``, by whoever has an account. ``[bot]`` is put after the
    name."""

    name: Name


class NewBot(Struct, frozen=True):
    """The answer to ``MakeBot``. The token is sent this once, and cannot be read again."""

    name: str
    token: str


class BotInfo(Struct, frozen=True):
    name: str
    since: int  # in seconds since 1970


class Bots(Struct, frozen=True):
    """The answer to ``GET /api/bots``: mine."""

    bots: list[BotInfo]


class EndBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/bots/end``: its token no longer counts."""

    name: Name


class BotEvent(Struct, frozen=True):
    """What ``GET /api/events`` tells a bot account: it was given a seat, it owes a decision at a
    table, or a game is over. The same may be told again."""

    type: Literal["invitation", "turn", "end"]
    table: str
    game: str
    version: int  # of the table, since which this is so


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/name``. At tables that have begun the old name stays."""

    name: Name


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/password``. All other devices are signed out."""

    password: Password
    new: Password


class ShowRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/shown``, by whoever has an account: may everybody see my
    record, at ``/people/`` and my name?"""

    shown: bool


class LostPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/lost``: a link by which to change the password is sent to the
    confirmed address of this account. The answer is the same whether there is one or not."""

    name: Name


class ResetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/reset``: the last part of the link, and a new password. All
    other devices are signed out."""

    token: Id
    new: Password


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/delete``."""

    password: Password


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/end``: sign out one device, or (null) all but this one."""

    session: Id | None = None


class MakeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/code``. A guest says the name that goes along."""

    name: Name


class DeviceCode(Struct, frozen=True):
    """The answer to ``MakeCode``: a one-time code that signs in another device."""

    code: str
    until: int  # seconds since 1970


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/move``."""

    code: Id


class SessionInfo(Struct, frozen=True):
    """A browser in which I am signed in. ``device`` may be empty."""

    id: str
    device: str
    since: int  # seconds since 1970
    seen: int
    here: bool  # it is the one that asks


class Me(Struct, frozen=True):
    """The answer to ``GET /api/account``. ``name`` is null for guests. ``shown``: whether
    everybody may see my record."""

    name: str | None
    sessions: list[SessionInfo]
    shown: bool = False


# A lesson played to its end (``lesson:`` and the game), a rule card that was understood (``card:``,
# the game and the card), a game played to its end (``game:`` and its table), a puzzle that was
# solved (``puzzle:`` and its id, ``day:`` and the day whose it was), or what is not to be shown any
# more (``off:cards``, ``off:maxims``).
LearntItem = Annotated[
    str, Meta(max_length=80, pattern="^(lesson|card|game|puzzle|day|off):[A-Za-z0-9_/:-]{1,70}$")
]


class AddLearnt(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/learnt``: what is to be added to what I have learnt. Nothing is ever
    taken away, so devices need not agree on an order."""

    items: Annotated[list[LearntItem], Meta(max_length=1000)]


class Learnt(Struct, frozen=True):
    """The answer to ``GET`` and ``POST /api/learnt``: all that I have learnt, on whichever device.
    For those who have an account; a guest's browser keeps it by itself."""

    items: list[str]


AlertGames = Literal["days", "all"]
Zone = Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")]
Address = Annotated[str, Meta(min_length=3, max_length=254, pattern=WITHOUT_NUL)]
Endpoint = Annotated[str, Meta(max_length=1000, pattern="^https://[!-~]*$")]
Key = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")]
Seal = Annotated[str, Meta(max_length=100, pattern=WITHOUT_NUL)]


class MailAddress(Struct, frozen=True):
    """Where mail is sent to, once it is confirmed."""

    address: str
    confirmed: bool


class Alerts(Struct, frozen=True):
    """The answer to ``GET /api/alerts`` and to whatever changes it: how I am told, while I am away,
    that it is my turn.

    ``games``: in games over days, or in all. ``offers_mail``: whether this server sends mail.
    ``push_key``: what a browser subscribes to Web Push with; ``browsers``: how many have.
    """

    games: AlertGames
    offers_mail: bool
    mail: MailAddress | None
    push_key: str
    browsers: int


class SetAlertGames(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/games``. ``zone`` is the time zone of the browser."""

    games: AlertGames
    zone: Zone = ""


class SetMailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/mail``: an address, which is used once it is confirmed by a
    link that is sent to it; or (null) none any more."""

    address: Address | None
    zone: Zone = ""


class AddBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/browser``: a subscription to Web Push, as a browser gives it.
    It is told as long as it is signed in."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    zone: Zone = ""


class RemoveBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/browser/remove``."""

    endpoint: Endpoint


class ConfirmMail(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/confirm``: the last part of the link that was sent."""

    token: Seal


class RatingStep(Struct, frozen=True):
    """My rating after a game."""

    table: str
    at: int  # seconds since 1970
    rating: int


class PlayersRecord(Struct, frozen=True):
    """My games with so many players."""

    players: int
    played: int
    won: int


class Rung(Struct, frozen=True):
    """A level of bots, and my last games against bots of that level alone, ten at most. ``fair`` is
    what equals would win of them."""

    bot: str
    played: int
    won: int
    fair: float


class Ladder(Struct, frozen=True):
    """The levels of a game's bots, strongest first, and where I stand among them: below the first
    ``above`` of them. So many ``wins`` in a row over ``rivals`` bots of the last of those lead past
    it."""

    rungs: list[Rung]
    above: int
    wins: int
    rivals: int


class MistakeKind(Struct, frozen=True):
    """What is decided wrongly: how often, and what that cost of the win in all, in percent."""

    kind: str  # of the decision
    called: str
    count: int
    cost: int


class CoachRecord(Struct, frozen=True):
    """My games that the coach has gone through: so many ``played``, so many ``won``; the mean
    accuracy, null where I never had a choice; the wins that draws have brought (or taken), which
    are what is between the wins and those without luck; and the kinds of mistakes that cost most,
    the dearest first."""

    played: int
    won: int
    accuracy: int | None
    luck: float
    kinds: list[MistakeKind]


class GameRecord(Struct, frozen=True):
    """My record in one game. ``fair`` is what equals would win of so many games. ``rating`` is null
    before the first game with another person."""

    game: str
    called: str
    played: int
    won: int
    fair: float
    rating: int | None
    steps: list[RatingStep]
    players: list[PlayersRecord]
    ladder: Ladder
    coach: CoachRecord | None  # null before the first one


class PlayedGame(Struct, frozen=True):
    """A game that is over. ``rank`` is null where several people played at one device of mine;
    ``rating`` and ``change`` are null where the game was not rated."""

    table: str
    game: str
    called: str
    at: int  # when it ended
    others: list[str]  # names
    alone: bool  # all others were bots
    players: int
    rank: int | None
    won: bool
    rating: int | None
    change: int | None
    accuracy: int | None  # null, too, where the coach has not gone through it


class Rival(Struct, frozen=True):
    """Somebody with whom I play often, by their last name: in how many games, and in how many of
    them I came before them, or they before me."""

    name: str
    played: int
    ahead: int
    behind: int


class PlayerRecord(Struct, frozen=True):
    """The answer to ``GET /api/record``: what I have played. ``name`` is null for guests. To
    others, who may see it at ``/api/people/NAME`` if I want that, it tells nothing of single games
    nor of those I played with: they have not been asked."""

    name: str | None
    since: int | None  # when the first game ended
    played: int
    won: int
    games: list[GameRecord]
    last: list[PlayedGame]  # newest first
    rivals: list[Rival]  # those with whom I play most first


ABOUT_PEOPLE = (
    Register,
    SignIn,
    SignedIn,
    MakeBot,
    NewBot,
    Bots,
    EndBot,
    BotEvent,
    Rename,
    ChangePassword,
    DeleteAccount,
    ShowRecord,
    EndSession,
    MakeCode,
    DeviceCode,
    UseCode,
    Me,
    PlayerRecord,
    AddLearnt,
    Learnt,
    Alerts,
    SetAlertGames,
    SetMailAddress,
    AddBrowser,
    RemoveBrowser,
    ConfirmMail,
)
