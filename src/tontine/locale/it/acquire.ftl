# Acquire. Ciò che fa un giocatore è detto senza soggetto ("compra 2 Hydra"); l’attributo `you`
# dice lo stesso a chi lo fa.

title = Acquire
pitch = Fonda società, compra finché costano poco e abbi più azioni di tutti il giorno in cui vengono inghiottite.

corporation-sackson = Sackson
    .classic = Luxor
corporation-zeta = Zeta
    .classic = Tower
corporation-hydra = Hydra
    .classic = American
corporation-fusion = Fusion
    .classic = Festival
corporation-america = America
    .classic = Worldwide
corporation-phoenix = Phoenix
    .classic = Continental
corporation-quantum = Quantum
    .classic = Imperial

holding = { $shares } { $corporation }
sized = { $corporation } ({ $size })

## Che cosa succede

event-opened = pesca { $tile } per l’apertura
    .you = peschi { $tile } per l’apertura
event-started = comincia
    .you = cominci
event-drew = pesca { $tile }
    .you = peschi { $tile }
event-refilled = pesca una tessera
    .you = peschi una tessera
event-turn = gioca il turno { $number }
    .you = giochi il turno { $number }
event-placed = gioca { $tile }
    .you = giochi { $tile }
event-skipped = non ha tessere giocabili
    .you = non hai tessere giocabili
event-founded = fonda { $corporation } ({ $size } tessere)
    .you = fondi { $corporation } ({ $size } tessere)
event-given = riceve un’azione gratuita
    .you = ricevi un’azione gratuita
event-ungiven = non riceve l’azione gratuita di { $corporation }: la banca non ne ha più
    .you = non ricevi l’azione gratuita di { $corporation }: la banca non ne ha più
event-grew = { $corporation } arriva a { $size } tessere
event-merged = opera una fusione: sopravvive { $corporation }
    .you = operi una fusione: sopravvive { $corporation }
event-settled = { $corporation } viene assorbita: { $size } tessere, { $price } ad azione
event-showed = { $shares ->
        [one] mostra { $shares } azione di { $corporation }
       *[other] mostra { $shares } azioni di { $corporation }
    }
    .you = { $shares ->
        [one] mostri { $shares } azione di { $corporation }
       *[other] mostri { $shares } azioni di { $corporation }
    }
event-market = { $shares ->
        [one] il mercato azionario pesca { $tile }: vale come se avesse { $shares } azione di { $corporation }
       *[other] il mercato azionario pesca { $tile }: vale come se avesse { $shares } azioni di { $corporation }
    }
event-bonus = incassa { $amount } per { $corporation }: { $place ->
        [first] bonus di maggioranza
        [second] bonus di minoranza
        [sole] entrambi i bonus, da unico azionista
        [first_shared] una parte dei due bonus, in pareggio per la maggioranza
       *[second_shared] una parte del bonus di minoranza, in pareggio per la minoranza
    }
    .you = incassi { $amount } per { $corporation }: { $place ->
        [first] bonus di maggioranza
        [second] bonus di minoranza
        [sole] entrambi i bonus, da unico azionista
        [first_shared] una parte dei due bonus, in pareggio per la maggioranza
       *[second_shared] una parte del bonus di minoranza, in pareggio per la minoranza
    }
event-disposed-sold = vende { $sold } { $corporation } per { $amount }
    .you = vendi { $sold } { $corporation } per { $amount }
event-disposed-traded = scambia { $traded } { $corporation } con { $gained } { $survivor }
    .you = scambi { $traded } { $corporation } con { $gained } { $survivor }
event-disposed-kept = conserva tutte le azioni di { $corporation }
    .you = conservi tutte le azioni di { $corporation }
event-absorbed = { $corporation } passa { D("a", $survivor) }
event-bought = compra { $what } per { $amount }
    .you = compri { $what } per { $amount }
event-declined = non compra nulla
    .you = non compri nulla
