/** What is asked, in a sentence, and where the turn stands. */
import type { Prompt, Stop } from "../game";
import { corporationOf, countOf, disposalOf, purchaseOf, tileOf } from "./decisions";
import { costOf } from "./forecast";
import { nameOf } from "./names";
import type { AcquireScene, Ask } from "./types";

export function prompt(scene: AcquireScene): Prompt {
  const ask = scene.asks.find(({ kind }) => kind !== "announce") ?? scene.asks[0];
  if (ask === undefined) return { text: waiting(scene), rule: null, confirm: null };
  if (scene.chosen?.kind === "announce") {
    const { words } = scene;
    return { text: words("ask-announce"), rule: "A30", confirm: words("confirm-announce") };
  }
  if (ask.kind === "place" && scene.table.announced) {
    return { text: scene.words("ask-place-last"), rule: "A30", confirm: confirmation(scene) };
  }
  return { text: question(scene, ask), rule: ruleOf(scene, ask), confirm: confirmation(scene) };
}

function ruleOf({ table }: AcquireScene, ask: Ask): string {
  if (ask.kind !== "buy") return ask.rule;
  if (table.skipped) return "A10";
  return ask.numbers.length === 0 && obstacle(table) === "dear" ? "A27" : ask.rule;
}

/** Why nothing can be bought, if nothing can. */
function obstacle({ corporations }: AcquireScene["table"]): "none" | "sold" | "dear" {
  const founded = corporations.filter(({ size }) => size > 0);
  if (founded.length === 0) return "none";
  return founded.every(({ bank }) => bank === 0) ? "sold" : "dear";
}

function question(scene: AcquireScene, ask: Ask): string {
  const { words, table, me } = scene;
  if (ask.kind === "buy") {
    const cash = words.money(table.players[me ?? 0]?.cash ?? 0);
    const asked = ask.numbers.length ? "ask-buy" : "ask-buy-nothing";
    return words(table.skipped ? `${asked}.skipped` : asked, { most: ask.total, cash, why: obstacle(table) });
  }
  if (ask.kind === "dispose" && table.merger?.defunct && table.merger.survivor) {
    const defunct = nameOf(scene, table.merger.defunct);
    const survivor = nameOf(scene, table.merger.survivor);
    return words("ask-dispose", { defunct, survivor, held: ask.total });
  }
  return words(`ask-${ask.kind}`);
}

/** What confirming would do; null as long as nothing is chosen. */
function confirmation(scene: AcquireScene): string | null {
  const { words, chosen } = scene;
  if (chosen === null) return null;
  switch (chosen.kind) {
    case "place":
      return words("confirm-place", { tile: tileOf(chosen) ?? "" });
    case "leave":
    case "end":
      return words(`confirm-${chosen.kind}`);
    case "buy": {
      const shares = purchaseOf(chosen);
      const amount = words.money(costOf(scene.table, shares));
      return words("confirm-buy", { count: countOf(shares), amount });
    }
    case "dispose": {
      const { sell, trade } = disposalOf(chosen);
      return words("confirm-dispose", { given: sell + trade });
    }
    default:
      return words(`confirm-${chosen.kind}`, { corporation: nameOf(scene, corporationOf(chosen) ?? "") });
  }
}

function waiting(scene: AcquireScene): string {
  const { words, table, view } = scene;
  if (view.over) return words("wait-over");
  const [seat] = view.owing;
  if (seat === undefined) return "";
  if (seat === scene.me) return words("wait-me");
  const name = scene.names[seat] ?? "";
  const corporation = table.merger?.defunct ? nameOf(scene, table.merger.defunct) : "";
  const next = words(`wait-${table.phase}`, { name, corporation });
  return scene.me !== null && table.passed_over.includes(scene.me) ? words("passed-over", { next }) : next;
}

/** A9: the stops of a turn, the phases that are spent there, and what happens there. */
const STOPS = [
  {
    stop: "place",
    maybe: false,
    at: ["placing", "founding", "placed", "skipped", "left_out", "founded", "given", "grew"],
  },
  {
    stop: "merger",
    maybe: true,
    at: [
      "surviving",
      "settling",
      "disposing",
      "merged",
      "settled",
      "showed",
      "market",
      "bonus",
      "disposed",
      "absorbed",
    ],
  },
  { stop: "buy", maybe: false, at: ["buying", "bought", "declined"] },
  { stop: "draw", maybe: false, at: ["drew", "refilled", "set_aside"] },
];

/** A round is one turn for everybody. */
export function round(turn: number, seats: number): number {
  return Math.ceil(turn / seats);
}

export function track(scene: AcquireScene): { heading: string; stops: Stop[] } {
  const { words, table } = scene;
  const heading = table.announced
    ? words("track-last")
    : words("log-round", { number: round(table.turns, table.players.length) });
  // While something is played back, the turn stands where that happened.
  const here = scene.event?.event ?? table.phase;
  const stops = STOPS.map(({ stop, maybe, at }) => ({
    name: words(`stop-${stop}`),
    now: at.includes(here),
    maybe,
  }));
  return { heading, stops };
}
