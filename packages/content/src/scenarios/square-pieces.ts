import type { Context } from "./context.ts";

/** A square piece that is made for a square place and priced by its area. */
export interface SquareScenario extends Context {
  /** "a company that rolls out turf" */
  readonly seller: string;
  readonly piece: string;
  /** Where it goes; its side is the unknown. */
  readonly place: string;
  readonly unit: "foot" | "meter" | "yard";
  readonly units: string;
  /** The least and the greatest price of a square unit, in cents, and fee or discount, in dollars. */
  readonly rate: readonly [number, number];
  readonly fee: readonly [number, number];
}

export const squareScenarios: readonly SquareScenario[] = [
  {
    seller: "an awning company",
    piece: "awning",
    place: "terrace",
    unit: "meter",
    units: "meters",
    rate: [6_500, 18_000],
    fee: [15, 60],
    basis: "Awnings cost about $65 to $180 a square meter.",
  },
  {
    seller: "a maker of tarpaulins",
    piece: "tarpaulin",
    place: "roof opening",
    unit: "foot",
    units: "feet",
    rate: [45, 275],
    fee: [6, 25],
    basis: "Tarpaulins cost about $0.50 to $2.75 a square foot.",
  },
  {
    seller: "a landscaping company",
    piece: "lawn",
    place: "courtyard",
    unit: "yard",
    units: "yards",
    rate: [625, 1_850],
    fee: [20, 90],
    basis: "Laid turf costs about $6 to $18 a square yard.",
  },
  {
    seller: "a contractor",
    piece: "slab",
    place: "generator shed",
    unit: "foot",
    units: "feet",
    rate: [645, 1_375],
    fee: [40, 180],
    basis: "Concrete slabs cost about $6 to $14 a square foot.",
  },
  {
    seller: "a manufacturer of floating covers",
    piece: "cover",
    place: "cooling basin",
    unit: "foot",
    units: "feet",
    rate: [225, 650],
    fee: [15, 85],
    basis: "Floating covers of basins cost about $2 to $6.50 a square foot.",
  },
  {
    seller: "a supplier of insect netting",
    piece: "net",
    place: "seedbed",
    unit: "yard",
    units: "yards",
    rate: [85, 475],
    fee: [4, 18],
    basis: "Insect netting costs about $1 to $5 a square yard.",
  },
  {
    seller: "a roofing company",
    piece: "roof",
    place: "pump house",
    unit: "foot",
    units: "feet",
    rate: [725, 1_645],
    fee: [50, 240],
    basis: "Metal roofs cost about $7 to $16 a square foot.",
  },
  {
    seller: "a carpet mill",
    piece: "carpet",
    place: "waiting area",
    unit: "meter",
    units: "meters",
    rate: [1_475, 5_625],
    fee: [12, 75],
    basis: "Commercial carpet costs about $15 to $56 a square meter.",
  },
];
