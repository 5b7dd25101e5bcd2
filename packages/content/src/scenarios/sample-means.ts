import type { Context } from "./context.ts";

/** A mean estimated from a sample. */
export interface SampleMeanScenario extends Context {
  readonly members: string;
  readonly member: string;
  readonly where: string;
  /** What is measured of each, and how: "mass", "each pallet in the sample was weighed". */
  readonly measure: string;
  readonly measured: string;
  readonly unit: string;
  /** "the total mass, in kilograms, of all the pallets in the warehouse" */
  readonly totaled: string;
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
    where: "kept by a commercial beekeeper",
    measure: "yearly honey yield",
    measured: "the honey from each hive in the sample was weighed",
    unit: "pounds",
    totaled: "the total yearly honey yield, in pounds, of all the hives kept by the beekeeper",
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
    measured: "the water meter of each household in the sample was read every day",
    unit: "gallons",
    totaled: "the total daily water use, in gallons, of all the households in the water district",
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
    measured: "each pallet in the sample was weighed",
    unit: "kilograms",
    totaled: "the total mass, in kilograms, of all the pallets in the warehouse",
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
    measured: "the odometer of each bus in the sample was read every evening",
    unit: "miles",
    totaled: "the total daily distance, in miles, of all the buses of the transit agency",
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
    measured: "the electric meter of each room in the sample was read every week",
    unit: "kilowatt-hours",
    totaled:
      "the total weekly electricity use, in kilowatt-hours, of all the guest rooms at the resort",
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
    measured: "each student in the sample kept a log of reading time",
    unit: "minutes",
    totaled:
      "the total weekly reading time, in minutes, of all the elementary students in the school district",
    from: 62,
    to: 214,
    parts: 1,
    population: [400, 3600],
    basis: "Elementary students read about one to three and a half hours a week.",
  },
  {
    members: "dairy cows",
    member: "cow",
    where: "of a dairy cooperative",
    measure: "daily milk yield",
    measured: "the milk from each cow in the sample was measured every day",
    unit: "liters",
    totaled: "the total daily milk yield, in liters, of all the dairy cows of the cooperative",
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
    measured: "the fuel used by each van in the sample was recorded every day",
    unit: "gallons",
    totaled: "the total daily fuel use, in gallons, of all the delivery vans of the parcel service",
    from: 64,
    to: 148,
    parts: 10,
    population: [120, 960],
    basis: "Delivery vans use about 6 to 15 gallons of fuel a day.",
  },
  {
    members: "maple trees",
    member: "tree",
    where: "in a commercial maple forest",
    measure: "yearly sap yield",
    measured: "the sap from each tree in the sample was measured",
    unit: "gallons",
    totaled: "the total yearly sap yield, in gallons, of all the maple trees in the forest",
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
    measured: "the catch from each trap in the sample was weighed every week",
    unit: "pounds",
    totaled: "the total weekly catch, in pounds, of all the lobster traps in the fishery",
    from: 48,
    to: 182,
    parts: 10,
    population: [240, 1600],
    basis: "A trap catches about 5 to 18 pounds of lobster a week.",
  },
  {
    members: "recycling carts",
    member: "cart",
    where: "on a suburban collection route",
    measure: "weekly load",
    measured: "each cart in the sample was weighed every week",
    unit: "pounds",
    totaled: "the total weekly load, in pounds, of all the recycling carts on the route",
    from: 124,
    to: 385,
    parts: 10,
    population: [240, 1800],
    basis: "A household cart holds about 12 to 38 pounds of recycling.",
  },
];
