# Acquire. What a seat does is said without its subject ("buys 2 Hydra"); the attribute `you`
# says the same to the one who does it.

title = Acquire
pitch = Found corporations, buy in while they are cheap, and own the most on the day they are swallowed.

corporation-sackson = Sackson
    .classic = Luxor
corporation-zeta = Zeta
    .classic = Tower
corporation-hydra = Hydra
    .classic = American
corporation-fusion = Fusion
    .classic = Festival
corporation-america = America
    .classic = Worldwide
corporation-phoenix = Phoenix
    .classic = Continental
corporation-quantum = Quantum
    .classic = Imperial

holding = { $shares } { $corporation }
sized = { $corporation } ({ $size })

## What happens

event-opened = draws { $tile } for the opening
    .you = draw { $tile } for the opening
event-started = begins
    .you = begin
event-drew = draws { $tile }
    .you = draw { $tile }
event-refilled = draws a tile
    .you = draw a tile
event-turn = takes turn { $number }
    .you = take turn { $number }
event-placed = plays { $tile }
    .you = play { $tile }
event-skipped = has no tile to play
    .you = have no tile to play
event-founded = founds { $corporation } ({ $size } tiles)
    .you = found { $corporation } ({ $size } tiles)
event-given = takes a free share
    .you = take a free share
event-ungiven = gets no free share of { $corporation }: the bank has none left
    .you = get no free share of { $corporation }: the bank has none left
event-grew = { $corporation } grows to { $size }
event-merged = makes a merger that { $corporation } survives
    .you = make a merger that { $corporation } survives
event-settled = { $corporation } is taken over: { $size } tiles, { $price } a share
event-showed = { $shares ->
        [one] shows { $shares } share of { $corporation }
       *[other] shows { $shares } shares of { $corporation }
    }
    .you = { $shares ->
        [one] show { $shares } share of { $corporation }
       *[other] show { $shares } shares of { $corporation }
    }
event-market = { $shares ->
        [one] the stock market draws { $tile }: it counts as holding { $shares } share of { $corporation }
       *[other] the stock market draws { $tile }: it counts as holding { $shares } shares of { $corporation }
    }
event-bonus = receives { $amount } for { $corporation }: { $place ->
        [first] majority bonus
        [second] minority bonus
        [sole] both bonuses, as the only shareholder
        [first_shared] an equal part of both bonuses, tied for most shares
       *[second_shared] an equal part of the minority bonus, tied for second
    }
    .you = receive { $amount } for { $corporation }: { $place ->
        [first] majority bonus
        [second] minority bonus
        [sole] both bonuses, as the only shareholder
        [first_shared] an equal part of both bonuses, tied for most shares
       *[second_shared] an equal part of the minority bonus, tied for second
    }
event-disposed-sold = sells { $sold } { $corporation } for { $amount }
    .you = sell { $sold } { $corporation } for { $amount }
event-disposed-traded = trades { $traded } { $corporation } for { $gained } { $survivor }
    .you = trade { $traded } { $corporation } for { $gained } { $survivor }
event-disposed-kept = keeps every share of { $corporation }
    .you = keep every share of { $corporation }
event-absorbed = { $corporation } becomes part of { $survivor }
event-bought = buys { $what } for { $amount }
    .you = buy { $what } for { $amount }
event-declined = buys nothing
    .you = buy nothing
event-announced = announces the end of the game
    .you = announce the end of the game
event-left-out = leaves out the tile
    .you = leave out the tile
event-set-aside = sets { $tile } aside as dead
    .you = set { $tile } aside as dead
event-stuck = no tile can ever be played again
event-ended = the game is over: the final bonuses are paid and all shares sold
event-cashed = { $shares ->
        [one] sells { $shares } share of { $corporation } for { $amount }
       *[other] sells { $shares } shares of { $corporation } for { $amount }
    }
    .you = { $shares ->
        [one] sell { $shares } share of { $corporation } for { $amount }
       *[other] sell { $shares } shares of { $corporation } for { $amount }
    }

## The story: several events in one sentence

story-because = { $cause }: { $effect }
story-lone = it stands alone
story-opened = opening tiles: { $tiles }
story-merged = { $survivor } takes over { $defunct }
story-showed = shares in { $corporation }: { $shares }
story-bonus = bonuses for { $corporation }: { $gains }
story-cashed = { $corporation } shares sold: { $gains }
opened-tile = { $seat } { $tile }
showed-shares = { $seat } { $shares }
gain = { $seat } +{ $amount }
gain-because = { $count ->
        [1] { $who } +{ $amount } ({ $reason })
       *[other] { $who } +{ $amount } each ({ $reason })
    }

