/** Every word a player sees, in English, Italian and French, from the package's Fluent files. */
import { MediaQuery } from "svelte/reactivity";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(["$locale/*/*.ftl", "!**/{errors,table,*terminal}.ftl"], {
  query: "?raw",
  import: "default",
});

const SHARED = ["common", "web"];
/** Loaded for whoever is taught: what the coach says, and what it says of a game. */
const TEACHING = "learn";
const KEPT = "tontine-language";

const current = $state({ language: "en" as Language, loaded: {} as Record<string, FluentBundle> });

/** Some messages say how: there is no pointing at things with a finger. */
const touch = new MediaQuery("hover: none");
function pointer(): "touch" | "mouse" {
  return touch.current ? "touch" : "mouse";
}

/** The messages that all games share, or also those of one game, in the present language. */
export interface Words {
  (message: string, args?: Arguments): string;
  /** Whether there is such a message, or such an attribute as in `message.attribute`. */
  has(message: string): boolean;
  money(amount: number): string;
  /** "a, b and c" */
  listing(items: readonly string[], how?: string): string;
}

export function language(): Language {
  return current.language;
}

/** Speak a language from now on; what it needs is loaded before anything changes. */
export async function speak(wanted: Language): Promise<void> {
  const games = new Set(Object.keys(current.loaded).map((key) => key.split("/")[1] ?? ""));
  await Promise.all(["", ...games].map((game) => load(wanted, game)));
  current.language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem(KEPT, wanted);
}

/** What was chosen before, or what the browser asks for. */
export function preferred(): Language {
  const tags = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  const known = tags.map((tag) => LANGUAGES.find((name) => tag.toLowerCase().startsWith(name)));
  return known.find((name) => name !== undefined) ?? "en";
}

/** Make the words of a game ready. */
export async function learn(game: string): Promise<void> {
  await load(current.language, game);
}

/** Make the words of a game's lesson, rule cards and maxims ready. */
export async function learnLesson(game: string): Promise<void> {
  taught.add(game);
  await load(current.language, game);
}

/** Where the words are of games that this client was not built with; the wire says it. */
let wordsElsewhere = (_game: string, _language: Language): Promise<string> => Promise.resolve("");

export function findElsewhere(from: typeof wordsElsewhere): void {
  wordsElsewhere = from;
}

/** By name, the texts that are there already: those of a page without a server. */
let texts: Readonly<Record<string, string>> = {};

export function useTexts(given: typeof texts): void {
  texts = given;
}

const taught = new Set<string>(); // games whose lessons are wanted
const teaching = new Set<string>(); // bundles that have the words of lessons

async function load(wanted: Language, game: string): Promise<void> {
  const key = `${wanted}/${game}`;
  if (key in current.loaded && (!taught.has(game) || teaching.has(key))) return;
  const names = game === "" ? [...SHARED] : [...SHARED, game, `${game}-howto`, `${game}-web`];
  if (taught.has(game)) {
    names.push(TEACHING, `${game}-${TEACHING}`);
    teaching.add(key);
  }
  const found = await Promise.all(names.map((name) => fileOf(wanted, name)));
  if (game !== "" && pathOf(wanted, game) === undefined) found.push(await wordsElsewhere(game, wanted));
  current.loaded[key] = makeBundle(wanted, found);
}

function pathOf(wanted: Language, name: string): string | undefined {
  return Object.keys(FILES).find((file) => file.endsWith(`/${wanted}/${name}.ftl`));
}

async function fileOf(wanted: Language, name: string): Promise<string> {
  const given = texts[name];
  if (given !== undefined) return given;
  const path = pathOf(wanted, name);
  return path === undefined ? "" : ((await FILES[path]?.()) ?? "");
}

export function makeBundle(wanted: Language, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(wanted, {
    // Isolation marks are for mixed writing directions, and none of our languages needs them.
    useIsolating: false,
    functions: { NUMBER: number, D: euphonic },
  });
  // A game says some things in its own way: one counts in millions.
  for (const text of files) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Fluent's own would hand the 1 of `useGrouping: 1` to Intl, which accepts only words there. */
function number(args: unknown[], options: Record<string, unknown>): FluentNumber {
  const value = args[0] instanceof FluentNumber ? args[0].value : Number(args[0]);
  const grouping = options["useGrouping"];
  const grouped = grouping instanceof FluentNumber ? grouping.value !== 0 : true;
  const how: Intl.NumberFormatOptions = { useGrouping: grouped ? "always" : false };
  return new FluentNumber(value, how as Intl.NumberFormatOptions);
}

/** Italian says "ad Ada" and "ed Elena", but "a Bruno" and "e Ada". */
function euphonic(args: unknown[]): string {
  const [word, following] = args.map(String);
  // A name may be marked off, as phrases.ts does.
  const first = following
    ?.replace(/^\ue000\d+\ue001/, "")
    .normalize("NFD")
    .charAt(0);
  const same = first?.toLowerCase() === word;
  return `${word}${same ? "d" : ""} ${following}`;
}

export function wordsIn(bundle: () => FluentBundle | undefined): Words {
  const say = (message: string, args: Arguments = {}): string => {
    const [name = "", attribute] = message.split(".");
    const found = bundle()?.getMessage(name);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (pattern === null || pattern === undefined) return message;
    return bundle()?.formatPattern(pattern, { pointer: pointer(), ...args }, []) ?? message;
  };
  const words = say as Words;
  words.has = (message) => {
    const [name = "", attribute] = message.split(".");
    const found = bundle()?.getMessage(name);
    return found !== undefined && (attribute === undefined || attribute in found.attributes);
  };
  words.money = (amount) =>
    amount < 0 ? say("debit", { amount: words.money(-amount) }) : say("money", { amount });
  words.listing = (items, how = "list-and") => {
    const row = (some: readonly string[]): string => some.join(say("list-separator"));
    if (items.length < 2 || how === "list-row") return row(items);
    return say(how, { list: row(items.slice(0, -1)), last: items.at(-1) ?? "" });
  };
  return words;
}

/** The same words, with names for some messages; of their attributes `own-units` and the like speak. */
export function calling(words: Words, names: Readonly<Record<string, string>>): Words {
  const say = (message: string, args: Arguments = {}): string => {
    const [name = "", attribute] = message.split(".");
    const own = names[name];
    if (own === undefined) return words(message, args);
    return attribute === undefined ? own : words(`own-${attribute}`, { ...args, name: own });
  };
  return Object.assign(say, {
    has: (message: string) => message in names || words.has(message),
    money: words.money,
    listing: words.listing,
  });
}

/** The shell's own words. */
export const words: Words = wordsOf("");

/** The words of a game, shared ones among them. */
export function wordsOf(game: string): Words {
  return wordsIn(() => current.loaded[`${current.language}/${game}`]);
}
