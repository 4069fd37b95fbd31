/** The table of Ponzi Scheme as it comes over the wire, under short names. */
import type { BoardContext } from "../../context/game";
import type {
  PonziAnswer,
  PonziChange,
  PonziChanges,
  PonziDecision,
  PonziEnvelope,
  PonziEvent,
  PonziHeldFund,
  PonziTable,
} from "../../wire/generated";

export type { PonziEvent, PonziTable };
export type Answer = PonziAnswer;
export type Change = PonziChange;
export type Changes = PonziChanges;
export type Envelope = PonziEnvelope;
export type HeldFund = PonziHeldFund;
export type OwnDecision = PonziDecision;
export type Fund = PonziTable["market"][number][number];
export type Player = PonziTable["players"][number];
export type Industry = PonziTable["industries"][number];
export type IndustryName = Industry["name"];

export type PonziContext = BoardContext<PonziTable, PonziEvent>;
export type Ask = PonziContext["asks"][number];
export type Choice = Ask["choices"][number];
