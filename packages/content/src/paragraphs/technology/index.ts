import type { Paragraph } from "../paragraph.ts";
import { ashInRomanConcrete } from "./ash-in-roman-concrete.ts";
import { bookOfDevices } from "./book-of-devices.ts";
import { canalsAgainstFrost } from "./canals-against-frost.ts";
import { carbonFilaments } from "./carbon-filaments.ts";
import { clockDrivenByWater } from "./clock-driven-by-water.ts";
import { cloudyPolymer } from "./cloudy-polymer.ts";
import { englishLikePrograms } from "./english-like-programs.ts";
import { fuelForASatellite } from "./fuel-for-a-satellite.ts";
import { gearsFromAShipwreck } from "./gears-from-a-shipwreck.ts";
import { glassOfMurano } from "./glass-of-murano.ts";
import { gogglesForSnow } from "./goggles-for-snow.ts";
import { heatFromMeltingSalt } from "./heat-from-melting-salt.ts";
import { latexForCables } from "./latex-for-cables.ts";
import { loomsAndCards } from "./looms-and-cards.ts";
import { loopsInNetworks } from "./loops-in-networks.ts";
import { makersOfTheTransistor } from "./makers-of-the-transistor.ts";
import { mechanicalEncyclopedia } from "./mechanical-encyclopedia.ts";
import { normalChlorideMap } from "./normal-chloride-map.ts";
import { oilForEngines } from "./oil-for-engines.ts";
import { orbitByHand } from "./orbit-by-hand.ts";
import { prioritiesInDescent } from "./priorities-in-descent.ts";
import { rubberOfMesoamerica } from "./rubber-of-mesoamerica.ts";
import { shapeOfEarthFromOrbit } from "./shape-of-earth-from-orbit.ts";
import { steelInCrucibles } from "./steel-in-crucibles.ts";
import { stringsAcrossAGorge } from "./strings-across-a-gorge.ts";
import { telegraphForTrains } from "./telegraph-for-trains.ts";
import { tenseCostOfCargo } from "./tense-cost-of-cargo.ts";
import { tenseCrewsInOrbit } from "./tense-crews-in-orbit.ts";
import { tenseElectricStreetcars } from "./tense-electric-streetcars.ts";
import { tenseGatesOnTheThames } from "./tense-gates-on-the-thames.ts";
import { tenseLightOnAReef } from "./tense-light-on-a-reef.ts";
import { tunnelsForGroundwater } from "./tunnels-for-groundwater.ts";
import { turnCodesForLetters } from "./turn-codes-for-letters.ts";
import { turnFourSatellites } from "./turn-four-satellites.ts";
import { turnFrequencyHopping } from "./turn-frequency-hopping.ts";
import { turnParityDigit } from "./turn-parity-digit.ts";
import { turnRotatingBoatLift } from "./turn-rotating-boat-lift.ts";
import { turnSafetyLamp } from "./turn-safety-lamp.ts";
import { turnSemaphoreTowers } from "./turn-semaphore-towers.ts";
import { turnShieldUnderTheThames } from "./turn-shield-under-the-thames.ts";
import { turnTowersForTheWind } from "./turn-towers-for-the-wind.ts";
import { turnTwoMills } from "./turn-two-mills.ts";
import { turnWindTunnel } from "./turn-wind-tunnel.ts";

export const technologyParagraphs: readonly Paragraph[] = [
  ashInRomanConcrete,
  bookOfDevices,
  canalsAgainstFrost,
  carbonFilaments,
  clockDrivenByWater,
  cloudyPolymer,
  englishLikePrograms,
  fuelForASatellite,
  gearsFromAShipwreck,
  glassOfMurano,
  gogglesForSnow,
  heatFromMeltingSalt,
  latexForCables,
  loomsAndCards,
  loopsInNetworks,
  makersOfTheTransistor,
  mechanicalEncyclopedia,
  normalChlorideMap,
  oilForEngines,
  orbitByHand,
  prioritiesInDescent,
  rubberOfMesoamerica,
  shapeOfEarthFromOrbit,
  steelInCrucibles,
  stringsAcrossAGorge,
  telegraphForTrains,
  tenseCostOfCargo,
  tenseCrewsInOrbit,
  tenseElectricStreetcars,
  tenseGatesOnTheThames,
  tenseLightOnAReef,
  tunnelsForGroundwater,
  turnCodesForLetters,
  turnFourSatellites,
  turnFrequencyHopping,
  turnParityDigit,
  turnRotatingBoatLift,
  turnSafetyLamp,
  turnSemaphoreTowers,
  turnShieldUnderTheThames,
  turnTowersForTheWind,
  turnTwoMills,
  turnWindTunnel,
];
