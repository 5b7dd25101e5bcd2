/** Two things that are mixed, each with a share of one thing; the rest is another. */
export interface MixtureScenario {
  /** The names of the two that are mixed, and what they make. */
  readonly first: string;
  readonly second: string;
  readonly mixed: string;
  /** What the share is of, and what the rest is. */
  readonly part: string;
  readonly rest: string;
  readonly unit: string;
}

export const mixtures: readonly MixtureScenario[] = [
  {
    first: "cleaning solution A",
    second: "cleaning solution B",
    mixed: "a cleaning solution",
    part: "vinegar",
    rest: "water",
    unit: "cups",
  },
  {
    first: "syrup A",
    second: "syrup B",
    mixed: "a syrup",
    part: "sugar",
    rest: "water",
    unit: "ounces",
  },
  {
    first: "fruit drink A",
    second: "fruit drink B",
    mixed: "a fruit drink",
    part: "juice",
    rest: "water",
    unit: "liters",
  },
  {
    first: "trail mix A",
    second: "trail mix B",
    mixed: "a trail mix",
    part: "nuts",
    rest: "dried fruit",
    unit: "pounds",
  },
  {
    first: "alloy A",
    second: "alloy B",
    mixed: "an alloy",
    part: "copper",
    rest: "zinc",
    unit: "kilograms",
  },
  {
    first: "soil blend A",
    second: "soil blend B",
    mixed: "a soil blend",
    part: "compost",
    rest: "sand",
    unit: "pounds",
  },
];
