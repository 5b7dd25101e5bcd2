import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** Something that was counted or measured in two years, and may have risen or fallen. */
export interface ChangeOverYears extends Context {
  /** "the number of breeding pairs of plovers on an island", and in short. */
  readonly thing: string;
  readonly short: string;
  readonly amount: Grid;
  /** In tenths of a percent. */
  readonly percent: Grid;
}

export const changesOverYears: readonly ChangeOverYears[] = [
  {
    basis: "Colonies of shorebirds change by some 3 to 35 percent in a few years.",
    thing: "the number of breeding pairs of plovers on an island",
    short: "the number of breeding pairs",
    amount: [240, 1_900, 10],
    percent: [30, 350, 5],
  },
  {
    basis: "Vehicle registrations of a county change by some 3 to 28 percent in a few years.",
    thing: "the number of motorcycles registered in a county",
    short: "the number of registered motorcycles",
    amount: [900, 14_000, 50],
    percent: [30, 280, 5],
  },
  {
    basis: "Water use of a city changes by some 2 to 18 percent in a few years.",
    thing: "the annual water use of a city, in millions of gallons,",
    short: "the annual water use, in millions of gallons,",
    amount: [1_200, 9_800, 50],
    percent: [20, 180, 2],
  },
  {
    basis: "The population of a town changes by some 1 to 12 percent in a few years.",
    thing: "the population of a town",
    short: "the population of the town",
    amount: [4_200, 48_000, 50],
    percent: [12, 120, 2],
  },
  {
    basis: "The stock of a street tree changes by some 2 to 24 percent in a few years.",
    thing: "the number of elm trees along the streets of a city",
    short: "the number of elm trees",
    amount: [1_500, 22_000, 50],
    percent: [20, 240, 5],
  },
  {
    basis: "Container traffic of a river port changes by some 3 to 30 percent in a few years.",
    thing: "the number of containers handled at a river port",
    short: "the number of containers handled",
    amount: [18_000, 160_000, 500],
    percent: [30, 300, 5],
  },
  {
    basis: "Visits to a clinic change by some 2 to 22 percent in a few years.",
    thing: "the number of patient visits to a dental clinic",
    short: "the number of visits",
    amount: [2_400, 19_000, 50],
    percent: [20, 220, 5],
  },
  {
    basis: "Enrollment in a degree program changes by some 3 to 32 percent in a few years.",
    thing: "the number of students enrolled at a college",
    short: "the number of students enrolled",
    amount: [320, 2_600, 10],
    percent: [30, 320, 5],
  },
  {
    basis: "Sales of a regional rail line change by some 3 to 27 percent in a few years.",
    thing: "the number of monthly passes sold by a rail line in June",
    short: "the number of passes sold",
    amount: [6_000, 85_000, 250],
    percent: [30, 270, 3],
  },
  {
    basis: "Shellfish harvests change by some 4 to 36 percent in a few years.",
    thing: "the annual harvest of mussels in a bay, in metric tons,",
    short: "the annual harvest, in metric tons,",
    amount: [150, 2_400, 10],
    percent: [40, 360, 5],
  },
];
