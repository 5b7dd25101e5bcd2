import type { FactCard } from "../card.ts";
import { bayeuxTapestry } from "./bayeux-tapestry.ts";
import { caravanserais } from "./caravanserais.ts";
import { erieCanal } from "./erie-canal.ts";
import { greatZimbabwe } from "./great-zimbabwe.ts";
import { hanseaticMerchants } from "./hanseatic-merchants.ts";
import { khipus } from "./khipus.ts";
import { libraryOfAlexandria } from "./library-of-alexandria.ts";
import { ponyExpress } from "./pony-express.ts";
import { relayRiders } from "./relay-riders.ts";
import { rosettaStone } from "./rosetta-stone.ts";
import { timbuktuManuscripts } from "./timbuktu-manuscripts.ts";
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
];
