# La lezione di Tulips.

light-bid = la tua offerta
lesson-bid = Vince chi ha più denaro. È in vendita un Viceré: offri qualche fiorino, da quattro a dodici.
    .title = Un’offerta segreta
    .why = Il bulbo va all’offerta più alta che nessun altro ha fatto.
    .other = Con meno il bulbo va a Bruno; con di più, i prossimi sono fuori portata.
lesson-taken = È tuo, e nella borsa restano { $cash }. Un bulbo vale 5, due uguali 15.
    .title = Tuo
    .why = Nessuno sa che cosa c’è in una borsa, ma ogni offerta dice quanto almeno.
lesson-leave = Bruno vuole l’Ammiraglio. Lasciaglielo: non offrire nulla, e aspetta.
    .title = Pazienza
    .why = La varietà più comprata alla fine non vale nulla.
lesson-again = Un altro Ammiraglio, e scegli tu. Con la terza voce la bolla scoppia.
    .title = A te la scelta
    .why = Nessuna voce, finora. Sono ancora tutte nel mazzo.
lesson-burst = La bolla è scoppiata. La varietà più comprata non vale nulla, e hai vinto.
    .title = La bolla scoppia
    .why = Ciò che tutti vogliono vale meno di tutto.
    .lost = La bolla è scoppiata, e Bruno ha più denaro. Ancora una volta?
