# The pages about people in the browser: accounts, records, notices.

account-title = Your account
account-guest = Keep your games
account-lead = As a guest your games stay in this browser. With an account you find them on every device, and nobody else can take your name.
create-title = Create an account
create-do = Create the account
name = Name
password = Password
password-new = New password
password-now = Present password
password-rule = At least { $least } characters.
enter-title = You have one already
enter-do = Sign in
enter-guest = The games this browser has as a guest are put aside; they are back when you sign out.
move-title = On another device
move-lead = A code takes all your seats to another device, and you keep them on this one. It works once, within { $minutes } minutes.
move-make = Make a code
move-type = On the other device, type this code under “{ $title }”, or open the link.
move-copy = Copy link
move-copied = Copied
move-until = It works until { $time }.
move-have = A code from another device
move-use = Use the code
move-confirm = Somebody sent you here to play on with the same seats. What this browser had before is put aside.
devices-title = Where you are signed in
device-unknown = Another browser
device-here = this browser
device-since = since { $since }, last seen { $seen }
device-now = since { $since }
device-end = Sign out
device-end-of = Sign out: { $device }
devices-end = Sign out all others
rename-title = Change your name
rename-do = Change the name
rename-note = Games that have begun keep the old name.
change-title = Change your password
change-do = Change the password
change-note = All other devices are signed out.
sign-out = Sign out
delete-title = Delete the account
delete-lead = Your name and password are deleted and all devices signed out. In games that are being played, your seats stay empty until a bot takes them; finished games keep your name.
delete-do = Delete for good
done-renamed = The name is changed.
done-password = The password is changed.
done-ended = The other devices are signed out.
lost-title = Password lost?
lost-lead = If your account has a confirmed e-mail address, a link goes there. It works once, within an hour.
lost-do = Send me a link
lost-sent = If there is such an account with a confirmed address, the link is on its way.
lost-else = Without an address, ask whoever runs this server: they can make you a link.
reset-title = Choose a new password
reset-lead = It takes the place of the one you lost. All your devices are signed out but this one.
reset-do = Take this password
unreachable-now = The server does not answer. Try again.

## My turn, while I am away

alerts-title = When it is your turn
alerts-lead = While you are not here, you can be told that it is your turn: in which game, with whom, and until when.
alerts-games = In games
alerts-days = over days
alerts-all = of every kind
push-title = In this browser
push-on = This browser tells you, even with its pages closed.
push-off = This browser can tell you, even with its pages closed.
push-denied = Notifications from this site are blocked in this browser. You can allow them in its settings.
push-insecure = Browsers offer this only for pages that come by https.
push-none = This browser does not offer it. On an iPhone or iPad, add the page to the home screen first.
push-failed = This browser could not be set up. Try again.
push-others = { $count ->
        [one] Another browser of yours tells you too.
       *[other] { $count } other browsers of yours tell you too.
    }
push-do = Switch on
push-undo = Switch off
mail-title = By e-mail
mail-lead = Several games come in one mail, and none comes while you are here.
mail-address = Your e-mail address
mail-do = Send me a link
mail-sent = A link was sent to { $address }. Open it to confirm the address.
mail-on = Mail goes to { $address }.
mail-undo = No more mail
mail-other = Another address
mail-none = This server sends no e-mail.
confirm-title = Confirm your address
confirm-lead = Do you want to be told at this address when it is your turn?
confirm-do = Confirm
confirm-done = The address is confirmed. You will be told when it is your turn.
link-old = This link is no longer good.
stop-title = No more mail
stop-lead = Do you want no more mail that says when it is your turn?
stop-do = Stop the mail
stop-done = No more mail will come to this address.

## My record

record-title = Your record
record-nobody = You
record-lead = { $count ->
        [0] No game has been played to its end yet.
        [one] here since { $since }, one game, { $won } won
       *[other] here since { $since }, { $count } games, { $won } won
    }
against = Games
against-all = all
against-people = with people
against-bots = with bots
card-won = { $won } of { $played } won, { $percent }%
card-none = not played yet
card-rating = Rating
card-unrated = no rating yet
card-more = { $difference } above a fair share of { $fair } wins
card-less = { $difference } below a fair share of { $fair } wins
card-even = just a fair share of wins, { $fair }
rating-title = Rating since { $since }
rating-hint = A step is a game with other people; bots do not count.
rating-none = A rating begins with the first game against another person. Bots do not count.
ladder-title = The bots’ ladder
ladder-you = You
ladder-unmet = not met yet
ladder-top = above every level
ladder-next = { $wins ->
        [one] one win to the next rung
       *[other] { $wins } wins in a row to the next rung
    }
ladder-hint = A fair share of wins in your last ten games against a level, of three at least, takes you above it.
ladder-play = Play { $rivals ->
        [one] one
        [2] two
        [3] three
       *[other] { $rivals }
    } { $level } { $rivals ->
        [one] bot
       *[other] bots
    }
bots-won = { $won } of { $played } won
bots-fair = fair: { $fair }
last-title = Last games
last-none = Games that are over are listed here, for you and for everybody who played them.
last-with = with { $names }
last-open = Look
last-open-of = Look: { $game }, { $date }
place = { $rank ->
        [1] 1st of { $players }
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $rank }th of { $players }
    }
place-shared = on one device
players-title = Wins by number of players
players-count = { $players } players
players-fair = fair share
players-percent = { $percent }%
players-won = { $won } of { $played }

## What the coach says, those one plays with, and who may see it

findings-title = What the coach says
findings-none = When games of yours are over, the coach goes through them; what it finds is put together here.
findings-games = { $count ->
        [one] of one game
       *[other] of { $count } games
    }
findings-accuracy = Accuracy
findings-won = Won
findings-luck = Brought by luck
findings-even = Without luck
findings-even-why = Luck is what draws have changed of the chance to win. Without it, decisions alone, one’s own and those of the others, would have led to so many wins.
findings-slips = The dearest kinds of mistakes
findings-faultless = No mistake that is worth a word.
findings-slip = { $count ->
        [one] once
       *[other] { $count } times
    }, { $cost }% of a win
last-accuracy = accuracy { $percent }%
rivals-title = With whom you play
rivals-none = Those with whom you have played two games or more are listed here.
rivals-played = { $count } games
rivals-ahead = You came before them { $ahead ->
        [one] once
       *[other] { $ahead } times
    }, they before you { $behind ->
        [one] once
       *[other] { $behind } times
    }.
shown-title = Your record
shown-lead = Your record is for you alone. You may let everybody see it: games, wins, ratings and what the coach says, but neither single games nor those with whom you play.
shown-do = Everybody may see my record
shown-link = It is at { $address }
record-of = The record of { $name }
