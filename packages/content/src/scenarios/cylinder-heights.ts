import type { Context } from "./context.ts";

/** A cylinder that is higher than it is wide, by how its height compares with its radius in life. */
export interface CylinderScenario extends Context {
  /** With its article, as the subject of a sentence. */
  readonly what: string;
  /** Its short name. */
  readonly thing: string;
  readonly unit: string;
  /** By how many units the height exceeds the radius or the diameter, and how many times as great it is. */
  readonly more: readonly [from: number, to: number];
  readonly times: readonly [from: number, to: number];
}

export const cylinderHeights: readonly CylinderScenario[] = [
  {
    basis: "Rock cores are 2 to 5 centimeters in radius and up to 60 centimeters long.",
    what: "A core of limestone",
    thing: "core",
    unit: "centimeters",
    more: [12, 48],
    times: [6, 14],
  },
  {
    basis: "Hot-water tanks for homes are 8 to 12 inches in radius and 40 to 60 inches high.",
    what: "A hot-water tank",
    thing: "tank",
    unit: "inches",
    more: [24, 45],
    times: [3, 6],
  },
  {
    basis: "Steel silos for grain are 6 to 15 feet in radius and 20 to 60 feet high.",
    what: "A steel silo for wheat",
    thing: "silo",
    unit: "feet",
    more: [10, 42],
    times: [2, 5],
  },
  {
    basis: "Cans for food are 3 to 5 centimeters in radius and 8 to 15 centimeters high.",
    what: "A can of tomatoes",
    thing: "can",
    unit: "centimeters",
    more: [3, 9],
    times: [2, 4],
  },
  {
    basis: "Oxygen cylinders are 2 to 5 inches in radius and 20 to 52 inches high.",
    what: "An oxygen tank",
    thing: "tank",
    unit: "inches",
    more: [15, 45],
    times: [7, 13],
  },
  {
    basis: "Columns of concrete are 1 to 3 feet in radius and 10 to 30 feet high.",
    what: "A concrete column of a bridge",
    thing: "column",
    unit: "feet",
    more: [8, 26],
    times: [6, 12],
  },
  {
    basis: "Beverage kegs are 6 to 8 inches in radius and 14 to 24 inches high.",
    what: "A metal keg",
    thing: "keg",
    unit: "inches",
    more: [4, 16],
    times: [2, 3],
  },
  {
    basis: "Sewer pipes are 0.5 to 3 meters in radius, in sections of 2 to 9 meters.",
    what: "A section of a storm sewer",
    thing: "section",
    unit: "meters",
    more: [2, 8],
    times: [2, 6],
  },
  {
    basis:
      "Bales of straw are 1 to 3 feet in radius and 4 to 6 feet long, wrapped in rows of up to 40 feet.",
    what: "A row of round straw bales",
    thing: "row",
    unit: "feet",
    more: [12, 36],
    times: [8, 15],
  },
  {
    basis: "Batteries are 0.5 to 2 centimeters in radius and 4 to 9 centimeters high.",
    what: "A rechargeable battery",
    thing: "battery",
    unit: "centimeters",
    more: [3, 7],
    times: [5, 8],
  },
];
