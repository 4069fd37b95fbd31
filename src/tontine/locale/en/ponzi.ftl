# Ponzi Scheme. What a seat does is said without its subject ("funds Media with 25"); the attribute
# `you` says the same to the one who does it, `to-you` to the other party of a trade.

title = Ponzi Scheme
pitch = Pay old investors with new investors’ money, and see to it that somebody else runs dry first.

industry-transportation = Transportation
industry-grain = Grain
industry-media = Media
industry-real-estate = Real estate

## What happens

event-dealt = the nine starting cards form the market
event-started = starts with the marker
    .you = start with the marker
event-round = begins round { $number }
    .you = begin round { $number }
event-funded = funds { $industry } with card { $card }
    .you = fund { $industry } with card { $card }
event-declined = funds nothing
    .you = fund nothing
event-refilled = card { $card } comes onto the market
event-reshuffled = the discards are shuffled into the deck: { $cards } cards
event-offered = { $price ->
        [secret] offers { $rival } an envelope for { $industry }
       *[other] offers { $rival } an envelope with { $price } for { $industry }
    }
    .you = { $price ->
        [secret] offer { $rival } an envelope for { $industry }
       *[other] offer { $rival } an envelope with { $price } for { $industry }
    }
    .to-you = { $price ->
        [secret] offers you an envelope for { $industry }
       *[other] offers you an envelope with { $price } for { $industry }
    }
event-envelope = puts { $amount } into the envelope for { $rival }
    .you = put { $amount } into the envelope for { $rival }
    .to-you = puts { $amount } into the envelope for you
event-sold = { $price ->
        [secret] sells { $seat } a { $industry } tile
       *[other] sells { $seat } a { $industry } tile for { $price }
    }
    .you = { $price ->
        [secret] sell { $seat } a { $industry } tile
       *[other] sell { $seat } a { $industry } tile for { $price }
    }
    .to-you = { $price ->
        [secret] sells you a { $industry } tile
       *[other] sells you a { $industry } tile for { $price }
    }
event-countered = { $price ->
        [secret] counters and takes a { $industry } tile from { $seat }
       *[other] counters with { $price } and takes a { $industry } tile from { $seat }
    }
    .you = { $price ->
        [secret] counter and take a { $industry } tile from { $seat }
       *[other] counter with { $price } and take a { $industry } tile from { $seat }
    }
    .to-you = { $price ->
        [secret] counters and takes a { $industry } tile from you
       *[other] counters with { $price } and takes a { $industry } tile from you
    }
event-kept = { $asked ->
        [no] shares no industry with anybody
       *[yes] makes no offer
    }
    .you = { $asked ->
        [no] share no industry with anybody
       *[yes] make no offer
    }
event-bought = { $luxury ->
        [one] buys the luxury worth { $luxury } point for { $amount }
       *[other] buys the luxury worth { $luxury } points for { $amount }
    }
    .you = { $luxury ->
        [one] buy the luxury worth { $luxury } point for { $amount }
       *[other] buy the luxury worth { $luxury } points for { $amount }
    }
event-marker = takes the marker
    .you = take the marker
event-removed = removes card { $card } from the market
    .you = remove card { $card } from the market
event-crashed = the market crashes: it shows { $bears } bears
event-returned = returns a { $industry } tile
    .you = return a { $industry } tile
event-turned = { $spaces ->
        [one] all wheels turn one space
       *[other] all wheels turn { $spaces } spaces
    }
event-paid = pays { $amount } in interest
    .you = pay { $amount } in interest
event-bankrupt = cannot pay { $amount } in interest and goes bankrupt
    .you = cannot pay { $amount } in interest and go bankrupt
event-idle = { $rounds ->
        [1] nobody funds, and no wheel holds a card; after three such rounds in a row the game is over
        [2] nobody funds for the second round in a row, and no wheel holds a card
       *[3] nobody funds for the third round in a row, and no wheel holds a card: the game is over
    }
event-scored = { $points ->
        [one] has { $points } point
       *[other] has { $points } points
    }
    .you = { $points ->
        [one] have { $points } point
       *[other] have { $points } points
    }

## The story: several events in one sentence

story-declined = nothing funded: { $names }
story-kept = no offer: { $names }
story-returned = tiles returned: { $tiles }
story-paid = interest paid: { $payments }
story-scored = points: { $points }
story-returned-one = { $seat } { $industry }
story-paid-one = { $seat } { $amount }
story-scored-one = { $seat } { $points }

