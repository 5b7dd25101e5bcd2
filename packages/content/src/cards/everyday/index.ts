import type { FactCard } from "../card.ts";

export const everydayCards: readonly FactCard[] = [];