bonus-first = majority
bonus-second = minority
bonus-sole = only shareholder, both bonuses
bonus-first-shared = tied for most, both bonuses shared
bonus-second-shared = tied for second, minority shared

## What would become of a tile

fate-lone = lone
fate-founds = founds
fate-grows = grows { $corporation }
fate-merges = merges { $defunct } into { $survivor }
fate-tied = merges { $corporations }, you choose
fate-blocked = blocked (A13)
fate-dead = dead (A17)

does-lone = stands alone
does-founds = { $count ->
        [1] founds { $corporations }
        [2] founds a corporation: { $corporations }
        [3] founds a corporation: { $corporations }
       *[other] founds a corporation: { $count } to choose from
    }
does-grows = { $corporation } grows { $from } → { $to }
does-price = { $price } a share
does-safe = safe from then on
does-merges = merges { $defunct } into { $survivor }
does-tied = merges { $corporations }: you choose which survives
does-if = if { $survivor } survives, { $gains }
does-else = { $one }; { $other }
does-found = { $size } tiles, { $price } a share; { $free ->
        [yes] you get one free
       *[no] none free, the bank has no share left
    }
does-survivor = takes over { $defunct }
does-order = you choose the order next
brief-found = { $price }
brief-settle = settled next
does-first = { $gains } for { $corporation }, the rest later
does-hidden = bonuses when all have shown their shares
does-market = bonuses when the stock market has drawn
does-no-bonus = nobody holds a share
does-blocked = would found an eighth corporation (A13)
does-dead = would merge two safe corporations (A17)
does-announce = the game ends after this turn
does-leave = no tile; you may still buy shares
does-end = the game ends at once

## What follows from a tile

lone-text = It touches nothing, so it waits for neighbours.
why-blocked = All seven corporations are on the board, and this tile would found an eighth. It can be played when a merger makes room.
why-dead = It would merge two safe corporations, so it can never be played. It is replaced at the end of your turn.
unsettled = What it will touch depends on how the last tile is settled.
not-yet = Bonuses are worked out when it is played.
tied-survivors = Tied: you choose which survives.
then-found = Then you choose a corporation: { $corporations }.
then-seats = Then { $seats }
then-corporations = After that { $corporations }
founder-share = You get one free share of it.
each-disposes = Then, from you clockwise, each keeps, sells at { $price }, or trades 2 for 1 { $survivor } while the bank has any ({ $bank }).
    .open = Then, from you clockwise, each keeps, sells, or trades 2 for 1 { $survivor } while the bank has any ({ $bank }).
settled-later = After that: { $corporations }.
survives = { $survivor } survives

## The turn

final-turn = Final turn
round = Round { $number }
stop-place = Play a tile
stop-merger = Merger
stop-buy = Buy up to 3
stop-draw = Draw

## What is asked

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
        [sold] The bank has no shares left of the corporations on the board
       *[dear] You cannot buy anything with { $cash }
    }
    .skipped = No tile to play and nothing to buy
ask-announce = Announce the end of the game?
announce-text = You may finish this turn or end it at once. Then every corporation on the board pays its bonuses, and all its shares are sold.
ending-you = If the game ended { $when ->
        [bought] after this purchase
       *[now] now
    }, { $place ->
        [0] you would share the win with { $amount }
        [1] you would win with { $amount }
        [2] you would be 2nd with { $amount }
        [3] you would be 3rd with { $amount }
       *[other] you would be { $place }th with { $amount }
    }
ending-seats = { $count ->
        [1] If the game ended now, { $seats } would win with { $amount }
       *[other] If the game ended now, { $seats } would share the win with { $amount } each
    }
ending-hidden = If the game ended { $when ->
        [bought] after this purchase
       *[now] now
    }, you would have { $amount } before your bonuses
ending-market = If the game ended { $when ->
        [bought] after this purchase
       *[now] now
    }: { $standing } before the bonuses
ending-seat = { $seat } { $amount }

## What is chosen

confirm-place = Play { $tile }
confirm-found = Found { $corporation }
confirm-survivor = { $corporation } survives
confirm-settle = Settle { $corporation }
confirm-dispose = { $ways ->
        [keep] Keep all shares
        [sell] Sell { $sell }
        [trade] Trade { $trade }
        [sell-keep] Sell { $sell }, keep { $keep }
        [trade-keep] Trade { $trade }, keep { $keep }
        [sell-trade] Sell { $sell }, trade { $trade }
       *[sell-trade-keep] Sell { $sell }, trade { $trade }, keep { $keep }
    }
