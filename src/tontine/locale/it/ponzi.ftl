# Ponzi Scheme. Ciò che fa un giocatore è detto senza soggetto ("investe in Media con 25");
# l’attributo `you` dice lo stesso a chi lo fa, `to-you` all’altra parte di uno scambio.

title = Ponzi Scheme
pitch = Paga i vecchi investitori con i soldi dei nuovi, e fa’ in modo che qualcun altro resti a secco per primo.

industry-transportation = Trasporti
industry-grain = Alimentari
industry-media = Media
industry-real-estate = Immobiliare

## Che cosa succede

event-dealt = le nove carte iniziali formano il mercato
event-started = comincia con il segnalino
    .you = cominci con il segnalino
event-round = apre il round { $number }
    .you = apri il round { $number }
event-funded = investe in { $industry } con la carta da { $card }
    .you = investi in { $industry } con la carta da { $card }
event-declined = non investe
    .you = non investi
event-refilled = arriva sul mercato la carta da { $card }
event-reshuffled = gli scarti tornano nel mazzo: { $cards } carte
event-offered = { $price ->
        [secret] offre { D("a", $rival) } una busta per { $industry }
       *[other] offre { D("a", $rival) } una busta con { $price } per { $industry }
    }
    .you = { $price ->
        [secret] offri { D("a", $rival) } una busta per { $industry }
       *[other] offri { D("a", $rival) } una busta con { $price } per { $industry }
    }
    .to-you = { $price ->
        [secret] ti offre una busta per { $industry }
       *[other] ti offre una busta con { $price } per { $industry }
    }
event-envelope = mette { $amount } nella busta per { $rival }
    .you = metti { $amount } nella busta per { $rival }
    .to-you = mette { $amount } nella busta per te
event-sold = { $price ->
        [secret] vende { D("a", $seat) } una tessera { $industry }
       *[other] vende { D("a", $seat) } una tessera { $industry } per { $price }
    }
    .you = { $price ->
        [secret] vendi { D("a", $seat) } una tessera { $industry }
       *[other] vendi { D("a", $seat) } una tessera { $industry } per { $price }
    }
    .to-you = { $price ->
        [secret] ti vende una tessera { $industry }
       *[other] ti vende una tessera { $industry } per { $price }
    }
event-countered = { $price ->
        [secret] fa una controfferta e prende { D("a", $seat) } una tessera { $industry }
       *[other] fa una controfferta di { $price } e prende { D("a", $seat) } una tessera { $industry }
    }
    .you = { $price ->
        [secret] fai una controfferta e prendi { D("a", $seat) } una tessera { $industry }
       *[other] fai una controfferta di { $price } e prendi { D("a", $seat) } una tessera { $industry }
    }
    .to-you = { $price ->
        [secret] fa una controfferta e ti prende una tessera { $industry }
       *[other] fa una controfferta di { $price } e ti prende una tessera { $industry }
    }
event-kept = { $asked ->
        [no] non ha industrie in comune con nessuno
       *[yes] non fa offerte
    }
    .you = { $asked ->
        [no] non hai industrie in comune con nessuno
       *[yes] non fai offerte
    }
event-bought = { $luxury ->
        [one] compra il bene di lusso da { $luxury } punto per { $amount }
       *[other] compra il bene di lusso da { $luxury } punti per { $amount }
    }
    .you = { $luxury ->
        [one] compri il bene di lusso da { $luxury } punto per { $amount }
       *[other] compri il bene di lusso da { $luxury } punti per { $amount }
    }
event-marker = riceve il segnalino
    .you = ricevi il segnalino
event-removed = scarta dal mercato la carta da { $card }
    .you = scarti dal mercato la carta da { $card }
event-crashed = il mercato crolla: le carte Orso sono { $bears }
event-returned = restituisce una tessera { $industry }
    .you = restituisci una tessera { $industry }
event-turned = { $spaces ->
        [one] tutte le ruote girano di uno spazio
       *[other] tutte le ruote girano di { $spaces } spazi
    }
event-paid = paga { $amount } di interessi
    .you = paghi { $amount } di interessi
event-bankrupt = non può pagare { $amount } di interessi e va in bancarotta
    .you = non puoi pagare { $amount } di interessi e vai in bancarotta
