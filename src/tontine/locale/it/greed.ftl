# Greed Incorporated. Ciò che fa un giocatore è detto senza soggetto ("pesca Miniera di carbone");
# l’attributo `you` dice lo stesso a chi lo fa. Ciò che fa una compagnia è una frase intera.

title = Greed Incorporated
pitch = Manda in rovina una compagnia, fatti licenziare con una liquidazione d’oro e comprati lo yacht.
money = { NUMBER($amount, useGrouping: 1) }M
card = { $name } ({ $number })
lot = { $metal ->
        [gold] { $name } (oro { $letter })
       *[silver] { $name } (argento { $letter })
    }
company-number = «compagnia { $number }»
asset-number = «asset { $number }»

chair-ceo = CEO
chair-cfo = CFO
chair-coo = COO
chair-manager = middle manager

## Prodotti: il nome, uno breve per le colonne, e quanti

good-land = terreni
    .short = terr.
    .units = { $count ->
        [one] { $count } terreno
       *[other] { $count } terreni
    }
good-sand = sabbia
    .short = sabbia
    .units = { $count } sabbia
good-coal = carbone
    .short = carb.
    .units = { $count } carbone
good-steel = acciaio
    .short = acc.
    .units = { $count } acciaio
good-cotton = cotone
    .short = cotone
    .units = { $count } cotone
good-textiles = tessuti
    .short = tess.
    .units = { $count ->
        [one] { $count } tessuto
       *[other] { $count } tessuti
    }
good-houses = case
    .short = case
    .units = { $count ->
        [one] { $count } casa
       *[other] { $count } case
    }
good-railroads = ferrovie
    .short = ferr.
    .units = { $count ->
        [one] { $count } ferrovia
       *[other] { $count } ferrovie
    }
good-loans = prestiti
    .short = prest.
    .units = { $count ->
        [one] { $count } prestito
       *[other] { $count } prestiti
    }
good-microchips = microchip
    .short = chip
    .units = { $count } microchip
good-blah-blah = bla-bla
    .short = bla
    .units = { $count } bla-bla
# Goods that a set of cards names itself
own-short = { $name }
own-units = { $count } { $name }
good-money = denaro

## Gli asset delle nostre carte

asset-10 = Piccolo possidente
asset-11 = Cava di sabbia
asset-12 = Coltivatori di cotone
asset-13 = Cava di ghiaia
asset-14 = Miniera a cielo aperto
asset-15 = Area ricca di minerali
asset-16 = Cantiere edile
asset-17 = Tessitori a domicilio
asset-18 = Rottamaio
asset-19 = Latifondista assenteista
asset-20 = Miniera di carbone
asset-21 = Fonderia d’acciaio
asset-22 = Piantagione
asset-23 = Cotonificio
asset-24 = Prefabbricati
asset-25 = Promotore immobiliare
asset-26 = Draghe fluviali
asset-27 = Officina ferroviaria
asset-28 = Catasto
asset-29 = Miniera profonda
asset-30 = Banca ipotecaria
asset-31 = Cassa di risparmio
asset-32 = Laminatoio
asset-33 = Fabbrica di abiti
asset-34 = Wafer di silicio
asset-35 = Palazzinari
asset-36 = Magnate delle ferrovie
asset-37 = Obbligazioni ferroviarie
asset-38 = Casa di moda
asset-39 = Ufficio stampa
asset-40 = Fonderia di chip
asset-41 = Stabilimento di montaggio
asset-42 = Alta velocità
asset-43 = Banca d’affari
asset-44 = Cartolarizzatori
asset-45 = Fondo sovrano
asset-46 = Software house
asset-47 = Dot-com
asset-48 = Agenzia di marketing
asset-49 = Agenzia di rating

## Gli Status Symbol delle nostre carte

symbol-gold-a = Auto sportiva
symbol-gold-b = Cavallo da corsa
symbol-gold-c = Yacht
symbol-gold-d = Palazzo in centro
symbol-gold-e = Vigneto
symbol-gold-f = Jet privato
symbol-gold-g = Collezione d’arte
symbol-gold-h = Squadra di calcio
symbol-gold-i = Isola privata
symbol-silver-a = Orologio d’oro
symbol-silver-b = Abito su misura
symbol-silver-c = Circolo del golf
symbol-silver-d = Cantina di Bordeaux
symbol-silver-e = Palco all’opera
symbol-silver-f = Chalet in montagna
symbol-silver-g = Motoscafo
symbol-silver-h = Chef personale
symbol-silver-i = Collana di diamanti

## Che cosa succede

event-assigned = dirige { $company }
    .you = dirigi { $company }
event-started = ha il segnalino iniziale
    .you = hai il segnalino iniziale
event-drew = pesca { $asset }
    .you = peschi { $asset }
event-year = apre l’anno { $number }
    .you = apri l’anno { $number }
event-chose = sceglie { $asset }
    .you = scegli { $asset }
event-announced = annuncia { $asset }
    .you = annunci { $asset }
event-trend = il trend di { $good } ora è { $trend } ({ $change })
event-price = { $good }: il prezzo ora è { $price }
event-sealed = offre { $amount } per conto di { $company }, in segreto
    .you = offri { $amount } per conto di { $company }, in segreto
