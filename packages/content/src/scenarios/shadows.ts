import type { Context } from "./context.ts";

/** Two upright things of different height whose shadows may end at one point. */
export interface ShadowScenario extends Context {
  readonly tall: string;
  readonly short: string;
  readonly unit: string;
  /** Heights as they are in life. */
  readonly tallFrom: number;
  readonly tallTo: number;
  readonly shortFrom: number;
  readonly shortTo: number;
}

export const shadowScenarios: readonly ShadowScenario[] = [
  {
    tall: "utility pole",
    short: "parking sign",
    unit: "feet",
    tallFrom: 18,
    tallTo: 40,
    shortFrom: 6,
    shortTo: 10,
    basis: "Utility poles rise about 18 to 40 feet above the ground, parking signs 6 to 10.",
  },
  {
    tall: "lighthouse",
    short: "signal mast",
    unit: "meters",
    tallFrom: 24,
    tallTo: 60,
    shortFrom: 8,
    shortTo: 18,
    basis: "Lighthouses are about 20 to 60 meters tall, signal masts about 8 to 20.",
  },
  {
    tall: "grain silo",
    short: "machine shed",
    unit: "feet",
    tallFrom: 40,
    tallTo: 90,
    shortFrom: 14,
    shortTo: 24,
    basis: "Farm silos are about 40 to 90 feet tall, machine sheds about 14 to 24.",
  },
  {
    tall: "Douglas fir",
    short: "red alder",
    unit: "feet",
    tallFrom: 60,
    tallTo: 160,
    shortFrom: 20,
    shortTo: 50,
    basis: "Grown Douglas firs are over 60 feet tall, young red alders 20 to 50.",
  },
  {
    tall: "wind turbine",
    short: "weather mast",
    unit: "meters",
    tallFrom: 48,
    tallTo: 120,
    shortFrom: 20,
    shortTo: 40,
    basis: "Wind turbines are about 50 to 120 meters tall, small weather masts 20 to 40.",
  },
  {
    tall: "cell tower",
    short: "floodlight pole",
    unit: "meters",
    tallFrom: 25,
    tallTo: 60,
    shortFrom: 8,
    shortTo: 18,
    basis: "Cell towers are about 25 to 60 meters tall, floodlight poles about 8 to 18.",
  },
  {
    tall: "loading crane",
    short: "stack of shipping containers",
    unit: "feet",
    tallFrom: 80,
    tallTo: 160,
    shortFrom: 26,
    shortTo: 52,
    basis: "Harbor cranes are about 80 to 160 feet tall, stacks of 3 to 6 containers 26 to 52.",
  },
  {
    tall: "courthouse clock tower",
    short: "memorial column",
    unit: "feet",
    tallFrom: 60,
    tallTo: 140,
    shortFrom: 20,
    shortTo: 45,
    basis: "Clock towers are about 60 to 140 feet tall, memorial columns about 20 to 45.",
  },
  {
    tall: "stadium light tower",
    short: "scoreboard",
    unit: "feet",
    tallFrom: 70,
    tallTo: 120,
    shortFrom: 20,
    shortTo: 36,
    basis: "Light towers of stadiums are about 70 to 120 feet tall, scoreboards 20 to 36.",
  },
];
