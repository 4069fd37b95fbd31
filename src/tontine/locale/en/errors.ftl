# What is wrong with what was given from outside: a command, a match, a file.

## A match

no-game = there is no game called “{ $game }”; choose from { $games }
no-lesson = there is no lesson for { $game } yet; choose from { $games }
no-adapter = { $game } tells the conformance suite nothing about itself: its package has no entry point tontine.conformance; choose from { $games }
no-option = { $game } has no option “{ $option }”; choose from { $options }
option-value = option { $option } cannot be “{ $value }”; choose from { $values }
seats-form = seats are a list of names, or how many there are, not “{ $seats }”
seats-count = { $game } is for { $fewest } to { $most } players, not { $count }
seat-unnamed = a seat needs a name, not “{ $name }”
bad-seed = a seed is a whole number from 0 to { $most }, not “{ $seed }”
bad-key = a key is 64 hexadecimal digits
seed-and-key = chance comes from a seed or from a key, not from both

## The version of the rules

rules-older = this game was played by version { $rules } of its rules, and this Tontine plays by version { $current }; Tontine { $tontine } plays it
rules-newer = a newer Tontine made this: it was played by version { $rules } of the rules, and this one knows version { $current }
rules-newer-by = a newer Tontine made this, { $tontine }: it was played by version { $rules } of the rules, and this one knows version { $current }

## A script

script-form = a script is an object with the streams { $streams }
script-stream = script: there is no stream “{ $stream }”; choose from { $streams }
script-texts = script, { $stream }: a list of texts was expected
script-outcome = script, { $stream }, outcome { $place }: { $problem }
script-problem = script: { $problem }
script-ends = { $stream } ends after { $outcomes ->
        [one] { $outcomes } outcome
       *[other] { $outcomes } outcomes
    }, and another is needed
script-drawn = { $stream }, outcome { $place }: { $outcome } is not there to be drawn
script-file = { $file } is not a script: { $problem }
no-outcome = there is no “{ $name }”; choose from { $first } to { $last }

## A save file

save-line = line { $line }: { $problem }
unsound = { $file } is not sound: { $problem }
save-not-text = this is not text
save-empty = the file is empty
save-foreign = this is not a Tontine save file
save-newer = a newer Tontine made this file: it has format { $format }, and this one reads up to { $current }
save-newer-by = a newer Tontine made this file, { $tontine }: it has format { $format }, and this one reads up to { $current }
save-breaks-off = the file breaks off here: the line with the end is missing
save-generator = the generator is a whole number from 0 to { $most }
save-bots = there must be one entry for each seat: the name of a bot, or null for a person
save-outcomes =
    { $there ->
        [one] one outcome is recorded
       *[other] { $there } outcomes are recorded
    } for { $stream }, and { $needed ->
        [one] one is needed
       *[other] { $needed } are needed
    }
save-ahead = the file says more than { $most } outcomes of chance that are still to come
save-count = the end counts { $said } decisions, the file holds { $there }
save-state = replayed, the game ends in another state than the one recorded
save-scores = replayed, the game ends with other scores than those recorded
save-key = the key is not the one that was promised: its hash is another
bad-fork = the place where this game left another one cannot be in it
fork-dealt = what was dealt anew for this game is dealt in another way by this version
save-chance = chance brought { $drawn }, and what follows from the key is { $due }

## Files

file-problem = { $file }: { $problem }
os-missing = there is no such file or folder
os-folder = this is a folder, not a file
os-no-folder = something on the way there is not a folder
os-forbidden = it may not be opened
os-full = there is no space left
os-read-only = nothing can be written there
os-too-long = the name is too long
os-exists = there is a file of that name
os-taken = another program is using it
os-no-address = this machine has no such address
os-refused = nobody answers there
os-other = { $text }

## The command line

usage-no-option = there is no option { $option }; --help lists them
usage-no-command = there is no command “{ $command }”; --help lists them
usage-missing = { $name } is missing; --help says what is needed
usage-needs-value = { $option } needs a value after it
usage-takes-none = { $option } takes no value
usage-extra = too much was given: { $extra }
usage-whole = { $name } needs a whole number
usage-number = { $name } needs a number
usage-least = { $name } is at least { $limit }
usage-most = { $name } is at most { $limit }
usage-value = { $name } cannot have that value
usage-range = { $name } is a number from { $least } to { $most }, not { $value }
usage-other = { $text }
no-setting = { $file }: there is no setting “{ $name }”; choose from { $choices }
bad-setting =
    { $file }: { $kind ->
        [truth] { $name } is true or false
        [list] { $name } is a list of texts in brackets
        [whole] { $name } is a whole number
        [number] { $name } is a number
       *[text] { $name } is a text in quotation marks
    }
