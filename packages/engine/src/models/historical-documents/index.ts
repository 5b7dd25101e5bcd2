import { documentCraft } from "./document-craft.ts";
import { documentIdeas } from "./document-ideas.ts";
import { figuresAndHypothesis } from "./figures-and-hypothesis.ts";
import { historyData } from "./history-data.ts";
import { historyDebates } from "./history-debates.ts";
import { historyEvidence } from "./history-evidence.ts";
import { oneCaseStandsOut } from "./one-case-stands-out.ts";
import { rivalAccounts } from "./rival-accounts.ts";
import { whereItCounted } from "./where-it-counted.ts";

export const historicalDocuments = [
  documentCraft,
  documentIdeas,
  figuresAndHypothesis,
  historyData,
  historyDebates,
  historyEvidence,
  oneCaseStandsOut,
  rivalAccounts,
  whereItCounted,
];
