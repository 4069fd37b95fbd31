# Le pagine sulle persone nel browser: account, risultati, avvisi.

account-title = Il tuo account
account-guest = Conserva le tue partite
account-lead = Da ospite le tue partite restano in questo browser. Con un account le ritrovi su ogni dispositivo, e nessun altro può prendere il tuo nome.
create-title = Crea un account
create-do = Crea l’account
name = Nome
password = Password
password-new = Nuova password
password-now = Password attuale
password-rule = Almeno { $least } caratteri.
enter-title = Ne hai già uno
enter-do = Accedi
enter-guest = Le partite che questo browser ha da ospite vengono messe da parte; tornano quando esci.
move-title = Su un altro dispositivo
move-lead = Un codice porta tutti i tuoi posti su un altro dispositivo, e li tieni anche su questo. Funziona una volta, entro { $minutes } minuti.
move-make = Crea un codice
move-type = Sull’altro dispositivo scrivi questo codice sotto “{ $title }”, oppure apri il link.
move-copy = Copia il link
move-copied = Copiato
move-until = Funziona fino alle { $time }.
move-have = Un codice da un altro dispositivo
move-use = Usa il codice
move-confirm = Sei qui per continuare a giocare con gli stessi posti. Ciò che questo browser aveva prima viene messo da parte.
devices-title = Dove hai fatto l’accesso
device-unknown = Un altro browser
device-here = questo browser
device-since = dal { $since }, visto l’ultima volta { $seen }
device-now = dal { $since }
device-end = Esci
device-end-of = Esci: { $device }
devices-end = Esci da tutti gli altri
rename-title = Cambia nome
rename-do = Cambia il nome
rename-note = Le partite già cominciate tengono il vecchio nome.
change-title = Cambia password
change-do = Cambia la password
change-note = L’accesso da tutti gli altri dispositivi finisce.
sign-out = Esci
delete-title = Elimina l’account
delete-lead = Il nome e la password vengono cancellati e l’accesso finisce su tutti i dispositivi. Nelle partite in corso i tuoi posti restano vuoti finché non li prende un bot; le partite finite tengono il tuo nome.
delete-do = Elimina per sempre
done-renamed = Il nome è cambiato.
done-password = La password è cambiata.
done-ended = L’accesso dagli altri dispositivi è finito.
lost-title = Password persa?
lost-lead = Se il tuo account ha un indirizzo e-mail confermato, lì arriva un link. Funziona una volta, entro un’ora.
lost-do = Mandami un link
lost-sent = Se esiste un account così con un indirizzo confermato, il link è in viaggio.
lost-else = Senza un indirizzo, chiedi a chi gestisce il server: può crearti un link.
reset-title = Scegli una nuova password
reset-lead = Prende il posto di quella persa. L’accesso finisce su tutti i tuoi dispositivi, tranne questo.
reset-do = Usa questa password
unreachable-now = Il server non risponde. Riprova.

## Il mio turno, quando non ci sono

alerts-title = Quando tocca a te
alerts-lead = Quando non sei qui, puoi essere avvisato che tocca a te: in quale partita, con chi e fino a quando.
alerts-games = Nelle partite
alerts-days = a giorni
alerts-all = di ogni tipo
push-title = In questo browser
push-on = Questo browser ti avvisa, anche a pagine chiuse.
push-off = Questo browser può avvisarti, anche a pagine chiuse.
push-denied = In questo browser le notifiche di questo sito sono bloccate. Puoi consentirle nelle impostazioni.
push-insecure = I browser lo offrono solo alle pagine che arrivano via https.
push-none = Questo browser non lo offre. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
push-failed = Non è stato possibile attivarlo in questo browser. Riprova.
push-others = { $count ->
        [one] Anche un altro tuo browser ti avvisa.
       *[other] Ti avvisano anche altri { $count } tuoi browser.
    }
