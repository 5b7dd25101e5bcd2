import type { FactCard } from "../card.ts";
import { batik } from "./batik.ts";
import { beninBronzes } from "./benin-bronzes.ts";
import { cyanotypes } from "./cyanotypes.ts";
import { flamenco } from "./flamenco.ts";
import { frescoPainting } from "./fresco-painting.ts";
import { gamelan } from "./gamelan.ts";
import { handDrawnAnimation } from "./hand-drawn-animation.ts";
import { kente } from "./kente.ts";
import { kintsugi } from "./kintsugi.ts";
import { lacquerware } from "./lacquerware.ts";
import { mosaicFloors } from "./mosaic-floors.ts";
import { navajoWeaving } from "./navajo-weaving.ts";
import { newDealMurals } from "./new-deal-murals.ts";
import { nohTheater } from "./noh-theater.ts";
import { origami } from "./origami.ts";
import { persianCarpets } from "./persian-carpets.ts";
import { quiltingBees } from "./quilting-bees.ts";
import { shadowPuppets } from "./shadow-puppets.ts";
import { stainedGlass } from "./stained-glass.ts";
import { steelpan } from "./steelpan.ts";

export const artsCards: readonly FactCard[] = [
  batik,
  beninBronzes,
  cyanotypes,
  flamenco,
  frescoPainting,
  gamelan,
  handDrawnAnimation,
  kente,
  kintsugi,
  lacquerware,
  mosaicFloors,
  navajoWeaving,
  newDealMurals,
  nohTheater,
  origami,
  persianCarpets,
  quiltingBees,
  shadowPuppets,
  stainedGlass,
  steelpan,
];
