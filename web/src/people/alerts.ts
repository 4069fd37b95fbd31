/** Being told, while I am away, that it is my turn: by this browser, and by mail. */
import { headersFor, identity, post, read, Refusal } from "../wire/api";
import type { Alerts, Problem } from "../wire/generated";
import { storage } from "../wire/storage";
import { language } from "../words/words.svelte";

const WORKER = "/worker.js";

/** Why this browser cannot tell me anything, or whether it does. */
export type Here = "insecure" | "none" | "denied" | "off" | "on";

function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function ask(path: string, body: object): Promise<Response> {
  return post(path, body, { ...headersFor(language()), ...identity() });
}

export async function alerts(): Promise<Alerts> {
  return read<Alerts>(await fetch("/api/alerts", { headers: { ...headersFor(language()), ...identity() } }));
}

export async function setGames(games: Alerts["games"]): Promise<Alerts> {
  return read<Alerts>(await ask("/api/alerts/games", { games, zone: zone() }));
}

/** A link is sent to the address; null: no more mail. */
export async function setMail(address: string | null): Promise<Alerts> {
  return read<Alerts>(await ask("/api/alerts/mail", { address, zone: zone() }));
}

/** What a link in a mail is good for: to confirm the address, or to get no more. */
export async function follow(what: "confirm" | "stop", token: string): Promise<void> {
  const response = await (what === "confirm"
    ? ask("/api/alerts/confirm", { token })
    : ask(`/stop/${encodeURIComponent(token)}`, {}));
  if (!response.ok) throw new Refusal(((await response.json()) as Problem).text);
}

// -- this browser ------------------------------------------------------------------

export async function here(): Promise<Here> {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  return storage.push && (await subscription()) !== null ? "on" : "off";
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks for the permission, which only a click may do. Null if it was not given. */
export async function switchOn(key: string): Promise<Alerts | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await ready();
  const made = await pushManager.getSubscription();
  // One for another key is of no use: the server has been set up anew.
  if (made !== null && keyOf(made) !== key) await made.unsubscribe();
  const applicationServerKey = bytes(key);
  const told = await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  storage.push = true;
  return told;
}

async function ready(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

async function send(made: PushSubscription): Promise<Alerts> {
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  return read<Alerts>(await ask("/api/alerts/browser", { endpoint, p256dh, auth, zone: zone() }));
}

/** Null if the server knows of nothing to switch off. */
export async function switchOff(): Promise<Alerts | null> {
  storage.push = false;
  const made = await subscription();
  if (made === null) return null;
  const told = await ask("/api/alerts/browser/remove", { endpoint: made.endpoint });
  await made.unsubscribe();
  return told.ok ? read<Alerts>(told) : null;
}

/** Somebody may have signed in meanwhile, and a browser may change its subscription: the server is told of it again. */
export async function keep(): Promise<void> {
  const made = (await here()) === "on" ? await subscription() : null;
  if (made !== null) await send(made);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
