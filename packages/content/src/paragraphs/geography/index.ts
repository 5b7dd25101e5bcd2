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
import { moreAntarcticTreaty } from "./more-antarctic-treaty.ts";
import { moreApostrophesOnMaps } from "./more-apostrophes-on-maps.ts";
import { moreAralSea } from "./more-aral-sea.ts";
import { moreArcticMapsInWood } from "./more-arctic-maps-in-wood.ts";
import { moreArrivalsOnSurtsey } from "./more-arrivals-on-surtsey.ts";
import { moreBeringia } from "./more-beringia.ts";
import { moreCasiquiare } from "./more-casiquiare.ts";
import { moreCenterOfPopulation } from "./more-center-of-population.ts";
import { moreCirclesOfDistortion } from "./more-circles-of-distortion.ts";
import { moreCityHeat } from "./more-city-heat.ts";
import { moreClassesOfClimate } from "./more-classes-of-climate.ts";
import { moreCycleOfErosion } from "./more-cycle-of-erosion.ts";
import { moreDateLineAtKiribati } from "./more-date-line-at-kiribati.ts";
import { moreFallLine } from "./more-fall-line.ts";
import { moreFjordsAndRias } from "./more-fjords-and-rias.ts";
import { moreFormsOfDeltas } from "./more-forms-of-deltas.ts";
import { moreGridOfManhattan } from "./more-grid-of-manhattan.ts";
import { moreHeadOfTheMississippi } from "./more-head-of-the-mississippi.ts";
import { moreHeightsOfMountains } from "./more-heights-of-mountains.ts";
import { moreHierarchyOfTowns } from "./more-hierarchy-of-towns.ts";
import { moreInterruptedMap } from "./more-interrupted-map.ts";
import { moreKangnido } from "./more-kangnido.ts";
import { moreLandUnderTheNorthSea } from "./more-land-under-the-north-sea.ts";
import { moreLengthOfCoasts } from "./more-length-of-coasts.ts";
import { moreLengthOfTheMeter } from "./more-length-of-the-meter.ts";
import { moreLevelOfTheDeadSea } from "./more-level-of-the-dead-sea.ts";
import { moreNameOnAMap } from "./more-name-on-a-map.ts";
import { morePlacesOfPtolemy } from "./more-places-of-ptolemy.ts";
import { moreRingsAroundAMarket } from "./more-rings-around-a-market.ts";
import { moreRisingCoastOfBothnia } from "./more-rising-coast-of-bothnia.ts";
import { moreRiversAroundALagoon } from "./more-rivers-around-a-lagoon.ts";
import { moreRoutesToCalifornia } from "./more-routes-to-california.ts";
import { moreSeedsInTheIce } from "./more-seeds-in-the-ice.ts";
import { moreSequenceOfReefs } from "./more-sequence-of-reefs.ts";
import { moreShapeOfEarthExpeditions } from "./more-shape-of-earth-expeditions.ts";
import { moreSoilOnSlopes } from "./more-soil-on-slopes.ts";
import { moreStepsAtPanama } from "./more-steps-at-panama.ts";
import { moreStoresOnAStreet } from "./more-stores-on-a-street.ts";
import { moreTemplesAboveTheLake } from "./more-temples-above-the-lake.ts";
import { moreTripleDivide } from "./more-triple-divide.ts";
import { moreVerticalArchipelago } from "./more-vertical-archipelago.ts";
import { moreWarmthOfTiticaca } from "./more-warmth-of-titicaca.ts";
import { moreZonesOfAltitude } from "./more-zones-of-altitude.ts";
import { moreZuiderzee } from "./more-zuiderzee.ts";
import { pressureSeesaw } from "./pressure-seesaw.ts";
import { regionsWithoutBorders } from "./regions-without-borders.ts";
import { residenceOfWater } from "./residence-of-water.ts";
import { reversedRocks } from "./reversed-rocks.ts";
import { ridgeAboveWater } from "./ridge-above-water.ts";
import { riftInTheRidge } from "./rift-in-the-ridge.ts";
import { riverWithoutASea } from "./river-without-a-sea.ts";
import { shellsInTheMountains } from "./shells-in-the-mountains.ts";
import { sizeOfCrystals } from "./size-of-crystals.ts";
import { tenseAccidentalSea } from "./tense-accidental-sea.ts";
import { tenseBareGroundInAlaska } from "./tense-bare-ground-in-alaska.ts";
import { tenseDryBedOfOwensLake } from "./tense-dry-bed-of-owens-lake.ts";
import { tenseRetreatingFalls } from "./tense-retreating-falls.ts";
import { tenseReturningForests } from "./tense-returning-forests.ts";
import { tenseWeighingAGlacier } from "./tense-weighing-a-glacier.ts";
import { tenseWindmillsOfBeemster } from "./tense-windmills-of-beemster.ts";
import { tidesOfFundy } from "./tides-of-fundy.ts";
import { turnAntipodes } from "./turn-antipodes.ts";
import { turnFlattestSalt } from "./turn-flattest-salt.ts";
import { turnKingdomWithinACountry } from "./turn-kingdom-within-a-country.ts";
import { turnOneTimeForChina } from "./turn-one-time-for-china.ts";
import { turnShortestRoute } from "./turn-shortest-route.ts";
import { turnSnowEaters } from "./turn-snow-eaters.ts";
import { turnTepuis } from "./turn-tepuis.ts";
import { turnTwoBordersToTheSea } from "./turn-two-borders-to-the-sea.ts";
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
  moreAntarcticTreaty,
  moreApostrophesOnMaps,
  moreAralSea,
  moreArcticMapsInWood,
  moreArrivalsOnSurtsey,
  moreBeringia,
  moreCasiquiare,
  moreCenterOfPopulation,
  moreCirclesOfDistortion,
  moreCityHeat,
  moreClassesOfClimate,
  moreCycleOfErosion,
  moreDateLineAtKiribati,
  moreFallLine,
  moreFjordsAndRias,
  moreFormsOfDeltas,
  moreGridOfManhattan,
  moreHeadOfTheMississippi,
  moreHeightsOfMountains,
  moreHierarchyOfTowns,
  moreInterruptedMap,
  moreKangnido,
  moreLandUnderTheNorthSea,
  moreLengthOfCoasts,
  moreLengthOfTheMeter,
  moreLevelOfTheDeadSea,
  moreNameOnAMap,
  morePlacesOfPtolemy,
  moreRingsAroundAMarket,
  moreRisingCoastOfBothnia,
  moreRiversAroundALagoon,
  moreRoutesToCalifornia,
  moreSeedsInTheIce,
  moreSequenceOfReefs,
  moreShapeOfEarthExpeditions,
  moreSoilOnSlopes,
  moreStepsAtPanama,
  moreStoresOnAStreet,
  moreTemplesAboveTheLake,
  moreTripleDivide,
  moreVerticalArchipelago,
  moreWarmthOfTiticaca,
  moreZonesOfAltitude,
  moreZuiderzee,
  pressureSeesaw,
  regionsWithoutBorders,
  residenceOfWater,
  reversedRocks,
  ridgeAboveWater,
  riftInTheRidge,
  riverWithoutASea,
  shellsInTheMountains,
  sizeOfCrystals,
  tenseAccidentalSea,
  tenseBareGroundInAlaska,
  tenseDryBedOfOwensLake,
  tenseRetreatingFalls,
  tenseReturningForests,
  tenseWeighingAGlacier,
  tenseWindmillsOfBeemster,
  tidesOfFundy,
  turnAntipodes,
  turnFlattestSalt,
  turnKingdomWithinACountry,
  turnOneTimeForChina,
  turnShortestRoute,
  turnSnowEaters,
  turnTepuis,
  turnTwoBordersToTheSea,
  waterUnderYucatan,
  westerliesInEsperanto,
];
