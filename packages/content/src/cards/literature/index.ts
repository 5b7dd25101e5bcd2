import type { FactCard } from "../card.ts";

export const literatureCards: readonly FactCard[] = [];
