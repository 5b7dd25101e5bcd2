import type { Chance } from "../../random/chance.ts";

/** An amount that grows or shrinks by the same factor again and again. */
export interface GrowthScenario {
  /** The amount now: "A lake holds 800 trout." */
  readonly now: (amount: string) => string;
  readonly thing: string;
  /** What the amount is measured in, when it is not a number of things. */
  readonly measure?: string;
  /** Amounts as they are in life, and the numbers they are multiples of. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  /** The unit of time in which it may change by some percent, or double. */
  readonly unit: "hour" | "day" | "week" | "month" | "year";
  /** Greatest percent by which it may change in one such unit. */
  readonly steepest: number;
  /** Pairs of units in the shorter of which it may change by a few percent. */
  readonly spans: readonly Span[];
}

/** A short unit of time, a long one, and how many of the short make one long. */
export interface Span {
  readonly short: string;
  readonly long: string;
  readonly ratio: number;
}

const HOUR: Span = { short: "minute", long: "hour", ratio: 60 };
const DAY: Span = { short: "hour", long: "day", ratio: 24 };
const WEEK: Span = { short: "day", long: "week", ratio: 7 };
const YEAR: Span = { short: "month", long: "year", ratio: 12 };
const DECADE: Span = { short: "year", long: "decade", ratio: 10 };

/** Amounts that change by percents. */
export const slowGrowth: readonly GrowthScenario[] = [
  {
    now: (amount) => `A newsletter has ${amount} subscribers.`,
    thing: "the number of subscribers",
    unit: "month",
    steepest: 40,
    from: 200,
    to: 9_000,
    round: 10,
    spans: [WEEK, YEAR],
  },
  {
    now: (amount) => `A lake holds ${amount} trout.`,
    thing: "the number of trout",
    from: 300,
    to: 8_000,
    round: 10,
    unit: "year",
    steepest: 30,
    spans: [DECADE],
  },
  {
    now: (amount) => `A rare stamp is worth \\$${amount}.`,
    thing: "the value of the stamp",
    measure: "dollars",
    from: 40,
    to: 2_000,
    round: 10,
    unit: "year",
    steepest: 20,
    spans: [DECADE],
  },
  {
    now: (amount) => `A video is viewed ${amount} times a day.`,
    thing: "the number of daily views",
    from: 400,
    to: 20_000,
    round: 20,
    unit: "week",
    steepest: 40,
    spans: [WEEK, YEAR],
  },
  {
    now: (amount) => `A colony has ${amount} honeybees.`,
    thing: "the number of honeybees",
    from: 2_000,
    to: 40_000,
    round: 100,
    unit: "month",
    steepest: 20,
    spans: [YEAR],
  },
  {
    now: (amount) => `A meadow holds ${amount} orchids.`,
    thing: "the number of orchids",
    from: 60,
    to: 3_000,
    round: 20,
    unit: "year",
    steepest: 30,
    spans: [DECADE],
  },
];

/** Amounts that may double or halve again and again. */
export const fastGrowth: readonly GrowthScenario[] = [
  {
    now: (amount) => `A culture contains ${amount} yeast cells.`,
    thing: "the number of yeast cells",
    from: 200,
    to: 9_000,
    round: 20,
    unit: "day",
    steepest: 40,
    spans: [DAY],
  },
  {
    now: (amount) => `A tank contains ${amount} grams of algae.`,
    thing: "the mass of the algae",
    measure: "grams",
    from: 20,
    to: 900,
    round: 10,
    unit: "week",
    steepest: 40,
    spans: [DAY],
  },
  {
    now: (amount) => `A network has ${amount} computers that are infected with a virus.`,
    thing: "the number of infected computers",
    from: 40,
    to: 6_000,
    round: 20,
    unit: "day",
    steepest: 40,
    spans: [HOUR, DAY],
  },
  {
    now: (amount) => `A sample of milk contains ${amount} bacteria.`,
    thing: "the number of bacteria",
    from: 500,
    to: 30_000,
    round: 20,
    unit: "day",
    steepest: 40,
    spans: [HOUR, DAY],
  },
  {
    now: (amount) => `A pond contains ${amount} water fleas.`,
    thing: "the number of water fleas",
    from: 300,
    to: 12_000,
    round: 20,
    unit: "week",
    steepest: 40,
    spans: [DAY],
  },
];

/** The thing as a function models it: "the mass of the algae, in grams,". */
export function modeled({ thing, measure }: GrowthScenario): string {
  return measure === undefined ? thing : `${thing}, in ${measure},`;
}

/** The same in telegram style. */
export function modeledTold({ thing, measure = "" }: GrowthScenario): string {
  return `${thing} ${measure}`;
}

/** An amount with its measure: "\\$400", "80 grams", "2000". */
export function amountTold({ measure = "" }: GrowthScenario, amount: number): string {
  return measure === "dollars" ? `\\$${amount}` : `${amount} ${measure}`;
}

/** A starting amount that suits the scenario. */
export function startingAmount(chance: Chance, { from, to, round }: GrowthScenario): number {
  return round * chance.int(Math.ceil(from / round), Math.floor(to / round));
}