event-bidden = { $company } offre { $amount }
event-took = { $company } prende { $asset } per { $amount }
event-declined = { $company } non prende carte
event-seated = occupa il posto di { $post } di { $company }
    .you = occupi il posto di { $post } di { $company }
event-produced = { $company } produce { $goods }
event-proposed = { $company } fa { D("a", $partner) } la proposta { $proposal }
event-terms = proposta { $proposal }: { $company } darebbe { $goods }
event-runs = proposta { $proposal }: { $company } userebbe { $asset }
event-rejected = { $company } rifiuta la proposta { $proposal } di { $partner }
event-countered = alla proposta { $proposal } di { $partner } risponde { $company } con una controfferta
event-withdrew = { $company } ritira la proposta { $proposal } { D("a", $partner) }
event-dealt = { $company } { D("e", $partner) } si accordano sulla proposta { $proposal }
event-moved = { $company } consegna { D("a", $partner) } { $goods }
event-paid = { $company } paga { D("a", $partner) } { $amount }
event-said = dice: «{ $text }»
    .you = dici: «{ $text }»
event-used = { $company } usa { $asset }
event-ran = { $company } usa { $asset } come da accordo
event-spent = { $company } impiega { $goods }
event-gained = { $company } ricava { $goods }
event-contented = ha finito di commerciare
    .you = hai finito di commerciare
event-sold = { $company } vende { $goods } per { $amount }
event-kept = { $company } conserva { $goods }
event-stored = { $company } paga { $amount } di magazzino
event-closed = { $company } chiude il bilancio: { $income }, l’anno prima { $before }
event-booted = { $company } riceve lo stivale: { $income }, l’anno prima { $before }
event-pointed = indica il { $chair } di { $company } ({ $rival })
    .you = indichi il { $chair } di { $company } ({ $rival })
event-fired = perde il posto di { $chair } di { $company } e riceve { $amount }
    .you = perdi il posto di { $chair } di { $company } e ricevi { $amount }
event-promoted = sale al posto di { $chair } di { $company }
    .you = sali al posto di { $chair } di { $company }
event-dropped = { $company } scarta { $asset }
event-liquidated = { $company } resta senza CEO ed è liquidata
event-auctioned = all’asta da { $price }: { $symbol }
event-raised = { $lot ->
        [company] offre { $amount } per una nuova compagnia
       *[other] offre { $amount }
    }
    .you = { $lot ->
        [company] offri { $amount } per una nuova compagnia
       *[other] offri { $amount }
    }
event-passed = passa
    .you = passi
event-won = compra { $symbol } per { $amount }
    .you = compri { $symbol } per { $amount }
event-unsold = nessuno compra { $symbol }
event-marker = riceve il segnalino iniziale
    .you = ricevi il segnalino iniziale
event-offered = una nuova compagnia va all’asta da { $price }
event-founded = avvia { $company } per { $amount }
    .you = avvii { $company } per { $amount }
event-equipped = { $company } prende { $asset } dagli scarti
event-unfounded = nessuno avvia una compagnia
event-scored = { $points ->
        [one] ha { $points } punto e { $cash }
       *[other] ha { $points } punti e { $cash }
    }
    .you = { $points ->
        [one] hai { $points } punto e { $cash }
       *[other] hai { $points } punti e { $cash }
    }

## Il racconto: più eventi in una frase

story-assigned = compagnie: { $items }
story-announced = annunci – { $items }
announced-by = { $seat }: { $asset }
story-trends = trend: { $items }
story-trend = { $good } { $trend } ({ $change })
story-prices = prezzi: { $items }
story-bids = offerte: { $items }
story-seated = occupa il posto di { $post }
    .you = occupi il posto di { $post }
story-produced = produzione: { $items }
story-proposed = { $fate ->
        [rejected] { $company } offre { D("a", $partner) } { $give } per { $get }: proposta respinta
        [countered] { $company } offre { D("a", $partner) } { $give } per { $get }; la risposta è una controfferta
        [withdrew] { $company } offre { D("a", $partner) } { $give } per { $get }, poi ritira la proposta
       *[open] { $company } offre { D("a", $partner) } { $give } per { $get } (proposta { $number })
    }
story-sale = { $company } vende { D("a", $partner) } { $give } per { $get }
story-exchange = { $company } dà { D("a", $partner) } { $give } in cambio di { $get }
with-runs = { $terms }, usando { $assets }
story-used = { $company } usa { $asset }: trasforma { $spent } in { $gained }
story-contented = hanno finito di commerciare: { $items }
story-sold = { $company } vende { $goods } per { $amount }
story-kept = { $amount ->
        [none] { $company } conserva { $goods }
       *[other] { $company } conserva { $goods } (magazzino: { $amount })
    }
story-closed = bilanci chiusi: { $items }
story-book = { $company } { $income } (anno prima: { $before })
story-pointed = capri espiatori di { $company }: { $items }
story-promoted = promozioni: { $items }
story-equipped = { $company } prende { $items } dagli scarti
story-scored = punti: { $items }

