# Ciò che dice il server a un tavolo nel browser.

refusal-unreadable = quel messaggio non si capisce: { $problem }
refusal-save-too-long = leggere questo file richiede troppo tempo o troppa memoria
refusal-no-lesson = qui non c’è nessuna lezione
refusal-no-puzzle = questo problema non esiste
refusal-puzzle-over = il problema è finito
refusal-puzzle-waits = il coach sta ancora valutando il tuo ultimo turno
refusal-tried-before = quel turno è già nell’elenco
refusal-no-hints = a questo tavolo i consigli non sono ammessi
refusal-too-fast = troppi messaggi in una volta; aspetta un momento
refusal-banned = l’accesso a questo server ti è vietato
refusal-muted = non puoi chattare su questo server
refusal-too-many-windows = hai troppe finestre aperte; chiudine una e riprova
refusal-too-many-onlookers = troppe persone guardano questo tavolo; riprova più tardi
refusal-no-words = per questo non ci sono parole
refusal-no-table = quel tavolo non esiste
refusal-bad-token = questo browser qui non è conosciuto
refusal-account-taken = il nome { $name } è già preso, o assomiglia a uno già preso
refusal-has-account = hai già un account
refusal-no-account = non hai ancora un account
refusal-bad-login = il nome o la password non sono giusti
refusal-wrong-password = questa non è la tua password
refusal-short-password = una password deve avere almeno { $least } caratteri
refusal-weak-password = quella password è troppo facile da indovinare
refusal-too-many-passwords = troppe password sbagliate; aspetta qualche minuto
refusal-no-move = quel codice non è valido, o non lo è più
refusal-no-mail = questo server non manda e-mail
refusal-bad-address = questo non è un indirizzo e-mail
refusal-bad-subscription = questo browser non è raggiungibile
refusal-no-confirmation = questo link non è più valido
refusal-no-reset = questo link non è più valido; chiedine un altro
refusal-bad-save = quel file salvato non si può usare: { $problem }
refusal-bad-code = il codice di un tavolo ha { $length } lettere e cifre, come K7QM4X
refusal-no-code = nessun tavolo ha il codice { $code }
refusal-closed = a questo tavolo non si può giocare qui: { $problem }
table-archived = nessuno lo usava da molto tempo, perciò è stato messo da parte; chi gestisce il server può recuperarlo
table-closed = chi gestisce il server lo ha chiuso
refusal-foreign = la richiesta arriva da un altro sito
refusal-bad-name = un nome deve avere almeno una lettera o una cifra
refusal-long-name = un nome ha al massimo { $most } caratteri, e alcuni di questi contano per più d’uno
refusal-stacked-name = una lettera di un nome può avere al massimo { $most } segni
refusal-account-name = { $name } è il nome di un account: accedi se è il tuo, o scegli un altro nome
refusal-name-taken = qui c’è già qualcuno che si chiama { $name }
refusal-nameless = scrivi prima il tuo nome
refusal-bad-table = un tavolo così non si può aprire: { $problem }
refusal-seat-count = questo gioco vuole da { $fewest } a { $most } posti
refusal-one-seat = puoi avere un posto solo; chi gioca con te su questo dispositivo è un ospite
refusal-begun = la partita è cominciata
refusal-no-option = “{ $value }” non è una scelta per { $option }
refusal-not-removable = a quel posto non c’è nessuno che tu possa allontanare
refusal-removed = chi ospita non ti lascia più entrare a questo tavolo
refusal-crowd = metà dei posti è già presa da chi si collega da dove sei tu; gli altri sono per tutti gli altri
refusal-not-begun = la partita non è ancora cominciata
refusal-seat-taken = quel posto è occupato
refusal-free-seats = ci sono ancora posti liberi
refusal-not-host = può farlo solo chi ospita
refusal-not-yours = quel posto non è tuo
refusal-not-seated = può farlo solo chi gioca
refusal-marked-name = solo i nomi degli account di bot finiscono con { $mark }
refusal-enough-bots = al massimo { $most } account di bot
refusal-no-bot-account = nessun account di bot si chiama «{ $name }»
refusal-for-bots = questo è per gli account di bot
refusal-for-people = questo è per le persone, non per gli account di bot
refusal-busy-bot = { $name } siede già a tutti i tavoli che può
refusal-no-bot = nessun bot si chiama { $bot }
refusal-no-moment = { $decisions ->
        [one] c’è stata una sola decisione
       *[other] ci sono state solo { $decisions } decisioni
    }
refusal-present = { $name } è al tavolo e può giocare
refusal-stood-in = un bot gioca per te; riprendi prima il tuo posto
refusal-not-stood-in = nessun bot gioca per te
refusal-time-is-up = il tuo tempo per questa decisione è scaduto: la prende il bot, poi puoi riprendere il tuo posto
refusal-request-open = una richiesta aspetta ancora risposta
refusal-denied-before = è appena stato rifiutato; chiedilo di nuovo dopo la prossima decisione
refusal-paused = la partita è in pausa
refusal-no-order = quest’ordine ora non si può dare
refusal-not-paused = la partita non è in pausa
refusal-clock-decides = { $name } ha ancora tempo sull’orologio
refusal-grace = { $seconds ->
        [one] { $name } manca da troppo poco; riprova tra un secondo
       *[other] { $name } manca da troppo poco; riprova tra { $seconds } secondi
    }
refusal-bad-clock = un orologio può avere da { $least } a { $most } secondi, non { $said }
refusal-not-asked-you = nessuno aspetta il tuo consenso
refusal-empty = il messaggio è vuoto
refusal-no-hello = prima si saluta

## Ciò che dice un link dove viene condiviso

preview-table = { $host } ha aperto un tavolo. Prendi posto, o guarda.
preview-picture = Una città al crepuscolo, un libro mastro con una busta di denaro e una sala di marmo
http = { $status ->
        [404] a questo indirizzo non c’è nulla
        [405] a questo indirizzo non si può fare
        [413] è troppo grande
       *[other] la richiesta non può avere risposta ({ $status })
    }
not-built = La parte per il browser non è stata costruita
not-built-why = Il server funziona, ma questa installazione è senza le sue pagine. In una copia dei sorgenti di Tontine le costruisce «{ $make }»; a mano, «{ $npm }».

## Avvisi per chi non è collegato

turn-title = Tocca a te in { $game }
turns-title = Tocca a te in { $count } partite
turn-with = { $game } con { $names }
turn-until = Il tuo tempo scade { $when }
mail-turns = { $count ->
        [one] Tocca a te.
       *[other] Tocca a te in { $count } partite.
    }
mail-why = Hai chiesto di essere avvisato quando tocca a te. Per non ricevere più e-mail:
mail-confirm-title = Conferma il tuo indirizzo
mail-confirm = Qualcuno, probabilmente tu, vuole essere avvisato per e-mail quando è il suo turno su { $site }. Se eri tu, apri questo link e conferma:
mail-not-me = Se non eri tu, non fare nulla: non arriveranno altre e-mail.
mail-reset-title = Una nuova password
mail-reset = Qualcuno, probabilmente tu, ha perso la password del tuo account su { $site }. Con questo link ne scegli una nuova. Funziona una volta, entro { $minutes } minuti.
mail-reset-not-me = Se non l’hai chiesto tu, non fare nulla: la tua password resta com’è.