event-announced = annuncia la fine della partita
    .you = annunci la fine della partita
event-left-out = non gioca la tessera
    .you = non giochi la tessera
event-set-aside = mette da parte { $tile }, ormai morta
    .you = metti da parte { $tile }, ormai morta
event-stuck = nessuna tessera potrà più essere giocata
event-ended = la partita è finita: si pagano gli ultimi bonus e si vendono tutte le azioni
event-cashed = { $shares ->
        [one] vende { $shares } azione di { $corporation } per { $amount }
       *[other] vende { $shares } azioni di { $corporation } per { $amount }
    }
    .you = { $shares ->
        [one] vendi { $shares } azione di { $corporation } per { $amount }
       *[other] vendi { $shares } azioni di { $corporation } per { $amount }
    }

## Il racconto: più eventi in una frase

story-because = { $cause }: { $effect }
story-lone = resta isolata
story-opened = tessere d’apertura: { $tiles }
story-merged = { $survivor } assorbe { $defunct }
story-showed = azioni di { $corporation }: { $shares }
story-bonus = bonus per { $corporation }: { $gains }
story-cashed = azioni di { $corporation } vendute: { $gains }
opened-tile = { $seat } { $tile }
showed-shares = { $seat } { $shares }
gain = { $seat } +{ $amount }
gain-because = { $count ->
        [1] { $who } +{ $amount } ({ $reason })
       *[other] { $who } +{ $amount } a testa ({ $reason })
    }

bonus-first = maggioranza
bonus-second = minoranza
bonus-sole = unico azionista, entrambi i bonus
bonus-first-shared = pareggio per la maggioranza, bonus divisi
bonus-second-shared = pareggio per la minoranza, bonus diviso

## Che ne sarebbe di una tessera

fate-lone = isolata
fate-founds = fonda
fate-grows = espande { $corporation }
fate-merges = { $survivor } assorbe { $defunct }
fate-tied = unisce { $corporations }: scegli tu
fate-blocked = bloccata (A13)
fate-dead = morta (A17)

does-lone = resta isolata
does-founds = { $count ->
        [1] fonda { $corporations }
        [2] fonda una società: { $corporations }
        [3] fonda una società: { $corporations }
       *[other] fonda una società, { $count } tra cui scegliere
    }
does-grows = { $corporation } cresce: { $from } → { $to } tessere
does-price = { $price } ad azione
does-safe = d’ora in poi fuori pericolo
does-merges = { $survivor } assorbe { $defunct }
does-tied = unisce { $corporations }: scegli tu quale sopravvive
does-if = se sopravvive { $survivor }, { $gains }
does-else = { $one }; { $other }
does-found = { $size } tessere, { $price } ad azione; { $free ->
        [yes] ne ricevi una gratuita
       *[no] nessuna gratuita, la banca non ne ha più
    }
does-survivor = assorbe { $defunct }
does-order = poi scegli tu l’ordine
brief-found = { $price }
brief-settle = si liquida ora
does-first = { $gains } per { $corporation }, il resto dopo
does-hidden = i bonus quando tutti avranno mostrato le azioni
does-market = i bonus quando il mercato azionario avrà pescato
does-no-bonus = nessuno ne ha azioni
does-blocked = formerebbe un’ottava società (A13)
does-dead = unirebbe due società fuori pericolo (A17)
does-announce = la partita finisce dopo questo turno
does-leave = niente tessera; puoi ancora comprare azioni
does-end = la partita finisce subito

## Che cosa segue da una tessera

