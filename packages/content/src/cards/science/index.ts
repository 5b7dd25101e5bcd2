import type { FactCard } from "../card.ts";
import { arcticTerns } from "./arctic-terns.ts";
import { auroras } from "./auroras.ts";
import { baobabTrees } from "./baobab-trees.ts";
import { bioluminescentBays } from "./bioluminescent-bays.ts";
import { carnivorousPlants } from "./carnivorous-plants.ts";
import { comets } from "./comets.ts";
import { coralSpawning } from "./coral-spawning.ts";
import { fireflies } from "./fireflies.ts";
import { geckos } from "./geckos.ts";
import { honeyguides } from "./honeyguides.ts";
import { leafcutterAnts } from "./leafcutter-ants.ts";
import { lichens } from "./lichens.ts";
import { monarchMigration } from "./monarch-migration.ts";
import { octopusCamouflage } from "./octopus-camouflage.ts";
import { seaOtters } from "./sea-otters.ts";
import { snowflakes } from "./snowflakes.ts";
import { stalactites } from "./stalactites.ts";
import { tardigrades } from "./tardigrades.ts";
import { treeRings } from "./tree-rings.ts";
import { whaleSong } from "./whale-song.ts";

export const scienceCards: readonly FactCard[] = [
  arcticTerns,
  auroras,
  baobabTrees,
  bioluminescentBays,
  carnivorousPlants,
  comets,
  coralSpawning,
  fireflies,
  geckos,
  honeyguides,
  leafcutterAnts,
  lichens,
  monarchMigration,
  octopusCamouflage,
  seaOtters,
  snowflakes,
  stalactites,
  tardigrades,
  treeRings,
  whaleSong,
];
