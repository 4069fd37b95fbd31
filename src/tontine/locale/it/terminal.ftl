# Il terminale.

name-you = { $name } (tu)

## Parole da scrivere, separate da virgole. Si mostra la prima.

word-undo = annulla, indietro
word-redo = rifai, ripeti
word-save = salva
word-help = aiuto, regole, regola
word-log = storia, racconto, cronaca
word-board = tavolo, mostra
word-quit = esci, basta

## Lo schermo

header-mine = tocca a te
header-turn = tocca a { $name }
header-over = la fine

## Risposte che non si capiscono

unclear-number = Scegli un numero da 1 a { $most }.
unclear-empty = Scrivi una scelta, oppure "{ $help }".
unclear-save = Di' dove: "{ $word } FILE".
unclear-rule = Non c'è una regola "{ $rule }". Vanno da { $first } a { $last }.
unclear-json = Una decisione è un oggetto JSON, come { $example }.
unclear-command = Questo comando non esiste; ci sono { $commands }.
not-a-save = { $file } esiste già e non è una partita salvata: scegli un altro nome.
not-saved = { $file } non si può scrivere: { $problem }

## Strada facendo

saved = Salvato in { $file }.
kept = La partita è conservata: continua con { $command }
input-ended = i dati in ingresso sono finiti prima della partita, che è conservata: continua con { $command }
input-ended-lost = i dati in ingresso sono finiti prima della partita; una riga "salva FILE" la conserva
thinking = { $name } sta pensando …
curtain = Passa lo schermo a { $name }.
curtain-enter = Premi Invio quando lo schermo è nelle tue mani.

## La fine

hint-end = "{ $save } FILE" conserva la partita, "{ $undo }" riprende la tua ultima decisione, Invio chiude.

## Aiuto

help-undo = riprende la tua ultima decisione
help-redo = la rifà
help-save = salva FILE: conserva la partita; si continua con --load FILE
help-help = questo testo, o una regola: aiuto { $rule }
help-log = tutto ciò che è successo
help-board = mostra di nuovo il tavolo
help-quit = esce; la partita è conservata
help-rules = Regole: { $chapters }.
help-chapter = { $first }–{ $last } { $about }

## Rivedere una partita

walk = { $version } di { $last } · Invio avanti · b indietro · t prossimo turno · e fine · numero · q esci
unclear-walk = Invio o n, b, t, e, q, oppure un numero da 0 a { $last }.
