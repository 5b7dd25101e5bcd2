import { type DotScenario, dotScenarios } from "./data-sets.ts";

/** Small counts, one for each member of a group. */
export const tallyScenarios: readonly DotScenario[] = [
  ...dotScenarios.filter(({ counted }) => counted !== "rooms"),
  { label: "Number of pins", counted: "pins knocked down", each: "rolls" },
  { label: "Number of seeds", counted: "seeds", each: "oranges" },
  { label: "Number of errors", counted: "errors", each: "pages" },
  { label: "Number of repairs", counted: "repairs last year", each: "buses" },
  { label: "Number of visits", counted: "museum visits this year", each: "residents" },
  { label: "Number of blossoms", counted: "blossoms", each: "orchids" },
];

/** Counts that may be as great as 20 or 30. */
export const wideTallies: readonly DotScenario[] = [
  { label: "Number of seeds", counted: "seeds", each: "oranges" },
  { label: "Number of blossoms", counted: "blossoms", each: "orchids" },
  { label: "Number of goals", counted: "goals scored this season", each: "players" },
  { label: "Number of trips", counted: "trips made by ferry last month", each: "commuters" },
  { label: "Number of messages", counted: "messages sent today", each: "students" },
  { label: "Number of shells", counted: "shells collected", each: "children" },
  { label: "Number of laps", counted: "laps swum", each: "swimmers" },
];

/** The same small counts at two places. */
export interface TwoTallies {
  readonly label: string;
  readonly counted: string;
  readonly each: string;
  readonly places: readonly [string, string];
}

export const twoTallies: readonly TwoTallies[] = [
  {
    label: "Number of eggs",
    counted: "eggs",
    each: "nests",
    places: ["North Island", "South Island"],
  },
  {
    label: "Number of books",
    counted: "books borrowed",
    each: "readers",
    places: ["Elm Library", "Oak Library"],
  },
  {
    label: "Number of goals",
    counted: "goals scored",
    each: "games",
    places: ["Team 1", "Team 2"],
  },
  {
    label: "Number of flowers",
    counted: "flowers",
    each: "plants",
    places: ["Greenhouse 1", "Greenhouse 2"],
  },
  {
    label: "Number of defects",
    counted: "defects",
    each: "crates",
    places: ["Line 1", "Line 2"],
  },
  {
    label: "Number of passengers",
    counted: "passengers",
    each: "trips",
    places: ["Ferry 1", "Ferry 2"],
  },
  {
    label: "Number of calls",
    counted: "calls answered",
    each: "hours",
    places: ["Office 1", "Office 2"],
  },
  {
    label: "Number of pups",
    counted: "pups",
    each: "dens",
    places: ["Canyon 1", "Canyon 2"],
  },
];