confirm-buy = { $count ->
        [0] Buy nothing
        [one] Buy { $count } share for { $amount }
       *[other] Buy { $count } shares for { $amount }
    }
confirm-buy-end = { $count ->
        [0] { confirm-end }
       *[other] Buy { $count }, end the game
    }
confirm-announce = Announce the end
confirm-leave = Leave out the tile
confirm-end = End the game now
announce = Announce the end…
all-keep = Keep all
all-sell = Sell all
all-trade = Trade all you can

## How far it goes

enough = { $most ->
        [one] you can buy at most one share now
       *[other] you can buy at most { $most } shares now
    }
keep-note = until { $corporation } is founded again
sell-note = { $price } each
trade-note = 2 for 1 { $survivor }, bank { $bank }
hold-only = you hold only { $held } { $corporation }
pairs = two shares are traded for one, and you hold { $held } { $corporation }

## What is waited for

wait-over = The game is over
wait-placing = { $seat } is choosing a tile
wait-founding = { $seat } is founding a corporation
wait-surviving = { $seat } is choosing which corporation survives
wait-settling = { $seat } is choosing which takeover is settled next
wait-disposing = { $seat } is deciding what to do with { $corporation } shares
wait-buying = { $seat } is buying shares
passed-over = Nothing for you to play or buy. { $next }

## Where a bonus comes from

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
       *[no] Tied with { $tied }, { $shares } each: ÷ { $parts }
    }
why-rounded = Rounded up to the next $100

## Where the money came from

account-start = start
account-bought = shares bought
account-bonus = bonuses
account-disposed = shares sold
account-final = final bonuses
account-cashed = final sale
account-total = money

## Why a turn is good or bad

reason-first = You become first in { $corporation }, { $held } to { $rest }: about { $amount }{ $when ->
        [near] , and one tile can have it taken over.
        [end] {" "}at the end.
       *[later] {" "}when it is taken over.
    }
reason-first-rival = { $rival } becomes first in { $corporation }, { $held } to { $rest }: about { $amount }{ $when ->
        [near] , and one tile can have it taken over.
        [end] {" "}at the end.
       *[later] {" "}when it is taken over.
    }
reason-tied = You tie for first in { $corporation }, { $held } each: about { $amount }{ $when ->
        [near] , and one tile can have it taken over.
        [end] {" "}at the end.
       *[later] {" "}when it is taken over.
    }
reason-tied-rival = { $rival } ties for first in { $corporation }, { $held } each: about { $amount }{ $when ->
        [near] , and one tile can have it taken over.
        [end] {" "}at the end.
       *[later] {" "}when it is taken over.
    }
reason-second = You become second in { $corporation }, { $held } to { $rest }: about { $amount }{ $when ->
        [near] , and one tile can have it taken over.
        [end] {" "}at the end.
       *[later] {" "}when it is taken over.
    }
reason-second-rival = { $rival } becomes second in { $corporation }, { $held } to { $rest }: about { $amount }{ $when ->
        [near] , and one tile can have it taken over.
        [end] {" "}at the end.
       *[later] {" "}when it is taken over.
    }
reason-lead = { $lead ->
        [one] You stay first in { $corporation }, now by { $lead } share: about { $amount }.
       *[other] You stay first in { $corporation }, now by { $lead } shares: about { $amount }.
    }
reason-lead-rival = { $lead ->
        [one] { $rival } stays first in { $corporation }, now by { $lead } share: about { $amount }.
       *[other] { $rival } stays first in { $corporation }, now by { $lead } shares: about { $amount }.
    }
reason-ousted = { $place ->
        [first] You are no longer first in { $corporation } alone.
        [tied] You are no longer tied for first in { $corporation }.
       *[second] You are no longer second in { $corporation }.
    }
reason-ousted-rival = { $place ->
        [first] { $rival } is no longer first in { $corporation } alone.
        [tied] { $rival } is no longer tied for first in { $corporation }.
       *[second] { $rival } is no longer second in { $corporation }.
    }
reason-grows = { $corporation } grows to { $size } tiles{ $safe ->
        [yes] {" "}and is safe
       *[no] { "" }
    }: your shares and place gain { $amount }.
reason-grows-rival = { $corporation } grows to { $size } tiles{ $safe ->
        [yes] {" "}and is safe
       *[no] { "" }
    }: what { $rival } has in it gains { $amount }.
