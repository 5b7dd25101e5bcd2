/** A quantity that is some amount at first and grows by about the same for each unit of another one. */
export interface SteadyStartScenario {
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
}

export const steadyStartScenarios: readonly SteadyStartScenario[] = [
  {
    things: "saplings",
    x: "time since planting",
    xUnit: "years",
    perX: "year",
    y: "height",
    yUnit: "feet",
    smaller: "months",
    ratio: 12,
  },
  {
    things: "seedlings",
    x: "age",
    xUnit: "weeks",
    perX: "week",
    y: "height",
    yUnit: "centimeters",
    smaller: "days",
    ratio: 7,
  },
  {
    things: "puppies",
    x: "age",
    xUnit: "weeks",
    perX: "week",
    y: "mass",
    yUnit: "pounds",
    smaller: "days",
    ratio: 7,
  },
  {
    things: "taxi rides",
    x: "distance",
    xUnit: "miles",
    perX: "mile",
    y: "cost",
    yUnit: "dollars",
    smaller: "feet",
    ratio: 5_280,
  },
  {
    things: "courier deliveries",
    x: "mass of the contents",
    xUnit: "pounds",
    perX: "pound",
    y: "cost",
    yUnit: "dollars",
    smaller: "ounces",
    ratio: 16,
  },
  {
    things: "bags of coffee",
    x: "mass of the coffee",
    xUnit: "pounds",
    perX: "pound",
    y: "price",
    yUnit: "dollars",
    smaller: "ounces",
    ratio: 16,
  },
  {
    things: "tree ferns",
    x: "time since planting",
    xUnit: "years",
    perX: "year",
    y: "trunk width",
    yUnit: "centimeters",
    smaller: "months",
    ratio: 12,
  },
  {
    things: "rolls of cloth",
    x: "length",
    xUnit: "yards",
    perX: "yard",
    y: "mass",
    yUnit: "pounds",
    smaller: "feet",
    ratio: 3,
  },
];
