import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** Something that so many equal things bring about, each of them its part, over another quantity. */
export interface SharedLoadScenario extends Context {
  /** Letters for the result, for what each thing brings, and for what it is divided by. */
  readonly letters: readonly [result: string, each: string, by: string];
  /** "the current $I$, in amperes, in a circuit with $n$ equal lamps". */
  readonly told: string;
  /** "$p$ is the power, in watts, of each lamp", and what it is divided by. */
  readonly each: string;
  readonly by: string;
  readonly things: string;
  /** "the current", and its unit. */
  readonly result: string;
  readonly unit: string;
  /** What each thing brings and what all is divided by; a sibling problem exchanges the two. */
  readonly parts: Grid;
  readonly limit: Grid;
}

export const sharedLoads: readonly SharedLoadScenario[] = [
  {
    basis:
      "Lamps draw 24 to 120 watts, batteries in a row have as many volts, and circuits carry up to 30 amperes.",
    letters: ["I", "p", "V"],
    told: "the current $I$, in amperes, in a circuit with $n$ lamps",
    each: "$p$ is the power, in watts, of each lamp",
    by: "$V$ is the voltage, in volts",
    things: "lamps",
    result: "the current",
    unit: "amperes",
    parts: [24, 120, 6],
    limit: [5, 30, 0.5],
  },
  {
    basis: "A small bale of hay weighs 40 to 100 pounds, and a cow eats up to 40 pounds a day.",
    letters: ["h", "b", "c"],
    told: "the average amount $h$ of hay per cow, in pounds, in $n$ bales",
    each: "$b$ is the weight, in pounds, of each bale",
    by: "$c$ is the number of cows",
    things: "bales",
    result: "the average amount of hay per cow",
    unit: "pounds",
    parts: [40, 100, 1],
    limit: [10, 40, 0.5],
  },
  {
    basis:
      "Tablets that disinfect water hold tens to hundreds of milligrams; tanks are shocked with up to some tens per liter.",
    letters: ["c", "m", "V"],
    told: "the concentration $c$, in milligrams per liter, of chlorine in a tank after $n$ tablets dissolve",
    each: "$m$ is the mass of chlorine, in milligrams, in each tablet",
    by: "$V$ is the volume of the tank, in liters",
    things: "tablets",
    result: "the concentration",
    unit: "milligrams per liter",
    parts: [50, 250, 5],
    limit: [5, 25, 0.5],
  },
  {
    basis:
      "Bags of compost weigh 25 to 60 pounds, and half an inch of compost is some 20 pounds per square yard.",
    letters: ["d", "w", "A"],
    told: "the amount $d$ of compost, in pounds per square yard, on a garden after $n$ bags are spread",
    each: "$w$ is the weight, in pounds, of each bag",
    by: "$A$ is the area of the garden, in square yards",
    things: "bags",
    result: "the amount of compost",
    unit: "pounds per square yard",
    parts: [25, 60, 1],
    limit: [6, 40, 0.5],
  },
  {
    basis:
      "A wheelbarrow holds 60 to 180 kilograms of gravel, and a layer of 1 to 4 centimeters has 15 to 60 per square meter.",
    letters: ["d", "b", "A"],
    told: "the amount $d$ of gravel, in kilograms per square meter, on a path after $n$ loads are spread",
    each: "$b$ is the mass, in kilograms, of each load",
    by: "$A$ is the area of the path, in square meters",
    things: "loads",
    result: "the amount of gravel",
    unit: "kilograms per square meter",
    parts: [60, 180, 5],
    limit: [15, 60, 0.5],
  },
];
