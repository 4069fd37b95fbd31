# The lesson of Ponzi Scheme, its rule cards and maxims.

## The lesson

lesson-first = Gestisci una truffa. Prendi un’industria e una carta della riga 1: gli investitori pagano ora, tu paghi interessi dopo, per sempre.
    .title = Prendi i soldi
    .why = Le tessere sono punti. Chi non può pagare chiude la partita, e perde.
    .other = Si può, ma cominceresti senza denaro né tessere. Prendi qualcosa.
lesson-wheel = La carta è allo spazio { $space } della tua ruota. A ogni round avanza di uno; alla freccia devi { $interest }.
    .title = La ruota
    .why = Non lascia mai la ruota: una volta pagata, ricomincia.
lesson-second = Una seconda { $industry } vale due punti in più, ma vuole una carta della riga 2. Prendi quella da 17: scade presto.
    .title = Una seconda tessera
    .why = Di solito conviene la riga 1. Qui vogliamo vedere come si paga.
    .other = Più avanti andrebbe bene. Per ora prendi quella da 17 con { $industry }: vedrai perché.
lesson-envelope = Bruno ti passa { $amount } per una tessera { $industry }. Vendigli la tua, o pagagli altrettanto e prendi la sua.
    .title = Una busta
    .why = La terza tessera vale tre punti: un affare. Fai la controfferta.
    .other = Vendendo avresti { $amount } e due punti in meno. Più tardi Chloé pagherà meglio.
lesson-line = La linea mostra la tua cassa dopo ogni round, se non cambia nulla. Nel round 5 ti resterebbe { $left }: niente offerte, ora.
    .title = La linea
    .why = Bastano due round di anticipo. Oltre, è pessimismo.
lesson-new-for-old = Le vecchie promesse si pagano con le nuove. Prendi una carta piccola, con un’industria che non hai.
    .title = Soldi nuovi per vecchi
    .why = Le carte piccole costano meno interessi per ogni dollaro.
lesson-forced = Chloé manda { $amount }, e tu hai { $cash }. Chi non può pareggiare deve vendere: prendi i soldi.
    .title = Un’offerta che non puoi rifiutare
    .why = Ci ha messo tutto quello che aveva. Tienilo a mente un attimo.
    .rich = Chloé manda { $amount }, tutto ciò che ha, e con i tuoi { $cash } potresti pareggiare. Meglio prendere i soldi.
lesson-dollar = A Chloé non è rimasto nulla. Mandale una busta per { $industry } con dentro un dollaro: deve vendere.
    .title = Un dollaro
    .why = Ecco perché non si svuota mai la cassa in una busta.
    .other = Quello lo pareggia. Un dollaro, a Chloé: è quanto le manca.
lesson-bears = Il segnalino è tuo: scarta una carta. Sul mercato ci sono { $bears } carte Orso; con tre crolla.
    .title = Il segnalino e gli orsi
    .why = Chi ha il segnalino apre anche il round seguente.
    .other = Si può. Ma la prossima carta Orso farebbe crollare il mercato, e qui nessuno è pronto.
lesson-free = Un’altra carta, o nessuna: investire non è un obbligo, e nessuna carta lascia la ruota. Indicane una e guarda la linea a matita.
    .title = A te la scelta
    .why = Quella da 10 è quasi gratis. Quella da 72 è quasi la rovina.
lesson-all-in = Bruno punta { $amount }, tutto ciò che ha, per una tessera { $industry }. Vendi: la controfferta svuoterebbe la tua cassa, non la sua.
    .title = Tutto
    .why = Senza un soldo non potrà pagare nessuno. La ruota se ne accorgerà.
    .other = Entro due round dovresti { $owed }, e non ti resterebbe quasi nulla. Vendi.
lesson-paid = Una carta è arrivata alla freccia: { $amount } pagati. Torna subito al suo spazio e ricomincia.
    .title = Gli interessi
    .why = Si paga tutti insieme, e mai in anticipo.
lesson-look = Investi, o no. Ma guarda la cassa dei rivali: qualcuno è quasi al verde.
    .title = Le casse altrui
    .why = Hai visto ogni suo prezzo, perciò la conosci al dollaro.
lesson-exam = La tua busta, stavolta a luci spente. Qual è il minimo che Bruno non può pareggiare?
    .title = Tocca a te, a luci spente
    .why = Un dollaro più di quanto ha. Molto di più lo salverebbe.
lesson-crash = Tre carte Orso o più: il mercato crolla. Ognuno restituisce una tessera, e le ruote girano di due spazi.
    .title = Il crollo
    .why = Ciò che scadeva al prossimo round scade ora. Bruno aveva altri progetti.
lesson-end = Bruno non può pagare: la partita finisce, e lui perde. Tra gli altri vince chi ha più punti, e tu ne hai { $points }.
    .title = La fine
    .why = Le tessere di un’industria valgono 1, 3, 6, 10; il denaro fino a quattro punti.
    .broke = Non puoi pagare: la partita finisce, e perdi. Ancora una volta, con un occhio alla linea?
    .second = Bruno non può pagare: la partita finisce, e lui perde. Tu resti in piedi con { $points } punti; Chloé ne ha di più.