pair-assigned = { $company } ({ $seat })
pair-price = { $good } { $price }
pair-bid = { $company } { $amount }
pair-produced = { $company } ({ $goods })
pair-pointed = { $seat } indica il { $chair }
    .you = { $seat } indichi il { $chair }
pair-promoted = { $seat } ({ $chair })
pair-raised = { $seat } { $amount }
pair-passed = { $seat } passa
    .you = { $seat } passi
pair-points = { $seat } { $points }
pair-symbol = { $symbol } { $points }
bids-omitted = …

## Di che cosa sono fatte le frasi

sum = { $amount }
surplus = +{ $amount }
# Il posto che qualcuno occupa.
post-ceo = CEO
post-cfo = CFO
post-coo = COO
post-manager = middle manager
trends = trend: { $list }
trends-none = nessun trend si muove
trend-effect = { $good } { $arrows } a { $trend } (poi { $price })
next-still = il trend è su { $trend }, e il prezzo resta { $price }
next-moves = con il trend su { $trend } il prezzo passa da { $price } a { $after }
next-stopped = con il trend su { $trend } il prezzo passa da { $price } alla fine della sua traccia, { $after }

## Il tavolo

stage-1 = annunci
stage-2 = forze di mercato
stage-3 = investimenti
stage-4 = produzione
stage-5 = commercio e sviluppo
stage-6 = vendite
stage-7 = chiusura dei bilanci
stage-8 = capri espiatori
stage-9 = work hard, play hard
stage-10 = imprenditori
forecast-first = primo anno
forecast-later = { $amount } (servono { $needed })
forecast-clear = tutto bene (+{ $amount })
forecast-boot = stivale: mancano { $amount }
lacks = { D("a", $company) } manca: { $goods }
severance = liquidazione { $amount }
deal = { $company } dà { D("a", $partner) } { $give } per { $get }
balance = ai prezzi di mercato { $amount }; all’altra parte { $theirs }
balance-money = { $free } di Free Cash per { $amount } di guadagno dell’anno
shelf = { $symbol }: { $points } punti, da { $price }; { $trends }
shelf-empty = { $metal ->
        [gold] oro: tutto venduto
       *[silver] argento: tutto venduto
    }
barred-gold = chi ha appena comprato l’oro non può offrire per l’argento
barred-company = chi è CEO di due compagnie o più non può offrire per un’altra
barred-money = non può offrire { $least }
won = { $points ->
        [one] { $seat } vince con { $points } punto.
       *[other] { $seat } vince con { $points } punti.
    }
    .you = { $points ->
        [one] Vinci con { $points } punto.
       *[other] Vinci con { $points } punti.
    }
won-by-money = { $seat } vince con { $points } punti grazie al denaro personale ({ $cash }). Stessi punti: { $rival }.
    .you = Vinci con { $points } punti grazie al denaro personale ({ $cash }). Stessi punti: { $rival }.
won-together = Vittoria a pari merito: { $seat }, { $points } punti a testa.

## Domande

ask-announce = Annuncia una delle tue carte: ogni compagnia potrà comprarla, e i suoi trend valgono subito.
ask-bid = Fai un’offerta segreta a nome di { $company }, da { $least } a { $free }: chi offre di più sceglie per primo.
ask-bids = Offerte segrete per { $count } compagnie, da { $least } in su: chi offre di più sceglie per primo.
ask-take = { $company } ha offerto { $bid } e ha { $free }: prendi una carta o rinuncia. Il segnalino sulla carta occupa il posto di { $chair }.
ask-trade = Tratta, usa i tuoi asset e di’ quando hai finito.
ask-sell = Che cosa vende { $company }? Guadagno dell’anno { $income }, anno scorso { $last }.
ask-point = { $company } riceve lo stivale. Chi indichi? Il Free Cash è { $free }.
ask-drop = { $company } ha ricevuto lo stivale: quale asset scarti?
ask-symbol = { $symbol }, { $points } punti: offri almeno { $least } o passa. Hai { $cash }.
ask-founders = Una nuova compagnia: offri almeno { $least } o passa. Hai { $cash }.
ask-found = { $count ->
        [0] Quale compagnia avvii? Negli scarti non ci sono asset da prendere.
       *[other] Quale compagnia avvii? Può prendere gratis fino a { $most } asset dagli scarti.
    }
note-left-over = Ancora disponibili da prima: { $assets }.
note-bid = Un’offerta si paga solo se si prende una carta.
note-double = Una carta con il tuo segnalino costa il doppio.
note-proposals = Proposte che restano quest’anno: { $count }.
note-storage = Conservare da 1 a { $count } prodotti costa { $costs }.
note-fired = Chi viene indicato perde il posto.
note-highest = { $seat } offre { $bid }.
    .you = Offri { $bid }.
limit-free = il Free Cash di { $company } è { $cash }
limit-stock = { $company } ne ha { $count }
limit-kept = si conservano al massimo { $most } prodotti
limit-private = hai { $cash } di denaro personale
for-sale = { $goods } a { $price } al pezzo: { $amount } (l’anno prossimo a { $after })
pointed-already = già nel mirino

## Come si chiama una scelta, e che cosa fa

