import type { Context } from "./context.ts";

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
}

export const sharedLoads: readonly SharedLoadScenario[] = [
  {
    basis:
      "Lamps draw 24 to 240 watts, supplies have 24 to 240 volts, and circuits carry 4 to 30 amperes.",
    letters: ["I", "p", "V"],
    told: "the current $I$, in amperes, in a circuit with $n$ lamps",
    each: "$p$ is the power, in watts, of each lamp",
    by: "$V$ is the voltage, in volts",
    things: "lamps",
    result: "the current",
    unit: "amperes",
  },
  {
    basis: "A bale of hay weighs tens to hundreds of pounds, and a cow eats 4 to 40 pounds a day.",
    letters: ["h", "b", "c"],
    told: "the average amount $h$ of hay per cow, in pounds, in $n$ bales",
    each: "$b$ is the weight, in pounds, of each bale",
    by: "$c$ is the number of cows",
    things: "bales",
    result: "the average amount of hay per cow",
    unit: "pounds",
  },
  {
    basis: "Tablets that disinfect water hold tens to hundreds of milligrams for as many liters.",
    letters: ["c", "m", "V"],
    told: "the concentration $c$, in milligrams per liter, of chlorine in a tank after $n$ tablets dissolve",
    each: "$m$ is the mass of chlorine, in milligrams, in each tablet",
    by: "$V$ is the volume of the tank, in liters",
    things: "tablets",
    result: "the concentration",
    unit: "milligrams per liter",
  },
  {
    basis:
      "Bags of compost weigh tens to hundreds of pounds, and a garden takes 4 to 40 per square yard.",
    letters: ["d", "w", "A"],
    told: "the amount $d$ of compost, in pounds per square yard, on a garden after $n$ bags are spread",
    each: "$w$ is the weight, in pounds, of each bag",
    by: "$A$ is the area of the garden, in square yards",
    things: "bags",
    result: "the amount of compost",
    unit: "pounds per square yard",
  },
  {
    basis:
      "Loads of gravel weigh tens to hundreds of kilograms, and a path takes 5 to 40 for each square meter.",
    letters: ["d", "b", "A"],
    told: "the amount $d$ of gravel, in kilograms per square meter, on a path after $n$ loads are spread",
    each: "$b$ is the mass, in kilograms, of each load",
    by: "$A$ is the area of the path, in square meters",
    things: "loads",
    result: "the amount of gravel",
    unit: "kilograms per square meter",
  },
];
