import { grouped } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

/** An amount that changes by a percent again and again, with percents as they are in life. */
export interface CompoundScenario {
  /** What is known at the start: "A fish biologist estimates that 2,400 trout live in a lake." */
  readonly start: (amount: string) => string;
  readonly thing: string;
  /** What the amount is measured in, when it is not a number of things. */
  readonly measure?: string;
  readonly unit: "hour" | "day" | "month" | "year";
  /** The least and the greatest percent by which it may grow, and by which it may shrink. */
  readonly growth?: readonly [number, number];
  readonly decline?: readonly [number, number];
  /** Amounts as they are in life. */
  readonly from: number;
  readonly to: number;
}

const compoundScenarios: readonly CompoundScenario[] = [
  {
    start: (amount) =>
      `Based on a survey, a fish biologist estimates that ${amount} trout live in a lake.`,
    thing: "the number of trout in the lake",
    unit: "year",
    growth: [2, 15],
    decline: [2, 20],
    from: 800,
    to: 40_000,
  },
  {
    start: (amount) => `A bakery purchases a delivery van for \\$${amount}.`,
    thing: "the value of the van",
    measure: "dollars",
    unit: "year",
    decline: [10, 25],
    from: 16_000,
    to: 48_000,
  },
  {
    start: (amount) =>
      `An investor deposits \\$${amount} in an account and makes no other deposits or withdrawals.`,
    thing: "the balance of the account",
    measure: "dollars",
    unit: "year",
    growth: [2, 10],
    from: 1_200,
    to: 90_000,
  },
  {
    start: (amount) =>
      `At the beginning of a study, a county had a population of ${amount} people.`,
    thing: "the population of the county",
    unit: "year",
    growth: [1, 5],
    decline: [1, 5],
    from: 20_000,
    to: 900_000,
  },
  {
    start: (amount) =>
      `At the beginning of an experiment, a sample contains ${amount} micrograms of a radioactive isotope.`,
    thing: "the mass of the isotope in the sample",
    measure: "micrograms",
    unit: "day",
    decline: [4, 30],
    from: 400,
    to: 40_000,
  },
  {
    start: (amount) => `A researcher begins an experiment with a culture of ${amount} bacteria.`,
    thing: "the number of bacteria in the culture",
    unit: "hour",
    growth: [10, 40],
    from: 400,
    to: 60_000,
  },
  {
    start: (amount) => `At the beginning of a year, an online magazine has ${amount} subscribers.`,
    thing: "the number of subscribers",
    unit: "month",
    growth: [2, 12],
    decline: [2, 10],
    from: 2_000,
    to: 200_000,
  },
  {
    start: (amount) =>
      `In a clinical trial, a patient receives a single dose of ${amount} micrograms of a medication.`,
    thing: "the mass of the medication in the patient's body",
    measure: "micrograms",
    unit: "hour",
    decline: [10, 30],
    from: 2_000,
    to: 80_000,
  },
  {
    start: (amount) => `A field station counts ${amount} nesting pairs of terns on an island.`,
    thing: "the number of nesting pairs on the island",
    unit: "year",
    growth: [3, 20],
    decline: [3, 25],
    from: 200,
    to: 9_600,
  },
  {
    start: (amount) => `A mill purchases a weaving machine for \\$${amount}.`,
    thing: "the value of the machine",
    measure: "dollars",
    unit: "year",
    decline: [8, 20],
    from: 9_000,
    to: 120_000,
  },
];

/** A scenario, with a change that is plausible for it and an amount to start from. */
export interface CompoundChange {
  readonly scenario: CompoundScenario;
  readonly rises: boolean;
  readonly percent: number;
  readonly amount: number;
}

/** A change by one of these percents; the amount is a multiple of the percent's unit. */
export type PercentUnits = readonly (readonly [percent: number, unit: number])[];

/** Each scenario as often, and each of its amounts. */
export function drawCompound(chance: Chance, units: PercentUnits): CompoundChange {
  const scenario = chance.pick(compoundScenarios);
  const cases = [true, false].flatMap((rises) => casesOf(scenario, rises, units));
  const total = cases.reduce((all, { count }) => all + count, 0);
  chance.require(total > 0, "no percent suits the scenario");
  let place = chance.int(0, total - 1);
  for (const { rises, percent, unit, least, count } of cases) {
    if (place < count) return { scenario, rises, percent, amount: unit * (least + place) };
    place -= count;
  }
  throw new RangeError("the place lies among the cases");
}

function casesOf(scenario: CompoundScenario, rises: boolean, units: PercentUnits) {
  const { from, to, growth, decline } = scenario;
  const [lowest, highest] = (rises ? growth : decline) ?? [1, 0];
  return units
    .filter(([percent]) => percent >= lowest && percent <= highest)
    .map(([percent, unit]) => {
      const least = Math.ceil(from / unit);
      return { rises, percent, unit, least, count: Math.max(0, Math.floor(to / unit) - least + 1) };
    });
}

/** The thing as it is asked for: "the mass of the isotope in the sample, in micrograms,". */
export function measured({ thing, measure }: CompoundScenario): string {
  return measure === undefined ? thing : `${thing}, in ${measure},`;
}

/** An amount with its unit: "\\$20,241", "1,200 micrograms", "320,607". */
export function amountIn({ measure }: CompoundScenario, amount: number): string {
  if (measure === "dollars") return `\\$${grouped(amount)}`;
  return measure === undefined ? grouped(amount) : `${grouped(amount)} ${measure}`;
}
