import type { Context } from "./context.ts";

/** Values of which the mean is to be high enough, or low enough. */
export interface MeanScenario extends Context {
  /** The mean of the values so far. */
  readonly soFar: (count: number, mean: number) => string;
  /** "on the next day", "days". */
  readonly next: string;
  readonly values: string;
  readonly unit: string;
}

/** The mean is to be at least something. */
export const meansToReach: readonly MeanScenario[] = [
  {
    basis: "Large plasma centers draw about 40 to 200 donors a day.",
    soFar: (count, mean) =>
      `During the first ${count} days of a campaign, a blood plasma center registered a mean of ${mean} donors per day.`,
    next: "on the next day",
    values: "days",
    unit: "donors",
  },
  {
    basis: "Volunteers of a reforestation project plant about 40 to 200 trees an hour.",
    soFar: (count, mean) =>
      `In the first ${count} hours of a reforestation project, volunteers planted a mean of ${mean} seedlings per hour.`,
    next: "in the next hour",
    values: "hours",
    unit: "seedlings",
  },
  {
    basis: "Solar panels on a few houses yield about 40 to 200 kilowatt-hours a week.",
    soFar: (count, mean) =>
      `In the first ${count} weeks after their installation, the solar panels of a farmhouse produced a mean of ${mean} kilowatt-hours of electricity per week.`,
    next: "in the next week",
    values: "weeks",
    unit: "kilowatt-hours",
  },
  {
    basis: "Regional shelters place about 40 to 200 animals a month.",
    soFar: (count, mean) =>
      `In its first ${count} months, an animal shelter placed a mean of ${mean} dogs and cats per month in new homes.`,
    next: "in the next month",
    values: "months",
    unit: "animals",
  },
  {
    basis: "Assembly lines for small pumps complete about 40 to 200 units a shift.",
    soFar: (count, mean) =>
      `In the first ${count} shifts after an upgrade, an assembly line for water pumps completed a mean of ${mean} pumps per shift.`,
    next: "in the next shift",
    values: "shifts",
    unit: "pumps",
  },
];

/** The mean is to be at most something. */
export const meansToKeep: readonly MeanScenario[] = [
  {
    basis: "A household uses about 40 to 200 gallons of water a day.",
    soFar: (count, mean) =>
      `On the first ${count} days of a drought emergency, a household used a mean of ${mean} gallons of water per day.`,
    next: "on the next day",
    values: "days",
    unit: "gallons",
  },
  {
    basis: "A walk-in freezer uses about 40 to 200 kilowatt-hours a week.",
    soFar: (count, mean) =>
      `In the first ${count} weeks after its repair, the walk-in freezer of a fish market used a mean of ${mean} kilowatt-hours of electricity per week.`,
    next: "in the next week",
    values: "weeks",
    unit: "kilowatt-hours",
  },
  {
    basis: "Plants for electronic parts reject about 40 to 200 parts a month.",
    soFar: (count, mean) =>
      `In the first ${count} months of a contract, a factory rejected a mean of ${mean} sensors per month.`,
    next: "in the next month",
    values: "months",
    unit: "sensors",
  },
  {
    basis: "Patients wait about 40 to 200 minutes in emergency departments.",
    soFar: (count, mean) =>
      `For the first ${count} patients of one evening, a hospital recorded a mean waiting time of ${mean} minutes per patient.`,
    next: "in the waiting time of the next patient",
    values: "patients",
    unit: "minutes",
  },
  {
    basis: "Delivery vans of a route drive about 40 to 200 miles a day.",
    soFar: (count, mean) =>
      `On the first ${count} days of a lease, the driver of a delivery van drove a mean of ${mean} miles per day.`,
    next: "on the next day",
    values: "days",
    unit: "miles",
  },
];