choice-decline = nessuna carta
choice-propose = uno scambio tra { $company } e { $partner }
choice-accept = accetta la proposta { $proposal }
choice-reject = respingi la proposta { $proposal }
choice-withdraw = ritira la proposta { $proposal }
choice-content = ho finito
choice-pass = passo
confirm-announce = Annuncia { $asset }
confirm-bid = Offri { $amount }
confirm-bid-all = Offri { $list }
confirm-take = Prendi { $asset }
confirm-decline = Nessuna carta
confirm-use = Usa { $asset }
confirm-propose = Proponi { D("a", $partner) }
confirm-counter = Proponi { D("a", $partner) }
confirm-deal = Concludi l’affare
confirm-accept = Accetta
confirm-reject = Respingi
confirm-withdraw = Ritira
confirm-content = Ho finito
confirm-content-letters = { $count ->
        [one] Ho finito, e rifiuto { $company }
       *[other] Ho finito, e rifiuto { $count } proposte
    }
confirm-sell = Vendi { $goods }
confirm-sell-keep = Vendi { $goods }, conserva { $kept }
confirm-keep = Conserva { $kept }
confirm-point = Indica il { $chair }
confirm-drop = Scarta { $asset }
confirm-raise = Offri { $amount }
confirm-pass = Passa
confirm-found = Avvia { $company }
confirm-found-with = { $count ->
        [0] Avvia { $company } senza asset
        [one] Avvia { $company } con 1 asset
       *[other] Avvia { $company } con { $count } asset
    }
does-bid = Se si prende una carta, restano { $free } di Free Cash.
does-bid-own = Se si prende una carta, restano { $free } di Free Cash; con il tuo segnalino costerebbe { $double }.
does-bid-dear = Se si prende una carta, restano { $free } di Free Cash; con il tuo segnalino costerebbe { $double }, ed è troppo.
does-take = Costa { $amount }, e restano { $free } di Free Cash. { $seat } occupa il posto di { $post }.
    .you = Costa { $amount }, e restano { $free } di Free Cash. Occupi il posto di { $post }.
does-decline = Il denaro resta alla compagnia.
does-use = { $spent } → { $gained }: da { $before } a { $after }
does-deal = Ai prezzi di mercato { $amount }; all’altra parte { $theirs }. Previsione: { $outlook }.
does-deal-money = Ora paghi { $free } di Free Cash e ricevi { $amount } di guadagno dell’anno, che sarà Free Cash solo dopo la chiusura dell’anno prossimo. Previsione: { $outlook }.
does-reject = La proposta è respinta.
does-withdraw = La proposta è ritirata.
does-content = Un accordo o l’uso di un asset riapre il commercio per chi ne è toccato.
does-content-letters = { $count ->
        [one] La proposta di { $company } è respinta. Un accordo o l’uso di un asset riapre il commercio per chi ne è toccato.
       *[other] { $count } proposte che hai ricevuto sono respinte. Un accordo o l’uso di un asset riapre il commercio per chi ne è toccato.
    }
does-sell = { $sale } { $books }
sale-sold = La vendita porta { $amount }.
sale-kept = La vendita porta { $amount }, il magazzino costa { $cash }.
books-first = Guadagno dell’anno: { $total }. Il primo anno non c’è lo stivale.
books-clear = Guadagno dell’anno: { $total }, meglio dell’anno scorso ({ $last }).
books-boot = Guadagno dell’anno: solo { $total }, e l’anno scorso { $last }: lo stivale.
books-liquidated = Guadagno dell’anno: solo { $total }, e l’anno scorso { $last }: lo stivale. Non resterebbe nessuno: ricevi { $cash } e la compagnia è liquidata, { $amount } alla banca.
does-point = { $seat } perde il posto di { $chair } e riceve { $amount }.
    .you = Perdi il posto di { $chair } e ricevi { $amount }.
does-point-liquidates = { $fired } Non resterebbe nessuno: liquidata, { $amount } alla banca.
does-drop = Sono { $amount } in meno all’anno, ai prezzi di oggi.
does-found-bare = { $count ->
        [one] Non prendi nessun asset, anche se negli scarti ce n’è uno gratis: senza asset una compagnia non produce nulla. { $trends }
       *[other] Non prendi nessun asset, anche se negli scarti ce ne sono { $count } gratis: senza asset una compagnia non produce nulla. { $trends }
    }
does-raise = Ti resterebbero { $cash }.
does-pass = Sei fuori da quest’asta.

## Che cosa si aspetta

wait-announce = { $count ->
        [one] { $seat } sta scegliendo una carta da annunciare.
       *[other] { $seat } stanno scegliendo le carte da annunciare.
    }
wait-bid = { $count ->
        [one] { $seat } sta facendo un’offerta segreta.
       *[other] { $seat } stanno facendo le offerte segrete.
    }
wait-take = { $seat } sta scegliendo una carta per { $company }.
wait-trade = { $count ->
        [one] { $seat } sta ancora commerciando.
       *[other] { $seat } stanno ancora commerciando.
    }
