# The lesson of Acquire, its rule cards and maxims.

## The lesson

lesson-open = Most money at the end wins. Play 11F: it touches 12F, and two tiles side by side found a corporation.
    .title = Two tiles make a company
    .why = A tile goes on the space that bears its name, and nowhere else.
    .other = That one touches nothing: legal, and dull. 11F has a neighbour.
lesson-found = Choose its name. Cheap ones cost little and pay little; dear ones, the other way round.
    .title = Found it
    .why = The founder gets one free share.
lesson-buy = Now buy up to three shares. Take { $mine }: whoever has most shares gets the large bonus when it is swallowed.
    .title = Buy in
    .why = It will never be cheaper than with two tiles.
lesson-others = You draw a tile, and that was a turn. Bruno founds { $theirs }; Chloé buys into yours.
    .title = The others
    .why = Everybody may buy shares of everything. Founding is not owning.
lesson-grow = Play 10F. It touches { $mine } and joins it: three tiles, and every share rises to { $rises }.
    .title = Grow
    .why = Size sets the price. Nobody can talk it up.
    .other = That one would stand alone. 10F makes your own shares dearer.
lesson-rank = The badges count shares: 1 has most, 2 second most, and third gets nothing. Stay first, or look around.
    .title = First, second, nobody
    .why = Money in hand earns nothing.
lesson-merge = 9F touches { $mine } and { $theirs }: play it. The larger swallows the smaller, and that is when shareholders are paid.
    .title = The larger fish
    .why = Point at 9F first: the desk shows who would get what.
    .other = That one is legal, but 9F pays you today.
lesson-bonus = Most shares of { $mine }: { $amount } for you. Now sell your shares, trade two for one { $theirs }, or keep some.
    .title = Payday
    .why = Try two, two and one: you will soon see what a kept share is for.
    .second = Chloé has more { $mine } than you: you get { $amount }, she twice as much. Sell your shares, trade two for one { $theirs }, or keep them.
    .tied = A tie with Chloé: both bonuses are added and halved, { $amount } each. Sell your shares, trade two for one { $theirs }, or keep them.
    .none = No bonus for you: others hold { $mine }, and you do not. Whoever has shares sells them, trades two for one { $theirs }, or keeps them.
lesson-again-buy = You are rich, for the moment. Buy again: { $theirs } has { $tiles } tiles now, and its shares have risen to { $dear }.
    .title = Put it to work
    .why = Shares turn into money only in mergers and at the end.
lesson-again = Bruno left 5C alone, and 5B goes beside it. Found { $mine } again: its name is free, and shares you kept count once more.
    .title = Back from the dead
    .why = Until then a kept share is worth nothing at all.
lesson-jump = Six rounds go by now, and I play your turns meanwhile. Complaints go to the management.
    .title = Six rounds later
    .why = Or play them yourself: the lesson then becomes a game.
    .astray = Six rounds go by, at another table in the same city, where I play for you. Complaints go to the management.
lesson-safe = { $safe } has { $size } tiles: from 11 on a corporation is safe, nobody can swallow it. { $unsafe } lacks one: play 3D.
    .title = Safe
    .why = A tile between two safe corporations is dead; you get another.
    .other = Legal, but { $unsafe } stays one short, and the game goes on.
lesson-announce = Every corporation on the board is safe, so you may announce the end. Do it: you still get to buy.
    .title = Call it a day
    .why = Nobody has to. Whoever does it chooses the moment.
    .other = Announce first: after the purchase your turn is over.
lesson-exam = Your last three shares decide it. Who is first in Hydra, and by how many?
    .title = Your turn, no lights
    .why = The badges know. So do you, by now.
lesson-account = Bonuses paid, all shares sold: you win with { $score }. Being first in Hydra was worth { $gain }.
    .title = The end
    .why = Third in America, you got its price and no bonus.
    .lost = { $winner } wins with { $score }: one or two Hydra more, and it would have been you. Once more?
lesson-next = That is the whole game. Play one against novices: a card will explain each rule that is new to you.
    .title = That is all

## What the lesson points at

