/** Something that has one rate in a part of it and another in the rest. */
export interface TwoRatesScenario {
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
      `A truck drives at an average speed of ${rate} miles per hour for ${part} of the ${of} of a trip`,
    rest: (rate) => `at an average speed of ${rate} miles per hour for the rest of it`,
    under: "total time",
    over: "total distance",
    ask: "average speed of the truck for the whole trip, in miles per hour",
    from: 20,
    to: 75,
  },
  {
    first: (part, of, rate) =>
      `A cyclist rides at an average speed of ${rate} kilometers per hour for ${part} of the ${of} of a ride`,
    rest: (rate) => `at an average speed of ${rate} kilometers per hour for the rest of it`,
    under: "total time",
    over: "total distance",
    ask: "average speed of the cyclist for the whole ride, in kilometers per hour",
    from: 8,
    to: 45,
  },
  {
    first: (part, of, rate) =>
      `A county consists of a city and some towns. The city has ${part} of the ${of} of the county and a population density of ${rate} people per square mile`,
    rest: (rate) =>
      `the towns have the rest of it and a population density of ${rate} people per square mile`,
    under: "land",
    over: "population",
    ask: "population density of the county, in people per square mile",
    from: 60,
    to: 900,
  },
  {
    first: (part, of, rate) =>
      `On a farm, a north field has ${part} of the ${of} and yields ${rate} bushels per acre`,
    rest: (rate) => `a south field has the rest and yields ${rate} bushels per acre`,
    under: "planted area",
    over: "harvest",
    ask: "yield of the whole farm, in bushels per acre",
    from: 30,
    to: 200,
  },
  {
    first: (part, of, rate) =>
      `A printer prints at a rate of ${rate} pages per minute for ${part} of the ${of} of a job`,
    rest: (rate) => `at a rate of ${rate} pages per minute for the rest of it`,
    under: "total time",
    over: "total number of pages",
    ask: "average rate for the whole job, in pages per minute",
    from: 6,
    to: 60,
  },
  {
    first: (part, of, rate) =>
      `A tank is filled at a rate of ${rate} gallons per minute for ${part} of the ${of}`,
    rest: (rate) => `at a rate of ${rate} gallons per minute for the rest of it`,
    under: "total time",
    over: "total volume",
    ask: "average rate for the whole tank, in gallons per minute",
    from: 6,
    to: 90,
  },
  {
    first: (part, of, rate) =>
      `A car travels ${rate} miles per gallon of fuel for ${part} of the ${of} of a trip`,
    rest: (rate) => `${rate} miles per gallon for the rest of it`,
    under: "fuel used",
    over: "distance",
    ask: "average for the whole trip, in miles per gallon",
    from: 15,
    to: 60,
  },
];
