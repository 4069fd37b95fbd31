# Greed Incorporated: una pagina per chi non ha mai giocato, e i titoli delle regole.

howto-picture = Due compagnie: gli asset, il denaro e i posti della direzione con i segnalini di chi li occupa.
howto-aim = Avere gli Status Symbol che valgono più punti. Si comprano con il denaro personale, e quello della tua compagnia non è tuo: ne ricevi una parte quando ti fai licenziare.
    .heading = Lo scopo
howto-year = Ognuno annuncia un asset; le sue frecce muovono i prezzi. Le compagnie fanno offerte segrete per gli asset disponibili, e il segnalino sulla carta occupa un posto nella compagnia che la prende. Gli asset danno prodotti; le compagnie li scambiano, li trasformano, li vendono. Chi non guadagna più dell’anno prima riceve lo stivale: CEO, CFO e COO indicano i capri espiatori, che lasciano il posto con un massimo del 40% del Free Cash. Quello è denaro personale: con esso ogni anno si comprano all’asta uno Status Symbol d’oro e uno d’argento, o una nuova compagnia.
    .heading = Un anno
howto-end = In tre si giocano dodici anni, in quattro o cinque otto. Vince chi ha più punti.
    .heading = La fine

## I titoli delle regole

chapter-setup = La preparazione
chapter-announcements = Annunci (I)
chapter-market = Forze di mercato (II)
chapter-investment = Investimenti (III)
chapter-production = Produzione (IV)
chapter-trade = Commercio e sviluppo (V)
chapter-sales = Vendite (VI)
chapter-books = Chiusura dei bilanci (VII)
chapter-scapegoats = Capri espiatori (VIII)
chapter-symbols = Work hard, play hard (IX)
chapter-founders = Imprenditori (X)
chapter-end = La fine
