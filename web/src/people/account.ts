/** Requests about my account. Whatever leads to a new token stores it. */
import { learnt } from "../learn/learnt.svelte";
import { headersFor, identity, post, read, Refusal } from "../wire/api";
import type { Me, DeviceCode, Problem, SignedIn } from "../wire/generated";
import { storage } from "../wire/storage";
import { keep, switchOff } from "./alerts";
import { language, words } from "../words/words.svelte";

async function ask(what: string, body: object, known = true): Promise<Response> {
  return post(`/api/account/${what}`, body, { ...headersFor(language()), ...(known ? identity() : {}) });
}

async function expect204(response: Response): Promise<void> {
  if (!response.ok) throw new Refusal(((await response.json()) as Problem).text);
}

/** Who I am; null for those whom the server does not know yet, or no longer. */
export async function me(): Promise<Me | null> {
  if (storage.token === null) return null;
  const response = await fetch("/api/account", { headers: { ...headersFor(language()), ...identity() } });
  return response.status === 401 ? null : read<Me>(response);
}

export async function register(name: string, password: string): Promise<void> {
  const { token, name: called } = await read<SignedIn>(await ask("register", { name, password }));
  become(token, called, true);
}

/** The games of a guest are put aside, for whoever plays in this browser afterwards. */
export async function signIn(name: string, password: string): Promise<void> {
  const { token, name: called } = await read<SignedIn>(await ask("sign-in", { name, password }));
  putAside();
  become(token, called, true);
}

export async function useCode(code: string): Promise<void> {
  const { token, name } = await read<SignedIn>(await ask("move", { code }, false));
  putAside();
  become(token, name, false);
  storage.account = (await me())?.name ?? "";
  void learnt.unite();
}

export async function makeCode(): Promise<DeviceCode> {
  return read<DeviceCode>(await ask("code", { name: storage.account || storage.name || words("guest") }));
}

export async function rename(name: string): Promise<void> {
  const { token, name: called } = await read<SignedIn>(await ask("name", { name }));
  become(token, called, true);
}

export async function changePassword(password: string, wanted: string): Promise<void> {
  const { token, name } = await read<SignedIn>(await ask("password", { password, new: wanted }));
  become(token, name, true);
  await keep().catch(() => undefined); // what this browser tells me it does for the session
}

/** Whether everybody may see my record. */
export async function show(shown: boolean): Promise<void> {
  await expect204(await ask("shown", { shown }));
}

/** Have a link sent, by which a lost password is changed, to the address of this account if it has one. */
export async function lostPassword(name: string): Promise<void> {
  await expect204(await ask("lost", { name }, false));
}

/** A new password by such a link. */
export async function resetPassword(link: string, wanted: string): Promise<void> {
  const { token, name } = await read<SignedIn>(await ask("reset", { token: link, new: wanted }, false));
  putAside();
  become(token, name, true);
}

/** Sign out one device, or all but this one. */
export async function end(session: string | null): Promise<void> {
  await expect204(await ask("end", { session }));
}

export async function signOut(session: string): Promise<void> {
  await unsubscribe();
  await end(session);
  becomeGuest();
}

export async function deleteAccount(password: string): Promise<void> {
  await expect204(await ask("delete", { password }));
  await unsubscribe();
  becomeGuest();
}

/** This browser tells nobody anything who is not signed in; the server sees to it, too. */
async function unsubscribe(): Promise<void> {
  if (storage.push) await switchOff().catch(() => undefined);
}

function putAside(): void {
  if (storage.account === "" && storage.token !== null) storage.guest = storage.token;
}

function become(token: string, name: string, account: boolean): void {
  storage.token = token;
  storage.name = name;
  storage.account = account ? name : "";
  void learnt.unite();
}

function becomeGuest(): void {
  storage.token = storage.guest;
  storage.guest = null;
  storage.account = "";
}