lone-text = Non tocca nulla, perciò aspetta delle vicine.
why-blocked = Tutte e sette le società sono sul piano, e questa tessera ne formerebbe un’ottava. Si potrà giocare quando una fusione farà posto.
why-dead = Unirebbe due società fuori pericolo, perciò non si potrà mai giocare. Viene sostituita alla fine del tuo turno.
unsettled = Che cosa troverà non si sa finché l’ultima tessera non è sistemata.
not-yet = I bonus si calcolano quando viene giocata.
tied-survivors = Pari: scegli tu quale sopravvive.
then-found = Poi scegli una società: { $corporations }.
then-seats = Poi { $seats }
then-corporations = Dopo { $corporations }
founder-share = Ne ricevi un’azione gratuita.
each-disposes = Poi, da te in senso orario, ognuno conserva, vende a { $price } o scambia 2 per 1 { $survivor } finché la banca ne ha ({ $bank }).
    .open = Poi, da te in senso orario, ognuno conserva, vende o scambia 2 per 1 { $survivor } finché la banca ne ha ({ $bank }).
settled-later = Dopo: { $corporations }.
survives = { $survivor } sopravvive

## Il turno

final-turn = Ultimo turno
round = Giro { $number }
stop-place = Tessera
stop-merger = Fusione
stop-buy = Acquisti
stop-draw = Pesca

## Che cosa si chiede

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
        [sold] La banca non ha più azioni delle società sul piano
       *[dear] Con { $cash } non puoi comprare nulla
    }
    .skipped = Nessuna tessera giocabile e niente da comprare
ask-announce = Annunci la fine della partita?
announce-text = Puoi finire questo turno o chiuderlo subito. Poi ogni società sul piano paga i suoi bonus, e tutte le sue azioni si vendono.
ending-you = Se la partita finisse { $when ->
        [bought] dopo questo acquisto
       *[now] ora
    }, { $place ->
        [0] divideresti la vittoria con { $amount }
        [1] vinceresti con { $amount }
       *[other] saresti al { $place }º posto con { $amount }
    }
ending-seats = { $count ->
        [1] Se la partita finisse ora, vincerebbe { $seats } con { $amount }
       *[other] Se la partita finisse ora, { $seats } dividerebbero la vittoria con { $amount } a testa
    }
ending-hidden = Se la partita finisse { $when ->
        [bought] dopo questo acquisto
       *[now] ora
    }, avresti { $amount } prima dei tuoi bonus
ending-market = Se la partita finisse { $when ->
        [bought] dopo questo acquisto
       *[now] ora
    }: { $standing } prima dei bonus
ending-seat = { $seat } { $amount }

## Che cosa si sceglie

confirm-place = Gioca { $tile }
confirm-found = Fonda { $corporation }
confirm-survivor = Sopravvive { $corporation }
confirm-settle = Liquida { $corporation }
confirm-dispose = { $ways ->
        [keep] Conserva tutte le azioni
        [sell] Vendi { $sell }
        [trade] Scambia { $trade }
        [sell-keep] Vendi { $sell }, conserva { $keep }
        [trade-keep] Scambia { $trade }, conserva { $keep }
        [sell-trade] Vendi { $sell }, scambia { $trade }
       *[sell-trade-keep] Vendi { $sell }, scambia { $trade }, conserva { $keep }
    }
confirm-buy = { $count ->
        [0] Non comprare nulla
        [one] Compra { $count } azione per { $amount }
       *[other] Compra { $count } azioni per { $amount }
    }
confirm-buy-end = { $count ->
        [0] { confirm-end }
       *[other] Compra { $count } e chiudi
    }
confirm-announce = Annuncia la fine
confirm-leave = Tralascia la tessera
confirm-end = Chiudi la partita ora
announce = Annuncia la fine…
all-keep = Conserva tutte
all-sell = Vendi tutte
all-trade = Scambia tutte quelle che puoi

## Fin dove si può

enough = { $most ->
        [one] ora si può comprare al massimo un’azione
       *[other] ora si possono comprare al massimo { $most } azioni
    }
keep-note = finché { $corporation } non rinasce
sell-note = { $price } l’una
trade-note = 2 per 1 { $survivor }, in banca { $bank }
hold-only = hai solo { $held } { $corporation }
pairs = si scambiano due azioni per una, e tu hai { $held } { $corporation }

