/** A number recorded once a year. */
export interface YearlyScenario {
  readonly title: string;
  readonly axis: string;
  /** "the number of students at a school" */
  readonly number: string;
  /** What it is counted in: "students". */
  readonly unit: string;
  /** Distances between grid lines. */
  readonly steps: readonly number[];
}

export const yearlyScenarios: readonly YearlyScenario[] = [
  {
    title: "Students at a School",
    axis: "Number of students",
    number: "the number of students at the school",
    unit: "students",
    steps: [20, 50, 100],
  },
  {
    title: "Trout in a Lake",
    axis: "Number of trout",
    number: "the number of trout in the lake",
    unit: "trout",
    steps: [50, 100, 200],
  },
  {
    title: "Books Lent by a Library",
    axis: "Books (thousands)",
    number: "the number of books lent by the library, in thousands,",
    unit: "thousand books",
    steps: [1, 2, 5],
  },
  {
    title: "Solar Panels in a Town",
    axis: "Number of panels",
    number: "the number of solar panels in the town",
    unit: "panels",
    steps: [100, 200, 500],
  },
  {
    title: "Members of a Choir",
    axis: "Number of members",
    number: "the number of members of the choir",
    unit: "members",
    steps: [2, 4, 5, 10],
  },
  {
    title: "Nests on an Island",
    axis: "Number of nests",
    number: "the number of nests on the island",
    unit: "nests",
    steps: [5, 10, 20],
  },
  {
    title: "Ferry Passengers",
    axis: "Passengers (thousands)",
    number: "the number of ferry passengers, in thousands,",
    unit: "thousand passengers",
    steps: [2, 5, 10],
  },
  {
    title: "Acres of an Orchard",
    axis: "Area (acres)",
    number: "the area of the orchard, in acres,",
    unit: "acres",
    steps: [1, 2, 4],
  },
  {
    title: "Water Used by a Village",
    axis: "Water (millions of gallons)",
    number: "the amount of water used by the village, in millions of gallons,",
    unit: "million gallons",
    steps: [1, 2, 3],
  },
];
