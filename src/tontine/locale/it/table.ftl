# Ciò che dice il server a un tavolo nel browser.

refusal-unreadable = quel messaggio non si capisce: { $problem }
refusal-too-fast = troppo in una volta; aspetta un momento
refusal-no-table = quel tavolo non esiste
refusal-foreign = arrivava da un altro sito
refusal-bad-name = un nome ha bisogno di lettere visibili
refusal-name-taken = qui c’è già qualcuno che si chiama { $name }
refusal-nameless = di’ prima come ti chiami
refusal-bad-table = un tavolo così non si può aprire: { $problem }
refusal-seat-count = questo gioco vuole da { $fewest } a { $most } posti
refusal-one-seat = un solo posto è tuo; chi ti gioca accanto è un ospite
refusal-begun = la partita è cominciata
refusal-not-begun = la partita non è ancora cominciata
refusal-seat-taken = quel posto è occupato
refusal-free-seats = ci sono ancora posti liberi
refusal-not-host = può farlo solo chi ospita
refusal-not-yours = quel posto non è tuo
refusal-not-seated = può farlo solo chi gioca
refusal-no-bot = nessun bot si chiama { $bot }
refusal-no-moment = ci sono state solo { $decisions } decisioni
refusal-present = { $name } è qui
refusal-stood-in = un bot gioca per te; riprendi prima il tuo posto
refusal-not-stood-in = nessuno gioca per te
refusal-undo-asked = qualcuno l’ha già chiesto
refusal-not-asked-you = nessuno aspetta il tuo consenso
refusal-empty = non c’è niente dentro
refusal-no-hello = prima si saluta
