import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import { rational } from "../../math/rational.ts";
import { dollars, inProse } from "../wording/story.ts";

/** Two ways to get the same thing, each with a fixed amount and an amount for each unit. */
export interface TwoPlansScenario extends Context {
  readonly names: readonly [string, string];
  /** What one of them takes, with its name first. */
  readonly takes: (name: string, fixed: string, each: string) => string;
  readonly unit: string;
  readonly units: string;
  /** "charges", "charges less than". */
  readonly verb: string;
  readonly less: string;
  readonly more: string;
  /** What is compared: "cost", "time". */
  readonly measure: "cost" | "time";
  /** An amount in hundredths as it is printed. */
  readonly amount: (hundredths: number) => string;
  readonly noun: string;
  /** Fixed amounts and amounts for each unit, in hundredths. */
  readonly amounts: Grid;
}

const COST = {
  verb: "charges",
  less: "charges less than",
  more: "charges more than",
  measure: "cost",
  amount: (hundredths: number) => dollars(rational(hundredths, 100)),
  noun: "dollars",
} as const;

const TIME = {
  verb: "takes",
  less: "takes less time than",
  more: "takes more time than",
  measure: "time",
  amount: (hundredths: number) =>
    hundredths === 100 ? "1 minute" : `${inProse(rational(hundredths, 100))} minutes`,
  noun: "minutes",
} as const;

export const twoPlans: readonly TwoPlansScenario[] = [
  {
    ...COST,
    basis: "Tree-ring dating of a wood sample costs about $35 to $95.",
    names: ["Laboratory A", "Laboratory B"],
    takes: (name, fixed, each) =>
      `${name} charges a handling fee of ${fixed} per order plus ${each} per wood sample`,
    unit: "sample",
    units: "samples",
    amounts: [3_500, 9_500, 250],
  },
  {
    ...COST,
    basis: "Water taxis charge about $6 to $24 a mile.",
    names: ["Water Taxi A", "Water Taxi B"],
    takes: (name, fixed, each) => `${name} charges a docking fee of ${fixed} plus ${each} per mile`,
    unit: "mile",
    units: "miles",
    amounts: [600, 2_400, 50],
  },
  {
    ...TIME,
    basis: "Robots seal an aircraft panel in about 4 to 20 minutes.",
    names: ["Robot A", "Robot B"],
    takes: (name, fixed, each) =>
      `${name} takes ${fixed} for its calibration plus ${each} per aircraft panel`,
    unit: "panel",
    units: "panels",
    amounts: [400, 2_000, 50],
  },
  {
    ...COST,
    basis: "Printed topographic maps cost about $6 to $28.",
    names: ["Print Shop A", "Print Shop B"],
    takes: (name, fixed, each) => `${name} charges a setup fee of ${fixed} plus ${each} per map`,
    unit: "map",
    units: "maps",
    amounts: [600, 2_800, 25],
  },
  {
    ...TIME,
    basis: "A laboratory measures the lead in a soil sample in about 5 to 24 minutes.",
    names: ["Method A", "Method B"],
    takes: (name, fixed, each) =>
      `${name} takes ${fixed} to prepare the instrument plus ${each} per soil sample`,
    unit: "sample",
    units: "samples",
    amounts: [500, 2_400, 50],
  },
  {
    ...COST,
    basis: "A small storage locker costs about $9 to $36 a month.",
    names: ["Storage Company A", "Storage Company B"],
    takes: (name, fixed, each) =>
      `${name} charges a one-time fee of ${fixed} plus ${each} per month for a locker`,
    unit: "month",
    units: "months",
    amounts: [900, 3_600, 50],
  },
  {
    ...COST,
    basis: "Sharpening a saw costs about $5 to $22.",
    names: ["Sharpening Service A", "Sharpening Service B"],
    takes: (name, fixed, each) => `${name} charges a pickup fee of ${fixed} plus ${each} per saw`,
    unit: "saw",
    units: "saws",
    amounts: [500, 2_200, 25],
  },
  {
    ...TIME,
    basis: "Milling a dental crown takes about 8 to 26 minutes.",
    names: ["Milling Machine A", "Milling Machine B"],
    takes: (name, fixed, each) => `${name} takes ${fixed} to warm up plus ${each} per dental crown`,
    unit: "crown",
    units: "crowns",
    amounts: [800, 2_600, 50],
  },
];
