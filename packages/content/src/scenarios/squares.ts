import type { Context } from "./context.ts";

/** A flat square thing. */
export interface SquareScenario extends Context {
  /** What it is and where: "a square tile in the entrance hall of a museum". */
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
    some: "a square slate tile in the entrance hall of a courthouse",
    thing: "the tile",
    unit: "inches",
    from: 12,
    to: 36,
    basis: "Slate floor tiles have sides of about 12 to 36 inches.",
  },
  {
    some: "a square sampling plot that ecologists marked out in a prairie",
    thing: "the plot",
    unit: "feet",
    from: 6,
    to: 100,
    basis: "Sampling plots in grassland have sides of some feet to 100 feet.",
  },
  {
    some: "a square steel plate that covers a utility shaft in a sidewalk",
    thing: "the plate",
    unit: "inches",
    from: 18,
    to: 60,
    basis: "Covers of utility shafts have sides of about 18 to 60 inches.",
  },
  {
    some: "a square landing pad for helicopters on the roof of a hospital",
    thing: "the landing pad",
    unit: "meters",
    from: 14,
    to: 40,
    basis: "Landing pads on hospitals have sides of about 14 to 40 meters.",
  },
  {
    some: "a square silicon wafer cut for the solar cells of a satellite",
    thing: "the wafer",
    unit: "millimeters",
    from: 60,
    to: 220,
    basis: "Wafers for solar cells have sides of up to about 220 millimeters.",
  },
  {
    some: "a square wrestling mat that meets the rules of a state athletic association",
    thing: "the mat",
    unit: "feet",
    from: 32,
    to: 44,
    basis: "Wrestling mats have sides of about 38 to 42 feet.",
  },
  {
    some: "a square field in which an orchard tests new rootstocks of cherry trees",
    thing: "the field",
    unit: "yards",
    from: 20,
    to: 160,
    basis: "Test fields have sides of about 20 to 160 yards.",
  },
  {
    some: "a square oil painting that a conservation laboratory scanned with X-rays",
    thing: "the painting",
    unit: "centimeters",
    from: 30,
    to: 160,
    basis: "Most paintings have sides of about 30 to 160 centimeters.",
  },
  {
    some: "a square settling pond at a wastewater treatment plant",
    thing: "the pond",
    unit: "meters",
    from: 16,
    to: 90,
    basis: "Settling ponds have sides of about 15 to 90 meters.",
  },
  {
    some: "a square quilt that a textile mill produces for hotels",
    thing: "the quilt",
    unit: "inches",
    from: 68,
    to: 108,
    basis: "Quilts for hotel beds have sides of about 68 to 108 inches.",
  },
];
