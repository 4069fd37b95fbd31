// Made by tools/wire.py from the Python messages. Do not edit.

/** The answer to `GET /api/lobby`. */
export interface Lobby {
  games: Array<GameCard>;
  tables: Array<TableCard>;
}

/** A game one can open a table for, and what it is called in the language of the reader.
 *
 * `pitch` says in a sentence what it is about, and `minutes` how long a game of four takes:
 * empty and 0 where the game does not say. */
export interface GameCard {
  name: string;
  called: string;
  pitch: string;
  minutes: number;
  fewest: number;
  most: number;
  options: Array<GameOption>;
  bots: Array<string>;
  lesson: number;
}

/** An option of a game with the values it may have; the first one is the default. `open`:
 * besides these it may have any other that the game can read, such as a file. */
export interface GameOption {
  name: string;
  called: string;
  rule: string;
  values: Array<OptionValue>;
  open: boolean;
}

/** A value of an option, and what it is called in the language of the reader. */
export interface OptionValue {
  value: string;
  called: string;
}

/** A public table in the lobby. `rules` is the version of the rules that it is played by. */
export interface TableCard {
  table: string;
  game: string;
  status: "open" | "over" | "running";
  host: string;
  seats: Array<string | null>;
  options: Record<string, string>;
  rules: number;
  clock: Clock | null;
}

/** How much time a seat has, in seconds: `live`, a bank for the whole game and a bonus for
 * every decision; `days`, the same for every decision. */
export interface Clock {
  kind: "days" | "live";
  bank: number;
  bonus: number;
}

/** The answer to `GET /api/games/{game}/{language}`: what a client needs to know of a game that
 * it was not built with.
 *
 * `words` are its Fluent files, `opening` is the event with which a round begins. */
export interface GameFacts {
  rulebook: Rulebook;
  opening: string;
  score: "money" | "points";
  fields: Record<string, Field>;
  words: string;
}

/** A letter and a number for each rule, in chapters that begin somewhere: the message
 * `chapter-NAME` is the heading, `rule-A1` the text.
 *
 * `howto` is one page for those who have never played, with the rules to read on for each of
 * its parts: `howto-NAME` is the text of a part, and its attribute `heading` stands above it. */
export interface Rulebook {
  letter: string;
  last: number;
  chapters: Array<[number, string]>;
  end: number;
  howto: Array<[string, Array<number>]>;
  tables: Array<RuleTable>;
}

/** What belongs to a rule and is best read as a table, such as prices. */
export interface RuleTable {
  rule: string;
  heads: Array<Phrase>;
  rows: Array<Array<Phrase>>;
}

/** A message with its arguments, put into words once the language of the reader is known.
 *
 * An argument is named by what its field is in the game: `{"corporation": "hydra"}` becomes
 * "Hydra", `{"amount": 300}` "$300". It may be a phrase itself, or several things, which are
 * said in a row; `listed` says them with "and" or "or". `rule` is that of a refusal; it tells
 * whose words these are, and where there is none, `game` does.
 *
 * `seat` is whom the phrase is about: to that reader the attribute `you` of the message is
 * said, if there is one ("decides", but "you decide"), and `to-you` to the one at `rival`. */
export interface Phrase {
  message: string;
  arguments?: Record<string, unknown>;
  rule?: string;
  game?: string;
}

/** `values` are the names that a thing can have, in the order of the rules' numbers.
 * `message` is how the messages begin that word it: `corporation-hydra`; of something
 * numbered there is one for all, `company-number`. */
export interface Field {
  kind: "money" | "number" | "numbered" | "seat" | "text" | "thing";
  message: string;
  values: Array<string>;
}

/** The body of `POST /api/tables`. A client that has a token sends it along.
 *
 * Idempotent: the same `id`, which must not be guessable, returns the same table. */
export interface CreateTable {
  id: string;
  game: string;
  name: string;
  seats: Array<Place>;
  options?: Record<string, string>;
  public?: boolean;
  token?: string | null;
  clock?: Clock | null;
  hints?: boolean;
}

/** A seat of the table to be created. A guest is another person at the host's own device, an
 * account that of a bot, which is invited by its name. */
export interface Place {
  kind: "account" | "bot" | "guest" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** The body of `POST /api/lessons`: a table at which the guided first game of a game begins at
 * once. The lesson names whoever has no name yet. Idempotent, like `CreateTable`. */
export interface BeginLesson {
  id: string;
  game: string;
  name?: string | null;
  token?: string | null;
}

/** The body of `POST /api/saves`: a table from a save file, to look at its game or to go on
 * with it. Idempotent, like `CreateTable`. */
export interface LoadGame {
  id: string;
  name: string;
  file: string;
  token?: string | null;
}

/** The body of `POST /api/forks`: a table that goes on from a moment of a game that is over,
 * against bots. I take `seat`; what it could not know is as it was, or dealt `anew`. `bot`
 * plays at all other seats; without it, the bots that were there, and one of their level for each
 * person. Idempotent, like `CreateTable`. */
export interface ForkGame {
  id: string;
  table: string;
  version: number;
  seat: number;
  anew?: boolean;
  bot?: string | null;
  name?: string | null;
  token?: string | null;
}

/** The body of `POST /api/puzzles`: a table with a puzzle, for me alone. `puzzle` is the id
 * of one of those that come with Tontine, `today`, or a mistake in a game that is over: the id
 * of its table, a colon, and the version of its first decision. Idempotent, like
 * `CreateTable`. */
export interface BeginPuzzle {
  id: string;
  puzzle: string;
  name?: string | null;
  token?: string | null;
}

/** The answer to `GET /api/puzzles/today`: which puzzle it is, the day (by UTC), the published
 * key that it was drawn with, and the chances to win in percent after what was played and after
 * the best turn. `table` is the table of its game, as the seat sees it; null if there are no
 * puzzles. */
export interface DailyPuzzle {
  id: string;
  day: string;
  key: string;
  game: string;
  level: string;
  played: number;
  best: number;
  table: unknown;
}

/** The answer to `CreateTable`, `LoadGame` and `ForkGame`. */
export interface TableCreated {
  table: string;
  token: string;
}

/** A table at which I have a seat, or which I have opened, and whose game is not over.
 *
 * `says` is what I am asked, or what others are waited for, in the language of the reader: as
 * my seat may know it; where several people play at my device, as everybody may. It is empty
 * before the start, and where the game has no words for it. */
export interface MyTable {
  table: string;
  game: string;
  status: "open" | "over" | "running";
  seats: Array<string | null>;
  mine: Array<number>;
  alone: boolean;
  turn: boolean;
  says: string;
  since: number;
  until: number | null;
  lesson: MyLesson | null;
}

/** How far I am in the lesson at a table. `over`: there is nothing more to come. */
export interface MyLesson {
  step: number;
  steps: number;
  over: boolean;
}

/** The answer to `GET /api/codes/{code}`. */
export interface TableFound {
  table: string;
}

/** The body of `POST /api/account/register`: an account for whoever's token is sent along, or
 * for somebody new. All other tokens of the person no longer count. */
export interface Register {
  name: string;
  password: string;
}

/** The body of `POST /api/account/sign-in`. */
export interface SignIn {
  name: string;
  password: string;
}

/** The answer to every request that leads to a new token, which replaces the old one. */
export interface SignedIn {
  token: string;
  name: string;
}

/** The body of `POST /api/bots`, by whoever has an account. `[bot]` is put after the
 * name. */
export interface MakeBot {
  name: string;
}

/** The answer to `MakeBot`. The token is sent this once, and cannot be read again. */
export interface NewBot {
  name: string;
  token: string;
}

/** The answer to `GET /api/bots`: mine. */
export interface Bots {
  bots: Array<BotInfo>;
}

export interface BotInfo {
  name: string;
  since: number;
}

/** The body of `POST /api/bots/end`: its token no longer counts. */
export interface EndBot {
  name: string;
}

/** What `GET /api/events` tells a bot account: it was given a seat, it owes a decision at a
 * table, or a game is over. The same may be told again. */
export interface BotEvent {
  type: "end" | "invitation" | "turn";
  table: string;
  game: string;
  version: number;
}

/** The body of `POST /api/account/name`. At tables that have begun the old name stays. */
export interface Rename {
  name: string;
}

/** The body of `POST /api/account/password`. All other devices are signed out. */
export interface ChangePassword {
  password: string;
  new: string;
}

/** The body of `POST /api/account/delete`. */
export interface DeleteAccount {
  password: string;
}

/** The body of `POST /api/account/shown`, by whoever has an account: may everybody see my
 * record, at `/people/` and my name? */
export interface ShowRecord {
  shown: boolean;
}

/** The body of `POST /api/account/end`: sign out one device, or (null) all but this one. */
export interface EndSession {
  session?: string | null;
}

/** The body of `POST /api/account/code`. A guest says the name that goes along. */
export interface MakeCode {
  name: string;
}

/** The answer to `MakeCode`: a one-time code that signs in another device. */
export interface DeviceCode {
  code: string;
  until: number;
}

/** The body of `POST /api/account/move`. */
export interface UseCode {
  code: string;
}

/** The answer to `GET /api/account`. `name` is null for guests. `shown`: whether
 * everybody may see my record. */
export interface Me {
  name: string | null;
  sessions: Array<SessionInfo>;
  shown: boolean;
}

/** A browser in which I am signed in. `device` may be empty. */
export interface SessionInfo {
  id: string;
  device: string;
  since: number;
  seen: number;
  here: boolean;
}

/** The answer to `GET /api/record`: what I have played. `name` is null for guests. To
 * others, who may see it at `/api/people/NAME` if I want that, it tells nothing of single games
 * nor of those I played with: they have not been asked. */
export interface PlayerRecord {
  name: string | null;
  since: number | null;
  played: number;
  won: number;
  games: Array<GameRecord>;
  last: Array<PlayedGame>;
  rivals: Array<Rival>;
}

/** My record in one game. `fair` is what equals would win of so many games. `rating` is null
 * before the first game with another person. */
export interface GameRecord {
  game: string;
  called: string;
  played: number;
  won: number;
  fair: number;
  rating: number | null;
  steps: Array<RatingStep>;
  players: Array<PlayersRecord>;
  ladder: Ladder;
  coach: CoachRecord | null;
}

/** My rating after a game. */
export interface RatingStep {
  table: string;
  at: number;
  rating: number;
}

/** My games with so many players. */
export interface PlayersRecord {
  players: number;
  played: number;
  won: number;
}

/** The levels of a game's bots, strongest first, and where I stand among them: below the first
 * `above` of them. So many `wins` in a row over `rivals` bots of the last of those lead past
 * it. */
export interface Ladder {
  rungs: Array<Rung>;
  above: number;
  wins: number;
  rivals: number;
}

/** A level of bots, and my last games against bots of that level alone, ten at most. `fair` is
 * what equals would win of them. */
export interface Rung {
  bot: string;
  played: number;
  won: number;
  fair: number;
}

/** My games that the coach has gone through: so many `played`, so many `won`; the mean
 * accuracy, null where I never had a choice; the wins that draws have brought (or taken), which
 * are what is between the wins and those without luck; and the kinds of mistakes that cost most,
 * the dearest first. */
export interface CoachRecord {
  played: number;
  won: number;
  accuracy: number | null;
  luck: number;
  kinds: Array<MistakeKind>;
}

/** What is decided wrongly: how often, and what that cost of the win in all, in percent. */
export interface MistakeKind {
  kind: string;
  called: string;
  count: number;
  cost: number;
}

/** A game that is over. `rank` is null where several people played at one device of mine;
 * `rating` and `change` are null where the game was not rated. */
export interface PlayedGame {
  table: string;
  game: string;
  called: string;
  at: number;
  others: Array<string>;
  alone: boolean;
  players: number;
  rank: number | null;
  won: boolean;
  rating: number | null;
  change: number | null;
  accuracy: number | null;
}

/** Somebody with whom I play often, by their last name: in how many games, and in how many of
 * them I came before them, or they before me. */
export interface Rival {
  name: string;
  played: number;
  ahead: number;
  behind: number;
}

/** The body of `POST /api/learnt`: what is to be added to what I have learnt. Nothing is ever
 * taken away, so devices need not agree on an order. */
export interface AddLearnt {
  items: Array<string>;
}

/** The answer to `GET` and `POST /api/learnt`: all that I have learnt, on whichever device.
 * For those who have an account; a guest's browser keeps it by itself. */
export interface Learnt {
  items: Array<string>;
}

/** The answer to `GET /api/alerts` and to whatever changes it: how I am told, while I am away,
 * that it is my turn.
 *
 * `games`: in games over days, or in all. `offers_mail`: whether this server sends mail.
 * `push_key`: what a browser subscribes to Web Push with; `browsers`: how many have. */
export interface Alerts {
  games: "all" | "days";
  offers_mail: boolean;
  mail: MailAddress | null;
  push_key: string;
  browsers: number;
}

/** Where mail is sent to, once it is confirmed. */
export interface MailAddress {
  address: string;
  confirmed: boolean;
}

/** The body of `POST /api/alerts/games`. `zone` is the time zone of the browser. */
export interface SetAlertGames {
  games: "all" | "days";
  zone?: string;
}

/** The body of `POST /api/alerts/mail`: an address, which is used once it is confirmed by a
 * link that is sent to it; or (null) none any more. */
export interface SetMailAddress {
  address: string | null;
  zone?: string;
}

/** The body of `POST /api/alerts/browser`: a subscription to Web Push, as a browser gives it.
 * It is told as long as it is signed in. */
export interface AddBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  zone?: string;
}

