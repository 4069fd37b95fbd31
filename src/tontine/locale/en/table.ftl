# What the server says at a table in the browser.

refusal-unreadable = that message cannot be understood: { $problem }
refusal-save-too-long = reading this file takes too much time or memory
refusal-no-lesson = there is no lesson here
refusal-no-puzzle = there is no such puzzle
refusal-puzzle-over = the puzzle is over
refusal-puzzle-waits = the coach is still weighing your last turn
refusal-tried-before = that turn is in the list already
refusal-no-hints = hints are not allowed at this table
refusal-too-fast = too many messages at once; wait a moment
refusal-banned = you have been barred from this server
refusal-muted = you may not chat on this server
refusal-too-many-windows = too many of your windows are open; close one, then try again
refusal-too-many-onlookers = too many people are watching this table; try again later
refusal-no-words = there are no words for that
refusal-no-table = there is no such table
refusal-bad-token = this browser is not known here
refusal-account-taken = the name { $name } is taken, or looks like one that is
refusal-has-account = you already have an account
refusal-no-account = you have no account yet
refusal-bad-login = the name or the password is wrong
refusal-wrong-password = that is not your password
refusal-short-password = a password needs at least { $least } characters
refusal-weak-password = that password is too easy to guess
refusal-too-many-passwords = too many wrong passwords; wait a few minutes
refusal-no-move = that code is not good, or no longer
refusal-no-mail = this server sends no e-mail
refusal-bad-address = that is not an e-mail address
refusal-bad-subscription = this browser cannot be reached
refusal-no-confirmation = this link is no longer good
refusal-no-reset = this link is no longer good; ask for another
refusal-bad-save = that save file cannot be used: { $problem }
refusal-bad-code = a table code has { $length } letters and digits, like K7QM4X
refusal-no-code = no table has the code { $code }
refusal-closed = this table cannot be played here: { $problem }
table-archived = nobody had used it for long, so it was put away; whoever runs this server can bring it back
table-closed = whoever runs this server has closed it
refusal-foreign = that came from another site
refusal-bad-name = a name needs at least one letter or digit
refusal-long-name = a name has at most { $most } characters, and some of these count as several
refusal-stacked-name = a letter of a name can carry at most { $most } marks
refusal-account-name = { $name } is the name of an account: sign in if it is yours, or choose another name
refusal-name-taken = somebody here is already called { $name }
refusal-nameless = enter your name first
refusal-bad-table = a table like that cannot be opened: { $problem }
refusal-seat-count = this game takes { $fewest } to { $most } seats
refusal-one-seat = you can hold only one seat; anyone playing on your device is a guest
refusal-begun = the game has begun
refusal-no-option = “{ $value }” is no choice for { $option }
refusal-not-removable = there is nobody at that seat whom you could remove
refusal-removed = the host no longer lets you in at this table
refusal-crowd = half of the seats are already taken by people from where you are; the others are for everybody else
refusal-not-begun = the game has not begun yet
refusal-seat-taken = that seat is taken
refusal-free-seats = some seats are still free
refusal-not-host = only the host can do that
refusal-not-yours = that seat is not yours
refusal-not-seated = only players can do that
refusal-marked-name = only the names of bot accounts end with { $mark }
refusal-enough-bots = { $most } bot accounts are the limit
refusal-no-bot-account = there is no bot account called “{ $name }”
refusal-for-bots = this is for bot accounts
refusal-for-people = this is for people, not for bot accounts
refusal-busy-bot = { $name } has a seat at as many tables as it may
refusal-no-bot = there is no bot called { $bot }
refusal-no-moment = { $decisions ->
        [one] there was only one decision
       *[other] there were only { $decisions } decisions
    }
refusal-present = { $name } is at the table and can play
refusal-stood-in = a bot is playing for you; take your seat back first
refusal-not-stood-in = no bot is playing for you
refusal-time-is-up = your time for this decision is up: the bot makes it, and then you can take your seat back
refusal-request-open = a request is still waiting for an answer
refusal-denied-before = that was refused just now; ask again after the next decision
refusal-paused = the game is paused
refusal-no-order = that order cannot be given now
refusal-not-paused = the game is not paused
refusal-clock-decides = { $name } still has time on the clock
refusal-grace = { $seconds ->
        [one] { $name } has only just gone; try again in a second
       *[other] { $name } has only just gone; try again in { $seconds } seconds
    }
refusal-bad-clock = a clock can be set to { $least } to { $most } seconds, not to { $said }
refusal-not-asked-you = nobody is waiting for your consent
refusal-empty = the message is empty
refusal-no-hello = say hello first

## What a link says where it is shared

preview-table = { $host } has opened a table. Take a seat, or watch.
preview-picture = A city at dusk, a ledger with an envelope of money, and a boardroom of marble
http = { $status ->
        [404] there is nothing at this address
        [405] that cannot be done at this address
        [413] that is too large
       *[other] the request cannot be answered ({ $status })
    }
not-built = The browser client has not been built
not-built-why = The server runs, but this installation came without its pages. In a checkout of Tontine, “{ $make }” builds them; by hand it is “{ $npm }”.

## Telling people who are away

turn-title = Your turn in { $game }
turns-title = Your turn in { $count } games
turn-with = { $game } with { $names }
turn-until = Your time runs out on { $when }
mail-turns = { $count ->
        [one] It is your turn.
       *[other] It is your turn in { $count } games.
    }
mail-why = You asked to be told when it is your turn. To get no more mail:
mail-confirm-title = Confirm your address
mail-confirm = Somebody, probably you, wants to be told by e-mail when it is their turn at { $site }. If it was you, open this link and confirm:
mail-not-me = If it was not you, do nothing: no other mail will come.
mail-reset-title = A new password
mail-reset = Somebody, probably you, has lost the password of your account at { $site }. With this link you choose a new one. It works once, within { $minutes } minutes.
mail-reset-not-me = If it was not you, do nothing: your password stays as it is.
