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
    setting: "A family compares two bike rentals.",
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
    setting: "A musician compares two recording studios.",
    names: ["Studio A", "Studio B"],
    takes: (name, fixed, each) => `${name} charges ${fixed} to set up plus ${each} per song.`,
    unit: "song",
    units: "songs",
  },
  {
    ...TIME,
    setting: "A group compares two ways around a lake.",
    names: ["The ferry", "The trail"],
    takes: (name, fixed, each) => `${name} takes ${fixed} of preparation plus ${each} per mile.`,
    unit: "mile",
    units: "miles",
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
    setting: "A print shop compares two machines for the same poster.",
    names: ["Machine A", "Machine B"],
    takes: (name, fixed, each) => `${name} takes ${fixed} to warm up plus ${each} per poster.`,
    unit: "poster",
    units: "posters",
  },
];
