import { aFaceThatDoesNotMove } from "./arts/a-face-that-does-not-move.ts";
import { footstepsMadeByHand } from "./arts/footsteps-made-by-hand.ts";
import { howLongALabel } from "./arts/how-long-a-label.ts";
import { theFirstCoatOfPaint } from "./arts/the-first-coat-of-paint.ts";
import { theJokeThatWouldNotCross } from "./arts/the-joke-that-would-not-cross.ts";
import { theScoreAndThePause } from "./arts/the-score-and-the-pause.ts";
import { theWrongBlue } from "./arts/the-wrong-blue.ts";
import { unfinishedStatues } from "./arts/unfinished-statues.ts";
import { aPennyAtTheDoor } from "./history/a-penny-at-the-door.ts";
import { aRoomInThisTown } from "./history/a-room-in-this-town.ts";
import { aTravelerAndHisWriter } from "./history/a-traveler-and-his-writer.ts";
import { atSoMuchAWord } from "./history/at-so-much-a-word.ts";
import { blankPagesInTheLog } from "./history/blank-pages-in-the-log.ts";
import { bowlsThatNobodyListed } from "./history/bowls-that-nobody-listed.ts";
import { fourClocksInAStation } from "./history/four-clocks-in-a-station.ts";
import { halfTheCandles } from "./history/half-the-candles.ts";
import { informationWanted } from "./history/information-wanted.ts";
import { inventionsMadeTwice } from "./history/inventions-made-twice.ts";
import { mailToTheFarm } from "./history/mail-to-the-farm.ts";
import { novelsReadAloud } from "./history/novels-read-aloud.ts";
import { onTheUsefulLiar } from "./history/on-the-useful-liar.ts";
import { paidAtTheDoor } from "./history/paid-at-the-door.ts";
import { reasonsForAbsence } from "./history/reasons-for-absence.ts";
import { reliefForTheArms } from "./history/relief-for-the-arms.ts";
import { tenHours } from "./history/ten-hours.ts";
import { theDoorwaysOfTheCircles } from "./history/the-doorways-of-the-circles.ts";
import { theFiresThatWereNot } from "./history/the-fires-that-were-not.ts";
import { theGardenPanels } from "./history/the-garden-panels.ts";
import { thePressAndTheRag } from "./history/the-press-and-the-rag.ts";
import { thePrizeCheese } from "./history/the-prize-cheese.ts";
import { twelveMinutesPastSix } from "./history/twelve-minutes-past-six.ts";
import { whatTheLudditesBroke } from "./history/what-the-luddites-broke.ts";
import { whichMonth } from "./history/which-month.ts";
import { aSeasonAtQuillHouse } from "./literature/a-season-at-quill-house.ts";
import { allTheSea } from "./literature/all-the-sea.ts";
import { celebratedForCandor } from "./literature/celebrated-for-candor.ts";
import { elegyForABookbinder } from "./literature/elegy-for-a-bookbinder.ts";
import { interpreter } from "./literature/interpreter.ts";
import { lowTide } from "./literature/low-tide.ts";
import { oneChairDamaged } from "./literature/one-chair-damaged.ts";
import { partlyFurnished } from "./literature/partly-furnished.ts";
import { rainByVote } from "./literature/rain-by-vote.ts";
import { shortwave } from "./literature/shortwave.ts";
import { theFerryBell } from "./literature/the-ferry-bell.ts";
import { theFourthPetal } from "./literature/the-fourth-petal.ts";
import { theIceHarvest } from "./literature/the-ice-harvest.ts";
import { theLongTable } from "./literature/the-long-table.ts";
import { theOrchardLedger } from "./literature/the-orchard-ledger.ts";
import { theOwnerOfTheLid } from "./literature/the-owner-of-the-lid.ts";
import { thePriceOfPlums } from "./literature/the-price-of-plums.ts";
import { thePrompter } from "./literature/the-prompter.ts";
import { theStandardPound } from "./literature/the-standard-pound.ts";
import { theThirdStair } from "./literature/the-third-stair.ts";
import { theTurnAtTheThirdLanding } from "./literature/the-turn-at-the-third-landing.ts";
import { theWordMistaken } from "./literature/the-word-mistaken.ts";
import { whatHeHadKnown } from "./literature/what-he-had-known.ts";
import { whatTheCoatCarries } from "./literature/what-the-coat-carries.ts";
import type { Pair, Passage } from "./passage.ts";
import { aNetworkWithoutAPlan } from "./science/a-network-without-a-plan.ts";
import { aScentOnTheAir } from "./science/a-scent-on-the-air.ts";
import { armyAntBridges } from "./science/army-ant-bridges.ts";
import { beansOnTheMountain } from "./science/beans-on-the-mountain.ts";
import { bouldersOnTheCliff } from "./science/boulders-on-the-cliff.ts";
import { frogsBesideTheHighway } from "./science/frogs-beside-the-highway.ts";
import { heldByTheLamp } from "./science/held-by-the-lamp.ts";
import { leavesThatFold } from "./science/leaves-that-fold.ts";
import { nutsOnTheRoad } from "./science/nuts-on-the-road.ts";
import { orchidsWithoutNectar } from "./science/orchids-without-nectar.ts";
import { pollinatorGarden } from "./science/pollinator-garden.ts";
import { seedVaultRice } from "./science/seed-vault-rice.ts";
import { shellsInTheMix } from "./science/shells-in-the-mix.ts";
import { songsAboveTheTraffic } from "./science/songs-above-the-traffic.ts";
import { streetTrees } from "./science/street-trees.ts";
import { theInterruptedPuzzle } from "./science/the-interrupted-puzzle.ts";
import { threadsUnderTheForest } from "./science/threads-under-the-forest.ts";
import { twoIslandsOfLizards } from "./science/two-islands-of-lizards.ts";
import { whaleFall } from "./science/whale-fall.ts";
import { whatTheTendrilKept } from "./science/what-the-tendril-kept.ts";
import { whatWakesTheSeeds } from "./science/what-wakes-the-seeds.ts";
import { whyStripes } from "./science/why-stripes.ts";
import { aTownMadeOfPaper } from "./society/a-town-made-of-paper.ts";
import { desirePaths } from "./society/desire-paths.ts";
import { tardyClocks } from "./society/tardy-clocks.ts";
import { theLastTenMinutes } from "./society/the-last-ten-minutes.ts";
import { theShorterLine } from "./society/the-shorter-line.ts";
import { theSignsAtTheMarket } from "./society/the-signs-at-the-market.ts";
import { threeFerries } from "./society/three-ferries.ts";
import { whatTheTownBorrowed } from "./society/what-the-town-borrowed.ts";
import { whoWritesToTheStation } from "./society/who-writes-to-the-station.ts";