## Che cosa si aspetta

wait-over = La partita è finita
wait-placing = { $seat } sta scegliendo una tessera
wait-founding = { $seat } sta fondando una società
wait-surviving = { $seat } sta scegliendo quale società sopravvive
wait-settling = { $seat } sta scegliendo quale società si liquida ora
wait-disposing = { $seat } sta decidendo che fare delle azioni di { $corporation }
wait-buying = { $seat } sta comprando azioni
passed-over = Non avevi nulla da giocare o comprare. { $next }

## Da dove viene un bonus

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
       *[no] A pari merito anche { $tied }, { $shares } a testa: ÷ { $parts }
    }
why-rounded = Arrotondato ai $100 superiori

## Da dove viene il denaro

account-start = inizio
account-bought = acquisti
account-bonus = bonus
account-disposed = vendite
account-final = ultimi bonus
account-cashed = ultima vendita
account-total = denaro

## Perché un turno è buono o no

reason-first = Ottieni la maggioranza di { $corporation }, { $held } a { $rest }: circa { $amount }{ $when ->
        [near] , e basta una tessera per farla assorbire.
        [end] {" "}alla fine.
       *[later] {" "}quando verrà assorbita.
    }
reason-first-rival = { $rival } ottiene la maggioranza di { $corporation }, { $held } a { $rest }: circa { $amount }{ $when ->
        [near] , e basta una tessera per farla assorbire.
        [end] {" "}alla fine.
       *[later] {" "}quando verrà assorbita.
    }
reason-tied = Raggiungi il pareggio per la maggioranza di { $corporation }, { $held } a testa: circa { $amount }{ $when ->
        [near] , e basta una tessera per farla assorbire.
        [end] {" "}alla fine.
       *[later] {" "}quando verrà assorbita.
    }
reason-tied-rival = { $rival } raggiunge il pareggio per la maggioranza di { $corporation }, { $held } a testa: circa { $amount }{ $when ->
        [near] , e basta una tessera per farla assorbire.
        [end] {" "}alla fine.
       *[later] {" "}quando verrà assorbita.
    }
reason-second = Ottieni la minoranza di { $corporation }, { $held } a { $rest }: circa { $amount }{ $when ->
        [near] , e basta una tessera per farla assorbire.
        [end] {" "}alla fine.
       *[later] {" "}quando verrà assorbita.
    }
reason-second-rival = { $rival } ottiene la minoranza di { $corporation }, { $held } a { $rest }: circa { $amount }{ $when ->
        [near] , e basta una tessera per farla assorbire.
        [end] {" "}alla fine.
       *[later] {" "}quando verrà assorbita.
    }
reason-lead = { $lead ->
        [one] Conservi la maggioranza di { $corporation }, ora con { $lead } azione di vantaggio: circa { $amount }.
       *[other] Conservi la maggioranza di { $corporation }, ora con { $lead } azioni di vantaggio: circa { $amount }.
    }
reason-lead-rival = { $lead ->
        [one] { $rival } conserva la maggioranza di { $corporation }, ora con { $lead } azione di vantaggio: circa { $amount }.
       *[other] { $rival } conserva la maggioranza di { $corporation }, ora con { $lead } azioni di vantaggio: circa { $amount }.
    }
reason-ousted = { $place ->
        [first] La maggioranza di { $corporation } non è più tua.
        [tied] Perdi il pareggio per la maggioranza di { $corporation }.
       *[second] Perdi la minoranza di { $corporation }.
    }
reason-ousted-rival = { $place ->
        [first] { $rival } non ha più la maggioranza di { $corporation }.
        [tied] { $rival } perde il pareggio per la maggioranza di { $corporation }.
       *[second] { $rival } perde la minoranza di { $corporation }.
    }
reason-grows = { $corporation } arriva a { $size } tessere{ $safe ->
        [yes] {" "}ed è fuori pericolo
       *[no] { "" }
    }: ciò che hai in essa vale { $amount } in più.
