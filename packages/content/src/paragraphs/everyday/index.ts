import type { Paragraph } from "../paragraph.ts";
import { altheaGibson } from "./althea-gibson.ts";
import { appertBottles } from "./appert-bottles.ts";
import { bottleGourd } from "./bottle-gourd.ts";
import { buttonhole } from "./buttonhole.ts";
import { chessQueen } from "./chess-queen.ts";
import { classicOfTea } from "./classic-of-tea.ts";
import { cochranDishwasher } from "./cochran-dishwasher.ts";
import { dissectedMaps } from "./dissected-maps.ts";
import { firstCrossword } from "./first-crossword.ts";
import { fosburyFlop } from "./fosbury-flop.ts";
import { freezeDriedFoods } from "./freeze-dried-foods.ts";
import { gertrudeEderle } from "./gertrude-ederle.ts";
import { grassInBoots } from "./grass-in-boots.ts";
import { gutskinParkas } from "./gutskin-parkas.ts";
import { kangaProverbs } from "./kanga-proverbs.ts";
import { kapa } from "./kapa.ts";
import { kimchiAndChili } from "./kimchi-and-chili.ts";
import { landlordsGame } from "./landlords-game.ts";
import { marathonDistance } from "./marathon-distance.ts";
import { mesoamericanRubber } from "./mesoamerican-rubber.ts";
import { nixtamal } from "./nixtamal.ts";
import { nutmegAndManhattan } from "./nutmeg-and-manhattan.ts";
import { origamiDiagrams } from "./origami-diagrams.ts";
import { safetyBicycle } from "./safety-bicycle.ts";
import { safetyPin } from "./safety-pin.ts";
import { sumptuaryLaws } from "./sumptuary-laws.ts";
import { tableForks } from "./table-forks.ts";
import { teaBricks } from "./tea-bricks.ts";
import { tenseCardsOnTheMove } from "./tense-cards-on-the-move.ts";
import { tenseClayInPencils } from "./tense-clay-in-pencils.ts";
import { tenseCoffeeAndCompany } from "./tense-coffee-and-company.ts";
import { tenseOrderOfKeys } from "./tense-order-of-keys.ts";
import { tenseRightSideOfTheRoad } from "./tense-right-side-of-the-road.ts";
import { tenseRulesForANewGame } from "./tense-rules-for-a-new-game.ts";
import { tinCans } from "./tin-cans.ts";
import { tomatoSauce } from "./tomato-sauce.ts";
import { turnBitterCassava } from "./turn-bitter-cassava.ts";
import { turnCapturedPieces } from "./turn-captured-pieces.ts";
import { turnClaspLocker } from "./turn-clasp-locker.ts";
import { turnHooksAndLoops } from "./turn-hooks-and-loops.ts";
import { turnMoldForMiso } from "./turn-mold-for-miso.ts";
import { turnOneCloth } from "./turn-one-cloth.ts";
import { turnPapinsDigester } from "./turn-papins-digester.ts";
import { turnPeachBaskets } from "./turn-peach-baskets.ts";
import { turnPortableHouses } from "./turn-portable-houses.ts";
import { turnRaisedDough } from "./turn-raised-dough.ts";
import { turnSapOfTheMaple } from "./turn-sap-of-the-maple.ts";

export const everydayParagraphs: readonly Paragraph[] = [
  altheaGibson,
  appertBottles,
  bottleGourd,
  buttonhole,
  chessQueen,
  classicOfTea,
  cochranDishwasher,
  dissectedMaps,
  firstCrossword,
  fosburyFlop,
  freezeDriedFoods,
  gertrudeEderle,
  grassInBoots,
  gutskinParkas,
  kangaProverbs,
  kapa,
  kimchiAndChili,
  landlordsGame,
  marathonDistance,
  mesoamericanRubber,
  nixtamal,
  nutmegAndManhattan,
  origamiDiagrams,
  safetyBicycle,
  safetyPin,
  sumptuaryLaws,
  tableForks,
  teaBricks,
  tenseCardsOnTheMove,
  tenseClayInPencils,
  tenseCoffeeAndCompany,
  tenseOrderOfKeys,
  tenseRightSideOfTheRoad,
  tenseRulesForANewGame,
  tinCans,
  tomatoSauce,
  turnBitterCassava,
  turnCapturedPieces,
  turnClaspLocker,
  turnHooksAndLoops,
  turnMoldForMiso,
  turnOneCloth,
  turnPapinsDigester,
  turnPeachBaskets,
  turnPortableHouses,
  turnRaisedDough,
  turnSapOfTheMaple,
];
