# Ponzi Scheme nel browser.

## Il mercato

market = Mercato
deck = mazzo
discards = scarti
discards-none = nessuno scarto
row = Riga { $row }
row-for = { $row ->
        [1] la tua 1ª
        [2] la tua 2ª
       *[3] la tua 3ª
    }
bears-of = { $bears } su { $needed }
bears-label = { $bears } delle { $needed } carte Orso che fanno crollare il mercato
interest = interesse
fund-label = { $kind ->
        [bear] Carta da { $value }, Orso: interesse { $interest } ogni { $period } round
        [starting] Carta da { $value }, iniziale: interesse { $interest } ogni { $period } round
       *[plain] Carta da { $value }: interesse { $interest } ogni { $period } round
    }
supply = Tessere rimaste
left = altre { $count }
# Which drawing stands for it: grain, or energy.
sign-grain = grain
luxuries = Beni di lusso

## In scadenza

falling-due = In scadenza
due-short = scade
round = Round
now = ora
left-over = resta
then = poi
at-arrow = alla freccia
at-space = allo spazio { $space }
owes-in = { $name } deve { $amount } nel round { $round }
    .you = Devi { $amount } nel round { $round }
due-beyond = mancano almeno { $amount }, se non cambia nulla
    .you = mancano { $amount }, se non cambia nulla
sentences = { $first }: { $then }
fund-at = Carta da { $value }, { $space }
your-cash = La tua cassa
cash-line-why = dopo i pagamenti, se non cambia altro
cash-line = La tua cassa dopo ciascuno di questi round: { $amounts }
short-why = Se non basta quando la ruota si ferma: bancarotta, e la partita finisce.
# From here on a sentence is an alarm, in red.
danger-short = { "" }
minus = −{ $amount }
plus = +{ $amount }

## Giocatori

players = Giocatori
marker = segnalino del primo giocatore
wheel-label = Ruota di { $name }: { $spaces }
wheel-space = { $amount } { $space }
tag = { $value } · ogni { $period }
tag-why = Carta da { $value }: { $interest } da pagare nel round { $rounds }.
points = { $points ->
        [one] punto
       *[other] punti
    }
points-of = { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }
points-short = { $points } pt
no-points = ancora nessuna tessera
score-luxuries = Beni di lusso
score-wealth = Ricchezza
score-total = Punti
wealth-of = per { $cash } rimasti
best-card = { $card ->
        [0] nessuna carta investimento
       *[other] carta di maggior valore: { $card }
    }
bounds-title = La cassa dei rivali: minimo e massimo possibili
cash-of = Cassa di { $name }: { $cash }
cash-known = È certo:
cash-bounds = Segue da ciò che hai visto:
cash-bounds-why = Resta incerto solo per gli scambi a prezzo segreto.

## Il mio posto

your-decision = La tua decisione
your-things = La tua ruota, le tessere e la cassa
your-tiles = Le tue tessere
cash = Cassa
cash-small = cassa
tiles = tessere
tiles-points = tessere · pt
industry-points = Punti industria
wealth-points = Punti ricchezza
hidden-from-you = nascosti
interest-in = Interessi, round { $round }
left-in = Resta nel round { $round }
nothing-due = nessuno
leaves = resta { $amount }
short-by = mancano { $amount }
fund-which = Quale industria
fund-hint = Scegli una carta sul mercato, o prima un’industria: restano aperte solo le carte della sua riga.
from-row = { $count ->
        [0] ancora nessuna · riga { $row }
        [one] { $count } tessera · riga { $row }
       *[other] { $count } tessere · riga { $row }
    }
offer-whom = A chi, per quale industria
offer-hint = Scegli un giocatore e un’industria di cui avete entrambi una tessera, poi riempi la busta.
offer-change = Cambia
offer-label = { $count ->
        [one] Busta per { $name }, { $industry }: { $count } tessera
       *[other] Busta per { $name }, { $industry }: { $count } tessere
    }
amount = Somma
envelope-holds = Busta con { $amount }
envelope-empty = Busta vuota
envelope-sealed = Busta chiusa
sum-secret = la somma la vedete solo tu e { $name }
sum-hidden = la somma la vedono solo { $name } e { $rival }
answer-sell = Venduto!
answer-counter = Controfferta!
answer-hint = Scegli, poi conferma.
if-you-sell = Se vendi
if-you-counter = Se fai una controfferta
if-they-sell = se vende
if-they-counter = se fa una controfferta
you-take = prendi
you-pay = paghi
you-give = dai
return-label = Restituisci una tessera: { $industry }
return-which = Quale tessera
remove-hint = Scegli una carta sul mercato.
crash-costs = un crollo ti farebbe pagare subito { $amount }
crash-stamp = Crollo!
stamp-seen = Avanti
bankrupt-stamp = Bancarotta

## Aiuto e cronaca

shortcut-industry = scegli l’industria in cui investire
shortcut-sell = rispondi a una busta: venduto
shortcut-counter = rispondi a una busta: controfferta
shortcut-pass = non investire, o nessuna offerta
kind-trades = Scambi
kind-funds = Investimenti
kind-interest = Interessi
end-chart = I punti, round per round
