# The lesson of Ponzi Scheme, its rule cards and maxims.

## The lesson

lesson-first = You run a swindle. Take an industry and a card of row 1: investors pay you now, you pay interest later, for ever.
    .title = Take the money
    .why = Tiles are points. Whoever cannot pay ends the game, and loses.
    .other = Legal, but you would begin with neither money nor tiles. Take something.
lesson-wheel = The card lies at { $space } on your wheel. Each round it moves one space; at the arrow you owe { $interest }.
    .title = The wheel
    .why = It never leaves the wheel: once paid, it starts again.
lesson-second = A second { $industry } scores two more points, but needs a card of row 2. Take 17: it falls due early.
    .title = A second tile
    .why = Small cards of row 1 are the better money. Here we want to see one paid.
    .other = That is a fair choice for later. For now take 17 with { $industry }: you will see why.
lesson-envelope = Bruno slips you { $amount } for a { $industry } tile. Sell him yours, or pay him as much and take his.
    .title = An envelope
    .why = Your third tile scores three points: a bargain. Make the counter-offer.
    .other = Sold, you would have { $amount } and two points less. Chloé will pay more, later.
lesson-line = The line shows your cash after each round, if nothing changes. In round 5 you would keep { $left }: make no offer now.
    .title = The line
    .why = Two rounds ahead is far enough. Further on is for pessimists.
lesson-new-for-old = Old promises are paid with new ones. Take a small card, with an industry that is new to you.
    .title = New money for old
    .why = Small cards cost the least interest for each dollar.
lesson-forced = Chloé sends { $amount }, and you have { $cash }. Whoever cannot match must sell: take the money.
    .title = An offer you cannot refuse
    .why = She has put in all she had. Remember that for a moment.
    .rich = Chloé sends { $amount }, all she has, and you could match it with your { $cash }. Better take the money.
lesson-dollar = Chloé has nothing left. Send her an envelope for { $industry } with one dollar in it: she must sell.
    .title = One dollar
    .why = Which is why one never empties the purse into an envelope.
    .other = She could match that. One dollar, to Chloé: it is all she lacks.
lesson-bears = The marker is yours: remove a card. The market shows { $bears } bears; with three it crashes.
    .title = The marker and the bears
    .why = Whoever holds the marker also begins the next round.
    .other = Legal. But the next bear would then crash the market, and nobody here is ready for that.
lesson-free = Another card, or none: nobody has to fund, and no card ever leaves the wheel. Point at one and watch the pencil line.
    .title = Your choice
    .why = The 10 is nearly free. The 72 is nearly ruin.
lesson-all-in = Bruno stakes { $amount }, all he has, for a { $industry } tile. Sell: a counter-offer would empty your purse, not his.
    .title = All in
    .why = With nothing left he can pay nobody. The wheel will notice.
    .other = You would owe { $owed } within two rounds, and have hardly anything left. Sell.
lesson-paid = A card has reached the arrow: { $amount } are paid. It goes straight back to its space and starts over.
    .title = Interest
    .why = All pay at once, and nothing can be paid in advance.
lesson-look = Fund, or do not. But look at your rivals’ cash: somebody is nearly broke.
    .title = Other people’s purses
    .why = You have seen every price he paid, so you know it to the dollar.
lesson-exam = Your envelope, and no lights this time. What is the least that Bruno cannot match?
    .title = Your turn, no lights
    .why = A dollar more than he has. Much more would rescue him.
lesson-crash = Three bears or more: the market crashes. Everybody returns a tile, and the wheels turn two spaces at once.
    .title = Crash
    .why = What was due next round is due now. Bruno had plans for that money.
lesson-end = Bruno cannot pay: the game is over, and he loses. Of the others the most points win, and you have { $points }.
    .title = The end
    .why = Tiles of a kind score 1, 3, 6, 10; money up to four points.
    .broke = You cannot pay: the game is over, and you lose. Once more, with an eye on the line?
    .second = Bruno cannot pay: the game is over, and he loses. You survived with { $points } points; Chloé has more.