reason-paid = The takeover of { $corporation } pays you { $amount }.
reason-paid-rival = The takeover of { $corporation } pays { $rival } { $amount }.
reason-sold = The sale brings you { $amount } at once.
reason-short = It leaves you { $cash }, too little for three shares next turn.
reason-hand = { $tile } stays in your hand: the merger it makes would pay you { $amount }.
reason-dead = { $tile } in your hand can never be played after that.
reason-blocked = { $tile } in your hand has to wait for room on the board after that.
reason-spent = It costs { $amount }.
reason-shares = { $count ->
        [one] You have one more share that gains as its corporation grows.
       *[other] You have { $count } more shares that gain as their corporations grow.
    }
reason-shares-less = { $count ->
        [one] You have one share fewer that gains as its corporation grows.
       *[other] You have { $count } shares fewer that gain as their corporations grow.
    }
reason-founds = { $count ->
        [one] You have one more tile in hand that founds a corporation.
       *[other] You have { $count } more tiles in hand that found a corporation.
    }
reason-founds-less = { $count ->
        [one] You have one tile fewer in hand that founds a corporation.
       *[other] You have { $count } tiles fewer in hand that found a corporation.
    }
reason-feeds = { $count ->
        [one] You have one more tile in hand that enlarges what you are first in.
       *[other] You have { $count } more tiles in hand that enlarge what you are first in.
    }
reason-feeds-less = { $count ->
        [one] You have one tile fewer in hand that enlarges what you are first in.
       *[other] You have { $count } tiles fewer in hand that enlarge what you are first in.
    }
reason-kept = { $held ->
        [one] Your share of { $corporation } is worth nothing until it is founded again.
       *[other] Your { $held } shares of { $corporation } are worth nothing until it is founded again.
    }
reason-revived = { $held ->
        [one] Your share of { $corporation } counts again once it is founded again.
       *[other] Your { $held } shares of { $corporation } count again once it is founded again.
    }

## Refusals

refusal-no-tile = no tile is called “{ $value }”; they go from 1A to 12I
refusal-not-now = not now: { $phase ->
        [placing] a tile has to be played
        [founding] a corporation has to be chosen
        [surviving] the survivor has to be chosen
        [settling] the next takeover to settle has to be chosen
        [disposing] the shares of the corporation taken over have to be kept, sold or traded
        [buying] shares may be bought
       *[over] the game is over
    }
refusal-not-your-turn = only the player whose turn it is may announce the end, and that is { $seat }
refusal-announced = the end has been announced already
refusal-not-announced = a step of the turn may be left out only after announcing the end
refusal-not-final = the end can be announced when every corporation on the board is safe or one has at least 41 tiles
refusal-not-held = { $tile } is not among your tiles
refusal-blocked = { $tile } would found an eighth corporation
refusal-dead = { $tile } would merge two safe corporations
refusal-on-board = { $corporation } is on the board already
refusal-not-largest = { $corporation } is not one of the largest in this merger
refusal-not-next = { $corporation } is not the next to be settled
refusal-too-many = you hold only { $held } { $corporation }; that would take { $wanted }
refusal-bank-short = { $left ->
        [0] the bank has no { $corporation } left to trade for
        [one] the bank has only { $left } { $corporation } left to trade for
       *[other] the bank has only { $left } { $corporation } left to trade for
    }
refusal-odd-trade = two shares are traded for one, so { $traded } cannot be traded
refusal-off-board = { $corporation } is not on the board
refusal-sold-out = the bank has no { $corporation } left
refusal-too-dear = a share of { $corporation } costs { $price }, and you have { $cash } left
refusal-more-than-three = you may buy at most three shares a turn, not { $wanted }

## The rules

