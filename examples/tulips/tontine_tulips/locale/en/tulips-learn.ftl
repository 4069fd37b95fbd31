# The lesson of Tulips.

light-bid = your bid
lesson-bid = The richest win. A Viceroy is for sale: bid a few guilders, four to twelve.
    .title = A sealed bid
    .why = The highest bid that nobody else has made takes the bulb.
    .other = Less would leave the bulb to Bruno; more, and the next ones are out of reach.
lesson-taken = It is yours, and { $cash } are left in your purse. One bulb is worth 5, two of a kind 15.
    .title = Yours
    .why = Nobody else knows what is in a purse, but every bid says how much at least.
lesson-leave = Bruno is after the Admiral. Let him have it: bid nothing, and wait.
    .title = Patience
    .why = The kind of which most are bought is worth nothing in the end.
lesson-again = Another Admiral, and your choice. With the third rumour the bubble bursts.
    .title = Your choice
    .why = No rumour has been heard yet. They are all still in the deck.
lesson-burst = The bubble has burst. The kind of which most were bought is worth nothing, and you win.
    .title = The bubble bursts
    .why = What all want is worth least.
    .lost = The bubble has burst, and Bruno is richer. Once more?
