# The lesson of Acquire, its rule cards and maxims.

## The lesson

lesson-open = Alla fine vince chi ha più denaro. Gioca 11F: tocca 12F, e due tessere vicine fondano una società.
    .title = Due tessere fanno una società
    .why = Una tessera va sullo spazio che porta il suo nome, e da nessun’altra parte.
    .other = Quella non tocca nulla: si può, ma è noioso. 11F ha una vicina.
lesson-found = Scegli il nome. Quelle a buon mercato costano poco e rendono poco; quelle care, il contrario.
    .title = Fondala
    .why = Il fondatore riceve un’azione gratuita.
lesson-buy = Ora compra fino a tre azioni. Prendi { $mine }: chi ne ha di più incassa il bonus grande quando viene assorbita.
    .title = Compra
    .why = Con due tessere costa il meno possibile.
lesson-others = Peschi una tessera, e questo era un turno. Bruno fonda { $theirs }; Chloé compra azioni della tua.
    .title = Gli altri
    .why = Tutti possono comprare azioni di tutto. Fondare non è possedere.
lesson-grow = Gioca 10F. Tocca { $mine } ed entra a farne parte: tre tessere, e ogni azione sale a { $rises }.
    .title = Falla crescere
    .why = Il prezzo lo fanno le dimensioni. A parole non sale.
    .other = Quella resterebbe isolata. 10F fa salire le tue azioni.
lesson-rank = I bollini contano le azioni: 1 è la maggioranza, 2 la minoranza, il terzo non prende nulla. Resta in testa, o guardati intorno.
    .title = Primo, secondo, nessuno
    .why = Il denaro in mano non rende nulla.
lesson-merge = 9F tocca { $mine } e { $theirs }: giocala. La più grande assorbe la più piccola, ed è allora che gli azionisti incassano.
    .title = Il pesce più grosso
    .why = Prima indica 9F: il tavolo mostra chi incasserebbe che cosa.
    .other = Quella si può giocare, ma 9F ti paga oggi.
lesson-bonus = Maggioranza di { $mine }: { $amount } per te. Ora vendi le azioni, scambiane due per una { $theirs }, o conservane qualcuna.
    .title = Giorno di paga
    .why = Prova due, due e una: presto vedrai a che serve un’azione conservata.
    .second = Chloé ha più { $mine } di te: tu incassi { $amount }, lei il doppio. Vendi le azioni, scambiane due per una { $theirs }, o conservale.
    .tied = Pari con Chloé: i due bonus si sommano e si dividono, { $amount } a testa. Vendi le azioni, scambiane due per una { $theirs }, o conservale.
    .none = Nessun bonus per te: altri hanno { $mine }, tu no. Chi ha azioni le vende, ne scambia due per una { $theirs }, o le conserva.
lesson-again-buy = Per ora hai denaro. Compra ancora: { $theirs } ha ormai { $tiles } tessere, e le sue azioni sono salite a { $dear }.
    .title = Fallo lavorare
    .why = Le azioni tornano denaro solo nelle fusioni e alla fine.
lesson-again = Bruno ha lasciato sola 5C, e 5B le va accanto. Fonda di nuovo { $mine }: il nome è libero, e le azioni conservate contano ancora.
    .title = Di nuovo in vita
    .why = Fino ad allora un’azione conservata non vale nulla.
lesson-jump = Ora passano sei giri, e intanto gioco io per te. I reclami vanno alla direzione.
    .title = Sei giri dopo
    .why = O giocali tu: allora la lezione diventa una partita.
    .astray = Passano sei giri, a un altro tavolo nella stessa città, dove gioco io per te. I reclami vanno alla direzione.
lesson-safe = { $safe } ha { $size } tessere: da 11 in su una società è fuori pericolo, nessuno la assorbe più. A { $unsafe } ne manca una: gioca 3D.
    .title = Fuori pericolo
    .why = Una tessera tra due società fuori pericolo è morta; ne ricevi un’altra.
    .other = Si può, ma a { $unsafe } ne manca ancora una, e la partita continua.
lesson-announce = Tutte le società sul piano sono fuori pericolo, perciò puoi annunciare la fine. Fallo: puoi ancora comprare.
    .title = Chiudiamo qui
    .why = Nessuno è obbligato. Chi lo fa sceglie il momento.
    .other = Prima annuncia: dopo gli acquisti il tuo turno è finito.
lesson-exam = Le ultime tre azioni decidono tutto. Chi ha la maggioranza di Hydra, e per quante azioni?
    .title = Tocca a te, a luci spente
    .why = I bollini lo sanno. E ormai anche tu.
lesson-account = Bonus pagati, azioni vendute: vinci con { $score }. La maggioranza di Hydra valeva { $gain }.
    .title = La fine
    .why = In America eri al terzo posto: solo il prezzo, niente bonus.
    .lost = { $winner } vince con { $score }: con una o due Hydra in più toccava a te. Ancora una volta?
lesson-next = Il gioco è tutto qui. Fai una partita contro principianti: una carta ti spiegherà ogni regola per te nuova.
    .title = Tutto qui

## What the lesson points at

