import { verbSlot } from "./verb-slot.ts";

export const sentenceStructure = [verbSlot];