light-lot = the space { $tile }
light-tile = your tile { $tile }
light-name = the name { $corporation }
light-names = the names that are free
light-share = shares of { $corporation }
light-purchase = the shares you can buy
light-disposal = keep, sell, trade
light-corporation = { $corporation } on the board
light-column = who holds { $corporation }
light-row = your shares
light-price = the price of { $corporation }
light-preview = what the tile would do
light-bonuses = the bonuses paid
light-announce = announcing the end
light-standing = the final standing
light-account = where it came from
light-play = a game against novices

## Rule cards: when something happens for the first time

rulecard-founded = { $seat } has founded a corporation and got a free share. You may buy its shares in your turn, like everybody.
    .why = Founding is not owning.
rulecard-price = { $corporation } has grown, and its share costs { $price } now. The bonuses are ten and five times that.
    .why = Between 6 and 10 tiles nothing changes.
rulecard-merger = { $survivor } swallows { $defunct }. Most shares of { $defunct } get the majority bonus, second most half of it; the survivor’s shareholders get nothing.
    .why = Be large in what is small.
rulecard-dispose = Sell at the old price, trade two for one of the survivor, or keep: any mix. Kept shares wait until the name is founded again.
    .why = Trading is mostly right, selling is for the hard up.
rulecard-tie-first = A tie for most shares: both bonuses are added and shared, rounded up to $100. Nobody gets a minority bonus.
    .why = One share more would have taken two thirds.
rulecard-tie-second = A tie for second: the minority bonus is divided among the tied, rounded up to $100.
    .why = Second place is cheap to break.
rulecard-sole = Only one player held shares of { $corporation }, and so gets both bonuses.
    .why = One share would have been second.
rulecard-equal = Both are equally large, so whoever played the tile chooses which one survives. The other one pays.
    .why = Let the one in which you are first be swallowed.
rulecard-three = Three corporations met at once: the largest survives, the others are settled one at a time, largest first.
    .why = Each pays its own bonuses.
rulecard-free-name = { $corporation } has left the board, and its name can be founded again. Until then the shares you kept are worth nothing.
    .why = Found it yourself, if you can.
rulecard-safe = { $corporation } has 11 tiles or more and is safe: it can swallow others and never be swallowed. Its bonuses come at the end.
    .why = Now its majority is a long-term affair.
rulecard-dead = { $dead } lies between two safe corporations and can never be played. At the end of your turn you get another for it.
    .why = Once a turn, and it happens by itself.
rulecard-blocked = { $blocked } would found an eighth corporation, and there are only seven names. It waits until a merger makes room.
    .why = Unlike a dead tile it is not replaced.
rulecard-skipped = Whoever holds no tile that can be played goes on with buying at once.
    .why = Playing is compulsory, as long as one can.
rulecard-sold-out = The bank has no { $sold_out } left: 25 shares, and all are taken. The places in it are settled until somebody trades.
    .why = Then even a trade two for one is impossible.
rulecard-broke = You cannot afford a share. There are no loans: go on playing tiles, the next merger pays.
    .why = So make the one that pays you.
rulecard-may-end = You may announce the end: every corporation on the board is safe, or one has 41 tiles. You need not.
    .why = Do it when you are ahead.
rulecard-announced = { $seat } announces the end. After this turn all bonuses are paid and all shares on the board are sold.
    .why = Usually the one who is ahead does it.
rulecard-worthless = Shares of corporations that are not on the board are worth nothing now.
    .why = Keeping was a bet on a rebirth.
rulecard-market = With two players the stock market is a third shareholder: a tile is drawn, and its number says how many shares it has.
    .why = Its bonus stays in the bank.
rulecard-stuck = No tile can ever be played again, so the game ends by itself.
    .why = Everybody had one last purchase.

## Maxims

maxim-found = Found whenever you can: the free share makes you first, and first is what pays.
maxim-spend = Buy three shares every turn, as long as you can: money in hand earns nothing.
maxim-small = Buy into small corporations: they are cheap, and they are the ones that get swallowed.
maxim-rank = Be first or second, or stay out: third place gets nothing.
maxim-merge = Make the merger that pays you most, and keep the tile that would pay somebody else.
maxim-trade = In a merger trade two for one rather than sell, unless you have no money for the next three shares.
maxim-end = Count at the end: announce it as soon as you would win today.
