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
      `Biologists counted ${first} harbor seals in a bay in 2015 and ${second} in 2025.`,
    first: "the number of harbor seals in 2015",
    second: "the number of harbor seals in 2025",
    from: 60,
    to: 900,
    apart: 2.6,
    basis: "Seal colonies have tens to hundreds of animals and can double in ten years.",
  },
  {
    sentence: (first, second) =>
      `In one day, a treatment plant took ${first} cubic meters of water from a north reservoir and ${second} cubic meters from a south reservoir.`,
    first: "the volume from the north reservoir",
    second: "the volume from the south reservoir",
    from: 4000,
    to: 48000,
    apart: 2.6,
    basis: "Plants treat some thousands to tens of thousands of cubic meters a day.",
  },
  {
    sentence: (first, second) =>
      `An emergency room treated ${first} patients in April and ${second} patients in January.`,
    first: "the number of patients in April",
    second: "the number of patients in January",
    from: 900,
    to: 6400,
    apart: 1.7,
    basis: "County hospitals treat some thousands of emergency patients a month.",
  },
  {
    sentence: (first, second) =>
      `In one week, a port handled ${first} containers at its east terminal and ${second} containers at its west terminal.`,
    first: "the number of containers at the east terminal",
    second: "the number of containers at the west terminal",
    from: 2000,
    to: 36000,
    apart: 2.6,
    basis: "Ports move thousands of containers a week.",
  },
  {
    sentence: (first, second) =>
      `In an almond orchard, bees made ${first} visits to flowers in a shaded section and ${second} visits to flowers in a sunny section.`,
    first: "the number of visits in the shaded section",
    second: "the number of visits in the sunny section",
    from: 160,
    to: 2400,
    apart: 2.6,
    basis: "Observers count hundreds of visits to marked flowers.",
  },
  {
    sentence: (first, second) =>
      `A regional airline carried ${first} passengers in the winter season and ${second} passengers in the summer season.`,
    first: "the number of passengers in the winter season",
    second: "the number of passengers in the summer season",
    from: 9000,
    to: 96000,
    apart: 2.6,
    basis: "Island airlines carry tens of thousands of passengers in a season.",
  },
  {
    sentence: (first, second) =>
      `In one year, readers borrowed ${first} printed novels and ${second} audiobooks from a public library.`,
    first: "the number of printed novels",
    second: "the number of audiobooks",
    from: 6000,
    to: 90000,
    apart: 2.6,
    basis: "Library systems lend tens of thousands of items a year.",
  },
  {
    sentence: (first, second) =>
      `In one day, a dairy received ${first} liters of milk from an upper valley and ${second} liters from a lower valley.`,
    first: "the amount from the upper valley",
    second: "the amount from the lower valley",
    from: 3000,
    to: 42000,
    apart: 2.6,
    basis: "Cooperatives collect thousands of liters a day.",
  },
  {
    sentence: (first, second) =>
      `On a mountain highway, sensors counted ${first} trucks in the week of a rockslide and ${second} trucks in the next week.`,
    first: "the number of trucks in the week of the rockslide",
    second: "the number of trucks in the next week",
    from: 800,
    to: 16000,
    apart: 2.6,
    basis: "Mountain highways carry some hundreds to thousands of trucks a day.",
  },
  {
    sentence: (first, second) =>
      `In a replanted forest plot, rangers counted ${first} pine seedlings in the spring and ${second} in the fall of the same year.`,
    first: "the number of pine seedlings in the spring",
    second: "the number of pine seedlings in the fall",
    from: 400,
    to: 9600,
    apart: 2.6,
    basis: "Replanted plots have hundreds to thousands of seedlings.",
  },
  {
    sentence: (first, second) =>
      `In one month, a recycling center sorted ${first} kilograms of glass and ${second} kilograms of aluminum cans.`,
    first: "the mass of glass",
    second: "the mass of aluminum cans",
    from: 2400,
    to: 40000,
    apart: 2.6,
    basis: "Recycling centers sort tons of glass and aluminum a month.",
  },
  {
    sentence: (first, second) =>
      `In one year, a national park granted ${first} camping permits to groups from its own state and ${second} camping permits to groups from other states.`,
    first: "the number of permits granted to groups from the park's own state",
    second: "the number of permits granted to groups from other states",
    from: 900,
    to: 18000,
    apart: 2.6,
    basis: "Parks grant thousands of overnight permits a year.",
  },
];