/** The body of `POST /api/alerts/browser/remove`. */
export interface RemoveBrowser {
  endpoint: string;
}

/** The body of `POST /api/alerts/confirm`: the last part of the link that was sent. */
export interface ConfirmMail {
  token: string;
}

/** The answer to an HTTP request that was refused: why, for programs and for people. */
export interface Problem {
  reason: string;
  text: string;
}

/** The first message: the client's token if it has one, the last version of the table that it
 * knows (`since`), its language, and whether it wants rule cards. It may be sent again to get
 * everything after `since`. */
export interface HelloMessage {
  type: "hello";
  token?: string | null;
  since?: number | null;
  language?: "en" | "fr" | "it";
  cards?: boolean;
}

/** Use this language from now on. The story is sent again in it. */
export interface SetLanguageMessage {
  type: "language";
  language: "en" | "fr" | "it";
}

/** Answered by `pong` at once, however busy the table is. */
export interface PingMessage {
  type: "ping";
}

/** My name at this table, from now on. */
export interface SetNameMessage {
  type: "name";
  id: string;
  name: string;
}

/** Before the start: take this open seat, and leave the one I had. */
export interface SitMessage {
  type: "sit";
  id: string;
  seat: number;
}

/** Before the start: leave all my seats, or the one given. */
export interface StandMessage {
  type: "stand";
  id: string;
  seat?: number | null;
}

/** Before the start, by the host: these options of the game get other values, of those that the
 * lobby lists; the others stay. */
export interface SetOptionsMessage {
  type: "options";
  id: string;
  options: Record<string, string>;
}

/** Before the start, by the host: free all seats of the person at this one, connected or not;
 * with `bar`, they may not come in again. */
export interface RemoveMessage {
  type: "remove";
  id: string;
  seat: number;
  bar?: boolean;
}

/** Before the start, by the host: seat a bot here, or (null) nobody. The seat of somebody else
 * only from `may_be_replaced_at` on. */
export interface SeatBotMessage {
  type: "seat_bot";
  id: string;
  seat: number;
  bot: string | null;
}

/** By the host: start the game. Free seats are taken by bots of the kind `fill`. */
export interface StartMessage {
  type: "start";
  id: string;
  fill?: string | null;
}

/** A decision of one of my seats, made for this version of the table. */
export interface DecideMessage {
  type: "decide";
  id: string;
  seat: number;
  version: number;
  decision: Decision;
}

/** Undo the last decision of this seat. If that concerns others, they are asked first. */
export interface UndoMessage {
  type: "undo";
  id: string;
  seat: number;
}

/** Ask the others to pause, or to end the game as it stands, without a winner. To pause needs
 * the players who are connected, to end all of them. */
export interface ProposeMessage {
  type: "propose";
  id: string;
  what: "end" | "pause";
}

/** Whether I agree to what somebody has asked for; who has asked takes it back by `no`. */
export interface AnswerRequestMessage {
  type: "answer_request";
  id: string;
  yes: boolean;
}

/** By any player: go on with a game that is paused. */
export interface ResumeMessage {
  type: "resume";
  id: string;
}

/** Let this be decided for my seat from now on (one of the `orders` of its state), up to an
 * amount where it has one; null: nothing any more. Nobody else is told. */
export interface GiveOrderMessage {
  type: "give_order";
  id: string;
  seat: number;
  order: string | null;
  amount?: number;
}

/** Where the room says `hints`: what would the coach do at this seat of mine, which is asked
 * something? Everybody can read in the log that I asked. Answered by `done` at once, and then by
 * `hint`, more than once as the coach becomes surer; asked again, by the same. Who asks too
 * often is refused. */
export interface AskHintMessage {
  type: "ask_hint";
  id: string;
  seat: number;
  version: number;
}

/** A chat line for everybody at the table. */
export interface ChatMessage {
  type: "chat";
  id: string;
  text: string;
}

/** What a seat of mine, or a spectator (null), saw after so many decisions; in a game that is
 * over, any seat. */
export interface PastViewMessage {
  type: "past_view";
  id: string;
  version: number;
  seat?: number | null;
}

/** What this decision would do, as far as the seat can know. Nothing is changed. */
export interface PreviewMessage {
  type: "preview";
  id: string;
  seat: number;
  version: number;
  decision: Decision;
}

/** After the end: create another table with the same seats. Answered by `done`, with the new
 * table as its `result`; the same for everybody who asks. */
export interface RematchMessage {
  type: "rematch";
  id: string;
}

/** In a lesson: the step was read whose `next` this is. Where it `jumps`, the game goes on
 * to the next act. */
export interface LessonNextMessage {
  type: "lesson_next";
  id: string;
  said: number;
}

/** Play on without the lesson: a fair game from here on, against the lowest level of bots. */
export interface LeaveLessonMessage {
  type: "leave_lesson";
  id: string;
}

/** In a lesson, for the server's counts: the step was shown, or another move was objected to. */
export interface LessonHelpMessage {
  type: "lesson_help";
  id: string;
  what: "objected" | "shown";
}

/** At a puzzle: show me the answer. */
export interface GiveUpMessage {
  type: "give_up";
  id: string;
}

/** Play on from where the puzzle is, against the bots that were there. */
export interface LeavePuzzleMessage {
  type: "leave_puzzle";
  id: string;
}

/** By a player or the host: let a bot play for the absent person at this seat, from
 * `may_be_replaced_at` on. Without `bot` it is one of the table's level. */
