import type { FactCard } from "../card.ts";
import { coralAtolls } from "./coral-atolls.ts";
import { deadSea } from "./dead-sea.ts";
import { fjords } from "./fjords.ts";
import { fogNets } from "./fog-nets.ts";
import { greatLakes } from "./great-lakes.ts";
import { greatRiftValley } from "./great-rift-valley.ts";
import { hawaiianVolcanoes } from "./hawaiian-volcanoes.ts";
import { icelandicHotSprings } from "./icelandic-hot-springs.ts";
import { lakeBaikal } from "./lake-baikal.ts";
import { mangroves } from "./mangroves.ts";
import { monsoons } from "./monsoons.ts";
import { okavangoDelta } from "./okavango-delta.ts";
import { peatBogs } from "./peat-bogs.ts";
import { permafrost } from "./permafrost.ts";
import { riceTerraces } from "./rice-terraces.ts";
import { riverDeltas } from "./river-deltas.ts";
import { saharanDunes } from "./saharan-dunes.ts";
import { tonleSap } from "./tonle-sap.ts";
import { tradeWinds } from "./trade-winds.ts";
import { uyuniSaltFlats } from "./uyuni-salt-flats.ts";

export const geographyCards: readonly FactCard[] = [
  coralAtolls,
  deadSea,
  fjords,
  fogNets,
  greatLakes,
  greatRiftValley,
  hawaiianVolcanoes,
  icelandicHotSprings,
  lakeBaikal,
  mangroves,
  monsoons,
  okavangoDelta,
  peatBogs,
  permafrost,
  riceTerraces,
  riverDeltas,
  saharanDunes,
  tonleSap,
  tradeWinds,
  uyuniSaltFlats,
];
