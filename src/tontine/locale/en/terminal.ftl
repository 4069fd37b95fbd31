# The terminal.

name-you = { $name } (you)

## Words to type, separated by commas. The first one is shown.

word-undo = undo, back
word-redo = redo
word-save = save
word-help = help, ?, rules, rule
word-howto = how
word-hint = hint, advice
word-log = log, story
word-board = board, show, look
word-quit = quit, exit, bye

## The screen

header-titled = { $title } · { $header }
header-turn = { $state ->
        [over] the end
        [mine] your turn
        [both] your turn · { header-others }
       *[other] { header-others }
    }
header-others = { $count ->
       *[other] { $name }’s turn
    }

## Answers that cannot be understood

unclear-number = { $most ->
        [one] There is one choice: 1.
       *[other] Choose a number from 1 to { $most }.
    }
unclear-empty = Type a choice, or "{ $help }".
unclear-save = Type where to: "{ $word } FILE".
unclear-rule = There is no rule "{ $rule }". They go from { $first } to { $last }.
unclear-json = A decision is a JSON object, like { $example }.
not-a-save = { $file } is there already and is not a save file of this game; choose another name.
not-saved = { $file } cannot be written: { $problem }
unclear-command = There is no such command; choose from { $commands }.

## Along the way

saved = Saved as { $file }.
kept = The match has been saved. To continue: { $command }
input-ended = the input ended before the game did; the match has been saved. To continue: { $command }
input-ended-lost = the input ended before the game did; add a line "save FILE" to it to save the match
thinking = { $name } is thinking…
prompt-whose = For { $name }:
curtain = Pass the device to { $name }.
curtain-enter = Press Enter when nobody else is looking.

## The end

hint-end = "{ $save } FILE" saves the match, "{ $undo }" takes back your last decision, Enter leaves.

## Help

help-undo = take your last decision back
help-redo = make it again
help-save = save FILE: save the match; continue later with --load FILE
help-help = this; a rule: help { $rule }; or a chapter of the rules by its heading
help-hint = what the coach would do, with your chance to win and why
help-log = everything that has happened
help-board = show the whole table again
help-quit = leave; the match is saved
help-rules = Rules: { $chapters }.
help-howto = How it is played: help { $word }
howto-rules = { $text } ({ $rules })
help-chapter = { $first }–{ $last } { $about }
    .alone = { $first } { $about }

## Where a game has no terminal of its own

plain-heading = Round { $number }
plain-fact = { $name }: { $value }
plain-number = { $name }: { $least } to { $most }
plain-won = { $count ->
        [0] nobody has won
        [one] { $names } won
       *[other] { $names } share the win
    }
unclear-plain = Type the number of a choice and then its numbers, if it has any; or "{ $help }".
help-plain-answers = Choices go by their numbers; what is to be filled in comes after it: 2 15. Where there is one choice only, just the numbers are typed.
help-plain-json = A decision can always be typed as JSON, too.

## Replay

word-walk-next = next, n
word-walk-back = back, b
word-walk-turn = turn, t
word-walk-end = end, e
word-walk-quit = quit, q
walk = { $version } of { $last } · Enter next · b back · t next turn · e end · number · q quit
unclear-walk = Enter or n, b, t, e, q, or a number from 0 to { $last }.

## Serve

serving = Tontine is at { $address } (Ctrl-C ends it)
working = Thinking for the servers at this database (Ctrl-C ends it)

## Verify

verified-over =
    { $file }: sound; a finished game of { $game }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
verified-running =
    { $file }: sound; an unfinished game of { $game }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
verified-key = all chance follows from the key with the hash { $commitment }
verified-fork = its first { $version } decisions are those of another game, whose end has the digest { $digest }
verified-rank = { $rank }. { $name }: { $score }
name-bot = { $name } (bot { $bot })

## Rule cards and guided first games

word-cards-off = cards off
word-cards-on = cards on
said-cards-off = No more rule cards. "cards on" brings them back.
said-cards-on = Rule cards are shown again.
card-line = New to you ({ $rules }): { $text }
card-off = "{ $off }" hides these.
word-why = why
word-show = show, show me
word-next = next
word-own = own, play on my own
lesson-step = Step { $step } of { $steps }: { $title }
lesson-keys = Answer as always, or type { $words }.
lesson-keys-next = Press Enter to go on, or type { $words }.
lesson-objection = { $text } (Type it again to do it anyway.)
lesson-asks = This step asks for a decision. Type "{ $show }" to see one.
lesson-shows-nothing = There is nothing to be shown here.