## What the lesson points at

light-industries = le industrie
light-industry = { $industry }
light-row = riga { $row } del mercato
light-card = la carta da { $card }
light-market = il mercato
light-wheel = la tua ruota
light-wheels = tutte le ruote
light-due = le scadenze
light-line = la tua cassa, round per round
light-envelope = la busta
light-answers = venduto, o controfferta
light-sell = venduto
light-offer = la tua busta
light-pass = nessuna offerta
light-rivals = la cassa dei rivali
light-bears = le carte Orso
light-tiles = le tue tessere
light-standing = la classifica finale
light-account = da dove viene
light-play = una partita contro principianti

## Rule cards: when something happens for the first time

rulecard-funded = La banca paga ora { $value }; ogni { $space } round scadono { $interest }. La prima tessera va con la riga 1, la seconda con la 2, la terza con la 3.
    .why = La carta resta per sempre.
rulecard-three = Investendo si arriva a tre tessere di un’industria. Con gli scambi se ne possono avere di più.
    .why = La quarta vale quattro punti.
rulecard-sorted = Il mercato si completa subito e si riordina: prima del tuo turno una carta può cambiare riga.
    .why = Nella riga 1 ci sono sempre le tre più basse.
rulecard-no-trade = Nel primo round non si commercia. Il segnalino passa a sinistra, e chi lo riceve scarta una carta dal mercato.
    .why = Dal prossimo round girano le buste.
rulecard-envelope = { $seat } non ammette rifiuti: tieni il denaro e cedi una tessera, o aggiungi altrettanto e prendi una delle sue.
    .why = Nessun altro vede la somma.
rulecard-forced = Nella busta c’è più di quanto hai: puoi solo vendere.
    .why = Il denaro in cassa è anche una difesa.
rulecard-secret = Il prezzo lo sanno loro, tu no. Nella cassa dei rivali vedi tra quanto e quanto può stare.
    .why = Tessere, carte e ruote sono pubbliche; il denaro mai.
rulecard-countered = { $rival } ha pareggiato la busta: riavrai il denaro con altrettanto, e perdi una tessera.
    .why = Offri un prezzo che accetteresti anche tu.
rulecard-marker = Hai il segnalino: scarta una carta e apri il prossimo round. Una carta iniziale esce dal gioco, le altre possono tornare.
    .why = Togli ciò che serve a un rivale, o una carta Orso.
rulecard-nearly = Ancora una carta Orso e a fine round il mercato crolla: una tessera se ne va, e le ruote girano di due spazi.
    .why = Tieni da parte gli interessi di due round.
rulecard-crash = Il mercato crolla. Ognuno restituisce una tessera dell’industria di cui ne ha di più, e tutte le carte avanzano di due spazi.
    .why = Nessuna carta supera la freccia.
rulecard-paid = Interessi delle carte alla freccia: { $amount }. Tornano ai loro spazi e scadranno di nuovo.
    .why = Tutti pagano insieme.
rulecard-short = Così non puoi pagare nel round { $round }: mancano { $lacking }. Prima investi, o vendi una tessera.
    .why = È ciò che gli altri aspettano.
rulecard-bankrupt = Qualcuno non può pagare tutto, e la partita finisce. Chi è in bancarotta perde, quanti punti abbia.
    .why = Gli altri contano i punti.
rulecard-points = Le tessere di un’industria valgono 1, 3, 6, 10 e così via. Nel gioco base il denaro aggiunge un punto da $30, quattro da $96.
    .why = Tra pari decide la carta più alta.
rulecard-reshuffled = Il mazzo era vuoto: gli scarti mischiati ne formano uno nuovo. Le carte iniziali scartate restano fuori.
    .why = Le carte Orso tornano.
rulecard-idle = Nessuno investe e le ruote sono vuote. Dopo tre round così la partita finisce, e non vince nessuno.
    .why = Qui l’onestà non è prevista.
rulecard-luxury = Invece di una busta puoi comprare un bene di lusso per i suoi punti. In questo gioco il denaro non dà punti.
    .why = Ce n’è uno per tipo.

## Maxims

maxim-every-round = Investi a ogni round: senza soldi nuovi le vecchie promesse ti raggiungono.
maxim-smallest = Prendi la carta più piccola che puoi: le grandi costano il triplo di interessi per ogni dollaro.
maxim-two-rounds = Tieni da parte quanto costano i prossimi due round, e poco di più.
maxim-worth = Conta un punto circa $25: se la busta offre meno, controfferta; se offre di più, vendi.
maxim-envelope = Non avere fretta di mandare buste: chi le riceve sceglie il lato che gli conviene.
maxim-purse = Non mettere mai in una busta ciò che devi tra poco: potrebbe non tornare.
