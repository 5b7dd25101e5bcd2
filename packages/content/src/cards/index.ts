import { gamelan } from "./arts/gamelan.ts";
import { sourdough } from "./everyday/sourdough.ts";
import { mangroves } from "./geography/mangroves.ts";
import { khipus } from "./history/khipus.ts";
import { timbuktu } from "./history/timbuktu.ts";
import { tardigrades } from "./science/tardigrades.ts";
import { wayfinding } from "./society/wayfinding.ts";
import { fresnelLenses } from "./technology/fresnel-lenses.ts";
import type { FactCard } from "./card.ts";

export type * from "./card.ts";

/** Every fact card, by field. */
export const factCards: readonly FactCard[] = [
  gamelan,
  sourdough,
  mangroves,
  khipus,
  timbuktu,
  tardigrades,
  wayfinding,
  fresnelLenses,
];
