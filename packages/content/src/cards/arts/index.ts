import type { FactCard } from "../card.ts";

export const artsCards: readonly FactCard[] = [];