export type { Facet, FacetKind, PairFacet } from "./facet.ts";
export type { Genre, Pair, Passage } from "./passage.ts";
export { skillOf, topicOf } from "./topic-of.ts";

/** Raised by one whenever a passage is added or changed: the same seeds then make other items. */
export const passagesVersion = 3;

/** Every passage, by folder. */
export const passages: readonly (Passage | Pair)[] = [
  aSeasonAtQuillHouse,
  allTheSea,
  celebratedForCandor,
  elegyForABookbinder,
  interpreter,
  lowTide,
  oneChairDamaged,
  partlyFurnished,
  rainByVote,
  shortwave,
  theFerryBell,
  theFourthPetal,
  theIceHarvest,
  theLongTable,
  theOrchardLedger,
  theOwnerOfTheLid,
  thePriceOfPlums,
  thePrompter,
  theStandardPound,
  theThirdStair,
  theTurnAtTheThirdLanding,
  theWordMistaken,
  whatHeHadKnown,
  whatTheCoatCarries,
  aPennyAtTheDoor,
  aRoomInThisTown,
  aTravelerAndHisWriter,
  atSoMuchAWord,
  blankPagesInTheLog,
  bowlsThatNobodyListed,
  fourClocksInAStation,
  halfTheCandles,
  informationWanted,
  inventionsMadeTwice,
  mailToTheFarm,
  novelsReadAloud,
  onTheUsefulLiar,
  paidAtTheDoor,
  reasonsForAbsence,
  reliefForTheArms,
  tenHours,
  theDoorwaysOfTheCircles,
  theFiresThatWereNot,
  theGardenPanels,
  thePressAndTheRag,
  thePrizeCheese,
  twelveMinutesPastSix,
  whatTheLudditesBroke,
  whichMonth,
  aTownMadeOfPaper,
  desirePaths,
  tardyClocks,
  theLastTenMinutes,
  theShorterLine,
  theSignsAtTheMarket,
  threeFerries,
  whatTheTownBorrowed,
  whoWritesToTheStation,
  aFaceThatDoesNotMove,
  footstepsMadeByHand,
  howLongALabel,
  theFirstCoatOfPaint,
  theJokeThatWouldNotCross,
  theScoreAndThePause,
  theWrongBlue,
  unfinishedStatues,
  aNetworkWithoutAPlan,
  aScentOnTheAir,
  armyAntBridges,
  beansOnTheMountain,
  bouldersOnTheCliff,
  frogsBesideTheHighway,
  heldByTheLamp,
  leavesThatFold,
  nutsOnTheRoad,
  orchidsWithoutNectar,
  pollinatorGarden,
  seedVaultRice,
  shellsInTheMix,
  songsAboveTheTraffic,
  streetTrees,
  theInterruptedPuzzle,
  threadsUnderTheForest,
  twoIslandsOfLizards,
  whaleFall,
  whatTheTendrilKept,
  whatWakesTheSeeds,
  whyStripes,
];