event-idle = { $rounds ->
        [1] nessuno investe e non ci sono carte sulle ruote; dopo tre round così di fila la partita finisce
        [2] per il secondo round di fila nessuno investe e non ci sono carte sulle ruote
       *[3] per il terzo round di fila nessuno investe e non ci sono carte sulle ruote: la partita è finita
    }
event-scored = { $points ->
        [one] ha { $points } punto
       *[other] ha { $points } punti
    }
    .you = { $points ->
        [one] hai { $points } punto
       *[other] hai { $points } punti
    }

## Il racconto: più eventi in una frase

story-declined = nessun investimento: { $names }
story-kept = nessuna offerta: { $names }
story-returned = tessere restituite: { $tiles }
story-paid = interessi pagati: { $payments }
story-scored = punti: { $points }
story-returned-one = { $seat } ({ $industry })
story-paid-one = { $seat } { $amount }
story-scored-one = { $seat } { $points }

## Che cosa si chiede

ask-fund = Tocca a te: investi in un’industria con una carta, o passa.
ask-offer = Tocca a te: offri una busta a qualcuno, o passa.
ask-offer-or-buy = Tocca a te: offri una busta a qualcuno, compra un bene di lusso, o passa.
ask-buy = Tocca a te: compra un bene di lusso, o passa. Non hai industrie in comune con nessuno.
ask-no-offer = Tocca a te: non hai industrie in comune con nessuno e puoi solo passare.
ask-amount = Quanto metti nella busta per { $rival } ({ $industry })?
ask-answer = { $rival } ti offre una busta con { $amount } per { $industry }: vendi, o fai una controfferta?
ask-short = { $question } { $danger }Ti mancano { $amount } per pagare { $owed } in questo round.
ask-remove = Hai il segnalino: scarta una carta dal mercato.
ask-return = Il mercato crolla: restituisci una tessera dell’industria di cui hai più tessere.
bears = Carte Orso sul mercato: { $bears }; con { $players } crolla.
limit-amount = hai { $cash }

## Che cosa si aspetta

waiting-funding = { $seat } sta scegliendo un investimento.
waiting-offering = { $seat } sta pensando a un’offerta.
waiting-answering = { $seat } sta rispondendo a una busta di { $rival }.
    .to-you = { $seat } sta rispondendo alla tua busta.
waiting-removing = { $seat } sta scartando una carta dal mercato.
waiting-returning = { $seat } sta restituendo una tessera.

## Come si chiama una scelta in un elenco, e come si chiama farla

choice-fund = { $industry }, carta da { $card }
choice-pass = passa
choice-offer = { $rival }, { $industry }
choice-luxury = { $luxury ->
        [one] bene di lusso da { $luxury } punto
       *[other] bene di lusso da { $luxury } punti
    }
choice-sell = vendi
choice-counter = controfferta
choice-remove = carta da { $card }
choice-return = { $industry }
do-fund = Investi in { $industry } con la carta da { $card }
do-fund-nothing = Non investire
do-offer = Offri { $amount } { D("a", $rival) } per { $industry }
do-offer-nothing = Nessuna offerta
do-fill = Riempi la busta
do-luxury = { $points ->
        [one] Compra { $points } punto per { $price }
       *[other] Compra { $points } punti per { $price }
    }
do-sell = Vendi per { $amount }
do-counter = Controfferta: { $amount }
do-remove = Scarta la carta da { $card }
do-return = Restituisci { $industry }

## Che cosa comporta

tiles-more = { $seat } { $before } → { $after } (+{ $points } pt)
tiles-fewer = { $seat } { $before } → { $after } (−{ $points } pt)
outlook-enough = cassa { $cash }, basta fino al round { $round }
outlook-short = cassa { $cash }, { $danger }mancano { $amount } nel round { $round }
outlook-raise = raccogli { $amount } prima dei pagamenti del round { $round }, o è bancarotta
owing = −{ $interest } nel round { $round }, poi ogni { $period }
does-fund = +{ $points } pt e { $amount }; { $owing }; { $outlook }
does-luxury = { $points ->
        [one] { $points } punto per { $price }: { $outlook }
       *[other] { $points } punti per { $price }: { $outlook }
    }