light-lot = lo spazio { $tile }
light-tile = la tua tessera { $tile }
light-name = il nome { $corporation }
light-names = i nomi liberi
light-share = azioni { $corporation }
light-purchase = le azioni che puoi comprare
light-disposal = conserva, vendi, scambia
light-corporation = { $corporation } sul piano
light-column = chi ha { $corporation }
light-row = le tue azioni
light-price = il prezzo di { $corporation }
light-preview = che cosa farebbe la tessera
light-bonuses = i bonus pagati
light-announce = annunciare la fine
light-standing = la classifica finale
light-account = da dove viene
light-play = una partita contro principianti

## Rule cards: when something happens for the first time

rulecard-founded = { $seat } ha fondato una società e ha ricevuto un’azione gratuita. Nel tuo turno puoi comprarne anche tu.
    .why = Fondare non è possedere.
rulecard-price = { $corporation } è cresciuta, e un’azione costa ora { $price }. I bonus sono dieci e cinque volte tanto.
    .why = Tra 6 e 10 tessere non cambia nulla.
rulecard-merger = { $survivor } assorbe { $defunct }. La maggioranza di { $defunct } incassa il bonus grande, la minoranza la metà; chi ha la società che resta, nulla.
    .why = Sii grande in ciò che è piccolo.
rulecard-dispose = Vendi al prezzo di prima, scambia due per una di quella che resta, o conserva: come vuoi. Le azioni conservate aspettano che il nome rinasca.
    .why = Di solito conviene scambiare; si vende quando manca denaro.
rulecard-tie-first = Pareggio per la maggioranza: i due bonus si sommano e si dividono, arrotondati per eccesso a $100. Niente bonus di minoranza.
    .why = Un’azione in più avrebbe preso due terzi.
rulecard-tie-second = Pareggio per la minoranza: il bonus di minoranza si divide tra chi è pari, arrotondato per eccesso a $100.
    .why = Il secondo posto si conquista con poco.
rulecard-sole = Un solo giocatore aveva azioni di { $corporation }, e incassa entrambi i bonus.
    .why = Bastava un’azione per la minoranza.
rulecard-equal = Sono grandi uguali, perciò chi ha giocato la tessera sceglie quale sopravvive. L’altra paga i bonus.
    .why = Fa’ assorbire quella di cui hai la maggioranza.
rulecard-three = Tre società insieme: sopravvive la più grande, le altre si liquidano una alla volta, dalla più grande.
    .why = Ognuna paga i suoi bonus.
rulecard-free-name = { $corporation } ha lasciato il piano, e il suo nome si può fondare di nuovo. Fino ad allora le azioni conservate non valgono nulla.
    .why = Se puoi, fondala tu.
rulecard-safe = { $corporation } ha almeno 11 tessere ed è fuori pericolo: può assorbire le altre e non sarà mai assorbita. I suoi bonus arrivano alla fine.
    .why = Da ora la sua maggioranza è un affare a lungo termine.
rulecard-dead = { $dead } sta tra due società fuori pericolo e non si potrà mai giocare. A fine turno ne ricevi un’altra al suo posto.
    .why = Una volta per turno, e avviene da sé.
rulecard-blocked = { $blocked } fonderebbe un’ottava società, e i nomi sono sette. Aspetta che una fusione faccia posto.
    .why = A differenza di una tessera morta, non si sostituisce.
rulecard-skipped = Chi non ha tessere giocabili passa subito agli acquisti.
    .why = Giocare è obbligatorio, finché si può.
rulecard-sold-out = La banca non ha più { $sold_out }: 25 azioni, tutte prese. I posti restano così finché qualcuno non scambia.
    .why = Allora non si può nemmeno scambiare due per una.
rulecard-broke = Non puoi permetterti azioni. Non ci sono prestiti: continua a giocare tessere, la prossima fusione paga.
    .why = Perciò fa’ quella che paga te.
rulecard-may-end = Puoi annunciare la fine: tutte le società sul piano sono fuori pericolo, o una ha 41 tessere. Non sei obbligato.
    .why = Fallo quando sei in testa.
rulecard-announced = { $seat } annuncia la fine. Dopo questo turno si pagano tutti i bonus e si vendono tutte le azioni delle società sul piano.
    .why = Di solito lo fa chi è in testa.
rulecard-worthless = Le azioni di società che non sono sul piano ora non valgono nulla.
    .why = Conservarle era una scommessa.
rulecard-market = In due il mercato azionario è il terzo azionista: pesca una tessera, e il numero dice quante azioni ha.
    .why = Il suo bonus resta in banca.
rulecard-stuck = Nessuna tessera potrà più essere giocata: la partita finisce da sé.
    .why = Ognuno ha avuto un ultimo acquisto.

## Maxims

maxim-found = Fonda appena puoi: l’azione gratuita ti mette in testa, ed è la testa che paga.
maxim-spend = Compra tre azioni a ogni turno, finché puoi: il denaro in mano non rende nulla.
maxim-small = Compra nelle società piccole: costano poco, e sono quelle che vengono assorbite.
maxim-rank = Sii primo o secondo, o stanne fuori: il terzo posto non prende nulla.
maxim-merge = Opera la fusione che paga te, e tieni in mano la tessera che pagherebbe un altro.
maxim-trade = In una fusione scambia due per una piuttosto che vendere, se hai ancora di che comprare.
maxim-end = Alla fine fa’ i conti: annunciala appena vinceresti oggi.
