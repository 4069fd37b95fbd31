/**
 * The seam between the shell and a game.
 *
 * The shell owns the page: header, prompt line, areas, sheets, log, chat, playback, language and
 * theme. A game fills the areas and says what is asked. It computes no rules: everything it shows
 * comes from the view, from events, or from a preview the server makes.
 *
 * The content security policy allows no inline styles, so write `style:--x={...}` (which goes
 * through the CSSOM), never a fixed `style="..."` attribute.
 */
import type { Component } from "svelte";
import type {
  Ask,
  Decision,
  Entry,
  GameEvent as Event,
  OrderOffer,
  Outcome,
  Paragraph,
  Phrase,
  Review,
  Rulebook,
  View,
} from "../wire/generated";
import type { Part as Piece } from "../wire/phrases";
import type { Words } from "../words/words.svelte";

export type { Decision };

/** What the shell lends a game's components. Everything in it is reactive. */
export interface BoardContext<State = unknown, Happened = Event> {
  readonly game: Game;
  /** The code of the table. */
  readonly code: string;
  /** What is shown now: the present, an earlier moment, or a step of the playback. */
  readonly view: View;
  /** The state of the game in that view, as the game types it. */
  readonly state: State;
  /** The view before the events that are being played, for money and whatever else would tell how they end. */
  readonly settled: View;
  /** The seat this device plays now; null for an onlooker. */
  readonly me: number | null;
  /** Names as they are shown, by seat. */
  readonly names: readonly string[];
  /**
   * What may be decided now. Empty in the past, and while events are played back, unless the
   * question was there before and still stands: what others decide meanwhile locks nobody out.
   */
  readonly asks: readonly Ask[];
  /** The event being played this instant; mark what it moves. Null when all is quiet. */
  readonly event: Happened | null;
  /** False when an earlier moment is shown. */
  readonly present: boolean;
  /** The decision under the pointer or the focus: its consequences are shown in place. */
  readonly pointed: Decision | null;
  /**
   * The decision chosen, to be confirmed by the main action of the prompt line. It stays chosen as
   * long as its question stands, and is made to fit when a limit changes.
   */
  readonly chosen: Decision | null;
  /** The draft that lies on the desk (`keeps`): the chosen decision, or the one that was chosen before it. */
  readonly kept: Decision | null;
  /** What the chosen decision would do; while that is being asked for, what the one before would. */
  readonly foreseen: Outcome | null;
  /** The same for the decision pointed at, or else the chosen one. */
  readonly outcome: Outcome | null;
  /** Why what was tried last cannot be chosen. */
  readonly objection: Phrase | null;
  /** What happened up to the moment that is shown, as far as I may know it. */
  readonly entries: readonly (Omit<Entry, "event"> & { readonly event: Happened })[];
  /**
   * What has happened since I last decided something, in the words of the log: what came of it, what the
   * others did, what nobody did. For an onlooker, the last round.
   */
  readonly recent: readonly Paragraph[];
  /** When the game is over: how each seat came to what it has. */
  readonly review: Review | null;
  readonly words: Words;
  /** Standing orders that I may give now. */
  readonly orders: readonly OrderOffer[];

  point(decision: Decision | null): void;
  /** Shows at once what an offered choice does; of any other the server is asked, and a refused one undone. */
  choose(decision: Decision | null): void;
  /** Clear the desk of the draft that is kept. */
  putAway(): void;
  /** The event that is shown has been seen: go on with what comes after it. */
  seen(): void;
  /** Say why something cannot be chosen. */
  object(why: Phrase | null): void;
  /** Confirms what is chosen, or decides at once. A refusal is shown by the shell. */
  decide(decision?: Decision): Promise<void>;
  /** Have something decided for me from now on, up to an amount where the order has one. */
  order(name: string, amount?: number): Promise<void>;
  /** A phrase in the present language, with the names that are used at this table. */
  say(phrase: Phrase): string;
  /** The same in pieces, so that names can be set off; `Said` draws it. */
  parts(phrase: Phrase): Piece[];
}

