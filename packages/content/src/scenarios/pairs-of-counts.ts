import type { Context } from "./context.ts";

/** The same thing counted twice, as a sentence and by name. */
export interface PairScenario extends Context {
  readonly sentence: (first: string, second: string) => string;
  readonly first: string;
  readonly second: string;
  /** Counts as they are in life. */
  readonly from: number;
  readonly to: number;
  /** How many times the smaller the larger is at most. */
  readonly apart: number;
}

export const pairScenarios: readonly PairScenario[] = [
  {
    sentence: (first, second) =>
      `At a shoreline reserve that is surveyed from a boat each June, biologists counted ${first} harbor seals in 2015 and ${second} harbor seals in 2025.`,
    first: "the number of harbor seals in 2015",
    second: "the number of harbor seals in 2025",
    from: 60,
    to: 900,
    apart: 2.6,
    basis: "Seal colonies have tens to hundreds of animals and can double in ten years.",
  },
  {
    sentence: (first, second) =>
      `A water treatment plant that draws from two reservoirs took ${first} cubic meters from the north reservoir and ${second} cubic meters from the south reservoir in one day.`,
    first: "the volume from the north reservoir",
    second: "the volume from the south reservoir",
    from: 4000,
    to: 48000,
    apart: 2.6,
    basis: "Plants treat some thousands to tens of thousands of cubic meters a day.",
  },
  {
    sentence: (first, second) =>
      `The emergency department of a county hospital treated ${first} patients in the month of April and ${second} patients in the month of January.`,
    first: "the number of patients in April",
    second: "the number of patients in January",
    from: 900,
    to: 6400,
    apart: 1.7,
    basis: "County hospitals treat some thousands of emergency patients a month.",
  },
  {
    sentence: (first, second) =>
      `At a container port with two terminals, cranes moved ${first} containers at the east terminal and ${second} containers at the west terminal in one week.`,
    first: "the number of containers at the east terminal",
    second: "the number of containers at the west terminal",
    from: 2000,
    to: 36000,
    apart: 2.6,
    basis: "Ports move thousands of containers a week.",
  },
  {
    sentence: (first, second) =>
      `In an almond orchard of two equal sections, bees from rented hives made ${first} visits to marked flowers in the shaded section and ${second} visits in the sunny section.`,
    first: "the number of visits in the shaded section",
    second: "the number of visits in the sunny section",
    from: 160,
    to: 2400,
    apart: 2.6,
    basis: "Observers count hundreds of visits to marked flowers.",
  },
  {
    sentence: (first, second) =>
      `A regional airline that serves island towns carried ${first} passengers in the winter season and ${second} passengers in the summer season of the same year.`,
    first: "the number of passengers in the winter season",
    second: "the number of passengers in the summer season",
    from: 9000,
    to: 96000,
    apart: 2.6,
    basis: "Island airlines carry tens of thousands of passengers in a season.",
  },
  {
    sentence: (first, second) =>
      `During one year, readers of a public library system borrowed ${first} printed novels and ${second} audiobooks, not counting the loans that were renewed.`,
    first: "the number of printed novels",
    second: "the number of audiobooks",
    from: 6000,
    to: 90000,
    apart: 2.6,
    basis: "Library systems lend tens of thousands of items a year.",
  },
  {
    sentence: (first, second) =>
      `A dairy cooperative that collects milk from two valleys received ${first} liters from the upper valley and ${second} liters from the lower valley in one day.`,
    first: "the amount from the upper valley",
    second: "the amount from the lower valley",
    from: 3000,
    to: 42000,
    apart: 2.6,
    basis: "Cooperatives collect thousands of liters a day.",
  },
  {
    sentence: (first, second) =>
      `On a mountain highway with an electronic toll gate, sensors counted ${first} trucks during the week of a rockslide and ${second} trucks in the week that followed.`,
    first: "the number of trucks during the week of the rockslide",
    second: "the number of trucks in the week that followed",
    from: 800,
    to: 16000,
    apart: 2.6,
    basis: "Mountain highways carry some hundreds to thousands of trucks a day.",
  },
  {
    sentence: (first, second) =>
      `In a forest plot that was replanted after a fire, rangers counted ${first} pine seedlings in the spring and ${second} pine seedlings in the fall of the same year.`,
    first: "the number of pine seedlings in the spring",
    second: "the number of pine seedlings in the fall",
    from: 400,
    to: 9600,
    apart: 2.6,
    basis: "Replanted plots have hundreds to thousands of seedlings.",
  },
  {
    sentence: (first, second) =>
      `At a recycling center that weighs all incoming loads, workers sorted ${first} kilograms of glass and ${second} kilograms of aluminum cans in one month.`,
    first: "the mass of glass",
    second: "the mass of aluminum cans",
    from: 2400,
    to: 40000,
    apart: 2.6,
    basis: "Recycling centers sort tons of glass and aluminum a month.",
  },
  {
    sentence: (first, second) =>
      `A national park that issues permits for overnight hikes granted ${first} permits to groups from inside the state and ${second} permits to groups from other states.`,
    first: "the number of permits granted to groups from inside the state",
    second: "the number of permits granted to groups from other states",
    from: 900,
    to: 18000,
    apart: 2.6,
    basis: "Parks grant thousands of overnight permits a year.",
  },
];
