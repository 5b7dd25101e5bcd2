/** Two numbers that are counted year by year, as the lines of a graph. */
export interface SeriesScenario {
  readonly title: string;
  readonly axis: string;
  readonly series: readonly [string, string];
  /** The number of a series, as the question names it. */
  readonly number: (series: string) => string;
  /** Distances between grid lines. */
  readonly steps: readonly number[];
}

export const seriesScenarios: readonly SeriesScenario[] = [
  {
    title: "Members of Two Clubs",
    axis: "Number of members",
    series: ["Rowing", "Sailing"],
    number: (club) => `the number of members of the ${club.toLowerCase()} club`,
    steps: [5, 10, 20],
  },
  {
    title: "Bicycles Sold by Two Stores",
    axis: "Number of bicycles",
    series: ["Store A", "Store B"],
    number: (store) => `the number of bicycles sold by ${store}`,
    steps: [10, 50, 100],
  },
  {
    title: "Students in Two Courses",
    axis: "Number of students",
    series: ["Biology", "Physics"],
    number: (course) => `the number of students in ${course.toLowerCase()}`,
    steps: [5, 10, 20],
  },
  {
    title: "Visitors to Two Museums",
    axis: "Visitors (thousands)",
    series: ["Art museum", "Science museum"],
    number: (museum) => `the number of visitors to the ${museum.toLowerCase()}`,
    steps: [2, 5, 10],
  },
  {
    title: "Harvest of Two Orchards",
    axis: "Harvest (tons)",
    series: ["Hill orchard", "Valley orchard"],
    number: (orchard) => `the harvest of the ${orchard.toLowerCase()}`,
    steps: [2, 5, 10],
  },
  {
    title: "Nests on Two Islands",
    axis: "Number of nests",
    series: ["East Island", "West Island"],
    number: (island) => `the number of nests on ${island}`,
    steps: [5, 10, 20],
  },
  {
    title: "Passengers of Two Ferries",
    axis: "Passengers (thousands)",
    series: ["North ferry", "South ferry"],
    number: (ferry) => `the number of passengers of the ${ferry.toLowerCase()}`,
    steps: [2, 5, 20],
  },
  {
    title: "Patents of Two Companies",
    axis: "Number of patents",
    series: ["Company P", "Company Q"],
    number: (company) => `the number of patents of ${company}`,
    steps: [2, 5, 10],
  },
];