/** A stop on the line that a turn is; `maybe` for one that is not always made. */
export interface Stop {
  name: string;
  now: boolean;
  maybe: boolean;
  /** Whether it lies behind. */
  done?: boolean;
  /** What stands for its name unless it is now, where there are many ("IV"). */
  short?: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the page is divided. */
export interface Areas {
  /** `column`: the bottom is a panel among others; `band`: it goes across the page; `stack`: the page is one column. */
  readonly shape: "stack" | "column" | "band";
  /**
   * Where the players and the log are: both on the page (`docked`), in one place, one at a time
   * (`tabs`), or as sheets that a bar of tabs brings up (`sheets`).
   */
  readonly side: "docked" | "tabs" | "sheets";
  /**
   * The `grid-template` of the page, with the areas `top`, `board` and `bottom`, and as `side` has
   * it, `players` and `story`, or `story` alone, or `tabs`.
   */
  readonly template: string;
  /** The height of the desk, where `bottom` is as high as what it holds. */
  readonly desk?: string;
}

/** One of several answers that stand in the prompt line. Choosing it again, or Enter, confirms it. */
export interface Action {
  readonly decision: Decision;
  readonly label: Phrase;
  /** The key that chooses it, a letter in lower case. */
  readonly key?: string;
}

type Part<State, Happened> = Component<{ context: BoardContext<State, Happened> }>;

/** A game as the shell has it: its board, and what the server says of it. */
export interface Game extends GameBoard {
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly score: "money" | "points";
}

/** What a game shows. */
export interface GameBoard<State = unknown, Happened = Event> {
  /** The middle of the page: a size container named `board`, to be filled in both directions. */
  readonly Board: Part<State, Happened>;
  /** How the page is divided in a window of that size, with so many seats. */
  areas(window: Size, seats: number, coached: boolean): Areas;
  /** Under the board in a window higher than wide: what must not be missed without opening a sheet. */
  readonly Strip: Part<State, Happened> | null;
  /** The players and what they own: beside the board, or where there is no room for it, as a tab or a sheet. */
  readonly Players: Part<State, Happened>;
  /** The message that names the sheet of `Players` ("Shares"). */
  readonly playersTitle: string;
  /** What a lesson points at there, by name: its tab is lit where that is nowhere in sight. */
  readonly playersShow?: string;
  /** Below the prompt line, a size container named `desk`: my own things, and the preview of what I point at. */
  readonly Desk: Part<State, Happened>;
  /** On the final screen, under the standing: how each dollar or point came about. */
  readonly Account: Part<State, Happened>;
  /** What stands before a name in a sentence: a corporation's plate. It draws nothing for other fields. */
  readonly Emblem: Component<{ context: BoardContext; field: string; value: unknown }> | null;
  /** What a field's value is called, where a table can choose the names; undefined for all else. */
  nameField?(
    context: Pick<BoardContext, "view" | "words">,
    field: string,
    value: unknown,
  ): string | undefined;
  /** Names that a table has for messages of the game, where it can choose them. */
  ownNames?(view: View, language: string): Readonly<Record<string, string>>;
  /** Extra shortcuts for the help: key and the message that says what it does. */
  shortcuts(context: BoardContext<State, Happened>): readonly { keys: string; message: string }[];

  /** Where a decision stands on the page, as names in `data-light`: there a hint writes its chance. */
  stands?(decision: Decision): readonly string[];
  /** Whether digits mean something of its own at this question; otherwise they choose what is offered, in order. */
  ownDigits?(ask: Ask): boolean;
  /**
   * Whether a draft stays on the desk while something else is chosen and done. It is taken up again with the next
   * question, until it is sent or put away, or can no longer be made in that state.
   */
  keeps?(draft: Decision, state: State): boolean;
  /** What can be answered in the prompt line itself, besides what the desk offers. */
  actions?(context: BoardContext<State, Happened>): readonly Action[];
  /** Where the turn stands: a heading ("Round 9") and its stops. */
  track(context: BoardContext<State, Happened>): { heading: string; stops: Stop[] };
  /** How long the playback stays on an event, in milliseconds; under 500, and 0 to pass over. */
  pace(event: Happened): number;
  /** Whether an event must not be missed, given the one after it: it is shown until it is seen, or for four seconds. */
  holds?(event: Happened, next: Happened | null): boolean;
  /** What cost a player the game, beside their name in the final standing. */
  fate?(context: BoardContext<State, Happened>, seat: number): Phrase | null;
  /** Log lines that can be filtered: event kinds, separated by blanks, and the message that names them. */
  readonly kinds: readonly { kind: string; message: string }[];
}
