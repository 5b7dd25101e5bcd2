import { gamelan } from "./arts/gamelan.ts";
import type { FactCard } from "./card.ts";
import { khipus } from "./history/khipus.ts";

export type * from "./card.ts";

/** Every fact card, by field. */
export const factCards: readonly FactCard[] = [gamelan, khipus];
