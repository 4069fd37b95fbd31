# Il tavolo nel browser: parole comuni a tutti i giochi.

skip-link = Vai al tavolo
close = Chiudi
menu = Menu
help = Aiuto
skip = Salta
private = Lo vedi solo tu
language = Lingua
language-en = inglese
language-it = italiano
language-fr = francese
theme-light = Tema chiaro
theme-dark = Tema scuro
stepper-less = { $label }: meno
stepper-more = { $label }: più
amount-unset = non indicata
stepper-least = { $label }: { $amount }, il minimo
stepper-most = { $label }: { $amount }, il massimo
becomes = diventa
labelled = { $label }: { $text }
rule-link = Regola { $rule }
rules-all = Tutte le regole
to-lobby = Torna all’ingresso
your-name = Il tuo nome
record = Risultati
sign-in = Accedi
name-take = Usa questo nome

## Giochi, varianti e bot

bot = bot
bot-random = Bot, gioca a caso
    .level = a caso
    .character = Fa una cosa qualsiasi, purché permessa, e non pensa a niente.
bot-novice = Bot, principiante
    .level = principiante
    .character = Vede il suo prossimo passo, e nessun altro.
bot-easy = Bot, facile
    .level = facile
    .character = Conta quello che c’è sul tavolo, non quello che sta per arrivare.
bot-normal = Bot, normale
    .level = normale
    .character = Gioca secondo buone regole pratiche, e subito.
bot-skilled = Bot, abile
    .level = abile
    .character = Prova a mente quello che potrebbe fare, e guarda un po’ più in là.
bot-hard = Bot, difficile
    .level = difficile
    .character = Gioca ogni scelta fino in fondo prima di farne una.
bot-expert = Bot, esperto
    .level = esperto
    .character = Prova ogni scelta, con l’occhio a chi vincerà.
bot-master = Bot, maestro
    .level = maestro
    .character = Pensa più a lungo di tutti, e sa quanto vale ogni cosa.

## L’ingresso

lobby-title = Fonda, unisci, incassa.
mine-turns = { $count ->
        [one] Tocca a te in una partita
       *[other] Tocca a te in { $count } partite
    }
mine-title = Le tue partite
mine-waiting = { $count ->
        [one] in un’altra si aspetta
       *[other] in altre { $count } si aspetta
    }
mine-with = con { $names }
mine-full = I posti sono presi: si può cominciare.
mine-all = Mostra tutte e { $count }
continue = Continua
look = Guarda
leave-game = Lascia: { $game }
leave-title = Lasciare questa partita?
leave-others = Un bot continua al posto tuo, così gli altri possono finire. La partita non è più tra le tue.
leave-bots = A questo tavolo non c’è nessun altro: la partita si ferma qui e non è più tra le tue.
leave-back = Con il link del tavolo puoi tornare e riprendere il tuo posto.
leave-stay = Tieni la partita
leave-do = Lasciala
since = { $day ->
        [today] dalle { $time }
        [yesterday] da ieri alle { $time }
        [week] da { $date } alle { $time }
       *[earlier] dal { $date }
    }
since-ago = { $since }, { $ago }
play-title = Gioca subito contro i bot
play-lead = un clic, senza aspettare
level = Livello
level-label = Quanto giocano bene i bot
play-now = Gioca subito
card-players = { $fewest }–{ $most } giocatori
card-minutes = { $minutes } min
older-games = { $count ->
        [one] Una partita precedente
       *[other] { $count } partite precedenti
    }
unreachable = Il server non risponde. La pagina continua a provare.
friends-title = Con gli amici
friends-lead = Scegli gioco e posti, poi manda il link o il codice. I posti che restano liberi vanno ai bot.
code = Codice del tavolo
code-like = Codice, come { $code }
code-go = Vai
load-save = Carica un file salvato
open-title = Apri un tavolo
open-game = Gioco
open-seats = Posti
open-count = Numero di posti
open-who = Chi può trovarlo
open-link = Chi ha il link
open-public = Tutti
open-table = Apri il tavolo
option-file = da un file
option-file-choose = Scegli un file
option-file-large = { $file } è troppo grande: il limite è { $limit } kB.
seat-open = Libero, per chi inviti
seat-account = Un bot con un account…
seat-guest = Su questo dispositivo
seat-you = tu
you-alone = Tu
seat-name = Posto { $number }
account-name = Nome del bot
guest-name = Il suo nome
tables-title = Tavoli aperti
tables-none = Nessun tavolo è aperto a tutti.
tables-open = Aprine uno.
table-running = partita in corso
seats-free = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
join = Partecipa
watch = Guarda

