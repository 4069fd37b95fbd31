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
header-round = round { $number }
header-facts = { $name } · bears { $bears } of { $players } · deck { $deck }
phase-funding = funding
phase-offering = clandestine trade
phase-answering = clandestine trade
phase-removing = marker
phase-returning = market crash
market = Market
market-row = row { $row }
market-legend = interest { $sign }every … rounds
bear = bear
due = Falling due in round
    .short = Due, round
due-cash = cash { $cash }
due-crash = { $sign } a crash this round: { $amount } at once
    .short = { $sign } crash: { $amount }
players-points = pts
players-cash = cash
bounds = { $least }–{ $most }
supply = left
luxuries = luxuries
luxury-points = { $points }pt

## Questions

prompt-fund = Your turn: fund an industry with a card, or pass. You have { $cash }.
prompt-offer = Your turn: offer somebody an envelope, or pass. You have { $cash }.
prompt-no-offer = Your turn: there is nobody you could offer an envelope to. You have { $cash }.
prompt-amount = How much goes into the envelope for { $name } ({ $industry })? You have { $cash }.
prompt-answer = { $name } offers you an envelope for { $industry } with { $amount } in it. You have { $cash }.
prompt-remove = You have the marker: remove a card from the market. Bears in it: { $bears }; with { $players } it crashes.
prompt-return = The market crashes: return a tile of the industry you hold most of.
change = { $who } { $before } → { $after } ({ $points } pt)
outlook-enough = cash { $cash }, enough until round { $round }
    .brief = { $cash }, enough until round { $round }
outlook-short = cash { $cash }, { $sign } short by { $amount } in round { $round }
    .brief = { $cash }, { $sign } −{ $amount } in round { $round }
gain-points = +{ $points } pt
owing = −{ $amount } in round { $round }, then every { $period }
    .brief = −{ $amount } in round { $round }
does-luxury = { $points ->
        [one] { $points } point for { $price }: { $outlook }
       *[other] { $points } points for { $price }: { $outlook }
    }
does-sell = take { $amount }, give a tile: { $changes }; { $outlook }
does-counter = pay { $amount }, take a tile: { $changes }; { $outlook }
does-not-counter = not possible: the envelope holds { $amount }, and you have { $cash } (P18)
if-sold = If { $name } sells, you pay that amount: { $changes }
if-countered = If { $name } counters, you get that amount: { $changes }
amount-safe = With up to { $spare } in the envelope you can still pay the { $owed } due in round { $round }.
amount-unsafe = { $sign } You cannot pay the { $owed } of round { $round } as it is.
amount-unmatched = { $name } has at most { $most }; a player who cannot match the envelope must sell (P18).
hint-fund = { $letters }. For example "{ $example }".
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

won = { $points ->
        [one] wins with { $points } point
       *[other] wins with { $points } points
    }
    .you = { $points ->
        [one] win with { $points } point
       *[other] win with { $points } points
    }
won-by-card = wins with { $points } points, tied with { $names }, on the { $card } fund card
    .you = win with { $points } points, tied with { $names }, on the { $card } fund card
won-together = A shared win for { $names }, with { $points } points each.
won-nobody = Nobody wins: everyone is bankrupt.
won-idle = Nobody wins: nobody has raised any money.
account-wealth = money
account-luxuries = luxuries
account-total = points
account-card = best card
account-for = { $count }: { $points }
account-bankrupt = bankrupt: owed { $owed }, had { $cash }

## Help

help-answers = Answer with the number of a choice or in words: fund media 25, pass, remove 40, return grain, luxury 2. The Tab key completes what you type.
help-offering = An envelope in two steps: offer bruno media, then the amount; or at once: offer bruno media 20.
help-rest = Whoever gets an envelope answers sell or counter.
help-signs = Fund cards: value, interest ↻period; on the wheels value/interest, or 2× 39 for two with 39 interest together. ▸ is asked, ⚑ has the marker, † is bankrupt. Letters beside a row of the market: which of your industries draws there next. Money of others: least and most they can have.
help-due = Falling due: what each player owes in the coming rounds, and for you what is left of your cash. ! marks where the money runs out.
chapter-components = what is in the box
chapter-setup = setting up
chapter-funding = funding
chapter-trade = clandestine trade
chapter-crash = marker and crash
chapter-interest = wheel and interest
chapter-end = the end
chapter-advanced = the advanced game