does-sell = incassi { $amount } e dai una tessera: { $changes }; { $outlook }
does-counter = paghi { $amount } e prendi una tessera: { $changes }; { $outlook }
does-offer = { $sold }. { $countered }.
then-sell = Se { $rival } vende, paghi { $amount }: { $changes }; { $outlook }
then-counter = Se { $rival } fa una controfferta, ricevi { $amount }: { $changes }; { $outlook }
must-sell = { $rival } non ha più di { $amount } e può solo vendere
if-sold = Se { $rival } vende, paghi la somma: { $changes }
if-countered = Se { $rival } fa una controfferta, ricevi altrettanto: { $changes }
amount-safe = Se nella busta metti al massimo { $spare }, puoi ancora pagare { $owed } nel round { $round }.
amount-unsafe = { $danger }Già così non puoi pagare { $owed } nel round { $round }.
amount-unmatched = { $rival } non ha più di { $amount }: chi non può pareggiare la busta deve vendere (P18).
amount-gift = Meno di { $amount } è un regalo: { $rival } può fare una controfferta e prenderti una tessera per così poco.
amount-given = { $danger }{ amount-gift }
does-remove = La carta da { $card } va negli scarti, e si pesca una carta nuova.
does-end = La carta da { $card } esce dal gioco, e si pesca una carta nuova.

## A che punto si è

round-heading = Round { $number }
stop-funding = Investimento
stop-trade = Commercio clandestino
stop-marker = Segnalino
stop-crash = Crollo
stop-wheel = Ruota
stop-interest = Interessi
phase-funding = investimento
phase-offering = commercio clandestino
phase-answering = commercio clandestino
phase-removing = segnalino
phase-returning = crollo del mercato
bear = orso
crash-happened = il mercato è crollato
crash-sure = il mercato crollerà
crash-open = un crollo è possibile in questo round
crash-none = nessun crollo in questo round
flows = { $secret ->
        [0] raccolti { $raised }, pagati { $paid }, scambi { $traded }
        [one] raccolti { $raised }, pagati { $paid }, scambi { $traded }, e uno a prezzo segreto
       *[other] raccolti { $raised }, pagati { $paid }, scambi { $traded }, e { $secret } a prezzo segreto
    }
row-empty = la riga { $row } del mercato è vuota
no-industry-here = nessuna tua industria pesca ora dalla riga { $row }
no-trade-yet = nel primo round non si commercia
idle = { $rounds ->
        [one] da un round nessuno investe e non ci sono carte sulle ruote; dopo tre la partita finisce
       *[other] da { $rounds } round nessuno investe e non ci sono carte sulle ruote; dopo tre la partita finisce
    }

## La fine

won = { $points ->
        [one] { $seat } vince con { $points } punto.
       *[other] { $seat } vince con { $points } punti.
    }
    .you = { $points ->
        [one] Vinci con { $points } punto.
       *[other] Vinci con { $points } punti.
    }
won-by-card = { $seat } vince con { $points } punti grazie alla carta da { $card }; stessi punti: { $names }.
    .you = Vinci con { $points } punti grazie alla carta da { $card }; stessi punti: { $names }.
won-together = Vittoria a pari merito: { $names }, { $points } punti a testa.
won-nobody = Non vince nessuno: sono tutti in bancarotta.
won-idle = Non vince nessuno: nessuno ha raccolto denaro.
bankrupt = { $points ->
        [one] in bancarotta: da pagare { $owed }, in cassa { $cash }; { $points } punto perso
       *[other] in bancarotta: da pagare { $owed }, in cassa { $cash }; { $points } punti persi
    }
lost-tile = una tessera { $industry }; { $owed } di interessi
lost-choice = una tessera: { $industries }; { $owed } di interessi
lost-none = nessuna tessera; { $owed } di interessi

## Perché un turno è buono o no

reason-points = { $points ->
        [one] Hai un punto in più.
       *[other] Hai { $points } punti in più.
    }
reason-points-rival = { $points ->
        [one] { $rival } ha un punto in più.
       *[other] { $rival } ha { $points } punti in più.
    }
reason-points-less = { $points ->
        [one] Hai un punto in meno.
       *[other] Hai { $points } punti in meno.
    }
reason-points-less-rival = { $points ->
        [one] { $rival } ha un punto in meno.
       *[other] { $rival } ha { $points } punti in meno.
    }