wait-sell = { $seat } sta decidendo che cosa vende { $company }.
wait-point = { $seat } sta scegliendo un capro espiatorio in { $company }.
wait-drop = { $seat } sta scegliendo quale asset scarta { $company }.
wait-symbol = { $seat } sta valutando un’offerta: { $symbol }.
wait-founders = { $seat } sta valutando un’offerta per una nuova compagnia.
wait-found = { $seat } sta avviando una compagnia.

## Perché un turno è buono o no

reason-points = { $points ->
        [one] A fine anno hai circa un punto di prestigio in più.
       *[other] A fine anno hai circa { $points } punti di prestigio in più.
    }
reason-points-rival = { $points ->
        [one] A fine anno { $rival } ha circa un punto di prestigio in più.
       *[other] A fine anno { $rival } ha circa { $points } punti di prestigio in più.
    }
reason-purse = A fine anno hai circa { $amount } in più di denaro personale.
reason-purse-rival = A fine anno { $rival } ha circa { $amount } in più di denaro personale.
reason-promised = I tuoi posti promettono circa { $amount } in più per gli anni a venire.
reason-promised-rival = I posti { D("di", $rival) } promettono circa { $amount } in più per gli anni a venire.
reason-severance = A fine anno la tua liquidazione sarebbe di circa { $amount } in più.
reason-severance-rival = A fine anno la liquidazione { D("di", $rival) } sarebbe di circa { $amount } in più.
reason-cash = A fine anno le compagnie che guidi hanno circa { $amount } in più di Free Cash.
reason-cash-rival = A fine anno le compagnie guidate da { $rival } hanno circa { $amount } in più di Free Cash.
reason-income = L’anno prossimo le compagnie che guidi guadagneranno probabilmente circa { $amount } in più.
reason-income-rival = L’anno prossimo le compagnie guidate da { $rival } guadagneranno probabilmente circa { $amount } in più.
reason-leads = { $count ->
        [one] Probabilmente guiderai una compagnia in più.
       *[other] Probabilmente guiderai { $count } compagnie in più.
    }
reason-leads-rival = { $count ->
        [one] Probabilmente { $rival } guiderà una compagnia in più.
       *[other] Probabilmente { $rival } guiderà { $count } compagnie in più.
    }
reason-sits = { $count ->
        [one] Probabilmente avrai un posto in più da CFO o COO.
       *[other] Probabilmente avrai { $count } posti in più da CFO o COO.
    }
reason-sits-rival = { $count ->
        [one] Probabilmente { $rival } avrà un posto in più da CFO o COO.
       *[other] Probabilmente { $rival } avrà { $count } posti in più da CFO o COO.
    }
reason-assets = { $count ->
        [one] Probabilmente le compagnie che guidi avranno un asset in più.
       *[other] Probabilmente le compagnie che guidi avranno { $count } asset in più.
    }
reason-assets-rival = { $count ->
        [one] Probabilmente le compagnie guidate da { $rival } avranno un asset in più.
       *[other] Probabilmente le compagnie guidate da { $rival } avranno { $count } asset in più.
    }
reason-points-less = { $points ->
        [one] A fine anno hai circa un punto di prestigio in meno.
       *[other] A fine anno hai circa { $points } punti di prestigio in meno.
    }
reason-points-less-rival = { $points ->
        [one] A fine anno { $rival } ha circa un punto di prestigio in meno.
       *[other] A fine anno { $rival } ha circa { $points } punti di prestigio in meno.
    }
reason-purse-less = A fine anno hai circa { $amount } in meno di denaro personale.
reason-purse-less-rival = A fine anno { $rival } ha circa { $amount } in meno di denaro personale.
reason-promised-less = I tuoi posti promettono circa { $amount } in meno per gli anni a venire.
reason-promised-less-rival = I posti { D("di", $rival) } promettono circa { $amount } in meno per gli anni a venire.
reason-severance-less = A fine anno la tua liquidazione sarebbe di circa { $amount } in meno.
reason-severance-less-rival = A fine anno la liquidazione { D("di", $rival) } sarebbe di circa { $amount } in meno.
reason-cash-less = A fine anno le compagnie che guidi hanno circa { $amount } in meno di Free Cash.
reason-cash-less-rival = A fine anno le compagnie guidate da { $rival } hanno circa { $amount } in meno di Free Cash.
reason-income-less = L’anno prossimo le compagnie che guidi guadagneranno probabilmente circa { $amount } in meno.
reason-income-less-rival = L’anno prossimo le compagnie guidate da { $rival } guadagneranno probabilmente circa { $amount } in meno.
reason-leaves = { $count ->
        [one] Probabilmente guiderai una compagnia in meno.
       *[other] Probabilmente guiderai { $count } compagnie in meno.
    }
reason-leaves-rival = { $count ->
        [one] Probabilmente { $rival } guiderà una compagnia in meno.
       *[other] Probabilmente { $rival } guiderà { $count } compagnie in meno.
    }
reason-sits-less = { $count ->
        [one] Probabilmente avrai un posto in meno da CFO o COO.
       *[other] Probabilmente avrai { $count } posti in meno da CFO o COO.
    }
reason-sits-less-rival = { $count ->
        [one] Probabilmente { $rival } avrà un posto in meno da CFO o COO.
       *[other] Probabilmente { $rival } avrà { $count } posti in meno da CFO o COO.
    }
