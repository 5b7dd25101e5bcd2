import type { Context } from "./context.ts";

/** A thing in the shape of a right rectangular prism, and what is stretched inside it. */
export interface BoxScenario extends Context {
  /** "A wooden crate" */
  readonly some: string;
  readonly thing: string;
  /** What it stands on: "floor". */
  readonly base: string;
  /** "wire", "wires" */
  readonly rod: readonly [one: string, several: string];
  readonly unit: string;
  /** Widths and depths as they are in life, and heights. */
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

export const boxScenarios: readonly BoxScenario[] = [
  {
    some: "A wooden shipping crate",
    thing: "the crate",
    base: "bottom",
    rod: ["wire", "wires"],
    unit: "inches",
    from: 18,
    to: 60,
    low: 14,
    high: 48,
    basis: "Art crates measure about 18 to 60 inches.",
  },
  {
    some: "A recording studio",
    thing: "the studio",
    base: "floor",
    rod: ["cable", "cables"],
    unit: "feet",
    from: 9,
    to: 32,
    low: 8,
    high: 14,
    basis: "Recording studios are about 9 to 32 feet wide and 8 to 14 feet high.",
  },
  {
    some: "A saltwater fish tank",
    thing: "the tank",
    base: "bottom",
    rod: ["cord", "cords"],
    unit: "centimeters",
    from: 40,
    to: 120,
    low: 30,
    high: 75,
    basis: "Fish tanks measure about 40 to 120 centimeters.",
  },
  {
    some: "A shipping container",
    thing: "the container",
    base: "floor",
    rod: ["rope", "ropes"],
    unit: "feet",
    from: 8,
    to: 40,
    low: 8,
    high: 10,
    basis: "Shipping containers are 8 to 40 feet long and 8 to 10 feet high.",
  },
  {
    some: "A cardboard carton",
    thing: "the carton",
    base: "bottom",
    rod: ["strap", "straps"],
    unit: "centimeters",
    from: 22,
    to: 58,
    low: 8,
    high: 30,
    basis: "Mailing cartons measure about 20 to 60 centimeters.",
  },
  {
    some: "A stage with a steel frame",
    thing: "the stage",
    base: "floor",
    rod: ["cable", "cables"],
    unit: "meters",
    from: 4,
    to: 16,
    low: 3,
    high: 9,
    basis: "Framed stages are about 4 to 16 meters wide.",
  },
  {
    some: "A section of a greenhouse",
    thing: "the section",
    base: "floor",
    rod: ["support wire", "support wires"],
    unit: "feet",
    from: 8,
    to: 36,
    low: 7,
    high: 13,
    basis: "Sections of greenhouses are about 8 to 36 feet wide.",
  },
  {
    some: "A walk-in freezer",
    thing: "the freezer",
    base: "floor",
    rod: ["sensor wire", "sensor wires"],
    unit: "feet",
    from: 6,
    to: 28,
    low: 7,
    high: 12,
    basis: "Walk-in freezers are about 6 to 28 feet wide.",
  },
];
