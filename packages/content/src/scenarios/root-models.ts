import type { Context } from "./context.ts";

/** A quantity that grows like a root of another. */
export interface RootScenario extends Context {
  /** "the speed $v$, in centimeters per second, of a marble" */
  readonly models: string;
  readonly name: string;
  /** "after it has rolled $x$ centimeters down a ramp" */
  readonly at: (letter: string) => string;
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
    models: "the speed $v$, in miles per hour, of a truck before it braked",
    name: "v",
    at: (letter) =>
      `if it left skid marks that are $${letter}$ feet long on a certain kind of pavement`,
    letters: ["d", "x", "r", "k"],
    asked: "the length of the skid marks",
    unit: "feet",
    modeled: "the speed before braking",
    modeledUnit: "miles per hour",
    isPhysical: true,
    factor: [2, 6],
    most: 400,
    basis: "On dry to wet pavement the speed is about 3 to 5.4 times the root of the skid in feet.",
  },
  {
    models: "the number $S$ of species of land birds that nest on an island of a certain group",
    name: "S",
    at: (letter) => `as a function of its area of $${letter}$ square kilometers`,
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
    models: "the flow rate $Q$, in liters per minute, of water through the nozzle of a fire hose",
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
    at: (letter) => `$${letter}$ hours after the wall was flooded`,
    letters: ["t", "x", "n", "k"],
    asked: "the time since the wall was flooded",
    unit: "hours",
    modeled: "the depth",
    modeledUnit: "millimeters",
    isPhysical: true,
    factor: [2, 12],
    most: 400,
    basis: "Bricks soak up water to about 5 to 12 millimeters in the first hour.",
  },
  {
    models: "the thickness $T$, in millimeters, of the ice on a drinking-water reservoir",
    name: "T",
    at: (letter) => `after $${letter}$ hours of continuous frost`,
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
    models: "the annual cost $C$, in thousands of dollars, of operating a refrigerated warehouse",
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
    at: (letter) => `$${letter}$ days after its latest version is released`,
    letters: ["t", "x", "d", "n"],
    asked: "the time since the version was released",
    unit: "days",
    modeled: "the total number of downloads",
    modeledUnit: "thousand",
    isPhysical: false,
    factor: [1, 25],
    most: 400,
    basis: "An app gathers some thousand to some hundred thousand downloads in a year.",
  },
  {
    models: "the height $H$, in centimeters, of a tomato seedling of a certain variety",
    name: "H",
    at: (letter) => `$${letter}$ days after it was planted under artificial light`,
    letters: ["t", "x", "d", "n"],
    asked: "the time since the seedling was planted",
    unit: "days",
    modeled: "the height of the seedling",
    modeledUnit: "centimeters",
    isPhysical: false,
    factor: [2, 9],
    most: 150,
    basis: "Tomato plants reach about 15 to 40 centimeters in a month under lamps.",
  },
  {
    models: "the frequency $F$, in vibrations per second, of the lowest string of a certain cello",
    name: "F",
    at: (letter) => `under a tension of $${letter}$ newtons, where a newton is a unit of force`,
    letters: ["x", "n", "t", "k"],
    asked: "the tension of the string",
    unit: "newtons",
    modeled: "the frequency",
    modeledUnit: "vibrations per second",
    isPhysical: true,
    factor: [4, 9],
    most: 300,
    basis: "The lowest string of a cello vibrates about 65 times a second under some 130 newtons.",
  },
];