reason-assets-less = { $count ->
        [one] Probabilmente le compagnie che guidi avranno un asset in meno.
       *[other] Probabilmente le compagnie che guidi avranno { $count } asset in meno.
    }
reason-assets-less-rival = { $count ->
        [one] Probabilmente le compagnie guidate da { $rival } avranno un asset in meno.
       *[other] Probabilmente le compagnie guidate da { $rival } avranno { $count } asset in meno.
    }

## Rifiuti

refusal-not-now = non è il momento; { $phase ->
        [announcing] si annuncia una carta
        [bidding] si fanno le offerte
        [taking] si prende una carta o si rinuncia
        [trading] si commercia e si usano gli asset
        [drafting] c’è da finire una proposta
        [selling] si vende
        [pointing] c’è da indicare un capro espiatorio
        [dropping] c’è da scartare un asset
        [gold] c’è l’asta dell’oro
        [silver] c’è l’asta dell’argento
        [founders] c’è l’asta per una nuova compagnia
        [founding] c’è da avviare una compagnia
        [equipping] la nuova compagnia prende i suoi asset
       *[over] la partita è finita
    }
refusal-not-in-hand = { $asset }: non è nella tua mano
refusal-not-ceo = non sei CEO di { $company }
refusal-does-not-bid = { $company } quest’anno non fa offerte
refusal-has-bid = { $company } ha già fatto la sua offerta
refusal-bid-too-low = { $amount } è troppo poco: un’offerta è di almeno { $price }
refusal-not-free-cash = { $company } ha { $cash } di Free Cash, non può offrire { $amount }
refusal-not-on-offer = { $asset }: non è tra le carte disponibili
refusal-cannot-pay-double = { $asset } ha il tuo segnalino e costa { $amount }, ma il Free Cash è { $cash }
refusal-vacant = { $company } non ha un { $chair }
refusal-no-proposal = questa proposta non esiste
refusal-no-such-proposal = non c’è una proposta { $proposal } aperta
refusal-not-your-asset = { $asset }: non appartiene alle tue compagnie
refusal-produces = { $asset } produce da sé; non si usa
refusal-used-already = { $asset }: asset già usato quest’anno
refusal-lacks-input = { $asset } richiede { $goods }, { D("e", $company) } { $there ->
        [0] non ne ha
       *[other] ne ha { $there }
    }
refusal-same-company = { $company } non può trattare con se stessa
refusal-not-in-play = { $company } non è in gioco
refusal-too-many-proposals = hai fatto { $most } proposte quest’anno; di più non si può
refusal-too-many-open = hai { $most } proposte aperte; aspetta una risposta o ritirane una
refusal-nothing-to-deal = { $company } { D("e", $partner) } non hanno nulla da scambiarsi
refusal-not-your-proposal = la proposta { $proposal } non è tua
refusal-not-for-you = la proposta { $proposal } non è per te
refusal-too-little-cash = { $company } ha { $cash } di Free Cash, non { $amount }
refusal-too-few-goods = { $company } non può dare { $goods }: { $there ->
        [0] non ne ha
       *[other] ne ha { $there }
    }
refusal-gives-nothing = { $company } non darebbe nulla; ogni parte deve dare qualcosa
refusal-terms-out-of-order = i termini di una proposta seguono l’ordine dei prodotti, una volta ciascuno
refusal-not-in-the-deal = nessuna delle due compagnie ha { $asset }
refusal-runs-out-of-order = gli asset usati in un accordo si nominano prima dei termini, una volta ciascuno e in ordine di numero
refusal-kept-out-of-order = ciò che si conserva segue l’ordine dei prodotti, una volta ciascuno: { $good }
refusal-cannot-keep-more = { $company } non può conservare { $goods }: { $there ->
        [0] non ne ha
       *[other] ne ha { $there }
    }
refusal-keeps-too-many = { $count } prodotti sono troppi da conservare; al massimo { $most }
refusal-cannot-pay-storage = conservare { $count } prodotti costa { $amount }, ma il Free Cash è { $cash }
refusal-not-its-asset = { $asset }: non appartiene { D("a", $company) }
refusal-starting-company = { $company } è una compagnia iniziale, non si può avviare
refusal-not-to-be-founded = { $company } non si può più avviare
refusal-not-discarded = { $asset }: non si può prendere dagli scarti
refusal-assets-out-of-order = gli asset si prendono in ordine di numero, una volta ciascuno: { $asset }
refusal-not-private-money = puoi offrire al massimo { $cash } di denaro personale, non { $amount }
refusal-raise-too-low = { $amount } è troppo poco: il minimo è { $price }

## Le regole

