import { documentCraft } from "./document-craft.ts";
import { documentIdeas } from "./document-ideas.ts";
import { historyEvidence } from "./history-evidence.ts";

export const historicalDocuments = [documentCraft, documentIdeas, historyEvidence];
