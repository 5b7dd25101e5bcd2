import type { Context } from "./context.ts";

/** A number recorded once a year. */
export interface YearlyScenario extends Context {
  readonly title: string;
  readonly axis: string;
  /** The number with its place and its unit: "the area, in acres, planted with almonds in a county". */
  readonly number: string;
  /** The number without them, for a second mention: "the area planted with almonds". */
  readonly short: string;
  /** What it is counted in: "acres". */
  readonly unit: string;
  /** Distances between grid lines; the numbers are up to 14 of these. */
  readonly steps: readonly number[];
}

export const yearlyScenarios: readonly YearlyScenario[] = [
  {
    title: "Breeding Pairs of Terns",
    axis: "Number of pairs",
    number: "the number of breeding pairs of terns counted on a protected barrier island",
    short: "the number of breeding pairs",
    unit: "pairs",
    steps: [10, 20, 25],
    basis: "Tern colonies have tens to hundreds of pairs.",
  },
  {
    title: "Protected Bicycle Lanes",
    axis: "Length (kilometers)",
    number: "the total length, in kilometers, of the protected bicycle lanes in a city",
    short: "the total length of the lanes",
    unit: "kilometers",
    steps: [2.5, 4, 5],
    basis: "Mid-sized cities have about 5 to 70 kilometers of protected lanes.",
  },
  {
    title: "Price of Heating Oil",
    axis: "Price (dollars per gallon)",
    number: "the average price, in dollars per gallon, of heating oil in a rural county",
    short: "the average price of heating oil",
    unit: "dollars per gallon",
    steps: [0.25, 0.5],
    basis: "Heating oil has cost about $1 to $6 per gallon.",
  },
  {
    title: "Phosphorus in a Lake",
    axis: "Concentration (micrograms per liter)",
    number: "the mean summer concentration, in micrograms per liter, of phosphorus in a lake",
    short: "the mean concentration of phosphorus",
    unit: "micrograms per liter",
    steps: [2.5, 4, 5],
    basis: "Lakes hold about 5 to 70 micrograms of phosphorus per liter.",
  },
  {
    title: "Solar Power in a State",
    axis: "Capacity (gigawatts)",
    number: "the total capacity, in gigawatts, of the solar farms that one state had in operation",
    short: "the total capacity of the solar farms",
    unit: "gigawatts",
    steps: [0.5, 1, 1.5],
    basis: "States have up to about 20 gigawatts of solar farms.",
  },
  {
    title: "Cargo Handled at a River Port",
    axis: "Cargo (millions of tons)",
    number: "the mass, in millions of tons, of the cargo handled at a river port",
    short: "the mass of the cargo handled",
    unit: "million tons",
    steps: [0.5, 1.5, 2],
    basis: "River ports handle about 1 to 30 million tons a year.",
  },
  {
    title: "Almond Orchards in a County",
    axis: "Area (thousands of acres)",
    number: "the area, in thousands of acres, of the almond orchards in one county",
    short: "the area of the almond orchards",
    unit: "thousand acres",
    steps: [2, 2.5, 4],
    basis: "A county has up to some tens of thousands of acres of almonds.",
  },
  {
    title: "Hospital Admissions for Asthma",
    axis: "Number of admissions",
    number: "the number of patients admitted with asthma to the hospitals of one city",
    short: "the number of patients admitted",
    unit: "patients",
    steps: [20, 50, 100],
    basis: "A city admits some hundreds of patients with asthma a year.",
  },
  {
    title: "Water Used by a Bottling Plant",
    axis: "Water (millions of liters)",
    number: "the amount of water, in millions of liters, that a bottling plant used",
    short: "the amount of water used",
    unit: "million liters",
    steps: [5, 10, 12],
    basis: "A bottling plant uses about 20 to 200 million liters a year.",
  },
];
