import type { FactCard } from "../card.ts";
import { arcticTerns } from "./arctic-terns.ts";
import { baobabTrees } from "./baobab-trees.ts";
import { comets } from "./comets.ts";
import { fireflies } from "./fireflies.ts";
import { geckos } from "./geckos.ts";
import { honeyguides } from "./honeyguides.ts";
import { leafcutterAnts } from "./leafcutter-ants.ts";
import { lichens } from "./lichens.ts";
import { seaOtters } from "./sea-otters.ts";
import { tardigrades } from "./tardigrades.ts";

export const scienceCards: readonly FactCard[] = [
  arcticTerns,
  baobabTrees,
  comets,
  fireflies,
  geckos,
  honeyguides,
  leafcutterAnts,
  lichens,
  seaOtters,
  tardigrades,
];
