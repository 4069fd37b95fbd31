# Greed Incorporated. What a player does is said without its subject ("draws Coal Mine"); the
# attribute `you` says the same to the one who does it. What a company does is a whole sentence.

title = Greed Incorporated
pitch = Run a company into the ground, be thrown out with a golden handshake, and buy the yacht.
money = { NUMBER($amount, useGrouping: 1) }M
card = { $name } ({ $number })
lot = { $metal ->
        [gold] { $name } (gold { $letter })
       *[silver] { $name } (silver { $letter })
    }
company-number = company { $number }
asset-number = asset { $number }

chair-ceo = CEO
chair-cfo = CFO
chair-coo = COO
chair-manager = middle manager

## Goods: the name, a short one for columns, and so many of them

good-land = land
    .short = land
    .units = { $count } land
good-sand = sand
    .short = sand
    .units = { $count } sand
good-coal = coal
    .short = coal
    .units = { $count } coal
good-steel = steel
    .short = steel
    .units = { $count } steel
good-cotton = cotton
    .short = cotton
    .units = { $count } cotton
good-textiles = textiles
    .short = textil
    .units = { $count ->
        [one] { $count } textile
       *[other] { $count } textiles
    }
good-houses = houses
    .short = houses
    .units = { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
good-railroads = railroads
    .short = rails
    .units = { $count ->
        [one] { $count } railroad
       *[other] { $count } railroads
    }
good-loans = loans
    .short = loans
    .units = { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }
good-microchips = microchips
    .short = chips
    .units = { $count ->
        [one] { $count } microchip
       *[other] { $count } microchips
    }
good-blah-blah = blah-blah
    .short = blah
    .units = { $count } blah-blah
# Goods that a set of cards names itself
own-short = { $name }
own-units = { $count } { $name }
good-money = money

## Assets of the house set

asset-10 = Small Land Owner
asset-11 = Sand Pit
asset-12 = Cotton Growers
asset-13 = Gravel Quarry
asset-14 = Open-cast Colliery
asset-15 = Mineral Rich Area
asset-16 = Bricklayers’ Yard
asset-17 = Home Weavers
asset-18 = Scrap Dealer
asset-19 = Absentee Landlord
asset-20 = Coal Mine
asset-21 = Steel Foundry
asset-22 = Plantation
asset-23 = Textile Mill
asset-24 = Prefab Works
asset-25 = Project Developer
asset-26 = River Dredgers
asset-27 = Railway Workshop
asset-28 = Land Registry
asset-29 = Deep Pit
asset-30 = Mortgage Bank
asset-31 = Savings Bank
asset-32 = Rolling Mill
asset-33 = Garment Factory
asset-34 = Wafer Plant
asset-35 = Suburb Builders
asset-36 = Railroad Tycoon
asset-37 = Rail Bond Desk
asset-38 = Fashion House
asset-39 = Press Office
asset-40 = Chip Foundry
asset-41 = Assembly Plant
asset-42 = High-speed Line
asset-43 = Investment Bank
asset-44 = Securitisers
asset-45 = Sovereign Fund
asset-46 = Software House
asset-47 = Dot-com
asset-48 = Marketing Agency
asset-49 = Ratings Agency

## Status symbols of the house set

symbol-gold-a = Sports Car
symbol-gold-b = Racehorse
symbol-gold-c = Yacht
symbol-gold-d = Town House
symbol-gold-e = Vineyard
symbol-gold-f = Private Jet
symbol-gold-g = Art Collection
symbol-gold-h = Football Club
symbol-gold-i = Private Island
symbol-silver-a = Gold Watch
symbol-silver-b = Tailored Suit
symbol-silver-c = Golf Membership
symbol-silver-d = Cellar of Claret
symbol-silver-e = Box at the Opera
symbol-silver-f = Ski Chalet
symbol-silver-g = Motor Cruiser
symbol-silver-h = Private Chef
symbol-silver-i = Diamond Necklace

## What happens

event-assigned = runs { $company }
    .you = run { $company }
event-started = has the starting marker
    .you = have the starting marker
event-drew = draws { $asset }
    .you = draw { $asset }
event-year = begins year { $number }
    .you = begin year { $number }
event-chose = chooses { $asset }
    .you = choose { $asset }
event-announced = announces { $asset }
    .you = announce { $asset }
event-trend = the trend of { $good } is now { $trend } ({ $change })
event-price = { $good } now costs { $price }
event-sealed = makes a sealed bid of { $amount } on behalf of { $company }
    .you = make a sealed bid of { $amount } on behalf of { $company }
event-bidden = { $company } bids { $amount }
event-took = { $company } takes { $asset } for { $amount }
event-declined = { $company } takes no card
event-seated = takes a chair as { $post } of { $company }
    .you = take a chair as { $post } of { $company }
event-produced = { $company } produces { $goods }
event-proposed = { $company } puts proposal { $proposal } to { $partner }
event-terms = proposal { $proposal }: { $company } would give { $goods }
event-runs = proposal { $proposal }: { $company } would use { $asset }
event-rejected = { $company } turns down proposal { $proposal } of { $partner }
event-countered = { $company } answers proposal { $proposal } of { $partner } with a counter-proposal
event-withdrew = { $company } withdraws proposal { $proposal } to { $partner }
event-dealt = { $company } and { $partner } agree on proposal { $proposal }
event-moved = { $company } hands { $partner } { $goods }
event-paid = { $company } pays { $partner } { $amount }
event-said = says: “{ $text }”
    .you = say: “{ $text }”
event-used = { $company } uses { $asset }
event-ran = { $company } uses { $asset } as agreed
event-spent = { $company } spends { $goods }
event-gained = { $company } makes { $goods }
event-contented = is done trading
    .you = are done trading
event-sold = { $company } sells { $goods } for { $amount }
event-kept = { $company } keeps { $goods }
event-stored = { $company } pays { $amount } for storage
event-closed = { $company } closes its books: { $income }, last year { $before }
event-booted = { $company } gets the boot: { $income }, last year { $before }
event-pointed = points at the { $chair } of { $company }: { $rival }
    .you = point at the { $chair } of { $company }: { $rival }
event-fired = is fired as { $chair } of { $company } and gets { $amount }
    .you = are fired as { $chair } of { $company } and get { $amount }
event-promoted = moves up to { $chair } of { $company }
    .you = move up to { $chair } of { $company }
event-dropped = { $company } discards { $asset }
event-liquidated = { $company } has no CEO left and is liquidated
event-auctioned = up for auction from { $price }: { $symbol }
event-raised = { $lot ->
        [company] bids { $amount } for a new company
       *[other] bids { $amount }
    }
    .you = { $lot ->
        [company] bid { $amount } for a new company
       *[other] bid { $amount }
    }
event-passed = passes
    .you = pass
event-won = buys { $symbol } for { $amount }
    .you = buy { $symbol } for { $amount }
event-unsold = nobody buys { $symbol }
event-marker = gets the starting marker
    .you = get the starting marker
event-offered = a new company is auctioned from { $price }
event-founded = founds { $company } for { $amount }
    .you = found { $company } for { $amount }
event-equipped = { $company } takes { $asset } from the discards
event-unfounded = nobody founds a company
event-scored = { $points ->
        [one] has { $points } point and { $cash }
       *[other] has { $points } points and { $cash }
    }
    .you = { $points ->
        [one] have { $points } point and { $cash }
       *[other] have { $points } points and { $cash }
    }

## The story: several events in one sentence

story-assigned = companies: { $items }
story-announced = announced: { $items }
announced-by = { $asset } by { $seat }
story-trends = trends: { $items }
story-trend = { $good } { $trend } ({ $change })
story-prices = prices: { $items }
story-bids = bids: { $items }
story-seated = takes a chair as { $post }
    .you = take a chair as { $post }
story-produced = production: { $items }
story-proposed = { $fate ->
        [rejected] { $company } offers { $partner } { $give } for { $get }, declined
        [countered] { $company } offers { $partner } { $give } for { $get }; the answer is a counter-proposal
        [withdrew] { $company } offers { $partner } { $give } for { $get }, and withdraws it
       *[open] { $company } offers { $partner } { $give } for { $get } (proposal { $number })
    }
story-sale = { $company } sells { $partner } { $give } for { $get }
story-exchange = { $company } gives { $partner } { $give } for { $get }
with-runs = { $terms }, using { $assets }
story-used = { $company } uses { $asset } to turn { $spent } into { $gained }
story-contented = done trading: { $items }
story-sold = { $company } sells { $goods } for { $amount }
story-kept = { $amount ->
        [none] { $company } keeps { $goods }
       *[other] { $company } keeps { $goods } (storage: { $amount })
    }
story-closed = books closed: { $items }
story-book = { $company } { $income } (last year: { $before })
story-pointed = scapegoats at { $company }: { $items }
story-promoted = moving up: { $items }
story-equipped = { $company } takes { $items } from the discards
story-scored = points: { $items }

pair-assigned = { $company } ({ $seat })
pair-price = { $good } { $price }
pair-bid = { $company } { $amount }
pair-produced = { $company } ({ $goods })
pair-pointed = { $seat } points at the { $chair }
    .you = { $seat } point at the { $chair }
pair-promoted = { $seat } to { $chair }
pair-raised = { $seat } { $amount }
pair-passed = { $seat } passes
    .you = { $seat } pass
pair-points = { $seat } { $points }
pair-symbol = { $symbol } { $points }
bids-omitted = …

## What sentences are made of

sum = { $amount }
surplus = +{ $amount }
# The chair that somebody takes.
post-ceo = CEO
post-cfo = CFO
post-coo = COO
post-manager = a middle manager
trends = trends: { $list }
trends-none = no trend moves
trend-effect = { $good } { $arrows } to { $trend } (next { $price })
next-still = the trend stands on { $trend }, so the price stays at { $price }
next-moves = with the trend on { $trend } the price goes from { $price } to { $after }
next-stopped = with the trend on { $trend } the price goes from { $price } to the end of its track, { $after }

## The table

stage-1 = announcements
stage-2 = market forces
stage-3 = investment
stage-4 = production
stage-5 = trade and development
stage-6 = sales
stage-7 = closing the books
stage-8 = scapegoats
stage-9 = work hard, play hard
stage-10 = entrepreneurs
forecast-first = first year
forecast-later = { $amount } ({ $needed } needed)
forecast-clear = safe by { $amount }
forecast-boot = boot: { $amount } short
lacks = { $company } lacks { $goods }
severance = severance { $amount }
deal = { $company } gives { $partner } { $give } for { $get }
balance = at market prices { $amount }; the other side { $theirs }
balance-money = { $free } of free cash for { $amount } of new income
shelf = { $symbol }: { $points } points, from { $price }; { $trends }
shelf-empty = { $metal ->
        [gold] gold: all sold
       *[silver] silver: all sold
    }
barred-gold = whoever has just bought gold cannot bid for silver
barred-company = a CEO of two companies or more cannot bid for another
barred-money = cannot bid { $least }
won = { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
    .you = { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
won-by-money = { $seat } wins with { $points } points, on private money: { $cash }. Tied on points: { $rival }.
    .you = You win with { $points } points, on private money: { $cash }. Tied on points: { $rival }.
won-together = A shared win for { $seat }, with { $points } points each.

## Questions

ask-announce = Announce one of your cards: any company may then buy it, and its trends act at once.
ask-bid = Make a sealed bid on behalf of { $company }, from { $least } to { $free }: the highest bidder chooses first.
ask-bids = Sealed bids for { $count } companies, from { $least } each: the highest bidder chooses first.
ask-take = { $company } bid { $bid } and has { $free }: take a card, or decline. The marker on it takes the next chair: { $chair }.
ask-trade = Trade, use your assets, and say when you are done.
ask-sell = What does { $company } sell? New income { $income }, last year { $last }.
ask-point = { $company } gets the boot. Whom do you point at? Its free cash is { $free }.
ask-drop = { $company } got the boot: which asset do you discard?
ask-symbol = { $symbol }, { $points } points: bid at least { $least }, or pass. You have { $cash }.
ask-founders = A new company: bid at least { $least }, or pass. You have { $cash }.
ask-found = { $count ->
        [0] Which company do you found? There are no discarded assets to take.
       *[other] Which company do you found? It may take up to { $most } discarded assets free.
    }
note-left-over = Left over and still on offer: { $assets }.
note-bid = A bid is only paid if a card is taken for it.
note-double = A card with your own marker costs double.
note-proposals = Proposals left this year: { $count }.
note-storage = Keeping 1 to { $count } goods costs { $costs }.
note-fired = Whoever is pointed at is fired.
note-highest = { $seat } bids { $bid }.
    .you = You bid { $bid }.
limit-free = { $company } has { $cash } of free cash
limit-stock = { $company } has { $count }
limit-kept = at most { $most } goods can be kept
limit-private = you have { $cash } of private money
for-sale = { $goods } at { $price } each: { $amount } (next year at { $after })
pointed-already = already pointed at

## What a choice is called, and what it does

choice-decline = take no card
choice-propose = a deal of { $company } with { $partner }
choice-accept = accept proposal { $proposal }
choice-reject = reject proposal { $proposal }
choice-withdraw = withdraw proposal { $proposal }
choice-content = done trading
choice-pass = pass
confirm-announce = Announce { $asset }
confirm-bid = Bid { $amount }
confirm-bid-all = Bid { $list }
confirm-take = Take { $asset }
confirm-decline = Take no card
confirm-use = Use { $asset }
confirm-propose = Send to { $partner }
confirm-counter = Send to { $partner }
confirm-deal = Make the deal
confirm-accept = Accept
confirm-reject = Decline
confirm-withdraw = Withdraw
confirm-content = Done trading
confirm-content-letters = { $count ->
        [one] Done, and decline { $company }’s letter
       *[other] Done, and decline { $count } letters
    }
confirm-sell = Sell { $goods }
confirm-sell-keep = Sell { $goods }, keep { $kept }
confirm-keep = Keep { $kept }
confirm-point = Point at the { $chair }
confirm-drop = Discard { $asset }
confirm-raise = Bid { $amount }
confirm-pass = Pass
confirm-found = Found { $company }
confirm-found-with = { $count ->
        [0] Found { $company } without assets
        [one] Found { $company } with 1 asset
       *[other] Found { $company } with { $count } assets
    }
does-bid = If a card is taken for it, { $free } of free cash is left.
does-bid-own = If a card is taken for it, { $free } of free cash is left; one with your own marker would cost { $double }.
does-bid-dear = If a card is taken for it, { $free } of free cash is left; one with your own marker would cost { $double }, and that is too dear.
does-take = It costs { $amount }, and { $free } of free cash is left. { $seat } takes a chair as { $post }.
    .you = It costs { $amount }, and { $free } of free cash is left. You take a chair as { $post }.
does-decline = The money stays in the company.
does-use = { $spent } → { $gained }: from { $before } to { $after }
does-deal = At market prices { $amount }; the other side { $theirs }. Outlook: { $outlook }.
does-deal-money = You pay { $free } of free cash now and get { $amount } of new income, which is free cash only after next year’s closing. Outlook: { $outlook }.
does-reject = The proposal is turned down.
does-withdraw = The proposal is withdrawn.
does-content = A deal or the use of an asset reopens the trade for those it touches.
does-content-letters = { $count ->
        [one] The proposal of { $company } is turned down. A deal or the use of an asset reopens the trade for those it touches.
       *[other] { $count } proposals to you are turned down. A deal or the use of an asset reopens the trade for those it touches.
    }
does-sell = { $sale } { $books }
sale-sold = The sale brings { $amount }.
sale-kept = The sale brings { $amount }, and storage costs { $cash }.
books-first = New income: { $total }. The first year brings no boot.
books-clear = New income: { $total }, more than last year’s { $last }.
books-boot = New income: only { $total }, and last year it was { $last }: the boot.
books-liquidated = New income: only { $total }, and last year it was { $last }: the boot. Nobody would be left: you get { $cash }, and the company is liquidated, { $amount } to the bank.
does-point = { $seat } is fired as { $chair } and gets { $amount }.
    .you = You are fired as { $chair } and get { $amount }.
does-point-liquidates = { $fired } Nobody would be left: liquidated, { $amount } to the bank.
does-drop = That is { $amount } less a year, at today’s prices.
does-found-bare = { $count ->
        [one] No asset is taken, though one lies in the discards, free: without assets a company makes nothing. { $trends }
       *[other] No assets are taken, though { $count } lie in the discards, free: without assets a company makes nothing. { $trends }
    }
does-raise = You would have { $cash } left.
does-pass = You are out of this auction.

## What is waited for

wait-announce = { $count ->
        [one] { $seat } is choosing a card to announce.
       *[other] { $seat } are choosing cards to announce.
    }
wait-bid = { $count ->
        [one] { $seat } is making a sealed bid.
       *[other] { $seat } are making sealed bids.
    }
wait-take = { $seat } is choosing a card for { $company }.
wait-trade = { $count ->
        [one] { $seat } is still trading.
       *[other] { $seat } are still trading.
    }
wait-sell = { $seat } is deciding what { $company } sells.
wait-point = { $seat } is choosing a scapegoat at { $company }.
wait-drop = { $seat } is choosing which asset { $company } discards.
wait-symbol = { $seat } is considering a bid for { $symbol }.
wait-founders = { $seat } is considering a bid for a new company.
wait-found = { $seat } is founding a company.

## Why a turn is good or bad

reason-points = { $points ->
        [one] By the turn of the year you have about one more point of status.
       *[other] By the turn of the year you have about { $points } more points of status.
    }
reason-points-rival = { $points ->
        [one] By the turn of the year { $rival } has about one more point of status.
       *[other] By the turn of the year { $rival } has about { $points } more points of status.
    }
reason-points-less = { $points ->
        [one] By the turn of the year you have about one point of status less.
       *[other] By the turn of the year you have about { $points } points of status less.
    }
reason-points-less-rival = { $points ->
        [one] By the turn of the year { $rival } has about one point of status less.
       *[other] By the turn of the year { $rival } has about { $points } points of status less.
    }
reason-purse = By the turn of the year you have about { $amount } more private money.
reason-purse-rival = By the turn of the year { $rival } has about { $amount } more private money.
reason-promised = Your chairs promise you about { $amount } more in the years to come.
reason-promised-rival = The chairs of { $rival } promise about { $amount } more in the years to come.
reason-severance = By the turn of the year your severance would be about { $amount } more.
reason-severance-rival = By the turn of the year the severance of { $rival } would be about { $amount } more.
reason-cash = The companies you lead have about { $amount } more free cash by then.
reason-cash-rival = The companies { $rival } leads have about { $amount } more free cash by then.
reason-income = The companies you lead are likely to earn about { $amount } more next year.
reason-income-rival = The companies { $rival } leads are likely to earn about { $amount } more next year.
reason-purse-less = By the turn of the year you have about { $amount } less private money.
reason-purse-less-rival = By the turn of the year { $rival } has about { $amount } less private money.
reason-promised-less = Your chairs promise you about { $amount } less in the years to come.
reason-promised-less-rival = The chairs of { $rival } promise about { $amount } less in the years to come.
reason-severance-less = By the turn of the year your severance would be about { $amount } less.
reason-severance-less-rival = By the turn of the year the severance of { $rival } would be about { $amount } less.
reason-cash-less = The companies you lead have about { $amount } less free cash by then.
reason-cash-less-rival = The companies { $rival } leads have about { $amount } less free cash by then.
reason-income-less = The companies you lead are likely to earn about { $amount } less next year.
reason-income-less-rival = The companies { $rival } leads are likely to earn about { $amount } less next year.
reason-leads = { $count ->
        [one] You are likely to lead one more company by then.
       *[other] You are likely to lead { $count } more companies by then.
    }
reason-leads-rival = { $count ->
        [one] { $rival } is likely to lead one more company by then.
       *[other] { $rival } is likely to lead { $count } more companies by then.
    }
reason-leaves = { $count ->
        [one] You are likely to lead one company fewer by then.
       *[other] You are likely to lead { $count } companies fewer by then.
    }
reason-leaves-rival = { $count ->
        [one] { $rival } is likely to lead one company fewer by then.
       *[other] { $rival } is likely to lead { $count } companies fewer by then.
    }
reason-sits = { $count ->
        [one] You are likely to have one more chair as CFO or COO by then.
       *[other] You are likely to have { $count } more chairs as CFO or COO by then.
    }
reason-sits-rival = { $count ->
        [one] { $rival } is likely to have one more chair as CFO or COO by then.
       *[other] { $rival } is likely to have { $count } more chairs as CFO or COO by then.
    }
reason-sits-less = { $count ->
        [one] You are likely to have one chair fewer as CFO or COO by then.
       *[other] You are likely to have { $count } chairs fewer as CFO or COO by then.
    }
reason-sits-less-rival = { $count ->
        [one] { $rival } is likely to have one chair fewer as CFO or COO by then.
       *[other] { $rival } is likely to have { $count } chairs fewer as CFO or COO by then.
    }
reason-assets = { $count ->
        [one] The companies you lead are likely to have one more asset by then.
       *[other] The companies you lead are likely to have { $count } more assets by then.
    }
reason-assets-rival = { $count ->
        [one] The companies { $rival } leads are likely to have one more asset by then.
       *[other] The companies { $rival } leads are likely to have { $count } more assets by then.
    }
reason-assets-less = { $count ->
        [one] The companies you lead are likely to have one asset fewer by then.
       *[other] The companies you lead are likely to have { $count } assets fewer by then.
    }
reason-assets-less-rival = { $count ->
        [one] The companies { $rival } leads are likely to have one asset fewer by then.
       *[other] The companies { $rival } leads are likely to have { $count } assets fewer by then.
    }

## Refusals

refusal-not-now = not now: { $phase ->
        [announcing] it is time to announce a card
        [bidding] it is time to bid
        [taking] it is time to take a card or to decline
        [trading] it is time to trade and to use assets
        [drafting] a proposal has to be finished
        [selling] it is time to sell
        [pointing] a scapegoat has to be pointed at
        [dropping] an asset has to be discarded
        [gold] gold is up for auction
        [silver] silver is up for auction
        [founders] a new company is up for auction
        [founding] a company has to be founded
        [equipping] the new company takes its assets
       *[over] the game is over
    }
refusal-not-in-hand = { $asset } is not in your hand
refusal-not-ceo = you are not CEO of { $company }
refusal-does-not-bid = { $company } makes no bid this year
refusal-has-bid = { $company } has made its bid
refusal-bid-too-low = { $amount } is too little: a bid is at least { $price }
refusal-not-free-cash = { $company } has { $cash } of free cash, so it cannot bid { $amount }
refusal-not-on-offer = { $asset } is not on offer
refusal-cannot-pay-double = { $asset } carries your own marker and costs { $amount }, and there is { $cash } of free cash
refusal-vacant = { $company } has no { $chair }
refusal-no-proposal = there is no such proposal
refusal-no-such-proposal = there is no open proposal { $proposal }
refusal-not-your-asset = { $asset } belongs to none of your companies
refusal-produces = { $asset } produces by itself; it is not used
refusal-used-already = { $asset } has been used this year
refusal-lacks-input = { $asset } needs { $goods }, and { $company } has { $there ->
        [0] none
       *[other] { $there }
    }
refusal-same-company = { $company } cannot deal with itself
refusal-not-in-play = { $company } is not in play
refusal-too-many-proposals = you have made { $most } proposals this year; more are not allowed
refusal-too-many-open = you have { $most } open proposals; wait for an answer, or withdraw one
refusal-nothing-to-deal = { $company } and { $partner } have nothing to exchange
refusal-not-your-proposal = proposal { $proposal } is not yours
refusal-not-for-you = proposal { $proposal } is not for you
refusal-too-little-cash = { $company } has { $cash } of free cash, not { $amount }
refusal-too-few-goods = { $company } cannot give { $goods }: { $there ->
        [0] it has none
       *[other] it has { $there }
    }
refusal-gives-nothing = { $company } would give nothing; each side must give something
refusal-terms-out-of-order = the terms of a proposal follow the order of the goods, each once
refusal-not-in-the-deal = neither company has { $asset }
refusal-runs-out-of-order = the assets used in a deal are named before its terms, each once and in the order of their numbers
refusal-kept-out-of-order = what is kept follows the order of the goods, each once: { $good }
refusal-cannot-keep-more = { $company } cannot keep { $goods }: { $there ->
        [0] it has none
       *[other] it has { $there }
    }
refusal-keeps-too-many = { $count } goods are too many to keep; the most is { $most }
refusal-cannot-pay-storage = keeping { $count } goods costs { $amount }, and there is { $cash } of free cash
refusal-not-its-asset = { $asset } does not belong to { $company }
refusal-starting-company = { $company } is one of the starting companies; it cannot be founded
refusal-not-to-be-founded = { $company } cannot be founded any more
refusal-not-discarded = { $asset } cannot be taken from the discards
refusal-assets-out-of-order = assets are taken in the order of their numbers, each once: { $asset }
refusal-not-private-money = you can bid { $cash } of private money at most, not { $amount }
refusal-raise-too-low = { $amount } is too little: the least is { $price }

## The rules

rule-G1 = For three to five players. There are eleven goods, each with its own track of prices. The trend of a good stands on one of five squares, −3, −1, N, +1 and +2, and starts at N.
rule-G2 = Status symbols come in gold and silver, nine of each, sold from A to I. The first gold one costs at least 50M, the first silver one 30M.
rule-G3 = Companies 0 to 4 are dealt, one to each player; what is left over stays in the box. Companies 5 to 9 can be founded later. A company starts with 100M of free cash, its player as CEO and no income last year. The trends on the companies in play are applied. Nobody has private money yet.
rule-G4 = Whoever has the company with the lowest number gets the starting marker.
rule-G5 = There are 40 assets, 10 to 49. With three or four players some stay in the box. Each set of ten is shuffled by itself and the sets are stacked, the lowest on top. Everyone starts with two cards.
rule-G6 = Three players play twelve years, four or five players eight.
rule-G7 = Companies act in the order of their highest asset, the highest first; without assets their own number counts. Players act clockwise from the starting marker. All money is public.
rule-G8 = The CEO decides for a company. One player may be CEO of several companies, or of none.
rule-G9 = Announcements: everyone secretly picks an asset card, and all show theirs together, with their marker on it. Then everyone draws a card, as long as there are any.
rule-G10 = The arrows on the cards shown this year are added up for each good and then applied at once: the trend moves that many squares, never past either end, and stays there until something moves it. Cards left over from before do not act again.
rule-G11 = Market forces: every price moves along its track by the number on its trend’s square, never past an end.
rule-G12 = Investment: every company with fewer than four assets makes one sealed bid of at least 10M, of its free cash. All bids are opened together. A company with less than 10M makes none.
rule-G13 = From the highest bid down (equal bids in company order), each company may take one card on offer for its bid and uses it from this year on; or it declines and keeps the money.
rule-G14 = A card with the CEO’s own marker costs twice the bid, and cannot be taken without that much money.
rule-G15 = The marker on the card takes the first free chair of the company: CEO, CFO, COO, then three middle managers. Cards that nobody takes stay on offer.
rule-G16 = Production: producing assets yield their goods. Processing assets become ready again.
rule-G17 = Trade: two companies exchange goods and money as their CEOs agree. Each side gives at least 1M or one good; money against money is a deal, too. Assets never change hands. A player’s own two companies may deal with each other.
rule-G18 = Payments come from free cash. Money received is new income: it is not free cash this year.
rule-G19 = A processing asset may be used once a year: its inputs go, its outputs come. Goods just received may be used, and outputs traded on. A deal may include such a use; it is then made whole or not at all.
rule-G20 = Promises bind nobody. The phase ends when every CEO is done trading; a deal or the use of an asset reopens it for those it touches. A player has at most three proposals open, and makes 24 a year at most.
rule-G21 = Sales: companies sell goods at today’s price, into new income. Keeping 1, 2, 3 or 4 goods costs 0, 5, 15 or 30M of free cash every year; more than four cannot be kept.
rule-G22 = Closing the books: a company whose new income is not greater than last year’s gets the boot. The first time a company closes its books, it never does.
rule-G23 = Then last year’s income joins the free cash, and new income becomes last year’s.
rule-G24 = Scapegoats: in each booted company CEO, CFO and COO in turn point at a member of the board, themselves included. All who were pointed at are fired together.
rule-G25 = A fired CEO gets 40 percent of the free cash, a fired CFO or COO 20 percent each, of the cash as it was before, rounded down, as private money.
rule-G26 = The others move up to the highest vacant chairs, and the company goes to its new CEO. One company is finished with before the next begins.
rule-G27 = The CEO, new or old, discards one asset; if the table so chooses (drop_asset=new-ceo), only a new CEO does.
rule-G28 = A company without a CEO is liquidated: its money goes to the bank, its assets to the discards, its goods are lost, and its card leaves the game for good. One that was founded still counts among those founded (G31).
rule-G29 = Work hard, play hard: the next gold symbol is auctioned for private money, from the starting marker clockwise. The first bid is at least the price of gold, raises are at least 10M, a pass is final. The winner pays, applies its trend, and the price paid is the next minimum. The starting marker goes to the left of the winner.
rule-G30 = Then the next silver symbol in the same way, without whoever has just bought gold; the marker stays.
rule-G31 = Entrepreneurs: one new company a year is auctioned for private money, until as many have been founded as there are players. The first bid is at least 50M, a raise at least 1M. Anyone who is CEO of two or more may not bid.
rule-G32 = The winner pays, picks one of the companies left, applies its trend, is its CEO with 100M of free cash, and takes up to four assets from the discards free of charge.
rule-G33 = The game ends after the year in which the last asset cards were played. The most status points win, in a tie the most private money; if that is equal too, the win is shared.

## Options

option-drop-asset = Who discards an asset
    .always = every CEO
    .new-ceo = only a new CEO
option-cards = Cards
    .house = the house set

## Standing orders

order-content = Stay done trading, until somebody proposes a deal to you
order-bid = In this auction: bid as little as it takes, up to
order-over-proposal = Somebody has proposed a deal to you.
order-over-auction = The auction is over.

## A set of cards

cards-at = cards: { $where }: { $problem }
cards-at-file = the file
cards-at-goods = goods
cards-at-good = good { $name }
cards-at-company = company { $name }
cards-at-company-place = company in place { $name }
cards-at-asset = asset { $name }
cards-at-asset-place = asset in place { $name }
cards-at-assets = assets
cards-at-gold = gold
cards-at-silver = silver
cards-at-gold-symbol = gold symbol { $name }
cards-at-silver-symbol = silver symbol { $name }
cards-at-symbols-place = symbol in place { $name }
cards-at-field = field { $name }
cards-deep = it is nested too deeply
cards-dots = line { $line } has more than { $most } dots, which no key needs
cards-unreadable = it cannot be read ({ $text })
cards-table = a table was expected
cards-tables = a list of tables was expected
cards-missing = missing
cards-unknown = not known; choose from { $names }
cards-number = a whole number from { $least } to { $most }, not { $value }
cards-name = a name, not { $value }
cards-long = at most { $most } characters, not { $length }
cards-same-name = there is another one called { $name }
cards-same-number = there is another one with it
cards-goods = goods with numbers were expected, not { $value }
cards-no-good = no good is called { $name }; choose from { $goods }
cards-zero = 0 says nothing; leave it out
cards-track = a list of 2 to { $most } prices was expected
cards-price = prices are whole numbers, not { $value }
cards-rise = prices rise, from 1 to { $most }; { $value } does not fit
cards-off-track = { $value } is not on the track
cards-none = at least one good
cards-either = either makes alone, or from and to together
cards-counts = a list of player counts was expected
cards-count = player counts are 3 and 4, not { $value }
cards-symbols = there must be { $needed }, A to I, not { $there }
cards-letter = { $wanted } was expected, not { $value }
cards-deck = with { $seats } players { $there } cards are in the deck, and { $needed } are played

# In the analysis of a game.
turn-number = year { $number }

## What a player is doing, and whose proposal it is

mood-offered = has an offer to answer
    .you = have an offer to answer
mood-content = done trading
    .you = done trading
mood-trading = still trading
    .you = still trading
mood-owes = to decide
    .you = to decide
letter-to = to { $company }
letter-from = from { $company }

## Kinds of mistakes, by what was decided; in somebody's record

slip-accept = Deals that are accepted
slip-announce = Which card is announced
slip-bid = How much is bid
slip-content = When trading is over
slip-counter = Deals that are countered
slip-decline = Cards that are declined
slip-drop = Which asset is discarded
slip-found = How a company is founded
slip-pass = Auctions that are passed
slip-point = Whom one points at
slip-propose = Which deals are proposed
slip-raise = How far one goes in auctions
slip-reject = Deals that are declined
slip-sell = What is sold
slip-take = Which card is taken
slip-use = Which assets are used
slip-withdraw = Deals that are withdrawn
