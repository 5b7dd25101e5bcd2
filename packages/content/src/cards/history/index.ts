import type { FactCard } from "../card.ts";

export const historyCards: readonly FactCard[] = [];
