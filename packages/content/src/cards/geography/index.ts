import type { FactCard } from "../card.ts";

export const geographyCards: readonly FactCard[] = [];
