# Tulips: ogni parola del gioco.

title = Tulipani
pitch = Offri in segreto per il bulbo che tutti vogliono, e fai fortuna prima che scoppi la bolla.
money = ƒ{ NUMBER($amount, useGrouping: 1) }

tulip-admiral = Ammiraglio
tulip-viceroy = Viceré
tulip-augustus = Semper Augustus
tulip-rumour = voce

## Che cosa si chiede, e che cosa ne segue

ask-bid = Quanto offri per questo bulbo: { $tulip }?
note-equal = Le offerte uguali si annullano: il bulbo va all’offerta più alta che nessun altro ha fatto.
bid-amount = Offerta
bid-nothing = Non offrire nulla
limit-purse = è tutto ciò che hai: { $cash }
would-bid = Se nessun altro offre { $amount } e nessuno offre di più, il bulbo ({ $tulip }) è tuo e ti restano { $cash }.
would-bid-nothing = Tieni i tuoi { $cash } e lasci il bulbo ({ $tulip }) agli altri.
confirm-bid = Offri { $amount }
wait-bid = { $count ->
        [one] { $seat } sta ancora scrivendo la sua offerta
       *[other] Stanno ancora scrivendo la loro offerta: { $seat }
    }

## Che cosa è successo

event-purse = pesca una borsa da { $amount }
    .you = peschi una borsa da { $amount }
event-auction = round { $number }: all’asta c’è un bulbo di { $tulip }
event-rumour = corre una voce: la { $number ->
        [1] prima
        [2] seconda
       *[other] ultima
    }
event-sealed = sigilla un’offerta
    .you = sigilli la tua offerta
event-bid = offre { $amount }
    .you = offri { $amount }
event-bought = prende il bulbo di { $tulip } per { $amount }
    .you = prendi il bulbo di { $tulip } per { $amount }
event-unsold = nessuno prende il bulbo di { $tulip }
event-burst = la bolla scoppia
event-worthless = troppi hanno comprato { $tulip }: non vale più nulla
event-scored = ha { $amount }, di cui { $cash } rimasti nella borsa
    .you = hai { $amount }, di cui { $cash } rimasti nella borsa

refusal-beyond-purse = non puoi offrire { $amount }: nella tua borsa ci sono { $cash }

## Il tavolo

table-round = Round
table-tulip = All’asta
table-rumours = Voci sentite
table-rumours-to-burst = Voci che fanno scoppiare la bolla
table-deck = Ancora nel mazzo
table-bought = Comprati finora
table-players = Giocatori
table-cash = Nella borsa
table-paid = Pagato
table-bulbs = Bulbi
table-sealed = Ha offerto
source-purse = Borsa
source-bulbs = { $about }

## Le regole

chapter-setup = Borse e mazzo
chapter-auction = Le aste
chapter-end = La fine
rule-T1 = Si gioca da due a cinque. Ognuno pesca una delle borse da 20, 22, 24, 26, 28, 30, 32 e 34 fiorini e non la mostra a nessuno fino alla fine.
rule-T2 = Il mazzo contiene dodici bulbi, quattro ciascuno di Ammiraglio, Viceré e Semper Augustus, e tre voci.
rule-T3 = Si scopre una carta dopo l’altra. Una voce si ascolta soltanto. Un bulbo va subito all’asta.
rule-T4 = Tutti offrono nello stesso momento e in segreto: qualsiasi somma, da nulla fino a quanto resta nella propria borsa.
rule-T5 = Quando tutti hanno offerto, le offerte si mostrano. Quelle uguali si annullano. La più alta delle altre prende il bulbo e paga; se non ne resta nessuna sopra lo zero, nessuno lo prende.
rule-T6 = Con la terza voce la bolla scoppia e la partita è finita.
rule-T7 = La varietà di cui sono stati comprati più bulbi non vale più nulla; se sono più d’una, non vale nulla nessuna di esse.
rule-T8 = Di ogni altra varietà, 1, 2, 3 o 4 bulbi valgono 5, 15, 30 o 50 fiorini. Vince chi ha di più, con ciò che resta nella borsa; a parità la vittoria si divide.

## Come si gioca

howto-aim = Avere di più quando la bolla scoppia. Più bulbi della stessa varietà valgono molto più di uno, ma la varietà più comprata non vale nulla.
    .heading = Lo scopo
howto-round = Si scopre una carta. Una voce si ascolta soltanto. Per un bulbo tutti offrono insieme, in segreto. Le offerte uguali si annullano; la più alta delle altre prende il bulbo e paga.
    .heading = Un round
howto-end = La terza voce fa scoppiare la bolla. Conta anche ciò che resta nella borsa.
    .heading = La fine