## Prima di cominciare

room-host = Invita gli amici con il link, affida i posti liberi ai bot e comincia.
room-wait = Hai un posto. { $host } dà inizio alla partita.
room-guest = Prendi posto, oppure resta a guardare.
room-invite = Invita
room-code = oppure il codice
room-public = Tutti vedono questo tavolo all’ingresso.
room-unlisted = Trova questo tavolo solo chi ha il link.
link = Link a questo tavolo
link-copy = Copia il link
link-copied = Copiato
link-share = Condividi
link-qr = Codice QR
link-qr-why = La fotocamera di un telefono apre così questo tavolo.
room-name = Come ti chiamiamo?
room-options = Il gioco
options-change = Cambia
options-done = Fatto
remove = Allontana
remove-of = Allontana: { $name }
remove-title = Allontanare { $name }?
remove-why = Il posto si libera. Puoi anche tenere { $name } fuori da questo tavolo per sempre.
remove-do = Libera il posto
remove-bar = Libera il posto e tieni fuori
seat-free = libero
seat-free-why = Chi entra può sedersi qui.
seat-here = al tavolo
seat-away = assente
seat-program = un bot che arriva quando tocca a lui
seat-stand-in = gioca un bot al suo posto
seat-bot = Affida a un bot
seat-clear = Libera il posto
sit = Siediti
stand = Alzati
start = Comincia la partita
start-fill = Comincia con i bot
start-fill-why = { $count ->
        [one] Un bot prende il posto libero.
       *[other] I bot prendono i posti liberi.
    }
spectators = Guardano: { $names }
spectators-none = Nessuno sta guardando.

## Al tavolo

table-word = Tavolo
table-code = Tavolo { $code }
page-title = { $news } · { $heading }
title-turn = Tocca a te
on-turn = di turno
away = assente
people = Al tavolo
sheets = Schede
desk = Plancia
log = Cronaca
chat = Chat
waiting = Si prepara il tavolo…
wait-me = Un momento…
undo = Annulla
undo-ask = Chiedi di annullare
undo-asked = { $since ->
    [0] { $name } vorrebbe annullare l’ultima decisione.
    [one] { $name } vorrebbe annullare una decisione e quella successiva ({ $names }).
   *[other] { $name } vorrebbe annullare una decisione e le { $since } successive ({ $names }).
 }
undo-waiting = Hai chiesto di annullare. Manca l’accordo di: { $names }.
# A button that was pressed once.
click-again = Ancora un clic: { $action }
confirm-what = Conferma: { $action }
request-yes = D’accordo
request-no = No
request-withdraw = Lascia stare
pause-asked = { $name } vorrebbe fare una pausa.
pause-waiting = Hai chiesto una pausa. Manca l’accordo di: { $names }.
stop-asked = { $name } propone di chiudere la partita così com’è, senza vincitore.
stop-waiting = Hai proposto di chiudere la partita. Manca l’accordo di: { $names }.
# What was asked of all, and how it was answered: lines of the log.
remark-asked = { $what ->
    [undo] { $name } chiede di annullare { $count ->
        [one] una decisione
       *[other] { $count } decisioni
     }.
    [hint] { $name } chiede un consiglio.
    [fork] Da qui in poi { $name } prova un’altra strada.
    [anew] Da qui in poi { $name } prova un’altra strada; ciò che da quel posto non si vedeva è stato ridistribuito.
    [pause] { $name } chiede una pausa.
   *[end] { $name } propone di chiudere la partita così com’è.
 }
remark-agreed = { $by } è d’accordo.
remark-granted = { $what ->
    [undo] { $by } è d’accordo, e { $count ->
        [one] la decisione è annullata
       *[other] le { $count } decisioni sono annullate
     }.
    [pause] { $by } è d’accordo, e la partita è in pausa.
   *[end] { $by } è d’accordo, e la partita si chiude.
 }
remark-denied = { $what ->
    [undo] { $by } non è d’accordo: non si annulla nulla.
   *[other] { $by } non è d’accordo: la partita continua.
 }
