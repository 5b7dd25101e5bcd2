import { antsAndTheLongerPath } from "./science/ants-and-the-longer-path.ts";
import { babbleBeforeWords } from "./science/babble-before-words.ts";
import { batsUnderTheBridge } from "./science/bats-under-the-bridge.ts";
import { beetlesInTheHedge } from "./science/beetles-in-the-hedge.ts";
import { blossomsSparedByFrost } from "./science/blossoms-spared-by-frost.ts";
import { breadThatRisesHigh } from "./science/bread-that-rises-high.ts";
import { dawnSongInTown } from "./science/dawn-song-in-town.ts";
import { dogsThatFollowAFinger } from "./science/dogs-that-follow-a-finger.ts";
import { dunesThatStayPut } from "./science/dunes-that-stay-put.ts";
import { eelgrassComesBack } from "./science/eelgrass-comes-back.ts";
import { errorsAfterLunch } from "./science/errors-after-lunch.ts";
import { facesInTheCrowd } from "./science/faces-in-the-crowd.ts";
import { firefliesInUnison } from "./science/fireflies-in-unison.ts";
import { handsWashedBeforeLunch } from "./science/hands-washed-before-lunch.ts";
import { morelsAfterTheFire } from "./science/morels-after-the-fire.ts";
import { mossOnTheNorthWall } from "./science/moss-on-the-north-wall.ts";
import { namesAfterANap } from "./science/names-after-a-nap.ts";
import { paintOnWoodenBoats } from "./science/paint-on-wooden-boats.ts";
import { secondBloomOfClover } from "./science/second-bloom-of-clover.ts";
import { seedlingsUnderOldTrees } from "./science/seedlings-under-old-trees.ts";
import { shellsThickAndThin } from "./science/shells-thick-and-thin.ts";
import { startsInTheSprint } from "./science/starts-in-the-sprint.ts";
import { stepsTakenInWinter } from "./science/steps-taken-in-winter.ts";
import { swallowsThatReturn } from "./science/swallows-that-return.ts";
import { tadpolesThatLeaveEarly } from "./science/tadpoles-that-leave-early.ts";
import { tomatoesWithFlavor } from "./science/tomatoes-with-flavor.ts";
import { daysOnPainkillers } from "./science/days-on-painkillers.ts";
import { wormsUnderTheLawn } from "./science/worms-under-the-lawn.ts";
import { yogurtThatSetsFirm } from "./science/yogurt-that-sets-firm.ts";
import { yolksOfDeepOrange } from "./science/yolks-of-deep-orange.ts";
import { apprenticesWhoFinished } from "./society/apprentices-who-finished.ts";
import { beadsFarFromTheSea } from "./society/beads-far-from-the-sea.ts";
import { benchesThatFill } from "./society/benches-that-fill.ts";
import { booksOffTheShelf } from "./society/books-off-the-shelf.ts";
import { coinsInTheGround } from "./society/coins-in-the-ground.ts";
import { dairiesOwnedTogether } from "./society/dairies-owned-together.ts";
import { hagglingAtTheStalls } from "./society/haggling-at-the-stalls.ts";
import { innsOnThePilgrimRoad } from "./society/inns-on-the-pilgrim-road.ts";
import { lanesFullOfBicycles } from "./society/lanes-full-of-bicycles.ts";
import { lettersToTheEditor } from "./society/letters-to-the-editor.ts";
import { marketsThatSurvive } from "./society/markets-that-survive.ts";
import { matineesThatSoldOut } from "./society/matinees-that-sold-out.ts";
import { meetingsWorthAttending } from "./society/meetings-worth-attending.ts";
import { namesSignedInFull } from "./society/names-signed-in-full.ts";
import { pepperInTheCookbooks } from "./society/pepper-in-the-cookbooks.ts";
import { potsCarriedUpriver } from "./society/pots-carried-upriver.ts";
import { questionsInClass } from "./society/questions-in-class.ts";
import { roadsInGoodRepair } from "./society/roads-in-good-repair.ts";
import { shopsThatGaveCredit } from "./society/shops-that-gave-credit.ts";
import { songsSungAtWork } from "./society/songs-sung-at-work.ts";
import { starsInTheQuilts } from "./society/stars-in-the-quilts.ts";
import { streetsThatCelebrate } from "./society/streets-that-celebrate.ts";
import { terracesOnTheHillside } from "./society/terraces-on-the-hillside.ts";
import { townsAlongTheCanal } from "./society/towns-along-the-canal.ts";
import { tunesThatChanged } from "./society/tunes-that-changed.ts";
import { volunteersWhoStay } from "./society/volunteers-who-stay.ts";
import { walletsHandedIn } from "./society/wallets-handed-in.ts";
import { wellsThatDrewACrowd } from "./society/wells-that-drew-a-crowd.ts";
import { whistlesAcrossTheValley } from "./society/whistles-across-the-valley.ts";
import { wordsFromTheMainland } from "./society/words-from-the-mainland.ts";
import type { Study } from "./study.ts";

export type { Cause, DataClaim, Study, StudyData, Test, Upshot } from "./study.ts";

/** Raised by one whenever a study is added or taken out: the same seeds then make other items. */
export const studiesVersion = 9;

/** Every study topic, by folder. */
export const studies: readonly Study[] = [
  antsAndTheLongerPath,
  babbleBeforeWords,
  batsUnderTheBridge,
  beetlesInTheHedge,
  blossomsSparedByFrost,
  breadThatRisesHigh,
  dawnSongInTown,
  dogsThatFollowAFinger,
  dunesThatStayPut,
  eelgrassComesBack,
  errorsAfterLunch,
  facesInTheCrowd,
  firefliesInUnison,
  handsWashedBeforeLunch,
  morelsAfterTheFire,
  mossOnTheNorthWall,
  namesAfterANap,
  paintOnWoodenBoats,
  secondBloomOfClover,
  seedlingsUnderOldTrees,
  shellsThickAndThin,
  startsInTheSprint,
  stepsTakenInWinter,
  swallowsThatReturn,
  tadpolesThatLeaveEarly,
  tomatoesWithFlavor,
  daysOnPainkillers,
  wormsUnderTheLawn,
  yogurtThatSetsFirm,
  yolksOfDeepOrange,
  apprenticesWhoFinished,
  beadsFarFromTheSea,
  benchesThatFill,
  booksOffTheShelf,
  coinsInTheGround,
  dairiesOwnedTogether,
  hagglingAtTheStalls,
  innsOnThePilgrimRoad,
  lanesFullOfBicycles,
  lettersToTheEditor,
  marketsThatSurvive,
  matineesThatSoldOut,
  meetingsWorthAttending,
  namesSignedInFull,
  pepperInTheCookbooks,
  potsCarriedUpriver,
  questionsInClass,
  roadsInGoodRepair,
  shopsThatGaveCredit,
  songsSungAtWork,
  starsInTheQuilts,
  streetsThatCelebrate,
  terracesOnTheHillside,
  townsAlongTheCanal,
  tunesThatChanged,
  volunteersWhoStay,
  walletsHandedIn,
  wellsThatDrewACrowd,
  whistlesAcrossTheValley,
  wordsFromTheMainland,
];
