import type { FactCard } from "../card.ts";
import { bicycles } from "./bicycles.ts";
import { canalLocks } from "./canal-locks.ts";
import { compasses } from "./compasses.ts";
import { fresnelLenses } from "./fresnel-lenses.ts";
import { iceTrade } from "./ice-trade.ts";
import { jacquardLoom } from "./jacquard-loom.ts";
import { kites } from "./kites.ts";
import { movableType } from "./movable-type.ts";
import { outriggerCanoes } from "./outrigger-canoes.ts";
import { paperMaking } from "./paper-making.ts";
import { qanats } from "./qanats.ts";
import { romanConcrete } from "./roman-concrete.ts";
import { seismographs } from "./seismographs.ts";
import { sewingMachines } from "./sewing-machines.ts";
import { stepwells } from "./stepwells.ts";
import { suspensionBridges } from "./suspension-bridges.ts";
import { telegraph } from "./telegraph.ts";
import { telescopes } from "./telescopes.ts";
import { waterClocks } from "./water-clocks.ts";
import { windmills } from "./windmills.ts";

export const technologyCards: readonly FactCard[] = [
  bicycles,
  canalLocks,
  compasses,
  fresnelLenses,
  iceTrade,
  jacquardLoom,
  kites,
  movableType,
  outriggerCanoes,
  paperMaking,
  qanats,
  romanConcrete,
  seismographs,
  sewingMachines,
  stepwells,
  suspensionBridges,
  telegraph,
  telescopes,
  waterClocks,
  windmills,
];