remark-withdrawn = { $name } ritira la richiesta.
remark-expired = Nessuno ha risposto in tempo: la richiesta è decaduta.
remark-lapsed = La partita è andata avanti: la richiesta è decaduta.
paused-title = Pausa
paused-why = { $name } ha chiesto una pausa. Gli orologi sono fermi finché qualcuno non riprende.
paused-you = Hai chiesto una pausa. Gli orologi sono fermi finché qualcuno non riprende.
paused-go = Riprendi
replaced = Un bot gioca al posto di { $name }.
replaced-back = Riprendi il posto
away-long = { $name } è assente e il tavolo aspetta.
away-bot = Fai giocare un bot
away-soon = { $name } è assente e il tavolo aspetta. Un bot può giocare tra { $time }.
slow-long = { $name } non decide da molto tempo.
ran-out = Il tempo di { $name } è scaduto. Un bot gioca fino al ritorno.
ran-out-you = Il tuo tempo è scaduto. Un bot gioca per te finché non riprendi il posto.
log-everything = Tutto
log-filter = Filtro
log-filter-kind = Mostra solo
log-filter-seat = Solo questo giocatore
log-filter-only = Solo { $name }
log-round = Giro { $number }
log-before = Prima del primo giro
recent = Dal tuo ultimo turno
recent-round = L’ultimo giro
recent-close = Chiudi: ho visto
log-empty = Non è ancora successo nulla.
log-keys = Le frecce passano da una riga all’altra; Invio mostra quel momento sul tabellone.
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Scrivi un messaggio
chat-send = Invia
curtain-pass = Turno di { $name }: passa il dispositivo
curtain-why = Ciò che hanno gli altri resta dietro il sipario.
curtain-raise = Sono { $name }
lost-title = Connessione interrotta.
lost-why = Nuovo tentativo in corso; nessuna decisione va persa.
lost-retry = Prova ora
full-title = Non c’è posto per questa finestra
full-why = Ci sono troppe finestre aperte dove ti trovi: chiudine una e riprova.
full-again = { $why } La pagina continua a provare.
barred-title = Non puoi entrare
barred-why = Il server non accetta connessioni da questa pagina.
missing-title = Qui non c’è nulla
missing-why = Questo indirizzo non porta da nessuna parte.
missing-table = Questo tavolo non c’è
missing-table-why = Forse manca una lettera nel link, o il tavolo è stato chiuso.
closed-title = Questa partita non si può giocare qui
broken-title = La pagina ha perso il filo
broken-why = La partita è al sicuro sul server. Ricarica la pagina per continuare.
broken-again = Ricarica

## Standing orders

orders = Ordini permanenti
orders-why = Li vedi solo tu. Vengono eseguiti per te, dopo il tempo che ci metterebbe un bot.
order-holds = { $amount ->
        [0] Ordine permanente: { $order }
       *[other] Ordine permanente: { $order } { $amount }
    }
order-stop = Revoca
order-give = Dallo
order-ended = Il tuo ordine permanente è finito. { $why }
notice-seen = Va bene
order-over-undo = Una decisione è stata annullata.
order-over-stand-in = Un bot giocava per te.

## Clocks

clock = Orologio
clock-none = Senza orologio
clock-live = Dal vivo
clock-days = A giorni
clock-bank = Minuti a testa
clock-bonus = Secondi per decisione
clock-per = Giorni per decisione
clock-why = Se il tuo tempo scade, un bot gioca per te finché non torni.
clock-says = { $kind ->
        [live] { $minutes } min + { $bonus } s per decisione
       *[days] { $days ->
            [one] un giorno per decisione
           *[other] { $days } giorni per decisione
        }
    }
clock-left = Tempo rimasto: { $time }
clock-short = Il tempo stringe: { $time }
mine-until = Il tuo tempo scade { $when }

## Menu e aiuto

menu-sound = Suona quando tocca a me
menu-notice = Avvisami quando tocca a me
menu-away = Avvisami quando non ci sono
menu-still = Senza animazioni
menu-speed = Velocità delle mosse altrui
speed-slow = lenta
speed-normal = normale
speed-fast = rapida
speed-once = subito
menu-pause = Pausa
menu-stop = Proponi di chiudere la partita
menu-stop-alone = Chiudi qui la partita
menu-leave = Lascia la partita
stop-title = Chiudere la partita così com’è?
stop-why = Deve essere d’accordo chiunque giochi. Non vince nessuno e la partita si può ancora rivedere.
stop-why-alone = Non vince nessuno e la partita si può ancora rivedere.
stop-do = Proponilo
stop-do-alone = Chiudila
stop-stay = Continua a giocare
fair-title = Sorteggio verificabile
fair-why = Ogni sorteggio deriva da un’unica chiave segreta. La sua impronta è fissata prima della partita; la chiave si svela alla fine, e «tontine verify» le controlla entrambe.
fair-hash = Impronta (SHA-256)
fair-key = Chiave
help-intro = { $pointer ->
        [touch] Tocca un numero sottolineato per vedere come si calcola.
       *[mouse] Si può fare tutto con la sola tastiera. Indica un numero sottolineato per vedere come si calcola.
    }
