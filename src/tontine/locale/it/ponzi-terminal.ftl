# Ponzi Scheme nel terminale.

## Parole da scrivere, separate da virgole. Si mostra la prima.

word-fund = investi, investire
word-pass = passa, passo
word-offer = offri, offerta, busta
word-sell = vendi, venduto
word-counter = controfferta, contro, rilancia
word-luxury = lusso
word-remove = scarta, rimuovi, togli
word-return = restituisci, rendi
word-nothing = niente, nulla, zero
word-all = tutto
word-fillers = a, ad, per, con, il, la, l', di, da, in, nell', su, dell', un', carta, tessera, e

## Lo schermo

heading = Round { $number }: comincia { $name }
header-round = round { $number }
header-facts = { $name } · orsi { $bears } su { $players } · mazzo { $deck }
phase-funding = investimento
phase-offering = commercio clandestino
phase-answering = commercio clandestino
phase-removing = segnalino
phase-returning = crollo del mercato
market = Mercato
market-row = riga { $row }
market-legend = interesse { $sign }ogni … round
bear = orso
due = In scadenza nel round
    .short = Scade, round
due-cash = cassa { $cash }
due-crash = { $sign } con un crollo ora: { $amount } subito
    .short = { $sign } crollo: { $amount }
players-points = pt
players-cash = cassa
bounds = { $least }–{ $most }
supply = restano
luxuries = lusso
luxury-points = { $points }pt

## Domande

prompt-fund = Tocca a te: investi in un’industria con una carta, o passa. Hai { $cash }.
prompt-offer = Tocca a te: offri una busta a qualcuno, o passa. Hai { $cash }.
prompt-no-offer = Tocca a te: non c’è nessuno a cui offrire una busta. Hai { $cash }.
prompt-amount = Quanto metti nella busta per { $name } ({ $industry })? Hai { $cash }.
prompt-answer = { $name } ti offre una busta per { $industry } con { $amount }. Hai { $cash }.
prompt-remove = Hai il segnalino: scarta una carta dal mercato. Carte Orso: { $bears }; con { $players } crolla.
prompt-return = Il mercato crolla: restituisci una tessera dell’industria di cui hai più tessere.
change = { $who } { $before } → { $after } ({ $points } pt)
outlook-enough = cassa { $cash }, basta fino al round { $round }
    .brief = { $cash }, basta fino al round { $round }
outlook-short = cassa { $cash }, { $sign } mancano { $amount } nel round { $round }
    .brief = { $cash }, { $sign } −{ $amount } nel round { $round }
gain-points = +{ $points } pt
owing = −{ $amount } nel round { $round }, poi ogni { $period }
    .brief = −{ $amount } nel round { $round }
does-luxury = { $points ->
        [one] { $points } punto per { $price }: { $outlook }
       *[other] { $points } punti per { $price }: { $outlook }
    }
does-sell = incassi { $amount } e dai una tessera: { $changes }; { $outlook }
does-counter = paghi { $amount } e prendi una tessera: { $changes }; { $outlook }
does-not-counter = non puoi: la busta contiene { $amount }, e tu hai { $cash } (P18)
if-sold = Se { $name } vende, paghi la somma: { $changes }
if-countered = Se { $name } fa una controfferta, ricevi altrettanto: { $changes }
amount-safe = Se nella busta metti al massimo { $spare }, puoi ancora pagare { $owed } nel round { $round }.
amount-unsafe = { $sign } Già così non puoi pagare { $owed } nel round { $round }.
amount-unmatched = { $name } non ha più di { $most }: chi non può pareggiare la busta deve vendere (P18).
hint-fund = { $letters }. Per esempio "{ $example }".
hint-offer = Accanto a ogni numero: le tue tessere e le sue. Per esempio "{ $example }".
hint-amount = Scrivi una somma (anche 0) o "{ $all }"; "{ $undo }" per scegliere di nuovo.
hint-remove = { $sign } esce dal gioco, le altre vanno negli scarti. Si pesca una carta nuova.

## Risposte che non si capiscono

unclear-more = Dopo "{ $word }" non va altro.
unclear-fund = Scrivi un’industria e una carta, come "{ $word } media 25", o un numero dell’elenco.
unclear-industry = Nessuna industria si chiama "{ $word }".
unclear-offer = Scrivi un rivale e un’industria, come "{ $word } bruno media", o un numero dell’elenco.
unclear-which = Può voler dire più cose. Scrivi qualche lettera in più.
unclear-amount = Scrivi una somma da 0 a { $most }.
unclear-luxury = Scrivi un bene di lusso con i suoi punti, come "{ $word } 2".
unclear-remove = Scrivi una carta con il suo valore, come "{ $word } 40".
unclear-answer = Questa risposta qui non vale. Scrivi una scelta, il suo numero, oppure "{ $help }".

## La fine

won = { $points ->
        [one] vince con { $points } punto
       *[other] vince con { $points } punti
    }
    .you = { $points ->
        [one] vinci con { $points } punto
       *[other] vinci con { $points } punti
    }
won-by-card = vince con { $points } punti grazie alla carta da { $card }; stessi punti: { $names }
    .you = vinci con { $points } punti grazie alla carta da { $card }; stessi punti: { $names }
won-together = Vittoria a pari merito: { $names }, { $points } punti a testa.
won-nobody = Non vince nessuno: sono tutti in bancarotta.
won-idle = Non vince nessuno: nessuno ha raccolto denaro.
account-wealth = ricchezza
account-luxuries = lusso
account-total = punti
account-card = carta migliore
account-for = { $count }: { $points }
account-bankrupt = in bancarotta: doveva { $owed }, aveva { $cash }

## Aiuto

help-answers = Rispondi con il numero di una scelta o a parole: investi media 25, passa, scarta 40, restituisci alimentari, lusso 2. Il tasto Tab completa la parola.
help-offering = Una busta in due passi: offri bruno media, poi la somma; o tutto insieme: offri bruno media 20.
help-rest = Chi riceve una busta risponde vendi o controfferta.
help-signs = Carte investimento: valore, interesse ↻ogni quanti round; sulle ruote valore/interesse, o 2× 39 per due con 39 di interessi in tutto. ▸ deve decidere, ⚑ ha il segnalino, † è in bancarotta. Le lettere accanto a una riga del mercato: quali tue industrie pescano lì. Il denaro altrui: il minimo e il massimo che possono avere.
help-due = In scadenza: ciò che ognuno deve pagare nei prossimi round, e per te quanto resta in cassa. ! indica i round in cui il denaro non basta.
chapter-components = il materiale
chapter-setup = la preparazione
chapter-funding = l’investimento
chapter-trade = il commercio clandestino
chapter-crash = segnalino e crollo
chapter-interest = ruota e interessi
chapter-end = la fine
chapter-advanced = il gioco avanzato