## What is asked

ask-fund = Your turn: fund an industry with a card, or pass.
ask-offer = Your turn: offer somebody an envelope, or pass.
ask-offer-or-buy = Your turn: offer somebody an envelope, buy a luxury, or pass.
ask-buy = Your turn: buy a luxury, or pass. You share no industry with anybody.
ask-no-offer = Your turn: you share no industry with anybody, so you can only pass.
ask-amount = How much goes into the envelope for { $rival } ({ $industry })?
ask-answer = { $rival } offers you an envelope with { $amount } for { $industry }: sell, or counter?
ask-short = { $question } { $danger }You are { $amount } short of the { $owed } due this round.
ask-remove = You have the marker: remove a card from the market.
ask-return = The market crashes: return a tile of the industry you hold most of.
bears = Bears in the market: { $bears }; at { $players } it crashes.
limit-amount = you have { $cash }

## What is waited for

waiting-funding = { $seat } is choosing a fund.
waiting-offering = { $seat } is considering an offer.
waiting-answering = { $seat } is answering an envelope from { $rival }.
    .to-you = { $seat } is answering your envelope.
waiting-removing = { $seat } is removing a card from the market.
waiting-returning = { $seat } is returning a tile.

## What a choice is called in a list, and what making it is called

choice-fund = { $industry }, card { $card }
choice-pass = pass
choice-offer = { $rival }, { $industry }
choice-luxury = { $luxury ->
        [one] luxury worth { $luxury } point
       *[other] luxury worth { $luxury } points
    }
choice-sell = sell
choice-counter = counter
choice-remove = card { $card }
choice-return = { $industry }
do-fund = Fund { $industry } with card { $card }
do-fund-nothing = Fund nothing
do-offer = Offer { $rival } { $amount } for { $industry }
do-offer-nothing = Make no offer
do-fill = Fill the envelope
do-luxury = { $points ->
        [one] Buy { $points } point for { $price }
       *[other] Buy { $points } points for { $price }
    }
do-sell = Sell for { $amount }
do-counter = Counter, pay { $amount }
do-remove = Remove card { $card }
do-return = Return a { $industry } tile

## What it does

tiles-more = { $seat } { $before } → { $after } (+{ $points } pt)
tiles-fewer = { $seat } { $before } → { $after } (−{ $points } pt)
outlook-enough = cash { $cash }, enough until round { $round }
outlook-short = cash { $cash }, { $danger }{ $amount } short in round { $round }
outlook-raise = raise { $amount } before round { $round } is paid, or go bankrupt
owing = −{ $interest } in round { $round }, then every { $period }
does-fund = +{ $points } pt and { $amount }; { $owing }; { $outlook }
does-luxury = { $points ->
        [one] { $points } point for { $price }: { $outlook }
       *[other] { $points } points for { $price }: { $outlook }
    }
does-sell = take { $amount }, give a tile: { $changes }; { $outlook }
does-counter = pay { $amount }, take a tile: { $changes }; { $outlook }
does-offer = { $sold }. { $countered }.
then-sell = If { $rival } sells, you pay { $amount }: { $changes }; { $outlook }
then-counter = If { $rival } counters, you get { $amount }: { $changes }; { $outlook }
must-sell = { $rival } has at most { $amount } and can only sell
if-sold = If { $rival } sells, you pay that amount: { $changes }
if-countered = If { $rival } counters, you get that amount: { $changes }
amount-safe = With up to { $spare } in the envelope you can still pay the { $owed } due in round { $round }.
amount-unsafe = { $danger }You cannot pay the { $owed } of round { $round } as it is.
amount-unmatched = { $rival } has at most { $amount }; a player who cannot match the envelope must sell (P18).
amount-gift = Less than { $amount } is a gift: { $rival } can counter and take your tile for that.
amount-given = { $danger }{ amount-gift }
does-remove = Card { $card } goes to the discards, and a new card is drawn.
does-end = Card { $card } leaves the game, and a new card is drawn.

## How it stands

round-heading = Round { $number }
stop-funding = Funding
stop-trade = Clandestine trade
stop-marker = Marker
stop-crash = Crash
stop-wheel = Wheel
stop-interest = Interest
phase-funding = funding
phase-offering = clandestine trade
phase-answering = clandestine trade
phase-removing = marker
phase-returning = market crash
bear = bear
crash-happened = the market has crashed this round
crash-sure = the market will crash this round
crash-open = a crash is possible this round
crash-none = no crash is possible this round
flows = { $secret ->
        [0] raised { $raised }, paid { $paid }, trades { $traded }
        [one] raised { $raised }, paid { $paid }, trades { $traded }, and one at a secret price
       *[other] raised { $raised }, paid { $paid }, trades { $traded }, and { $secret } at secret prices
    }
