import { documentCraft } from "./document-craft.ts";
import { documentIdeas } from "./document-ideas.ts";
import { historyData } from "./history-data.ts";
import { historyDebates } from "./history-debates.ts";
import { historyEvidence } from "./history-evidence.ts";

export const historicalDocuments = [
  documentCraft,
  documentIdeas,
  historyEvidence,
  historyData,
  historyDebates,
];