reason-grows-rival = { $corporation } arriva a { $size } tessere{ $safe ->
        [yes] {" "}ed è fuori pericolo
       *[no] { "" }
    }: ciò che ha { $rival } vale { $amount } in più.
reason-paid = L’assorbimento di { $corporation } ti frutta { $amount }.
reason-paid-rival = L’assorbimento di { $corporation } frutta { $amount } { D("a", $rival) }.
reason-sold = La vendita ti frutta subito { $amount }.
reason-short = Ti restano { $cash }: troppo poco per tre azioni al prossimo turno.
reason-hand = { $tile } ti resta in mano: la fusione che opera ti frutterebbe { $amount }.
reason-dead = { $tile }, che hai in mano, non potrà mai più essere giocata.
reason-blocked = { $tile }, che hai in mano, dovrà aspettare che si faccia posto sul piano.
reason-spent = Costa { $amount }.
reason-shares = { $count ->
        [one] Hai un’azione in più che sale di valore quando la società cresce.
       *[other] Hai { $count } azioni in più che salgono di valore quando le società crescono.
    }
reason-shares-less = { $count ->
        [one] Hai un’azione in meno che sale di valore quando la società cresce.
       *[other] Hai { $count } azioni in meno che salgono di valore quando le società crescono.
    }
reason-founds = { $count ->
        [one] Hai in mano una tessera in più che fonda una società.
       *[other] Hai in mano { $count } tessere in più che fondano una società.
    }
reason-founds-less = { $count ->
        [one] Hai in mano una tessera in meno che fonda una società.
       *[other] Hai in mano { $count } tessere in meno che fondano una società.
    }
reason-feeds = { $count ->
        [one] Hai in mano una tessera in più che ingrandisce una società in cui sei in testa.
       *[other] Hai in mano { $count } tessere in più che ingrandiscono società in cui sei in testa.
    }
reason-feeds-less = { $count ->
        [one] Hai in mano una tessera in meno che ingrandisce una società in cui sei in testa.
       *[other] Hai in mano { $count } tessere in meno che ingrandiscono società in cui sei in testa.
    }
reason-kept = { $held ->
        [one] La tua azione di { $corporation } non vale nulla finché la società non rinasce.
       *[other] Le tue { $held } azioni di { $corporation } non valgono nulla finché la società non rinasce.
    }
reason-revived = { $held ->
        [one] La tua azione di { $corporation } torna a contare quando la società rinasce.
       *[other] Le tue { $held } azioni di { $corporation } tornano a contare quando la società rinasce.
    }

## Rifiuti

refusal-no-tile = nessuna tessera si chiama «{ $value }»; vanno da 1A a 12I
refusal-not-now = non è il momento; { $phase ->
        [placing] c’è da giocare una tessera
        [founding] c’è da scegliere una società
        [surviving] c’è da scegliere la società che sopravvive
        [settling] c’è da scegliere la prossima società da liquidare
        [disposing] ci sono azioni della società assorbita da conservare, vendere o scambiare
        [buying] si possono comprare azioni
       *[over] la partita è finita
    }
refusal-not-your-turn = solo il giocatore di turno può annunciare la fine, e ora è { $seat }
refusal-announced = la fine è già stata annunciata
refusal-not-announced = una parte del turno si può tralasciare solo dopo aver annunciato la fine
refusal-not-final = la fine si può annunciare quando tutte le società sul piano sono fuori pericolo o una ha almeno 41 tessere
refusal-not-held = { $tile } non è tra le tue tessere
refusal-blocked = { $tile } formerebbe un’ottava società
refusal-dead = { $tile } unirebbe due società fuori pericolo
refusal-on-board = { $corporation } è già sul piano di gioco
refusal-not-largest = { $corporation } non è tra le società più grandi di questa fusione
refusal-not-next = { $corporation } non è la prossima da liquidare
refusal-too-many = hai { $held } { $corporation }, ne servirebbero { $wanted }
refusal-bank-short = { $left ->
        [0] la banca non ha più { $corporation } da dare in cambio
        [one] la banca ha solo { $left } { $corporation } da dare in cambio
       *[other] la banca ha solo { $left } { $corporation } da dare in cambio
    }
