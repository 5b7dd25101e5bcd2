import type { Context } from "./context.ts";

/** An amount that grows or shrinks by the same factor again and again. */
export interface GrowthScenario extends Context {
  /** The amount at the start, a clause: "A county estimates that 800 bats spend the winter in a cave". */
  readonly now: (amount: string) => string;
  /** The amount as a model introduces it: "the number of bats in a cave". What it is measured in comes before "of". */
  readonly subject: string;
  /** The same in short: "the number of bats". */
  readonly thing: string;
  /** What the amount is measured in, when it is not a number of things. */
  readonly measure?: string;
  /** From when on time is counted: "after the estimate". */
  readonly since: string;
  /** Amounts as they are in life, and the numbers they are multiples of. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  /** The unit of time in which it may change by some percent, or double. */
  readonly unit: "hour" | "day" | "week" | "month" | "year";
  /** Greatest percent by which it may change in one such unit. */
  readonly steepest: number;
  /** Pairs of units in which it may change by a few percent. */
  readonly spans: readonly Span[];
}

/** A short unit of time, a long one, how many of the short make one long, and the most percent in a short one. */
export interface Span {
  readonly short: string;
  readonly long: string;
  readonly ratio: number;
  readonly most: number;
}

export const SPANS = {
  hour: (most: number): Span => ({ short: "minute", long: "hour", ratio: 60, most }),
  day: (most: number): Span => ({ short: "hour", long: "day", ratio: 24, most }),
  week: (most: number): Span => ({ short: "day", long: "week", ratio: 7, most }),
  year: (most: number): Span => ({ short: "month", long: "year", ratio: 12, most }),
  decade: (most: number): Span => ({ short: "year", long: "decade", ratio: 10, most }),
} as const;

/** Amounts that change by percents, in either direction. */
export const slowGrowth: readonly GrowthScenario[] = [
  {
    now: (amount) => `A survey finds ${amount} yellow perch in a reservoir`,
    subject: "the number of yellow perch in a reservoir",
    thing: "the number of yellow perch",
    since: "after the survey",
    from: 1_200,
    to: 48_000,
    round: 20,
    unit: "year",
    steepest: 16,
    spans: [SPANS.decade(9)],
    basis:
      "Fish in a reservoir of middle size number some thousands; stocks change by 2 to 16% a year.",
  },
  {
    now: (amount) => `A parcel of farmland is bought for \\$${amount}`,
    subject: "the value of a parcel of farmland",
    thing: "the value of the parcel",
    measure: "dollars",
    since: "after the purchase",
    from: 64_000,
    to: 680_000,
    round: 500,
    unit: "year",
    steepest: 8,
    spans: [SPANS.decade(7)],
    basis:
      "Farmland sells for about $4,000 to $12,000 an acre and changes by a few percent a year.",
  },
  {
    now: (amount) => `A census of a county counts ${amount} residents`,
    subject: "the number of residents of a county",
    thing: "the number of residents",
    since: "after the census",
    from: 8_400,
    to: 96_000,
    round: 20,
    unit: "year",
    steepest: 5,
    spans: [SPANS.decade(4)],
    basis: "Rural counties have about 10,000 to 100,000 residents and change by up to 5% a year.",
  },
  {
    now: (amount) => `A streaming service has ${amount} subscribers when it changes its prices`,
    subject: "the number of subscribers to a streaming service",
    thing: "the number of subscribers",
    since: "after the change in prices",
    from: 4_600,
    to: 84_000,
    round: 20,
    unit: "month",
    steepest: 12,
    spans: [SPANS.year(9)],
    basis:
      "Small streaming services have thousands of subscribers and gain or lose up to 12% a month.",
  },
  {
    now: (amount) =>
      `Aerial photographs show that cordgrass covers ${amount} hectares of a salt marsh`,
    subject: "the area of a salt marsh covered by cordgrass",
    thing: "the area covered by cordgrass",
    measure: "hectares",
    since: "after the photographs were taken",
    from: 40,
    to: 1_800,
    round: 4,
    unit: "year",
    steepest: 30,
    spans: [SPANS.year(4)],
    basis:
      "Invasive cordgrasses spread, or are cleared, by up to 30% a year over tens to hundreds of hectares.",
  },
  {
    now: (amount) =>
      `A utility reports that the households of a region use ${amount} gigawatt-hours of electricity per year`,
    subject: "the amount of electricity used per year by the households of a region",
    thing: "the amount of electricity used per year",
    measure: "gigawatt-hours",
    since: "after the report",
    from: 640,
    to: 9_800,
    round: 4,
    unit: "year",
    steepest: 6,
    spans: [SPANS.decade(5)],
    basis:
      "A million households use about 10,000 gigawatt-hours a year; demand changes by a few percent.",
  },
  {
    now: (amount) =>
      `In the month when bicycle lanes are added, a city records ${amount} trips on its shared bicycles`,
    subject: "the number of monthly trips on the shared bicycles of a city",
    thing: "the number of monthly trips",
    since: "after bicycle lanes were added",
    from: 6_200,
    to: 92_000,
    round: 20,
    unit: "month",
    steepest: 10,
    spans: [SPANS.year(8)],
    basis:
      "Bicycle-sharing systems of cities record thousands to tens of thousands of trips a month.",
  },
];