## What the lesson points at

light-industries = the industries
light-industry = { $industry }
light-row = row { $row } of the market
light-card = card { $card }
light-market = the market
light-wheel = your wheel
light-wheels = all wheels
light-due = what falls due
light-line = your cash, round by round
light-envelope = the envelope
light-answers = sold, or counter-offer
light-sell = sold
light-offer = your envelope
light-pass = make no offer
light-rivals = rivals’ cash
light-bears = the bears
light-tiles = your tiles
light-standing = the final standing
light-account = where it came from
light-play = a game against novices

## Rule cards: when something happens for the first time

rulecard-funded = The bank pays { $value } now; every { $space } rounds { $interest } falls due. A first tile goes with row 1, a second with row 2, a third with row 3.
    .why = The card stays for ever.
rulecard-three = Three tiles of an industry are the most you can fund. By trading you may come to hold more.
    .why = The fourth scores four points.
rulecard-sorted = The market is filled up at once and sorted again: a card may slip into another row before your turn.
    .why = Row 1 always holds the three lowest.
rulecard-no-trade = There is no trade in the first round. The marker goes to the left, and its holder removes a card from the market.
    .why = From the next round on, envelopes travel.
rulecard-envelope = You cannot refuse: keep the money and hand over a tile, or add as much and take one from { $seat }.
    .why = Nobody else sees the sum.
rulecard-forced = The envelope holds more than you have, so you can only sell.
    .why = Cash in hand is also a defence.
rulecard-secret = They know the price, you do not. Under Rivals’ cash you see between what and what it can be.
    .why = Tiles, cards and wheels are public; money never.
rulecard-countered = { $rival } has matched your envelope: you get the money back with as much again, and lose a tile.
    .why = Offer a price you would take yourself.
rulecard-marker = You hold the marker: remove a card, and begin the next round. A starting card leaves the game, others may come back.
    .why = Take away what a rival needs, or a bear.
rulecard-nearly = One more bear and the market crashes at the end of the round: a tile goes back, and the wheels turn two spaces.
    .why = Have two rounds’ interest in hand.
rulecard-crash = The market crashes. Everybody returns a tile of the industry they hold most of, and all cards move two spaces.
    .why = No card passes the arrow.
rulecard-paid = Interest for the cards at the arrow: { $amount }. They go back to their spaces and will be due again.
    .why = Everybody pays at the same time.
rulecard-short = As it stands you cannot pay in round { $round }: { $lacking } are lacking. Fund, or sell a tile, before that.
    .why = That is what the others watch for.
rulecard-bankrupt = Somebody cannot pay everything, and that ends the game. The bankrupt lose, however many points they have.
    .why = The others count.
rulecard-points = Tiles of one industry score 1, 3, 6, 10 and so on. In the basic game money adds one point from $30, four from $96.
    .why = A tie goes to the highest fund card.
rulecard-reshuffled = The deck was empty, and the discards are shuffled into a new one. Starting cards that were removed stay out.
    .why = Bears come back.
rulecard-idle = Nobody funds, and no wheel holds a card. After three such rounds the game is over and nobody wins.
    .why = Honesty is not an option here.
rulecard-luxury = Instead of an envelope you may buy a luxury for its points. In this game money itself scores nothing.
    .why = There is one of each.

## Maxims

maxim-every-round = Fund every round: without new money the old promises catch up with you.
maxim-smallest = Take the smallest card you can: large ones cost three times the interest for each dollar.
maxim-two-rounds = Keep what the next two rounds cost, and hardly more than that.
maxim-worth = Reckon a point at about $25: counter what is cheaper, sell what is dearer.
maxim-envelope = Be slow to send envelopes: whoever gets one picks the side that suits them.
maxim-purse = Never put into an envelope what you owe soon: it may not come back.