refusal-odd-trade = si scambiano due azioni per una, perciò non se ne possono scambiare { $traded }
refusal-off-board = { $corporation } non è sul piano di gioco
refusal-sold-out = la banca non ha più azioni di { $corporation }
refusal-too-dear = un’azione di { $corporation } costa { $price }, e ti restano { $cash }
refusal-more-than-three = si comprano al massimo tre azioni per turno, non { $wanted }

## Le regole

rule-A1 = Il piano di gioco ha 12 colonne (da 1 a 12) e 9 righe (da A a I). Ciascuno dei 108 spazi ha una tessera con lo stesso nome.
rule-A2 = Ci sono sette società con 25 azioni ciascuna, in tre fasce: bassa Sackson e Zeta; media Hydra, Fusion e America; alta Phoenix e Quantum. Con i nomi classici degli alberghi: bassa Luxor e Tower; media American, Festival e Worldwide; alta Continental e Imperial.
rule-A3 = Il prezzo di un’azione dipende da quante tessere ha la società e dalla sua fascia, come dice la tabella. Il bonus di maggioranza è dieci volte il prezzo, quello di minoranza cinque.
rule-A4 = Da due a sei giocatori; ciascuno comincia con $6.000.
rule-A5 = Ognuno pesca una tessera e la mette sul piano. Comincia chi è più vicino a 1A; la riga conta prima della colonna, quindi 9A è più vicina di 1B.
rule-A6 = Le tessere d’apertura che si toccano restano scorporate finché una tessera giocata più tardi non le unisce.
rule-A7 = Poi ognuno pesca sei tessere, che gli altri non vedono.
rule-A8 = Denaro e azioni sono scoperti o nascosti, come si decide al tavolo. Quante azioni restano in banca si può sempre sapere.
rule-A9 = In un turno si gioca una tessera, si comprano azioni, si pesca una tessera.
rule-A10 = Una tessera va sullo spazio che porta il suo nome. Chi può giocarne una deve farlo; chi non può passa agli acquisti.
rule-A11 = Una tessera che tocca solo tessere scorporate fonda una società, a scelta tra quelle che non sono sul piano. Tutte le tessere collegate ne fanno parte. In diagonale non ci si tocca.
rule-A12 = Il fondatore riceve in regalo un’azione, se la banca ne ha ancora.
rule-A13 = Con sette società sul piano, una tessera che ne formerebbe un’altra deve aspettare che una fusione faccia posto.
rule-A14 = Una tessera che tocca una sola società ne entra a far parte, insieme alle tessere scorporate collegate.
rule-A15 = Una tessera che tocca due o più società le unisce in una fusione. Sopravvive la più grande. Né quella tessera né le scorporate che collega contano per le dimensioni.
rule-A16 = Se le più grandi sono pari, l’autore della fusione sceglie quale sopravvive.
rule-A17 = Da 11 tessere in su una società è fuori pericolo: assorbe le altre e non viene mai assorbita. Una tessera tra due società fuori pericolo è morta: non si può più giocare, anche se ne tocca una più piccola.
rule-A18 = Ogni società assorbita paga i bonus in base alle dimensioni prima della fusione. Tutti mostrano le azioni che ne hanno, anche dove sono nascoste. Chi ne ha di più riceve il bonus di maggioranza, il secondo quello di minoranza.
rule-A19 = Un unico azionista riceve entrambi i bonus.
rule-A20 = Pareggio per la maggioranza: i due bonus si sommano e si dividono in parti uguali tra chi è in pareggio, ogni parte arrotondata per eccesso a $100. Nessuno riceve un bonus di minoranza.
rule-A21 = Pareggio per la minoranza: il bonus di minoranza si divide in parti uguali tra chi è in pareggio, ogni parte arrotondata per eccesso a $100.
rule-A22 = Gli azionisti della società che sopravvive non ricevono bonus.
rule-A23 = Poi, dall’autore della fusione in senso orario, chi ha azioni della società assorbita le conserva, le vende al prezzo di prima della fusione o ne scambia due per una di quella che sopravvive, finché la banca ne ha, in qualsiasi combinazione. Quelle conservate aspettano una nuova società con quel nome.
rule-A24 = In una fusione di tre o quattro società sopravvive la più grande, e quelle assorbite si liquidano una alla volta, dalla più grande. Tra pari sceglie l’autore della fusione.
rule-A25 = Alla fine tutte le tessere sono della società che sopravvive, e quelle assorbite si possono fondare di nuovo.
rule-A26 = Dopo la tessera puoi comprare fino a tre azioni in tutto, di qualsiasi società sul piano, al prezzo del momento, finché la banca ne ha e tu hai denaro.
rule-A27 = Non ci sono prestiti, e le azioni si vendono solo nelle fusioni e alla fine. Chi è senza denaro continua a giocare tessere.
rule-A28 = A fine turno si pesca una tessera. Le tessere morte si mettono poi da parte, scoperte, e si sostituiscono, una volta per turno; se anche una nuova è morta, aspetta il turno successivo. Quelle che aspettano posto (A13) non si sostituiscono.
rule-A29 = Quando non restano tessere da pescare, si continua senza pescare.
rule-A30 = Nel tuo turno puoi annunciare la fine se tutte le società sul piano sono fuori pericolo o una ha almeno 41 tessere; conta anche la tessera appena giocata. Non è mai obbligatorio. Puoi farlo in qualsiasi momento del turno, anche insieme all’acquisto che lo chiude. Dopo l’annuncio puoi finire il turno, tralasciarne una parte o chiuderlo subito.
rule-A31 = Alla fine ogni società sul piano paga i bonus e tutte le sue azioni si vendono al prezzo del momento. Le azioni di società che non sono sul piano non valgono nulla.
rule-A32 = Vince chi ha più denaro. A pari denaro si divide la vittoria.
rule-A33 = Se nessuna tessera potrà più essere giocata, la partita finisce da sé, dopo che ognuno, in ordine di turno, ha avuto ancora un turno per comprare o annunciare la fine.
rule-A34 = In due, il mercato azionario conta come terzo azionista di ogni società che paga bonus, nelle fusioni e alla fine. Si pesca a caso una tessera dalla riserva, e il suo numero, da 1 a 12, dice quante azioni ha il mercato, anche se in tutto diventano più di 25; poi la tessera torna nella riserva. Se la riserva è vuota, il numero viene da una qualsiasi delle 108 tessere. Il bonus del mercato resta in banca.

## Opzioni

option-holdings = Denaro e azioni
    .open = scoperti
    .hidden = nascosti
option-names = Nomi delle società
    .of-1999 = edizione 1999
    .classic = alberghi classici

## Standing orders

order-keep = Fino al tuo prossimo turno: nelle fusioni conserva tutte le azioni
order-sell = Fino al tuo prossimo turno: nelle fusioni vendi tutte le azioni
order-over-turn = Tocca di nuovo a te.

## Kinds of mistakes, by what was decided; in somebody's record

slip-announce = Quando si chiude la partita
slip-buy = Quali azioni si comprano
slip-dispose = Tenere, vendere o scambiare azioni
slip-end = Quando finisce la partita
slip-found = Quale società si fonda
slip-leave = Se non si gioca una tessera
slip-place = Quale tessera si gioca
slip-settle = Quale acquisizione viene prima
slip-survivor = Quale società sopravvive
