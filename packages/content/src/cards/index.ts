import type { FactCard } from "./card.ts";
import { khipus } from "./history/khipus.ts";

/** Every fact card, by field. */
export const factCards: readonly FactCard[] = [khipus];
