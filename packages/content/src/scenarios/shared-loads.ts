import type { Context } from "./context.ts";

/** Something that so many equal things bring about, each of them its part, over another quantity. */
export interface SharedLoadScenario extends Context {
  /** Letters for the result, for what each thing brings, and for what it is divided by. */
  readonly letters: readonly [result: string, each: string, by: string];
  /** "the current $I$, in amperes, in a circuit with $n$ equal lamps that each draw $p$ watts". */
  readonly told: string;
  /** "the supply has a voltage of $V$ volts" */
  readonly over: string;
  /** The two numbers in words. */
  readonly eachIs: (value: string) => string;
  readonly byIs: (value: string) => string;
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
    told: "the current $I$, in amperes, in a circuit with $n$ equal work lamps that each draw $p$ watts",
    over: "the supply has a voltage of $V$ volts",
    eachIs: (value) => `each lamp draws ${value} watts`,
    byIs: (value) => `the supply has a voltage of ${value} volts`,
    things: "lamps",
    result: "the current",
    unit: "amperes",
  },
  {
    basis: "Heating elements have 24 to 240 ohms and supplies 24 to 240 volts.",
    letters: ["I", "V", "R"],
    told: "the current $I$, in amperes, through $n$ equal heating elements that are each connected to a supply of $V$ volts",
    over: "each element has a resistance of $R$ ohms",
    eachIs: (value) => `the supply has a voltage of ${value} volts`,
    byIs: (value) => `each element has a resistance of ${value} ohms`,
    things: "heating elements",
    result: "the current",
    unit: "amperes",
  },
  {
    basis: "Tablets that disinfect water hold tens to hundreds of milligrams for as many liters.",
    letters: ["c", "m", "V"],
    told: "the concentration $c$, in milligrams per liter, of a disinfectant after $n$ tablets that each contain $m$ milligrams of it are dissolved",
    over: "the water tank holds $V$ liters",
    eachIs: (value) => `each tablet contains ${value} milligrams of the disinfectant`,
    byIs: (value) => `the tank holds ${value} liters`,
    things: "tablets",
    result: "the concentration",
    unit: "milligrams per liter",
  },
  {
    basis: "Crates weigh tens to hundreds of pounds and stand on tens to hundreds of square feet.",
    letters: ["q", "w", "A"],
    told: "the average load $q$, in pounds per square foot, on the floor of a loft in which $n$ equal crates that each weigh $w$ pounds are stored",
    over: "the floor has an area of $A$ square feet",
    eachIs: (value) => `each crate weighs ${value} pounds`,
    byIs: (value) => `the floor has an area of ${value} square feet`,
    things: "crates",
    result: "the average load",
    unit: "pounds per square foot",
  },
  {
    basis:
      "Loads of gravel weigh tens to hundreds of kilograms, and a path takes 5 to 40 for each square meter.",
    letters: ["d", "b", "A"],
    told: "the amount $d$ of gravel, in kilograms per square meter, on a path that is covered with $n$ equal loads that each weigh $b$ kilograms",
    over: "the path has an area of $A$ square meters",
    eachIs: (value) => `each load weighs ${value} kilograms`,
    byIs: (value) => `the path has an area of ${value} square meters`,
    things: "loads",
    result: "the amount of gravel",
    unit: "kilograms per square meter",
  },
];
