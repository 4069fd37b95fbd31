/** The table of Ponzi Scheme as it comes over the wire, under short names. */
import type { Scene } from "../game";
import type {
  PonziAnswer,
  PonziChange,
  PonziChanges,
  PonziDecision,
  PonziEnvelope,
  PonziHeldFund,
  PonziTable,
} from "../../wire/generated";

export type { PonziTable };
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

export type PonziScene = Scene<PonziTable>;
export type Event = NonNullable<PonziScene["event"]>;
export type Ask = PonziScene["asks"][number];
export type Choice = Ask["choices"][number];
