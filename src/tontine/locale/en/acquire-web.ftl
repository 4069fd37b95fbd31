# Acquire in the browser.

from-to = { $from } → { $to }

## The turn

track-last = Final turn
stop-place = Play a tile
stop-merger = Merger
stop-buy = Buy up to 3
stop-draw = Draw

ask-place = Your turn: play a tile
ask-place-last = Last turn: play a tile or leave it out
ask-found = Which corporation do you found?
ask-survivor = The largest are tied: which one survives?
ask-settle = Which takeover is settled next?
ask-dispose = { $held ->
        [one] { $survivor } takes over { $defunct }: what becomes of your share?
       *[other] { $survivor } takes over { $defunct }: what becomes of your { $held } shares?
    }
ask-buy = { $most ->
        [one] Buy one share, or none
       *[other] Buy up to { $most } shares
    }
    .skipped = { $most ->
        [one] No tile to play: buy one share, or none
       *[other] No tile to play: buy up to { $most } shares
    }
ask-buy-nothing = { $why ->
        [none] No corporation is on the board: there is nothing to buy
        [sold] The bank has no shares left of the corporations on the board
       *[dear] You cannot buy anything with { $cash }
    }
    .skipped = No tile to play and nothing to buy
ask-announce = Announce the end of the game?

confirm-place = Play { $tile }
confirm-found = Found { $corporation }
confirm-survivor = { $corporation } survives
confirm-settle = Settle { $corporation }
confirm-dispose = { $given ->
        [0] Keep all shares
       *[other] Settle my shares
    }
confirm-buy = { $count ->
        [0] Buy nothing
        [one] Buy { $count } share for { $amount }
       *[other] Buy { $count } shares for { $amount }
    }
confirm-announce = Announce the end
confirm-leave = Leave out the tile
confirm-end = End the game now

wait-me = One moment…
passed-over = Nothing for you to play or buy. { $next }
wait-over = The game is over
wait-placing = { $name } is choosing a tile
wait-founding = { $name } is founding a corporation
wait-surviving = { $name } is choosing which corporation survives
wait-settling = { $name } is choosing which takeover is settled next
wait-disposing = { $name } is deciding what to do with { $corporation } shares
wait-buying = { $name } is buying shares

## The map

map-label = { $count ->
        [0] Board, 12 columns by 9 rows, no corporation yet
       *[other] Board, 12 columns by 9 rows: { $corporations }
    }
hand-label = Your tiles
tile-label = { $tile }: { $does }
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
no-shares = You hold no shares.
corporations = Corporations
off-board = off board
tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tiles-text = { $tiles } tiles
safe = safe
to-act = deciding
rank-first = most shares
rank-second = second most shares
bank = Left in the bank
price-now = Price now
price-next = At the next step
price-stays = still { $price } a share
at-size = at { $size }
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
into = into
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
lone-text = It touches nothing, so it waits for neighbours.
why-blocked = All seven corporations are on the board, and this tile would found an eighth. It can be played when a merger makes room.
why-dead = It would merge two safe corporations, so it can never be played. It is replaced at the end of your turn.
unsettled = What it will touch depends on how the last tile is settled.
not-yet = Bonuses are worked out when it is played.
tied-survivors = Tied: you choose which survives
then-found = Then you choose a corporation
founder-share = You get one free share of it.
free-share = { $free ->
        [yes] You get one free share.
       *[no] No free share: the bank has none left.
    }
then-clockwise = Then, from you clockwise
each-disposes = { $known ->
        [yes] Each keeps, sells at { $price }, or trades 2 for 1 { $survivor } while the bank has any ({ $bank }).
       *[no] Each keeps, sells, or trades 2 for 1 { $survivor } while the bank has any ({ $bank }).
    }
afterwards = { $corporation } afterwards
settled-later = { $corporations } after that
settled-next = settled next
survives = { $corporation } survives

## Bonuses

bonuses-on = { $size ->
        [one] Bonuses on { $corporation }, { $size } tile
       *[other] Bonuses on { $corporation }, { $size } tiles
    }
you-first = You
shares-count = { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
shares-because = { $count ->
        [one] { $count } share, { $why }
       *[other] { $count } shares, { $why }
    }
shares-short = { $count }, { $why }
place-first = majority
place-second = minority
place-sole = only shareholder
place-first-shared = majority shared
place-second-shared = minority shared
no-bonus = no bonus
why-title = Where { $name }’s { $amount } comes from
    .you = Where your { $amount } comes from
why-price = { $tier ->
        [low] { $corporation }, low tier, { $size } tiles
        [middle] { $corporation }, middle tier, { $size } tiles
       *[high] { $corporation }, high tier, { $size } tiles
    }
why-majority = Majority bonus, { $times } × { $price }
why-minority = Minority bonus, { $times } × { $price }
why-sole = Only shareholder: both bonuses
why-both = Tied for most: both bonuses together
why-level = { $market ->
        [yes] Tied with the stock market, { $shares } each: ÷ { $parts }
       *[no] Tied with { $level }, { $shares } each: ÷ { $parts }
    }
why-rounded = Rounded up to the next $100

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
keep-note = until { $corporation } is founded again
sell-note = { $price } each
trade-note = 2 for 1 { $survivor }, bank { $bank }
all-keep = Keep all
all-sell = Sell all
all-trade = Trade all you can
all = all
then-seats = Then
then-corporations = After that

## Buying

buy-label = { $why ->
        [none] { $count } taken, { $bank } in the bank
       *[other] { $count } taken: { $why }
    }
buy-less = One { $corporation } fewer
buy-count = Shares: { $count } of { $most }
buy-total = Total
buy-left = Cash left
you-hold = you: { $count }
enough = { $most ->
        [one] you can buy at most one share now
       *[other] you can buy at most { $most } shares now
    }

## Announcing the end

announce = Announce the end…
announce-not = Do not announce
announce-text = You may finish this turn or end it at once. Then every corporation on the board pays its bonuses, and all its shares are sold.
announced-text = The end is announced: this is the final turn.
out-leave = No tile is played. You may still buy shares.
out-end = Nothing more is played or bought. Every corporation on the board pays its bonuses, and all its shares are sold.

## The end

source-start = to begin with
source-bought = shares bought
source-bonus = bonuses
source-disposed = shares sold in mergers
source-cashed = final sale
source-total = money

## The log and the keys

kind-mergers = Mergers
kind-purchases = Purchases
shortcut-tile = choose a tile
shortcut-walk = from tile to tile on the map
shortcut-letter = choose a corporation; when buying, take a share of it (with Shift, put one back)
