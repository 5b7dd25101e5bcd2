import type { NoteSet } from "../note-set.ts";
import { aBirdsBeak } from "./a-birds-beak.ts";
import { aBoxOfWind } from "./a-box-of-wind.ts";
import { armsAndWires } from "./arms-and-wires.ts";
import { blueDiodes } from "./blue-diodes.ts";
import { cylindersAndDiscs } from "./cylinders-and-discs.ts";
import { earlyMetalType } from "./early-metal-type.ts";
import { falseAndTrueStories } from "./false-and-true-stories.ts";
import { floatingGlass } from "./floating-glass.ts";
import { hubbleAndWebb } from "./hubble-and-webb.ts";
import { ironAndChains } from "./iron-and-chains.ts";
import { jumpingSignals } from "./jumping-signals.ts";
import { lighthouseLens } from "./lighthouse-lens.ts";
import { moralMachine } from "./moral-machine.ts";
import { overAndUnder } from "./over-and-under.ts";
import { raisedDots } from "./raised-dots.ts";
import { romanConcrete } from "./roman-concrete.ts";
import { seaClock } from "./sea-clock.ts";
import { twoCanals } from "./two-canals.ts";
import { twoCassettes } from "./two-cassettes.ts";
import { twoSteamEngines } from "./two-steam-engines.ts";
import { twoSteelBridges } from "./two-steel-bridges.ts";
import { twoVoyagers } from "./two-voyagers.ts";
import { waterUnderground } from "./water-underground.ts";
import { wordsForMachines } from "./words-for-machines.ts";

export const technologyNotes: readonly NoteSet[] = [
  aBirdsBeak,
  aBoxOfWind,
  armsAndWires,
  blueDiodes,
  cylindersAndDiscs,
  earlyMetalType,
  falseAndTrueStories,
  floatingGlass,
  hubbleAndWebb,
  ironAndChains,
  jumpingSignals,
  lighthouseLens,
  moralMachine,
  overAndUnder,
  raisedDots,
  romanConcrete,
  seaClock,
  twoCanals,
  twoCassettes,
  twoSteamEngines,
  twoSteelBridges,
  twoVoyagers,
  waterUnderground,
  wordsForMachines,
];
