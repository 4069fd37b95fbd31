# The browser table: words that all games share.

skip-link = Skip to the table
close = Close
menu = Menu
help = Help
skip = Skip
private = Only you can see this
language = Language
language-en = English
language-it = Italian
language-fr = French
theme-light = Light theme
theme-dark = Dark theme
stepper-less = { $label }: less
stepper-more = { $label }: more
amount-unset = not set
stepper-least = { $label }: { $amount }, the least
stepper-most = { $label }: { $amount }, the most
becomes = becomes
labelled = { $label }: { $text }
rule-link = Rule { $rule }
rules-all = All the rules
to-lobby = Back to the lobby
your-name = Your name
record = Record
sign-in = Sign in
name-take = Take this name

## Games, options and bots

bot = bot
bot-random = Bot, plays at random
    .level = at random
    .character = Does anything that is allowed, and thinks of nothing.
bot-novice = Bot, novice
    .level = novice
    .character = Sees its own next step, and nobody else.
bot-easy = Bot, easy
    .level = easy
    .character = Counts what lies on the table, not what is coming.
bot-normal = Bot, normal
    .level = normal
    .character = Plays by good rules of thumb, and at once.
bot-skilled = Bot, skilled
    .level = skilled
    .character = Tries what it might do in its head, a short way on.
bot-hard = Bot, hard
    .level = hard
    .character = Plays every choice out before it makes one.
bot-expert = Bot, expert
    .level = expert
    .character = Plays every choice out, with an eye for who will win.
bot-master = Bot, master
    .level = master
    .character = Thinks longest, and knows best what it is all worth.

## The lobby

lobby-title = Found it, merge it, cash it in.
mine-turns = { $count ->
        [one] Your turn in one game
       *[other] Your turn in { $count } games
    }
mine-title = Your games
mine-waiting = { $count ->
        [one] waiting in one
       *[other] waiting in { $count }
    }
mine-with = with { $names }
mine-full = All seats are taken: the game can begin.
mine-all = Show all { $count }
continue = Continue
look = Look
leave-game = Leave: { $game }
leave-title = Leave this game?
leave-others = A bot plays on in your place, so that the others can finish. The game is no longer among yours.
leave-bots = Nobody else is at this table: the game stops where it is, and is no longer among yours.
leave-back = With the link of the table you can come back and take your seat again.
leave-stay = Keep the game
leave-do = Leave it
since = { $day ->
        [today] since { $time }
        [yesterday] since yesterday, { $time }
        [week] since { $date }, { $time }
       *[earlier] since { $date }
    }
since-ago = { $since }, { $ago }
play-title = Play now against bots
play-lead = one click, no waiting
level = They play
level-label = How well the bots play
play-now = Play now
card-players = { $fewest }–{ $most } players
card-minutes = { $minutes } min
older-games = { $count ->
        [one] One older game
       *[other] { $count } older games
    }
