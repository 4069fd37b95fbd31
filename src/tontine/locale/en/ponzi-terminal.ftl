# Ponzi Scheme in the terminal.

## Words to type, separated by commas. The first one is shown.

word-fund = fund
word-pass = pass
word-offer = offer, envelope
word-sell = sell, sold
word-counter = counter, counteroffer
word-luxury = luxury
word-remove = remove
word-return = return, give
word-nothing = nothing, none
word-all = all, everything
word-fillers = to, for, the, with, of, card, tile, and

## The screen

heading = Round { $number }: { $name } begins
header = { $state ->
        [over] round { $number } · { header-turn }
       *[running] round { $number } · { $phase } · { header-turn }
    }
header-facts = { $name } · bears { $bears } of { $players } · deck { $deck }
market = Market
market-row = row { $row }
fund-terms = { $interest } { $sign }{ $period }
fund-card = { $value } { fund-terms }
    .bear = { $value } { fund-terms } { bear }
    .starting = { $value } { fund-terms } { $mark }
market-legend = interest { $sign }every … rounds
due = Falling due in round
    .short = Due, round
due-cash = cash { $cash }
due-crash = a crash this round: { $amount } at once
    .short = crash: { $amount }
players-points = pts
players-cash = cash
supply = left
luxuries = luxuries
luxury-points = { $points }pt

## Questions

danger-short = { "! " }
prompt-cash = You have { $cash }.
gain-points = +{ $points } pt
outlook-enough-brief = { $cash }, enough until round { $round }
outlook-short-brief = { $cash }, { $danger }−{ $amount } in round { $round }
owing-brief = −{ $interest } in round { $round }
hint-fund = { $letters }. For example "{ $example }".
hint-letter = { $letter } { $industry }
hint-offer = Beside each number: your tiles and theirs. For example "{ $example }".
hint-amount = Type an amount (0 is allowed) or "{ $all }"; "{ $undo }" to choose again.
hint-remove = { $sign } leaves the game, the others go to the discards. A new card is drawn.

## Answers that cannot be understood

unclear-more = Nothing may follow "{ $word }".
unclear-fund = Type an industry and a card, like "{ $word } media 25", or a number from the list.
unclear-industry = No industry is called "{ $word }".
unclear-offer = Type a rival and an industry, like "{ $word } bruno media", or a number from the list.
unclear-which = That could be more than one. Type more of the name.
unclear-amount = Type an amount from 0 to { $most }.
unclear-luxury = Type a luxury by its points, like "{ $word } 2".
unclear-remove = Type a card by its value, like "{ $word } 40".
unclear-answer = That is not an answer here. Type a choice, its number, or "{ $help }".

## The end

account-wealth = money
account-luxuries = luxuries
account-total = points
account-card = best card
account-for = { $count }: { $points }

## Help

help-answers = Answer with the number of a choice or in words: fund media 25, pass, remove 40, return grain, luxury 2. The Tab key completes what you type.
help-offering = An envelope in two steps: offer bruno media, then the amount; or at once: offer bruno media 20.
help-rest = Whoever gets an envelope answers sell or counter.
help-signs = Fund cards: value, interest ↻period; on the wheels value/interest, or 2× 39 for two with 39 interest together. ▸ is asked, ⚑ has the marker, † is bankrupt. Letters beside a row of the market: which of your industries draws there next. Money of others: least and most they can have.
help-due = Falling due: what each player owes in the coming rounds, and for you what is left of your cash. ! marks where the money runs out.
