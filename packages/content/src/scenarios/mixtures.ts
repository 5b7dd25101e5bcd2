import type { Context } from "./context.ts";

/** Two things that are mixed, each with a share of one thing; the rest is another. */
export interface MixtureScenario extends Context {
  /** Where they are mixed: "At a foundry". */
  readonly setting: string;
  /** The names of the two that are mixed, and what they make. */
  readonly first: string;
  readonly second: string;
  readonly mixed: string;
  /** What the share is of, what it is a share by, and what the rest is. */
  readonly part: string;
  readonly by: "mass" | "volume";
  readonly rest: string;
  readonly unit: string;
  /** Shares in percent of the one with less and of the one with more. */
  readonly low: readonly [from: number, to: number];
  readonly high: readonly [from: number, to: number];
}

export const mixtures: readonly MixtureScenario[] = [
  {
    basis: "Brass is about 55 to 95% copper.",
    setting: "At a foundry",
    first: "alloy A",
    second: "alloy B",
    mixed: "an alloy",
    part: "copper",
    by: "mass",
    rest: "zinc",
    unit: "kilograms",
    low: [55, 70],
    high: [75, 95],
  },
  {
    basis: "Salt solutions in a laboratory, up to about 25% salt.",
    setting: "In a laboratory",
    first: "solution A",
    second: "solution B",
    mixed: "a solution",
    part: "salt",
    by: "mass",
    rest: "water",
    unit: "grams",
    low: [3, 10],
    high: [14, 25],
  },
  {
    basis: "Lawn and field fertilizers are about 8 to 46% nitrogen.",
    setting: "On a farm",
    first: "fertilizer A",
    second: "fertilizer B",
    mixed: "a fertilizer",
    part: "nitrogen",
    by: "mass",
    rest: "other substances",
    unit: "kilograms",
    low: [8, 20],
    high: [25, 46],
  },
  {
    basis: "Motor fuels with about 5 to 85% ethanol.",
    setting: "At a fuel terminal",
    first: "fuel A",
    second: "fuel B",
    mixed: "a fuel",
    part: "ethanol",
    by: "volume",
    rest: "gasoline",
    unit: "gallons",
    low: [5, 15],
    high: [55, 85],
  },
  {
    basis: "Engine coolants are about 20 to 90% antifreeze.",
    setting: "At a repair shop",
    first: "coolant A",
    second: "coolant B",
    mixed: "a coolant",
    part: "antifreeze",
    by: "volume",
    rest: "water",
    unit: "liters",
    low: [20, 35],
    high: [55, 90],
  },
  {
    basis: "Light cream is about 10 to 20% fat, heavy cream 30 to 45%.",
    setting: "At a dairy",
    first: "the cream from tank A",
    second: "the cream from tank B",
    mixed: "a cream",
    part: "fat",
    by: "mass",
    rest: "water and other substances",
    unit: "kilograms",
    low: [10, 20],
    high: [30, 45],
  },
  {
    basis: "Plastic for packaging with about 15 to 85% recycled material.",
    setting: "At a plastics factory",
    first: "blend A",
    second: "blend B",
    mixed: "a blend",
    part: "recycled plastic",
    by: "mass",
    rest: "new plastic",
    unit: "tons",
    low: [15, 35],
    high: [45, 85],
  },
  {
    basis: "Soil mixes for planting are about 20 to 85% compost.",
    setting: "At a nursery",
    first: "soil mix A",
    second: "soil mix B",
    mixed: "a soil mix",
    part: "compost",
    by: "volume",
    rest: "sand",
    unit: "cubic yards",
    low: [20, 40],
    high: [55, 85],
  },
  {
    basis: "Coffee blends with about 15 to 90% arabica beans.",
    setting: "At a coffee company",
    first: "coffee blend A",
    second: "coffee blend B",
    mixed: "a coffee blend",
    part: "arabica beans",
    by: "mass",
    rest: "robusta beans",
    unit: "pounds",
    low: [15, 40],
    high: [55, 90],
  },
];
