import type { Context } from "./context.ts";
import type { ExactGrid } from "./exact-grid.ts";

/** Three amounts that grow in proportion, as the columns of a table. */
export interface ColumnsScenario extends Context {
  /** What the table shows, for its text alternative. */
  readonly shows: string;
  /** The sentence about it, without its period. */
  readonly told: string;
  /** The amount that the others depend on: its column, and "6 rolls". */
  readonly base: { readonly column: string; readonly of: (amount: string) => string };
  /** The other two: their columns, and the words of the question. */
  readonly others: readonly [Column, Column];
}

interface Column {
  readonly column: string;
  readonly ask: string;
  /** How much of it there may be for one of the base. */
  readonly per: ExactGrid;
}

export const columnsScenarios: readonly ColumnsScenario[] = [
  {
    shows: "the volume and the mass of identical samples of seawater",
    told: "The table shows the total volume and the total mass of different numbers of identical samples of seawater",
    base: { column: "Samples", of: (amount) => `${amount} of these samples` },
    others: [
      {
        column: "Volume (milliliters)",
        ask: "total volume, in milliliters,",
        per: { from: 240, to: 500, step: 10 },
      },
      {
        column: "Mass (grams)",
        ask: "total mass, in grams,",
        per: { from: 2465, to: 5145, step: 5, parts: 10 },
      },
    ],
    basis:
      "Sampling bottles hold about 250 to 500 milliliters, and a milliliter weighs about 1 gram.",
  },
  {
    shows: "the area and the weight of identical copper sheets",
    told: "The table shows the total area and the total weight of different numbers of identical copper sheets",
    base: { column: "Sheets", of: (amount) => `${amount} sheets` },
    others: [
      {
        column: "Area (square feet)",
        ask: "total area, in square feet,",
        per: { from: 120, to: 240, step: 5, parts: 10 },
      },
      {
        column: "Weight (pounds)",
        ask: "total weight, in pounds,",
        per: { from: 125, to: 345, step: 5, parts: 10 },
      },
    ],
    basis: "Roofing copper weighs about 1 to 1.5 pounds per square foot.",
  },
  {
    shows: "the length and the weight of identical rolls of steel cable",
    told: "The table shows the total length and the total weight of different numbers of identical rolls of steel cable",
    base: { column: "Rolls", of: (amount) => `${amount} rolls` },
    others: [
      {
        column: "Length (feet)",
        ask: "total length, in feet,",
        per: { from: 150, to: 350, step: 10 },
      },
      {
        column: "Weight (pounds)",
        ask: "total weight, in pounds,",
        per: { from: 345, to: 985, step: 5, parts: 10 },
      },
    ],
    basis: "Elevator cable weighs about a quarter of a pound per foot.",
  },
  {
    shows: "the area seeded and the cost of identical bags of grass seed",
    told: "The table shows the total area seeded with different numbers of identical bags of grass seed and the total cost of the bags",
    base: { column: "Bags", of: (amount) => `${amount} bags` },
    others: [
      {
        column: "Area (square meters)",
        ask: "total area seeded, in square meters,",
        per: { from: 185, to: 420, step: 5 },
      },
      {
        column: "Cost (dollars)",
        ask: "total cost, in dollars,",
        per: { from: 285, to: 695, step: 5, parts: 10 },
      },
    ],
    basis: "A bag of grass seed costs about $30 to $70 and covers some hundreds of square meters.",
  },
  {
    shows: "the distance and the electricity used for equal trips of a delivery van",
    told: "The table shows the total distance an electric van traveled and the total energy it used in different numbers of identical trips",
    base: { column: "Trips", of: (amount) => `${amount} of these trips` },
    others: [
      {
        column: "Distance (miles)",
        ask: "total distance, in miles,",
        per: { from: 84, to: 265, parts: 10 },
      },
      {
        column: "Energy (kilowatt-hours)",
        ask: "total energy used, in kilowatt-hours,",
        per: { from: 36, to: 115, parts: 10 },
      },
    ],
    basis: "Electric vans use about 0.4 kilowatt-hours per mile.",
  },
  {
    shows: "the energy and the protein in servings of roasted chickpeas",
    told: "The table shows the energy and the amount of protein in different numbers of servings of roasted chickpeas",
    base: { column: "Servings", of: (amount) => `${amount} servings` },
    others: [
      {
        column: "Energy (calories)",
        ask: "energy, in calories,",
        per: { from: 105, to: 145, step: 5 },
      },
      {
        column: "Protein (grams)",
        ask: "amount of protein, in grams,",
        per: { from: 45, to: 75, parts: 10 },
      },
    ],
    basis: "A serving of 30 grams has about 120 calories and 6 grams of protein.",
  },
  {
    shows: "the water used and the wheat harvested from identical test plots",
    told: "The table shows the total volume of water used and the total mass of wheat harvested on different numbers of identical plots",
    base: { column: "Plots", of: (amount) => `${amount} plots` },
    others: [
      {
        column: "Water (cubic meters)",
        ask: "total volume of water, in cubic meters,",
        per: { from: 124, to: 386, step: 2, parts: 10 },
      },
      {
        column: "Wheat (kilograms)",
        ask: "total mass of wheat, in kilograms,",
        per: { from: 145, to: 425, step: 5, parts: 10 },
      },
    ],
    basis: "A cubic meter of irrigation water yields about 1 kilogram of wheat.",
  },
  {
    shows: "the number of tiles and the weight of identical boxes of tile",
    told: "The table shows the total number of tiles and the total weight of different numbers of identical boxes of tiles",
    base: { column: "Boxes", of: (amount) => `${amount} boxes` },
    others: [
      { column: "Tiles", ask: "total number of tiles", per: { from: 8, to: 24 } },
      {
        column: "Weight (pounds)",
        ask: "total weight, in pounds,",
        per: { from: 285, to: 625, step: 5, parts: 10 },
      },
    ],
    basis: "A box of porcelain tile weighs about 30 to 60 pounds.",
  },
];
