import type { Context } from "./context.ts";

/** Something flat that may be a rectangle or a right triangle. */
export interface Plot extends Context {
  /** With its article: "a terrace". */
  readonly thing: string;
  /** What places it, on first mention: "paved with recycled brick". */
  readonly placed: string;
  readonly unit: "feet" | "meters" | "inches" | "yards" | "centimeters";
  /** Greatest side that is still plausible. */
  readonly longest: number;
}

export const plots: readonly Plot[] = [
  {
    thing: "a seed bed",
    placed: "for beans",
    unit: "feet",
    longest: 60,
    basis: "Seed beds have sides of some feet to 60 feet.",
  },
  {
    thing: "a terrace",
    placed: "paved with recycled brick",
    unit: "feet",
    longest: 50,
    basis: "Terraces have sides of up to about 50 feet.",
  },
  {
    thing: "a parking lot",
    placed: "for delivery trucks",
    unit: "meters",
    longest: 100,
    basis: "Parking areas have sides of up to about 100 meters.",
  },
  {
    thing: "a rice paddy",
    placed: "on a farm",
    unit: "yards",
    longest: 120,
    basis: "Paddies have sides of up to about 120 yards.",
  },
  {
    thing: "a sailcloth awning",
    placed: "at a market",
    unit: "inches",
    longest: 120,
    basis: "Awnings are up to about 10 feet long.",
  },
  {
    thing: "a pane",
    placed: "of tinted glass",
    unit: "centimeters",
    longest: 120,
    basis: "Panes have sides of up to 120 centimeters.",
  },
  {
    thing: "a steel plate",
    placed: "for a bridge",
    unit: "inches",
    longest: 60,
    basis: "Plates of joints have sides of up to 60 inches.",
  },
  {
    thing: "an enclosure",
    placed: "for injured sea otters",
    unit: "meters",
    longest: 80,
    basis: "Enclosures have sides of up to 80 meters.",
  },
  {
    thing: "a piece",
    placed: "of felt",
    unit: "inches",
    longest: 100,
    basis: "Pieces of felt are up to about 100 inches long.",
  },
  {
    thing: "a wetland",
    placed: "in a park",
    unit: "meters",
    longest: 120,
    basis: "Such wetlands have sides of up to 120 meters.",
  },
];

/** Something rectangular with a border of one width all around. */
export interface Bordered extends Context {
  /** With its article: "a historical map". */
  readonly inside: string;
  readonly border: string;
  /** The two in short: "the map and the mat". */
  readonly together: string;
  readonly unit: "inches" | "feet" | "meters" | "centimeters";
  /** Least and greatest side of what is inside. */
  readonly from: number;
  readonly to: number;
  /** Widest border. */
  readonly widest: number;
}

export const borderedThings: readonly Bordered[] = [
  {
    inside: "a bird mosaic",
    border: "a frame",
    together: "the mosaic and the frame",
    unit: "inches",
    from: 4,
    to: 40,
    widest: 8,
    basis: "Small mosaics are 4 to 40 inches wide.",
  },
  {
    inside: "a therapy pool",
    border: "a walkway",
    together: "the pool and the walkway",
    unit: "feet",
    from: 12,
    to: 90,
    widest: 12,
    basis: "Pools are 12 to 90 feet long, with walkways of 3 to 12 feet.",
  },
  {
    inside: "a bed of herbs",
    border: "a gravel path",
    together: "the bed and the path",
    unit: "feet",
    from: 5,
    to: 60,
    widest: 9,
    basis: "Beds are 5 to 60 feet long.",
  },
  {
    inside: "a historical map in an archive",
    border: "a cardboard mat",
    together: "the map and the mat",
    unit: "centimeters",
    from: 15,
    to: 110,
    widest: 15,
    basis: "Maps are 15 to 110 centimeters wide.",
  },
  {
    inside: "a field of sunflowers",
    border: "a strip of clover",
    together: "the field and the clover",
    unit: "meters",
    from: 6,
    to: 70,
    widest: 9,
    basis: "Small research fields are up to 70 meters long.",
  },
  {
    inside: "a wrestling mat",
    border: "a strip of foam tiles",
    together: "the mat and the tiles",
    unit: "feet",
    from: 4,
    to: 42,
    widest: 6,
    basis: "Wrestling mats are up to 42 feet wide.",
  },
  {
    inside: "a concrete pad",
    border: "a border of crushed stone",
    together: "the pad and the stone",
    unit: "feet",
    from: 6,
    to: 40,
    widest: 8,
    basis: "Pads of transformers are about 6 to 40 feet long.",
  },
];
