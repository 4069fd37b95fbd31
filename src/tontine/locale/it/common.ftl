# Parole comuni a tutti i giochi.

money = ${ NUMBER($amount, useGrouping: 1) }
debit = −{ $amount }
list-separator = ,{" "}
list-and = { $list } { D("e", $last) }
list-or = { $list } o { $last }
full-stop = { $sentence }.
ruled = { $rule }: { $text }
you = tu
subject-you = tu
# Il soggetto di una frase quando la precedente ha lo stesso: in italiano si tralascia.
subject-again = { $name ->
       *[any] { "" }
    }
subject-you-again = { "" }
seat-number = il posto { $number }

## Rifiuti che non dipendono dalle regole di un gioco

form = { $problem ->
        [missing] manca il campo «{ $field }»
        [unknown] il campo «{ $field }» non esiste
        [kind] il tipo «{ $value }» non esiste
        [value] «{ $field }» non può essere «{ $value }»
        [least] «{ $field }» deve valere almeno { $limit }
        [most] «{ $field }» può valere al massimo { $limit }
        [long] «{ $field }» è troppo lungo; il limite è { $limit }
        [short] «{ $field }» è troppo corto; il minimo è { $limit }
        [number] «{ $field }» deve essere un numero intero
        [text] «{ $field }» deve essere un testo
        [truth] «{ $field }» deve essere true o false
        [object] «{ $field }» deve essere un oggetto
        [list] «{ $field }» deve essere un elenco
        [wrong] «{ $field }» ha un valore non ammesso
        [json] non è JSON
        [deep] ci sono troppi livelli, uno dentro l’altro
        [decision] una decisione è un oggetto con un «kind»
       *[form] la forma è sbagliata
    }
refusal-malformed = questa non è una decisione: { form }
refusal-stale = nel frattempo il tavolo è andato avanti (dalla versione { $version } alla { $current })
refusal-no-seat = non c’è il posto { $seat }; ce ne sono { $seats }
refusal-no-choice = non c’è una scelta { $number }; sono { $choices }, contate da 0
refusal-script = il copione non può continuare: { $problem }
refusal-lesson-went-on = la lezione è andata avanti: non si può più tornare indietro
refusal-nothing-to-undo = non è ancora stato deciso nulla
refusal-nothing-to-redo = non è stato annullato nulla
refusal-not-over = la partita non è ancora finita
refusal-no-fork = lì non c’è più niente da decidere, o quel posto non esiste

## Rifiuti in tutti i giochi

refusal-over = la partita è finita
refusal-not-asked = ora la decisione non è tua: deve decidere { $seat }
refusal-unknown = non esiste una decisione simile

## All’ingresso

lobby-lead = Giochi da tavolo di finanza, giocati alla lettera: con gli amici e contro bot che vale la pena battere.
guest = Ospite
table-of = { $game } con { $host }

## Quando un bot ha un guasto

event-bot-failed = non può decidere, perché il bot { $bot } ha avuto un guasto: vale la scelta più prudente
    .you = non puoi decidere, perché il bot { $bot } ha avuto un guasto: vale la scelta più prudente

## Come si dice un punteggio finale

score-money = { $money }
score-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Le regole di un gioco

cell-sum = { $amount }
