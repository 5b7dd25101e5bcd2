import type { Context } from "./context.ts";

/** Something that is sold in packages of several brands. */
export interface PackageScenario extends Context {
  /** Who compares them. */
  readonly told: string;
  readonly goods: string;
  readonly unit: string;
  /** Sizes, and prices of one unit in cents, as they are in life. */
  readonly sizes: readonly number[];
  readonly from: number;
  readonly to: number;
}

export const packageScenarios: readonly PackageScenario[] = [
  {
    told: "A bakery compared three brands of brown rice flour",
    goods: "brown rice flour",
    unit: "pound",
    sizes: [2, 3, 5, 8, 10, 12, 20, 25],
    from: 95,
    to: 240,
    basis: "Rice flour costs about $1 to $2.40 per pound.",
  },
  {
    told: "A coffee shop compared three brands of roasted coffee",
    goods: "roasted coffee",
    unit: "ounce",
    sizes: [8, 10, 12, 16, 20, 24, 30, 32],
    from: 55,
    to: 120,
    basis: "Roasted coffee costs about $0.55 to $1.20 per ounce.",
  },
  {
    told: "A restaurant compared three brands of olive oil",
    goods: "olive oil",
    unit: "fluid ounce",
    sizes: [8, 12, 16, 17, 25, 32, 48],
    from: 35,
    to: 90,
    basis: "Olive oil costs about $0.35 to $0.90 per fluid ounce.",
  },
  {
    told: "A hotel compared three brands of laundry detergent",
    goods: "laundry detergent",
    unit: "ounce",
    sizes: [30, 40, 50, 64, 75, 90, 100],
    from: 8,
    to: 24,
    basis: "Detergent costs about 8 to 24 cents per ounce.",
  },
  {
    told: "A plant nursery compared three brands of potting bark",
    goods: "potting bark",
    unit: "quart",
    sizes: [4, 8, 10, 16, 25, 32, 50],
    from: 45,
    to: 120,
    basis: "Orchid bark costs about $0.45 to $1.20 per quart.",
  },
  {
    told: "A household budget study compared three brands of cheddar cheese",
    goods: "cheddar cheese",
    unit: "ounce",
    sizes: [5, 6, 8, 10, 12, 16, 24, 32],
    from: 28,
    to: 90,
    basis: "Cheddar costs about $0.28 to $0.90 per ounce.",
  },
  {
    told: "A law office compared three brands of recycled printer paper",
    goods: "recycled printer paper",
    unit: "sheet",
    sizes: [50, 100, 150, 200, 250, 400, 500],
    from: 2,
    to: 6,
    basis: "Paper costs about 2 to 6 cents per sheet.",
  },
  {
    told: "An electrician compared three brands of shielded cable",
    goods: "shielded cable",
    unit: "foot",
    sizes: [6, 10, 15, 20, 25, 30, 50, 60],
    from: 35,
    to: 140,
    basis: "Shielded cable costs about $0.35 to $1.40 per foot.",
  },
  {
    told: "A snack company compared three brands of shelled almonds",
    goods: "shelled almonds",
    unit: "ounce",
    sizes: [6, 8, 10, 14, 16, 20, 25, 40],
    from: 40,
    to: 95,
    basis: "Shelled almonds cost about $0.40 to $0.95 per ounce.",
  },
  {
    told: "A nature center compared three brands of sunflower seed",
    goods: "sunflower seed",
    unit: "pound",
    sizes: [4, 5, 8, 10, 14, 18, 20, 40],
    from: 90,
    to: 220,
    basis: "Sunflower seed costs about $0.90 to $2.20 per pound.",
  },
];
