/**
 * A game that is over, as `tontine analyse --html` writes it into a page: all that a server would say about it. The
 * page has no server, and is otherwise the one of `/analysis/TABLE`.
 */
import type { Socket } from "./connection";
import type { ClientMessage, ServerMessage, View } from "./generated";

/** Whether this client is built into such a page: what only a server can do is left out then. */
export const offline = import.meta.env.MODE === "analysis";

/** A number that stands for one of the `parts`, or what is no object and no list. */
type Leaf = [number] | string | number | boolean | null;
type Part = Leaf[] | Record<string, Leaf>;

export interface Recording {
  table: string;
  /** By name, the texts of the Fluent files in the language of the page. */
  words: Record<string, string>;
  /** What a client is told that has just come. */
  messages: ServerMessage[];
  /** Objects and lists of which the views consist, each once. */
  parts: Part[];
  /** By decision and seat, which of the parts is the view. */
  views: number[][];
}

export async function readRecording(): Promise<Recording> {
  const text = document.querySelector("#recording")?.textContent.trim() ?? "";
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Recording;
}

/** A view, put together from its parts. */
export function viewAt({ parts, views }: Recording, version: number, seat: number): View {
  const whole = (leaf: Leaf): unknown => (Array.isArray(leaf) ? put(leaf[0]) : leaf);
  const put = (number: number): unknown => {
    const part = parts[number] ?? [];
    if (Array.isArray(part)) return part.map(whole);
    return Object.fromEntries(Object.entries(part).map(([name, leaf]) => [name, whole(leaf)]));
  };
  return put(views[version]?.[seat] ?? 0) as View;
}

/** Answers like the socket of a table at which nothing happens any more. */
export class RecordedSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #recording: Recording;

  constructor(recording: Recording) {
    this.#recording = recording;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    for (const answer of this.#answers(JSON.parse(text) as ClientMessage))
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer) }));
  }
  close(): void {
    // There is nothing to be told.
  }

  #answers(message: ClientMessage): ServerMessage[] {
    if (message.type === "hello") return this.#recording.messages;
    if (message.type === "ping") return [{ type: "pong" }];
    if (message.type !== "past_view") return [];
    const { id, version, seat } = message;
    return [{ type: "past_view", id, view: viewAt(this.#recording, version, seat ?? 0) }];
  }
}
