/** The table of Greed Incorporated as it comes over the wire, under short names. */
import type { BoardContext } from "../../context/game";
import type {
  GreedArrow,
  GreedAsset,
  GreedAssetCard,
  GreedChanges,
  GreedCompany,
  GreedEffect,
  GreedEvent,
  GreedForecast,
  GreedGood,
  GreedJudged,
  GreedOffer,
  GreedPlayer,
  GreedProposal,
  GreedSymbol,
  GreedTable,
} from "../../wire/generated";

export type { GreedEvent, GreedTable };
export type Arrow = GreedArrow;
export type Asset = GreedAsset;
export type AssetCard = GreedAssetCard;
export type Changes = GreedChanges;
export type Company = GreedCompany;
export type Effect = GreedEffect;
export type Forecast = GreedForecast;
export type Good = GreedGood;
export type Judged = GreedJudged;
export type Offer = GreedOffer;
export type Player = GreedPlayer;
export type Proposal = GreedProposal;
export type Symbol = GreedSymbol;

export type GreedContext = BoardContext<GreedTable, GreedEvent>;
export type Ask = GreedContext["asks"][number];
export type Choice = Ask["choices"][number];
/** So many of each thing: goods by name, and money. */
export type Things = Readonly<Record<string, number>>;