rule-G1 = Da tre a cinque giocatori. I prodotti sono undici, ognuno con la sua traccia di prezzi. Il trend di un prodotto sta su una di cinque caselle, −3, −1, N, +1 e +2, e comincia da N.
rule-G2 = Gli Status Symbol sono d’oro e d’argento, nove per tipo, in vendita dalla A alla I. Il primo d’oro costa almeno 50M, il primo d’argento 30M.
rule-G3 = Le compagnie da 0 a 4 si distribuiscono, una a testa; quelle che avanzano restano nella scatola. Le compagnie da 5 a 9 si possono avviare più tardi. Una compagnia comincia con 100M di Free Cash, il suo giocatore come CEO e nessun guadagno dell’anno prima. Si applicano i trend delle compagnie in gioco. Nessuno ha ancora denaro personale.
rule-G4 = Chi ha la compagnia con il numero più basso riceve il segnalino iniziale.
rule-G5 = Gli asset sono 40, da 10 a 49. In tre o in quattro alcuni restano nella scatola. Ogni decina si mischia per conto suo e le decine si impilano, la più bassa in cima. Si comincia con due carte a testa.
rule-G6 = In tre si giocano dodici anni, in quattro o in cinque otto.
rule-G7 = Le compagnie agiscono in ordine di asset più alto, dal più alto; senza asset conta il loro numero. I giocatori agiscono in senso orario dal segnalino iniziale. Tutto il denaro è pubblico.
rule-G8 = Per una compagnia decide il CEO. Un giocatore può essere CEO di più compagnie, o di nessuna.
rule-G9 = Annunci: ognuno sceglie in segreto una carta asset, e tutti la scoprono insieme con sopra il proprio segnalino. Poi ognuno pesca una carta, finché ce ne sono.
rule-G10 = Le frecce delle carte scoperte quest’anno si sommano per prodotto e si applicano in una volta sola: il trend si sposta di altrettante caselle, mai oltre un estremo, e resta lì finché qualcosa non lo muove. Le carte rimaste da prima non agiscono più.
rule-G11 = Forze di mercato: ogni prezzo si muove sulla sua traccia del numero scritto sulla casella del suo trend, mai oltre un estremo.
rule-G12 = Investimenti: ogni compagnia con meno di quattro asset fa una sola offerta segreta di almeno 10M, dal Free Cash. Le offerte si scoprono insieme. Chi ha meno di 10M non offre.
rule-G13 = Dall’offerta più alta in giù (a parità, in ordine di compagnia) ogni compagnia può prendere una delle carte disponibili pagando la sua offerta, e la usa da quest’anno; oppure rinuncia e tiene il denaro.
rule-G14 = Una carta con il segnalino del CEO stesso costa il doppio dell’offerta, e senza quel denaro non si può prendere.
rule-G15 = Il segnalino sulla carta occupa il primo posto libero della compagnia: CEO, CFO, COO, poi tre middle manager. Le carte che nessuno prende restano disponibili.
rule-G16 = Produzione: gli asset di produzione danno i loro prodotti. Quelli di trasformazione tornano pronti.
rule-G17 = Commercio: due compagnie si scambiano prodotti e denaro come vogliono i loro CEO. Ogni parte dà almeno 1M o un prodotto; anche denaro contro denaro è un accordo. Gli asset non cambiano mai di mano. Anche due compagnie dello stesso giocatore possono trattare.
rule-G18 = Si paga dal Free Cash. Il denaro ricevuto è guadagno dell’anno: per quest’anno non è Free Cash.
rule-G19 = Un asset di trasformazione si usa una volta all’anno: i prodotti che chiede se ne vanno, quelli che dà arrivano. Si possono usare prodotti appena ricevuti e rivendere quelli ottenuti. Un accordo può comprendere un tale uso: allora vale per intero o non vale.
rule-G20 = Le promesse non vincolano. La fase finisce quando ogni CEO ha finito di commerciare; un accordo o l’uso di un asset riapre la questione per chi ne è toccato. Un giocatore ha al massimo tre proposte aperte e ne fa al massimo 24 all’anno.
rule-G21 = Vendite: le compagnie vendono prodotti al prezzo del momento, come guadagno dell’anno. Conservarne 1, 2, 3 o 4 costa 0, 5, 15 o 30M di Free Cash ogni anno; più di quattro non si può.
rule-G22 = Chiusura dei bilanci: la compagnia il cui guadagno dell’anno non supera quello dell’anno prima riceve lo stivale. Alla prima chiusura di una compagnia non succede mai.
rule-G23 = Poi il guadagno dell’anno prima passa nel Free Cash, e il guadagno dell’anno ne prende il posto.
rule-G24 = Capri espiatori: in ogni compagnia con lo stivale CEO, CFO e COO, uno dopo l’altro, indicano un membro della direzione, anche se stessi. Chi è stato indicato viene licenziato; i licenziamenti avvengono tutti insieme, alla fine.
rule-G25 = Un CEO licenziato riceve il 40 per cento del Free Cash, un CFO o un COO il 20 per cento, del Free Cash com’era prima, arrotondato per difetto, come denaro personale.
rule-G26 = Gli altri salgono ai posti liberi più alti, e la compagnia passa al nuovo CEO. Si finisce con una compagnia prima di passare alla successiva.
rule-G27 = Il CEO, nuovo o vecchio, scarta un asset; se il tavolo sceglie così (drop_asset=new-ceo), lo fa solo un CEO nuovo.
rule-G28 = Una compagnia senza CEO è liquidata: il denaro va alla banca, gli asset agli scarti, i prodotti si perdono, e la carta esce dal gioco per sempre. Una compagnia avviata conta ancora tra quelle avviate (G31).
rule-G29 = Work hard, play hard: il prossimo Status Symbol d’oro va all’asta per denaro personale, dal segnalino iniziale in senso orario. La prima offerta è almeno il prezzo dell’oro, i rilanci sono di almeno 10M, chi passa è fuori. Chi vince paga, applica il trend, e il prezzo pagato è il prossimo minimo. Il segnalino iniziale va alla sinistra di chi ha vinto.
rule-G30 = Poi il prossimo Status Symbol d’argento allo stesso modo, senza chi ha appena comprato l’oro; il segnalino resta dov’è.
rule-G31 = Imprenditori: ogni anno va all’asta una nuova compagnia per denaro personale, finché non se ne sono avviate tante quanti sono i giocatori. La prima offerta è almeno 50M, un rilancio almeno 1M. Chi è CEO di due o più non può offrire.
rule-G32 = Chi vince paga, sceglie una delle compagnie rimaste, applica il trend, ne diventa CEO con 100M di Free Cash e prende gratis fino a quattro asset dagli scarti.
rule-G33 = La partita finisce dopo l’anno in cui si sono giocate le ultime carte asset. Vince chi ha più punti Status Symbol, a parità più denaro personale; se anche quello è pari, si divide la vittoria.

