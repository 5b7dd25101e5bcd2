import type { Context } from "./context.ts";

/** Two quantities of many things, of which one tends to rise or to fall with the other. */
export interface TrendScenario extends Context {
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
  /** Distances between grid lines that suit it, of which there are twelve across and fourteen up. */
  readonly steps: readonly number[];
}

export const trendScenarios: readonly TrendScenario[] = [
  {
    things: "beech trees",
    thing: "tree",
    x: { name: "trunk diameter", unit: "centimeters", one: "centimeter", steps: [4, 5] },
    y: { name: "height", unit: "meters", one: "meter", steps: [2, 2.5] },
    rises: true,
    starts: [1, 3],
    basis: "Beeches with trunks up to 60 centimeters thick are about 5 to 35 meters tall.",
  },
  {
    things: "electric buses",
    thing: "bus",
    x: { name: "distance driven", unit: "miles", one: "mile", steps: [10, 12] },
    y: {
      name: "energy left",
      unit: "kilowatt-hours",
      one: "kilowatt-hour",
      steps: [20, 25],
    },
    rises: false,
    starts: [10, 12],
    basis: "A bus stores about 200 to 500 kilowatt-hours and uses about 2 for each mile.",
  },
  {
    things: "seawater samples",
    thing: "sample",
    x: { name: "depth", unit: "meters", one: "meter", steps: [5, 10] },
    y: { name: "temperature", unit: "degrees Celsius", one: "degree Celsius", steps: [1.5, 2] },
    rises: false,
    starts: [9, 12],
    basis:
      "Summer seawater cools from about 20 degrees Celsius at the surface to under 10 at depth.",
  },
  {
    things: "used bicycles",
    thing: "bicycle",
    x: { name: "age", unit: "years", one: "year", steps: [1] },
    y: { name: "price", unit: "dollars", one: "dollar", steps: [50, 75] },
    rises: false,
    starts: [9, 12],
    basis: "Used touring bicycles sell for about $100 to $900.",
  },
  {
    things: "stream samples",
    thing: "sample",
    x: { name: "distance downstream", unit: "kilometers", one: "kilometer", steps: [0.5, 1.5] },
    y: {
      name: "ammonia concentration",
      unit: "milligrams per liter",
      one: "milligram per liter",
      steps: [0.25, 0.5],
    },
    rises: false,
    starts: [9, 12],
    basis: "Ammonia below a plant falls from a few milligrams per liter to under one.",
  },
  {
    things: "tomato seedlings",
    thing: "seedling",
    x: { name: "time since sprouting", unit: "days", one: "day", steps: [1, 2] },
    y: { name: "height", unit: "centimeters", one: "centimeter", steps: [0.5, 1] },
    rises: true,
    starts: [1, 3],
    basis: "Tomato seedlings reach about 5 to 20 centimeters in three weeks.",
  },
  {
    things: "puppies",
    thing: "puppy",
    x: { name: "age", unit: "weeks", one: "week", steps: [1] },
    y: { name: "mass", unit: "kilograms", one: "kilogram", steps: [0.5, 1] },
    rises: true,
    starts: [1, 2],
    basis: "Puppies of larger breeds gain about 0.5 to 1 kilogram a week.",
  },
  {
    things: "solar arrays",
    thing: "array",
    x: { name: "panel area", unit: "square meters", one: "square meter", steps: [2, 2.5, 4] },
    y: {
      name: "daily energy output",
      unit: "kilowatt-hours",
      one: "kilowatt-hour",
      steps: [0.5, 1, 1.5],
    },
    rises: true,
    starts: [1, 2],
    basis: "A square meter of panels yields about 0.5 kilowatt-hours a day.",
  },
  {
    things: "tadpoles",
    thing: "tadpole",
    x: { name: "age", unit: "days", one: "day", steps: [2, 3] },
    y: { name: "length", unit: "millimeters", one: "millimeter", steps: [2, 2.5] },
    rises: true,
    starts: [1, 3],
    basis: "Tadpoles grow from about 5 to 35 millimeters in five weeks.",
  },
  {
    things: "meal deliveries",
    thing: "delivery",
    x: { name: "road distance", unit: "kilometers", one: "kilometer", steps: [0.5, 1] },
    y: { name: "delivery time", unit: "minutes", one: "minute", steps: [2.5, 4] },
    rises: true,
    starts: [1, 3],
    basis: "Meals travel a few kilometers and take about 10 to 50 minutes.",
  },
  {
    things: "weather stations",
    thing: "station",
    x: {
      name: "elevation",
      unit: "meters",
      one: "meter",
      steps: [100, 150],
    },
    y: {
      name: "noon temperature",
      unit: "degrees Celsius",
      one: "degree Celsius",
      steps: [1.5, 2],
    },
    rises: false,
    starts: [9, 12],
    basis: "Air cools by about 6 degrees Celsius per 1,000 meters.",
  },
  {
    things: "candles",
    thing: "candle",
    x: { name: "burning time", unit: "hours", one: "hour", steps: [0.5, 1] },
    y: { name: "height", unit: "centimeters", one: "centimeter", steps: [1, 1.5, 2] },
    rises: false,
    starts: [10, 12],
    basis: "Candles up to about 25 centimeters tall lose about 1 to 3 centimeters an hour.",
  },
  {
    things: "houses",
    thing: "house",
    x: { name: "floor area", unit: "square meters", one: "square meter", steps: [15, 20] },
    y: { name: "monthly gas use", unit: "cubic meters", one: "cubic meter", steps: [15, 20] },
    rises: true,
    starts: [1, 3],
    basis: "Homes use about 50 to 300 cubic meters of gas in a cold month.",
  },
  {
    things: "household moves",
    thing: "move",
    x: {
      name: "volume of furniture",
      unit: "cubic meters",
      one: "cubic meter",
      steps: [2, 2.5],
    },
    y: { name: "loading time", unit: "hours", one: "hour", steps: [0.5] },
    rises: true,
    starts: [1, 3],
    basis: "Two movers load about 4 to 8 cubic meters an hour.",
  },
];
