# Acquire nel terminale.

quoted = "{ $text }"

## Parole da scrivere, separate da virgole. Si mostra la prima.

word-place = gioca, piazza, metti
word-found = fonda
word-survivor = sopravvive, sopravviva
word-settle = liquida
word-buy = compra
word-announce = annuncia
word-leave = tralascia, salta
word-end = fine, chiudi
word-sell = vendi
word-trade = scambia
word-keep = conserva, tieni
word-nothing = niente, nulla
word-all = tutte, tutto
word-rest = resto
word-fillers = e, ed, le, la, il, l', di, dell', un, un', una, azione, azioni, per, x

## Lo schermo

header = turno { $number } · { header-turn }
header-final = { header } · ultimo turno
header-facts = { $corporations ->
        [0] riserva { $bag }
       *[other] riserva { $bag } · al sicuro { $safe } su { $corporations } · maggiore { $largest } (fine a { $final })
    }
shares-size = dim.
shares-price = prezzo
shares-next = poi
shares-bank = banca
shares-number = { $number }
shares-rise = { $price }@{ $size }
legend-safe = ▣ al sicuro
legend-from = @ da quante tessere
legend-first = ¹ maggioranza
legend-second = ² minoranza
legend-tied = ⁼ pareggio
purse-worth = (vale { $amount })
hand = Le tue tessere

## Domande

offer = { $held ->
        [0] fino a { $most }, in banca { $bank }
       *[other] fino a { $most }, in banca { $bank }, ne hai { $held }{ $mark }
    }
offer-most = { $note }, fino a { $most }
hint-buy = Per esempio "{ $example }" o "{ $letters }". { hint-nothing }
hint-nothing = Con Invio o "{ $word }" non compri nulla.
hint-dispose = Per esempio { $examples }. Quelle che non nomini le conservi.
hint-announce = Prima puoi annunciare la fine della partita: "{ $word }" (A30).
hint-announce-buy = Puoi annunciare insieme la fine della partita: "{ $example }" (A30).

## Risposte che non si capiscono

unclear-place = Non è una tessera. Scrivine una come { $example }, o il suo numero nell’elenco.
unclear-corporation = Non è una società. Scrivi il nome, l’inizio del nome o il numero nell’elenco.
unclear-purchase = Nessuna società si chiama "{ $word }".
unclear-count = { $count } di che cosa? Dopo il numero metti una società.
unclear-dispose = Scrivi quante ne vendi e quante ne scambi, oppure "conserva".
unclear-how-many = Quante? Dopo "{ $verb }" metti un numero o "tutte".
unclear-rest = { $rest ->
        [one] Avanza un’azione: scrivi che ne fai.
       *[other] Avanzano { $rest } azioni: scrivi che ne fai.
    }
unclear-kept = { $rest ->
        [0] Allora non ne resta nessuna da conservare.
        [one] Allora ne resta solo una da conservare.
       *[other] Allora ne restano solo { $rest } da conservare.
    }
unclear-announce = Non resta nulla da comprare, quindi la partita finirebbe subito. Per chiuderla scrivi "{ $word }".

## Strada facendo

heading = Turno { $number }: { $name }

## La fine

won = vince con { $amount }
    .you = vinci con { $amount }
won-together = Vittoria a pari merito: { $names }, { $amount } a testa.

## Aiuto

help-answers = Rispondi con il numero di una scelta o con il nome: 4c, hydra. Il tasto Tab completa la parola.
help-buying = Per comprare: 2 hydra 1 fusion, oppure hydra hydra, oppure h2 f1. Invio da solo non compra nulla.
help-disposing = In una fusione: vendi 3 scambia 4, oppure conserva, oppure vendi tutte. Quelle che non nomini le conservi.
help-signs = Sul piano: le lettere sono società, una lettera con un numero è il palazzo con la dimensione, ⌂ è una tessera scorporata. Le tue sono tra parentesi: ○ isolata, + fonda, ↑ espande, ⇄ unisce, ⊘ bloccata (A13), † morta (A17).