cap-tab = Tab
cap-enter = Invio
cap-escape = Esc
key-tab = all’elemento seguente
key-digit = scegli la prima, la seconda, … delle proposte
key-enter = conferma la scelta; in un campo, termina la scrittura
key-escape = scegli di nuovo, salta la riproduzione, torna al presente
key-undo = annulla
key-log = giocatori e cronaca
key-past = una decisione indietro, una avanti
key-help = questo aiuto

## Replay e fine

replay = Rivedi
replay-at = Decisione { $version } di { $last }
replay-start = La partita comincia.
replay-first = All’inizio
replay-back = Decisione precedente
replay-play = Avvia
replay-pause = Pausa
replay-next = Decisione successiva
replay-last = Alla fine
replay-scrub = Momento della partita
replay-now = Torna al presente
replay-leave = Classifica finale
end-you = Hai vinto!
end-winners = { $count ->
        [one] Vince { $names }
       *[other] Vincono a pari merito { $names }
    }
end-nobody = Non vince nessuno
end-agreed = Chiusa di comune accordo
end-agreed-why = Tutti hanno deciso di finire prima la partita: nessuno ha vinto.
end-standing = Classifica finale
end-chart = Come è andata
end-account = Come ci si è arrivati
chart-hint = { $pointer ->
        [touch] Tocca un momento per leggere le cifre, e ancora per rivederlo.
       *[mouse] Indica un momento per leggere le cifre; doppio clic per rivederlo.
    }
chart-at = { $number }: { $worth }
chart-worth = { $name } { $amount }
rematch = Rivincita
rematch-join = Vai alla rivincita
rematch-told = { $name } ha aperto una rivincita.
rematch-open = C’è una rivincita.
step-up = Un gradino più su: { $level }
step-down = Un gradino più giù: { $level }
save-file = Salva la partita

## Se un gioco non ha un tabellone tutto suo

plain-note = { $game } non ha ancora un tabellone tutto suo: si gioca su uno semplice.
plain-players = Giocatori
plain-decide = La tua decisione
plain-asked = Tocca a te
plain-confirm = Decidi
plain-owes = deve decidere
    .you = devi decidere
plain-yes = sì
plain-no = no
plain-most = fino a { $most }
plain-written = Scrivi tu la decisione
plain-written-why = La decisione come è scritta in un salvataggio:
plain-written-do = Scegli questa
plain-unreadable = Non si riesce a leggerla.
plain-shortcut = scegli uno dei pulsanti

# What a player puts together, and notes
draft-adapted = Quello che avevi scelto è stato adattato a ciò che è cambiato.
notebook = Taccuino
notebook-hint = Nessun altro può leggerlo. Resta in questo browser.

## Lessons

coach = Guida
coach-step = Passo { $step } di { $steps }
coach-why = Perché?
coach-more = Altro
coach-own = Continuo da solo
coach-show = Mostrami
coach-shown = Ecco la mossa: confermala, o scegli tu
coach-anyway = Gioca lo stesso
coach-next = Avanti
coach-play = Gioca una partita vera
guided-first = Mai giocato? { $game } in { $minutes } minuti
guided-chip = Lezione
guided-why = Con una guida, a un tavolo vero, fin dalla prima mossa.
guided-begin = Comincia la lezione
guided-card = Impara giocando, { $minutes } min
guided-at = Lezione: passo { $step } di { $steps }
guided-done = Imparato. Gioca una partita facile

## L’aiuto

help-howto = Come si gioca
help-rules = Le regole
help-keys = Tastiera

## Rule cards and maxims

card-new = Nuova per te.
card-got-it = Capito
card-later = Più tardi
card-never = Non mostrarle più
met = Regole incontrate
met-none = Ancora nessuna. Una scheda spiega una regola quando ti capita per la prima volta.
maxim = Una massima mentre aspetti
maxim-count = Una massima mentre aspetti, { $number } di { $count }
maxim-another = Un’altra
maxim-never = Basta

## Hints
advice = Consiglio
advice-ask = Chiedi un consiglio al coach
advice-about = Probabilità di vincere dopo tutto il turno, ± { $doubt }%; { $playouts } partite giocate da qui in poi, con ciò che non vedi distribuito ogni volta da capo.
advice-thinking = Il coach sta pensando…
advice-surer = Il coach si accerta…
advice-close = quasi pari
advice-tempting = allettante
advice-only = Non è stato considerato altro.
advice-none = Su questo il coach non sa dire nulla.
advice-chance = { $percent }%
key-hint = chiedere un consiglio al coach, dove il tavolo lo ammette; in una lezione, mostrami
key-lesson = in una lezione, avanti; dire perché
open-hints = Consigli
open-hints-no = Solo contro i bot
open-hints-yes = Per tutti
room-hints = Tutti possono chiedere consigli al coach; il registro dice chi lo fa.

