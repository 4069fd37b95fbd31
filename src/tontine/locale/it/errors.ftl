# Che cosa non va in ciò che arriva da fuori: un comando, una partita, un file.

## Una partita

no-game = nessun gioco si chiama «{ $game }»; scegli tra { $games }
no-lesson = per { $game } non c’è ancora una lezione; scegli tra { $games }
no-adapter = { $game } non dice niente di sé alla suite di conformità: il suo pacchetto non ha un entry point tontine.conformance; scegli tra { $games }
no-option = { $game } non ha un’opzione «{ $option }»; scegli tra { $options }
option-value = l’opzione { $option } non può essere «{ $value }»; scegli tra { $values }
seats-form = i posti sono un elenco di nomi, o quanti sono, non «{ $seats }»
seats-count = { $game } è per { $fewest }–{ $most } giocatori, non per { $count }
seat-unnamed = un posto vuole un nome, non «{ $name }»
bad-seed = un seme è un numero intero da 0 a { $most }, non «{ $seed }»
bad-key = una chiave ha 64 cifre esadecimali
seed-and-key = il caso viene da un seme o da una chiave, non da entrambi

## La versione delle regole

rules-older = questa partita è stata giocata con la versione { $rules } delle regole, e questo Tontine gioca con la versione { $current }; per giocarla serve Tontine { $tontine }
rules-newer = viene da un Tontine più recente: la partita è stata giocata con la versione { $rules } delle regole, e questo conosce la versione { $current }
rules-newer-by = viene da un Tontine più recente, { $tontine }: la partita è stata giocata con la versione { $rules } delle regole, e questo conosce la versione { $current }

## Un copione

script-form = un copione è un oggetto con le serie { $streams }
script-stream = copione: non c’è una serie «{ $stream }»; scegli tra { $streams }
script-texts = copione, { $stream }: ci vuole un elenco di testi
script-outcome = copione, { $stream }, esito { $place }: { $problem }
script-problem = copione: { $problem }
script-ends = { $stream } finisce dopo { $outcomes ->
        [one] { $outcomes } esito
       *[other] { $outcomes } esiti
    }, e ne serve un altro
script-drawn = { $stream }, esito { $place }: { $outcome } non c’è più da pescare
script-file = { $file } non è un copione: { $problem }
no-outcome = «{ $name }» non c’è; scegli da { $first } a { $last }

## Un salvataggio

save-line = riga { $line }: { $problem }
unsound = { $file } non è in ordine: { $problem }
save-not-text = questo non è testo
save-empty = il file è vuoto
save-foreign = questo non è un salvataggio di Tontine
save-newer = il file viene da un Tontine più recente: ha il formato { $format }, e questo legge fino al { $current }
save-newer-by = il file viene da un Tontine più recente, { $tontine }: ha il formato { $format }, e questo legge fino al { $current }
save-breaks-off = il file si interrompe qui: manca la riga con la fine
save-generator = il generatore è un numero intero da 0 a { $most }
save-bots = ci vuole una voce per ogni posto: il nome di un bot, o null per una persona
save-outcomes =
    per { $stream } { $there ->
        [one] è registrato un esito
       *[other] sono registrati { $there } esiti
    }, e { $needed ->
        [one] ne serve uno
       *[other] ne servono { $needed }
    }
save-ahead = il file contiene troppi esiti futuri del caso: al massimo { $most }
save-count = la fine conta { $said } decisioni, il file ne contiene { $there }
save-state = rigiocata, la partita finisce in uno stato diverso da quello registrato
save-scores = rigiocata, la partita finisce con punteggi diversi da quelli registrati
save-key = la chiave non è quella promessa: la sua impronta è un’altra
bad-fork = il punto in cui questa partita si è staccata da un’altra non può esistere
fork-dealt = questa versione ridistribuisce in un altro modo ciò che era stato ridistribuito per questa partita
save-chance = il caso ha dato { $drawn }, mentre dalla chiave segue { $due }

## File

file-problem = { $file }: { $problem }
os-missing = questo file o questa cartella non c’è
os-folder = è una cartella, non un file
os-no-folder = qualcosa lungo il percorso non è una cartella
os-forbidden = mancano i permessi per aprirlo
os-full = non c’è più spazio
os-read-only = qui non si può scrivere nulla
os-too-long = il nome è troppo lungo
os-exists = c’è già un file con questo nome
os-taken = lo usa già un altro programma
os-no-address = questa macchina non ha un indirizzo simile
os-refused = da lì non risponde nessuno
os-other = { $text }

## La riga di comando

usage-no-option = non c’è un’opzione { $option }; --help le elenca
usage-no-command = non c’è un comando «{ $command }»; --help li elenca
usage-missing = manca { $name }; --help dice che cosa serve
usage-needs-value = dopo { $option } ci vuole un valore
usage-takes-none = { $option } non vuole un valore
usage-extra = questo è di troppo: { $extra }
usage-whole = { $name } vuole un numero intero
usage-number = { $name } vuole un numero
usage-least = { $name } è almeno { $limit }
usage-most = { $name } è al massimo { $limit }
usage-value = { $name } non può avere questo valore
usage-range = { $name } è un numero da { $least } a { $most }, non { $value }
usage-other = { $text }
no-setting = { $file }: non c’è nessuna impostazione «{ $name }»; scegli tra { $choices }
bad-setting =
    { $file }: { $kind ->
        [truth] { $name } è true o false
        [list] { $name } è un elenco di testi tra parentesi quadre
        [whole] { $name } è un numero intero
        [number] { $name } è un numero
       *[text] { $name } è un testo tra virgolette
    }
