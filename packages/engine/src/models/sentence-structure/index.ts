import { clauseLinks } from "./clause-links.ts";
import { clausesSideBySide } from "./clauses-side-by-side.ts";
import { verbSlot } from "./verb-slot.ts";

export const sentenceStructure = [clauseLinks, clausesSideBySide, verbSlot];