not-toml = { $file } is not TOML: { $text }
option-form = an option is given as NAME=VALUE, not as “{ $pair }”
option-twice = the option { $option } is given twice; leave one out
option-not-text = { $file } is not text in UTF-8
no-language = there is no language called “{ $language }”; choose from { $languages }
analyse-running = { $file }: this game is not over yet
analyse-not-built = no page can be written, since this installation came without the browser client; in a checkout of Tontine, “{ $make }” builds it, by hand “{ $npm }”
no-bot = there is no bot called “{ $bot }”; choose from { $bots }
bot-broken = the bot “{ $bot }” cannot play: { $problem }
bot-naming = a bot is named as GAME.NAME=./FILE.py:CLASS or GAME.NAME=exec:COMMAND, not as “{ $text }”
bot-named-twice = there is a bot called “{ $bot }” already
no-judge = nobody has learnt this game; choose from { $games }
no-weights = there are no weights called “{ $weights }”; choose from { $choices }
no-player = there is no player called “{ $player }”; choose from { $players }
no-name = a seat needs a name before the = in “{ $seat }”
same-name = two seats cannot both be called “{ $name }”
no-seat-called = no seat is called “{ $name }”; choose from { $seats }
players-seats = --players { $players } does not fit --seats { $seats }, which are { $count }
load-alone = --load brings its own seed, options, cards and script; leave them out
at-alone = --at and --anew go with --load and a game that is over
load-game = the file holds a game of { $there }, not of { $wanted }
load-seats = the saved game has { $count } seats ({ $names }), not { $given }
load-name = at that seat of the saved game sits “{ $there }”, not “{ $given }”
load-bot = { $name } was played by a bot called “{ $bot }”, which is not here; choose who plays with --seats
report-game = --report is for { $wanted }, not for { $game }
out-report = --out cannot be used together with --report
out-game = { $game } has no observations to write down
out-suffix = { $file }: the name of the file ends in .parquet or .jsonl
out-pyarrow = Parquet needs pyarrow: pip install pyarrow, or write to { $file }
arena-in-use = { $file } is being written by another program
arena-line = { $file }: line { $line } is not one that the arena has written there
arena-other = { $file } holds another contest: its { $field } is { $there }, not { $asked }
arena-code = { $file } was played by other rules or bots than those here; choose another file
ladder-levels = a ladder needs two levels or more, each of them once
ladder-players = --players is a list of numbers such as 2,4, not { $players }
extra-missing = this needs { $module }: pip install "tontine[{ $extra }]"
mcp-no-game = There is no game yet: call start_game first.
ray-nowhere = no Ray cluster can be reached at { $address } ({ $text })
ray-code = the rules or bots on { $node } are not those here; install the same Tontine there
cannot-listen = cannot listen on { $host }, port { $port }: { $problem }
bad-database = a database is a file or begins with postgresql+asyncpg://
no-database = there is no database called “{ $name }”; choose from sqlite and postgresql
database-problem = the database { $database } cannot be used ({ $text })
database-missing = there is no database { $file }; --database names that of the server
database-taken = another server already uses the database { $file }; stop it first, or start this one with another file (--database)
database-moved = the file of the database, { $file }, was moved, replaced or deleted while the server was using it, so the server has stopped; to lose nothing, put it back beside its -wal file before the server is started again
database-used = a server uses the database { $database }; stop all that do first
workers-database = several processes (--workers) can only share a PostgreSQL database: --database postgresql+asyncpg://user:password@host/name
jobs-database = bots can think elsewhere (--jobs, tontine work) only by way of a PostgreSQL database: --database postgresql+asyncpg://user:password@host/name
bad-mail-server = a mail server is smtp://USER@HOST:PORT (with STARTTLS), smtps:// (TLS from the start) or smtp+plain:// (not encrypted); the password stands elsewhere
mail-incomplete = to send mail, --mail-server, --mail-from and --site are needed together
bad-site = a site is an address such as https://tables.example.org, not “{ $text }”
bad-mail-from = mail comes from an address such as tables@example.org, not from “{ $text }”
no-such-table = there is no table “{ $table }” in this database
no-such-account = there is no account “{ $name }” in this database
not-played = nothing is being played at the table { $table }
backup-broken = { $file } is no backup, or not a whole one
backup-newer = { $file } was written by Tontine { $version }, which is newer than this one
backup-not-empty = { $file } is a backup of everything; restore it into a new database (--database), not into one with tables in it
backup-there = the table { $table } of { $file } is in this database already
