import type { Context } from "./context.ts";

/** Things counted in five categories for two groups, shown as pairs of bars. */
export interface GroupedBarsScenario extends Context {
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
    title: "Salmon Counted at a Fish Ladder",
    shows: "the number of salmon counted at a dam in each of five months in 2023 and 2024",
    axis: "Number of salmon",
    categories: ["May", "June", "July", "August", "September"],
    categoryLabel: "Month",
    groups: ["2023", "2024"],
    things: "salmon",
    were: "were counted",
    inCategory: (month) => `in ${month}`,
    inGroup: (year) => `in ${year}`,
    count: (month, year) => `the number of salmon counted at the dam in ${month} ${year}`,
    counts: (year) => `the five monthly numbers of salmon counted in ${year}`,
    steps: [50, 100, 250],
    basis: "A small dam counts hundreds to thousands of salmon a month.",
  },
  {
    title: "Emergency Calls by Cause",
    shows: "the number of calls, by cause, that a fire department answered in winter and in summer",
    axis: "Number of calls",
    categories: ["Alarms", "Fires", "Floods", "Rescues", "Spills"],
    categoryLabel: "Cause",
    groups: ["Winter", "Summer"],
    things: "calls",
    were: "were answered",
    inCategory: (cause) => `for ${cause.toLowerCase()}`,
    inGroup: (season) => `in ${season.toLowerCase()}`,
    count: (cause, season) =>
      `the number of ${season.toLowerCase()} calls for ${cause.toLowerCase()}`,
    counts: (season) => `the numbers of calls for the five causes in ${season.toLowerCase()}`,
    steps: [5, 10],
    basis: "A volunteer fire department answers some 200 to 600 calls a year.",
  },
  {
    title: "Freight Cars Loaded at Two Rail Yards",
    shows: "the number of freight cars loaded at two rail yards on each of five weekdays",
    axis: "Number of freight cars",
    categories: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    categoryLabel: "Day",
    groups: ["East Yard", "West Yard"],
    things: "freight cars",
    were: "were loaded",
    inCategory: (day) => `on ${day}`,
    inGroup: (yard) => `at the ${yard}`,
    count: (day, yard) => `the number of freight cars loaded at the ${yard} on ${day}`,
    counts: (yard) => `the five daily numbers of freight cars loaded at the ${yard}`,
    steps: [10, 15, 20],
    basis: "A rail yard loads about 20 to 200 cars a day.",
  },
  {
    title: "Trees Planted along Five Streams",
    shows: "the number of willows planted along each of five streams in 2022 and 2023",
    axis: "Number of willows",
    categories: ["Alder Creek", "Bear Creek", "Deer Creek", "Otter Creek", "Pine Creek"],
    categoryLabel: "Stream",
    groups: ["2022", "2023"],
    things: "willows",
    were: "were planted",
    inCategory: (stream) => `along ${stream}`,
    inGroup: (year) => `in ${year}`,
    count: (stream, year) => `the number of willows planted along ${stream} in ${year}`,
    counts: (year) => `the numbers of willows planted along the five streams in ${year}`,
    steps: [20, 25, 50],
    basis: "A crew plants some tens to hundreds of willows along a stream.",
  },
  {
    title: "Flu Shots Given at Five Clinics",
    shows: "the number of flu shots given at each of five clinics in October and November",
    axis: "Number of flu shots",
    categories: ["Central", "East", "North", "South", "West"],
    categoryLabel: "Clinic",
    groups: ["October", "November"],
    things: "flu shots",
    were: "were given",
    inCategory: (clinic) => `at the ${clinic} clinic`,
    inGroup: (month) => `in ${month}`,
    count: (clinic, month) => `the number of flu shots given at the ${clinic} clinic in ${month}`,
    counts: (month) => `the numbers of flu shots given at the five clinics in ${month}`,
    steps: [25, 50, 75],
    basis: "A county clinic gives some hundreds of flu shots in a fall month.",
  },
  {
    title: "Passengers on a Mountain Railway",
    shows:
      "the number of passengers that a mountain railway carried on each of five days in two weeks",
    axis: "Number of passengers",
    categories: ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    categoryLabel: "Day",
    groups: ["Week 1", "Week 2"],
    things: "passengers",
    were: "were carried",
    inCategory: (day) => `on ${day}`,
    inGroup: (week) => `in ${week.toLowerCase()}`,
    count: (day, week) => `the number of passengers carried on ${day} of ${week.toLowerCase()}`,
    counts: (week) => `the five daily numbers of passengers carried in ${week.toLowerCase()}`,
    steps: [50, 100, 150],
    basis: "A mountain railway carries some hundreds of passengers a day.",
  },
  {
    title: "Shorebirds Counted at Five Mudflats",
    shows: "the number of shorebirds counted on each of five mudflats in spring and fall",
    axis: "Number of shorebirds",
    categories: ["Mudflat A", "Mudflat B", "Mudflat C", "Mudflat D", "Mudflat E"],
    categoryLabel: "Mudflat",
    groups: ["Spring", "Fall"],
    things: "shorebirds",
    were: "were counted",
    inCategory: (mudflat) => `on ${mudflat}`,
    inGroup: (season) => `in ${season.toLowerCase()}`,
    count: (mudflat, season) =>
      `the number of shorebirds counted on ${mudflat} in ${season.toLowerCase()}`,
    counts: (season) =>
      `the numbers of shorebirds counted on the five mudflats in ${season.toLowerCase()}`,
    steps: [20, 50, 75],
    basis: "A mudflat feeds tens to hundreds of migrating shorebirds.",
  },
  {
    title: "Windows Assembled at Two Plants",
    shows: "the number of window frames assembled at two plants in each of five months",
    axis: "Number of window frames",
    categories: ["January", "February", "March", "April", "May"],
    categoryLabel: "Month",
    groups: ["Plant P", "Plant Q"],
    things: "window frames",
    were: "were assembled",
    inCategory: (month) => `in ${month}`,
    inGroup: (plant) => `at ${plant}`,
    count: (month, plant) => `the number of window frames assembled at ${plant} in ${month}`,
    counts: (plant) => `the five monthly numbers of window frames assembled at ${plant}`,
    steps: [100, 150, 250],
    basis: "A plant assembles some hundreds to thousands of frames a month.",
  },
];
