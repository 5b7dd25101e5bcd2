/** Values of which the mean is to be high enough, or low enough. */
export interface MeanScenario {
  /** The mean of the values so far. */
  readonly soFar: (count: number, mean: number) => string;
  /** What the next value is called, and all of them together. */
  readonly next: string;
  readonly values: string;
  readonly unit: string;
}

/** The mean is to be at least something. */
export const meansToReach: readonly MeanScenario[] = [
  {
    soFar: (count, mean) =>
      `In its first ${count} games, a team scored a mean of ${mean} points per game.`,
    next: "the next game",
    values: "games",
    unit: "points",
  },
  {
    soFar: (count, mean) =>
      `In its first ${count} days, a café had a mean of ${mean} customers per day.`,
    next: "the next day",
    values: "days",
    unit: "customers",
  },
  {
    soFar: (count, mean) =>
      `In the first ${count} weeks, a reader read a mean of ${mean} pages per week.`,
    next: "the next week",
    values: "weeks",
    unit: "pages",
  },
  {
    soFar: (count, mean) =>
      `In the first ${count} months, a shelter placed a mean of ${mean} animals per month.`,
    next: "the next month",
    values: "months",
    unit: "animals",
  },
];

/** The mean is to be at most something. */
export const meansToKeep: readonly MeanScenario[] = [
  {
    soFar: (count, mean) =>
      `On the first ${count} days, a house used a mean of ${mean} gallons of water per day.`,
    next: "the next day",
    values: "days",
    unit: "gallons",
  },
  {
    soFar: (count, mean) =>
      `In the first ${count} weeks, an office used a mean of ${mean} kilowatt-hours per week.`,
    next: "the next week",
    values: "weeks",
    unit: "kilowatt-hours",
  },
  {
    soFar: (count, mean) =>
      `On the first ${count} days, a student had a mean of ${mean} minutes of screen time per day.`,
    next: "the next day",
    values: "days",
    unit: "minutes",
  },
  {
    soFar: (count, mean) =>
      `In the first ${count} months, a plant had a mean of ${mean} faulty parts per month.`,
    next: "the next month",
    values: "months",
    unit: "faulty parts",
  },
];
