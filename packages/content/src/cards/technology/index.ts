import type { FactCard } from "../card.ts";

export const technologyCards: readonly FactCard[] = [];