push-do = Attiva
push-undo = Disattiva
mail-title = Per e-mail
mail-lead = Più partite arrivano in una sola e-mail, e nessuna mentre sei qui.
mail-address = Il tuo indirizzo e-mail
mail-do = Mandami un link
mail-sent = Un link è stato mandato a { $address }. Aprilo per confermare l’indirizzo.
mail-on = Le e-mail vanno a { $address }.
mail-undo = Niente più e-mail
mail-other = Altro indirizzo
mail-none = Questo server non manda e-mail.
confirm-title = Conferma il tuo indirizzo
confirm-lead = Vuoi essere avvisato a questo indirizzo quando tocca a te?
confirm-do = Conferma
confirm-done = L’indirizzo è confermato. Sarai avvisato quando tocca a te.
link-old = Questo link non è più valido.
stop-title = Niente più e-mail
stop-lead = Non vuoi più ricevere e-mail che ti avvisano quando tocca a te?
stop-do = Basta e-mail
stop-done = A questo indirizzo non arriveranno più e-mail.

## I miei risultati

record-title = I tuoi risultati
record-nobody = Tu
record-lead = { $count ->
        [0] Nessuna partita è ancora stata giocata fino alla fine.
        [one] qui dal { $since }, una partita, vinte { $won }
       *[other] qui dal { $since }, { $count } partite, vinte { $won }
    }
against = Partite
against-all = tutte
against-people = con persone
against-bots = con bot
card-won = { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    } su { $played }, { $percent }%
card-none = non ancora giocato
card-rating = Punteggio
card-unrated = ancora senza punteggio
card-more = { $difference } sopra la quota equa di { $fair } vittorie
card-less = { $difference } sotto la quota equa di { $fair } vittorie
card-even = proprio la quota equa di vittorie, { $fair }
rating-title = Punteggio dal { $since }
rating-hint = Un gradino è una partita con altre persone; i bot non contano.
rating-none = Il punteggio comincia con la prima partita contro un’altra persona. I bot non contano.
ladder-title = La scala dei bot
ladder-you = Tu
ladder-unmet = mai incontrato
ladder-top = sopra tutti i livelli
ladder-next = { $wins ->
        [one] una vittoria al prossimo gradino
       *[other] { $wins } vittorie di fila al prossimo gradino
    }
ladder-hint = Una quota equa di vittorie nelle ultime dieci partite contro un livello, almeno tre, ti porta sopra di esso.
ladder-play = Gioca contro { $rivals ->
        [one] un bot
        [2] due bot
        [3] tre bot
       *[other] { $rivals } bot
    }, livello { $level }
bots-won = { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    } su { $played }
bots-fair = quota: { $fair }
last-title = Ultime partite
last-none = Qui stanno le partite finite, per te e per chi le ha giocate.
last-with = con { $names }
last-open = Guarda
last-open-of = Guarda: { $game }, { $date }
place = { $rank ->
       *[other] { $rank }º su { $players }
    }
place-shared = su un dispositivo
players-title = Vittorie per numero di giocatori
players-count = { $players } giocatori
players-fair = quota equa
players-percent = { $percent }%
players-won = { $won } su { $played }

## What the coach says, those one plays with, and who may see it

findings-title = Che cosa dice il coach
findings-none = Quando le tue partite sono finite, il coach le ripercorre; qui c’è il riassunto.
findings-games = { $count ->
        [one] di una partita
       *[other] di { $count } partite
    }
findings-accuracy = Precisione
findings-won = Vinte
findings-luck = Portate dalla fortuna
findings-even = Senza fortuna
findings-even-why = La fortuna è ciò che le estrazioni hanno cambiato della probabilità di vincere. Senza di essa, solo le decisioni, proprie e degli altri, avrebbero portato a tante vittorie.
findings-slips = I tipi di errori più cari
findings-faultless = Nessun errore degno di nota.
findings-slip = { $count ->
        [one] una volta
       *[other] { $count } volte
    }, { $cost }% di una vittoria
last-accuracy = precisione { $percent }%
rivals-title = Con chi giochi
rivals-none = Qui c’è chi ha giocato almeno due partite con te.
rivals-played = { $count } partite
rivals-ahead = Davanti tu { $ahead ->
        [one] una volta
       *[other] { $ahead } volte
    }, davanti l’altra persona { $behind ->
        [one] una volta
       *[other] { $behind } volte
    }.
shown-title = I tuoi risultati
shown-lead = I tuoi risultati sono solo per te. Puoi farli vedere a tutti: partite, vittorie, punteggi e ciò che dice il coach, ma né le singole partite né con chi giochi.
shown-do = Tutti possono vedere i miei risultati
shown-link = Sono all’indirizzo { $address }
record-of = I risultati di { $name }
