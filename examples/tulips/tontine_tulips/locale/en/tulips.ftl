# Tulips: every word of the game.

title = Tulips
pitch = Bid in secret for the bulb that everybody wants, and be rich when the bubble bursts.
money = ƒ{ NUMBER($amount, useGrouping: 1) }

tulip-admiral = Admiral
tulip-viceroy = Viceroy
tulip-augustus = Semper Augustus
tulip-rumour = rumour

## What is asked, and what comes of it

ask-bid = What do you bid for the { $tulip }?
note-equal = Equal bids cancel each other: the highest bid that nobody else has made takes the bulb.
bid-amount = Bid
bid-nothing = Bid nothing
limit-purse = that is all you have: { $cash }
would-bid = If nobody else bids { $amount } and nobody bids more, you take the { $tulip } and have { $cash } left.
would-bid-nothing = You keep your { $cash } and leave the { $tulip } to the others.
confirm-bid = Bid { $amount }
wait-bid = { $count ->
        [one] { $seat } is still writing a bid
       *[other] Still writing their bids: { $seat }
    }

## What happened

event-purse = draws a purse of { $amount }
    .you = draw a purse of { $amount }
event-auction = round { $number }: the { $tulip } is up for auction
event-rumour = a rumour goes round: the { $number ->
        [1] first
        [2] second
       *[other] last
    } one
event-sealed = seals a bid
    .you = seal your bid
event-bid = bids { $amount }
    .you = bid { $amount }
event-bought = takes the { $tulip } for { $amount }
    .you = take the { $tulip } for { $amount }
event-unsold = nobody takes the { $tulip }
event-burst = the bubble bursts
event-worthless = too many have bought the { $tulip }: it is worth nothing
event-scored = has { $amount }, with { $cash } of it left in the purse
    .you = have { $amount }, with { $cash } of it left in the purse

refusal-beyond-purse = you cannot bid { $amount }: your purse holds { $cash }

## The table

table-round = Round
table-tulip = Up for auction
table-rumours = Rumours heard
table-rumours-to-burst = Rumours that burst the bubble
table-deck = Left in the deck
table-bought = Bought so far
table-players = Players
table-cash = In the purse
table-paid = Paid
table-bulbs = Bulbs
table-sealed = Has bid
source-purse = Purse
source-bulbs = { $about }

## The rules

chapter-setup = Purses and deck
chapter-auction = Auctions
chapter-end = The end
rule-T1 = Two to five play. Each draws one of the purses of 20, 22, 24, 26, 28, 30, 32 and 34 guilders, and lets nobody look into it until the end.
rule-T2 = The deck holds twelve bulbs, four each of Admiral, Viceroy and Semper Augustus, and three rumours.
rule-T3 = One card after the other is turned up. A rumour is only heard. A bulb is auctioned at once.
rule-T4 = All bid at the same time, in secret: any sum from nothing up to what is left in one’s purse.
rule-T5 = When all have bid, the bids are shown. Equal bids cancel each other. The highest of the others takes the bulb and pays; if none above nothing is left, nobody takes it.
rule-T6 = With the third rumour the bubble bursts, and the game is over.
rule-T7 = The kind of which most bulbs were bought is then worth nothing; if there are several, all of them are.
rule-T8 = Of every other kind, 1, 2, 3 or 4 bulbs are worth 5, 15, 30 or 50 guilders. Who has most, with what is left in the purse, wins; equals share the win.

## How it is played

howto-aim = Be the richest when the bubble bursts. Several bulbs of one kind are worth much more than one, but the kind that was bought most is worth nothing.
    .heading = The aim
howto-round = A card is turned up. A rumour is only heard. For a bulb all bid at the same time, in secret. Equal bids cancel each other; the highest of the others takes the bulb and pays.
    .heading = A round
howto-end = The third rumour bursts the bubble. What is left in the purse counts too.
    .heading = The end
