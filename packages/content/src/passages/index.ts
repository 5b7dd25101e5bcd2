import { unfinishedStatues } from "./arts/unfinished-statues.ts";
import { armyAntBridges } from "./science/army-ant-bridges.ts";
import { pollinatorGarden } from "./science/pollinator-garden.ts";
import { seedVaultRice } from "./science/seed-vault-rice.ts";
import { streetTrees } from "./science/street-trees.ts";
import { tardyClocks } from "./society/tardy-clocks.ts";
import type { Pair, Passage } from "./passage.ts";

export type { Facet, FacetKind, PairFacet, WrongChoice } from "./facet.ts";
export type { Genre, Pair, Passage } from "./passage.ts";
export { skillOf, topicOf } from "./topic-of.ts";

/** Every passage, by folder. */
export const passages: readonly (Passage | Pair)[] = [
  unfinishedStatues,
  armyAntBridges,
  pollinatorGarden,
  seedVaultRice,
  streetTrees,
  tardyClocks,
];