not-toml = { $file } non è TOML: { $text }
option-form = un’opzione si scrive NOME=VALORE, non «{ $pair }»
option-twice = l’opzione { $option } è indicata due volte; lasciane una sola
option-not-text = { $file } non è testo in UTF-8
no-language = nessuna lingua si chiama «{ $language }»; scegli tra { $languages }
analyse-running = { $file }: questa partita non è ancora finita
analyse-not-built = non si può scrivere nessuna pagina: questa installazione è senza la parte per il browser; in una copia dei sorgenti di Tontine la costruisce «{ $make }», a mano «{ $npm }»
no-bot = nessun bot si chiama «{ $bot }»; scegli tra { $bots }
bot-broken = il bot «{ $bot }» non può giocare: { $problem }
bot-naming = un bot si indica con GIOCO.NOME=./FILE.py:CLASSE o GIOCO.NOME=exec:COMANDO, non con «{ $text }»
bot-named-twice = c’è già un bot di nome «{ $bot }»
no-judge = nessuno ha imparato questo gioco; scegli tra { $games }
no-weights = nessun insieme di pesi si chiama «{ $weights }»; scegli tra { $choices }
no-player = nessun giocatore si chiama «{ $player }»; scegli tra { $players }
no-name = prima di = in «{ $seat }» ci vuole un nome
same-name = due posti non possono chiamarsi entrambi «{ $name }»
no-seat-called = nessun posto si chiama «{ $name }»; scegli tra { $seats }
players-seats = --players { $players } non va d’accordo con --seats { $seats }, che sono { $count }
load-alone = --load porta già seme, opzioni, carte e copione; lasciali fuori
at-alone = --at e --anew vanno con --load e una partita finita
load-game = il file contiene una partita di { $there }, non di { $wanted }
load-seats = la partita salvata ha { $count } posti ({ $names }), non { $given }
load-name = a quel posto della partita salvata siede «{ $there }», non «{ $given }»
load-bot = per { $name } giocava un bot chiamato «{ $bot }», che qui non c’è; scegli chi gioca con --seats
report-game = --report è per { $wanted }, non per { $game }
out-report = --out non si può usare insieme a --report
out-game = { $game } non ha osservazioni da scrivere
out-suffix = { $file }: il nome del file finisce in .parquet o .jsonl
out-pyarrow = Parquet richiede pyarrow: pip install pyarrow, oppure scrivi in { $file }
arena-in-use = un altro programma sta scrivendo { $file }
arena-line = { $file }: la riga { $line } non è una di quelle che vi ha scritto l’arena
arena-other = { $file } contiene un’altra sfida: { $field } è { $there }, non { $asked }
arena-code = { $file } è stato giocato con regole o bot diversi da questi; scegli un altro file
ladder-levels = una scala ha bisogno di almeno due livelli, ciascuno una volta sola
ladder-players = --players è un elenco di numeri come 2,4, non { $players }
extra-missing = per questo serve { $module }: pip install "tontine[{ $extra }]"
mcp-no-game = Non c’è ancora nessuna partita: prima chiama start_game.
ray-nowhere = nessun cluster Ray è raggiungibile all’indirizzo { $address } ({ $text })
ray-code = le regole o i bot su { $node } non sono quelli di qui; installa là lo stesso Tontine
cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $problem }
bad-database = una base di dati è un file o comincia con postgresql+asyncpg://
no-database = nessuna base di dati si chiama «{ $name }»; scegli tra sqlite e postgresql
database-problem = la base di dati { $database } non si può usare ({ $text })
database-missing = non c’è nessuna base di dati { $file }; --database indica quella del server
database-taken = un altro server usa già la base di dati { $file }: fermarlo prima, o avviare questo con un altro file (--database)
database-moved = il file della base di dati, { $file }, è stato spostato, sostituito o cancellato mentre il server lo usava, perciò il server si è fermato; per non perdere nulla, rimetterlo accanto al suo file -wal prima di riavviare il server
database-used = un server usa la base di dati { $database }: fermare prima tutti quelli che lo fanno
workers-database = più processi (--workers) possono condividere solo una base di dati PostgreSQL: --database postgresql+asyncpg://utente:password@host/nome
jobs-database = i bot possono pensare altrove (--jobs, tontine work) solo tramite una base di dati PostgreSQL: --database postgresql+asyncpg://utente:password@host/nome
bad-mail-server = un server di posta è smtp://UTENTE@HOST:PORTA (con STARTTLS), smtps:// (TLS dall’inizio) o smtp+plain:// (non cifrato); la password sta altrove
mail-incomplete = per mandare e-mail servono insieme --mail-server, --mail-from e --site
bad-site = un sito è un indirizzo come https://tables.example.org, non «{ $text }»
bad-mail-from = le e-mail vengono da un indirizzo come tables@example.org, non da «{ $text }»
no-such-table = in questo database non c’è nessun tavolo “{ $table }”
no-such-account = in questo database non c’è nessun account “{ $name }”
not-played = al tavolo { $table } non si sta giocando
backup-broken = { $file } non è una copia di sicurezza, o non è intera
backup-newer = { $file } è stato scritto da Tontine { $version }, più recente di questo
backup-not-empty = { $file } è una copia di tutto: va ripristinata in un database nuovo (--database), non in uno che ha già dei tavoli
backup-there = il tavolo { $table } di { $file } è già in questo database
