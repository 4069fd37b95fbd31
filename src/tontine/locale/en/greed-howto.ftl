# Greed Incorporated: one page for those who have never played, and the headings of the rules.

howto-picture = Two companies: their assets, their money, and the chairs of their boards with the markers of the players who sit there.
howto-aim = Own status symbols worth the most points. They cost private money, and what your company earns is not yours: you get a part of it by being fired.
    .heading = The aim
howto-year = Everyone announces an asset; its arrows move prices. Companies make sealed bids for the assets on offer, and the marker on a card takes a chair in the company that buys it. Assets yield goods; companies trade them, turn them into better ones, and sell them. A company that earns no more than last year gets the boot: CEO, CFO and COO point at scapegoats, who are fired with up to 40 percent of the free cash. That is private money. It buys a gold and a silver symbol at auction each year, or a new company.
    .heading = A year
howto-end = Three players play twelve years, more play eight. The most status points win.
    .heading = The end

## The headings of the rules

chapter-setup = Setup
chapter-announcements = Announcements (I)
chapter-market = Market forces (II)
chapter-investment = Investment (III)
chapter-production = Production (IV)
chapter-trade = Trade and development (V)
chapter-sales = Sales (VI)
chapter-books = Closing the books (VII)
chapter-scapegoats = Scapegoats (VIII)
chapter-symbols = Work hard, play hard (IX)
chapter-founders = Entrepreneurs (X)
chapter-end = The end
