import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";

/** A business that charges one amount for the first units and another for each unit after them. */
export interface TierScenario extends Context {
  readonly who: string;
  readonly unit: string;
  readonly units: string;
  /** What is charged for, after "hours": "of a rental". */
  readonly job: string;
  /** How many units the first charge covers, and the amount in cents for an additional one. */
  readonly first: readonly [number, number];
  readonly each: Grid;
}

export const tiers: readonly TierScenario[] = [
  {
    basis: "Small motorboats rent for about $40 to $95 an hour.",
    who: "A marina that rents motorboats",
    unit: "hour",
    units: "hours",
    job: "of a rental",
    first: [2, 4],
    each: [4_000, 9_500, 250],
  },
  {
    basis: "The transfer of a home video to a digital file costs about $18 to $42 a tape.",
    who: "A studio that digitizes videotapes",
    unit: "tape",
    units: "tapes",
    job: "in an order",
    first: [3, 6],
    each: [1_800, 4_200, 50],
  },
  {
    basis: "Airport shuttles charge about $1.80 to $4.20 a mile.",
    who: "An airport shuttle service",
    unit: "mile",
    units: "miles",
    job: "of a ride",
    first: [5, 12],
    each: [180, 420, 5],
  },
  {
    basis: "Downtown parking costs about $3.50 to $9 an hour.",
    who: "A parking garage",
    unit: "hour",
    units: "hours",
    job: "of a stay",
    first: [2, 3],
    each: [350, 900, 25],
  },
  {
    basis: "Young fruit trees cost about $24 to $60 each.",
    who: "A nursery that delivers fruit trees",
    unit: "tree",
    units: "trees",
    job: "in an order",
    first: [4, 9],
    each: [2_400, 6_000, 50],
  },
  {
    basis: "Cleaning a rain gutter costs about $2.75 to $6.50 a meter.",
    who: "A company that cleans rain gutters",
    unit: "meter",
    units: "meters",
    job: "of a job",
    first: [20, 40],
    each: [275, 650, 5],
  },
  {
    basis: "Boxed meals for groups cost about $11 to $24 each.",
    who: "A caterer",
    unit: "meal",
    units: "meals",
    job: "in an order",
    first: [20, 40],
    each: [1_100, 2_400, 25],
  },
  {
    basis: "Sea kayaks for two rent for about $14 to $32 an hour.",
    who: "An outfitter that rents sea kayaks",
    unit: "hour",
    units: "hours",
    job: "of a rental",
    first: [2, 3],
    each: [1_400, 3_200, 50],
  },
];
