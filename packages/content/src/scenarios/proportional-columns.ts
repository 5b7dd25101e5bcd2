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
    shows: "the volume and the cost of identical bottles of olive oil",
    told: "The table shows the total volume and the total cost of different numbers of identical bottles of olive oil",
    base: { column: "Bottles", of: (amount) => `${amount} bottles` },
    others: [
      {
        column: "Volume (milliliters)",
        ask: "total volume, in milliliters,",
        per: { from: 480, to: 760, step: 10 },
      },
      {
        column: "Cost (dollars)",
        ask: "total cost, in dollars,",
        per: { from: 85, to: 245, parts: 10 },
      },
    ],
    basis:
      "Bottles of olive oil hold about half a liter to three quarters and cost about $8 to $25.",
  },
  {
    shows: "the area and the weight of identical copper sheets",
    told: "The table shows the total area and the total weight of different numbers of identical copper sheets",
    base: { column: "Sheets", of: (amount) => `${amount} sheets` },
    others: [
      {
        column: "Area (square feet)",
        ask: "total area, in square feet,",
        per: { from: 180, to: 220, parts: 10 },
      },
      {
        column: "Weight (pounds)",
        ask: "total weight, in pounds,",
        per: { from: 220, to: 270, parts: 10 },
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
        per: { from: 240, to: 300, step: 2 },
      },
      {
        column: "Weight (pounds)",
        ask: "total weight, in pounds,",
        per: { from: 600, to: 780, step: 5, parts: 10 },
      },
    ],
    basis: "Elevator cable weighs about 0.2 to 0.33 pounds per foot.",
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
        per: { from: 180, to: 220, parts: 10 },
      },
      {
        column: "Energy (kilowatt-hours)",
        ask: "total energy used, in kilowatt-hours,",
        per: { from: 70, to: 90, parts: 10 },
      },
    ],
    basis: "Electric vans use about 0.3 to 0.5 kilowatt-hours per mile.",
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
    basis: "A serving of 30 grams has about 105 to 145 calories and 4.5 to 7.5 grams of protein.",
  },
  {
    shows: "the water used and the wheat harvested from identical test plots",
    told: "The table shows the total volume of water used and the total mass of wheat harvested on different numbers of identical plots",
    base: { column: "Plots", of: (amount) => `${amount} plots` },
    others: [
      {
        column: "Water (cubic meters)",
        ask: "total volume of water, in cubic meters,",
        per: { from: 200, to: 260, step: 2, parts: 10 },
      },
      {
        column: "Wheat (kilograms)",
        ask: "total mass of wheat, in kilograms,",
        per: { from: 180, to: 300, step: 2, parts: 10 },
      },
    ],
    basis: "A cubic meter of irrigation water yields about 0.7 to 1.5 kilograms of wheat.",
  },
  {
    shows: "the number of tiles and the weight of identical boxes of tile",
    told: "The table shows the total number of tiles and the total weight of different numbers of identical boxes of tiles",
    base: { column: "Boxes", of: (amount) => `${amount} boxes` },
    others: [
      { column: "Tiles", ask: "total number of tiles", per: { from: 10, to: 14 } },
      {
        column: "Weight (pounds)",
        ask: "total weight, in pounds,",
        per: { from: 420, to: 500, parts: 10 },
      },
    ],
    basis: "A porcelain tile of a square foot weighs about 3 to 5 pounds.",
  },
];
