/** Things counted in five categories for two groups, shown as pairs of bars. */
export interface GroupedBarsScenario {
  readonly title: string;
  /** What the graph shows, after "The bar graph shows". */
  readonly shows: string;
  readonly axis: string;
  readonly categories: readonly [string, string, string, string, string];
  readonly categoryLabel: string;
  readonly groups: readonly [string, string];
  /** What is counted, and the verb after it. */
  readonly things: string;
  readonly were: string;
  /** As in "in June", and "in 2023". */
  readonly inCategory: (category: string) => string;
  readonly inGroup: (group: string) => string;
  /** The count of one bar, as in "the number of kayaks rented in June 2023". */
  readonly count: (category: string, group: string) => string;
  /** All counts of a group, as in "the five monthly numbers of kayaks rented in 2023". */
  readonly counts: (group: string) => string;
  /** Distances between grid lines that suit the counts; multiples of 5, so that means of five are whole. */
  readonly steps: readonly number[];
}

export const groupedBarsScenarios: readonly GroupedBarsScenario[] = [
  {
    title: "Kayaks Rented at a Lake",
    shows: "the number of kayaks rented at a lake in each of five months in 2023 and 2024",
    axis: "Number of kayaks",
    categories: ["May", "June", "July", "August", "September"],
    categoryLabel: "Month",
    groups: ["2023", "2024"],
    things: "kayaks",
    were: "were rented",
    inCategory: (month) => `in ${month}`,
    inGroup: (year) => `in ${year}`,
    count: (month, year) => `the number of kayaks rented in ${month} ${year}`,
    counts: (year) => `the five monthly numbers of kayaks rented in ${year}`,
    steps: [10, 20, 50],
  },
  {
    title: "Tickets Sold at Two Theaters",
    shows: "the number of tickets sold at two theaters on each of five days",
    axis: "Number of tickets",
    categories: ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    categoryLabel: "Day",
    groups: ["Theater A", "Theater B"],
    things: "tickets",
    were: "were sold",
    inCategory: (day) => `on ${day}`,
    inGroup: (theater) => `at ${theater}`,
    count: (day, theater) => `the number of tickets sold at ${theater} on ${day}`,
    counts: (theater) => `the five daily numbers of tickets sold at ${theater}`,
    steps: [10, 20, 50],
  },
  {
    title: "Students in After-School Clubs",
    shows: "the number of students who signed up for each of five clubs in fall and in spring",
    axis: "Number of students",
    categories: ["Art", "Chess", "Drama", "Music", "Robotics"],
    categoryLabel: "Club",
    groups: ["Fall", "Spring"],
    things: "students",
    were: "signed up",
    inCategory: (club) => `for the ${club.toLowerCase()} club`,
    inGroup: (season) => `in ${season.toLowerCase()}`,
    count: (club, season) =>
      `the number of students who signed up for the ${club.toLowerCase()} club in ${season.toLowerCase()}`,
    counts: (season) =>
      `the numbers of students who signed up for the five clubs in ${season.toLowerCase()}`,
    steps: [5, 10],
  },
  {
    title: "Trees Planted in Five Parks",
    shows: "the number of trees planted in each of five parks in 2022 and 2023",
    axis: "Number of trees",
    categories: ["Park A", "Park B", "Park C", "Park D", "Park E"],
    categoryLabel: "Park",
    groups: ["2022", "2023"],
    things: "trees",
    were: "were planted",
    inCategory: (park) => `in ${park}`,
    inGroup: (year) => `in ${year}`,
    count: (park, year) => `the number of trees planted in ${park} in ${year}`,
    counts: (year) => `the numbers of trees planted in the five parks in ${year}`,
    steps: [5, 10, 20],
  },
  {
    title: "Books Checked Out from Five Libraries",
    shows: "the number of books checked out from each of five libraries in March and April",
    axis: "Number of books",
    categories: ["Bay", "Central", "Hill", "Lake", "River"],
    categoryLabel: "Library",
    groups: ["March", "April"],
    things: "books",
    were: "were checked out",
    inCategory: (library) => `at the ${library} library`,
    inGroup: (month) => `in ${month}`,
    count: (library, month) =>
      `the number of books checked out from the ${library} library in ${month}`,
    counts: (month) => `the numbers of books checked out from the five libraries in ${month}`,
    steps: [50, 100, 200],
  },
  {
    title: "Visitors to a Botanical Garden",
    shows: "the number of visitors to a botanical garden on each of five days in two weeks",
    axis: "Number of visitors",
    categories: ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    categoryLabel: "Day",
    groups: ["Week 1", "Week 2"],
    things: "visitors",
    were: "came",
    inCategory: (day) => `on ${day}`,
    inGroup: (week) => `in ${week.toLowerCase()}`,
    count: (day, week) => `the number of visitors on ${day} of ${week.toLowerCase()}`,
    counts: (week) => `the five daily numbers of visitors in ${week.toLowerCase()}`,
    steps: [50, 100, 200],
  },
  {
    title: "Birds Counted at Five Ponds",
    shows: "the number of birds counted at each of five ponds in spring and in fall",
    axis: "Number of birds",
    categories: ["Pond A", "Pond B", "Pond C", "Pond D", "Pond E"],
    categoryLabel: "Pond",
    groups: ["Spring", "Fall"],
    things: "birds",
    were: "were counted",
    inCategory: (pond) => `at ${pond}`,
    inGroup: (season) => `in ${season.toLowerCase()}`,
    count: (pond, season) => `the number of birds counted at ${pond} in ${season.toLowerCase()}`,
    counts: (season) => `the numbers of birds counted at the five ponds in ${season.toLowerCase()}`,
    steps: [5, 10, 20],
  },
  {
    title: "Loaves Baked at Two Bakeries",
    shows: "the number of loaves baked at two bakeries on each of five days",
    axis: "Number of loaves",
    categories: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    categoryLabel: "Day",
    groups: ["Bakery P", "Bakery Q"],
    things: "loaves",
    were: "were baked",
    inCategory: (day) => `on ${day}`,
    inGroup: (bakery) => `at ${bakery}`,
    count: (day, bakery) => `the number of loaves baked at ${bakery} on ${day}`,
    counts: (bakery) => `the five daily numbers of loaves baked at ${bakery}`,
    steps: [5, 10, 20],
  },
];
