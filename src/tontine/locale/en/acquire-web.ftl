# Acquire in the browser.

from-to = { $from } → { $to }

## The map

map-label = { $count ->
        [0] Board, 12 columns by 9 rows, no corporation yet
       *[other] Board, 12 columns by 9 rows: { $corporations }
    }
hand-label = Your tiles
tile-label = { $tile }: { $does }
tile-choose = Choose { $tile }: { $does }
mark-lone = lone
mark-founds = { $count ->
        [one] founds
       *[other] found
    }
mark-grows = { $count ->
        [one] grows
       *[other] grow
    }
mark-merges = { $count ->
        [one] merges
       *[other] merge
    }
mark-blocked = blocked
mark-dead = dead
fact-bag = bag
fact-safe = safe
fact-largest = largest
fact-of = { $some } of { $all }
fact-ends = { $size } (ends at { $final })
fact-aside = set aside

## Shares

shares = Shares
shares-open = all open
shares-hidden = hidden
hidden-holding = hidden from you
cash = Cash
cash-small = cash
in-shares = in shares
times = { $count } × { $price }
worth-all = All in all { $amount }, shares at today’s prices.
worth-head = in all
purse-label = Your shares: { $amount } at today’s prices
no-shares = You hold no shares.
corporations = Corporations
off-board = off board
strip-label = { $size ->
        [0] { $corporation }, off board
        [one] { $corporation }, { $size } tile, { $price }
       *[other] { $corporation }, { $size } tiles, { $price }
    }
tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
safe = safe
to-act = deciding
rank-first = most shares: the majority bonus
rank-first-tied = tied for most shares: both bonuses are shared
rank-second = second most shares: the minority bonus
rank-second-tied = tied for second: the minority bonus is shared
rank-label = { $name }, { $corporation }: { $rank }
about-label = About { $corporation }
majority-bonus = Majority bonus
minority-bonus = Minority bonus
bank = Left in the bank
price-now = Price now
price-next = At the next step
price-label = { $corporation }: price now { $price }
next-label = { $corporation }: { $price } from { $size } tiles on
cost-label = Why { $corporation } costs { $price }
at-size = at { $size }
step-short = { $size }→{ $price }
tiles-from = tiles
tier-low = low
tier-middle = middle
tier-high = high

## My tiles

no-tiles = No tiles left
on-its-own = on its own
to-choose = { $count } to choose
short-blocked = no room yet
short-dead = for ever
hint-point = { $pointer ->
        [touch] Tap a tile to see what it would do, then confirm.
       *[mouse] Point at a tile to see what it would do, choose it, then confirm.
    }
hint-ahead = { $pointer ->
        [touch] Tap one of your tiles to see what it would do now.
       *[mouse] Point at one of your tiles to see what it would do now.
    }
hint-watch = You are watching. Hands stay hidden until they are played.
hint-choose = choose, then confirm
hint-confirm = chosen: confirm to play
choice-label = Choose { $corporation }: { $does }
afterwards = { $how ->
        [merger] { $corporation } after the merger
        [founded] { $corporation } once founded
       *[grown] { $corporation } with this tile
    }
after-tiles = { $from ->
        [0] { $to } tiles
       *[other] { $from } → { $to } tiles
    }
after-price = { $change ->
        [new] { $to } a share
        [none] still { $to } a share
       *[rise] { $from } → { $to } a share
    }

## Bonuses

bonuses-on = { $size ->
        [one] Bonuses on { $corporation }, { $size } tile
       *[other] Bonuses on { $corporation }, { $size } tiles
    }
shares-count = { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
shares-because = { $count ->
        [one] { $count } share, { $why }
       *[other] { $count } shares, { $why }
    }
shares-short = { $count }, { $why }
place-first = { bonus-first }
place-second = { bonus-second }
place-sole = only shareholder
place-first-shared = majority shared
place-second-shared = minority shared
no-bonus = no bonus
bonus-label = { $name }: { $amount } for { $corporation }
why-title = Where { $name }’s { $amount } comes from
    .you = Where your { $amount } comes from

## Keeping, selling, trading

your-shares = { $count ->
        [one] Your share of { $corporation }
       *[other] Your { $count } shares of { $corporation }
    }
keep = Keep
sell = Sell
trade = Trade
label-keep = Shares of { $corporation } to keep
label-sell = Shares of { $corporation } to sell
label-trade = Shares of { $corporation } to trade
all = all

## Buying

buy-label = { $why ->
        [none] { $count } taken; you hold { $held }, { $bank } in the bank
       *[other] { $count } taken; you hold { $held }: { $why }
    }
buy-one = Add a share of { $corporation } for { $price }
buy-less = One { $corporation } fewer
buy-count = Shares: { $count } of { $most }
buy-total = Total
buy-left = Cash left
you-hold = you: { $count }

## Announcing the end

announce-not = Do not announce
announce-too = and announce the end of the game
announced-text = The end is announced: this is the final turn.

## The log and the keys

kind-mergers = Mergers
kind-purchases = Purchases
shortcut-tile = choose a tile
shortcut-walk = from tile to tile on the map
shortcut-letter = choose a corporation; when buying, take a share of it (with Shift, put one back)

## What the table says in its own way

log-round = Round { $number }
log-before = Before the first turn
end-chart = Wealth, turn by turn
chart-at = Turn { $number }: { $worth }
chart-hint = { $pointer ->
        [touch] Tap a turn for the figures, and again to go there.
       *[mouse] Point at a turn for the figures; double-click to go there.
    }
replay-start = The opening tiles are on the board.
