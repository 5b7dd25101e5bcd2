import { clauseLinks } from "./clause-links.ts";
import { verbSlot } from "./verb-slot.ts";

export const sentenceStructure = [verbSlot, clauseLinks];