## Opzioni

option-drop-asset = Chi scarta un asset
    .always = ogni CEO
    .new-ceo = solo un CEO nuovo
option-cards = Carte
    .house = il mazzo della casa

## Standing orders

order-content = Nel commercio: ho finito, finché qualcuno non mi propone un affare
order-bid = In quest’asta: offri il minimo che serve, fino a
order-over-proposal = Qualcuno ti ha proposto un affare.
order-over-auction = L’asta è finita.

## Un mazzo di carte

cards-at = carte: { $where }: { $problem }
cards-at-file = il file
cards-at-goods = prodotti
cards-at-good = prodotto { $name }
cards-at-company = compagnia { $name }
cards-at-company-place = compagnia al posto { $name }
cards-at-asset = asset { $name }
cards-at-asset-place = asset al posto { $name }
cards-at-assets = asset
cards-at-gold = oro
cards-at-silver = argento
cards-at-gold-symbol = simbolo d’oro { $name }
cards-at-silver-symbol = simbolo d’argento { $name }
cards-at-symbols-place = simbolo al posto { $name }
cards-at-field = campo { $name }
cards-deep = ci sono troppi livelli, uno dentro l’altro
cards-dots = la riga { $line } ha più di { $most } punti, che nessuna chiave richiede
cards-unreadable = non si può leggere ({ $text })
cards-table = ci vuole una tabella
cards-tables = ci vuole un elenco di tabelle
cards-missing = manca
cards-unknown = sconosciuto; scegli tra { $names }
cards-number = un numero intero da { $least } a { $most }, non { $value }
cards-name = un nome, non { $value }
cards-long = al massimo { $most } caratteri, non { $length }
cards-same-name = il nome { $name } c’è già
cards-same-number = questo numero c’è già
cards-goods = ci vogliono prodotti con numeri, non { $value }
cards-no-good = nessun prodotto si chiama { $name }; scegli tra { $goods }
cards-zero = 0 non dice nulla; lascialo fuori
cards-track = ci vuole un elenco da 2 a { $most } prezzi
cards-price = i prezzi sono numeri interi, non { $value }
cards-rise = i prezzi salgono, da 1 a { $most }; { $value } non va bene
cards-off-track = { $value } non è sulla traccia
cards-none = almeno un prodotto
cards-either = o makes da solo, o from e to insieme
cards-counts = ci vuole un elenco di numeri di giocatori
cards-count = i giocatori sono 3 o 4, non { $value }
cards-symbols = devono essere { $needed }, da A a I, non { $there }
cards-letter = ci vuole { $wanted }, non { $value }
cards-deck = con { $seats } giocatori nel mazzo ci sono { $there } carte, e se ne giocano { $needed }

# In the analysis of a game.
turn-number = anno { $number }

## What a player is doing, and whose proposal it is

mood-offered = ha una proposta a cui rispondere
    .you = hai una proposta a cui rispondere
mood-content = ha finito di commerciare
    .you = hai finito di commerciare
mood-trading = sta ancora commerciando
    .you = stai ancora commerciando
mood-owes = deve decidere
    .you = devi decidere
letter-to = per { $company }
letter-from = da { $company }

## Kinds of mistakes, by what was decided; in somebody's record

slip-accept = Affari accettati
slip-announce = Quale carta si annuncia
slip-bid = Quanto si offre all’asta
slip-content = Quando si smette di trattare
slip-counter = Controproposte
slip-decline = Carte rifiutate
slip-drop = Quale asset si scarta
slip-found = Come si fonda una compagnia
slip-pass = Aste a cui si rinuncia
slip-point = Chi si indica
slip-propose = Quali affari si propongono
slip-raise = Fin dove si va nelle aste
slip-reject = Affari rifiutati
slip-sell = Che cosa si vende
slip-take = Quale carta si prende
slip-use = Quali asset si usano
slip-withdraw = Proposte ritirate
