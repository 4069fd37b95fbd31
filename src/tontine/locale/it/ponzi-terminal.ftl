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
header = { $state ->
        [over] round { $number } · { header-turn }
       *[running] round { $number } · { $phase } · { header-turn }
    }
header-facts = { $name } · orsi { $bears } su { $players } · mazzo { $deck }
market = Mercato
market-row = riga { $row }
fund-terms = { $interest } { $sign }{ $period }
fund-card = { $value } { fund-terms }
    .bear = { $value } { fund-terms } { bear }
    .starting = { $value } { fund-terms } { $mark }
market-legend = interesse { $sign }ogni … round
due = In scadenza nel round
    .short = Scade, round
due-cash = cassa { $cash }
due-crash = con un crollo ora: { $amount } subito
    .short = crollo: { $amount }
players-points = pt
players-cash = cassa
supply = restano
luxuries = lusso
luxury-points = { $points }pt

## Domande

danger-short = { "! " }
prompt-cash = Hai { $cash }.
gain-points = +{ $points } pt
outlook-enough-brief = { $cash }, basta fino al round { $round }
outlook-short-brief = { $cash }, { $danger }−{ $amount } nel round { $round }
owing-brief = −{ $interest } nel round { $round }
hint-fund = { $letters }. Per esempio "{ $example }".
hint-letter = { $letter } { $industry }
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

account-wealth = ricchezza
account-luxuries = lusso
account-total = punti
account-card = carta migliore
account-for = { $count }: { $points }

## Aiuto

help-answers = Rispondi con il numero di una scelta o a parole: investi media 25, passa, scarta 40, restituisci alimentari, lusso 2. Il tasto Tab completa la parola.
help-offering = Una busta in due passi: offri bruno media, poi la somma; o tutto insieme: offri bruno media 20.
help-rest = Chi riceve una busta risponde vendi o controfferta.
help-signs = Carte investimento: valore, interesse ↻ogni quanti round; sulle ruote valore/interesse, o 2× 39 per due con 39 di interessi in tutto. ▸ deve decidere, ⚑ ha il segnalino, † è in bancarotta. Le lettere accanto a una riga del mercato: quali tue industrie pescano lì. Il denaro altrui: il minimo e il massimo che possono avere.
help-due = In scadenza: ciò che ognuno deve pagare nei prossimi round, e per te quanto resta in cassa. ! indica i round in cui il denaro non basta.
