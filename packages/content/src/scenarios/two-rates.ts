import type { Context } from "./context.ts";

/** Something that has one rate in a part of it and another in the rest. */
export interface TwoRatesScenario extends Context {
  /** Told for a part such as "one-third" of the first or the second amount. */
  readonly first: (part: string, of: string, rate: string) => string;
  readonly rest: (rate: string) => string;
  /** The amount that the rate divides by, and the amount that it divides. */
  readonly under: string;
  readonly over: string;
  readonly ask: string;
  readonly from: number;
  readonly to: number;
}

export const twoRatesScenarios: readonly TwoRatesScenario[] = [
  {
    first: (part, of, rate) =>
      `A delivery truck had an average speed of ${rate} miles per hour for ${part} of the ${of} of a trip`,
    rest: (rate) => `its average speed for the rest of the trip was ${rate} miles per hour`,
    under: "total time",
    over: "total distance",
    ask: "average speed of the truck for the whole trip, in miles per hour",
    from: 24,
    to: 72,
    basis: "Trucks average about 25 miles per hour in cities and 70 on highways.",
  },
  {
    first: (part, of, rate) =>
      `A harbor porpoise swam at an average speed of ${rate} kilometers per hour for ${part} of the ${of} of a trip`,
    rest: (rate) =>
      `it swam at an average speed of ${rate} kilometers per hour for the rest of the trip`,
    under: "total time",
    over: "total distance",
    ask: "average speed of the porpoise for the whole trip, in kilometers per hour",
    from: 4,
    to: 22,
    basis: "Harbor porpoises cruise at about 4 kilometers per hour and reach about 22.",
  },
  {
    first: (part, of, rate) =>
      `A county consists of an eastern and a western district. The eastern district has ${part} of the ${of} of the county and a population density of ${rate} people per square mile of land`,
    rest: (rate) =>
      `the western district has the rest and a population density of ${rate} people per square mile`,
    under: "land",
    over: "population",
    ask: "population density of the county as a whole, in people per square mile",
    from: 60,
    to: 420,
    basis: "Counties with small towns have about 60 to 400 people per square mile.",
  },
  {
    first: (part, of, rate) =>
      `On a wheat farm, irrigated fields accounted for ${part} of the ${of} and yielded ${rate} bushels per acre`,
    rest: (rate) =>
      `fields without irrigation accounted for the rest and yielded ${rate} bushels per acre`,
    under: "planted area",
    over: "harvest",
    ask: "average yield of all the fields, in bushels per acre",
    from: 30,
    to: 120,
    basis: "Wheat yields about 30 bushels per acre in dry years and 120 with irrigation.",
  },
  {
    first: (part, of, rate) =>
      `A digital press printed at a rate of ${rate} pages per minute for ${part} of the ${of} of a job`,
    rest: (rate) => `it printed at a rate of ${rate} pages per minute for the rest of the job`,
    under: "total time",
    over: "total number of pages",
    ask: "average rate of the press for the whole job, in pages per minute",
    from: 40,
    to: 150,
    basis: "Digital presses print about 40 to 150 pages per minute.",
  },
  {
    first: (part, of, rate) =>
      `A water tower was filled at a rate of ${rate} gallons per minute for ${part} of the ${of}`,
    rest: (rate) => `it was filled at a rate of ${rate} gallons per minute for the rest`,
    under: "total time",
    over: "total volume",
    ask: "average rate at which the tower was filled, in gallons per minute",
    from: 120,
    to: 600,
    basis: "Pumps of water towers deliver some hundreds of gallons per minute.",
  },
  {
    first: (part, of, rate) =>
      `A motorcycle traveled ${rate} miles per gallon of gasoline for ${part} of the ${of} in a test`,
    rest: (rate) => `it traveled ${rate} miles per gallon of gasoline for the rest`,
    under: "gasoline used",
    over: "distance",
    ask: "average for the whole test, in miles per gallon",
    from: 33,
    to: 72,
    basis: "Motorcycles travel about 35 to 70 miles on a gallon.",
  },
  {
    first: (part, of, rate) =>
      `A machine dug a tunnel at a rate of ${rate} feet per day for ${part} of the ${of}`,
    rest: (rate) => `it dug at a rate of ${rate} feet per day for the rest`,
    under: "total time",
    over: "total length",
    ask: "average rate for the whole tunnel, in feet per day",
    from: 20,
    to: 96,
    basis: "Tunnel boring machines advance about 20 to 100 feet a day, by the rock.",
  },
];
