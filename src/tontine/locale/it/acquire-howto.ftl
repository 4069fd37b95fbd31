# Acquire: una pagina per chi non ha mai giocato, e i titoli delle regole.

howto-picture = Una parte del piano: le società sono blocchi di un solo colore, con la loro lettera e il numero di tessere.
howto-aim = Avere più denaro di tutti alla fine. Si guadagna di più quando una società viene assorbita: chi ne ha più azioni riceve il bonus più alto.
    .heading = Lo scopo
howto-turn = Gioca una delle tue sei tessere sul suo spazio. Accanto a tessere scorporate fonda una società, e ricevi un’azione gratuita. Accanto a una società la espande, e il prezzo sale. Tra due le unisce: la più grande assorbe la più piccola, i due maggiori azionisti di questa ricevono i bonus, e ognuno conserva, vende o scambia le proprie azioni. Poi compra fino a tre azioni e pesca una tessera. Le azioni tornano denaro solo nelle fusioni e alla fine.
    .heading = Un turno
howto-end = Una società di 11 tessere è fuori pericolo. Quando lo sono tutte quelle sul piano, o una ha 41 tessere, puoi annunciare la fine. Si pagano ancora i bonus, e tutte le azioni si vendono.
    .heading = La fine

## I titoli delle regole

chapter-components = Il materiale
chapter-setup = La preparazione
chapter-turn = Il turno
chapter-founding = Fondare
chapter-growing = Espandere
chapter-merging = Le fusioni
chapter-buying = Comprare
chapter-drawing = Pescare
chapter-end = La fine
chapter-two = In due

## La tabella dei prezzi

prices-size = Tessere
prices-low = Bassa
prices-middle = Media
prices-high = Alta
sizes-one = { $size }
sizes-to = { $size }–{ $last }
sizes-from = { $size }+
