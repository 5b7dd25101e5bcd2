/** Three amounts that grow in proportion, as the columns of a table. */
export interface ColumnsScenario {
  readonly shows: string;
  /** "All the crates have the same weight and the same price." */
  readonly alike: string;
  /** The amount that the others depend on: its column, and "for 6 crates". */
  readonly base: { readonly column: string; readonly of: (amount: string) => string };
  /** The other two: their columns, and the words of the question. */
  readonly others: readonly [Column, Column];
}

interface Column {
  readonly column: string;
  readonly ask: string;
  /** How much of it there may be for one of the base. */
  readonly per: readonly [least: number, most: number];
}

export const columnsScenarios: readonly ColumnsScenario[] = [
  {
    shows: "the weight and the price of crates of oranges",
    alike: "All the crates have the same weight and the same price.",
    base: { column: "Crates", of: (amount) => `${amount} crates` },
    others: [
      { column: "Weight (pounds)", ask: "weight, in pounds,", per: [20, 45] },
      { column: "Price (dollars)", ask: "price, in dollars,", per: [15, 60] },
    ],
  },
  {
    shows: "the area and the weight of sheets of copper of the same thickness",
    alike: "All the sheets have the same area and the same weight.",
    base: { column: "Sheets", of: (amount) => `${amount} sheets` },
    others: [
      { column: "Area (square feet)", ask: "area, in square feet,", per: [4, 24] },
      { column: "Weight (pounds)", ask: "weight, in pounds,", per: [8, 60] },
    ],
  },
  {
    shows: "the length and the cost of spools of ribbon",
    alike: "All the spools have the same length and the same cost.",
    base: { column: "Spools", of: (amount) => `${amount} spools` },
    others: [
      { column: "Length (meters)", ask: "length, in meters,", per: [10, 50] },
      { column: "Cost (dollars)", ask: "cost, in dollars,", per: [3, 24] },
    ],
  },
  {
    shows: "the volume and the price of bottles of syrup",
    alike: "All the bottles have the same volume and the same price.",
    base: { column: "Bottles", of: (amount) => `${amount} bottles` },
    others: [
      { column: "Volume (fluid ounces)", ask: "volume, in fluid ounces,", per: [8, 40] },
      { column: "Price (dollars)", ask: "price, in dollars,", per: [4, 24] },
    ],
  },
  {
    shows: "the length and the weight of rolls of steel cable",
    alike: "All the rolls have the same length and the same weight.",
    base: { column: "Rolls", of: (amount) => `${amount} rolls` },
    others: [
      { column: "Length (feet)", ask: "length, in feet,", per: [50, 250] },
      { column: "Weight (pounds)", ask: "weight, in pounds,", per: [20, 90] },
    ],
  },
  {
    shows: "the area that bags of grass seed cover and their cost",
    alike: "All the bags cover the same area and have the same cost.",
    base: { column: "Bags", of: (amount) => `${amount} bags` },
    others: [
      { column: "Area (square yards)", ask: "area, in square yards,", per: [60, 300] },
      { column: "Cost (dollars)", ask: "cost, in dollars,", per: [12, 70] },
    ],
  },
  {
    shows: "the number of tiles in boxes and the weight of the boxes",
    alike: "All the boxes hold the same number of tiles and have the same weight.",
    base: { column: "Boxes", of: (amount) => `${amount} boxes` },
    others: [
      { column: "Tiles", ask: "number of tiles", per: [6, 48] },
      { column: "Weight (pounds)", ask: "weight, in pounds,", per: [20, 60] },
    ],
  },
];
