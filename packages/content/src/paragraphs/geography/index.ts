import type { Paragraph } from "../paragraph.ts";
import { baseOfTheCrust } from "./base-of-the-crust.ts";
import { brightnessOfSnow } from "./brightness-of-snow.ts";
import { carbonDioxideRecord } from "./carbon-dioxide-record.ts";
import { carbonateTable } from "./carbonate-table.ts";
import { causesOfAridity } from "./causes-of-aridity.ts";
import { chartsOfSwells } from "./charts-of-swells.ts";
import { climateAndOrbit } from "./climate-and-orbit.ts";
import { coreWithinTheCore } from "./core-within-the-core.ts";
import { cylindersInSunlight } from "./cylinders-in-sunlight.ts";
import { deepestSounding } from "./deepest-sounding.ts";
import { depthOfBaikal } from "./depth-of-baikal.ts";
import { dustForTheAmazon } from "./dust-for-the-amazon.ts";
import { horizonFromASummit } from "./horizon-from-a-summit.ts";
import { iceSeenBySatellite } from "./ice-seen-by-satellite.ts";
import { islandsOverAPlume } from "./islands-over-a-plume.ts";
import { junctionAtSiccarPoint } from "./junction-at-siccar-point.ts";
import { linesOfEqualWarmth } from "./lines-of-equal-warmth.ts";
import { mapForKingRoger } from "./map-for-king-roger.ts";
import { matchingStrata } from "./matching-strata.ts";
import { pressureSeesaw } from "./pressure-seesaw.ts";
import { regionsWithoutBorders } from "./regions-without-borders.ts";
import { residenceOfWater } from "./residence-of-water.ts";
import { reversedRocks } from "./reversed-rocks.ts";
import { ridgeAboveWater } from "./ridge-above-water.ts";
import { riftInTheRidge } from "./rift-in-the-ridge.ts";
import { riverWithoutASea } from "./river-without-a-sea.ts";
import { shellsInTheMountains } from "./shells-in-the-mountains.ts";
import { sizeOfCrystals } from "./size-of-crystals.ts";
import { tidesOfFundy } from "./tides-of-fundy.ts";
import { waterUnderYucatan } from "./water-under-yucatan.ts";
import { westerliesInEsperanto } from "./westerlies-in-esperanto.ts";

export const geographyParagraphs: readonly Paragraph[] = [
  baseOfTheCrust,
  brightnessOfSnow,
  carbonDioxideRecord,
  carbonateTable,
  causesOfAridity,
  chartsOfSwells,
  climateAndOrbit,
  coreWithinTheCore,
  cylindersInSunlight,
  deepestSounding,
  depthOfBaikal,
  dustForTheAmazon,
  horizonFromASummit,
  iceSeenBySatellite,
  islandsOverAPlume,
  junctionAtSiccarPoint,
  linesOfEqualWarmth,
  mapForKingRoger,
  matchingStrata,
  pressureSeesaw,
  regionsWithoutBorders,
  residenceOfWater,
  reversedRocks,
  ridgeAboveWater,
  riftInTheRidge,
  riverWithoutASea,
  shellsInTheMountains,
  sizeOfCrystals,
  tidesOfFundy,
  waterUnderYucatan,
  westerliesInEsperanto,
];
