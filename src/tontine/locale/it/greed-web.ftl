# Greed Incorporated nel browser: ciò che dice solo il suo tavolo.

## Il tavolo

market = Prezzi
market-rise = l’anno prossimo più alto
market-fall = l’anno prossimo più basso
market-top = la fine della traccia
market-highest = max
market-lowest = min
market-next = { $good } l’anno prossimo: { $price }
market-would = Con ciò che hai scelto: { $price }.
on-offer = Disponibili
offers-none = Non c’è niente di disponibile.
offer-marker = con il segnalino di { $seat }
offer-double = il doppio: segnalino tuo
deck = mazzo { $count }
companies = Compagnie
players = Giocatori
goods = Prodotti
no-goods = nessun prodotto
makes-of = diventano
to-beat = da superare { $last }
hurdle-income = guadagno dell’anno finora
hurdle-goods = prodotti ai prezzi attuali
hurdle-total = in tutto
hurdle-last = anno scorso, da superare
hurdle-production = produzione dell’anno, ai prezzi attuali
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
private-money = Denaro personale di { $seat }: { $amount }
no-company = nessuna compagnia
shelf-of = Mensola
pts = punti
symbol-worth = { $symbol }: { score-points }
hammer = All’asta
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
points-here = { $seat } indica qui
will-be-fired = perde il posto
is-fired = ha perso il posto
verdict-of = La direzione di { $company }
ladder = Le offerte
rung-highest = la più alta
rung-in = in gara
rung-out = fuori
my-bid = La mia offerta
next-bid = La prossima offerta è di almeno { $amount }.
new-company = Una nuova compagnia
founded-so-far = Avviate finora: { $count } su { $most }
discards = Scarti
discards-none = Non ci sono scarti.
discards-taken = { $count } su { $most } presi

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
letter-counter = Rilancia
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
workshop-use = Usa { $amount }
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
