# Greed Incorporated in the browser: what only its table there says.

## The board

market = Prices
market-rise = { $when ->
        [this] higher this year, in phase II
       *[next] next year higher
    }
market-fall = { $when ->
        [this] lower this year, in phase II
       *[next] next year lower
    }
market-top = the end of the track
market-highest = top
market-lowest = floor
market-next = { $when ->
        [this] { $good } this year, after phase II: { $price }
       *[next] { $good } next year: { $price }
    }
market-would = With what you point at: { $price }.
on-offer = On offer
offers-none = Nothing is on offer.
offer-marker = with the marker of { $name }
offer-double = double, for your marker
deck = deck { $count }
companies = Companies
players = Players
goods = Goods
no-goods = no goods
makes-of = { $count ->
        [one] becomes
       *[other] become
    }
to-beat = to beat { $last }
hurdle-income = new income so far
hurdle-goods = goods at present prices
hurdle-total = together
hurdle-last = last year, to be exceeded
hurdle-production = this year’s production, at present prices
hurdle-of = { $company }, { $verdict }: { $total }, last year { $last }
pile-free = free
pile-last = last year
pile-new = new
# Where a placard is narrow: column heads.
pile-free-short = free
pile-last-short = last year
pile-new-short = new
slot-vacant = vacant slot
managers = managers
chair-vacant = vacant
chair-of = { $chair } of { $company }: { $name }
asset-worth = { $kind ->
        [processes] { $spends } become { $yields } at present prices
       *[produces] { $yields } a year at present prices
    }
bid-waits = bids
bid-sealed = sealed: { $amount }
bid-open = bid { $amount }
stamp-boot = The boot
stamp-clear = Books closed

## Players and their shelves

starts = starts
starts-why = has the starting marker
purse = Private money
private-money = Private money of { $name }: { $amount }
no-company = no company
no-company-ways = You run no company now. Three ways back: win the auction of a new company in phase X with private money; announce cards that companies will buy, for each seats you there; move up when those above you are fired.
shelf-of = Shelf
pts = pts
symbol-worth = { $symbol }: { score-points }
hammer = Next at auction
from-price = from { $price }
prize-paid = { $amount }, year { $year }
shelf-bare = an empty shelf
money-left = Private money, which settles a tie: { $amount }

## My desk

desk-of-phase = What this phase is about
year-of = Year { $year } of { $years }
log-round = Year { $number }
log-before = Before the first year
my-cards = My cards
my-cards-why = only you see them
announced-sealed = chosen, face down
card-gain = gains { $amount }
card-yields = { $amount } a year
card-next = next { $price }
bid-of = Bid of { $company }
bid-secret = sealed until all bids are in
bid-none = makes no bid
sale-goods = Sold at the present price
sale-keep = kept
sale-keep-good = Keep { $good }
storage = Storage
points-here = { $name } points here
will-be-fired = will be fired
is-fired = is fired
verdict-of = The board of { $company }
ladder = The bidding
rung-highest = highest
rung-in = in
rung-out = out
my-bid = My bid
bid-up-to = Bid for me, up to { $amount }
next-bid = The next bid is at least { $amount }.
new-company = A new company
founded-so-far = Founded so far: { $count } of { $most }
discards = Discards
discards-none = Nothing has been discarded.
discards-taken = { $count } of { $most } taken
discard-take = Take { $name } for it
discard-leave = Leave { $name }
found-this = Found { $company }

## The trade desk

trade-pages = Trade desk
trade-inbox = Inbox
trade-deal = Deal
trade-workshop = Workshop
trade-cards = Cards
inbox-empty = No proposal waits for your answer.
inbox-mine = Your open proposals: { $count } of { $most }
inbox-others = Between others
company-of = { $company } ({ $name })
letter-counter = Counter
letter-of = ({ $company }, proposal { $number })
you-get = you get
you-give = you give
deal-runs = using
effect-worth = at market prices
effect-usable = could use { $assets }
deal-money = paid from free cash, received as new income
i-give = I give
i-get = I get
deal-with = With
deal-message = A short message, if you like
deal-resume = Take up again
deal-clear = Clear
deal-hint = Choose a company to deal with.
deal-none = There is nothing for you to propose now.
deal-nothing = has nothing to give
deal-runs-title = Use in the deal:
deal-give-thing = Give { $good }
deal-get-thing = Get { $good }
of-so-many = of { $count }
workshop-once = each once a year
workshop-use = Use: { $amount }
workshop-used = used this year
workshop-none = None of your assets processes goods.

## Keys, and kinds of lines in the log

shortcut-content = done trading
shortcut-pass = pass in an auction
shortcut-decline = take no card
shortcut-amount = more or less, in a field
kind-trade = Trade
kind-boots = Boots
kind-auctions = Auctions