## The analysis of a game that is over
lookback = Analisi
lookback-open = Apri l’analisi
lookback-chances = Probabilità
lookback-wealth = Patrimonio
lookback-curve = Probabilità di vincere
lookback-at = Decisione { $version } di { $last }: { $chances }
lookback-chance = { $name } { $percent }%
lookback-working = Il coach ripercorre la partita: { $percent }% fatto
lookback-start = inizio
lookback-luck = fortuna
lookback-decisions = decisioni
lookback-end = fine
lookback-accuracy = precisione
lookback-accuracy-why = Quanto ogni turno ha perso della probabilità di vincere rispetto al migliore possibile, con la formula del sito di scacchi lichess: 103,1668 × e^(−0,04354 × perdita) − 3,1669, in media su tutti i turni con una scelta. 100% è perfetto.
lookback-note = In percentuale della vittoria: inizio + fortuna + decisioni = fine. Fortuna è ciò che hanno cambiato le pescate, di chiunque; le decisioni sono di tutti. Sulla curva tutte le mani sono scoperte; gli errori sono giudicati da ciò che si poteva sapere.
lookback-signed = { $sign ->
    [1] +{ $size }
    [-1] −{ $size }
   *[other] 0
 }
lookback-split = Fortuna e decisioni
lookback-mistakes = I tuoi errori più cari
lookback-count = { $count ->
    [0] nessuno
    [one] su uno
   *[other] su { $count }
 }
lookback-faultless = Il coach non ha trovato errori tuoi.
lookback-played = giocato
lookback-better = meglio
lookback-there = Apri nell’analisi
lookback-moments = Momenti chiave
lookback-brief = Momenti
lookback-best = buona decisione
lookback-mistake = errore
lookback-draw = fortuna nella pesca
lookback-next = Prossimo errore
lookback-link = Copia il link a questo momento
lookback-eyes = Visto da

## Another way from a moment of a game that is over
fork-open = Continua da qui
fork-title = Continua dalla decisione { $version }
fork-why = Un tavolo nuovo, contro i bot. Da qui in poi la fortuna è nuova; la partita giocata resta com’è.
fork-seat = Al posto di
fork-hidden = Ciò che da quel posto non si vedeva
fork-true = com’era
fork-anew = ridistribuito
fork-bots = Bot
fork-same = com’erano
fork-begin = Continua
fork-again = Riprova
fork-from = Questa partita si è staccata da un’altra dopo la decisione { $version }.
fork-look = Guarda quella partita

## Problemi
puzzle = Problema
puzzle-title = Trova il turno migliore
puzzle-intro = { $turn } di una partita di bot ({ $level }). La giocata è costata { $lost ->
    [one] un punto
   *[other] { $lost } punti
 } di probabilità di vittoria. Tu che faresti?
puzzle-intro-own = { $turn } di una partita finita. La giocata è costata { $lost ->
    [one] un punto
   *[other] { $lost } punti
 } di probabilità di vittoria. Che cosa era meglio?
puzzle-played = giocato
puzzle-try = { $number ->
    [1] primo tentativo
    [2] secondo tentativo
   *[other] terzo tentativo
 }
puzzle-within = vale se dista meno di 2
puzzle-best = il migliore
puzzle-found = trovato
puzzle-also = vale come trovato
puzzle-waits = Il coach sta valutando questo turno.
puzzle-tries = Tentativo { $number } di 3
puzzle-tries-doubt = Tentativo { $number } di 3 · probabilità del coach, ± { $doubt }
puzzle-doubt = probabilità del coach, ± { $doubt }
puzzle-show = Mostra
puzzle-solved = Trovato!
puzzle-shown = Ecco il turno migliore
puzzle-why = Perché
puzzle-row = { $count } di fila
puzzle-count = { $count ->
    [0] ancora nessuno risolto
    [one] uno risolto
   *[other] { $count } risolti
 }
puzzle-none = Questo problema non esiste.
puzzle-today-of = Problema del giorno · { $game }
puzzle-about = Una posizione vera. Quello che è stato giocato lasciava il { $played }% di probabilità di vincere; il turno migliore dava il { $best }%.
puzzle-begin = Prova
puzzle-again = Rivedilo
puzzle-done = Risolto oggi.