export interface StandInMessage {
  type: "stand_in";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Leave a running game: this bot plays at my seat from now on, and the table is no longer
 * among mine. I may come back. Without `bot` it is one of the table's level. */
export interface LeaveMessage {
  type: "leave";
  id: string;
  seat: number;
  bot?: string | null;
}

/** I am back: take my seat from the bot that played for me. */
export interface ReclaimSeatMessage {
  type: "reclaim_seat";
  id: string;
  seat: number;
}

/** The answer to `hello`. The token is the only proof of who holds a seat: store it. */
export interface Welcome {
  type: "welcome";
  table: string;
  token: string;
  name: string | null;
  now: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** Who is at the table, and how it was created. Sent whenever any of it changes. */
export interface Room {
  type: "room";
  table: string;
  code: string;
  status: "open" | "over" | "running";
  game: string;
  options: Record<string, string>;
  public: boolean;
  host: string;
  hosting: boolean;
  seats: Array<SeatInfo>;
  spectators: Array<string>;
  may_start: boolean;
  commitment: string;
  key: string | null;
  rematch: string | null;
  rematch_by: string | null;
  clock: Clock | null;
  paused: number | null;
  stopped: boolean;
  remarks: Array<Remark>;
  hints: boolean;
  fork: Forked | null;
  puzzle: boolean;
}

/** A seat, and who has it. */
export interface SeatInfo {
  name: string | null;
  kind: "bot" | "open" | "person";
  bot: string | null;
  absent: boolean;
  ran_out: boolean;
  connected: boolean;
  program: boolean;
  mine: boolean;
  may_be_replaced_at: number | null;
}

/** A seat asked for something, or it was answered: `by` another seat, if by any. `count` is
 * how many decisions an undo concerns, `version` how many had been made when this was said. A
 * `hint` is only asked for, and the coach answers; a `fork` is where the game left another
 * one, with what the seat could not know as it was, or dealt `anew`. */
export interface Remark {
  what: "end" | "pause" | "undo" | "anew" | "fork" | "hint";
  seat: number;
  answer: "agreed" | "asked" | "denied" | "expired" | "granted" | "lapsed" | "withdrawn";
  by: number | null;
  count: number;
  version: number;
}

/** The decisions up to `version` are those of another game: of this table, unless it came from
 * a file. `seat` goes another way; what it could not know was dealt `anew`, or is as it
 * was. */
export interface Forked {
  table: string | null;
  version: number;
  seat: number;
  anew: boolean;
}

/** At a table with a clock: what each seat had left at a time, in milliseconds since 1970, and
 * whose clocks have run since. Sent whenever that changes. */
export interface Clocks {
  type: "clocks";
  at: number;
  seats: Array<SeatClock>;
}

export interface SeatClock {
  left: number;
  running: boolean;
}

/** Once, for players whose clients want rule cards: all there are, and maxims, the most valuable
 * first. Not sent in a lesson. */
export interface Advice {
  type: "advice";
  cards: Array<CardInfo>;
  maxims: Array<MaximCard>;
}

/** A rule card of the game, and the rules that it explains. */
export interface CardInfo {
  id: string;
  rules: Array<string>;
}

/** A sentence to go by. */
export interface MaximCard {
  id: string;
  text: Phrase;
}

/** The rule cards that are due: about what has happened to the seat since its last decision,
 * what came of that one included, and about what it sees and is asked now. Sent before a
 * `state`, whenever it changes, to clients that want rule cards. Which have been seen, the
 * client knows. */
export interface RuleCards {
  type: "cards";
  cards: Array<RuleCard>;
}

/** Two sentences about a rule, why it is so, and what it is about. */
export interface RuleCard {
  id: string;
  text: Phrase;
  why: Phrase;
  rules: Array<string>;
  light: Light | null;
}

/** Something that a step points at: `lot:11F`. Several may have one number. */
export interface Light {
  target: string;
  number: number;
  says: Phrase;
}

/** Where the game stands, as one of my seats or a spectator sees it.
 *
 * `events` are all events of the decisions from `since` on. They replace what the client knew
 * from there on, which an undo may have made untrue. */
export interface State {
  type: "state";
  version: number;
  seats: Array<number>;
  view: View;
  since: number;
  events: Array<Entry>;
  decided: number;
  may_undo: boolean;
  may_ask_undo: boolean;
  request: Request | null;
  slow: Array<Slow>;
  orders: Orders | null;
  lesson: LessonState | null;
}

/** A line of the log: the event, and the number of the decision that caused it. */
export interface Entry {
  version: number;
  event: GameEvent;
}

/** Something that happened, with the rule behind it: `bonus` of `{"seat": 1, ...}`. */
export interface GameEvent {
  event: string;
  rule: string;
  fields: Record<string, number | string>;
}

/** A seat asks to undo its last decision, to pause or to end the game; the seats in `waiting`
 * have yet to agree. `lost` has whose decisions an undo would take back, the seat's own first,
 * and `since` the number of that one. */
export interface Request {
  what: "end" | "pause" | "undo";
  seat: number;
  waiting: Array<number>;
  since: number;
  lost: Array<number>;
}

/** A seat that owes a decision at a table without a clock, and from when on others may let a bot
 * play there although its person is connected, in milliseconds since 1970. */
export interface Slow {
  seat: number;
  at: number;
}

/** The standing orders of my seat: which there are, the one that holds, and what has ended the
 * last one. */
export interface Orders {
  offers: Array<OrderOffer>;
  holds: OrderOffer | null;
  over: Phrase | null;
}

/** A standing order that the seat may give now, with the most it may be up to; or the one that
 * holds, with what it is up to. `amount` is null where the order has none. */
export interface OrderOffer {
  name: string;
  called: Phrase;
  amount: number | null;
}

/** Where the pupil stands, and all that a client needs for it.
 *
 * `step` counts from 1; between two steps it is the last one, and `id` is empty. `accepts`
 * are patterns (`learn/patterns.py`): where there are any, a decision that fits none of them is
 * not to be sent before the pupil has read `objection` and insists. `shows` is what *Show me*
 * plays. `waits`: the bots hold still until *Next* is said, or the pupil decides; `said` is
 * then to become `next`. `jumps`: before that, `jump` has to be carried out. `over`: there
 * is nothing more to come. */
export interface LessonState {
  step: number;
  steps: number;
  id: string;
  title: Phrase;
  text: Phrase;
  why: Phrase | null;
  rules: Array<string>;
  lights: Array<Light>;
  accepts: Array<Record<string, unknown>>;
  shows: Array<Record<string, unknown>>;
  objection: Phrase | null;
  waits: boolean;
  next: number;
  jumps: boolean;
  over: boolean;
}

/** What the coach says of the question that my seat was asked after so many decisions, of which
 * its own last one was `decided`: turns, the best first, after so many games played on from
 * here, and how far the chances may be off, in percent. Before `final` another one follows. No
 * turns: the coach has failed. */
export interface Hint {
  type: "hint";
  seat: number;
  version: number;
  decided: number;
  playouts: number;
  doubt: number;
  final: boolean;
  turns: Array<HintTurn>;
}

/** Something that I could do: my decisions one after the other (`moves`), what they do
 * (`text`), and my chance to win after them in percent. `close`: the best turn may be no
 * better; `tempting`: it brings in more at once than the best, and is worse. */
export interface HintTurn {
  moves: Array<Decision>;
  text: string;
  chance: number;
  close: boolean;
  tempting: boolean;
  reasons: Array<HintReason>;
}

/** Why a turn is good or bad, against the others. */
export interface HintReason {
  text: string;
  good: boolean;
}

/** Find the better turn: at this table my decisions are tried, up to the end of a turn, and
 * taken back. `name` leads to it (see `BeginPuzzle`); `day` is set at the puzzle of that
 * day. `best` is the chance to win after the best turn, which may be off by `doubt` percent.
 * `level` is that of the bots that played, `turn` is what the turn is called. `left` is how
 * many tries there are. `answers` and `reasons` come when it is `over`: solved, given up,
 * or without tries. */
export interface Puzzle {
  type: "puzzle";
  name: string;
  day: string | null;
  seat: number;
  level: string;
  turn: string;
  doubt: number;
  best: number;
  played: PuzzleTurn;
  tries: Array<PuzzleTurn>;
  left: number;
  solved: boolean;
  over: boolean;
  answers: Array<PuzzleTurn>;
  reasons: Array<HintReason>;
}

/** A whole turn: its decisions, in words, and the chance to win after it in percent; null while
 * the coach thinks about it. `found`: it counts as an answer. */
export interface PuzzleTurn {
  moves: Array<Decision>;
  text: string;
  chance: number | null;
  found: boolean;
}

/** The coach goes through the game that is over: which part of the work is done, and the curve
 * (see `analysis`) as far as it is known. */
export interface AnalysisProgress {
  type: "analysis_progress";
  part: number;
  curve: Array<Array<number>>;
}

/** What the coach has found in the game that is over. The curve has everybody's chance to win
 * after so many decisions, in thousandths, with all hands open; `turns` what the turn is called
 * in which that was. */
export interface Analysis {
  type: "analysis";
  part: number;
  curve: Array<Array<number>>;
  turns: Array<string>;
  playouts: number;
  seats: Array<AnalysisSeat>;
  mistakes: Array<AnalysisMistake>;
  moments: Array<AnalysisMoment>;
}

/** In percent of the win: start + luck + decisions = end. `doubt`: how far luck may be off. Of
 * the turns in which the seat had a choice, how many were mistakes, and how near all came to the
 * best there was: 100 is perfect. */
export interface AnalysisSeat {
  start: number;
  luck: number;
  decisions: number;
  end: number;
  doubt: number;
  accuracy: number | null;
  turns: number;
  mistakes: number;
}

/** A turn, from its first decision to its last, that was worse than another one: by `cost`
 * percent of the win, which may be off by `doubt`. */
export interface AnalysisMistake {
  first: number;
  last: number;
  seat: number;
  cost: number;
  doubt: number;
  played: AnalysisOption;
  better: AnalysisOption;
}

/** A turn as it was played, or could have been: its decisions, in words as its own player is
 * told (`text`) and as others are (`told`), and the chance to win that its seat could expect
 * of it, in percent. */
export interface AnalysisOption {
  moves: Array<Decision>;
  text: string;
  told: string;
  chance: number;
  reasons: Array<HintReason>;
}

/** A decision that changed much for a seat, in percent of the win: by what was drawn after it,
 * or by itself. */
export interface AnalysisMoment {
  kind: "best" | "luck" | "mistake";
  version: number;
  seat: number;
  change: number;
  text: string;
}

/** The log in words. The paragraphs replace those the client has from index `since` on. */
export interface Story {
  type: "story";
  language: "en" | "fr" | "it";
  since: number;
  paragraphs: Array<Paragraph>;
}

/** What happened in a turn, or a part of a round, line by line.
 *
 * `number` is that of the turn or round (0: before the first), `seat` whose doing it is,
 * `until` the version of the last decision told in it, and `round` the round it belongs to. */
export interface Paragraph {
  number: number;
  seat: number | null;
  until: number;
  lines: Array<Line>;
  round: number;
}

/** A line, which kinds of events it tells, and the version of the last of them. */
export interface Line {
  text: string;
  kinds: Array<string>;
  version: number;
}

/** Once the game is over: how each seat came to its score. */
export interface GameReview {
  type: "review";
  review: Review;
}

export interface Review {
  points: Array<Point>;
  sources: Array<Array<Source>>;
}

/** What each seat was worth at the end of a turn, or of a round. */
export interface Point {
  number: number;
  version: number;
  worth: Array<number>;
}

/** Where a part of a seat's final score came from: a bonus of Hydra, its purchases, ... */
export interface Source {
  kind: string;
  about: string;
  amount: number;
}

/** The command with this id was carried out, and is stored. */
export interface Done {
  type: "done";
  id: string;
  result: string | null;
}

/** The message with this id was not carried out. `rule`, `reason` and `details` say why
 * for programs, `text` says it in the client's language. */
export interface Refused {
  type: "refused";
  id: string | null;
  rule: string;
  reason: string;
  details: Record<string, unknown>;
  text: string;
}

/** Chat lines that are new to the client; after `hello` the last ones. */
export interface ChatLines {
  type: "chat";
  lines: Array<ChatLine>;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The answer to `past_view`. */
export interface PastViewResult {
  type: "past_view";
  id: string;
  view: View;
}

/** The answer to `preview`. */
export interface PreviewResult {
  type: "preview";
  id: string;
  outcome: Outcome;
}

/** What a decision would do, as far as the seat can know it: event by event, in a sentence,
 * and as changes of the table that a client draws in place (each game has a type for those). */
export interface Outcome {
  does: Array<GameEvent>;
  says: Phrase | null;
  confirm: Phrase | null;
  changes: unknown;
  why: Phrase | null;
}

export type ClientMessage =
  | HelloMessage
  | SetLanguageMessage
  | PingMessage
  | SetNameMessage
  | SitMessage
  | StandMessage
  | SetOptionsMessage
  | RemoveMessage
  | SeatBotMessage
  | StartMessage
  | DecideMessage
  | UndoMessage
  | ProposeMessage
  | AnswerRequestMessage
  | ResumeMessage
  | GiveOrderMessage
  | AskHintMessage
  | ChatMessage
  | PastViewMessage
  | PreviewMessage
  | RematchMessage
  | LessonNextMessage
  | LeaveLessonMessage
  | LessonHelpMessage
  | GiveUpMessage
  | LeavePuzzleMessage
  | StandInMessage
  | LeaveMessage
  | ReclaimSeatMessage;

export type ServerMessage =
  | Welcome
  | Pong
  | Room
  | Clocks
  | Advice
  | RuleCards
  | State
  | Hint
  | Puzzle
  | AnalysisProgress
  | Analysis
  | Story
  | GameReview
  | Done
  | Refused
  | ChatLines
  | PastViewResult
  | PreviewResult;

export interface AcquireTable {
  phase: string;
  turn: number;
  turns: number;
  heading: Phrase;
  stops: Array<AcquireStop>;
  tile: string | null;
  announced: boolean;
  skipped: boolean;
  passed_over: Array<number>;
  may_end: boolean;
  ending: AcquireEnding | null;
  progress: AcquireProgress;
  spaces: Record<string, string>;
  corporations: Array<AcquireCorporation>;
  players: Array<AcquirePlayer>;
  hidden: boolean;
  purse: AcquirePurse | null;
  holdings: Array<AcquireHolding>;
  hand: Array<AcquireHandTile>;
  bag: number;
  aside: Array<string>;
  merger: AcquireMerger | null;
  joins: Array<string>;
  foundable: Array<string>;
  card: Array<AcquirePriceRow>;
  accounts: Array<AcquireAccount>;
}

/** A9: a part of a turn, and the events that happen in it; `maybe` if not in every turn. */
export interface AcquireStop {
  says: Phrase;
  now: boolean;
  maybe: boolean;
  events: Array<string>;
}

/** Everybody that the reader may know of, whoever has most first. */
export interface AcquireEnding {
  seats: Array<AcquireFinal>;
  says: Phrase;
  rule: string;
}

/** What a seat would have; `rank` is None as long as bonuses are missing from the sum. */
export interface AcquireFinal {
  seat: number;
  amount: number;
  rank: number | null;
}

/** A30: how far it is to the end: how many on the board are safe, and the largest. */
export interface AcquireProgress {
  safe: number;
  founded: number;
  largest: number;
  final: number;
}

/** A corporation, on the board or not; prices and bonuses are those of its present size. */
export interface AcquireCorporation {
  name: string;
  tier: string;
  size: number;
  safe: boolean;
  bank: number;
  price: number;
  majority: number;
  minority: number;
  row: number;
  next_size: number | null;
  next_price: number | null;
}

/** A player as far as visible: money and shares are None where they are hidden (A8). */
export interface AcquirePlayer {
  seat: number;
  tiles: number;
  cash: number | null;
  shares: Record<string, number> | null;
  worth: number | null;
  ranks: Record<string, string>;
}

/** My cash, and what my shares cost together. */
export interface AcquirePurse {
  cash: number;
  invested: number;
}

/** A3: my shares of a corporation, and what they cost at its present price. */
export interface AcquireHolding {
  corporation: string;
  shares: number;
  price: number;
  value: number;
}

/** One of my tiles: what would become of it, and what that would do. */
export interface AcquireHandTile {
  tile: string;
  fate: string;
  touches: Array<string>;
  survivors: Array<string>;
  defunct: Array<string>;
  brief: Phrase;
  says: Phrase;
  notes: Array<Phrase>;
  reminder: Phrase | null;
  changes: AcquireChanges | null;
  outcomes: Array<AcquireSurvival>;
}

/** What a decision would change on the table, as far as the seat can know it. */
export interface AcquireChanges {
  tile: string | null;
  lots: Array<string>;
  into: string | null;
  rule: string;
  brief: Phrase | null;
  leaving: Array<string>;
  after: Record<string, AcquireAfter>;
  cash: Record<number, number>;
  shares: Record<number, Record<string, number>>;
  bank: Record<string, number>;
  purse: AcquirePurse | null;
  payouts: Array<AcquirePayout>;
  limits: Record<string, Phrase>;
  ending: AcquireEnding | null;
}

/** A corporation as it would be afterwards; `row` is that of the price card. */
export interface AcquireAfter {
  size: number;
  price: number;
  safe: boolean;
  row: number;
}

/** What a corporation pays its shareholders, whoever gets most first. */
export interface AcquirePayout {
  corporation: string;
  size: number;
  price: number;
  bonuses: Array<AcquireBonus>;
  market: Phrase | null;
  pending: Phrase | null;
}

/** What a shareholder gets, and how that comes about. `shares` is None as long as nobody may
 * know, `place` if there is no bonus. */
export interface AcquireBonus {
  seat: number;
  shares: number | null;
  place: string | null;
  amount: number;
  why: Array<AcquireLine>;
}

/** A step on the way to a sum, the sum so far, and the rule. */
export interface AcquireLine {
  says: Phrase;
  amount: number;
  rule: string;
}

/** A16: what a merger would do if this one of the largest survived. */
export interface AcquireSurvival {
  survivor: string;
  defunct: Array<string>;
  payouts: Array<AcquirePayout>;
  pending: Phrase | null;
}

/** A merger in progress. */
export interface AcquireMerger {
  survivor: string;
  defunct: string | null;
  pending: Array<string>;
  price: number | null;
  waiting: Array<number>;
  next: Array<Phrase>;
  says: Phrase;
  payouts: Array<AcquirePayout>;
  after: AcquireAfter;
}

/** A row of the price card (A3): what a share costs from that size on, by tier. */
export interface AcquirePriceRow {
  size: number;
  low: number;
  middle: number;
  high: number;
}

/** How a seat came to its score: all postings add up to it. */
export interface AcquireAccount {
  seat: number;
  postings: Array<AcquirePosting>;
  total: number;
}

/** What came in or went out in one way, and for which corporations, the largest part first. */
export interface AcquirePosting {
  kind: string;
  rule: string;
  amount: number;
  parts: Array<AcquirePart>;
}

export interface AcquirePart {
  corporation: string;
  amount: number;
}

/** A kind of decision the seat may make now.
 *
 * There is always a ready choice; where there are numbers, they can be filled in instead. */
export interface Ask {
  kind: string;
  rule: string;
  choices: Array<Choice>;
  numbers: Array<AskedNumber>;
  total: number;
  question: Phrase | null;
  notes: Array<Phrase>;
}

/** A decision ready to be made, and what it would do. */
export interface Choice {
  does: Array<GameEvent>;
  says: Phrase | null;
  confirm: Phrase | null;
  changes: unknown;
  why: Phrase | null;
  decision: Decision;
  called: Phrase | null;
}

/** A number to be filled in: `least` to `most` in steps; `price` is what each costs.
 *
 * It goes into the decision under its name, or under its name in the field `within` of it. */
export interface AskedNumber {
  name: string;
  most: number;
  step: number;
  price: number;
  least: number;
  called: Phrase | null;
  limit: Phrase | null;
  within: string;
}

/** What those who are not asked wait for: "Bruno chooses the survivor". */
export interface Wait {
  says: Phrase;
  rule: string;
}

/** A seat's place in the end; 1 is best, equals share a rank. */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
}

/** Where the game stands, for one seat or an onlooker (`seat` is None). */
export interface AcquireView {
  game: "acquire";
  options: Record<string, string>;
  seats: Array<string>;
  seat: number | null;
  version: number;
  owing: Array<number>;
  over: boolean;
  asks: Array<Ask>;
  waiting: Array<Wait>;
  table: AcquireTable;
  standings: Array<Standing>;
  winners: Array<number>;
}

/** A10 */
export interface AcquirePlaceDecision {
  kind: "place";
  tile: string;
}

/** A11 */
export interface AcquireFoundDecision {
  kind: "found";
  corporation: "america" | "fusion" | "hydra" | "phoenix" | "quantum" | "sackson" | "zeta";
}

/** A16 */
export interface AcquireSurvivorDecision {
  kind: "survivor";
  corporation: "america" | "fusion" | "hydra" | "phoenix" | "quantum" | "sackson" | "zeta";
}

/** A24: which of equal defunct corporations comes next */
export interface AcquireSettleDecision {
  kind: "settle";
  corporation: "america" | "fusion" | "hydra" | "phoenix" | "quantum" | "sackson" | "zeta";
}

/** A23: `trade` counts the shares given away, so it is even; the rest is kept */
export interface AcquireDisposeDecision {
  kind: "dispose";
  sell: number;
  trade: number;
}

/** A26: up to three shares in all; none is a decision too. As it ends the turn, the end of the
 * game can be announced with it (A30) */
export interface AcquireBuyDecision {
  kind: "buy";
  shares: Partial<Record<"america" | "fusion" | "hydra" | "phoenix" | "quantum" | "sackson" | "zeta", number>>;
  announce?: boolean;
}

/** A30 */
export interface AcquireAnnounceDecision {
  kind: "announce";
}

/** A30: the tile is left out, after announcing; shares may still be bought */
export interface AcquireLeaveDecision {
  kind: "leave";
}

/** A30: all that is left of the turn is left out, after announcing */
export interface AcquireEndDecision {
  kind: "end";
}

export type AcquireDecision =
  | AcquirePlaceDecision
  | AcquireFoundDecision
  | AcquireSurvivorDecision
  | AcquireSettleDecision
  | AcquireDisposeDecision
  | AcquireBuyDecision
  | AcquireAnnounceDecision
  | AcquireLeaveDecision
  | AcquireEndDecision;

export interface AcquireFields {
  amount: number;
  corporation: "sackson" | "zeta" | "hydra" | "fusion" | "america" | "phoenix" | "quantum";
  number: number;
  place: "first" | "second" | "sole" | "first_shared" | "second_shared";
  price: number;
  seat: number;
  shares: number;
  size: number;
  sold: number;
  survivor: "sackson" | "zeta" | "hydra" | "fusion" | "america" | "phoenix" | "quantum";
  tile: string;
  traded: number;
}

export type AcquireEvent =
  | { event: "opened"; rule: string; fields: Pick<AcquireFields, "seat" | "tile"> }
  | { event: "started"; rule: string; fields: Pick<AcquireFields, "seat"> }
  | { event: "drew"; rule: string; fields: Pick<AcquireFields, "seat" | "tile"> }
  | { event: "refilled"; rule: string; fields: Pick<AcquireFields, "seat"> }
  | { event: "turn"; rule: string; fields: Pick<AcquireFields, "seat" | "number"> }
  | { event: "placed"; rule: string; fields: Pick<AcquireFields, "seat" | "tile"> }
  | { event: "skipped"; rule: string; fields: Pick<AcquireFields, "seat"> }
  | { event: "founded"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation" | "size"> }
  | { event: "given"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation"> }
  | { event: "ungiven"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation"> }
  | { event: "grew"; rule: string; fields: Pick<AcquireFields, "corporation" | "size"> }
  | { event: "merged"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation"> }
  | { event: "settled"; rule: string; fields: Pick<AcquireFields, "corporation" | "size" | "price"> }
  | { event: "showed"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation" | "shares"> }
  | { event: "market"; rule: string; fields: Pick<AcquireFields, "corporation" | "tile" | "shares"> }
  | { event: "bonus"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation" | "amount" | "place"> }
  | { event: "disposed"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation" | "sold" | "traded"> }
  | { event: "absorbed"; rule: string; fields: Pick<AcquireFields, "corporation" | "survivor" | "size"> }
  | { event: "bought"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation" | "shares" | "amount"> }
  | { event: "declined"; rule: string; fields: Pick<AcquireFields, "seat"> }
  | { event: "announced"; rule: string; fields: Pick<AcquireFields, "seat"> }
  | { event: "left_out"; rule: string; fields: Pick<AcquireFields, "seat"> }
  | { event: "set_aside"; rule: string; fields: Pick<AcquireFields, "seat" | "tile"> }
  | { event: "stuck"; rule: string; fields: Record<string, never> }
  | { event: "ended"; rule: string; fields: Record<string, never> }
  | { event: "cashed"; rule: string; fields: Pick<AcquireFields, "seat" | "corporation" | "shares" | "amount"> };

export interface PonziTable {
  phase: string;
  round: number;
  heading: Phrase;
  stops: Array<PonziStop>;
  marker: number;
  market: Array<Array<PonziFund>>;
  closed: Array<Phrase>;
  crash: PonziCrash;
  notes: Array<Phrase>;
  industries: Array<PonziIndustry>;
  deck: number;
  discards: Array<number>;
  luxuries: Array<PonziLuxury>;
  players: Array<PonziPlayer>;
  envelope: PonziEnvelope | null;
  end: PonziEnd | null;
}

/** A phase of a round, and the events that happen in it; `maybe` if not in every round. */
export interface PonziStop {
  says: Phrase;
  done: boolean;
  now: boolean;
  maybe: boolean;
  events: Array<string>;
}

/** A fund card: what the bank pays once, what is owed every so many rounds. */
export interface PonziFund {
  value: number;
  interest: number;
  period: number;
  bear: boolean;
  starting: boolean;
}

/** P21: whether the market can crash in this round. */
export interface PonziCrash {
  bears: number;
  needed: number;
  chance: "happened" | "none" | "open" | "sure";
  says: Phrase | null;
}

/** Tiles of a kind: how many are left, and the row of the market with a card of which the
 * reader would fund the next (P11), or why it cannot be (P10, P14). */
export interface PonziIndustry {
  name: "grain" | "media" | "real_estate" | "transportation";
  supply: number;
  row: number | null;
  limit: Phrase | null;
}

/** P4: known by its points. `limit` is why the reader cannot buy it. */
export interface PonziLuxury {
  points: number;
  price: number;
  owner: number | null;
  limit: Phrase | null;
}

/** A player. Everything but money is public (P8). */
export interface PonziPlayer {
  seat: number;
  tiles: Record<string, number>;
  wheel: Array<Array<PonziHeldFund>>;
  owed: Array<number>;
  due: Array<PonziDue>;
  purse: PonziPurse;
  flows: PonziFlows;
  points: number;
  account: Array<PonziScore>;
  best_card: number | null;
  crash: PonziLoss | null;
  lost: Phrase | null;
  limits: Record<string, Phrase>;
  bankrupt: boolean;
  fell: Phrase | null;
  stand: PonziStand | null;
}

/** A card on a wheel, and the rounds in which it falls due as far as is foreseen. */
export interface PonziHeldFund {
  value: number;
  interest: number;
  period: number;
  bear: boolean;
  starting: boolean;
  due: Array<number>;
}

/** What is owed in a round (P24), and what is left when it is paid: at least and at most, as
 * far as the reader knows. Below zero, what is short; `beyond` if it is more than they can
 * have. */
export interface PonziDue {
  round: number;
  amount: number;
  least: number;
  most: number;
  beyond: boolean;
}

/** A player's money: to the reader their own, and everybody's when the game is over; of the
 * others what they have at least and at most, as far as can be inferred (P8). */
export interface PonziPurse {
  cash: number | null;
  least: number;
  most: number;
  wealth: number | null;
  outlook: PonziOutlook | null;
}

/** How far the reader's money reaches if nothing changes: to the end of what is foreseen, or
 * to the round in which it is short, which is bankruptcy (P24). */
export interface PonziOutlook {
  cash: number;
  round: number;
  short: number;
  says: Phrase;
  warning: Phrase | null;
}

/** How a player came by their money, as far as the reader knows: what the bank has paid and
 * got, what trades have brought, and how many had a price that is a secret (P8). Only those
 * make the least and the most of a purse differ. */
export interface PonziFlows {
  raised: number;
  paid: number;
  traded: number;
  secret: number;
  says: Phrase;
}

/** Points of a player for one thing: for so many tiles of an industry (P28), so many luxuries
 * (P33), so much money (P29). `parts` are the points of each. */
export interface PonziScore {
  kind: "luxuries" | "tiles" | "wealth";
  industry: "grain" | "media" | "real_estate" | "transportation" | null;
  count: number;
  points: number;
  parts: Array<number>;
  rule: string;
}

/** What a crash in this round would cost a player: a tile of one of these industries (P22),
 * and the interest that falls due at once (P23); `beyond` all that the player can have, as far
 * as the reader knows. */
export interface PonziLoss {
  returns: Array<"grain" | "media" | "real_estate" | "transportation">;
  due: number;
  beyond: boolean;
}

/** What a player is doing, in a word or two; `on` if they decide now, or deal with the
 * reader. */
export interface PonziStand {
  says: Phrase;
  on: boolean;
}

/** P16: an offer on its way. Only the two parties see the amount, and what comes of it; the
 * amount everybody who looks back at it when the game is over. */
export interface PonziEnvelope {
  offerer: number;
  rival: number;
  industry: "grain" | "media" | "real_estate" | "transportation";
  amount: number | null;
  answers: Array<PonziAnswer>;
}

/** What the answer to an envelope would do (P17). */
export interface PonziAnswer {
  kind: "counter" | "sell";
  says: Phrase;
  players: Array<PonziChange>;
  limit: Phrase | null;
}

/** A player after a decision. */
export interface PonziChange {
  seat: number;
  tiles: Record<string, number>;
  rows: Record<string, number | null>;
  points: number;
  purse: PonziPurse;
  due: Array<PonziDue>;
  rule: string;
}

/** Who has won, and why. */
export interface PonziEnd {
  says: Phrase;
  rule: string;
}

/** Where the game stands, for one seat or an onlooker (`seat` is None). */
export interface PonziView {
  game: "ponzi";
  options: Record<string, string>;
  seats: Array<string>;
  seat: number | null;
  version: number;
  owing: Array<number>;
  over: boolean;
  asks: Array<Ask>;
  waiting: Array<Wait>;
  table: PonziTable;
  standings: Array<Standing>;
  winners: Array<number>;
}

/** P9: an industry tile and a fund card, known by its value */
export interface PonziFundDecision {
  kind: "fund";
  industry: "grain" | "media" | "real_estate" | "transportation";
  card: number;
}

/** P9, P16: no fund, or no offer */
export interface PonziPassDecision {
  kind: "pass";
}

/** P16: an envelope for another seat; a draft, as long as the amount is null */
export interface PonziOfferDecision {
  kind: "offer";
  to: number;
  industry: "grain" | "media" | "real_estate" | "transportation";
  amount: number | null;
}

/** P17 */
export interface PonziSellDecision {
  kind: "sell";
}

/** P17 */
export interface PonziCounterDecision {
  kind: "counter";
}

/** P32: the luxury by its points */
export interface PonziBuyLuxuryDecision {
  kind: "luxury";
  luxury: number;
}

/** P20 */
export interface PonziRemoveDecision {
  kind: "remove";
  card: number;
}

/** P22 */
export interface PonziReturnDecision {
  kind: "return";
  industry: "grain" | "media" | "real_estate" | "transportation";
}

export type PonziDecision =
  | PonziFundDecision
  | PonziPassDecision
  | PonziOfferDecision
  | PonziSellDecision
  | PonziCounterDecision
  | PonziBuyLuxuryDecision
  | PonziRemoveDecision
  | PonziReturnDecision;

export interface PonziFields {
  amount: number;
  bears: number;
  card: number;
  cards: number;
  industry: "transportation" | "grain" | "media" | "real_estate";
  luxury: number;
  number: number;
  points: number;
  rival: number;
  rounds: number;
  seat: number;
  spaces: number;
}

export type PonziEvent =
  | { event: "started"; rule: string; fields: Pick<PonziFields, "seat"> }
  | { event: "dealt"; rule: string; fields: Record<string, never> }
  | { event: "round"; rule: string; fields: Pick<PonziFields, "number" | "seat"> }
  | { event: "funded"; rule: string; fields: Pick<PonziFields, "seat" | "industry" | "card"> }
  | { event: "declined"; rule: string; fields: Pick<PonziFields, "seat"> }
  | { event: "refilled"; rule: string; fields: Pick<PonziFields, "card"> }
  | { event: "reshuffled"; rule: string; fields: Pick<PonziFields, "cards"> }
  | { event: "offered"; rule: string; fields: Pick<PonziFields, "seat" | "rival" | "industry"> }
  | { event: "envelope"; rule: string; fields: Pick<PonziFields, "seat" | "rival" | "amount"> }
  | { event: "sold"; rule: string; fields: Pick<PonziFields, "seat" | "rival" | "industry"> }
  | { event: "countered"; rule: string; fields: Pick<PonziFields, "seat" | "rival" | "industry"> }
  | { event: "kept"; rule: string; fields: Pick<PonziFields, "seat"> }
  | { event: "bought"; rule: string; fields: Pick<PonziFields, "seat" | "luxury" | "amount"> }
  | { event: "marker"; rule: string; fields: Pick<PonziFields, "seat"> }
  | { event: "removed"; rule: string; fields: Pick<PonziFields, "seat" | "card"> }
  | { event: "crashed"; rule: string; fields: Pick<PonziFields, "bears"> }
  | { event: "returned"; rule: string; fields: Pick<PonziFields, "seat" | "industry"> }
  | { event: "turned"; rule: string; fields: Pick<PonziFields, "spaces"> }
  | { event: "paid"; rule: string; fields: Pick<PonziFields, "seat" | "amount"> }
  | { event: "bankrupt"; rule: string; fields: Pick<PonziFields, "seat" | "amount"> }
  | { event: "idle"; rule: string; fields: Pick<PonziFields, "rounds"> }
  | { event: "scored"; rule: string; fields: Pick<PonziFields, "seat" | "points"> };

/** What a decision would change. Of an envelope: what comes of either answer, and before it is
 * filled, how to ask for the amount, what either answer does to the tiles, and which amounts are
 * wise; `marks` are the most that leaves what falls due in this round, and the most that the
 * rival can match. */
export interface PonziChanges {
  players: Array<PonziChange>;
  owing: Phrase | null;
  space: number | null;
  answers: Array<PonziAnswer>;
  question: Phrase | null;
  notes: Array<Phrase>;
  advice: Array<Phrase>;
  marks: Array<number>;
}

export interface GreedTable {
  phase: string;
  stage: number;
  track: Array<GreedStop>;
  year: number;
  years: number;
  marker: number;
  names: GreedNames;
  goods: Array<GreedGood>;
  moves: Array<Decision>;
  companies: Array<GreedCompany>;
  company: number | null;
  fingers: Array<GreedFinger>;
  verdict: GreedVerdict | null;
  offers: Array<GreedOffer>;
  hand: Array<GreedAssetCard>;
  chosen: number | null;
  players: Array<GreedPlayer>;
  proposals: Array<GreedProposal>;
  most_open: number;
  storage: Array<number>;
  gold: GreedLot | null;
  silver: GreedLot | null;
  auction: GreedAuction | null;
  deck: number;
  discards: Array<GreedAssetCard>;
  foundable: Array<GreedNewCompany>;
  founded: number;
  most_founded: number;
  shelves: Array<GreedShelf>;
  result: Phrase | null;
}

/** A phase of the rulebook on the track of the year, and the events that happen in it: their
 * kind, with their cause or lot if they have one ("trend gold"). */
export interface GreedStop {
  number: number;
  called: Phrase;
  state: "done" | "next" | "now";
  events: Array<string>;
}

/** Names of the cards as their file has them first; those that it has of its own, by language
 * and by the message that each stands for; and what the status symbols count. */
export interface GreedNames {
  cards: string;
  companies: Array<string>;
  assets: Record<number, string>;
  symbols: Record<string, string>;
  own: Record<string, Record<string, string>>;
  points: Record<string, number>;
}

/** A good on the price board: its price, the number on its trend's square (-3, -1, 0, +1 or
 * +2), and next year's price if the trend stays, with how that comes about. */
export interface GreedGood {
  name: string;
  price: number;
  trend: number;
  next_price: number;
  track: Array<number>;
  why: Phrase;
}

export interface GreedCompany {
  number: number;
  rank: number;
  ceo: number;
  free: number;
  last: number;
  income: number;
  goods: Record<string, number>;
  assets: Array<GreedAsset>;
  runs: Array<number>;
  slots: number;
  chairs: Array<number | null>;
  forecast: GreedForecast;
  severance: Array<GreedSeverance>;
  bids: boolean;
  bid: number | null;
}

/** An asset at work. `lacks` is what its company has too little of to use it now, `why`
 * the reason for which it cannot be used. */
export interface GreedAsset {
  card: GreedAssetCard;
  processes: boolean;
  used: boolean;
  lacks: Record<string, number>;
  why: Phrase | null;
}

/** An asset: it makes goods every year, or turns `takes` into `makes` once a year. At
 * today's prices these are worth `spends` and `yields`, and `gain` is the difference. Its
 * arrows act when it is announced; from then on they are left out. */
export interface GreedAssetCard {
  number: number;
  takes: Record<string, number>;
  makes: Record<string, number>;
  spends: number;
  yields: number;
  gain: number;
  arrows: Array<GreedArrow>;
}

/** G10: what a card would do to a trend: move it so many squares. By itself, and now, that
 * leads to the square with the number `trend`, and to `next_price` next year. */
export interface GreedArrow {
  good: string;
  squares: number;
  trend: number;
  next_price: number;
}

/** G22: what the books would show, and what they need. `total` is the income so far with what
 * the goods would bring today; it must reach `needed`, and is `short` of it, or `ahead` of
 * last year's income. `production` is what is made by itself every year, at today's prices.
 *
 * `verdict`: "first" the first time books are closed, when there is no boot; "later" before
 * this year's production, "clear" or "boot" after it, if all were sold as things stand. */
export interface GreedForecast {
  income: number;
  goods: number;
  last: number;
  total: number;
  needed: number;
  short: number;
  ahead: number;
  production: number;
  verdict: "boot" | "clear" | "first" | "later";
  says: Phrase;
}

/** G25: what a member of the board would get if fired now. */
export interface GreedSeverance {
  chair: string;
  seat: number;
  amount: number;
  pointed: boolean;
}

/** G24: who points at which chair, and who sits there. */
export interface GreedFinger {
  seat: number;
  chair: string;
  rival: number;
}

/** G24: a board that has been judged, as it sat then. */
export interface GreedVerdict {
  company: number;
  board: Array<GreedJudged>;
}

/** G24: a member of a board, the seats that pointed there, and what was paid if fired (G25). */
export interface GreedJudged {
  chair: string;
  seat: number;
  fingers: Array<number>;
  paid: number | null;
}

/** A card on offer, and whose marker lies on it. `double`: that is the reader's own (G14). */
export interface GreedOffer {
  card: GreedAssetCard;
  seat: number;
  double: boolean;
  cost: number | null;
  why: Phrase | null;
}

export interface GreedPlayer {
  seat: number;
  money: number;
  points: number;
  symbols: Array<GreedSymbol>;
  companies: Array<number>;
  cards: number;
  content: boolean;
  proposals: number;
  mood: Phrase | null;
}

/** Its arrows act when it is won; from then on they are left out. */
export interface GreedSymbol {
  name: string;
  points: number;
  arrows: Array<GreedArrow>;
}

/** G17: an open proposal. `runs` are the assets that are run in it, in an order that works
 * where there is one (G19); `effects` what it would do to either side, the proposer's first;
 * `why` it cannot be accepted now. */
export interface GreedProposal {
  number: number;
  company: number;
  partner: number;
  seat: number;
  rival: number;
  give: Record<string, number>;
  get: Record<string, number>;
  runs: Array<number>;
  effects: Array<GreedEffect>;
  why: Phrase | null;
  says: Phrase;
  balance: Phrase | null;
  side: Phrase | null;
}

/** What something does to a company: to its goods, its free cash, its new income; what that
 * comes to at today's prices; what the books would show then; which assets it could then use. */
export interface GreedEffect {
  company: number;
  goods: Record<string, number>;
  free: number;
  income: number;
  worth: number;
  forecast: GreedForecast;
  usable: Array<number>;
}

/** The next symbol of a kind, and the least bid for it. */
export interface GreedLot {
  symbol: GreedSymbol;
  price: number;
  says: Phrase;
}

/** `least` is the next bid that is allowed, `most` the reader's own limit. */
export interface GreedAuction {
  lot: string;
  highest: number | null;
  bid: number | null;
  least: number;
  most: number | null;
  bidders: Array<number>;
  ladder: Array<GreedRung>;
}

/** A player in an auction: their private money, and the last they bid. `why` somebody who has
 * not passed may not bid. */
export interface GreedRung {
  seat: number;
  money: number;
  bid: number | null;
  state: "highest" | "in" | "out";
  why: Phrase | null;
}

/** G32: a company that can still be founded. */
export interface GreedNewCompany {
  number: number;
  arrows: Array<GreedArrow>;
  slots: number;
}

/** G33: how a seat came to its points. */
export interface GreedShelf {
  seat: number;
  rank: number;
  points: number;
  money: number;
  prizes: Array<GreedPrize>;
}

/** A status symbol on a shelf: what it counts, what was paid for it, and when. */
export interface GreedPrize {
  symbol: string;
  points: number;
  paid: number;
  year: number;
}

/** Where the game stands, for one seat or an onlooker (`seat` is None). */
export interface GreedView {
  game: "greed";
  options: Record<string, string>;
  seats: Array<string>;
  seat: number | null;
  version: number;
  owing: Array<number>;
  over: boolean;
  asks: Array<Ask>;
  waiting: Array<Wait>;
  table: GreedTable;
  standings: Array<Standing>;
  winners: Array<number>;
}

/** G9 */
export interface GreedAnnounceDecision {
  kind: "announce";
  asset: number;
}

/** G12: one for each company that bids, in any order; or several at once */
export interface GreedBidDecision {
  kind: "bid";
  company: number;
  amount: number;
  also?: Array<GreedOtherBidDecision>;
}

/** G12 */
export interface GreedOtherBidDecision {
  company: number;
  amount: number;
}

/** G13 */
export interface GreedTakeDecision {
  kind: "take";
  asset: number;
}

/** G13: no card for this bid */
export interface GreedDeclineDecision {
  kind: "decline";
}

/** G19 */
export interface GreedUseDecision {
  kind: "use";
  asset: number;
}

/** G17: one's own company gives, and gets from its partner; G19: assets of either are run in
 * it; a short message to go with it */
export interface GreedProposeDecision {
  kind: "propose";
  company: number;
  partner: number;
  give: Record<"blah_blah" | "coal" | "cotton" | "houses" | "land" | "loans" | "microchips" | "railroads" | "sand" | "steel" | "textiles" | "money", number>;
  get: Record<"blah_blah" | "coal" | "cotton" | "houses" | "land" | "loans" | "microchips" | "railroads" | "sand" | "steel" | "textiles" | "money", number>;
  runs?: Array<number>;
  message?: string;
}

/** G17 */
export interface GreedAcceptDecision {
  kind: "accept";
  proposal: number;
}

/** G17 */
export interface GreedRejectDecision {
  kind: "reject";
  proposal: number;
}

/** G17: other terms instead, seen from the one who answers */
export interface GreedCounterDecision {
  kind: "counter";
  proposal: number;
  give: Record<"blah_blah" | "coal" | "cotton" | "houses" | "land" | "loans" | "microchips" | "railroads" | "sand" | "steel" | "textiles" | "money", number>;
  get: Record<"blah_blah" | "coal" | "cotton" | "houses" | "land" | "loans" | "microchips" | "railroads" | "sand" | "steel" | "textiles" | "money", number>;
  runs?: Array<number>;
  message?: string;
}

/** G17 */
export interface GreedWithdrawDecision {
  kind: "withdraw";
  proposal: number;
}

/** G20: what waits for one's answer is turned down by it */
export interface GreedContentDecision {
  kind: "content";
}

/** G21: everything but what is kept */
export interface GreedSellDecision {
  kind: "sell";
  keep: Partial<Record<"blah_blah" | "coal" | "cotton" | "houses" | "land" | "loans" | "microchips" | "railroads" | "sand" | "steel" | "textiles", number>>;
}

/** G24 */
export interface GreedPointDecision {
  kind: "point";
  chair: "ceo" | "cfo" | "coo";
}

/** G27 */
export interface GreedDropDecision {
  kind: "drop";
  asset: number;
}

/** G29, G31 */
export interface GreedRaiseDecision {
  kind: "raise";
  amount: number;
}

/** G29, G31 */
export interface GreedPassDecision {
  kind: "pass";
}

/** G32: a company, and up to four assets from the discards */
export interface GreedFoundDecision {
  kind: "found";
  company: number;
  assets: Array<number>;
}

export type GreedDecision =
  | GreedAnnounceDecision
  | GreedBidDecision
  | GreedTakeDecision
  | GreedDeclineDecision
  | GreedUseDecision
  | GreedProposeDecision
  | GreedAcceptDecision
  | GreedRejectDecision
  | GreedCounterDecision
  | GreedWithdrawDecision
  | GreedContentDecision
  | GreedSellDecision
  | GreedPointDecision
  | GreedDropDecision
  | GreedRaiseDecision
  | GreedPassDecision
  | GreedFoundDecision;

export interface GreedFields {
  amount: number;
  asset: number;
  before: number;
  cash: number;
  cause: "companies" | "assets" | "gold" | "silver" | "founding";
  chair: "ceo" | "cfo" | "coo" | "manager";
  change: number;
  company: number;
  count: number;
  good: "land" | "sand" | "coal" | "steel" | "cotton" | "textiles" | "houses" | "railroads" | "loans" | "microchips" | "blah_blah";
  income: number;
  lot: "gold" | "silver" | "company";
  number: number;
  partner: number;
  points: number;
  price: number;
  proposal: number;
  rival: number;
  seat: number;
  symbol: "gold-a" | "gold-b" | "gold-c" | "gold-d" | "gold-e" | "gold-f" | "gold-g" | "gold-h" | "gold-i" | "silver-a" | "silver-b" | "silver-c" | "silver-d" | "silver-e" | "silver-f" | "silver-g" | "silver-h" | "silver-i";
  text: string;
  thing: "land" | "sand" | "coal" | "steel" | "cotton" | "textiles" | "houses" | "railroads" | "loans" | "microchips" | "blah_blah" | "money";
  trend: number;
}

export type GreedEvent =
  | { event: "assigned"; rule: string; fields: Pick<GreedFields, "seat" | "company"> }
  | { event: "started"; rule: string; fields: Pick<GreedFields, "seat"> }
  | { event: "drew"; rule: string; fields: Pick<GreedFields, "seat" | "asset"> }
  | { event: "year"; rule: string; fields: Pick<GreedFields, "number" | "seat"> }
  | { event: "chose"; rule: string; fields: Pick<GreedFields, "seat" | "asset"> }
  | { event: "announced"; rule: string; fields: Pick<GreedFields, "seat" | "asset"> }
  | { event: "trend"; rule: string; fields: Pick<GreedFields, "good" | "trend" | "change" | "cause"> }
  | { event: "price"; rule: string; fields: Pick<GreedFields, "good" | "price" | "trend"> }
  | { event: "sealed"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "amount"> }
  | { event: "bidden"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "amount"> }
  | { event: "took"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "asset" | "amount"> }
  | { event: "declined"; rule: string; fields: Pick<GreedFields, "seat" | "company"> }
  | { event: "seated"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "chair"> }
  | { event: "produced"; rule: string; fields: Pick<GreedFields, "company" | "good" | "count"> }
  | { event: "proposed"; rule: string; fields: Pick<GreedFields, "seat" | "proposal" | "company" | "partner"> }
  | { event: "terms"; rule: string; fields: Pick<GreedFields, "proposal" | "company" | "thing" | "count"> }
  | { event: "rejected"; rule: string; fields: Pick<GreedFields, "seat" | "proposal" | "company" | "partner"> }
  | { event: "countered"; rule: string; fields: Pick<GreedFields, "seat" | "proposal" | "company" | "partner"> }
  | { event: "withdrew"; rule: string; fields: Pick<GreedFields, "seat" | "proposal" | "company" | "partner"> }
  | { event: "dealt"; rule: string; fields: Pick<GreedFields, "proposal" | "company" | "partner"> }
  | { event: "moved"; rule: string; fields: Pick<GreedFields, "company" | "partner" | "good" | "count"> }
  | { event: "paid"; rule: string; fields: Pick<GreedFields, "company" | "partner" | "amount"> }
  | { event: "used"; rule: string; fields: Pick<GreedFields, "company" | "asset"> }
  | { event: "spent"; rule: string; fields: Pick<GreedFields, "company" | "good" | "count"> }
  | { event: "gained"; rule: string; fields: Pick<GreedFields, "company" | "good" | "count"> }
  | { event: "contented"; rule: string; fields: Pick<GreedFields, "seat"> }
  | { event: "sold"; rule: string; fields: Pick<GreedFields, "company" | "good" | "count" | "amount"> }
  | { event: "kept"; rule: string; fields: Pick<GreedFields, "company" | "good" | "count"> }
  | { event: "stored"; rule: string; fields: Pick<GreedFields, "company" | "count" | "amount"> }
  | { event: "closed"; rule: string; fields: Pick<GreedFields, "company" | "income" | "before"> }
  | { event: "booted"; rule: string; fields: Pick<GreedFields, "company" | "income" | "before"> }
  | { event: "pointed"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "chair" | "rival"> }
  | { event: "fired"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "chair" | "amount"> }
  | { event: "promoted"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "chair"> }
  | { event: "dropped"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "asset"> }
  | { event: "liquidated"; rule: string; fields: Pick<GreedFields, "company"> }
  | { event: "auctioned"; rule: string; fields: Pick<GreedFields, "symbol" | "price"> }
  | { event: "raised"; rule: string; fields: Pick<GreedFields, "seat" | "amount" | "lot"> }
  | { event: "passed"; rule: string; fields: Pick<GreedFields, "seat" | "lot"> }
  | { event: "won"; rule: string; fields: Pick<GreedFields, "seat" | "symbol" | "amount"> }
  | { event: "unsold"; rule: string; fields: Pick<GreedFields, "symbol"> }
  | { event: "marker"; rule: string; fields: Pick<GreedFields, "seat"> }
  | { event: "offered"; rule: string; fields: Pick<GreedFields, "price"> }
  | { event: "founded"; rule: string; fields: Pick<GreedFields, "seat" | "company" | "amount"> }
  | { event: "equipped"; rule: string; fields: Pick<GreedFields, "company" | "asset"> }
  | { event: "unfounded"; rule: string; fields: Record<string, never> }
  | { event: "scored"; rule: string; fields: Pick<GreedFields, "seat" | "points" | "cash"> }
  | { event: "runs"; rule: string; fields: Pick<GreedFields, "proposal" | "company" | "asset"> }
  | { event: "ran"; rule: string; fields: Pick<GreedFields, "company" | "asset"> }
  | { event: "said"; rule: string; fields: Pick<GreedFields, "seat" | "proposal" | "text"> };

/** What a decision would change: companies, the reader's private money, trends, chairs.
 * `gives` is the most that either side could give in a deal, its proposer's first (G18, G19),
 * `more` what a new company could take from the discards besides (G32). */
export interface GreedChanges {
  companies: Array<GreedEffect>;
  gives: Array<Record<string, number>>;
  money: number;
  trends: Array<GreedArrow>;
  seated: Array<GreedSeated>;
  more: Array<number>;
}

/** G15, G26: who comes to sit on which chair of a company; `place` is that among its
 * `chairs`. */
export interface GreedSeated {
  seat: number;
  company: number;
  chair: string;
  place: number;
}

export type Decision =
  | AcquireDecision
  | PonziDecision
  | GreedDecision;

export type View =
  | AcquireView
  | PonziView
  | GreedView;

export const SHARED_FIELDS: Readonly<Record<string, Field>> = {"seat":{"kind":"seat","message":"","values":[]},"rival":{"kind":"seat","message":"","values":[]},"amount":{"kind":"money","message":"","values":[]},"price":{"kind":"money","message":"","values":[]},"cash":{"kind":"money","message":"","values":[]}};

export const FIELDS: Readonly<Record<string, Record<string, Field>>> = {"acquire":{"tile":{"kind":"text","message":"","values":["1A","2A","3A","4A","5A","6A","7A","8A","9A","10A","11A","12A","1B","2B","3B","4B","5B","6B","7B","8B","9B","10B","11B","12B","1C","2C","3C","4C","5C","6C","7C","8C","9C","10C","11C","12C","1D","2D","3D","4D","5D","6D","7D","8D","9D","10D","11D","12D","1E","2E","3E","4E","5E","6E","7E","8E","9E","10E","11E","12E","1F","2F","3F","4F","5F","6F","7F","8F","9F","10F","11F","12F","1G","2G","3G","4G","5G","6G","7G","8G","9G","10G","11G","12G","1H","2H","3H","4H","5H","6H","7H","8H","9H","10H","11H","12H","1I","2I","3I","4I","5I","6I","7I","8I","9I","10I","11I","12I"]},"corporation":{"kind":"thing","message":"corporation","values":["sackson","zeta","hydra","fusion","america","phoenix","quantum"]},"survivor":{"kind":"thing","message":"corporation","values":["sackson","zeta","hydra","fusion","america","phoenix","quantum"]},"defunct":{"kind":"thing","message":"corporation","values":["sackson","zeta","hydra","fusion","america","phoenix","quantum"]},"place":{"kind":"text","message":"","values":["first","second","sole","first_shared","second_shared"]},"phase":{"kind":"text","message":"","values":["placing","founding","surviving","settling","disposing","buying","over"]}},"ponzi":{"industry":{"kind":"thing","message":"industry","values":["transportation","grain","media","real_estate"]},"phase":{"kind":"text","message":"","values":["funding","offering","pricing","answering","removing","returning","over"]},"asked":{"kind":"text","message":"","values":["yes","no"]},"marker":{"kind":"seat","message":"","values":[]},"owner":{"kind":"seat","message":"","values":[]},"offerer":{"kind":"seat","message":"","values":[]},"interest":{"kind":"money","message":"","values":[]},"owed":{"kind":"money","message":"","values":[]},"raised":{"kind":"money","message":"","values":[]},"paid":{"kind":"money","message":"","values":[]},"traded":{"kind":"money","message":"","values":[]},"spare":{"kind":"money","message":"","values":[]},"danger":{"kind":"thing","message":"danger","values":["short"]}},"greed":{"good":{"kind":"thing","message":"good","values":["land","sand","coal","steel","cotton","textiles","houses","railroads","loans","microchips","blah_blah"]},"thing":{"kind":"thing","message":"good","values":["land","sand","coal","steel","cotton","textiles","houses","railroads","loans","microchips","blah_blah","money"]},"chair":{"kind":"thing","message":"chair","values":["ceo","cfo","coo","manager","manager","manager"]},"post":{"kind":"thing","message":"post","values":["ceo","cfo","coo","manager","manager","manager"]},"company":{"kind":"numbered","message":"company","values":[]},"partner":{"kind":"numbered","message":"company","values":[]},"asset":{"kind":"numbered","message":"asset","values":[]},"income":{"kind":"money","message":"","values":[]},"before":{"kind":"money","message":"","values":[]},"free":{"kind":"money","message":"","values":[]},"last":{"kind":"money","message":"","values":[]},"needed":{"kind":"money","message":"","values":[]},"total":{"kind":"money","message":"","values":[]},"bid":{"kind":"money","message":"","values":[]},"double":{"kind":"money","message":"","values":[]},"least":{"kind":"money","message":"","values":[]},"after":{"kind":"money","message":"","values":[]},"symbol":{"kind":"text","message":"","values":["gold-a","gold-b","gold-c","gold-d","gold-e","gold-f","gold-g","gold-h","gold-i","silver-a","silver-b","silver-c","silver-d","silver-e","silver-f","silver-g","silver-h","silver-i"]},"cause":{"kind":"text","message":"","values":["companies","assets","gold","silver","founding"]},"lot":{"kind":"text","message":"","values":["gold","silver","company"]},"phase":{"kind":"text","message":"","values":["announcing","bidding","taking","trading","drafting","selling","pointing","dropping","gold","silver","founders","founding","equipping","over"]},"text":{"kind":"text","message":"","values":[]}}};

export const LONGEST = {"greed":{"message":200}} as const;

export const FACTS: Readonly<Record<string, Pick<GameFacts, "rulebook" | "score">>> = {"acquire":{"rulebook":{"letter":"A","last":34,"chapters":[[1,"components"],[4,"setup"],[9,"turn"],[11,"founding"],[14,"growing"],[15,"merging"],[26,"buying"],[28,"drawing"],[30,"end"],[34,"two"]],"end":31,"howto":[["aim",[18,32]],["turn",[9,11,15,23,26]],["end",[17,30,31]]],"tables":[{"rule":"A3","heads":[{"message":"prices-size"},{"message":"prices-low"},{"message":"prices-middle"},{"message":"prices-high"}],"rows":[[{"message":"sizes-one","arguments":{"size":2}},{"message":"cell-sum","arguments":{"amount":200}},{"message":"cell-sum","arguments":{"amount":300}},{"message":"cell-sum","arguments":{"amount":400}}],[{"message":"sizes-one","arguments":{"size":3}},{"message":"cell-sum","arguments":{"amount":300}},{"message":"cell-sum","arguments":{"amount":400}},{"message":"cell-sum","arguments":{"amount":500}}],[{"message":"sizes-one","arguments":{"size":4}},{"message":"cell-sum","arguments":{"amount":400}},{"message":"cell-sum","arguments":{"amount":500}},{"message":"cell-sum","arguments":{"amount":600}}],[{"message":"sizes-one","arguments":{"size":5}},{"message":"cell-sum","arguments":{"amount":500}},{"message":"cell-sum","arguments":{"amount":600}},{"message":"cell-sum","arguments":{"amount":700}}],[{"message":"sizes-to","arguments":{"size":6,"last":10}},{"message":"cell-sum","arguments":{"amount":600}},{"message":"cell-sum","arguments":{"amount":700}},{"message":"cell-sum","arguments":{"amount":800}}],[{"message":"sizes-to","arguments":{"size":11,"last":20}},{"message":"cell-sum","arguments":{"amount":700}},{"message":"cell-sum","arguments":{"amount":800}},{"message":"cell-sum","arguments":{"amount":900}}],[{"message":"sizes-to","arguments":{"size":21,"last":30}},{"message":"cell-sum","arguments":{"amount":800}},{"message":"cell-sum","arguments":{"amount":900}},{"message":"cell-sum","arguments":{"amount":1000}}],[{"message":"sizes-to","arguments":{"size":31,"last":40}},{"message":"cell-sum","arguments":{"amount":900}},{"message":"cell-sum","arguments":{"amount":1000}},{"message":"cell-sum","arguments":{"amount":1100}}],[{"message":"sizes-from","arguments":{"size":41}},{"message":"cell-sum","arguments":{"amount":1000}},{"message":"cell-sum","arguments":{"amount":1100}},{"message":"cell-sum","arguments":{"amount":1200}}]]}]},"score":"money"},"ponzi":{"rulebook":{"letter":"P","last":33,"chapters":[[1,"components"],[6,"setup"],[9,"funding"],[15,"trade"],[20,"marker"],[21,"crash"],[23,"wheel"],[24,"interest"],[27,"end"],[32,"advanced"]],"end":24,"howto":[["aim",[24,28]],["round",[9,11,16,17,21,23]],["end",[27,29,30]]],"tables":[]},"score":"points"},"greed":{"rulebook":{"letter":"G","last":33,"chapters":[[1,"setup"],[9,"announcements"],[11,"market"],[12,"investment"],[16,"production"],[17,"trade"],[21,"sales"],[22,"books"],[24,"scapegoats"],[29,"symbols"],[31,"founders"],[33,"end"]],"end":33,"howto":[["aim",[25,29]],["year",[9,12,15,17,22,24,31]],["end",[6,33]]],"tables":[]},"score":"points"}};

export const CLOSED = {"TOO_FAST":1008,"TOO_LARGE":1009,"FAILED":1011,"SIGNED_OUT":4401,"BANNED":4403,"FOREIGN":4403,"NO_SUCH_TABLE":4404,"TOO_SLOW":4408,"MOVED":4421,"TOO_MANY":4429} as const;
