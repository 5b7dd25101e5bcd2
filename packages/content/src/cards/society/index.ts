import type { FactCard } from "../card.ts";

export const societyCards: readonly FactCard[] = [];
