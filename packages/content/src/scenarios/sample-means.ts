import type { Context } from "./context.ts";

/** A mean estimated from a sample. */
export interface SampleMeanScenario extends Context {
  readonly members: string;
  readonly member: string;
  readonly where: string;
  /** What is measured of each: "mass". */
  readonly measure: string;
  readonly unit: string;
  /** Means as they are in life, in such parts of the unit: 10 for tenths. */
  readonly from: number;
  readonly to: number;
  readonly parts: 1 | 10;
  /** Numbers of members. */
  readonly population: readonly [number, number];
}

export const sampleMeanScenarios: readonly SampleMeanScenario[] = [
  {
    members: "hives",
    member: "hive",
    where: "kept by a beekeeper",
    measure: "yearly honey yield",
    unit: "pounds",
    from: 36,
    to: 92,
    parts: 1,
    population: [240, 1200],
    basis: "A hive yields about 35 to 90 pounds of honey a year.",
  },
  {
    members: "households",
    member: "household",
    where: "in a rural water district",
    measure: "daily water use",
    unit: "gallons",
    from: 138,
    to: 324,
    parts: 1,
    population: [300, 2400],
    basis: "Households use about 140 to 320 gallons a day.",
  },
  {
    members: "pallets",
    member: "pallet",
    where: "in a food warehouse",
    measure: "mass",
    unit: "kilograms",
    from: 212,
    to: 486,
    parts: 1,
    population: [160, 900],
    basis: "Loaded pallets of food weigh about 200 to 500 kilograms.",
  },
  {
    members: "buses",
    member: "bus",
    where: "of a regional transit agency",
    measure: "daily distance",
    unit: "miles",
    from: 82,
    to: 236,
    parts: 1,
    population: [120, 900],
    basis: "City buses run about 80 to 240 miles a day.",
  },
  {
    members: "guest rooms",
    member: "room",
    where: "at a beach resort",
    measure: "weekly electricity use",
    unit: "kilowatt-hours",
    from: 46,
    to: 132,
    parts: 1,
    population: [120, 780],
    basis: "An air-conditioned room uses about 45 to 130 kilowatt-hours a week.",
  },
  {
    members: "elementary students",
    member: "student",
    where: "in a suburban school district",
    measure: "weekly reading time",
    unit: "minutes",
    from: 62,
    to: 214,
    parts: 1,
    population: [400, 3600],
    basis: "Elementary students read about one to three and a half hours a week.",
  },
  {
    members: "dairy cows",
    member: "cow",
    where: "in a dairy cooperative",
    measure: "daily milk yield",
    unit: "liters",
    from: 184,
    to: 362,
    parts: 10,
    population: [240, 1800],
    basis: "Dairy cows give about 18 to 36 liters of milk a day.",
  },
  {
    members: "delivery vans",
    member: "van",
    where: "of a parcel service",
    measure: "daily fuel use",
    unit: "gallons",
    from: 64,
    to: 148,
    parts: 10,
    population: [120, 960],
    basis: "Delivery vans use about 6 to 15 gallons of fuel a day.",
  },
  {
    members: "maple trees",
    member: "tree",
    where: "in a maple forest",
    measure: "yearly sap yield",
    unit: "gallons",
    from: 85,
    to: 196,
    parts: 10,
    population: [300, 2400],
    basis: "A tapped maple gives about 8 to 20 gallons of sap a year.",
  },
  {
    members: "lobster traps",
    member: "trap",
    where: "in a coastal fishery",
    measure: "weekly catch",
    unit: "pounds",
    from: 48,
    to: 182,
    parts: 10,
    population: [240, 1600],
    basis: "A trap catches about 5 to 18 pounds of lobster a week.",
  },
  {
    members: "recycling carts",
    member: "cart",
    where: "on a collection route",
    measure: "weekly load",
    unit: "pounds",
    from: 124,
    to: 385,
    parts: 10,
    population: [240, 1800],
    basis: "A household cart holds about 12 to 38 pounds of recycling.",
  },
];
