/** Three amounts that grow in proportion, as the columns of a table. */
export interface ColumnsScenario {
  readonly shows: string;
  /** The amount that the others depend on: its column, and "for 6 crates". */
  readonly base: { readonly column: string; readonly of: (amount: string) => string };
  /** The other two: their columns, and the words of the question. */
  readonly others: readonly [Column, Column];
  /** Most of either other amount for one of the base. */
  readonly most: number;
}

interface Column {
  readonly column: string;
  readonly ask: string;
}

export const columnsScenarios: readonly ColumnsScenario[] = [
  {
    shows: "the weight and the price of crates of oranges",
    base: { column: "Crates", of: (amount) => `${amount} crates` },
    others: [
      { column: "Weight (pounds)", ask: "weight, in pounds," },
      { column: "Price (dollars)", ask: "price, in dollars," },
    ],
    most: 60,
  },
  {
    shows: "the area and the mass of sheets of copper of the same thickness",
    base: { column: "Sheets", of: (amount) => `${amount} sheets` },
    others: [
      { column: "Area (square feet)", ask: "area, in square feet," },
      { column: "Mass (kilograms)", ask: "mass, in kilograms," },
    ],
    most: 40,
  },
  {
    shows: "the length and the cost of spools of ribbon",
    base: { column: "Spools", of: (amount) => `${amount} spools` },
    others: [
      { column: "Length (meters)", ask: "length, in meters," },
      { column: "Cost (dollars)", ask: "cost, in dollars," },
    ],
    most: 50,
  },
  {
    shows: "the volume and the mass of bottles of a syrup",
    base: { column: "Bottles", of: (amount) => `${amount} bottles` },
    others: [
      { column: "Volume (fluid ounces)", ask: "volume, in fluid ounces," },
      { column: "Mass (grams)", ask: "mass, in grams," },
    ],
    most: 90,
  },
  {
    shows: "the length and the mass of rolls of steel cable",
    base: { column: "Rolls", of: (amount) => `${amount} rolls` },
    others: [
      { column: "Length (feet)", ask: "length, in feet," },
      { column: "Mass (pounds)", ask: "mass, in pounds," },
    ],
    most: 80,
  },
  {
    shows: "the area that bags of grass seed cover and their cost",
    base: { column: "Bags", of: (amount) => `${amount} bags` },
    others: [
      { column: "Area (square yards)", ask: "area, in square yards," },
      { column: "Cost (dollars)", ask: "cost, in dollars," },
    ],
    most: 70,
  },
  {
    shows: "the number of tiles in boxes and the weight of the boxes",
    base: { column: "Boxes", of: (amount) => `${amount} boxes` },
    others: [
      { column: "Tiles", ask: "number of tiles" },
      { column: "Weight (pounds)", ask: "weight, in pounds," },
    ],
    most: 48,
  },
];
