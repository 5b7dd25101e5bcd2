import type { Context } from "./context.ts";

/** A mixture with a percent of one part in it. */
export interface SolutionScenario extends Context {
  /** Who mixes two kinds of it. */
  readonly who: string;
  readonly liquid: string;
  readonly part: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  /** Most units. */
  readonly most: number;
  /** The percents are whole, or halves. */
  readonly parts: 1 | 2;
}

export const solutionScenarios: readonly SolutionScenario[] = [
  {
    who: "A technician at a salmon hatchery",
    liquid: "seawater",
    part: "salt",
    unit: "kilograms",
    from: 1,
    to: 7,
    most: 900,
    parts: 2,
    basis: "Seawater and diluted seawater contain about 1 to 7 percent of salt.",
  },
  {
    who: "A metallurgist",
    liquid: "bronze",
    part: "tin",
    unit: "kilograms",
    from: 4,
    to: 24,
    most: 600,
    parts: 2,
    basis: "Bronzes contain about 4 to 24 percent of tin.",
  },
  {
    who: "A pharmacist",
    liquid: "saline",
    part: "salt",
    unit: "grams",
    from: 1,
    to: 12,
    most: 900,
    parts: 2,
    basis: "Saline solutions contain about 1 to 12 percent of salt.",
  },
  {
    who: "A road crew",
    liquid: "brine",
    part: "salt",
    unit: "kilograms",
    from: 8,
    to: 26,
    most: 800,
    parts: 2,
    basis: "De-icing brines contain about 8 to 26 percent of salt.",
  },
  {
    who: "A mechanic",
    liquid: "coolant",
    part: "glycol",
    unit: "liters",
    from: 20,
    to: 70,
    most: 180,
    parts: 1,
    basis: "Engine coolants contain about 20 to 70 percent of glycol.",
  },
  {
    who: "A beverage plant",
    liquid: "fruit punch",
    part: "juice",
    unit: "liters",
    from: 8,
    to: 75,
    most: 800,
    parts: 1,
    basis: "Fruit drinks contain about 8 to 75 percent of juice.",
  },
  {
    who: "A textile mill",
    liquid: "yarn",
    part: "wool",
    unit: "pounds",
    from: 15,
    to: 90,
    most: 600,
    parts: 1,
    basis: "Blended yarns contain about 15 to 90 percent of wool.",
  },
  {
    who: "A landscaper",
    liquid: "topsoil",
    part: "sand",
    unit: "pounds",
    from: 15,
    to: 70,
    most: 900,
    parts: 1,
    basis: "Topsoils contain about 15 to 70 percent of sand.",
  },
  {
    who: "A dairy farmer",
    liquid: "feed",
    part: "protein",
    unit: "kilograms",
    from: 8,
    to: 40,
    most: 800,
    parts: 2,
    basis: "Feeds of dairy cows contain about 8 to 40 percent of protein.",
  },
  {
    who: "A laboratory assistant",
    liquid: "vinegar",
    part: "acetic acid",
    unit: "milliliters",
    from: 4,
    to: 30,
    most: 900,
    parts: 2,
    basis: "Vinegars contain about 4 to 30 percent of acetic acid.",
  },
  {
    who: "A fuel distributor",
    liquid: "fuel",
    part: "ethanol",
    unit: "gallons",
    from: 5,
    to: 85,
    most: 600,
    parts: 1,
    basis: "Blends of gasoline contain about 5 to 85 percent of ethanol.",
  },
];
