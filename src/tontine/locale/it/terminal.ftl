# Il terminale.

name-you = { $name } (tu)

## Parole da scrivere, separate da virgole. Si mostra la prima.

word-undo = annulla, indietro
word-redo = rifai, ripeti
word-save = salva
word-help = aiuto, regole, regola
word-howto = come
word-hint = consiglio, suggerimento
word-log = cronaca, storia, racconto
word-board = tavolo, mostra
word-quit = esci, basta

## Lo schermo

header-titled = { $title } · { $header }
header-turn = { $state ->
        [over] la fine
        [mine] tocca a te
        [both] tocca a te · { header-others }
       *[other] { header-others }
    }
header-others = { $count ->
       *[other] turno di { $name }
    }

## Se un gioco non ha un terminale tutto suo

plain-heading = Round { $number }
plain-fact = { $name }: { $value }
plain-number = { $name }: da { $least } a { $most }
plain-won = { $count ->
        [0] non ha vinto nessuno
        [one] vittoria: { $names }
       *[other] vittoria condivisa: { $names }
    }
unclear-plain = Scrivi il numero di una scelta e poi i suoi numeri, se ne ha; oppure "{ $help }".
help-plain-answers = Le scelte si indicano con il loro numero, e dopo si scrive ciò che c’è da indicare: 2 15. Se la scelta è una sola, si scrivono solo i numeri.
help-plain-json = Una decisione si può sempre scrivere anche in JSON.

## Risposte che non si capiscono

unclear-number = { $most ->
        [one] C’è una sola scelta: 1.
       *[other] Scegli un numero da 1 a { $most }.
    }
unclear-empty = Scrivi una scelta, oppure "{ $help }".
unclear-save = Scrivi dove: "{ $word } FILE".
unclear-rule = Non c’è una regola "{ $rule }". Vanno da { $first } a { $last }.
unclear-json = Una decisione è un oggetto JSON, come { $example }.
unclear-command = Questo comando non esiste; comandi possibili: { $commands }.
not-a-save = { $file } esiste già e non è un salvataggio di questo gioco; scegli un altro nome.
not-saved = { $file } non si può scrivere: { $problem }

## Strada facendo

saved = Partita salvata in { $file }.
kept = Partita salvata. Per continuare: { $command }
input-ended = l’input è finito prima della partita, che è stata salvata; per continuare: { $command }
input-ended-lost = l’input è finito prima della partita; aggiungi una riga "salva FILE" per salvarla
thinking = { $name } sta pensando…
prompt-whose = Per { $name }:
curtain = Turno di { $name }: passa il dispositivo.
curtain-enter = Premi Invio quando nessun altro guarda.

## La fine

hint-end = "{ $save } FILE" salva la partita, "{ $undo }" annulla la tua ultima decisione, Invio chiude.

## Aiuto

help-undo = annulla la tua ultima decisione
help-redo = rifà la decisione annullata
help-save = salva FILE: salva la partita; si continua con --load FILE
help-help = questo testo; una regola: aiuto { $rule }; o un capitolo delle regole con il suo titolo
help-hint = che cosa farebbe il coach, con le probabilità di vincere e il perché
help-log = tutto ciò che è successo
help-board = mostra di nuovo tutto il tavolo
help-quit = esce; la partita viene salvata
help-rules = Regole: { $chapters }.
help-howto = Come si gioca: aiuto { $word }
howto-rules = { $text } ({ $rules })
help-chapter = { $first }–{ $last } { $about }
    .alone = { $first } { $about }

## Rivedere una partita

word-walk-next = avanti, a
word-walk-back = indietro, i
word-walk-turn = turno, t
word-walk-end = fine, f
word-walk-quit = esci, q
walk = { $version } di { $last } · Invio avanti · i indietro · t prossimo turno · f fine · numero · q esci
unclear-walk = Invio o a, i, t, f, q, oppure un numero da 0 a { $last }.

## Il server

serving = Tontine è qui: { $address } (Ctrl-C lo ferma)
working = Pensa per i server di questa base di dati (Ctrl-C per finire)

## Verifica

verified-over =
    { $file }: a posto; una partita finita di { $game }, { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }
verified-running =
    { $file }: a posto; una partita non finita di { $game }, { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }
verified-key = tutto il caso segue dalla chiave con l’impronta { $commitment }
verified-fork = le sue prime { $version } decisioni sono di un’altra partita, la cui fine ha l’impronta { $digest }
verified-rank = { $rank }. { $name }: { $score }
name-bot = { $name } (bot { $bot })

## Carte delle regole e prime partite guidate

word-cards-off = carte no
word-cards-on = carte sì
said-cards-off = Niente più carte delle regole. Con "carte sì" tornano.
said-cards-on = Le carte delle regole tornano.
card-line = Nuovo per te ({ $rules }): { $text }
card-off = "{ $off }" le nasconde.
word-why = perché
word-show = mostra, fammi vedere
word-next = avanti
word-own = da solo, gioco da solo
lesson-step = Passo { $step } di { $steps }: { $title }
lesson-keys = Rispondi come sempre, oppure scrivi { $words }.
lesson-keys-next = Premi Invio per continuare, oppure scrivi { $words }.
lesson-objection = { $text } (Scrivilo di nuovo per farlo lo stesso.)
lesson-asks = Questo passo chiede una decisione. Con "{ $show }" ne vedi una.
lesson-shows-nothing = Qui non c’è nulla da mostrare.
