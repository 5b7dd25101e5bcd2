import type { Context } from "./context.ts";

/** A quantity that is some amount at first and grows by about the same for each unit of another one. */
export interface SteadyStartScenario extends Context {
  readonly things: string;
  readonly x: string;
  readonly xUnit: string;
  /** One unit of x: "week". */
  readonly perX: string;
  readonly y: string;
  readonly yUnit: string;
  /** A smaller unit of x, and how many make one unit. */
  readonly smaller: string;
  readonly ratio: number;
  /** The least and the greatest number of the line, its slope or its y-intercept, in tenths. */
  readonly from: number;
  readonly to: number;
}

export const steadyStartScenarios: readonly SteadyStartScenario[] = [
  {
    things: "black spruce saplings",
    x: "time since planting",
    xUnit: "years",
    perX: "year",
    y: "height",
    yUnit: "feet",
    smaller: "months",
    ratio: 12,
    from: 11,
    to: 34,
    basis: "Spruce saplings are planted about 1 to 3 feet tall and grow 1 to 3 feet a year.",
  },
  {
    things: "kelp fronds",
    x: "time since tagging",
    xUnit: "weeks",
    perX: "week",
    y: "length",
    yUnit: "meters",
    smaller: "days",
    ratio: 7,
    from: 11,
    to: 39,
    basis: "Fronds of giant kelp grow by up to about 4 meters a week.",
  },
  {
    things: "lambs",
    x: "age",
    xUnit: "weeks",
    perX: "week",
    y: "mass",
    yUnit: "pounds",
    smaller: "days",
    ratio: 7,
    from: 46,
    to: 72,
    basis: "Lambs weigh about 5 to 10 pounds at birth and gain about 5 pounds a week.",
  },
  {
    things: "freight deliveries",
    x: "distance",
    xUnit: "miles",
    perX: "mile",
    y: "delivery time",
    yUnit: "minutes",
    smaller: "feet",
    ratio: 5_280,
    from: 16,
    to: 79,
    basis: "A truck takes about 2 to 6 minutes a mile in a city, and a few to start.",
  },
  {
    things: "spools of chain",
    x: "length of the chain",
    xUnit: "yards",
    perX: "yard",
    y: "total mass",
    yUnit: "pounds",
    smaller: "feet",
    ratio: 3,
    from: 11,
    to: 49,
    basis: "Steel chain weighs about 1 to 5 pounds a yard, and a spool about as much.",
  },
  {
    things: "ice cores",
    x: "time since freezing",
    xUnit: "weeks",
    perX: "week",
    y: "ice thickness",
    yUnit: "inches",
    smaller: "days",
    ratio: 7,
    from: 12,
    to: 36,
    basis: "Lake ice thickens by about 1 to 4 inches a week.",
  },
  {
    things: "forklift batteries",
    x: "charging time",
    xUnit: "hours",
    perX: "hour",
    y: "stored energy",
    yUnit: "kilowatt-hours",
    smaller: "minutes",
    ratio: 60,
    from: 24,
    to: 79,
    basis: "A forklift charger supplies about 3 to 10 kilowatt-hours an hour.",
  },
  {
    things: "ponds filled by pumps",
    x: "pumping time",
    xUnit: "hours",
    perX: "hour",
    y: "water depth",
    yUnit: "inches",
    smaller: "minutes",
    ratio: 60,
    from: 11,
    to: 59,
    basis: "A pump raises a small pond by about 1 to 6 inches an hour.",
  },
  {
    things: "parcels",
    x: "mass of the contents",
    xUnit: "pounds",
    perX: "pound",
    y: "volume",
    yUnit: "liters",
    smaller: "ounces",
    ratio: 16,
    from: 11,
    to: 39,
    basis: "Packed goods take about 1 to 4 liters a pound.",
  },
];