unreachable = The server does not answer. This page keeps trying.
friends-title = With friends
friends-lead = Choose a game and the seats, then send the link or the code. Bots take the seats that stay free.
code = Table code
code-like = Table code, like { $code }
code-go = Go there
load-save = Load a save file
open-title = Open a table
open-game = Game
open-seats = Seats
open-count = Number of seats
open-who = Who may find it
open-link = Those with the link
open-public = Everybody
open-table = Open the table
option-file = from a file
option-file-choose = Choose a file
option-file-large = { $file } is too large: { $limit } kB is the limit.
seat-open = Free, for a friend
seat-account = A bot with an account…
seat-guest = On this device
seat-you = you
you-alone = You
seat-name = Seat { $number }
account-name = Name of the bot
guest-name = Their name
tables-title = Open tables
tables-none = No table is open to everybody.
tables-open = Open one.
table-running = being played
seats-free = { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
join = Join
watch = Watch

## Before the start

room-host = Invite friends with the link, hand free seats to bots, and start.
room-wait = You have a seat. { $host } starts the game.
room-guest = Take a seat, or just watch.
room-invite = Invite
room-code = or the code
room-public = Everybody sees this table in the lobby.
room-unlisted = Only those with the link find this table.
link = Link to this table
link-copy = Copy link
link-copied = Copied
link-share = Share
link-qr = QR code
link-qr-why = A phone’s camera opens this table with it.
room-name = What shall we call you?
room-options = The game
options-change = Change
options-done = Done
remove = Remove
remove-of = Remove: { $name }
remove-title = Remove { $name }?
remove-why = The seat becomes free. You can also keep { $name } out of this table for good.
remove-do = Free the seat
remove-bar = Free the seat and keep out
seat-free = free
seat-free-why = Anyone who joins can sit here.
seat-here = here
seat-away = away
seat-program = a bot that comes when it is asked
seat-stand-in = a bot is standing in
seat-bot = Seat a bot
seat-clear = Free the seat
sit = Sit down
stand = Stand up
start = Start the game
start-fill = Start with bots
start-fill-why = { $count ->
        [one] A bot takes the free seat.
       *[other] Bots take the free seats.
    }
spectators = Watching: { $names }
spectators-none = Nobody is watching.

## At the table

table-word = Table
table-code = Table { $code }
page-title = { $news } · { $heading }
title-turn = Your turn
on-turn = to play
away = away
people = At the table
sheets = Sheets
desk = Desk
log = Log
chat = Chat
waiting = Setting up the table…
wait-me = One moment…
undo = Take back
undo-ask = Ask for a takeback
undo-asked = { $since ->
    [0] { $name } would like to take back the last decision.
    [one] { $name } would like to take back a decision and the one since ({ $names }).
   *[other] { $name } would like to take back a decision and the { $since } decisions since ({ $names }).
 }
undo-waiting = You asked for a takeback. Waiting for: { $names }.
# A button that was pressed once.
click-again = Click again: { $action }
confirm-what = Confirm: { $action }
request-yes = Agree
request-no = No
request-withdraw = Never mind
pause-asked = { $name } would like to pause.
pause-waiting = You asked for a pause. Waiting for: { $names }.
stop-asked = { $name } proposes to end the game as it stands, without a winner.
stop-waiting = You proposed to end the game. Waiting for: { $names }.
# What was asked of all, and how it was answered: lines of the log.
remark-asked = { $what ->
    [undo] { $name } asks to take back { $count ->
        [one] a decision
       *[other] { $count } decisions
     }.
    [hint] { $name } asks for a hint.
    [fork] From here on { $name } tries another way.
    [anew] From here on { $name } tries another way; what was hidden from that seat has been dealt anew.
    [pause] { $name } asks for a pause.
   *[end] { $name } proposes to end the game as it stands.
 }
remark-agreed = { $by } agrees.
remark-granted = { $what ->
    [undo] { $by } agrees, and { $count ->
        [one] the decision is
       *[other] the { $count } decisions are
     } taken back.
    [pause] { $by } agrees, and the game is paused.
   *[end] { $by } agrees, and the game ends.
 }
remark-denied = { $what ->
    [undo] { $by } does not agree: nothing is taken back.
   *[other] { $by } does not agree: the game goes on.
 }
remark-withdrawn = { $name } withdraws the request.
remark-expired = Nobody has answered in time: the request has lapsed.
remark-lapsed = The game has gone on: the request has lapsed.
paused-title = Paused
paused-why = { $name } asked for a pause. The clocks stand still until somebody goes on.
paused-you = You asked for a pause. The clocks stand still until somebody goes on.
paused-go = Go on
replaced = A bot is playing for { $name }.
replaced-back = Take the seat back
away-long = { $name } is away, and the table is waiting.
away-bot = Let a bot play
away-soon = { $name } is away, and the table is waiting. A bot can play in { $time }.
slow-long = { $name } has not decided for a long time.
ran-out = { $name } has run out of time. A bot is playing until they come back.
ran-out-you = Your time has run out. A bot is playing for you until you take your seat back.
log-everything = Everything
log-filter = Filter
log-filter-kind = Show only
log-filter-seat = Only this player
log-filter-only = Only { $name }
log-round = Round { $number }
log-before = Before the first round
recent = Since your last turn
recent-round = The last round
recent-close = Close: I have seen it
log-empty = Nothing has happened yet.
log-keys = Arrow keys go from line to line; Enter shows that moment on the board.
chat-empty = Nobody has said anything yet.
chat-write = Write a message
chat-send = Send
curtain-pass = Pass the device to { $name }
curtain-why = What the others hold stays behind the curtain.
curtain-raise = I am { $name }
lost-title = Connection lost.
lost-why = Reconnecting; nothing you decided is lost.
lost-retry = Try now
full-title = There is no room for this window
full-why = Too many windows are open where you are; close one, then try again.
full-again = { $why } The page keeps trying.
barred-title = You are not let in
barred-why = This server accepts no connection from this page.
missing-title = Nothing here
missing-why = This address leads nowhere.
missing-table = There is no such table
missing-table-why = Perhaps a letter of the link is missing, or the table was cleared away.
closed-title = This game cannot be played here
broken-title = This page has lost the thread
broken-why = The game is safe on the server. Load the page again to go on.
broken-again = Load again

## Standing orders

orders = Standing orders
orders-why = Only you can see these. They are carried out for you, after as long as a bot would take.
order-holds = { $amount ->
        [0] Standing order: { $order }
       *[other] Standing order: { $order } { $amount }
    }
order-stop = Cancel
order-give = Give it
order-ended = Your standing order has ended. { $why }
notice-seen = All right
order-over-undo = A decision was taken back.
order-over-stand-in = A bot was playing for you.

## Clocks

clock = Clock
clock-none = No clock
clock-live = Live
clock-days = Over days
clock-bank = Minutes each
clock-bonus = Seconds per decision
clock-per = Days per decision
clock-why = If your time runs out, a bot plays for you until you come back.
clock-says = { $kind ->
        [live] { $minutes } min + { $bonus } s per decision
       *[days] { $days ->
            [one] one day per decision
           *[other] { $days } days per decision
        }
    }
clock-left = Time left: { $time }
clock-short = Time is short: { $time }
mine-until = Your time runs out { $when }

## Menu and help

menu-sound = Ring when it is my turn
menu-notice = Notify me when it is my turn
menu-away = Tell me while I am away
menu-still = No motion
menu-speed = How fast others’ moves are shown
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-once = at once
menu-pause = Pause
menu-stop = Propose to end the game
menu-stop-alone = End the game here
menu-leave = Leave the game
stop-title = End the game as it stands?
stop-why = All who play have to agree. Nobody wins, and the game can still be replayed.
stop-why-alone = Nobody wins, and the game can still be replayed.
stop-do = Propose it
stop-do-alone = End it
stop-stay = Play on
fair-title = Provably fair
fair-why = Every draw comes from one secret key. Its fingerprint is fixed before the game; the key is shown at the end, and “tontine verify” checks both.
fair-hash = Fingerprint (SHA-256)
fair-key = Key
help-intro = { $pointer ->
        [touch] Tap any underlined number to see how it comes about.
       *[mouse] Everything can be done with the keyboard alone. Point at any underlined number to see how it comes about.
    }
cap-tab = Tab
cap-enter = Enter
cap-escape = Esc
key-tab = go to the next item
key-digit = choose the first, second, … of what is offered
key-enter = confirm what is chosen; in a field, finish writing
key-escape = choose again, skip the playback, back to now
key-undo = take back
key-log = players and log
key-past = one decision back, one forward
key-help = this help

## Replay and the end

replay = Replay
replay-at = Decision { $version } of { $last }
replay-start = The game begins.
replay-first = To the beginning
replay-back = Previous decision
replay-play = Play
replay-pause = Pause
replay-next = Next decision
replay-last = To the end
replay-scrub = Point in the game
replay-now = Back to now
replay-leave = Final standing
end-you = You win!
end-winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
end-nobody = Nobody wins
end-agreed = Ended by agreement
end-agreed-why = All agreed to end the game early: there is no winner.
end-standing = Final standing
end-chart = How it went
end-account = Where it came from
chart-hint = { $pointer ->
        [touch] Tap a moment for the figures, and again to go there.
       *[mouse] Point at a moment for the figures; double-click to go there.
    }
chart-at = { $number }: { $worth }
chart-worth = { $name } { $amount }
rematch = Rematch
rematch-join = Go to the rematch
rematch-told = { $name } has opened a rematch.
rematch-open = There is a rematch.
step-up = One step up: { $level }
step-down = One step down: { $level }
save-file = Download save file

## Where a game has no board of its own

plain-note = { $game } has no board of its own yet: it is played on a plain one.
plain-players = Players
plain-decide = Your decision
plain-asked = Your turn
plain-confirm = Decide
plain-owes = decides
    .you = decide
plain-yes = yes
plain-no = no
plain-most = up to { $most }
plain-written = Write the decision yourself
plain-written-why = The decision as it is written down in a save file:
plain-written-do = Choose it
plain-unreadable = That cannot be read.
plain-shortcut = choose one of the buttons

# What a player puts together, and notes
draft-adapted = What you had chosen has been made to fit what has changed.
notebook = Notebook
notebook-hint = Nobody else can read this. It stays in this browser.

## Lessons

coach = Coach
coach-step = Step { $step } of { $steps }
coach-why = Why?
coach-more = More
coach-own = Play on my own
coach-show = Show me
coach-shown = Shown: confirm it, or choose for yourself
coach-anyway = Play it anyway
coach-next = Next
coach-play = Play a real game
guided-first = Never played? { $game } in { $minutes } minutes
guided-chip = Lesson
guided-why = Guided by a coach, at a real table, from the first move.
guided-begin = Begin the lesson
guided-card = Learn by playing, { $minutes } min
guided-at = Lesson: step { $step } of { $steps }
guided-done = Learnt. Play an easy game

## The help

help-howto = How it is played
help-rules = The rules
help-keys = Keyboard

## Rule cards and maxims

card-new = New to you.
card-got-it = Got it
card-later = Later
card-never = Do not show these
met = Rules I have met
met-none = None yet. A card explains a rule when it first happens to you.
maxim = A maxim while you wait
maxim-count = A maxim while you wait, { $number } of { $count }
maxim-another = Another
maxim-never = No more

## Hints
advice = Hint
advice-ask = Ask the coach for a hint
advice-about = Chance to win after the whole turn, ± { $doubt }%; { $playouts } games played on from here, what you cannot see dealt anew each time.
advice-thinking = The coach is thinking…
advice-surer = The coach is making sure…
advice-close = close call
advice-tempting = tempting
advice-only = Nothing else was looked at.
advice-none = The coach cannot say anything about this.
advice-chance = { $percent }%
key-hint = ask the coach for a hint, where the table allows it; in a lesson, show me
key-lesson = in a lesson, go on; say why
open-hints = Hints
open-hints-no = Only against bots
open-hints-yes = For everybody
room-hints = Everybody may ask the coach for hints; the log says who does.

## The analysis of a game that is over
lookback = Analysis
lookback-open = Open the analysis
lookback-chances = Chance
lookback-wealth = Wealth
lookback-curve = Chance to win
lookback-at = Decision { $version } of { $last }: { $chances }
lookback-chance = { $name } { $percent }%
lookback-working = The coach goes through the game: { $percent }% done
lookback-start = start
lookback-luck = luck
lookback-decisions = decisions
lookback-end = end
lookback-accuracy = accuracy
lookback-accuracy-why = What each of the turns lost of the chance to win against the best there was, by the formula of the chess site lichess: 103.1668 × e^(−0.04354 × loss) − 3.1669, on the average of all turns with a choice. 100% is perfect.
lookback-note = In percent of the win: start + luck + decisions = end. Luck is what draws changed, whoever drew; decisions are everybody’s. All hands are open on the curve; mistakes are judged by what could be known.
lookback-signed = { $sign ->
    [1] +{ $size }
    [-1] −{ $size }
   *[other] 0
 }
lookback-split = Luck and decisions
lookback-mistakes = Your dearest mistakes
lookback-count = { $count ->
    [0] none
    [one] of one
   *[other] of { $count }
 }
lookback-faultless = The coach has found no mistake of yours.
lookback-played = played
lookback-better = better
lookback-there = Open in the analysis
lookback-moments = Key moments
lookback-brief = Moments
lookback-best = good decision
lookback-mistake = mistake
lookback-draw = luck of the draw
lookback-next = Next mistake
lookback-link = Copy link to this moment
lookback-eyes = Seen by

## Another way from a moment of a game that is over
fork-open = Play on from here
fork-title = Play on from decision { $version }
fork-why = A new table, against bots. Luck is new from here on; the game that was played stays as it is.
fork-seat = As
fork-hidden = What this seat could not see
fork-true = as it was
fork-anew = dealt anew
fork-bots = Bots
fork-same = as they were
fork-begin = Play on
fork-again = Try it again
fork-from = This game left another one after decision { $version }.
fork-look = Look at that one

## Puzzles
puzzle = Puzzle
puzzle-title = Find the better turn
puzzle-intro = { $turn } of a game of bots ({ $level }). What was played lost { $lost ->
    [one] one point
   *[other] { $lost } points
 } of the chance to win. What would you do?
puzzle-intro-own = { $turn } of a game that is over. What was played lost { $lost ->
    [one] one point
   *[other] { $lost } points
 } of the chance to win. What was better?
puzzle-played = what was played
puzzle-try = { $number ->
    [1] your first try
    [2] your second try
   *[other] your third try
 }
puzzle-within = within 2 counts as found
puzzle-best = the best
puzzle-found = found
puzzle-also = counts as found
puzzle-waits = The coach is weighing this turn.
puzzle-tries = Try { $number } of 3
puzzle-tries-doubt = Try { $number } of 3 · chances by the coach, ± { $doubt }
puzzle-doubt = chances by the coach, ± { $doubt }
puzzle-show = Show it
puzzle-solved = Found!
puzzle-shown = This was the better turn
puzzle-why = Why
puzzle-row = { $count } in a row
puzzle-count = { $count ->
    [0] none solved yet
    [one] one solved
   *[other] { $count } solved
 }
puzzle-none = There is no such puzzle.
puzzle-today-of = Puzzle of the day · { $game }
puzzle-about = A real position. What was played left a chance of { $played }% to win; the best turn had { $best }%.
puzzle-begin = Try it
puzzle-again = Look at it again
puzzle-done = Solved today.
