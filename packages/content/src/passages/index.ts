import { aFaceThatDoesNotMove } from "./arts/a-face-that-does-not-move.ts";
import { aRoomInThisTown } from "./history/a-room-in-this-town.ts";
import { blankPagesInTheLog } from "./history/blank-pages-in-the-log.ts";
import { theFiresThatWereNot } from "./history/the-fires-that-were-not.ts";
import { thePrizeCheese } from "./history/the-prize-cheese.ts";
import { whichMonth } from "./history/which-month.ts";
import { oneChairDamaged } from "./literature/one-chair-damaged.ts";
import { theFerryBell } from "./literature/the-ferry-bell.ts";
import { theOwnerOfTheLid } from "./literature/the-owner-of-the-lid.ts";
import { theStandardPound } from "./literature/the-standard-pound.ts";
import { theTurnAtTheThirdLanding } from "./literature/the-turn-at-the-third-landing.ts";
import type { Pair, Passage } from "./passage.ts";
import { frogsBesideTheHighway } from "./science/frogs-beside-the-highway.ts";
import { orchidsWithoutNectar } from "./science/orchids-without-nectar.ts";
import { whatWakesTheSeeds } from "./science/what-wakes-the-seeds.ts";
import { desirePaths } from "./society/desire-paths.ts";

export type { Facet, FacetKind, PairFacet } from "./facet.ts";
export type { Genre, Pair, Passage } from "./passage.ts";
export { skillOf, topicOf } from "./topic-of.ts";

/** Every passage, by folder. */
export const passages: readonly (Passage | Pair)[] = [
  theStandardPound,
  theFerryBell,
  theTurnAtTheThirdLanding,
  theOwnerOfTheLid,
  oneChairDamaged,
  whichMonth,
  blankPagesInTheLog,
  thePrizeCheese,
  aRoomInThisTown,
  theFiresThatWereNot,
  desirePaths,
  aFaceThatDoesNotMove,
  orchidsWithoutNectar,
  whatWakesTheSeeds,
  frogsBesideTheHighway,
];
