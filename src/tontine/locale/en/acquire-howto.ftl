# Acquire: one page for those who have never played, and the headings of the rules.

howto-picture = Part of the map: corporations as blocks of one colour, each with its letter and its size.
howto-aim = Have the most money at the end. The most is made when a corporation is taken over: whoever holds the most shares of it gets the largest bonus.
    .heading = The aim
howto-turn = Play one of your six tiles on its space. Beside lone tiles it founds a corporation, and you get a free share. Beside a corporation it makes that one grow, and its price rises. Between two it merges them: the larger takes over the smaller, the two largest shareholders of the smaller get bonuses, and everyone keeps, sells or trades their shares of it. Then buy up to three shares, and draw a tile. Shares turn into money only in mergers and at the end.
    .heading = A turn
howto-end = A corporation of 11 tiles is safe. When all on the board are safe, or one has 41 tiles, you may announce the end. Bonuses are paid once more, and all shares are sold.
    .heading = The end

## The headings of the rules

chapter-components = Components
chapter-setup = Setup
chapter-turn = A turn
chapter-founding = Founding
chapter-growing = Growing
chapter-merging = Merging
chapter-buying = Buying
chapter-drawing = Drawing
chapter-end = The end
chapter-two = Two players

## The price table

prices-size = Tiles
prices-low = Low
prices-middle = Middle
prices-high = High
sizes-one = { $size }
sizes-to = { $size }–{ $last }
sizes-from = { $size }+
