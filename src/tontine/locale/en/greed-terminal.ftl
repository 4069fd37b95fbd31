# Greed Incorporated in the terminal.

## Words to type, separated by commas. The first one is shown.

word-announce = announce, play
word-bid = bid
word-take = take
word-decline = decline
word-sell = sell
word-buy = buy
word-give = give, trade, swap
word-accept = accept, yes, ok
word-reject = reject, no, refuse
word-counter = counter
word-withdraw = withdraw
word-use = use, process
word-content = done, content, ready
word-keep = keep, keeping
word-point = point, fire, blame
word-drop = drop, discard
word-raise = raise
word-pass = pass
word-found = found
word-to = to
word-from = from
word-for = for, against
word-as = as
word-run = using, run, running
word-all = all, everything
word-nothing = nothing, none
word-prices = prices, market
word-companies = companies
word-company = company, placard
word-players = players
word-offers = offers, cards
word-deals = deals, proposals
word-symbols = symbols
word-discards = discards
word-fillers = the, of, and, with, a, an, at, only, asset, card, proposal

## The screen

heading = Year { $number }: { $name } has the starting marker
header = { $state ->
        [over] year { $year } of { $years } · { header-turn }
       *[running] year { $year } of { $years } · { $stage } { $phase } · { header-turn }
    }
header-facts = { $name } · deck { $deck }
market-goods = goods
market-price = price
market-next = next
market-legend = The present price stands in brackets; ⚑ is { $when ->
        [this] this year’s, after phase II,
       *[next] next year’s,
    } if the trend stays as it is.
a-year = { $amount }/year
companies = Companies
company-free = free
company-last = last
company-income = income
company-goods = goods
company-board = board
company-forecast = outlook
company-facts = Free cash { $free }, last year { $last }, new income { $income }. Goods: { $goods } ({ $worth }). Outlook: { $forecast }
company-chair = { $chair } { $name } (severance { $amount })
no-assets = no assets
no-goods = no goods
no-cards = There are no cards.
no-deals = There are no open proposals.
no-symbols = no status symbols
proposal-balance = ({ $balance })
quoted = "{ $text }"
asset-ready = ready
player-purse = { $money } { $points }pt
shelf-symbol = { $letter } { $symbol } { $points }
    .owned = { $letter } { $symbol } { $points } { $owner }
shelf-letters = { $metal }:{ $letters }
metal-gold = G
metal-silver = S
auction-in = in
auction-out = out
auction-highest = bids { $amount }

## Questions

too-dear = too dear
hint-example = For example "{ $example }".
hint-either = For example "{ $example }", or "{ $other }".
hint-trade = For example { $examples }.
hint-content = Type "{ $content }" when you are done.
example-sell = sell 2 coal to Endrun for 70
example-buy = buy 1 steel from Endrun for 55
example-give = give 1 land 2 sand to Endrun for 1 house and 20

## Answers that cannot be understood

unclear-more = Nothing may follow "{ $word }".
unclear-deal = Type what for what, like "{ $example }".
unclear-partner = Type with which company: "to Endrun", "from Endrun".
unclear-as = Which of your companies? Type "{ $word }" and one of { $names }.
unclear-company = No company in play is called "{ $word }".
unclear-companies = "{ $word }" could be { $names }. Type more of the name.
unclear-thing = "{ $word }" is neither a good nor a sum of money.
unclear-goods = "{ $word }" could be { $names }. Type more of the name.
unclear-all = Type all of what after "{ $word }".
unclear-proposal = Type a proposal by its number, like "{ $word } 3".
unclear-reprice = Type the whole exchange, like "{ $word } 3 sell 2 coal for 60".
unclear-message = A message goes with a proposal only.
unclear-asset = Type an asset by its number or name, like "{ $example }".
unclear-assets = "{ $word }" could be { $names }. Type more of the name.
unclear-bid = Type an amount, like "{ $word } 40", and for which company, if you like.
unclear-raise = Type an amount, like "{ $word } 60".
unclear-sale = Type for example "{ $word } all keep 1 coal".
unclear-stock = That is more than there is.
unclear-chair = Type ceo, cfo or coo, like "{ $word } cfo".
unclear-found = Type a company and assets by their numbers, like "{ $word } WorldCon with 14 20".
unclear-trade = That is not an answer here. Type a deal like "sell 2 coal to Endrun for 70", or "{ $help }".

## Help

help-answers = Cards go by their numbers: announce 14, bid 40 (or bid 40 for MadF), take 14, decline, drop 21. Auctions: raise 60, pass. The Tab key completes what you type.
help-deals = Deals: sell 2 coal to Endrun for 70; buy 1 steel from Icy for 55; give 1 land 2 sand to Endrun for 1 house and 20. "using 25" at the end lets asset 25, of either side, work within the deal: give 1 land 2 sand to Endrun for 1 house using 25. "as MadF" says for which of your companies. After a colon comes a message: sell 1 coal to Endrun for 45: last price!
help-sales = Answers: accept 3, reject 3, counter 3 60 (the same for another price), counter 3 sell 2 coal for 60, withdraw 3. Assets: use 25. When you are done: done. Sales: sell all, sell all keep 1 coal.
help-rest = Scapegoats: point cfo. New companies: found WorldCon with 14 20.
help-pages = More to see: prices, companies, company Endrun, players, offers, deals, symbols, discards.
help-signs = −3 to +2: the square of a trend (N moves nothing), and next year’s price beside it. ▲ and ▼ on a card: the squares it moves a trend. ⚑ has the starting marker, ▸ is asked. Companies stand in company order with the sign of their CEO. 40M/year: what a card adds at today’s prices.
help-chairs = Board: CEO, CFO, COO, then middle managers, as signs of their players. Outlook: ✓ all is well, ✗ the boot, if all goods were sold today.
