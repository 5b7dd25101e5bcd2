/** Something that is sold in packages of several brands. */
export interface PackageScenario {
  readonly goods: string;
  readonly unit: string;
  /** Sizes, and prices of one unit in cents, as they are in life. */
  readonly sizes: readonly number[];
  readonly from: number;
  readonly to: number;
}

export const packageScenarios: readonly PackageScenario[] = [
  { goods: "rice", unit: "pound", sizes: [2, 3, 5, 8, 10, 12, 20, 25], from: 60, to: 240 },
  { goods: "coffee", unit: "ounce", sizes: [8, 10, 12, 16, 20, 24, 30, 32], from: 40, to: 120 },
  { goods: "olive oil", unit: "fluid ounce", sizes: [8, 12, 16, 17, 25, 32, 48], from: 35, to: 90 },
  { goods: "laundry soap", unit: "ounce", sizes: [30, 40, 50, 64, 75, 90, 100], from: 8, to: 30 },
  { goods: "potting soil", unit: "quart", sizes: [4, 8, 10, 16, 25, 32, 50], from: 25, to: 90 },
  { goods: "cheese", unit: "ounce", sizes: [5, 6, 8, 10, 12, 16, 24, 32], from: 25, to: 110 },
  {
    goods: "printer paper",
    unit: "sheet",
    sizes: [50, 100, 150, 200, 250, 400, 500],
    from: 2,
    to: 9,
  },
  { goods: "cable", unit: "foot", sizes: [6, 10, 15, 20, 25, 30, 50, 60], from: 15, to: 90 },
  { goods: "almonds", unit: "ounce", sizes: [6, 8, 10, 14, 16, 20, 25, 40], from: 40, to: 95 },
  { goods: "birdseed", unit: "pound", sizes: [4, 5, 8, 10, 14, 18, 20, 40], from: 70, to: 220 },
];
