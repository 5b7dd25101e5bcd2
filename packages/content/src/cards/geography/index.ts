import type { FactCard } from "../card.ts";
import { deadSea } from "./dead-sea.ts";
import { fjords } from "./fjords.ts";
import { fogNets } from "./fog-nets.ts";
import { mangroves } from "./mangroves.ts";
import { monsoons } from "./monsoons.ts";
import { okavangoDelta } from "./okavango-delta.ts";

export const geographyCards: readonly FactCard[] = [
  deadSea,
  fjords,
  fogNets,
  mangroves,
  monsoons,
  okavangoDelta,
];
