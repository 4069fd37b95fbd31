# Acquire nel browser.

from-to = { $from } → { $to }

## La città

map-label = { $count ->
        [0] Piano di gioco, 12 colonne per 9 righe, ancora nessuna società
       *[other] Piano di gioco, 12 colonne per 9 righe: { $corporations }
    }
hand-label = Le tue tessere
tile-label = { $tile }: { $does }
tile-choose = Scegli { $tile }: { $does }
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
fact-ends = { $size } (fine a { $final })
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
worth-head = in tutto
purse-label = Le tue azioni: { $amount } ai prezzi di oggi
no-shares = Non hai azioni.
corporations = Società
off-board = inattiva
strip-label = { $size ->
        [0] { $corporation }, inattiva
        [one] { $corporation }, { $size } tessera, { $price }
       *[other] { $corporation }, { $size } tessere, { $price }
    }
tiles = { $count ->
        [one] { $count } tessera
       *[other] { $count } tess.
    }
safe = fuori pericolo
to-act = decide
rank-first = la maggioranza: il bonus di maggioranza
rank-first-tied = pari per la maggioranza: i due bonus si dividono
rank-second = la minoranza: il bonus di minoranza
rank-second-tied = pari per la minoranza: il bonus di minoranza si divide
rank-label = { $name }, { $corporation }: { $rank }
about-label = Informazioni su { $corporation }
majority-bonus = Bonus di maggioranza
minority-bonus = Bonus di minoranza
bank = In banca
price-now = Prezzo attuale
price-next = Al prossimo scatto
price-label = { $corporation }: prezzo ora { $price }
next-label = { $corporation }: { $price } da { $size } tessere
cost-label = Perché { $corporation } costa { $price }
at-size = a { $size }
step-short = { $size }→{ $price }
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
choice-label = Scegli { $corporation }: { $does }
afterwards = { $how ->
        [merger] { $corporation } dopo la fusione
        [founded] { $corporation } appena fondata
       *[grown] { $corporation } con questa tessera
    }
after-tiles = { $from ->
        [0] { $to } tessere
       *[other] { $from } → { $to } tessere
    }
after-price = { $change ->
        [new] { $to } ad azione
        [none] ancora { $to } ad azione
       *[rise] { $from } → { $to } ad azione
    }

## Bonus

bonuses-on = { $size ->
        [one] Bonus per { $corporation }, { $size } tessera
       *[other] Bonus per { $corporation }, { $size } tessere
    }
shares-count = { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
shares-because = { $count ->
        [one] { $count } azione, { $why }
       *[other] { $count } azioni, { $why }
    }
shares-short = { $count }, { $why }
place-first = { bonus-first }
place-second = { bonus-second }
place-sole = unico azionista
place-first-shared = maggioranza divisa
place-second-shared = minoranza divisa
no-bonus = nessun bonus
bonus-label = { $name }: { $amount } per { $corporation }
why-title = Perché { $name } riceve { $amount }
    .you = Perché ricevi { $amount }

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
all = tutte

## Comprare

buy-label = { $why ->
        [none] prese: { $count }; ne hai { $held }; in banca: { $bank }
       *[other] prese: { $count }; ne hai { $held }; { $why }
    }
buy-one = Aggiungi un’azione di { $corporation } per { $price }
buy-less = Una { $corporation } in meno
buy-count = Azioni: { $count } su { $most }
buy-total = Totale
buy-left = Denaro rimasto
you-hold = tu: { $count }

## Annunciare la fine

announce-not = Non annunciare
announce-too = e annuncia la fine della partita
announced-text = La fine è annunciata: questo è l’ultimo turno.

## Il racconto e i tasti

kind-mergers = Fusioni
kind-purchases = Acquisti
shortcut-tile = scegli una tessera
shortcut-walk = da una tessera all’altra sulla mappa
shortcut-letter = scegli una società; quando compri, prendi una sua azione (con Maiusc la rimetti)

## Che cosa il tavolo dice a modo suo

log-round = Giro { $number }
log-before = Prima del primo turno
end-chart = La ricchezza, turno per turno
chart-at = Turno { $number }: { $worth }
chart-hint = { $pointer ->
        [touch] Tocca un turno per leggere le cifre, e ancora per rivederlo.
       *[mouse] Indica un turno per leggere le cifre; doppio clic per rivederlo.
    }
replay-start = Le tessere d’apertura sono sul piano.
