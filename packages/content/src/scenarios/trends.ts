import type { Context } from "./context.ts";

/** Two quantities of many things, of which one tends to rise or to fall with the other. */
export interface TrendScenario extends Context {
  /** The things, many and one. */
  readonly things: string;
  readonly thing: string;
  /** Where or how they were taken: "measured in a forest preserve". */
  readonly taken: string;
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
    things: "trees",
    thing: "tree",
    taken: "measured in a beech forest",
    x: { name: "trunk diameter", unit: "centimeters", one: "centimeter", steps: [4, 5] },
    y: { name: "height", unit: "meters", one: "meter", steps: [2, 2.5] },
    rises: true,
    starts: [1, 3],
    basis: "Beeches with trunks up to 60 centimeters thick are about 5 to 35 meters tall.",
  },
  {
    things: "electric buses",
    thing: "bus",
    taken: "serving one route",
    x: { name: "distance driven since charging", unit: "miles", one: "mile", steps: [10, 12] },
    y: { name: "battery charge", unit: "percent", one: "percent", steps: [5, 8] },
    rises: false,
    starts: [10, 12],
    basis: "A full battery lasts a bus about 150 to 250 miles.",
  },
  {
    things: "seawater samples",
    thing: "sample",
    taken: "drawn in a sheltered bay",
    x: { name: "depth", unit: "meters", one: "meter", steps: [5, 10] },
    y: { name: "temperature", unit: "degrees Celsius", one: "degree Celsius", steps: [1.5, 2] },
    rises: false,
    starts: [9, 12],
    basis:
      "Summer seawater cools from about 20 degrees Celsius at the surface to under 10 at depth.",
  },
  {
    things: "touring bicycles",
    thing: "bicycle",
    taken: "advertised for resale",
    x: { name: "age", unit: "years", one: "year", steps: [1] },
    y: { name: "price", unit: "dollars", one: "dollar", steps: [50, 75] },
    rises: false,
    starts: [9, 12],
    basis: "Used touring bicycles sell for about $100 to $900.",
  },
  {
    things: "stream samples",
    thing: "sample",
    taken: "collected below a wastewater plant",
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
    taken: "raised under identical lamps",
    x: { name: "time since sprouting", unit: "days", one: "day", steps: [1, 2] },
    y: { name: "height", unit: "centimeters", one: "centimeter", steps: [0.5, 1] },
    rises: true,
    starts: [1, 3],
    basis: "Tomato seedlings reach about 5 to 20 centimeters in three weeks.",
  },
  {
    things: "concrete cylinders",
    thing: "cylinder",
    taken: "poured from one mix",
    x: { name: "curing time", unit: "days", one: "day", steps: [1, 2] },
    y: { name: "compressive strength", unit: "megapascals", one: "megapascal", steps: [2, 2.5] },
    rises: true,
    starts: [1, 3],
    basis: "Concrete reaches about 30 megapascals after four weeks.",
  },
  {
    things: "solar arrays",
    thing: "array",
    taken: "installed in one suburb",
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
    taken: "hatched in one pond",
    x: { name: "age", unit: "days", one: "day", steps: [2, 3] },
    y: { name: "length", unit: "millimeters", one: "millimeter", steps: [2, 2.5] },
    rises: true,
    starts: [1, 3],
    basis: "Tadpoles grow from about 5 to 35 millimeters in five weeks.",
  },
  {
    things: "meal deliveries",
    thing: "delivery",
    taken: "made by one courier service",
    x: { name: "road distance", unit: "kilometers", one: "kilometer", steps: [0.5, 1] },
    y: { name: "delivery time", unit: "minutes", one: "minute", steps: [2.5, 4] },
    rises: true,
    starts: [1, 3],
    basis: "Meals travel a few kilometers and take about 10 to 50 minutes.",
  },
  {
    things: "weather stations",
    thing: "station",
    taken: "placed along one valley",
    x: {
      name: "elevation above the valley floor",
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
    things: "grass plots",
    thing: "plot",
    taken: "sown along a coastal marsh",
    x: {
      name: "soil salinity",
      unit: "grams per kilogram",
      one: "gram per kilogram",
      steps: [1, 1.5],
    },
    y: { name: "seedling survival", unit: "percent", one: "percent", steps: [5, 8] },
    rises: false,
    starts: [10, 12],
    basis: "Most grass seedlings die in soil as salty as seawater, 35 grams per kilogram.",
  },
  {
    things: "gas furnaces",
    thing: "furnace",
    taken: "installed in new homes",
    x: { name: "heated floor area", unit: "square meters", one: "square meter", steps: [15, 20] },
    y: { name: "monthly gas use", unit: "cubic meters", one: "cubic meter", steps: [15, 20] },
    rises: true,
    starts: [1, 3],
    basis: "Homes use about 50 to 300 cubic meters of gas in a cold month.",
  },
  {
    things: "household moves",
    thing: "move",
    taken: "completed by one moving company",
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
