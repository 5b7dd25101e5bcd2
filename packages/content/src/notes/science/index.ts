import type { NoteSet } from "../note-set.ts";
import { antSteps } from "./ant-steps.ts";
import { bigBangOrSteadyState } from "./big-bang-or-steady-state.ts";
import { buriedSeeds } from "./buried-seeds.ts";
import { cappedSeedlings } from "./capped-seedlings.ts";
import { cepheidPeriods } from "./cepheid-periods.ts";
import { citrusTrial } from "./citrus-trial.ts";
import { dancingBees } from "./dancing-bees.ts";
import { diamondAndGraphite } from "./diamond-and-graphite.ts";
import { godwitFlights } from "./godwit-flights.ts";
import { haresAndRabbits } from "./hares-and-rabbits.ts";
import { heavierNitrogen } from "./heavier-nitrogen.ts";
import { innerCore } from "./inner-core.ts";
import { ioAndEuropa } from "./io-and-europa.ts";
import { iridiumLayer } from "./iridium-layer.ts";
import { islandFinches } from "./island-finches.ts";
import { mangroveIslands } from "./mangrove-islands.ts";
import { martianMoons } from "./martian-moons.ts";
import { moonOrigins } from "./moon-origins.ts";
import { ottersAndKelp } from "./otters-and-kelp.ts";
import { planetariumBuntings } from "./planetarium-buntings.ts";
import { quartzAndCalcite } from "./quartz-and-calcite.ts";
import { ringsAndRadiocarbon } from "./rings-and-radiocarbon.ts";
import { shoreWithoutStars } from "./shore-without-stars.ts";
import { snowCrystals } from "./snow-crystals.ts";
import { speciesOnTheMove } from "./species-on-the-move.ts";
import { starsOfHydrogen } from "./stars-of-hydrogen.ts";
import { steepAndGentle } from "./steep-and-gentle.ts";
import { stripedCoats } from "./striped-coats.ts";
import { sweetWormwood } from "./sweet-wormwood.ts";
import { ternJourneys } from "./tern-journeys.ts";
import { twoColorTheories } from "./two-color-theories.ts";
import { wormsAndPeanuts } from "./worms-and-peanuts.ts";
import { yarrowGardens } from "./yarrow-gardens.ts";

export const scienceNotes: readonly NoteSet[] = [
  antSteps,
  bigBangOrSteadyState,
  buriedSeeds,
  cappedSeedlings,
  cepheidPeriods,
  citrusTrial,
  dancingBees,
  diamondAndGraphite,
  godwitFlights,
  haresAndRabbits,
  heavierNitrogen,
  innerCore,
  ioAndEuropa,
  iridiumLayer,
  islandFinches,
  mangroveIslands,
  martianMoons,
  moonOrigins,
  ottersAndKelp,
  planetariumBuntings,
  quartzAndCalcite,
  ringsAndRadiocarbon,
  shoreWithoutStars,
  snowCrystals,
  speciesOnTheMove,
  starsOfHydrogen,
  steepAndGentle,
  stripedCoats,
  sweetWormwood,
  ternJourneys,
  twoColorTheories,
  wormsAndPeanuts,
  yarrowGardens,
];
