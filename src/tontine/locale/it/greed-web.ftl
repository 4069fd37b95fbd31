# Greed Incorporated nel browser: ciò che dice solo il suo tavolo.

## Il tavolo

market = Prezzi
market-rise = { $when ->
        [this] quest’anno più alto, nella fase II
       *[next] l’anno prossimo più alto
    }
market-fall = { $when ->
        [this] quest’anno più basso, nella fase II
       *[next] l’anno prossimo più basso
    }
market-top = la fine della traccia
market-highest = max
market-lowest = min
market-next = { $when ->
        [this] { $good } quest’anno, dopo la fase II: { $price }
       *[next] { $good } l’anno prossimo: { $price }
    }
market-would = Con ciò che hai scelto: { $price }.
on-offer = Disponibili
offers-none = Non c’è niente di disponibile.
offer-marker = con il segnalino di { $name }
offer-double = il doppio: segnalino tuo
deck = mazzo { $count }
companies = Compagnie
players = Giocatori
goods = Prodotti
no-goods = nessun prodotto
makes-of = { $count ->
        [one] diventa
       *[other] diventano
    }
to-beat = da superare { $last }
hurdle-income = guadagno dell’anno finora
hurdle-goods = prodotti ai prezzi attuali
hurdle-total = in tutto
hurdle-last = anno scorso, da superare
hurdle-production = produzione dell’anno, ai prezzi attuali
hurdle-of = { $company }, { $verdict }: { $total }, anno scorso { $last }
pile-free = Free Cash
pile-last = anno scorso
pile-new = nuovo
# Where a placard is narrow: column heads.
pile-free-short = cash
pile-last-short = scorso
pile-new-short = nuovo
slot-vacant = posto libero
managers = manager
chair-vacant = libero
chair-of = { $chair } di { $company }: { $name }
asset-worth = { $kind ->
        [processes] { $spends } diventano { $yields } ai prezzi attuali
       *[produces] { $yields } l’anno ai prezzi attuali
    }
bid-waits = offre
bid-sealed = sigillata: { $amount }
bid-open = offerta { $amount }
stamp-boot = Lo stivale
stamp-clear = Bilancio chiuso

## Giocatori e mensole

starts = inizia
starts-why = ha il segnalino iniziale
purse = Denaro personale
private-money = Denaro personale di { $name }: { $amount }
no-company = nessuna compagnia
no-company-ways = Ora non guidi nessuna compagnia. Tre vie per tornare: vincere l’asta di una nuova compagnia nella fase X con il denaro personale; annunciare carte che le compagnie compreranno, perché ognuna ti dà un posto; salire quando chi sta sopra di te viene licenziato.
shelf-of = Mensola
pts = punti
symbol-worth = { $symbol }: { score-points }
hammer = Prossime aste
from-price = da { $price }
prize-paid = { $amount }, anno { $year }
shelf-bare = una mensola vuota
money-left = Denaro personale, che decide in caso di pareggio: { $amount }

## La mia scrivania

desk-of-phase = Di che cosa si tratta in questa fase
year-of = Anno { $year } di { $years }
log-round = Anno { $number }
log-before = Prima del primo anno
my-cards = Le mie carte
my-cards-why = le vedi solo tu
announced-sealed = scelta, coperta
card-gain = rende { $amount }
card-yields = { $amount } l’anno
card-next = poi { $price }
bid-of = Offerta di { $company }
bid-secret = sigillata finché mancano offerte
bid-none = non fa offerte
sale-goods = Si vende al prezzo attuale
sale-keep = conservati
sale-keep-good = Conserva { $good }
storage = Magazzino
points-here = { $name } indica qui
will-be-fired = perde il posto
is-fired = ha perso il posto
verdict-of = La direzione di { $company }
ladder = Le offerte
rung-highest = la più alta
rung-in = in gara
rung-out = fuori
my-bid = La mia offerta
bid-up-to = Offri per me, fino a { $amount }
next-bid = La prossima offerta è di almeno { $amount }.
new-company = Una nuova compagnia
founded-so-far = Avviate finora: { $count } su { $most }
discards = Scarti
discards-none = Non ci sono scarti.
discards-taken = { $count } su { $most } presi
discard-take = Prendi { $name }
discard-leave = Lascia { $name }
found-this = Avvia { $company }

## Il commercio

trade-pages = Commercio
trade-inbox = Posta
trade-deal = Affare
trade-workshop = Officina
trade-cards = Carte
inbox-empty = Nessuna proposta aspetta la tua risposta.
inbox-mine = Tue proposte aperte: { $count } su { $most }
inbox-others = Fra altri
company-of = { $company } ({ $name })
letter-counter = Controfferta
letter-of = ({ $company }, proposta { $number })
you-get = ricevi
you-give = dai
deal-runs = usando
effect-worth = ai prezzi di mercato
effect-usable = si potrebbe usare: { $assets }
deal-money = si paga dal Free Cash, si riceve come guadagno dell’anno
i-give = Do
i-get = Ricevo
deal-with = Con
deal-message = Un breve messaggio, se vuoi
deal-resume = Riprendi
deal-clear = Cancella
deal-hint = Scegli una compagnia con cui trattare.
deal-none = Ora non hai niente da proporre.
deal-nothing = non ha niente da dare
deal-runs-title = Da usare nell’affare:
deal-give-thing = Dai { $good }
deal-get-thing = Ricevi { $good }
of-so-many = di { $count }
workshop-once = ognuno una volta l’anno
workshop-use = Usa: { $amount }
workshop-used = già usato quest’anno
workshop-none = Nessuno dei tuoi asset trasforma prodotti.

## Tasti, e generi di righe della cronaca

shortcut-content = fine del commercio
shortcut-pass = passare in un’asta
shortcut-decline = nessuna carta
shortcut-amount = di più o di meno, in un campo
kind-trade = Commercio
kind-boots = Stivali
kind-auctions = Aste
