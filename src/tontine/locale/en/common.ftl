# Words that all games share.

money = ${ NUMBER($amount, useGrouping: 1) }
debit = −{ $amount }
list-separator = ,{" "}
list-last = { $list } and { $last }
full-stop = { $sentence }.
you = you
subject-you = you
seat-number = seat { $number }

## Refusals that no rule of a game is behind

refusal-malformed = that is not a decision: { $problem }
refusal-stale = that was decided for version { $version }, and the table is at { $current }
refusal-no-seat = there is no seat { $seat }; there are { $seats }
refusal-script = the script does not go on: { $problem }
refusal-nothing-to-undo = nothing has been decided yet
refusal-nothing-to-redo = nothing has been taken back
refusal-not-over = the game is not over yet

## Refusals in every game

refusal-over = the game is over
refusal-not-asked = it is for { $seat } to decide now
refusal-unknown = there is no such decision
