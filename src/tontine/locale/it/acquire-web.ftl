# Acquire nel browser.

from-to = { $from } → { $to }

## Il turno

track-last = Ultimo turno
stop-place = Tessera
stop-merger = Fusione
stop-buy = Acquisti
stop-draw = Pesca

ask-place = Tocca a te: gioca una tessera
ask-place-last = Ultimo turno: gioca una tessera o tralasciala
ask-found = Quale società vuoi fondare?
ask-survivor = Le più grandi sono pari: quale sopravvive?
ask-settle = Quale società si liquida ora?
ask-dispose = { $held ->
        [one] { $survivor } assorbe { $defunct }: che ne fai della tua azione?
       *[other] { $survivor } assorbe { $defunct }: che ne fai delle tue { $held } azioni?
    }
ask-buy = { $most ->
        [one] Compra un’azione, o nessuna
       *[other] Compra fino a { $most } azioni
    }
    .skipped = { $most ->
        [one] Nessuna tessera giocabile: compra un’azione, o nessuna
       *[other] Nessuna tessera giocabile: compra fino a { $most } azioni
    }
ask-buy-nothing = { $why ->
        [none] Nessuna società sul piano: non c’è nulla da comprare
        [sold] La banca non ha più azioni delle società sul piano
       *[dear] Con { $cash } non puoi comprare nulla
    }
    .skipped = Nessuna tessera giocabile e niente da comprare
ask-announce = Annunci la fine della partita?

confirm-place = Gioca { $tile }
confirm-found = Fonda { $corporation }
confirm-survivor = Sopravvive { $corporation }
confirm-settle = Liquida { $corporation }
confirm-dispose = { $given ->
        [0] Conserva tutte le azioni
       *[other] Conferma la scelta
    }
confirm-buy = { $count ->
        [0] Non comprare nulla
        [one] Compra { $count } azione per { $amount }
       *[other] Compra { $count } azioni per { $amount }
    }
confirm-announce = Annuncia la fine
confirm-leave = Tralascia la tessera
confirm-end = Chiudi la partita ora

wait-me = Un momento…
passed-over = Non avevi nulla da giocare o comprare. { $next }
wait-over = La partita è finita
wait-placing = { $name } sta scegliendo una tessera
wait-founding = { $name } sta fondando una società
wait-surviving = { $name } sta scegliendo quale società sopravvive
wait-settling = { $name } sta scegliendo quale società si liquida ora
wait-disposing = { $name } sta decidendo che fare delle azioni di { $corporation }
wait-buying = { $name } sta comprando azioni

## La città

map-label = { $count ->
        [0] Piano di gioco, 12 colonne per 9 righe, ancora nessuna società
       *[other] Piano di gioco, 12 colonne per 9 righe: { $corporations }
    }
hand-label = Le tue tessere
tile-label = { $tile }: { $does }
mark-lone = { $count ->
        [one] isolata
       *[other] isolate
    }
mark-founds = { $count ->
        [one] fonda
       *[other] fondano
    }
mark-grows = { $count ->
        [one] espande
       *[other] espandono
    }
mark-merges = { $count ->
        [one] unisce
       *[other] uniscono
    }
mark-blocked = { $count ->
        [one] bloccata
       *[other] bloccate
    }
mark-dead = { $count ->
        [one] morta
       *[other] morte
    }
fact-bag = riserva
fact-safe = al sicuro
fact-largest = maggiore
fact-of = { $some } su { $all }
fact-aside = da parte

## Azioni

shares = Azioni
shares-open = tutte scoperte
shares-hidden = nascoste
hidden-holding = non puoi vederlo
cash = Denaro
cash-small = denaro
in-shares = in azioni
times = { $count } × { $price }
worth-all = In tutto { $amount }, azioni ai prezzi di oggi.
no-shares = Non hai azioni.
corporations = Società
off-board = inattiva
tiles = { $count ->
        [one] { $count } tessera
       *[other] { $count } tess.
    }
tiles-text = { $tiles } tessere
safe = fuori pericolo
to-act = decide
rank-first = maggioranza
rank-second = minoranza
bank = In banca
price-now = Prezzo attuale
price-next = Al prossimo scatto
price-stays = ancora { $price } ad azione
at-size = a { $size }
tiles-from = tess.
tier-low = bassa
tier-middle = media
tier-high = alta

## Le mie tessere

no-tiles = Nessuna tessera rimasta
on-its-own = da sola
to-choose = { $count } a scelta
short-blocked = non ancora
short-dead = per sempre
into = a
hint-point = { $pointer ->
        [touch] Tocca una tessera per vedere che cosa farebbe, poi conferma.
       *[mouse] Indica una tessera per vedere che cosa farebbe, sceglila, poi conferma.
    }
hint-ahead = { $pointer ->
        [touch] Tocca una delle tue tessere per vedere che cosa farebbe ora.
       *[mouse] Indica una delle tue tessere per vedere che cosa farebbe ora.
    }