reason-broke = Non potresti pagare gli interessi al prossimo giro della ruota.
reason-solvent = Puoi pagare gli interessi al prossimo giro della ruota.
reason-left = Dopo il prossimo giro della ruota ti resta circa { $amount } in più.
reason-left-less = Dopo il prossimo giro della ruota ti resta circa { $amount } in meno.
reason-burden = Paghi circa { $amount } di interessi in più a round.
reason-burden-less = Paghi circa { $amount } di interessi in meno a round.

## Rifiuti

refusal-not-now = non è il momento; { $phase ->
        [funding] si investe o si passa
        [offering] si offre una busta o si passa
        [pricing] c’è da mettere una somma nella busta
        [answering] c’è da rispondere a una busta: vendere o fare una controfferta
        [removing] c’è da scartare una carta dal mercato
        [returning] c’è da restituire una tessera
       *[over] la partita è finita
    }
refusal-no-supply = non ci sono più tessere { $industry }
refusal-three-already = hai già { $tiles } tessere { $industry }: investendo non puoi averne altre
refusal-not-in-market = sul mercato non c’è la carta da { $card }
refusal-wrong-row = la tua prossima tessera { $industry } va con una carta della riga { $row }, e quella da { $card } è nella riga { $in }
refusal-no-rival = { $rival } non esiste
refusal-yourself = una busta si offre a un altro giocatore
refusal-not-shared = tu { D("e", $rival) } non avete entrambi una tessera { $industry }
refusal-no-amount = nella busta manca ancora la somma
refusal-not-your-money = hai { $cash }, non puoi offrire { $amount }
refusal-cannot-match = hai { $cash }, la busta contiene { $amount }: puoi solo vendere
refusal-no-luxuries = i beni di lusso ci sono solo nel gioco avanzato
refusal-taken = { $luxury ->
        [one] il bene di lusso da { $luxury } punto è già stato comprato
       *[other] il bene di lusso da { $luxury } punti è già stato comprato
    }
refusal-too-dear = { $luxury ->
        [one] il bene di lusso da { $luxury } punto costa { $price }, e tu hai { $cash }
       *[other] il bene di lusso da { $luxury } punti costa { $price }, e tu hai { $cash }
    }
refusal-not-most = { $industry } non è l’industria di cui hai più tessere

## Le regole

