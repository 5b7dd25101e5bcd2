import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";

/** A business that charges one amount for the first units and another for each unit after them. */
export interface TierScenario extends Context {
  readonly who: string;
  readonly unit: string;
  readonly units: string;
  /** What is charged for: "a rental". */
  readonly job: string;
  /** How many units the first charge covers, and the amount in cents for an additional one. */
  readonly first: readonly [number, number];
  readonly each: Grid;
}

export const tiers: readonly TierScenario[] = [
  {
    basis: "Aerial lifts rent for about $40 to $95 an hour.",
    who: "A company that rents aerial lifts to window cleaners",
    unit: "hour",
    units: "hours",
    job: "a rental",
    first: [2, 4],
    each: [4_000, 9_500, 250],
  },
  {
    basis: "Pollen analyses of honey cost about $18 to $42 a sample.",
    who: "A laboratory that identifies pollen grains in honey",
    unit: "sample",
    units: "samples",
    job: "an order",
    first: [3, 6],
    each: [1_800, 4_200, 50],
  },
  {
    basis: "Medical couriers charge about $1.80 to $4.20 a mile.",
    who: "A courier that carries blood samples between hospitals",
    unit: "mile",
    units: "miles",
    job: "a delivery",
    first: [5, 12],
    each: [180, 420, 5],
  },
  {
    basis: "Downtown parking costs about $3.50 to $9 an hour.",
    who: "A parking garage beside a convention center",
    unit: "hour",
    units: "hours",
    job: "a stay",
    first: [2, 3],
    each: [350, 900, 25],
  },
  {
    basis: "Editorial licenses for stock photographs cost about $24 to $60 an image.",
    who: "An agency that licenses wildlife photographs to magazines",
    unit: "image",
    units: "images",
    job: "a license",
    first: [4, 9],
    each: [2_400, 6_000, 50],
  },
  {
    basis: "Camera inspection of sewer pipe costs about $2.75 to $6.50 a meter.",
    who: "A contractor that inspects sewer pipes with a remote camera",
    unit: "meter",
    units: "meters",
    job: "an inspection",
    first: [20, 40],
    each: [275, 650, 5],
  },
  {
    basis: "Boxed meals for groups cost about $11 to $24 each.",
    who: "A caterer that delivers boxed meals to film crews",
    unit: "meal",
    units: "meals",
    job: "an order",
    first: [20, 40],
    each: [1_100, 2_400, 25],
  },
  {
    basis: "Guided sea kayaking costs about $14 to $32 an hour.",
    who: "An outfitter that rents sea kayaks on a tidal river",
    unit: "hour",
    units: "hours",
    job: "a rental",
    first: [2, 3],
    each: [1_400, 3_200, 50],
  },
];
