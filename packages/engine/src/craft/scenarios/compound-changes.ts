import type { Context } from "@sat/content/scenarios/context";
import { grouped } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

/** An amount that changes by a percent again and again, with percents as they are in life. */
export interface CompoundScenario extends Context {
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
      `Based on a survey, a fish biologist estimates that ${amount} brook trout live in a mountain stream.`,
    thing: "the number of brook trout in the stream",
    unit: "year",
    growth: [2, 15],
    decline: [2, 20],
    from: 800,
    to: 40_000,
    basis:
      "A stream of some kilometers holds a few thousand trout; stocks change by up to 20% a year.",
  },
  {
    start: (amount) => `A construction company purchases an excavator for \\$${amount}.`,
    thing: "the value of the excavator",
    measure: "dollars",
    unit: "year",
    decline: [8, 20],
    from: 64_000,
    to: 240_000,
    basis: "Excavators cost about $60,000 to $250,000 and lose 8 to 20% of their value a year.",
  },
  {
    start: (amount) =>
      `An investor deposits \\$${amount} in a savings account and makes no other deposits or withdrawals.`,
    thing: "the balance of the account",
    measure: "dollars",
    unit: "year",
    growth: [2, 5],
    from: 1_200,
    to: 90_000,
    basis: "Savings accounts pay 2 to 5% a year.",
  },
  {
    start: (amount) => `A metropolitan area has a population of ${amount} people.`,
    thing: "the population of the metropolitan area",
    unit: "year",
    growth: [1, 5],
    decline: [1, 5],
    from: 64_000,
    to: 900_000,
    basis:
      "Small metropolitan areas have about 60,000 to 900,000 people and change by a few percent.",
  },
  {
    start: (amount) => `A sample contains ${amount} micrograms of a radioactive isotope.`,
    thing: "the mass of the isotope in the sample",
    measure: "micrograms",
    unit: "day",
    decline: [4, 30],
    from: 400,
    to: 40_000,
    basis: "Isotopes in medicine lose 4 to 30% of their mass a day.",
  },
  {
    start: (amount) => `A researcher begins an experiment with a culture of ${amount} bacteria.`,
    thing: "the number of bacteria in the culture",
    unit: "hour",
    growth: [10, 40],
    from: 400,
    to: 60_000,
    basis: "Bacteria that are slowed by preservatives grow by 10 to 40% an hour.",
  },
  {
    start: (amount) =>
      `At the beginning of a year, an online magazine about astronomy has ${amount} subscribers.`,
    thing: "the number of subscribers to the magazine",
    unit: "month",
    growth: [2, 13],
    decline: [2, 10],
    from: 2_000,
    to: 120_000,
    basis:
      "Special-interest magazines have thousands of subscribers and change by some percent a month.",
  },
  {
    start: (amount) =>
      `In a clinical trial, a patient receives a single intravenous dose of ${amount} micrograms of a medication.`,
    thing: "the mass of the medication in the patient's body",
    measure: "micrograms",
    unit: "hour",
    decline: [10, 30],
    from: 2_000,
    to: 80_000,
    basis: "Doses of 2 to 80 milligrams of which the body removes 10 to 30% an hour.",
  },
  {
    start: (amount) =>
      `A field station counts ${amount} nesting pairs of least terns on the beaches of a barrier island.`,
    thing: "the number of nesting pairs on the island",
    unit: "year",
    growth: [3, 20],
    decline: [3, 25],
    from: 200,
    to: 9_600,
    basis: "Tern colonies number hundreds to thousands of pairs and change by up to 25% a year.",
  },
  {
    start: (amount) =>
      `Satellite images show that a glacier in a mountain range covers an area of ${amount} hectares.`,
    thing: "the area that the glacier covers",
    measure: "hectares",
    unit: "year",
    decline: [2, 5],
    from: 800,
    to: 190_000,
    basis: "Glaciers cover about 8 to 1,900 square kilometers and lose up to 5% a year.",
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
