/** Two quantities of many things, of which one tends to rise or to fall with the other. */
export interface TrendScenario {
  /** The things, many and one. */
  readonly things: string;
  readonly thing: string;
  readonly x: Quantity;
  readonly y: Quantity;
  readonly rises: boolean;
  /** The value of y as it may be at x = 0, in grid lines of y: falling trends start high. */
  readonly starts: readonly [number, number];
}

export interface Quantity {
  /** "height" */
  readonly name: string;
  /** "feet", and "foot" after "each additional". */
  readonly unit: string;
  readonly one: string;
  /** Distances between grid lines that suit it. */
  readonly steps: readonly number[];
}

export const trendScenarios: readonly TrendScenario[] = [
  {
    things: "trees",
    thing: "tree",
    x: { name: "trunk diameter", unit: "inches", one: "inch", steps: [1, 2] },
    y: { name: "height", unit: "feet", one: "foot", steps: [4, 5] },
    rises: true,
    starts: [1, 3],
  },
  {
    things: "used bicycles",
    thing: "bicycle",
    x: { name: "age", unit: "years", one: "year", steps: [1] },
    y: { name: "price", unit: "dollars", one: "dollar", steps: [20, 40, 50] },
    rises: false,
    starts: [9, 12],
  },
  {
    things: "water samples from a lake",
    thing: "water sample",
    x: { name: "depth", unit: "meters", one: "meter", steps: [1, 2, 3] },
    y: { name: "temperature", unit: "degrees Celsius", one: "degree Celsius", steps: [2] },
    rises: false,
    starts: [9, 12],
  },
  {
    things: "students",
    thing: "student",
    x: { name: "study time", unit: "hours", one: "hour", steps: [1] },
    y: { name: "quiz score", unit: "points", one: "point", steps: [4, 5] },
    rises: true,
    starts: [2, 5],
  },
  {
    things: "candles",
    thing: "candle",
    x: { name: "time since lighting", unit: "hours", one: "hour", steps: [1] },
    y: { name: "height", unit: "centimeters", one: "centimeter", steps: [2] },
    rises: false,
    starts: [9, 12],
  },
  {
    things: "greenhouses",
    thing: "greenhouse",
    x: { name: "floor area", unit: "square meters", one: "square meter", steps: [5, 10] },
    y: { name: "monthly heating cost", unit: "dollars", one: "dollar", steps: [10, 20] },
    rises: true,
    starts: [1, 3],
  },
  {
    things: "seedlings",
    thing: "seedling",
    x: { name: "time since transplanting", unit: "weeks", one: "week", steps: [1, 2] },
    y: { name: "height", unit: "millimeters", one: "millimeter", steps: [5, 10] },
    rises: true,
    starts: [1, 3],
  },
  {
    things: "phones",
    thing: "phone",
    x: { name: "time in use", unit: "hours", one: "hour", steps: [1] },
    y: { name: "battery charge", unit: "percent", one: "percent", steps: [5, 8] },
    rises: false,
    starts: [10, 12],
  },
  {
    things: "runners",
    thing: "runner",
    x: { name: "weekly training distance", unit: "miles", one: "mile", steps: [2, 3, 4] },
    y: { name: "race time", unit: "minutes", one: "minute", steps: [3, 5] },
    rises: false,
    starts: [9, 12],
  },
  {
    things: "days",
    thing: "day",
    x: { name: "rainfall", unit: "millimeters", one: "millimeter", steps: [1, 2, 3] },
    y: { name: "attendance at a park", unit: "visitors", one: "visitor", steps: [20, 50] },
    rises: false,
    starts: [9, 12],
  },
  {
    things: "printing jobs",
    thing: "printing job",
    x: { name: "length", unit: "pages", one: "page", steps: [5, 10] },
    y: { name: "printing time", unit: "seconds", one: "second", steps: [10, 15] },
    rises: true,
    starts: [1, 3],
  },
  {
    things: "puppies",
    thing: "puppy",
    x: { name: "time since adoption", unit: "weeks", one: "week", steps: [1, 2] },
    y: { name: "mass", unit: "kilograms", one: "kilogram", steps: [1] },
    rises: true,
    starts: [1, 3],
  },
];
