/** The plain board: any game, drawn from its views and its asks alone. */
import { boardAreas } from "../../context/areas";
import { gameFacts } from "../../wire/api";
import { introduce } from "../../wire/phrases";
import { language } from "../../words/words.svelte";
import type { Game, BoardContext } from "../../context/game";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Players from "./Players.svelte";

export async function plainGame(name: string): Promise<Game> {
  const facts = await gameFacts(name, language());
  introduce(name, facts.fields);
  return {
    name,
    rulebook: facts.rulebook,
    score: facts.score,
    Board,
    areas: (window, seats, coached) => boardAreas(window, 1.2, 40 + 56 * seats, coached),
    Strip: null,
    Players,
    playersTitle: "plain-players",
    Desk,
    Account,
    Emblem: null,
    shortcuts: () => [{ keys: "1–9", message: "plain-shortcut" }],
    track: (context) => ({ heading: heading(context, facts.opening), stops: [] }),
    ownDigits: () => true,
    pace: () => 0,
    kinds: [],
  };
}

function heading(context: BoardContext, opening: string): string {
  const last = context.entries.findLast(({ event }) => event.event === opening);
  const number = last?.event.fields["number"];
  return typeof number === "number" ? context.words("log-round", { number }) : "";
}
