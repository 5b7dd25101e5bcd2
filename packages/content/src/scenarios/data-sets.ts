/** A count taken several times, such as points in games: "points that a team scored in" and "games". */
export interface ListScenario {
  readonly counted: string;
  readonly times: string;
  /** The count of one more time: "the player scored $x$ points". */
  readonly unknown: string;
}

/** Head of a column of counts: "Number of points". */
export function countedHeader({ counted }: ListScenario): string {
  return `Number of ${counted.split(" ")[0] ?? ""}`;
}

export const listScenarios: readonly ListScenario[] = [
  {
    counted: "points that a basketball player scored in",
    times: "games",
    unknown: "the player scored $x$ points",
  },
  {
    counted: "minutes that a violinist practiced on",
    times: "days",
    unknown: "the violinist practiced for $x$ minutes",
  },
  {
    counted: "trucks that crossed a bridge in",
    times: "hours",
    unknown: "$x$ trucks crossed the bridge",
  },
  {
    counted: "visitors to a lighthouse on",
    times: "days",
    unknown: "$x$ visitors came to the lighthouse",
  },
  {
    counted: "pages that a student read on",
    times: "evenings",
    unknown: "the student read $x$ pages",
  },
  {
    counted: "orders that a bakery received in",
    times: "hours",
    unknown: "the bakery received $x$ orders",
  },
  {
    counted: "gulls that a biologist saw on",
    times: "walks",
    unknown: "the biologist saw $x$ gulls",
  },
  {
    counted: "calls that a help desk answered in",
    times: "shifts",
    unknown: "the help desk answered $x$ calls",
  },
];

/** Small counts, one a dot: what is counted, and for whom. */
export interface DotScenario {
  readonly label: string;
  readonly counted: string;
  readonly each: string;
}

export const dotScenarios: readonly DotScenario[] = [
  { label: "Number of books", counted: "books read in June", each: "students" },
  { label: "Number of goals", counted: "goals scored this season", each: "players" },
  { label: "Number of eggs", counted: "eggs found", each: "nests" },
  { label: "Number of rooms", counted: "rooms", each: "apartments" },
  { label: "Number of sprouts", counted: "sprouts", each: "pots" },
  { label: "Number of trips", counted: "trips made by ferry last month", each: "commuters" },
];
