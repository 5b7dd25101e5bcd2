import type { FactCard } from "../card.ts";
import { bayeuxTapestry } from "./bayeux-tapestry.ts";
import { cahokia } from "./cahokia.ts";
import { caravanserais } from "./caravanserais.ts";
import { earlyCensus } from "./early-census.ts";
import { erieCanal } from "./erie-canal.ts";
import { firstPublicMuseums } from "./first-public-museums.ts";
import { greatZimbabwe } from "./great-zimbabwe.ts";
import { hanseaticMerchants } from "./hanseatic-merchants.ts";
import { incaRoads } from "./inca-roads.ts";
import { khipus } from "./khipus.ts";
import { libraryOfAlexandria } from "./library-of-alexandria.ts";
import { lighthouses } from "./lighthouses.ts";
import { medievalGuilds } from "./medieval-guilds.ts";
import { ponyExpress } from "./pony-express.ts";
import { relayRiders } from "./relay-riders.ts";
import { rosettaStone } from "./rosetta-stone.ts";
import { swahiliTowns } from "./swahili-towns.ts";
import { timbuktuManuscripts } from "./timbuktu-manuscripts.ts";
import { treasureVoyages } from "./treasure-voyages.ts";
import { vikingShips } from "./viking-ships.ts";

export const historyCards: readonly FactCard[] = [
  greatZimbabwe,
  khipus,
  timbuktuManuscripts,
  relayRiders,
  libraryOfAlexandria,
  hanseaticMerchants,
  erieCanal,
  vikingShips,
  ponyExpress,
  caravanserais,
  rosettaStone,
  bayeuxTapestry,
  treasureVoyages,
  incaRoads,
  cahokia,
  medievalGuilds,
  lighthouses,
  firstPublicMuseums,
  earlyCensus,
  swahiliTowns,
];
