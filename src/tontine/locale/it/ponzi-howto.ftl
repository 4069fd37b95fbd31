# Ponzi Scheme: una pagina per chi non ha mai giocato, e i titoli delle regole.

howto-picture = Il mercato: tre righe di carte investimento. Ognuna mostra il valore, gli interessi e ogni quanti round si pagano; alcune hanno un Orso.
howto-aim = Raccogliere tessere industria: ogni tessera in più dello stesso tipo vale di più. E poter sempre pagare: chi non può pagare gli interessi va in bancarotta e perde.
    .heading = Lo scopo
howto-round = A turno si può investire: si prende una tessera e una carta investimento. La banca ne paga subito il valore, ma gli interessi scadono ogni pochi round, per sempre. Poi ognuno può offrire una busta a un altro, per un’industria di cui entrambi hanno una tessera: l’altro vende la sua per quel denaro, o aggiunge altrettanto, rende tutto e prende la tua. La somma è segreta, come tutto il denaro. Il segnalino passa, si scarta una carta, e con tanti Orsi quanti giocatori il mercato crolla. Le ruote girano, e si pagano le carte alla freccia.
    .heading = Un round
howto-end = La prima bancarotta chiude la partita. Tra chi può pagare vince chi ha più punti.
    .heading = La fine

## I titoli delle regole

chapter-components = Il materiale
chapter-setup = La preparazione
chapter-funding = L’investimento
chapter-trade = Il commercio clandestino
chapter-marker = Il segnalino
chapter-crash = Il crollo del mercato
chapter-wheel = La ruota
chapter-interest = Gli interessi
chapter-end = La fine
chapter-advanced = Il gioco avanzato
