import type { Context } from "./context.ts";

/** Two numbers that are counted year by year, as the lines of a graph. */
export interface SeriesScenario extends Context {
  readonly title: string;
  readonly axis: string;
  readonly series: readonly [string, string];
  /** "the number of visitors to two public observatories" */
  readonly shows: string;
  /** The number of a series, as the question names it. */
  readonly number: (series: string) => string;
  /** Distances between grid lines. */
  readonly steps: readonly number[];
}

export const seriesScenarios: readonly SeriesScenario[] = [
  {
    title: "Nesting Pairs on Two Islands",
    axis: "Number of nesting pairs",
    series: ["East Island", "West Island"],
    shows: "the number of nesting pairs of puffins on two islands",
    number: (island) => `the number of nesting pairs on ${island}`,
    steps: [10, 20, 50],
    basis: "Puffin colonies have tens to hundreds of nesting pairs.",
  },
  {
    title: "Freight of Two Ports",
    axis: "Freight (thousands of tons)",
    series: ["Port Alder", "Port Birch"],
    shows: "the freight handled by two river ports",
    number: (port) => `the freight handled by ${port}`,
    steps: [20, 50, 100],
    basis: "River ports handle hundreds of thousands of tons a year.",
  },
  {
    title: "Riders of Two Tram Lines",
    axis: "Daily riders (thousands)",
    series: ["Blue line", "Green line"],
    shows: "the mean number of daily riders of two tram lines",
    number: (line) => `the number of daily riders of the ${line.toLowerCase()}`,
    steps: [2, 4, 5],
    basis: "Tram lines carry thousands to tens of thousands of riders a day.",
  },
  {
    title: "Olive Harvest in Two Valleys",
    axis: "Harvest (tons)",
    series: ["North valley", "South valley"],
    shows: "the weight of the olive harvest in two valleys",
    number: (valley) => `the olive harvest in the ${valley.toLowerCase()}`,
    steps: [20, 50, 100],
    basis: "Valleys harvest tens to hundreds of tons of olives a year.",
  },
  {
    title: "Well Permits in Two Counties",
    axis: "Number of permits",
    series: ["Lee County", "Polk County"],
    shows: "the number of permits for new wells in two counties",
    number: (county) => `the number of well permits in ${county}`,
    steps: [10, 20, 50],
    basis: "Counties permit tens to hundreds of new wells a year.",
  },
  {
    title: "Patents of Two Manufacturers",
    axis: "Number of patents",
    series: ["Company P", "Company Q"],
    shows: "the number of patents granted to two manufacturers of batteries",
    number: (company) => `the number of patents of ${company}`,
    steps: [2, 5, 10],
    basis: "Mid-sized manufacturers are granted tens of patents a year.",
  },
  {
    title: "Apprentices in Two Trades",
    axis: "Number of apprentices",
    series: ["Welding", "Plumbing"],
    shows: "the number of apprentices who started in two trades",
    number: (trade) => `the number of apprentices in ${trade.toLowerCase()}`,
    steps: [10, 20, 50],
    basis: "Training centers start tens to hundreds of apprentices a year.",
  },
  {
    title: "Visitors to Two Observatories",
    axis: "Visitors (thousands)",
    series: ["Hill observatory", "Lake observatory"],
    shows: "the number of visitors to two public observatories",
    number: (place) => `the number of visitors to the ${place.toLowerCase()}`,
    steps: [2, 5, 10],
    basis: "Public observatories have thousands to tens of thousands of visitors a year.",
  },
  {
    title: "Salmon Counted at Two Dams",
    axis: "Salmon (thousands)",
    series: ["Upper dam", "Lower dam"],
    shows: "the number of adult salmon counted at two dams",
    number: (dam) => `the number of salmon at the ${dam.toLowerCase()}`,
    steps: [2, 4, 5],
    basis: "Thousands to tens of thousands of salmon pass a dam in a year.",
  },
];
