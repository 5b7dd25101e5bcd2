import { degreesOfNotice } from "./degrees-of-notice.ts";
import { quantityAndPace } from "./quantity-and-pace.ts";
import { researchVerbs } from "./research-verbs.ts";
import type { WordSet } from "./word-set.ts";

export type { WordContext, WordSet } from "./word-set.ts";

/** Every set of words. */
export const wordSets: readonly WordSet[] = [quantityAndPace, researchVerbs, degreesOfNotice];
