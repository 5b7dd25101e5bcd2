import type { FactCard } from "../card.ts";
import { coralAtolls } from "./coral-atolls.ts";
import { deadSea } from "./dead-sea.ts";
import { fjords } from "./fjords.ts";
import { fogNets } from "./fog-nets.ts";
import { greatRiftValley } from "./great-rift-valley.ts";
import { icelandicHotSprings } from "./icelandic-hot-springs.ts";
import { lakeBaikal } from "./lake-baikal.ts";
import { mangroves } from "./mangroves.ts";
import { monsoons } from "./monsoons.ts";
import { okavangoDelta } from "./okavango-delta.ts";
import { peatBogs } from "./peat-bogs.ts";
import { permafrost } from "./permafrost.ts";
import { riverDeltas } from "./river-deltas.ts";
import { saharanDunes } from "./saharan-dunes.ts";
import { tradeWinds } from "./trade-winds.ts";

export const geographyCards: readonly FactCard[] = [
  coralAtolls,
  deadSea,
  fjords,
  fogNets,
  greatRiftValley,
  icelandicHotSprings,
  lakeBaikal,
  mangroves,
  monsoons,
  okavangoDelta,
  peatBogs,
  permafrost,
  riverDeltas,
  saharanDunes,
  tradeWinds,
];
