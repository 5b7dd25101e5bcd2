import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import { rational } from "../../math/rational.ts";
import { inProse } from "../wording/story.ts";

/** How often something small comes with things in a row: it is part of each, once, in each gap, or with each. */
export const PLACES = ["within", "once", "between", "each"] as const;
export type Place = (typeof PLACES)[number];

/** Things in a row, each with an amount of which only a range is known. */
export interface PackedScenario extends Context {
  /** "A carton contains a single row of 12 jars". */
  readonly row: (count: number) => string;
  /** "Each jar weighs at least 8 ounces and at most 9 ounces". */
  readonly one: (range: string) => string;
  /** What comes with it at each place, after that, in the same sentence or the next. */
  readonly with: Readonly<Record<Place, (amount: string) => string>>;
  /** "jar", "the label". */
  readonly thing: string;
  /** The total with what comes with it, and without. */
  readonly total: string;
  readonly bare: string;
  readonly letter: string;
  readonly unit: string;
  /** In tenths: the least amount of one, how far the range goes, and what comes with it. */
  readonly least: Grid;
  readonly wide: readonly [number, number];
  readonly extra: readonly [number, number];
}

/** "1 foot", "12.5 feet", from tenths. */
export function packedAmount(tenths: number, unit: string): string {
  const one = unit === "feet" ? "foot" : unit.replace(/s$/, "");
  return `${inProse(rational(tenths, 10))} ${tenths === 10 ? one : unit}`;
}

export const packed: readonly PackedScenario[] = [
  {
    basis: "Filled jars of honey weigh about 9 to 40 ounces.",
    row: (count) => `A carton contains a single row of ${count} jars of honey`,
    one: (range) => `Each jar weighs ${range}`,
    with: {
      within: (amount) => `, including a label that weighs ${amount}`,
      once: (amount) => `. The carton also contains a leaflet that weighs ${amount}`,
      between: (amount) => `. Between neighboring jars is a divider that weighs ${amount}`,
      each: (amount) => ` and is wrapped in paper that weighs an additional ${amount}`,
    },
    thing: "jar",
    total: "the total weight, in ounces, of everything in the carton",
    bare: "the total weight, in ounces, of the jars in the carton",
    letter: "w",
    unit: "ounces",
    least: [90, 380, 5],
    wide: [3, 12],
    extra: [2, 9],
  },
  {
    basis:
      "Tank cars are about 40 to 65 feet long, and the gap at a coupling is about 2 to 4 feet.",
    row: (count) => `A freight train is made up of ${count} tank cars`,
    one: (range) => `Each car is ${range} long`,
    with: {
      within: (amount) => `, including a coupling that is ${amount} long`,
      once: (amount) => `. Behind the last car is a signal device that is ${amount} long`,
      between: (amount) => `. The gap between neighboring cars is ${amount} long`,
      each: (amount) => ` and is followed by a coupling that is ${amount} long`,
    },
    thing: "car",
    total: "the total length, in feet, of the train",
    bare: "the total length, in feet, of the tank cars",
    letter: "d",
    unit: "feet",
    least: [400, 620, 5],
    wide: [5, 25],
    extra: [21, 44],
  },
  {
    basis:
      "Handmade clay tiles are about 95 to 300 millimeters wide, with joints of 2 to 7 millimeters.",
    row: (count) => `A mason sets a single row of ${count} clay tiles`,
    one: (range) => `Each tile is ${range} wide`,
    with: {
      within: (amount) => `, including a joint that is ${amount} wide`,
      once: (amount) => `. At one end of the row is a strip that is ${amount} wide`,
      between: (amount) => `. The joint between neighboring tiles is ${amount} wide`,
      each: (amount) => ` and is followed by a joint that is ${amount} wide`,
    },
    thing: "tile",
    total: "the total width, in millimeters, of the row",
    bare: "the total width, in millimeters, of the tiles in the row",
    letter: "w",
    unit: "millimeters",
    least: [950, 2_950, 5],
    wide: [10, 40],
    extra: [20, 70],
  },
  {
    basis: "Lessons of an audio course last about 14 to 45 minutes.",
    row: (count) => `An audio course consists of ${count} lessons`,
    one: (range) => `Each lesson lasts ${range}`,
    with: {
      within: (amount) => `, including a review that lasts ${amount}`,
      once: (amount) => `. Before the first lesson is an introduction that lasts ${amount}`,
      between: (amount) => `. Between consecutive lessons is a pause that lasts ${amount}`,
      each: (amount) => ` and is followed by a review that lasts ${amount}`,
    },
    thing: "lesson",
    total: "the total time, in minutes, that the course lasts",
    bare: "the total time, in minutes, that the lessons last",
    letter: "t",
    unit: "minutes",
    least: [140, 430, 5],
    wide: [10, 40],
    extra: [12, 48],
  },
  {
    basis: "A laboratory analyzes a water sample in about 6 to 20 minutes.",
    row: (count) => `A technician tests ${count} water samples`,
    one: (range) => `Each sample takes ${range}`,
    with: {
      within: (amount) => `, including ${amount} for rinsing the instrument`,
      once: (amount) =>
        `. Before the first sample, the technician needs ${amount} to set up the instrument`,
      between: (amount) =>
        `. Between consecutive samples, the technician needs ${amount} to rinse the instrument`,
      each: (amount) => ` and is followed by ${amount} for rinsing the instrument`,
    },
    thing: "sample",
    total: "the total time, in minutes, that the technician needs",
    bare: "the total time, in minutes, that the samples take",
    letter: "t",
    unit: "minutes",
    least: [60, 195, 5],
    wide: [5, 25],
    extra: [11, 35],
  },
  {
    basis: "Sheets of plywood are about 9 to 25 millimeters thick.",
    row: (count) => `A stack contains ${count} sheets of plywood`,
    one: (range) => `Each sheet is ${range} thick`,
    with: {
      within: (amount) => `, including a coating that is ${amount} thick`,
      once: (amount) => `. The stack lies on a base plate that is ${amount} thick`,
      between: (amount) => `. Between neighboring sheets are spacers that are ${amount} thick`,
      each: (amount) => ` and lies on spacers that are ${amount} thick`,
    },
    thing: "sheet",
    total: "the total height, in millimeters, of the stack",
    bare: "the total thickness, in millimeters, of the sheets in the stack",
    letter: "h",
    unit: "millimeters",
    least: [90, 245, 1],
    wide: [3, 12],
    extra: [11, 38],
  },
];
