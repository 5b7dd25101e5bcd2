import type { FactCard } from "../card.ts";
import { batik } from "./batik.ts";
import { gamelan } from "./gamelan.ts";
import { handDrawnAnimation } from "./hand-drawn-animation.ts";
import { kente } from "./kente.ts";
import { persianCarpets } from "./persian-carpets.ts";
import { quiltingBees } from "./quilting-bees.ts";
import { shadowPuppets } from "./shadow-puppets.ts";

export const artsCards: readonly FactCard[] = [
  batik,
  gamelan,
  handDrawnAnimation,
  kente,
  persianCarpets,
  quiltingBees,
  shadowPuppets,
];