rule-P1 = Da tre a cinque giocatori. Le carte investimento sono 72, di cui 9 iniziali. Una carta ha un valore, che la banca paga una volta sola, e un interesse, che scade ogni tanti round quanti ne indica la carta.
rule-P2 = Nell’edizione del 2015 le carte Orso vanno da 65 a 80. Il regolamento inglese ne conta due in più senza dire quali: 63 e 64 sono una nostra supposizione.
rule-P3 = Le tessere industria sono 60, 15 per tipo: trasporti, alimentari, media, immobiliare.
rule-P4 = Nel gioco avanzato ci sono quattro beni di lusso: $30 per 1 punto, $56 per 2, $78 per 3, $96 per 4.
rule-P5 = Ognuno ha una ruota temporale con sei spazi: la freccia e i numeri da 1 a 5.
rule-P6 = All’inizio le nove carte iniziali sono sul mercato, in tre righe di tre, dalla più bassa alla più alta. Le altre, mischiate, formano il mazzo.
rule-P7 = All’inizio nessuno ha denaro o tessere. Chi comincia si tira a sorte.
rule-P8 = Il denaro è sempre segreto, e così il prezzo di uno scambio, salvo per i due che lo fanno. Tessere, carte, ruote e beni di lusso sono pubblici.
rule-P9 = Investimento: dal primo giocatore in senso orario, ognuno prende una tessera industria insieme a una carta investimento, oppure passa.
rule-P10 = La tessera dev’essere ancora disponibile, e chi la prende deve averne meno di tre di quel tipo.
rule-P11 = La prima tessera di un’industria va con una carta della riga 1, la seconda con una della riga 2, la terza con una della riga 3.
rule-P12 = La carta va sulla ruota, allo spazio con il numero indicato, e la banca ne paga il valore.
rule-P13 = Appena il mercato ha meno di nove carte, si completa dal mazzo e si riordina.
rule-P14 = Appena si pesca l’ultima carta del mazzo, gli scarti mischiati ne formano uno nuovo. Se non ce ne sono, il mercato resta incompleto e si riempiono prima le righe basse.
rule-P15 = Nel primo round non c’è commercio, a meno che il tavolo non lo voglia.
rule-P16 = Commercio clandestino: dal primo giocatore in senso orario, ognuno può offrire una busta. Va a un altro giocatore, per un’industria di cui entrambi hanno una tessera, con una somma a scelta del proprio denaro, anche nulla, che nessun altro vede.
rule-P17 = Chi riceve la busta deve scegliere: vendere, cioè tenere il denaro e cedere una tessera di quell’industria; o fare una controfferta, cioè aggiungere altrettanto, rendere tutto e prendersi una di quelle tessere.
rule-P18 = Chi non può aggiungere quanto c’è nella busta può solo vendere.
rule-P19 = Con gli scambi si possono avere più di tre tessere di un’industria.
rule-P20 = Il segnalino passa a sinistra. Chi lo riceve scarta una carta dal mercato: una carta iniziale esce dal gioco, le altre vanno negli scarti.
rule-P21 = Se, dopo che una carta è stata scartata, le carte Orso sul mercato sono almeno quante i giocatori, il mercato crolla. Le carte Orso se ne vanno, e si mischiano insieme con mazzo e scarti. Succede al massimo una volta per round.
rule-P22 = Nel crollo, dal nuovo primo giocatore in poi, ognuno restituisce una tessera dell’industria di cui ha più tessere; in caso di parità sceglie quale.
rule-P23 = Poi girano le ruote: ogni carta si avvicina di uno spazio alla freccia, di due dopo un crollo, ma non la supera mai.
rule-P24 = Tutti pagano insieme gli interessi delle carte alla freccia. Chi non può pagarli per intero è in bancarotta, e la partita finisce. Non si può pagare in anticipo.
rule-P25 = Le carte pagate tornano allo spazio con il numero indicato. Una carta non lascia mai la ruota; quelle che un giocatore in bancarotta non ha potuto pagare restano alla freccia.
rule-P26 = Il round seguente comincia da chi ha il segnalino.
rule-P27 = Chi è in bancarotta perde. Se lo sono tutti, non vince nessuno.
rule-P28 = Le tessere di un’industria valgono in tutto 1, 3, 6, 10, 15… punti: ogni tessera vale un punto più della precedente.
rule-P29 = Nel gioco base conta anche il denaro: 1 punto da $30, 2 da $56, 3 da $78, 4 da $96.
rule-P30 = Vince chi ha più punti. Tra pari decide la carta investimento di maggior valore; se nessuno di loro ne ha, si divide la vittoria.
rule-P31 = Se per tre round di fila nessuno investe e non ci sono carte sulle ruote, la partita finisce e non vince nessuno.
rule-P32 = Nel gioco avanzato, invece di offrire una busta, si può comprare un bene di lusso dalla banca. I beni di lusso sono pubblici e non si scambiano mai.
rule-P33 = Nel gioco avanzato il denaro non dà punti; li danno i beni di lusso.

## Opzioni

option-game = Variante
    .basic = base
    .advanced = avanzato, con i beni di lusso
option-edition = Edizione
    .of-2015 = 2015
    .english = inglese (due Orsi in più, nostra supposizione)
option-trade-in-first-round = Scambi nel primo round
    .no = no
    .yes = sì

## Standing orders

order-pass = Passa nel commercio clandestino, finché qualcuno non ti offre una busta
order-over-envelope = Qualcuno ti ha offerto una busta.

# In the analysis of a game.
turn-number = round { $number }

## What a player is doing, and has

stand-bankrupt = in bancarotta
    .you = in bancarotta
stand-offers = ha offerto
    .you = hai offerto
    .to-you = ti offre una busta
stand-answers = risponde
    .you = rispondi
stand-decides = deve decidere
    .you = devi decidere
stand-marker = comincia
    .you = cominci
flows-left = { $flows }: restano { $cash }
bounds = { $least }–{ $most }

## Kinds of mistakes, by what was decided; in somebody's record

slip-counter = Buste a cui si risponde
slip-fund = quale industria si finanzia, e come
slip-luxury = Beni di lusso comprati
slip-offer = Che cosa si offre nelle buste
slip-pass = Turni a cui si rinuncia
slip-remove = Quale carta si toglie
slip-return = Quale tessera si restituisce nel crollo
slip-sell = Buste accettate
