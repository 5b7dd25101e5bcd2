import type { Context } from "./context.ts";

/** A quantity that grows like a root of another. */
export interface RootScenario extends Context {
  /** "the speed $v$, in centimeters per second, of a marble" */
  readonly models: string;
  readonly name: string;
  /** "after it has rolled $x$ centimeters down a ramp" */
  readonly at: (letter: string) => string;
  /** The same where a number is added to, or subtracted from, this letter: then it stands under the root. */
  readonly shifted?: {
    readonly plus: (letter: string, number: number) => string;
    readonly minus: (letter: string, number: number) => string;
  };
  /** Letters for the other quantity; none may be read as a word. */
  readonly letters: readonly string[];
  /** The other quantity when it is asked for: "the distance the marble has rolled". */
  readonly asked: string;
  readonly unit: string;
  readonly modeled: string;
  readonly modeledUnit: string;
  /** Whether a law of nature makes the root a square root; else any root may fit the data. */
  readonly isPhysical: boolean;
  /** The least and the greatest factor of a square root, and the greatest value of the other quantity. */
  readonly factor: readonly [number, number];
  readonly most: number;
}

export const rootScenarios: readonly RootScenario[] = [
  {
    models: "the distance $D$, in kilometers, to the horizon from a balloon",
    name: "D",
    at: (letter) => `$${letter}$ meters above sea level`,
    letters: ["h", "x", "k", "n", "w", "r"],
    shifted: {
      plus: (letter, number) =>
        `$${letter}$ meters above the top of a hill that is $${number}$ meters high`,
      minus: (letter, number) =>
        `$${letter}$ meters above sea level over a plain with an elevation of $${number}$ meters`,
    },
    asked: "the height of the balloon",
    unit: "meters",
    modeled: "the distance to the horizon",
    modeledUnit: "kilometers",
    isPhysical: true,
    factor: [3.5, 3.9],
    most: 900,
    basis:
      "From h meters above a plain, the horizon is 3.57 times the root of h away, and about 3.86 times where the air bends light.",
  },
  {
    models: "the number $S$ of species of birds that nest on an island",
    name: "S",
    at: (letter) => `with an area of $${letter}$ square kilometers`,
    letters: ["x", "k", "w", "r"],
    asked: "the area of the island",
    unit: "square kilometers",
    modeled: "the number of species",
    modeledUnit: "",
    isPhysical: false,
    factor: [1, 9],
    most: 900,
    basis:
      "Islands of one to some hundred square kilometers have a few to a hundred species of birds.",
  },
  {
    models: "the flow rate $Q$, in liters per minute, of water from a fire hose",
    name: "Q",
    at: (letter) => `at a pressure of $${letter}$ kilopascals`,
    letters: ["p", "x", "r", "k"],
    asked: "the pressure in the hose",
    unit: "kilopascals",
    modeled: "the flow rate",
    modeledUnit: "liters per minute",
    isPhysical: true,
    factor: [4, 24],
    most: 900,
    basis: "Nozzles deliver 100 to 600 liters a minute at 200 to 900 kilopascals.",
  },
  {
    models: "the depth $D$, in millimeters, to which water has soaked into a brick wall",
    name: "D",
    at: (letter) => `$${letter}$ hours after a flood`,
    letters: ["t", "x", "n", "k"],
    asked: "the time since the flood",
    unit: "hours",
    modeled: "the depth",
    modeledUnit: "millimeters",
    isPhysical: true,
    factor: [2, 12],
    most: 400,
    basis: "Bricks soak up water to about 5 to 12 millimeters in the first hour.",
  },
  {
    models: "the thickness $T$, in millimeters, of the ice on a reservoir",
    name: "T",
    at: (letter) => `after $${letter}$ hours of frost`,
    letters: ["n", "t", "x", "h"],
    asked: "the duration of the frost",
    unit: "hours",
    modeled: "the thickness of the ice",
    modeledUnit: "millimeters",
    isPhysical: true,
    factor: [2, 12],
    most: 900,
    basis: "Ice grows to about 25 to 60 millimeters in a first day of hard frost.",
  },
  {
    models: "the annual cost $C$, in thousands of dollars, of cooling a warehouse",
    name: "C",
    at: (letter) => `with a volume of $${letter}$ thousand cubic feet`,
    letters: ["x", "v", "n", "r"],
    asked: "the volume of the warehouse",
    unit: "thousands of cubic feet",
    modeled: "the annual cost",
    modeledUnit: "thousand dollars",
    isPhysical: false,
    factor: [3, 25],
    most: 900,
    basis:
      "Cold storage costs some hundred thousand dollars a year for some hundred thousand cubic feet.",
  },
  {
    models: "the total number $N$, in thousands, of downloads of a weather app",
    name: "N",
    at: (letter) => `$${letter}$ days after its release`,
    letters: ["t", "x", "d", "n"],
    asked: "the time since the release",
    unit: "days",
    modeled: "the total number of downloads",
    modeledUnit: "thousand",
    isPhysical: false,
    factor: [1, 25],
    most: 400,
    basis: "An app gathers some thousand to some hundred thousand downloads in a year.",
  },
  {
    models: "the height $H$, in centimeters, of a tomato plant",
    name: "H",
    at: (letter) => `$${letter}$ days after it was planted`,
    letters: ["t", "x", "d", "n"],
    asked: "the time since planting",
    unit: "days",
    modeled: "the height of the plant",
    modeledUnit: "centimeters",
    isPhysical: false,
    factor: [2, 9],
    most: 150,
    basis: "Tomato plants reach about 15 to 40 centimeters in a month under lamps.",
  },
  {
    models: "the radius $R$, in meters, of a patch of oil on the sea",
    name: "R",
    at: (letter) => `$${letter}$ hours after it was detected`,
    letters: ["t", "x", "n", "k"],
    asked: "the time since the oil was detected",
    unit: "hours",
    modeled: "the radius",
    modeledUnit: "meters",
    isPhysical: true,
    factor: [4, 30],
    most: 300,
    basis: "Patches of spilled oil spread to tens or hundreds of meters within days.",
  },
];
