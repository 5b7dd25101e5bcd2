import type { Context } from "./context.ts";

/** An amount of which the same part is kept, or lost, again and again. */
export interface PartScenario extends Context {
  /** A clause: "A tank holds 800 liters of water". */
  readonly start: (amount: string) => string;
  /** A clause: "after each bounce, the ball rises to 3/5 of the height from which it last fell". */
  readonly kept: (part: string) => string;
  readonly lost: (part: string) => string;
  /** "after the third bounce" */
  readonly after: (ordinal: string) => string;
  readonly asked: string;
  /** Amounts as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const partScenarios: readonly PartScenario[] = [
  {
    start: (amount) => `A rubber ball is dropped from a height of ${amount} millimeters`,
    kept: (part) => `after each bounce, it rises to ${part} of the height from which it last fell`,
    lost: (part) =>
      `after each bounce, it rises to the height from which it last fell less ${part} of that height`,
    after: (ordinal) => `after the ${ordinal} bounce`,
    asked: "the height, in millimeters, to which the ball rises",
    from: 640,
    to: 4_800,
    basis: "Bounce tests drop balls from about half a meter to five meters.",
  },
  {
    start: (amount) =>
      `A reservoir holds ${amount} acre-feet of water at the beginning of a drought`,
    kept: (part) =>
      `at the end of each month, ${part} of the water that was present at the beginning of the month is left`,
    lost: (part) =>
      `during each month, ${part} of the water that was present at the beginning of the month is released`,
    after: (ordinal) => `at the end of the ${ordinal} month`,
    asked: "the volume, in acre-feet, of the water that is left in the reservoir",
    from: 2_000,
    to: 96_000,
    basis: "Irrigation reservoirs hold some thousands to a hundred thousand acre-feet.",
  },
  {
    start: (amount) =>
      `A patient in a clinical trial receives a single intravenous dose of ${amount} micrograms of a medication`,
    kept: (part) =>
      `at the end of each hour, ${part} of the medication that was present at the beginning of the hour is left`,
    lost: (part) =>
      `during each hour, the body removes ${part} of the medication that was present at the beginning of the hour`,
    after: (ordinal) => `at the end of the ${ordinal} hour`,
    asked: "the mass, in micrograms, of the medication that is left in the body",
    from: 500,
    to: 64_000,
    basis: "Intravenous doses range from some hundred micrograms to tens of milligrams.",
  },
  {
    start: (amount) =>
      `At the surface of a lake, a meter measures an illumination of ${amount} lux, where a lux is a unit of brightness`,
    kept: (part) => `each meter of water lets through ${part} of the light that reaches it`,
    lost: (part) => `each meter of water absorbs ${part} of the light that reaches it`,
    after: (ordinal) => `directly below the ${ordinal} meter of water`,
    asked: "the illumination, in lux, that the meter measures",
    from: 2_400,
    to: 98_000,
    basis:
      "Daylight is about 1,000 to 100,000 lux, and a meter of lake water absorbs a quarter or more.",
  },
  {
    start: (amount) => `A tank of wastewater contains ${amount} milligrams of dissolved lead`,
    kept: (part) =>
      `each pass of the water through a filter leaves ${part} of the lead that was in the water before the pass`,
    lost: (part) =>
      `each pass of the water through a filter removes ${part} of the lead that was in the water before the pass`,
    after: (ordinal) => `after the ${ordinal} pass`,
    asked: "the mass, in milligrams, of the lead that is left in the water",
    from: 600,
    to: 48_000,
    basis: "A few cubic meters of workshop wastewater hold some grams of lead.",
  },
  {
    start: (amount) =>
      `The air in the sealed chamber of an electron microscope has a pressure of ${amount} pascals`,
    kept: (part) =>
      `each stroke of a vacuum pump leaves ${part} of the pressure that was there before the stroke`,
    lost: (part) =>
      `each stroke of a vacuum pump removes ${part} of the pressure that was there before the stroke`,
    after: (ordinal) => `after the ${ordinal} stroke`,
    asked: "the pressure, in pascals, that is left in the chamber",
    from: 24_000,
    to: 101_000,
    basis:
      "Air has a pressure of about 101,000 pascals at sea level; pumping starts there or below.",
  },
  {
    start: (amount) =>
      `A search for a drug against a fungal disease begins with ${amount} chemical compounds that are screened in rounds`,
    kept: (part) => `after each round, ${part} of the compounds in it are kept for the next round`,
    lost: (part) => `after each round, ${part} of the compounds in it are taken out of the search`,
    after: (ordinal) => `after the ${ordinal} round`,
    asked: "the number of compounds that are left",
    from: 1_000,
    to: 96_000,
    basis: "Screening libraries hold some thousands to a hundred thousand compounds.",
  },
  {
    start: (amount) =>
      `An extract of plant tissue contains ${amount} micrograms of an enzyme that is purified in several steps`,
    kept: (part) =>
      `each step keeps ${part} of the mass of the enzyme that was there before the step`,
    lost: (part) =>
      `each step loses ${part} of the mass of the enzyme that was there before the step`,
    after: (ordinal) => `after the ${ordinal} step`,
    asked: "the mass, in micrograms, of the enzyme that is left",
    from: 800,
    to: 72_000,
    basis:
      "Tissue extracts hold milligrams of an enzyme, and each purification step loses a good part.",
  },
  {
    start: (amount) =>
      `A settling basin of a water treatment plant contains ${amount} grams of clay that floats in the water`,
    kept: (part) =>
      `at the end of each hour, ${part} of the clay that was floating at the beginning of the hour still floats`,
    lost: (part) =>
      `during each hour, ${part} of the clay that was floating at the beginning of the hour sinks to the bottom`,
    after: (ordinal) => `at the end of the ${ordinal} hour`,
    asked: "the mass, in grams, of the clay that still floats",
    from: 1_200,
    to: 84_000,
    basis: "A basin of a thousand cubic meters of muddy water holds tens of kilograms of clay.",
  },
];
