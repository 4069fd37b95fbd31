# Greed Incorporated nel terminale.

## Parole da scrivere, separate da virgole. Si mostra la prima.

word-announce = annuncia, gioca
word-bid = offri, offro
word-take = prendi, prendo
word-decline = rinuncia, rinuncio
word-sell = vendi, vendo
word-buy = compra, compro
word-give = dai, do, scambia
word-accept = accetta, accetto, sì
word-reject = rifiuta, rifiuto, no
word-counter = controfferta, contro
word-withdraw = ritira, ritiro
word-use = usa, uso
word-content = fatto, pronto
word-keep = tieni, conserva, tengo
word-point = indica, licenzia
word-drop = scarta, scarto
word-raise = rilancia, rilancio
word-pass = passo, passa
word-found = avvia, fonda
word-to = a, ad, alla, all'
word-from = da, dalla, dall'
word-for = per
word-as = come
word-run = usando, tramite
word-all = tutto, tutti, tutta, tutte
word-nothing = nulla, niente
word-prices = prezzi, mercato
word-companies = compagnie
word-company = compagnia
word-players = giocatori
word-offers = offerte, carte
word-deals = proposte, affari
word-symbols = simboli
word-discards = scarti
word-fillers = il, lo, la, l, l', i, gli, le, un, un', una, di, d, d', e, ed, con, asset, carta, proposta, solo

## Lo schermo

heading = Anno { $number }: { $name } ha il segnalino iniziale
header = { $state ->
        [over] anno { $year } di { $years } · { header-turn }
       *[running] anno { $year } di { $years } · { $stage } { $phase } · { header-turn }
    }
header-facts = { $name } · mazzo { $deck }
market-goods = prodotti
market-price = prezzo
market-next = poi
market-legend = Il prezzo di ora è tra parentesi; ⚑ è quello { $when ->
        [this] di quest’anno, dopo la fase II,
       *[next] dell’anno prossimo,
    } se il trend resta com’è.
a-year = { $amount }/anno
companies = Compagnie
company-free = cash
company-last = scorso
company-income = nuovo
company-goods = prodotti
company-board = posti
company-forecast = previsione
company-facts = Free Cash { $free }, anno scorso { $last }, guadagno dell’anno { $income }. Prodotti: { $goods } ({ $worth }). Previsione: { $forecast }
company-chair = { $chair } { $name } (liquidazione { $amount })
no-assets = nessun asset
no-goods = nessun prodotto
no-cards = Non ci sono carte.
no-deals = Non ci sono proposte aperte.
no-symbols = nessuno Status Symbol
proposal-balance = ({ $balance })
quoted = "{ $text }"
asset-ready = disponibile
player-purse = { $money } { $points }pt
shelf-symbol = { $letter } { $symbol } { $points }
    .owned = { $letter } { $symbol } { $points } { $owner }
shelf-letters = { $metal }:{ $letters }
metal-gold = O
metal-silver = A
auction-in = in gara
auction-out = fuori
auction-highest = offre { $amount }

## Domande

too-dear = troppo cara
hint-example = Per esempio "{ $example }".
hint-either = Per esempio "{ $example }", oppure "{ $other }".
hint-trade = Per esempio { $examples }.
hint-content = Scrivi "{ $content }" quando hai finito.
example-sell = vendi 2 carbone a Endrun per 70
example-buy = compra 1 acciaio da Endrun per 55
example-give = dai 1 terreno 2 sabbia a Endrun per 1 casa e 20

## Risposte che non si capiscono

unclear-more = Dopo "{ $word }" non va altro.
unclear-deal = Scrivi che cosa per che cosa, come "{ $example }".
unclear-partner = Scrivi con quale compagnia: "a Endrun", "da Endrun".
unclear-as = Quale delle tue compagnie? Scrivi "{ $word }" e il nome: { $names }.
unclear-company = Nessuna compagnia in gioco si chiama "{ $word }".
unclear-companies = "{ $word }" può essere { $names }. Scrivi più lettere.
unclear-thing = "{ $word }" non è un prodotto né una somma.
unclear-goods = "{ $word }" può essere { $names }. Scrivi più lettere.
unclear-all = Scrivi di quale prodotto dopo "{ $word }".
unclear-proposal = Scrivi il numero di una proposta, come "{ $word } 3".
unclear-reprice = Scrivi lo scambio per intero, come "{ $word } 3 vendi 2 carbone per 60".
unclear-message = Un messaggio va solo con una proposta.
unclear-asset = Scrivi un asset per numero o nome, come "{ $example }".
unclear-assets = "{ $word }" può essere { $names }. Scrivi più lettere.
unclear-bid = Scrivi una somma, come "{ $word } 40", e se vuoi per quale compagnia.
unclear-raise = Scrivi una somma, come "{ $word } 60".
unclear-sale = Scrivi per esempio "{ $word } tutto tieni 1 carbone".
unclear-stock = È più di quanto c’è.
unclear-chair = Scrivi ceo, cfo o coo, come "{ $word } cfo".
unclear-found = Scrivi una compagnia e gli asset per numero, come "{ $word } WorldCon con 14 20".
unclear-trade = Questa risposta qui non vale. Scrivi uno scambio come "vendi 2 carbone a Endrun per 70", oppure "{ $help }".

## Aiuto

help-answers = Le carte si chiamano per numero: annuncia 14, offri 40 (o offri 40 per MadF), prendi 14, rinuncia, scarta 21. Aste: rilancia 60, passo. Il tasto Tab completa ciò che scrivi.
help-deals = Scambi: vendi 2 carbone a Endrun per 70; compra 1 acciaio da Icy per 55; dai 1 terreno 2 sabbia a Endrun per 1 casa e 20. "usando 25" alla fine fa lavorare l’asset 25, di una delle due, dentro l’accordo: dai 1 terreno 2 sabbia a Endrun per 1 casa usando 25. "come MadF" dice per quale delle tue compagnie. Dopo i due punti viene un messaggio: vendi 1 carbone a Endrun per 45: ultimo prezzo!
help-sales = Risposte: accetta 3, rifiuta 3, controfferta 3 60 (lo stesso a un altro prezzo), controfferta 3 vendi 2 carbone per 60, ritira 3. Asset: usa 25. Quando hai finito: fatto. Vendite: vendi tutto, vendi tutto tieni 1 carbone.
help-rest = Capri espiatori: indica cfo. Nuove compagnie: avvia WorldCon con 14 20.
help-pages = Altro da vedere: prezzi, compagnie, compagnia Endrun, giocatori, offerte, proposte, simboli, scarti.
help-signs = Da −3 a +2: la casella di un trend (N non muove nulla), e accanto il prezzo dell’anno prossimo. ▲ e ▼ su una carta: di quante caselle sposta un trend. ⚑ ha il segnalino iniziale, ▸ è chi decide. Le compagnie sono in ordine, con il segno del loro CEO. 40M/anno: quanto rende una carta ai prezzi di ora.
help-chairs = Posti: CEO, CFO, COO, poi i middle manager, con i segni dei giocatori. Previsione: ✓ va bene, ✗ lo stivale, vendendo oggi tutti i prodotti.
