import { dollars } from "./limits.ts";

/** Two ways to get the same thing, each with a fixed amount and an amount for each unit. */
export interface TwoPlansScenario {
  readonly setting: string;
  readonly names: readonly [string, string];
  /** What one of them takes, with its name first. */
  readonly takes: (name: string, fixed: string, each: string) => string;
  readonly unit: string;
  readonly units: string;
  /** "costs less than", "takes less time than". */
  readonly less: string;
  readonly more: string;
  /** What is compared: "cost", "time". */
  readonly measure: string;
  readonly amount: (value: number) => string;
  readonly noun: string;
}

const COST = {
  less: "costs less than",
  more: "costs more than",
  measure: "cost",
  amount: dollars,
  noun: "dollars",
};

const TIME = {
  less: "takes less time than",
  more: "takes more time than",
  measure: "time",
  amount: (value: number) => (value === 1 ? "1 minute" : `${value} minutes`),
  noun: "minutes",
};

export const twoPlans: readonly TwoPlansScenario[] = [
  {
    ...COST,
    setting: "A family compares two boat rentals.",
    names: ["Rental A", "Rental B"],
    takes: (name, fixed, each) => `${name} charges a fee of ${fixed} plus ${each} per hour.`,
    unit: "hour",
    units: "hours",
  },
  {
    ...COST,
    setting: "A club compares two shops for custom shirts.",
    names: ["Shop A", "Shop B"],
    takes: (name, fixed, each) => `${name} charges ${fixed} for the design plus ${each} per shirt.`,
    unit: "shirt",
    units: "shirts",
  },
  {
    ...COST,
    setting: "A band compares two rehearsal rooms.",
    names: ["Room A", "Room B"],
    takes: (name, fixed, each) => `${name} costs ${fixed} to join plus ${each} per session.`,
    unit: "session",
    units: "sessions",
  },
  {
    ...TIME,
    setting: "A landscaper compares two ways to mow lawns.",
    names: ["Mower A", "Mower B"],
    takes: (name, fixed, each) => `${name} takes ${fixed} to get ready plus ${each} per lawn.`,
    unit: "lawn",
    units: "lawns",
  },
  {
    ...COST,
    setting: "A couple compares two caterers.",
    names: ["Caterer A", "Caterer B"],
    takes: (name, fixed, each) => `${name} charges ${fixed} for delivery plus ${each} per guest.`,
    unit: "guest",
    units: "guests",
  },
  {
    ...TIME,
    setting: "A print shop compares two machines for the same banner.",
    names: ["Machine A", "Machine B"],
    takes: (name, fixed, each) => `${name} takes ${fixed} to warm up plus ${each} per banner.`,
    unit: "banner",
    units: "banners",
  },
];
