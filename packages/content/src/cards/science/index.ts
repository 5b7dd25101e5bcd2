import type { FactCard } from "../card.ts";
import { seaOtters } from "./sea-otters.ts";

export const scienceCards: readonly FactCard[] = [seaOtters];
