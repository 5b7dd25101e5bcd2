import type { Context } from "./context.ts";

/** A number that grows by a percent from one period to the next. */
export interface ThresholdScenario extends Context {
  /** "At the start of a survey, a colony of gannets had 1,250 breeding pairs" */
  readonly start: (amount: string) => string;
  /** Who makes the estimate: "a biologist". */
  readonly who: string;
  /** What grows: "the number of breeding pairs". */
  readonly thing: string;
  readonly unit: string;
  /** The initial number, from the least to the greatest and how far apart. */
  readonly amounts: readonly [from: number, to: number, step: number];
  readonly percents: readonly [from: number, to: number];
}

export const thresholds: readonly ThresholdScenario[] = [
  {
    basis:
      "Growing colonies of gannets have hundreds to thousands of pairs and gain 3 to 12% a year.",
    start: (amount) => `At the start of a survey, a colony of gannets had ${amount} breeding pairs`,
    who: "a biologist",
    thing: "the number of breeding pairs",
    unit: "year",
    amounts: [400, 3_600, 20],
    percents: [4, 12],
  },
  {
    basis: "Towns count thousands of charging sessions a month while electric cars spread.",
    start: (amount) =>
      `In their first month, the charging stations of a county recorded ${amount} charging sessions`,
    who: "a planner",
    thing: "the number of sessions per month",
    unit: "month",
    amounts: [1_500, 9_000, 50],
    percents: [5, 15],
  },
  {
    basis: "Counts of bacteria in milk kept cool rise by a fifth to a half each hour.",
    start: (amount) =>
      `At the beginning of an experiment, each milliliter of a milk sample contained ${amount} bacteria`,
    who: "a food scientist",
    thing: "the number of bacteria per milliliter",
    unit: "hour",
    amounts: [200, 2_400, 20],
    percents: [15, 40],
  },
  {
    basis: "Mussels that invade a lake multiply by a tenth to a third each year.",
    start: (amount) =>
      `When an invasive species of mussel was first surveyed in a lake, divers counted ${amount} mussels in the sample area`,
    who: "an ecologist",
    thing: "the number of mussels in this area",
    unit: "year",
    amounts: [120, 1_600, 20],
    percents: [10, 30],
  },
  {
    basis: "Endowments of small museums are worth hundreds of thousands and earn 4 to 8% a year.",
    start: (amount) =>
      `When a maritime museum received an endowment, its value was ${amount} thousand dollars`,
    who: "an adviser",
    thing: "the value, in thousands of dollars, of the endowment",
    unit: "year",
    amounts: [250, 3_000, 10],
    percents: [4, 9],
  },
  {
    basis: "Duckweed in warm ponds spreads by a tenth to a quarter each day.",
    start: (amount) =>
      `On the first day of a trial, duckweed covered ${amount} square feet of a pond`,
    who: "an engineer",
    thing: "the covered area, in square feet,",
    unit: "day",
    amounts: [150, 1_800, 10],
    percents: [10, 25],
  },
  {
    basis: "Software for hearing aids gains thousands of users, 6 to 20% a month.",
    start: (amount) =>
      `At the end of its first month, an application for hearing aids had ${amount} users`,
    who: "the developer",
    thing: "the number of users",
    unit: "month",
    amounts: [1_200, 8_400, 40],
    percents: [6, 20],
  },
  {
    basis:
      "Young plantations of spruce hold tens to hundreds of cubic meters and gain 5 to 12% a year.",
    start: (amount) =>
      `At the first inventory of a young spruce plantation, its trees contained ${amount} cubic meters of wood`,
    who: "a forester",
    thing: "the volume of wood, in cubic meters,",
    unit: "year",
    amounts: [180, 2_400, 20],
    percents: [5, 12],
  },
];
