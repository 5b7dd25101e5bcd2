/** A mixture made from measured parts, of which more or less can be made. */
export interface BatchScenario {
  /** "A recipe for granola". */
  readonly plan: string;
  /** What it makes, counted: "servings". */
  readonly makes: string;
  readonly unit: string;
  readonly parts: readonly [string, string, string];
  /** Amounts of the parts are multiples of the step. */
  readonly step: number;
  readonly most: number;
}

export const batchScenarios: readonly BatchScenario[] = [
  {
    plan: "A recipe for granola",
    makes: "servings",
    unit: "grams",
    parts: ["oats", "almonds", "honey"],
    step: 5,
    most: 600,
  },
  {
    plan: "A recipe for lentil soup",
    makes: "bowls",
    unit: "milliliters",
    parts: ["broth", "cream", "tomato juice"],
    step: 10,
    most: 2000,
  },
  {
    plan: "A recipe for fruit punch",
    makes: "glasses",
    unit: "ounces",
    parts: ["orange juice", "lemonade", "sparkling water"],
    step: 1,
    most: 90,
  },
  {
    plan: "A plan for stepping stones",
    makes: "stones",
    unit: "pounds",
    parts: ["cement", "sand", "gravel"],
    step: 1,
    most: 120,
  },
  {
    plan: "A recipe for muesli",
    makes: "bags",
    unit: "grams",
    parts: ["raisins", "peanuts", "dried apricots"],
    step: 5,
    most: 900,
  },
  {
    plan: "A formula for candles",
    makes: "candles",
    unit: "grams",
    parts: ["beeswax", "soy wax", "coconut oil"],
    step: 5,
    most: 1200,
  },
  {
    plan: "A formula for potting soil",
    makes: "planters",
    unit: "liters",
    parts: ["peat", "compost", "perlite"],
    step: 1,
    most: 150,
  },
  {
    plan: "A pattern for quilts",
    makes: "quilts",
    unit: "square feet",
    parts: ["blue cloth", "white cloth", "striped cloth"],
    step: 1,
    most: 240,
  },
];
