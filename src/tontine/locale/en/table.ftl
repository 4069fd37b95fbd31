# What the server says at a table in the browser.

refusal-unreadable = that message cannot be understood: { $problem }
refusal-too-fast = that was too much at once; wait a moment
refusal-no-table = there is no such table
refusal-foreign = that came from another site
refusal-bad-name = a name needs letters one can see
refusal-name-taken = somebody here is called { $name } already
refusal-nameless = say your name first
refusal-bad-table = a table like that cannot be opened: { $problem }
refusal-seat-count = this game takes { $fewest } to { $most } seats
refusal-one-seat = only one seat is yours; whoever plays beside you is a guest
refusal-begun = the game has begun
refusal-not-begun = the game has not begun yet
refusal-seat-taken = that seat is taken
refusal-free-seats = there are free seats yet
refusal-not-host = only the host can do that
refusal-not-yours = that seat is not yours
refusal-not-seated = only those who play can do that
refusal-no-bot = there is no bot called { $bot }
refusal-no-moment = there were only { $decisions } decisions
refusal-present = { $name } is here
refusal-stood-in = a bot plays for you; take your seat back first
refusal-not-stood-in = nobody plays for you
refusal-undo-asked = somebody has asked already
refusal-not-asked-you = nobody is waiting for your consent
refusal-empty = there is nothing in it
refusal-no-hello = say hello first
