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
      `On a route between two distribution centers, a refrigerated truck had an average speed of ${rate} miles per hour for ${part} of the ${of}`,
    rest: (rate) => `its average speed for the rest of the route was ${rate} miles per hour`,
    under: "total time",
    over: "total distance",
    ask: "average speed of the truck for the whole route, in miles per hour",
    from: 24,
    to: 72,
    basis: "Trucks average about 25 miles per hour in cities and 70 on highways.",
  },
  {
    first: (part, of, rate) =>
      `A harbor porpoise that carried a satellite tag swam at an average speed of ${rate} kilometers per hour for ${part} of the ${of} that was recorded`,
    rest: (rate) => `it swam at an average speed of ${rate} kilometers per hour for the rest`,
    under: "total time",
    over: "total distance",
    ask: "average speed of the porpoise for the whole record, in kilometers per hour",
    from: 4,
    to: 22,
    basis: "Harbor porpoises cruise at about 4 kilometers per hour and reach about 22.",
  },
  {
    first: (part, of, rate) =>
      `A river divides a county into an eastern and a western district. According to a census of all residents, the eastern district has ${part} of the ${of} of the county, and its population density, which is the number of people per square mile of land, is ${rate} people per square mile`,
    rest: (rate) =>
      `the western district has the rest of it and a population density of ${rate} people per square mile`,
    under: "land",
    over: "population",
    ask: "population density of the county as a whole, in people per square mile",
    from: 60,
    to: 420,
    basis: "Counties with small towns have about 60 to 400 people per square mile.",
  },
  {
    first: (part, of, rate) =>
      `In a field trial of winter wheat, plots that were irrigated made up ${part} of the ${of} and yielded ${rate} bushels per acre`,
    rest: (rate) =>
      `plots that were watered only by rain made up the rest and yielded ${rate} bushels per acre`,
    under: "planted area",
    over: "harvest",
    ask: "yield of all the plots together, in bushels per acre",
    from: 30,
    to: 120,
    basis: "Wheat yields about 30 bushels per acre in dry years and 120 with irrigation.",
  },
  {
    first: (part, of, rate) =>
      `To print the catalog of an auction house, a digital press ran at a rate of ${rate} pages per minute for ${part} of the ${of}`,
    rest: (rate) => `it ran at a rate of ${rate} pages per minute for the rest of the job`,
    under: "total time",
    over: "total number of pages",
    ask: "average rate of the press for the whole job, in pages per minute",
    from: 40,
    to: 150,
    basis: "Digital presses print about 40 to 150 pages per minute.",
  },
  {
    first: (part, of, rate) =>
      `A municipal water tower was filled at a rate of ${rate} gallons per minute for ${part} of the ${of}`,
    rest: (rate) =>
      `after one of its pumps had been serviced, it was filled at a rate of ${rate} gallons per minute for the rest`,
    under: "total time",
    over: "total volume",
    ask: "average rate for the whole filling, in gallons per minute",
    from: 120,
    to: 600,
    basis: "Pumps of water towers deliver some hundreds of gallons per minute.",
  },
  {
    first: (part, of, rate) =>
      `In a test of a hybrid car, the car traveled ${rate} miles per gallon of gasoline for ${part} of the ${of}, which was driven in city traffic`,
    rest: (rate) =>
      `it traveled ${rate} miles per gallon of gasoline for the rest, which was driven on a highway`,
    under: "gasoline used",
    over: "distance",
    ask: "average for the whole test, in miles per gallon",
    from: 24,
    to: 66,
    basis: "Cars travel about 25 to 60 miles on a gallon.",
  },
  {
    first: (part, of, rate) =>
      `A tunnel through a mountain is dug by one machine at a rate of ${rate} feet per day for ${part} of the ${of}, where the rock is granite`,
    rest: (rate) =>
      `it is dug at a rate of ${rate} feet per day for the rest, where it is limestone`,
    under: "total time",
    over: "total length",
    ask: "average rate for the whole tunnel, in feet per day",
    from: 20,
    to: 96,
    basis: "Tunnel boring machines advance about 20 to 100 feet a day, by the rock.",
  },
];