rule-A1 = The board has 12 columns (1 to 12) and 9 rows (A to I). Each of its 108 spaces has one tile of the same name.
rule-A2 = There are seven corporations with 25 shares each, in three tiers: low Sackson and Zeta; middle Hydra, Fusion and America; high Phoenix and Quantum. By their classic hotel names: low Luxor and Tower; middle American, Festival and Worldwide; high Continental and Imperial.
rule-A3 = What a share costs depends on how many tiles the corporation has and on its tier, as the table shows. The majority bonus is ten times the price of a share, the minority bonus five times.
rule-A4 = For two to six players; each starts with $6,000.
rule-A5 = Everyone draws a tile and puts it on the board. Whoever is nearest to 1A begins; the row counts before the column, so 9A is nearer than 1B.
rule-A6 = Opening tiles that happen to touch are not a corporation yet. They become one when a later tile joins them.
rule-A7 = Then everyone draws six tiles that the others do not see.
rule-A8 = Money and shares lie open or are hidden, as the table agrees. How many shares the bank has left can always be seen.
rule-A9 = A turn is: play a tile, buy shares, draw a tile.
rule-A10 = A tile goes on the space of its name. If you can play a tile, you must; if you cannot, you go on to buying.
rule-A11 = A tile that touches only unincorporated tiles founds a corporation, any one that is not on the board. All tiles connected with it belong to it. Diagonals do not touch.
rule-A12 = The founder gets one free share, if the bank has one left.
rule-A13 = With all seven corporations on the board, a tile that would found another has to wait until a merger makes room.
rule-A14 = A tile that touches one corporation joins it, and so do the unincorporated tiles it connects.
rule-A15 = A tile that touches two or more corporations merges them. The largest survives. Neither the tile itself nor unincorporated tiles it connects count for the sizes.
rule-A16 = If the largest are tied, the player who made the merger (the mergemaker) chooses which survives.
rule-A17 = From 11 tiles on a corporation is safe: it takes over others and is never taken over. A tile between two safe corporations is dead: it can never be played, even if it touches a smaller one as well.
rule-A18 = Each corporation taken over pays bonuses for its size before the merger. Everyone shows their shares in it, even where shares are hidden. Whoever has the most gets the majority bonus, the second the minority bonus.
rule-A19 = The only shareholder gets both bonuses.
rule-A20 = Tied for most shares: both bonuses are put together and divided equally among those who are tied, each part rounded up to $100. Nobody gets a minority bonus.
rule-A21 = Tied for second: the minority bonus is divided equally among those who are tied, each part rounded up to $100.
rule-A22 = Shareholders of the survivor get no bonus.
rule-A23 = Then, from the mergemaker clockwise, everyone with shares of the corporation taken over keeps them, sells them at the price before the merger, or trades two for one of the survivor while the bank has any, in any mix. Kept shares wait for a new corporation of that name.
rule-A24 = With three or four corporations in a merger the largest survives, and those taken over are settled one at a time, the largest first. The mergemaker chooses among equal ones.
rule-A25 = After that, all tiles belong to the survivor, and the corporations taken over can be founded again.
rule-A26 = After the tile you may buy up to three shares in all, of any corporations on the board, at today’s price, while the bank has them and you have the money.
rule-A27 = There are no loans, and shares are sold only in a merger and at the end. Without money you go on playing tiles.
rule-A28 = At the end of the turn you draw a tile. Dead tiles are then set aside, seen by all, and replaced, once a turn; if a replacement is dead too, it waits for your next turn. Tiles that wait for room (A13) are not replaced.
rule-A29 = When no tiles are left to draw, play goes on without drawing.
rule-A30 = On your turn you may announce the end if every corporation on the board is safe, or one has at least 41 tiles; what the tile just played brought about counts. You never have to. You may do it at any moment of the turn, also together with the purchase that ends it. After that you may finish the turn, leave out any step of it, or end it at once.
rule-A31 = At the end every corporation on the board pays its bonuses, and all its shares are sold at today’s price. Shares of corporations that are not on the board are worth nothing.
rule-A32 = Whoever has the most money wins. A tie is a shared win.
rule-A33 = If no tile can ever be played again, the game ends by itself, once every player in turn order has had one more turn to buy or to announce the end.
rule-A34 = With two players the stock market counts as a third shareholder of each corporation that pays bonuses, in mergers and at the end. A tile is drawn at random from the bag, and its number, 1 to 12, is how many shares the market has, even if that makes more than 25 in all; then the tile goes back. With an empty bag any of the 108 tiles may give the number. The market’s bonus stays in the bank.

## Options

option-holdings = Money and shares
    .open = open
    .hidden = hidden
option-names = Names of the corporations
    .of-1999 = 1999 edition
    .classic = classic hotels

## Standing orders

order-keep = Until your next turn: keep all shares in takeovers
order-sell = Until your next turn: sell all shares in takeovers
order-over-turn = It is your turn again.

## Kinds of mistakes, by what was decided; in somebody's record

slip-announce = When the game is ended
slip-buy = Which shares are bought
slip-dispose = Keep, sell or trade shares
slip-end = When the game is closed
slip-found = Which corporation is founded
slip-leave = Whether a tile is left out
slip-place = Which tile is played
slip-settle = Which takeover comes first
slip-survivor = Which corporation survives