row-empty = row { $row } of the market is empty
no-industry-here = none of your industries draws from row { $row } next
no-trade-yet = there is no trade in the first round
idle = { $rounds ->
        [one] nobody has funded for a round, and no wheel holds a card; after three the game is over
       *[other] nobody has funded for { $rounds } rounds, and no wheel holds a card; after three the game is over
    }

## The end

won = { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
    .you = { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
won-by-card = { $seat } wins with { $points } points, tied with { $names }, on card { $card }.
    .you = You win with { $points } points, tied with { $names }, on card { $card }.
won-together = A shared win for { $names }, with { $points } points each.
won-nobody = Nobody wins: everyone is bankrupt.
won-idle = Nobody wins: nobody has raised any money.
bankrupt = { $points ->
        [one] bankrupt: owed { $owed }, had { $cash }; { $points } point lost
       *[other] bankrupt: owed { $owed }, had { $cash }; { $points } points lost
    }
lost-tile = one { $industry } tile; { $owed } in interest
lost-choice = one tile: { $industries }; { $owed } in interest
lost-none = no tile; { $owed } in interest

## Why a turn is good or bad

reason-points = { $points ->
        [one] You have one point more.
       *[other] You have { $points } points more.
    }
reason-points-rival = { $points ->
        [one] { $rival } has one point more.
       *[other] { $rival } has { $points } points more.
    }
reason-points-less = { $points ->
        [one] You have one point less.
       *[other] You have { $points } points less.
    }
reason-points-less-rival = { $points ->
        [one] { $rival } has one point less.
       *[other] { $rival } has { $points } points less.
    }
reason-broke = You could not pay your interest when the wheel turns next.
reason-solvent = You can pay your interest when the wheel turns next.
reason-left = When the wheel has turned you have about { $amount } more left.
reason-left-less = When the wheel has turned you have about { $amount } less left.
reason-burden = You pay about { $amount } more interest a round.
reason-burden-less = You pay about { $amount } less interest a round.

## Refusals

refusal-not-now = not now: { $phase ->
        [funding] it is time to fund or to pass
        [offering] it is time to offer an envelope or to pass
        [pricing] an amount has to go into the envelope
        [answering] an envelope has to be answered: sell or counter
        [removing] a card has to be removed from the market
        [returning] a tile has to be returned
       *[over] the game is over
    }
refusal-no-supply = no { $industry } tile is left
refusal-three-already = you already hold { $tiles } { $industry } tiles, so you cannot fund another
refusal-not-in-market = there is no card { $card } in the market
refusal-wrong-row = your next { $industry } tile goes with a card from row { $row }, but card { $card } is in row { $in }
refusal-no-rival = there is no player at { $rival }
refusal-yourself = an envelope is for another player
refusal-not-shared = you and { $rival } do not both hold a { $industry } tile
refusal-no-amount = the envelope needs an amount first
refusal-not-your-money = you have { $cash }, so you cannot offer { $amount }
refusal-cannot-match = you have { $cash }, the envelope holds { $amount }: you can only sell
refusal-no-luxuries = luxuries are for the advanced game
refusal-taken = { $luxury ->
        [one] the luxury worth { $luxury } point has already been bought
       *[other] the luxury worth { $luxury } points has already been bought
    }
refusal-too-dear = { $luxury ->
        [one] the luxury worth { $luxury } point costs { $price }, and you have { $cash }
       *[other] the luxury worth { $luxury } points costs { $price }, and you have { $cash }
    }
refusal-not-most = { $industry } is not the industry you hold most tiles of

## The rules

rule-P1 = For three to five players. There are 72 fund cards, 9 of them for the start. A card has a value, which the bank pays once, an interest, and a period: the interest falls due again every so many rounds.
rule-P2 = In the edition of 2015 the bears are the cards from 65 to 80. The English rulebook counts two more bears without saying which: 63 and 64 are our guess.
rule-P3 = There are 60 industry tiles, 15 each of transportation, grain, media and real estate.
rule-P4 = The advanced game has four luxuries: $30 for 1 point, $56 for 2, $78 for 3, $96 for 4.
rule-P5 = Everyone has a time wheel with six spaces: the arrow, and 1 to 5.
rule-P6 = At the start the nine starting cards lie in the market, in three rows of three from the lowest to the highest. All others are shuffled into the deck.
rule-P7 = Nobody has money or tiles at first. Chance decides who begins.
rule-P8 = Money is always secret, and so is the price of a trade, except to the two who make it. Tiles, cards, wheels and luxuries lie open.
rule-P9 = Funding: from the start player clockwise, each takes one industry tile together with one fund card, or passes.
rule-P10 = The tile must still be in supply, and you must hold fewer than three of its kind.
rule-P11 = Your first tile of an industry goes with a card of row 1, the second with one of row 2, the third with one of row 3.
rule-P12 = The card is laid at the space of its period on your wheel, and the bank pays you its value.
rule-P13 = As soon as the market has fewer than nine cards it is filled up from the deck and sorted again.
rule-P14 = As soon as the last card of the deck is drawn, the discards are shuffled into a new deck. If there are none, the market stays short, and its lowest rows are filled first.
rule-P15 = There is no trade in the first round, unless the table agrees on it.
rule-P16 = Clandestine trade: from the start player clockwise, each may offer one envelope. It goes to another player, for an industry of which both hold a tile, with any amount of the offerer’s own money, even none, that nobody else sees.
rule-P17 = Whoever gets the envelope must choose: sell, that is keep the money and hand over a tile of that industry; or counter, that is add as much again, give all of it back, and take such a tile.
rule-P18 = A player who cannot add as much as the envelope holds can only sell.
rule-P19 = By trading you may come to hold more than three tiles of an industry.
rule-P20 = The marker goes to the left. Its new holder removes one card from the market: a starting card leaves the game, any other goes to the discards.
rule-P21 = If, after a card is removed, the market shows as many bears as there are players, or more, it crashes. The bears go, and deck, discards and bears are shuffled together. That happens once a round at most.
rule-P22 = In a crash, from the new start player on, everyone returns a tile of the industry they hold most of; if several are tied, they choose.
rule-P23 = Then all wheels turn: each card comes one space nearer to the arrow, two after a crash, but never past the arrow.
rule-P24 = All pay the interest of their cards at the arrow at the same time. Anyone who cannot pay it in full is bankrupt, and the game is over. Nothing can be paid in advance.
rule-P25 = Paid cards go back to the space of their period. A card never leaves its wheel; what a bankrupt player could not pay stays at the arrow.
rule-P26 = The next round starts with the holder of the marker.
rule-P27 = The bankrupt lose. If everyone is bankrupt, nobody wins.
rule-P28 = The tiles of one industry score 1, 3, 6, 10, 15… points in all: each further tile scores one point more than the one before.
rule-P29 = In the basic game money scores too: 1 point from $30, 2 from $56, 3 from $78, 4 from $96.
rule-P30 = The most points win. In a tie the most valuable fund card decides; if none of them has one, they share the win.
rule-P31 = If nobody funds for three rounds in a row while no wheel holds a card, the game ends and nobody wins.
rule-P32 = In the advanced game you may buy a luxury from the bank instead of offering an envelope. Luxuries lie open and are never traded.
rule-P33 = In the advanced game money scores nothing; luxuries score their points.

## Options

option-game = Variant
    .basic = basic
    .advanced = advanced, with luxuries
option-edition = Edition
    .of-2015 = 2015
    .english = English (two more bears, our guess)
option-trade-in-first-round = Trading in the first round
    .no = no
    .yes = yes

## Standing orders

order-pass = Pass in the clandestine trade, until somebody offers you an envelope
order-over-envelope = Somebody has offered you an envelope.

# In the analysis of a game.
turn-number = round { $number }

## What a player is doing, and has

stand-bankrupt = bankrupt
    .you = bankrupt
stand-offers = has offered
    .you = have offered
    .to-you = offers you an envelope
stand-answers = answers
    .you = answer
stand-decides = decides
    .you = decide
stand-marker = starts
    .you = start
flows-left = { $flows }: { $cash } left
bounds = { $least }–{ $most }

## Kinds of mistakes, by what was decided; in somebody's record

slip-counter = Envelopes that are countered
slip-fund = Which industry is funded, and how
slip-luxury = Luxuries that are bought
slip-offer = What is offered in envelopes
slip-pass = Turns that are passed
slip-remove = Which card is removed
slip-return = Which tile is returned in a crash
slip-sell = Envelopes that are accepted
