# Ponzi Scheme: one page for those who have never played, and the headings of the rules.

howto-picture = The market: three rows of fund cards. Each shows its value, its interest, and how many rounds lie between payments; some have a bear on them.
howto-aim = Collect industry tiles: each further one of a kind scores more. And stay able to pay: whoever cannot pay their interest goes bankrupt and loses.
    .heading = The aim
howto-round = Each in turn may fund: take a tile and a fund card. The bank pays the card’s value at once, but its interest falls due every few rounds, for ever. Then each may offer another player an envelope for an industry of which both hold a tile. They sell you theirs for the money, or add as much again, give it all back and take yours. The sum is secret, like all money. The marker moves on, a card is removed, and with as many bears as players the market crashes. All wheels turn, and cards at the arrow are paid.
    .heading = A round
howto-end = The first bankruptcy ends the game. Of those who can pay, the one with the most points wins.
    .heading = The end

## The headings of the rules

chapter-components = Components
chapter-setup = Setup
chapter-funding = Funding
chapter-trade = Clandestine trade
chapter-marker = Pass the marker
chapter-crash = Market crash
chapter-wheel = Turn the wheel
chapter-interest = Pay interest
chapter-end = The end
chapter-advanced = Advanced game
