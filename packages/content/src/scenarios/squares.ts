import type { Context } from "./context.ts";

/** A flat square thing. */
export interface SquareScenario extends Context {
  /** "A square slate tile" */
  readonly some: string;
  /** "the tile" */
  readonly thing: string;
  readonly unit: string;
  /** Lengths of its side as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const squareScenarios: readonly SquareScenario[] = [
  {
    some: "A square slate tile",
    thing: "the tile",
    unit: "inches",
    from: 12,
    to: 36,
    basis: "Slate floor tiles have sides of about 12 to 36 inches.",
  },
  {
    some: "A square sampling plot in a prairie",
    thing: "the plot",
    unit: "feet",
    from: 6,
    to: 100,
    basis: "Sampling plots in grassland have sides of some feet to 100 feet.",
  },
  {
    some: "A square steel plate",
    thing: "the plate",
    unit: "inches",
    from: 18,
    to: 60,
    basis: "Covers of utility shafts have sides of about 18 to 60 inches.",
  },
  {
    some: "A square landing pad for helicopters",
    thing: "the landing pad",
    unit: "meters",
    from: 14,
    to: 40,
    basis: "Landing pads on hospitals have sides of about 14 to 40 meters.",
  },
  {
    some: "A square silicon wafer for a solar cell",
    thing: "the wafer",
    unit: "millimeters",
    from: 60,
    to: 220,
    basis: "Wafers for solar cells have sides of up to about 220 millimeters.",
  },
  {
    some: "A square wrestling mat",
    thing: "the mat",
    unit: "feet",
    from: 32,
    to: 44,
    basis: "Wrestling mats have sides of about 38 to 42 feet.",
  },
  {
    some: "A square field of cherry trees",
    thing: "the field",
    unit: "yards",
    from: 20,
    to: 160,
    basis: "Test fields have sides of about 20 to 160 yards.",
  },
  {
    some: "A square painting",
    thing: "the painting",
    unit: "centimeters",
    from: 30,
    to: 160,
    basis: "Most paintings have sides of about 30 to 160 centimeters.",
  },
  {
    some: "A square settling pond",
    thing: "the pond",
    unit: "meters",
    from: 16,
    to: 90,
    basis: "Settling ponds have sides of about 15 to 90 meters.",
  },
  {
    some: "A square quilt",
    thing: "the quilt",
    unit: "inches",
    from: 68,
    to: 108,
    basis: "Quilts for beds have sides of about 68 to 108 inches.",
  },
];
