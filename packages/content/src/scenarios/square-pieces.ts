import type { Context } from "./context.ts";

/** A square piece that is cut for a square place and priced by its area. */
export interface SquareScenario extends Context {
  readonly seller: string;
  readonly piece: string;
  /** Where it goes; its side is the unknown. */
  readonly place: string;
  readonly unit: "foot" | "inch" | "meter" | "yard";
  readonly units: string;
  /** The least and the greatest price of a square unit, in dollars. */
  readonly from: number;
  readonly to: number;
}

export const squareScenarios: readonly SquareScenario[] = [
  {
    seller: "A supplier of safety glass",
    piece: "pane",
    place: "window frame",
    unit: "foot",
    units: "feet",
    from: 18,
    to: 45,
    basis: "Safety glass costs about $18 to $45 a square foot.",
  },
  {
    seller: "A mill that weaves wool carpet",
    piece: "rug",
    place: "floor panel",
    unit: "foot",
    units: "feet",
    from: 8,
    to: 38,
    basis: "Wool carpet costs about $8 to $38 a square foot.",
  },
  {
    seller: "A workshop that sews sailcloth",
    piece: "canvas",
    place: "market stall",
    unit: "meter",
    units: "meters",
    from: 25,
    to: 95,
    basis: "Sewn sailcloth costs about $25 to $95 a square meter.",
  },
  {
    seller: "A farm that grows turf",
    piece: "lawn",
    place: "courtyard",
    unit: "yard",
    units: "yards",
    from: 4,
    to: 18,
    basis: "Turf costs about $4 to $18 a square yard.",
  },
  {
    seller: "A studio that restores mosaics",
    piece: "panel",
    place: "wall niche",
    unit: "foot",
    units: "feet",
    from: 60,
    to: 190,
    basis: "Hand-set mosaics cost about $60 to $190 a square foot.",
  },
  {
    seller: "A quarry that cuts granite countertops",
    piece: "tabletop",
    place: "table base",
    unit: "foot",
    units: "feet",
    from: 40,
    to: 120,
    basis: "Granite slabs cost about $40 to $120 a square foot.",
  },
  {
    seller: "A contractor who lays concrete",
    piece: "patio",
    place: "garden plot",
    unit: "meter",
    units: "meters",
    from: 65,
    to: 160,
    basis: "Concrete patios cost about $65 to $160 a square meter.",
  },
  {
    seller: "A manufacturer of shade sails",
    piece: "sail",
    place: "terrace",
    unit: "meter",
    units: "meters",
    from: 20,
    to: 75,
    basis: "Shade sails cost about $20 to $75 a square meter.",
  },
];
