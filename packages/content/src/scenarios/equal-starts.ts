import type { Context } from "./context.ts";

/** The same amount twice, which then changes by a fixed number at the one and by a percent at the other. */
export interface EqualStartScenario extends Context {
  /** "At the start of a study, each of two lakes held 8,000 trout." */
  readonly start: (amount: string) => string;
  /** The amount at either place: "the number of trout in the first lake". */
  readonly first: string;
  readonly second: string;
  /** What changes, in a word: "number". */
  readonly short: "amount" | "number" | "value";
  readonly unit: string;
  readonly isMoney?: true;
  /** Whether such an amount grows, or falls. */
  readonly ways: readonly ("rises" | "falls")[];
  /** The amounts and the yearly percents that suit it. */
  readonly from: number;
  readonly to: number;
  readonly percents: readonly number[];
}

export const equalStartScenarios: readonly EqualStartScenario[] = [
  {
    start: (amount) => `At the start of a study, each of two lakes held ${amount} trout.`,
    first: "the number of trout in the first lake",
    second: "the number of trout in the second lake",
    short: "number",
    unit: "trout",
    ways: ["rises", "falls"],
    from: 4_000,
    to: 40_000,
    percents: [5, 10, 20],
    basis: "Stocked lakes hold thousands of trout, whose number changes by up to a fifth a year.",
  },
  {
    start: (amount) => `A saver opened two accounts on the same day and put ${amount} into each.`,
    first: "the value of the first account",
    second: "the value of the second account",
    short: "value",
    unit: "dollars",
    isMoney: true,
    ways: ["rises"],
    from: 2_000,
    to: 12_000,
    percents: [4, 5],
    basis: "Savings certificates pay about 3 to 5 percent a year.",
  },
  {
    start: (amount) =>
      `At the start of a recycling program, each of two towns produced ${amount} tons of waste per year.`,
    first: "the yearly amount from the first town",
    second: "the yearly amount from the second town",
    short: "amount",
    unit: "tons",
    ways: ["falls", "rises"],
    from: 8_000,
    to: 64_000,
    percents: [5, 10],
    basis: "A town of 20,000 people sends about 15,000 tons a year to a landfill.",
  },
  {
    start: (amount) => `Two delivery vans were each worth ${amount} when they were new.`,
    first: "the value of the first van",
    second: "the value of the second van",
    short: "value",
    unit: "dollars",
    isMoney: true,
    ways: ["falls"],
    from: 24_000,
    to: 48_000,
    percents: [10, 20],
    basis: "New vans cost about $30,000 to $50,000 and lose about 10 to 20 percent a year.",
  },
  {
    start: (amount) =>
      `At the first count, each of two islands had ${amount} nesting pairs of puffins.`,
    first: "the number of nesting pairs on the first island",
    second: "the number of nesting pairs on the second island",
    short: "number",
    unit: "pairs",
    ways: ["rises", "falls"],
    from: 2_000,
    to: 16_000,
    percents: [5, 10],
    basis: "Puffin colonies have thousands of pairs and change by up to 10 percent a year.",
  },
  {
    start: (amount) =>
      `In the year they opened, two light-rail lines carried ${amount} passengers per day each.`,
    first: "the number of daily passengers on the first line",
    second: "the number of daily passengers on the second line",
    short: "number",
    unit: "passengers",
    ways: ["rises"],
    from: 8_000,
    to: 48_000,
    percents: [4, 5, 10],
    basis: "Light-rail lines carry about 10,000 to 50,000 passengers on a weekday.",
  },
  {
    start: (amount) =>
      `At the start of an energy program, each of two hospitals used ${amount} megawatt-hours per year.`,
    first: "the yearly amount used by the first hospital",
    second: "the yearly amount used by the second hospital",
    short: "amount",
    unit: "megawatt-hours",
    ways: ["falls"],
    from: 8_000,
    to: 32_000,
    percents: [5, 10],
    basis: "A mid-sized hospital uses about 10,000 to 30,000 megawatt-hours a year.",
  },
];
