# Ponzi Scheme in the browser.

## The market

market = Market
deck = deck
discards = discards
discards-none = no discards yet
row = Row { $row }
row-for = { $row ->
        [1] your 1st
        [2] your 2nd
       *[3] your 3rd
    }
bears-of = { $bears } of { $needed }
bears-label = { $bears } of the { $needed } bears that make the market crash
interest = interest
fund-label = { $kind ->
        [bear] Card { $value }, a bear: interest { $interest } every { $period } rounds
        [starting] Card { $value }, a starting card: interest { $interest } every { $period } rounds
       *[plain] Card { $value }: interest { $interest } every { $period } rounds
    }
supply = Tiles left
left = { $count } left
# Which drawing stands for it: grain, or energy.
sign-grain = grain
luxuries = Luxuries

## Falling due

falling-due = Falling due
due-short = due
round = Round
now = now
left-over = left
then = then
at-arrow = at the arrow
at-space = at space { $space }
owes-in = { $name } owes { $amount } in round { $round }
    .you = You owe { $amount } in round { $round }
due-beyond = at least { $amount } short, if nothing changes
    .you = { $amount } short, if nothing changes
sentences = { $first }: { $then }
fund-at = Card { $value }, { $space }
your-cash = Your cash
cash-line-why = after paying, if nothing else changes
cash-line = Your cash after each of these rounds: { $amounts }
short-why = Short when the wheel stops: bankrupt, and the game ends.
# From here on a sentence is an alarm, in red.
danger-short = { "" }
minus = −{ $amount }
plus = +{ $amount }

## Players

players = Players
marker = start player’s marker
wheel-label = Wheel of { $name }: { $spaces }
wheel-space = { $amount } { $space }
tag = { $value } · every { $period }
tag-why = Card { $value }: { $interest } falls due in round { $rounds }.
points = { $points ->
        [one] point
       *[other] points
    }
points-of = { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
points-short = { $points } pt
no-points = no tiles yet
score-luxuries = Luxuries
score-wealth = Wealth
score-total = Points
wealth-of = for { $cash } left
best-card = { $card ->
        [0] no fund card
       *[other] most valuable card: { $card }
    }
bounds-title = Rivals’ cash: least and most possible
cash-of = Cash of { $name }: { $cash }
cash-known = This is known for certain:
cash-bounds = It follows from what you have seen:
cash-bounds-why = Only the trades at secret prices leave it open.

## My desk

your-decision = Your decision
your-things = Your wheel, tiles and cash
your-tiles = Your tiles
cash = Cash
cash-small = cash
tiles = tiles
tiles-points = tiles · pt
industry-points = Industry points
wealth-points = Wealth points
hidden-from-you = hidden
interest-in = Interest, round { $round }
left-in = Left in round { $round }
nothing-due = none
leaves = leaves { $amount }
short-by = short { $amount }
fund-which = Which industry
fund-hint = Choose a card in the market, or first an industry: only the cards of its row then stay open.
from-row = { $count ->
        [0] none yet · row { $row }
        [one] { $count } tile · row { $row }
       *[other] { $count } tiles · row { $row }
    }
offer-whom = To whom, for which industry
offer-hint = Choose a player and an industry of which you both hold a tile, then fill the envelope.
offer-change = Change
offer-label = { $count ->
        [one] Envelope to { $name } for { $industry }: { $count } tile
       *[other] Envelope to { $name } for { $industry }: { $count } tiles
    }
amount = Amount
envelope-holds = Envelope with { $amount }
envelope-empty = Empty envelope
envelope-sealed = Sealed envelope
sum-secret = only you and { $name } see the sum
sum-hidden = only { $name } and { $rival } see the sum
answer-sell = Sold!
answer-counter = Counter-offer!
answer-hint = Choose, then confirm.
if-you-sell = If you sell
if-you-counter = If you counter-offer
if-they-sell = if sold
if-they-counter = if countered
you-take = you take
you-pay = you pay
you-give = you give
return-label = Return a tile: { $industry }
return-which = Which tile
remove-hint = Choose a card in the market.
crash-costs = a crash would make { $amount } fall due for you at once
crash-stamp = Crash!
stamp-seen = Go on
bankrupt-stamp = Bankrupt

## Help and log

shortcut-industry = choose an industry to fund
shortcut-sell = answer an envelope: sold
shortcut-counter = answer an envelope: counter-offer
shortcut-pass = fund nothing, or make no offer
kind-trades = Trades
kind-funds = Funds
kind-interest = Interest
end-chart = Points, round by round
