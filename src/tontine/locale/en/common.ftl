# Words that all games share.

money = ${ NUMBER($amount, useGrouping: 1) }
debit = −{ $amount }
list-separator = ,{" "}
list-and = { $list } and { $last }
list-or = { $list } or { $last }
full-stop = { $sentence }.
ruled = { $rule }: { $text }
you = you
subject-you = you
# The subject of a sentence where the one before had the same: English leaves a name out.
subject-again = { $name ->
       *[any] { "" }
    }
subject-you-again = you
seat-number = seat { $number }

## Refusals that no rule of a game is behind

form = { $problem ->
        [missing] the field “{ $field }” is missing
        [unknown] there is no field “{ $field }” in it
        [kind] there is none of the kind “{ $value }”
        [value] “{ $field }” cannot be “{ $value }”
        [least] “{ $field }” must be at least { $limit }
        [most] “{ $field }” must be at most { $limit }
        [long] “{ $field }” is too long; { $limit } is the limit
        [short] “{ $field }” is too short; it needs at least { $limit }
        [number] “{ $field }” must be a whole number
        [text] “{ $field }” must be text
        [truth] “{ $field }” must be true or false
        [object] “{ $field }” must be an object
        [list] “{ $field }” must be a list
        [wrong] “{ $field }” has a value that it cannot have
        [json] it is not JSON
        [deep] it is nested too deeply
        [decision] a decision is an object with a “kind”
       *[form] it has the wrong form
    }
refusal-malformed = that is not a decision: { form }
refusal-stale = the table has moved on since then (version { $version }, now { $current })
refusal-no-seat = there is no seat { $seat }; there are { $seats }
refusal-no-choice = there is no choice { $number }; there are { $choices }, counted from 0
refusal-script = the script does not go on: { $problem }
refusal-lesson-went-on = the lesson has gone on since: that can no longer be taken back
refusal-nothing-to-undo = nothing has been decided yet
refusal-nothing-to-redo = nothing has been taken back
refusal-not-over = the game is not over yet
refusal-no-fork = nobody has anything left to decide there, or there is no such seat

## Refusals in every game

refusal-over = the game is over
refusal-not-asked = { $seat } has to decide now
refusal-unknown = there is no such decision

## Where one comes in

lobby-lead = Financial board games, played to the letter: with friends, and with bots that are worth beating.
guest = Guest
table-of = { $game } with { $host }

## When a bot fails

event-bot-failed = cannot decide, as the bot { $bot } has failed: the safest choice is made instead
    .you = cannot decide, as the bot { $bot } has failed: the safest choice is made instead

## What a final score is called

score-money = { $money }
score-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The rules of a game

cell-sum = { $amount }
