import { documentCraft } from "./document-craft.ts";
import { documentIdeas } from "./document-ideas.ts";

export const historicalDocuments = [documentCraft, documentIdeas];