hint-watch = Stai guardando. Le tessere in mano restano coperte finché non sono giocate.
hint-choose = scegli, poi conferma
hint-confirm = scelta: conferma per giocarla
lone-text = Non tocca nulla, perciò aspetta delle vicine.
why-blocked = Tutte e sette le società sono sul piano, e questa tessera ne formerebbe un’ottava. Si potrà giocare quando una fusione farà posto.
why-dead = Unirebbe due società fuori pericolo, perciò non si potrà mai giocare. Viene sostituita alla fine del tuo turno.
unsettled = Che cosa troverà non si sa finché l’ultima tessera non è sistemata.
not-yet = I bonus si calcolano quando viene giocata.
tied-survivors = Pari: scegli tu quale sopravvive
then-found = Poi scegli una società
founder-share = Ne ricevi un’azione gratuita.
free-share = { $free ->
        [yes] Ricevi un’azione gratuita.
       *[no] Nessuna azione gratuita: la banca non ne ha più.
    }
then-clockwise = Poi, da te in senso orario
each-disposes = { $known ->
        [yes] Ognuno conserva, vende a { $price } o scambia 2 per 1 { $survivor } finché la banca ne ha ({ $bank }).
       *[no] Ognuno conserva, vende o scambia 2 per 1 { $survivor } finché la banca ne ha ({ $bank }).
    }
afterwards = Dopo: { $corporation }
settled-later = dopo, { $corporations }
settled-next = si liquida ora
survives = { $corporation } sopravvive

## Bonus

bonuses-on = { $size ->
        [one] Bonus per { $corporation }, { $size } tessera
       *[other] Bonus per { $corporation }, { $size } tessere
    }
you-first = Tu
shares-count = { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
shares-because = { $count ->
        [one] { $count } azione, { $why }
       *[other] { $count } azioni, { $why }
    }
shares-short = { $count }, { $why }
place-first = maggioranza
place-second = minoranza
place-sole = unico azionista
place-first-shared = maggioranza divisa
place-second-shared = minoranza divisa
no-bonus = nessun bonus
why-title = Perché { $name } riceve { $amount }
    .you = Perché ricevi { $amount }
why-price = { $tier ->
        [low] { $corporation }, fascia bassa, { $size } tessere
        [middle] { $corporation }, fascia media, { $size } tessere
       *[high] { $corporation }, fascia alta, { $size } tessere
    }
why-majority = Bonus di maggioranza, { $times } × { $price }
why-minority = Bonus di minoranza, { $times } × { $price }
why-sole = Unico azionista: entrambi i bonus
why-both = Pareggio per la maggioranza: i due bonus insieme
why-level = { $market ->
        [yes] Pareggio con il mercato azionario, { $shares } a testa: ÷ { $parts }
       *[no] A pari merito anche { $level }, { $shares } a testa: ÷ { $parts }
    }
why-rounded = Arrotondato ai $100 superiori

## Conservare, vendere, scambiare

your-shares = { $count ->
        [one] La tua azione di { $corporation }
       *[other] Le tue { $count } azioni di { $corporation }
    }
keep = Conserva
sell = Vendi
trade = Scambia
label-keep = Azioni di { $corporation } da conservare
label-sell = Azioni di { $corporation } da vendere
label-trade = Azioni di { $corporation } da scambiare
keep-note = finché { $corporation } non rinasce
sell-note = { $price } l’una
trade-note = 2 per 1 { $survivor }, in banca { $bank }
all-keep = Conserva tutte
all-sell = Vendi tutte
all-trade = Scambia tutte le possibili
all = tutte
then-seats = Poi
then-corporations = Dopo

## Comprare

buy-label = { $why ->
        [none] prese: { $count }; in banca: { $bank }
       *[other] prese: { $count }; { $why }
    }
buy-less = Una { $corporation } in meno
buy-count = Azioni: { $count } su { $most }
buy-total = Totale
buy-left = Denaro rimasto
you-hold = tu: { $count }
enough = { $most ->
        [one] ora si può comprare al massimo un’azione
       *[other] ora si possono comprare al massimo { $most } azioni
    }

## Annunciare la fine

announce = Annuncia la fine…
announce-not = Non annunciare
announce-text = Puoi finire questo turno o chiuderlo subito. Poi ogni società sul piano paga i suoi bonus, e tutte le sue azioni si vendono.
announced-text = La fine è annunciata: questo è l’ultimo turno.
out-leave = Non giochi nessuna tessera. Puoi ancora comprare azioni.
out-end = Non si gioca e non si compra più nulla. Ogni società sul piano paga i suoi bonus, e tutte le sue azioni si vendono.

## La fine

source-start = all’inizio
source-bought = azioni comprate
source-bonus = bonus
source-disposed = azioni vendute nelle fusioni
source-cashed = ultima vendita
source-total = denaro

## Il racconto e i tasti

kind-mergers = Fusioni
kind-purchases = Acquisti
shortcut-tile = scegli una tessera
shortcut-walk = da una tessera all’altra sulla mappa
shortcut-letter = scegli una società; quando compri, prendi una sua azione (con Maiusc la rimetti)
