import type { FactCard } from "../card.ts";
import { compasses } from "./compasses.ts";
import { fresnelLenses } from "./fresnel-lenses.ts";
import { jacquardLoom } from "./jacquard-loom.ts";
import { movableType } from "./movable-type.ts";
import { qanats } from "./qanats.ts";
import { romanConcrete } from "./roman-concrete.ts";
import { stepwells } from "./stepwells.ts";
import { suspensionBridges } from "./suspension-bridges.ts";
import { windmills } from "./windmills.ts";

export const technologyCards: readonly FactCard[] = [
  compasses,
  fresnelLenses,
  jacquardLoom,
  movableType,
  qanats,
  romanConcrete,
  stepwells,
  suspensionBridges,
  windmills,
];
